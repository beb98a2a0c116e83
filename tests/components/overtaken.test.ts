import { describe, expect, it } from 'vitest'
import { draftFor, type Draft } from '@/components/hand/draft'
import { isAlike, overtakenBy } from '@/components/ledger/overtaken'
import type { Hand } from '@/lib/engine/table/hand'
import { played, rules, thrownIn } from '../support/builders'
import { sheetRow } from '../support/sheet-row'

const table = rules('bela-2')

const rowOf = (id: string, hand: Hand = played()) => sheetRow(table, id, hand)

const rows = (...ids: readonly string[]) => ids.map((id) => rowOf(id))
const nobody = () => false
const numberOf = (found: ReturnType<typeof overtakenBy>) => found?.number ?? null

describe('a hand half typed while another tab saves', () => {
  it('is overtaken by a hand that no one had seen here', () => {
    expect(numberOf(overtakenBy(rows('a'), [], nobody))).toBe(1)
    expect(numberOf(overtakenBy(rows('a', 'b'), ['a'], nobody))).toBe(2)
    expect(overtakenBy(rows('a', 'b'), ['a'], nobody)?.row.id).toBe('b')
  })

  it('is overtaken by the first of several', () => {
    expect(numberOf(overtakenBy(rows('a', 'b', 'c'), ['a'], nobody))).toBe(2)
  })

  it('is not overtaken by what was seen, or by what this tab wrote itself', () => {
    expect(overtakenBy(rows('a', 'b'), ['a', 'b'], nobody)).toBeNull()
    expect(overtakenBy(rows('a', 'own'), ['a'], (id) => id === 'own')).toBeNull()
  })

  it('is not overtaken where a hand was undone, or is there again', () => {
    expect(overtakenBy(rows('a'), ['a', 'b'], nobody)).toBeNull()
    expect(overtakenBy(rows('a', 'b'), ['a', 'b'], nobody)).toBeNull()
  })

  it('only gets another number where a forgotten hand was put in before', () => {
    expect(overtakenBy(rows('new', 'a'), ['a'], nobody)).toBeNull()
  })

  it('is not overtaken where it is not known what was seen', () => {
    expect(overtakenBy(rows('a'), null, nobody)).toBeNull()
  })
})

describe('what is half typed', () => {
  const hand = played({ cardPoints: [70, 45] })
  const draft = draftFor(table, 'piles', hand)
  const overtaken = (saved: Hand) => overtakenBy([rowOf('a', saved)], [], nobody)
  const isSame = (typed: Draft, saved: Hand) => isAlike(table, typed, overtaken(saved))

  it('is the hand that was saved where it says the same of it, wherever the cursor stands', () => {
    expect(isSame({ ...draft, field: 1, fresh: false }, hand)).toBe(true)
  })

  it('is another where anything is said otherwise', () => {
    expect(isSame({ ...draft, figures: ['70', '46'] }, hand)).toBe(false)
    expect(isSame({ ...draft, taker: 1 }, hand)).toBe(false)
    expect(isSame({ ...draft, trump: 'spades' }, hand)).toBe(false)
    expect(isSame({ ...draft, bela: [0] }, hand)).toBe(false)
    expect(isSame({ ...draft, way: 'totals' }, hand)).toBe(false)
    expect(isSame(draft, thrownIn())).toBe(false)
  })
})
