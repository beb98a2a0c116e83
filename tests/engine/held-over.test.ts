import { describe, expect, it } from 'vitest'
import { agreed, from, lastRow, played, playedByFour, rules, score, sheet, thrownIn } from '../support/builders'

const level = played({ cardPoints: [61, 51], lastTrick: 1 })
const table = rules('bela-2')

describe('points held over', () => {
  it('points held over go to the taker who makes the next hand', () => {
    const row = score(table, played(), from([0, 61], 61))
    expect([row.score.points, row.heldOver]).toEqual([[131, 55], 0])
  })

  it('points held over go to the defender where the taker is bate', () => {
    const row = score(table, played({ cardPoints: [40, 75] }), from([0, 61], 61))
    expect([row.score.points, row.heldOver]).toEqual([[0, 186], 0])
  })

  it('points held over count for nothing when taker and defender are compared', () => {
    const row = score(table, played({ cardPoints: [50, 60] }), from([0, 61], 61))
    expect(row.score.verdict).toBe('bate')
  })

  it('points held over grow by the new taker’s points when the next hand is tied too', () => {
    const ledger = sheet(table, [level, played({ taker: 1, cardPoints: [48, 58], lastTrick: 0 })])
    const row = lastRow(ledger)
    expect([row.score.points, row.totals, row.heldOver]).toEqual([[58, 0], [58, 61], 119])
  })

  it('points held over wait through deals that no one plays', () => {
    const ledger = sheet(table, [level, thrownIn('all-pass'), thrownIn('schmeiss'), thrownIn('void-deal'), played()])
    const waiting = ledger.rows.map((row) => (row.state === 'scored' ? row.heldOver : null))
    expect(waiting).toEqual([61, 61, 61, 61, 0])
    expect(lastRow(ledger).totals).toEqual([131, 116])
  })

  it('points held over wait through points settled by word', () => {
    const row = score(table, agreed([0, 20]), from([0, 61], 61))
    expect([row.totals, row.heldOver]).toEqual([[0, 81], 61])
  })

  it('points held over go to the side that gains by a revoke', () => {
    const row = score(table, played({ revoke: 1 }), from([0, 61], 61))
    expect([row.score.points, row.heldOver]).toEqual([[186, 0], 0])
  })

  it('points held over can carry a player over the target', () => {
    const row = score(table, played({ cardPoints: [70, 40] }), from([440, 200], 61))
    expect(row.ending).toMatchObject({ over: true, winner: 0 })
    expect(row.totals).toEqual([571, 250])
  })

  it('points held over lapse at the end of the game', () => {
    const row = score(table, level, from([0, 460]))
    expect([row.ending, row.heldOver]).toEqual([expect.objectContaining({ over: true, winner: 1 }), 61])
  })
})

describe('hanging points in bridge-belote', () => {
  const bulgarian = rules('bridge-belote')

  it('hanging points go to the defenders who put the others inside', () => {
    const row = score(bulgarian, playedByFour({ cardPoints: [70, 82], lastTrick: 1 }), from([0, 21], 21))
    expect([row.score.points, row.totals]).toEqual([
      [0, 37],
      [0, 58],
    ])
  })

  it('hanging points are not doubled with the hand that wins them', () => {
    const row = score(bulgarian, playedByFour({ cardPoints: [80, 72], multiplier: 2 }), from([0, 8], 8))
    expect(row.totals).toEqual([40, 8])
  })

  it('hanging points grow by the whole of a doubled tie', () => {
    const row = score(bulgarian, playedByFour({ cardPoints: [71, 81], lastTrick: 0, multiplier: 2 }), from([0, 8], 8))
    expect([row.totals, row.heldOver]).toEqual([[0, 8], 40])
  })
})
