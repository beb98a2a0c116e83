import { describe, expect, it } from 'vitest'
import { emptyDraft, type Draft } from '@/components/hand/draft'
import { readDraft } from '@/components/hand/draft-facts'
import { chooseBid, chooseTaker, chooseTrump, focusField, sayNoTrick, typeDigit } from '@/components/hand/draft-moves'
import { padAsked } from '@/components/hand/pad'
import { promptOf } from '@/components/hand/prompt'
import type { Table } from '@/lib/text/table'
import { tableAt } from '../support/text-builders'

const FOUR = tableAt('klabberjass-4')
const CONTREE = tableAt('contree')
const standing = { dealer: 3, totals: [0, 0], heldOver: 0 }

const typed = (draft: Draft, { rules }: Table, ...totals: readonly [string, string]): Draft =>
  totals.reduce(
    (before, digits, side) =>
      Array.from(digits).reduce((each, digit) => typeDigit(rules, each, digit), focusField(before, side)),
    draft,
  )

const read = ({ rules }: Table, draft: Draft) => readDraft(rules, draft, standing)

describe('totals that are typed', () => {
  it('a sum that no hand makes is named as soon as both are typed, before the taker', () => {
    const draft = typed(emptyDraft(FOUR.rules, 'totals'), FOUR, '80', '70')
    expect(read(FOUR, draft)).toMatchObject({
      state: 'wrong',
      problem: { name: 'totals-sum', figures: { given: 150 } },
    })
    const right = typed(draft, FOUR, '80', '82')
    expect(read(FOUR, right)).toMatchObject({ state: 'missing', missing: { kind: 'taker' } })
  })

  it('one total alone is not questioned', () => {
    const draft = typeDigit(FOUR.rules, emptyDraft(FOUR.rules, 'totals'), '7')
    expect(read(FOUR, draft)).toMatchObject({ state: 'missing' })
  })
})

describe('totals that only all the tricks make', () => {
  const bid = chooseBid(chooseTrump(chooseTaker(emptyDraft(CONTREE.rules, 'totals'), 0), 'hearts'), 100)
  const swept = typed(bid, CONTREE, '252', '0')
  const none = sayNoTrick(swept, 1, 'none', 8)

  it('the form asks whether the other side took a trick, on keys in place of digits', () => {
    const reading = read(CONTREE, swept)
    expect(padAsked(CONTREE.rules, swept, 3, reading)).toEqual({ kind: 'tricks' })
    expect(promptOf(CONTREE, swept, reading)).toBe('Sue and Tom took no trick?')
    expect(read(CONTREE, none)).toMatchObject({ state: 'ready' })
  })

  it('the answer is asked for again once a figure changes', () => {
    const changed = typed(none, CONTREE, '152', '10')
    expect(changed.tricks).toEqual([null, null])
    expect(read(CONTREE, changed)).toMatchObject({ state: 'ready' })
    const shared = sayNoTrick(swept, 1, 'some', 8)
    expect(typed(shared, CONTREE, '152', '10').tricks).toEqual([7, 1])
  })
})
