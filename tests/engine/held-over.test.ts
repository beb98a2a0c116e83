import { describe, expect, it } from 'vitest'
import { agreed, from, lastRow, played, rules, score, sheet, thrownIn } from '../support/builders'

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

  it('points held over lapse at the end of the game', () => {
    const row = score(table, level, from([0, 460]))
    expect([row.ending, row.heldOver]).toEqual([expect.objectContaining({ over: true, winner: 1 }), 61])
  })
})
