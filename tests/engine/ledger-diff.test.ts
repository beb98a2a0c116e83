import { describe, expect, it } from 'vitest'
import type { Hand } from '@/lib/engine/hand'
import { compareSheets } from '@/lib/engine/ledger-diff'
import { from, played, rules, said, sheet, thrownIn } from '../support/builders'

const table = rules('bela-2')
const tied = played({ cardPoints: [61, 51], lastTrick: 1 })
const made = played()

type Hands = Readonly<Record<string, Hand>>

/** What the rest of the sheet has to say when the hands, by name, become others; both players started with `start`. */
function differences(before: Hands, after: Hands, corrected: string | null = null, start = 0) {
  const of = (hands: Hands) => ({
    ids: Object.keys(hands),
    ledger: sheet(table, Object.values(hands), from([start, start])),
  })
  return compareSheets(of(before), of(after), corrected)
}

describe('a correction', () => {
  it('says nothing of a sheet that stays as it is', () => {
    expect(differences({ a: made, b: tied }, { a: made, b: tied })).toEqual([])
  })

  it('says what the hand becomes, but not its own new points', () => {
    expect(differences({ a: made }, { a: tied }, 'a')).toEqual([
      { kind: 'verdict', hand: 0, verdict: 'tied', heldOverAdded: 61 },
    ])
    expect(differences({ a: made }, { a: played({ cardPoints: [80, 35] }) }, 'a')).toEqual([])
  })

  it('names the later hands whose points change because something is held over no longer', () => {
    expect(differences({ a: tied, b: made }, { a: made, b: made }, 'a')).toEqual([
      { kind: 'verdict', hand: 0, verdict: 'made', heldOverAdded: 0 },
      { kind: 'points', hands: [1] },
    ])
  })

  it('tells the win that it undoes, and the hands that count again', () => {
    // 300 and three times 70 is past 501 at the third hand; 300 and 131 and 70 at the fourth.
    const winning = { a: made, b: made, c: made, d: made }
    const changed = { ...winning, a: tied, b: thrownIn() }
    expect(differences(winning, changed, 'a', 300)).toEqual([
      { kind: 'verdict', hand: 0, verdict: 'tied', heldOverAdded: 61 },
      { kind: 'verdict', hand: 1, verdict: 'thrown-in', heldOverAdded: 0 },
      { kind: 'points', hands: [2] },
      { kind: 'win-undone', hand: 2, winner: 0 },
      { kind: 'win', hand: 3, winner: 0 },
      { kind: 'counts-again', hands: [3] },
    ])
  })

  it('tells the win that it brings forward, and the hands that no longer count', () => {
    const big = played({ cardPoints: [115, 0], lastTrick: 0, tricks: [9, 0] })
    const found = differences({ a: made, b: made, c: made }, { a: big, b: big, c: made }, 'a', 280)
    expect(found).toContainEqual({ kind: 'win', hand: 1, winner: 0 })
    expect(found).toContainEqual({ kind: 'after-end', hands: [2] })
  })

  it('numbers the hands as the sheet stands afterwards, one having been put in before', () => {
    expect(differences({ a: tied, b: made }, { new: made, a: tied, b: made }, 'new')).toEqual([])
    expect(differences({ a: made, b: made }, { a: made, new: tied, b: made }, 'new')).toEqual([
      { kind: 'points', hands: [2] },
    ])
  })

  it('points to the hand that cannot be counted now', () => {
    const open = played({ melds: [said(0, 4), said(1, 4)] })
    expect(differences({ a: made, b: made }, { a: made, b: open })).toContainEqual({ kind: 'open', hand: 1 })
  })
})
