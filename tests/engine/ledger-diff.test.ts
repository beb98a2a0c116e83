import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldLedger, type Ledger } from '@/lib/engine/game/ledger'
import { compareInserted, compareSheets, compareWithout } from '@/lib/engine/game/ledger-diff'
import type { Hand } from '@/lib/engine/table/hand'
import { clashes, OPTION_NAMES, type Rules } from '@/lib/engine/table/options'
import { anyRules, documentRules } from '../support/any-rules'
import { anyGame } from '../support/arbitraries'
import { from, played, playedByFour, rules, run, said, sheet, thrownIn } from '../support/builders'

const table = rules('bela-2')
const tied = played({ cardPoints: [61, 51], lastTrick: 1 })
const made = played()

type Hands = Readonly<Record<string, Hand>>

/** Returns the changes in the rest of the sheet when hands, by name, are replaced. Both players start with `start` points. */
function differences(before: Hands, after: Hands, corrected: string | null = null, start = 0) {
  const of = (hands: Hands) => ({
    ids: Object.keys(hands),
    ledger: sheet(table, Object.values(hands), from([start, start])),
  })
  return compareSheets(of(before), of(after), corrected)
}

/** Returns the changes in the rest of the sheet when a hand is deleted. */
function without(hands: Hands, name: string, start = 0) {
  const of = (kept: Hands) => ({
    ids: Object.keys(kept),
    ledger: sheet(table, Object.values(kept), from([start, start])),
  })
  const rest = Object.fromEntries(Object.entries(hands).filter(([id]) => id !== name))
  return compareWithout(of(hands), of(rest), Object.keys(hands).indexOf(name))
}

/** Returns the changes in the rest of the sheet when a hand is inserted at a place. */
function inserting(before: readonly Hand[], place: number, hand: Hand, start = 0) {
  const of = (hands: readonly Hand[], ids: readonly string[]) => ({
    ids,
    ledger: sheet(table, hands, from([start, start])),
  })
  const ids = before.map((_, index) => String(index))
  return compareInserted(
    of(before, ids),
    of([...before.slice(0, place), hand, ...before.slice(place)], [...ids.slice(0, place), 'new', ...ids.slice(place)]),
    place,
  )
}

describe('a hand that is put in', () => {
  it('an inserted hand leaves the other hands the numbers that they have on the sheet', () => {
    // The tie before the second hand leaves it 61, and because the next player deals after a tie, another seat deals it.
    expect(inserting([made, made], 1, tied)).toEqual([
      { kind: 'points', hands: [1] },
      { kind: 'dealer', hands: [1] },
    ])
    // From 300 the third made hand wins. With one more inserted before the second, the second one wins.
    expect(inserting([made, made, made], 1, made, 300)).toContainEqual({ kind: 'win', hand: 1, winner: 0 })
    expect(inserting([made, made, made], 1, made, 300)).toContainEqual({ kind: 'after-end', hands: [2] })
  })

  it('an inserted hand that ends the game itself is not named by a number', () => {
    expect(inserting([made, made], 1, made, 380)).toContainEqual({ kind: 'win', hand: null, winner: 0 })
  })
})

describe('a hand that is deleted', () => {
  it('a deleted hand is not named, though it won the game', () => {
    // 300 and three times 70 are past 501 at the third hand.
    expect(without({ a: made, b: made, c: made }, 'c', 300)).toEqual([{ kind: 'win-undone', hand: null, winner: 0 }])
  })

  it('a deleted first hand is not named, though it won the game', () => {
    expect(without({ a: made }, 'a', 440)).toEqual([{ kind: 'win-undone', hand: null, winner: 0 }])
  })

  it('a deleted hand leaves the other hands the numbers that they have on the sheet', () => {
    // Without the tie nothing waits for the second hand. Seat 1 dealt it, and now the first dealer does.
    expect(without({ a: tied, b: made, c: made }, 'a')).toEqual([
      { kind: 'points', hands: [1] },
      { kind: 'dealer', hands: [1] },
    ])
    // 300 and twice 70 are not yet 501. The second hand is now the first, so the first dealer deals it.
    expect(without({ a: made, b: made, c: made }, 'a', 300)).toEqual([
      { kind: 'dealer', hands: [1] },
      { kind: 'win-undone', hand: 2, winner: 0 },
    ])
  })
})

describe('a correction', () => {
  it('a correction without effect on the sheet says nothing', () => {
    expect(differences({ a: made, b: tied }, { a: made, b: tied })).toEqual([])
  })

  it('a correction tells the hand’s new verdict but not its own new points', () => {
    expect(differences({ a: made }, { a: tied }, 'a')).toEqual([
      { kind: 'verdict', hand: 0, verdict: 'tied', heldOverAdded: 61 },
    ])
    expect(differences({ a: made }, { a: played({ cardPoints: [80, 35] }) }, 'a')).toEqual([])
  })

  it('a correction names the later hands whose points change as nothing is held over now', () => {
    expect(differences({ a: tied, b: made }, { a: made, b: made }, 'a')).toEqual([
      { kind: 'verdict', hand: 0, verdict: 'made', heldOverAdded: 0 },
      { kind: 'held-over', hand: 0, before: 61, after: 0 },
      { kind: 'points', hands: [1] },
    ])
  })

  it('a win that moves to a later hand is told once, with the hands that count again', () => {
    // 300 and three times 70 are past 501 at the third hand; 300, 131 and 70 at the fourth.
    const winning = { a: made, b: made, c: made, d: made }
    const changed = { ...winning, a: tied, b: thrownIn() }
    expect(differences(winning, changed, 'a', 300)).toEqual([
      { kind: 'verdict', hand: 0, verdict: 'tied', heldOverAdded: 61 },
      { kind: 'verdict', hand: 1, verdict: 'thrown-in', heldOverAdded: 0 },
      { kind: 'points', hands: [2] },
      // Seat 0 won the second hand and so dealt the third. Now the same dealer deals again.
      { kind: 'dealer', hands: [2] },
      { kind: 'win', hand: 3, winner: 0 },
      { kind: 'counts-again', hands: [3] },
    ])
  })

  it('a correction tells the win that it brings forward and the hands that no longer count', () => {
    const big = played({ cardPoints: [115, 0], lastTrick: 0, tricks: [9, 0] })
    const found = differences({ a: made, b: made, c: made }, { a: big, b: big, c: made }, 'a', 280)
    expect(found).toContainEqual({ kind: 'win', hand: 1, winner: 0 })
    expect(found).toContainEqual({ kind: 'after-end', hands: [2] })
  })

  it('a new or earlier win is told with the hands after it, and nothing else of them', () => {
    expect(differences({ a: thrownIn() }, { a: made }, 'a', 440)).toEqual([
      { kind: 'verdict', hand: 0, verdict: 'made', heldOverAdded: 0 },
      { kind: 'win', hand: 0, winner: 0 },
    ])
    // 390 and twice 70 are past 501 at the second hand, 390 and twice 55 are not. 390 and 113 are past it at the first.
    expect(differences({ a: made, b: made }, { a: played({ cardPoints: [113, 2] }), b: made }, 'a', 390)).toEqual([
      { kind: 'win', hand: 0, winner: 0 },
      { kind: 'after-end', hands: [1] },
    ])
  })

  it('hands are numbered as on the sheet after another hand was inserted before', () => {
    // The winner deals next, and after a tie the next player. The dealers are seats 1 and 0 before, and 1, 0 and 1 with the new
    // hand.
    expect(differences({ a: tied, b: made }, { new: made, a: tied, b: made }, 'new')).toEqual([
      { kind: 'dealer', hands: [1, 2] },
    ])
    expect(differences({ a: made, b: made }, { a: made, new: tied, b: made }, 'new')).toEqual([
      { kind: 'points', hands: [2] },
      { kind: 'dealer', hands: [2] },
    ])
  })

  it('a correction says who deals next now', () => {
    const lost = played({ taker: 1, cardPoints: [80, 35] })
    expect(differences({ a: made, b: made }, { a: made, b: lost }, 'b')).toEqual([
      { kind: 'verdict', hand: 1, verdict: 'bate', heldOverAdded: 0 },
    ])
    expect(differences({ a: made }, { a: thrownIn('misdeal') }, 'a')).toContainEqual({ kind: 'next-dealer', dealer: 1 })
  })

  it('an answer lists the waiting hands that count now, but not the answered one', () => {
    const open = played({ melds: [said(0, 4), said(1, 4)] })
    expect(differences({ a: open, b: made }, { a: made, b: made }, 'a')).toEqual([{ kind: 'counts-again', hands: [1] }])
  })

  it('a hand that asks the same as before is not mentioned again', () => {
    const open = played({ melds: [said(0, 4), said(1, 4)] })
    // Seat 0 deals the second hand either way: as the winner of the first, or as the next player after a tie.
    expect(differences({ a: made, b: open }, { a: tied, b: open }, 'a')).toEqual([
      { kind: 'verdict', hand: 0, verdict: 'tied', heldOverAdded: 61 },
    ])
  })

  it('a hand that asks something else, or with other figures, is mentioned', () => {
    const asking = (agreed: Rules, hand: Hand) => ({ ids: ['a'], ledger: sheet(agreed, [hand]) })
    const opened = [{ kind: 'open', hand: 0 }]
    // The question is whether the side with the run took a trick and, if all tricks are paid for, whether the other side did.
    const poor = playedByFour({ cardPoints: [152, 0], tricks: null, melds: [run(1, '9S 8S 7S')] })
    const of = (sweep: Rules['sweep']) => asking(rules('klabberjass-4', { runsNeedTrick: 'yes', sweep }), poor)
    expect(of('none').ledger.open?.problem.figures).toEqual({ side: 1 })
    expect(of('360').ledger.open?.problem.figures).toEqual({})
    expect(compareSheets(of('none'), of('360'), null)).toEqual(opened)
    expect(compareSheets(of('360'), of('none'), null)).toEqual(opened)
    expect(compareSheets(of('none'), of('none'), null)).toEqual([])
    const doubled = playedByFour({ multiplier: 8 })
    const upTo = (doubling: Rules['doubling']) => asking(rules('bridge-belote', { doubling }), doubled)
    expect(compareSheets(upTo(4), upTo(2), null)).toEqual(opened)
    // First the tops of two runs are asked for, then their suits.
    const told = (top: 'K' | null) => asking(table, played({ melds: [said(0, 3, top), said(1, 3, top)] }))
    expect(compareSheets(told(null), told('K'), null)).toEqual(opened)
    // First one pile is below 0, then the other.
    const below = (cardPoints: readonly number[]) => asking(table, played({ cardPoints }))
    expect(compareSheets(below([-1, 60]), below([60, -1]), null)).toEqual(opened)
    expect(compareSheets(below([-1, 60]), asking(table, played({ lastTrick: null })), null)).toEqual(opened)
  })

  it('a hand that cannot be counted any more is mentioned', () => {
    const open = played({ melds: [said(0, 4), said(1, 4)] })
    expect(differences({ a: made, b: made }, { a: made, b: open })).toContainEqual({ kind: 'open', hand: 1 })
  })
})

/**
 * Returns the sheet as text, row by row. Only the last row names the dealer of the next hand. While a hand is open it names none,
 * because no one deals next then.
 */
const saidBy = ({ rows, standing, over, winner, open }: Ledger): string =>
  JSON.stringify({
    rows: rows.map((row) => ({ ...row, nextDealer: null })),
    standing: open === null ? standing : { ...standing, dealer: null },
    over,
    winner,
  })

const idsFor = (ledger: Ledger) => ({ ids: ledger.rows.map((_, hand) => String(hand)), ledger })

/** Returns rules with one option of another table, or unchanged if that combination is impossible. */
function withOther(rules: Rules, other: Rules, option: keyof Rules): Rules {
  const changed = { ...rules, [option]: other[option] }
  return changed.players === rules.players && clashes(changed).length === 0 ? changed : rules
}

describe('rules agreed again', () => {
  const anyAgreed = fc.tuple(
    anyGame(fc.oneof(anyRules, documentRules)),
    fc.oneof(anyRules, documentRules),
    fc.constantFrom(...OPTION_NAMES),
  )

  it('a change of rules is reported exactly where the sheet says something else', () => {
    fc.assert(
      fc.property(anyAgreed, ([game, other, option]) => {
        const before = foldLedger(game)
        const after = foldLedger({ ...game, rules: withOther(game.rules, other, option) })
        const found = compareSheets(idsFor(before), idsFor(after), null)
        expect(found.length === 0).toBe(saidBy(before) === saidBy(after))
      }),
      { numRuns: Number(process.env['YUSS_RUNS'] ?? 1000) },
    )
  })

  it('a change of rules is not reported where it only moves an open deal’s dealer', () => {
    // After the redeal another seat would deal, but the next hand names its own dealer and waits for an answer.
    const open = played({ dealer: 0, melds: [said(0, 4), said(1, 4)] })
    const of = (agreed: Rules) => idsFor(sheet(agreed, [thrownIn('all-pass'), open]))
    const [before, after] = [
      of(rules('bela-2', { redealDealer: 'same' })),
      of(rules('bela-2', { redealDealer: 'next' })),
    ]
    expect(before.ledger.standing.dealer).not.toBe(after.ledger.standing.dealer)
    expect(compareSheets(before, after, null)).toEqual([])
  })

  it('a change of rules tells what a level hand holds over, under the same points', () => {
    // 61 to 61: the taker’s points are held over, or go to no one.
    const of = (agreed: Rules) => idsFor(sheet(agreed, [tied]))
    expect(compareSheets(of(table), of(rules('bela-2', { tie: 'defender-own' })), null)).toEqual([
      { kind: 'held-over', hand: 0, before: 61, after: 0 },
    ])
  })

  it('a change of rules tells where only the points earned, or only the reasons, differ', () => {
    const of = (trumpRun: Rules['trumpRun'], first: string, second: string) =>
      idsFor(
        sheet(rules('klabberjass-4', { trumpRun }), [
          playedByFour({ cardPoints: [40, 112], lastTrick: 1, melds: [run(0, first), run(1, second)] }),
        ]),
      )
    // The best run is the other side's because it is in trumps, or the taker's because it was declared first. The taker is bate
    // either way, and the others get all 182.
    expect(compareSheets(of('wins', 'KS QS JS', 'KH QH JH'), of('equal', 'KS QS JS', 'KH QH JH'), null)).toEqual([
      { kind: 'earned', hands: [0] },
    ])
    // The taker's run is in trumps and also declared first.
    expect(compareSheets(of('wins', 'KH QH JH', 'KS QS JS'), of('equal', 'KH QH JH', 'KS QS JS'), null)).toEqual([
      { kind: 'reasons', hands: [0] },
    ])
  })

  it('a change of rules tells who has won now, also where only the deciding rule differs', () => {
    // 450 and 70, 455 and 55: both are past 501. The taker has more, the other the last trick.
    const of = (changes: Partial<Rules>) => idsFor(sheet(rules('bela-2', changes), [made], from([450, 455])))
    expect(compareSheets(of({ bothOver: 'higher' }), of({ bothOver: 'last-trick' }), null)).toEqual([
      { kind: 'win-undone', hand: 0, winner: 0 },
      { kind: 'win', hand: 0, winner: 1 },
    ])
    // Only the taker is at 515.
    expect(compareSheets(of({ bothOver: 'higher' }), of({ bothOver: 'higher', target: 515 }), null)).toEqual([
      { kind: 'ending', hand: 0, over: true },
    ])
  })
})
