import { describe, expect, it } from 'vitest'
import type { CountedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { counted, problemOf, rules } from '../support/builders'

const codeOf = (table: Rules, facts: Partial<CountedHand>) => problemOf(table, counted(facts))?.code

const partners = rules('klabberjass-4')
/** Hands are counted with bids at these tables. In contrée only a bela is declared, in coinche runs and fours too. */
const contree = (facts: Partial<CountedHand>) => codeOf(rules('contree'), { bid: 80, ...facts })
const coinche = (facts: Partial<CountedHand>) => codeOf(rules('coinche'), { bid: 80, ...facts })
const bulgarian = (facts: Partial<CountedHand>) => codeOf(rules('bridge-belote'), { tricks: [5, 3], ...facts })

describe('the sum of finished totals of partners', () => {
  it('in a suit it is 162 and declarations, which never make ten or thirty', () => {
    const codes = [0, 10, 20, 30, 40, 50, 60].map((more) => codeOf(partners, { totals: [100, 62 + more] }))
    const wrong = 'impossible-card-points'
    expect(codes).toEqual([undefined, wrong, undefined, wrong, undefined, undefined, undefined])
    expect(codeOf(partners, { totals: [80, 70] })).toBe(wrong)
    expect(codeOf(partners, { totals: [110, 60] })).toBe(wrong)
  })

  it('where a player can be forced to no trumps it is 130 and runs as well', () => {
    const forced = rules('klabberjass-4', { allPass: 'dealer-names', forcedNoTrump: 'allowed' })
    expect(codeOf(forced, { totals: [80, 70] })).toBeUndefined()
    expect(codeOf(forced, { totals: [80, 70], trump: 'hearts' })).toBe('impossible-card-points')
    expect(codeOf(forced, { totals: [80, 60], trump: 'none' })).toBe('impossible-card-points')
  })

  it('at the no trumps of bridge-belote, where nothing is declared, it is 130', () => {
    expect(bulgarian({ totals: [70, 60], trump: 'none' })).toBeUndefined()
    expect(bulgarian({ totals: [90, 60], trump: 'none' })).toBe('impossible-card-points')
  })

  it('at all trumps it is 258 and up to four belas', () => {
    const table = rules('bridge-belote', { runs: 'no', carres: 'no' })
    const all = (more: number) => codeOf(table, { totals: [158, 100 + more], trump: 'all', tricks: [5, 3] })
    expect([0, 20, 40, 60, 80].map(all)).toEqual(Array.from({ length: 5 }, () => undefined))
    expect([50, 100].map(all)).toEqual(['impossible-card-points', 'impossible-card-points'])
  })

  it('where only a bela is declared it is 162 or 182', () => {
    expect(contree({ totals: [100, 62] })).toBeUndefined()
    expect(contree({ totals: [100, 82] })).toBeUndefined()
    expect(contree({ totals: [100, 102] })).toBe('impossible-card-points')
    expect(contree({ totals: [112, 100] })).toBe('impossible-card-points')
  })

  it('where only fours are declared it is 162 and hundreds or hundred-fifties', () => {
    const table = rules('coinche', { runs: 'no' })
    const codes = [50, 70, 100, 120, 150, 200].map((more) => codeOf(table, { bid: 80, totals: [100, 62 + more] }))
    const wrong = 'impossible-card-points'
    expect(codes).toEqual([wrong, wrong, undefined, undefined, undefined, undefined])
  })

  it('all the tricks make 252 where the table pays them, and have to be entered', () => {
    expect(contree({ totals: [252, 0], tricks: [8, 0] })).toBeUndefined()
    expect(contree({ totals: [252, 20], tricks: [8, 0] })).toBeUndefined()
    expect(contree({ totals: [162, 0], tricks: [8, 0] })).toBe('impossible-card-points')
    expect(contree({ totals: [252, 0] })).toBe('impossible-card-points')
    expect(coinche({ totals: [252, 0] })).toBeUndefined()
  })

  it('a side without a trick has nothing but declarations', () => {
    expect(contree({ totals: [200, 52], tricks: [8, 0] })).toBe('impossible-tricks')
    expect(coinche({ totals: [252, 50], tricks: [8, 0] })).toBeUndefined()
    expect(coinche({ totals: [292, 10], tricks: [8, 0] })).toBe('impossible-tricks')
  })

  it('a side has the belas that it announced in its total', () => {
    expect(contree({ totals: [182, 0], bela: [1] })).toBe('impossible-bela')
    expect(contree({ totals: [162, 20], bela: [1] })).toBeUndefined()
    const two = { totals: [258, 20], trump: 'all' as const, tricks: [7, 1] }
    expect(bulgarian({ ...two, bela: [1] })).toBeUndefined()
    expect(bulgarian({ ...two, bela: [1, 3] })).toBe('impossible-bela')
  })

  it('with two or three players, or where all the tricks make 360, any sum is accepted', () => {
    expect(codeOf(rules('bela-2'), { totals: [80, 71] })).toBeUndefined()
    expect(codeOf(rules('klabberjass-4', { sweep: '360' }), { totals: [300, 71], tricks: [8, 0] })).toBeUndefined()
  })
})
