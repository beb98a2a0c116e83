import { describe, expect, it } from 'vitest'
import { draftFor, type Draft } from '@/components/hand/draft'
import { isAlike, overtakenBy } from '@/components/sheet/overtaken'
import type { Hand } from '@/lib/engine/table/hand'
import { played, rules, thrownIn } from '../support/builders'
import { sheetRow } from '../support/sheet-row'

const table = rules('bela-2')

const rowOf = (id: string, hand: Hand = played()) => sheetRow(table, id, hand)

const rows = (...ids: readonly string[]) => ids.map((id) => rowOf(id))
const nobody = () => false
const numberOf = (found: ReturnType<typeof overtakenBy>) => found?.number ?? null

describe('a half-typed hand while another tab saves', () => {
  it('the hand is overtaken by one that was not seen here', () => {
    expect(numberOf(overtakenBy(rows('a'), [], nobody))).toBe(1)
    expect(numberOf(overtakenBy(rows('a', 'b'), ['a'], nobody))).toBe(2)
    expect(overtakenBy(rows('a', 'b'), ['a'], nobody)?.row.id).toBe('b')
  })

  it('the hand is overtaken by the first of several', () => {
    expect(numberOf(overtakenBy(rows('a', 'b', 'c'), ['a'], nobody))).toBe(2)
  })

  it('the hand is not overtaken by seen hands, or by this tab’s own', () => {
    expect(overtakenBy(rows('a', 'b'), ['a', 'b'], nobody)).toBeNull()
    expect(overtakenBy(rows('a', 'own'), ['a'], (id) => id === 'own')).toBeNull()
  })

  it('the hand is not overtaken where another was undone or redone', () => {
    expect(overtakenBy(rows('a'), ['a', 'b'], nobody)).toBeNull()
    expect(overtakenBy(rows('a', 'b'), ['a', 'b'], nobody)).toBeNull()
  })

  it('the hand only gets another number where a forgotten one was inserted before', () => {
    expect(overtakenBy(rows('new', 'a'), ['a'], nobody)).toBeNull()
  })

  it('the hand is not overtaken where it is unknown which hands were seen', () => {
    expect(overtakenBy(rows('a'), null, nobody)).toBeNull()
  })
})

describe('a half-typed hand beside a saved one', () => {
  const hand = played({ cardPoints: [70, 45] })
  const draft = draftFor(table, 'piles', hand)
  const overtaken = (saved: Hand) => overtakenBy([rowOf('a', saved)], [], nobody)
  const isSame = (typed: Draft, saved: Hand) => isAlike(table, typed, overtaken(saved))

  it('the half-typed hand is the saved one if both have the same facts', () => {
    expect(isSame({ ...draft, field: 1, fresh: false }, hand)).toBe(true)
  })

  it('the half-typed hand is another one if any fact differs', () => {
    expect(isSame({ ...draft, figures: ['70', '46'] }, hand)).toBe(false)
    expect(isSame({ ...draft, taker: 1 }, hand)).toBe(false)
    expect(isSame({ ...draft, trump: 'spades' }, hand)).toBe(false)
    expect(isSame({ ...draft, bela: [0] }, hand)).toBe(false)
    expect(isSame({ ...draft, way: 'totals' }, hand)).toBe(false)
    expect(isSame(draft, thrownIn())).toBe(false)
  })
})
