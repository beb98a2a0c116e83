import { describe, expect, it } from 'vitest'
import { emptyDraft, type Draft } from '@/components/hand/draft'
import { readDraft } from '@/components/hand/draft-facts'
import type { Rules } from '@/lib/engine/table/options'
import { rules, sheet } from '../support/builders'

const belote = rules('bridge-belote')
const two = rules('bela-2')

const reading = (table: Rules, way: Draft['way'], figures: readonly string[]) =>
  readDraft(
    table,
    { ...emptyDraft(table, way), taker: 0, trump: 'hearts', lastTrick: 1, figures },
    sheet(table, []).standing,
  )

describe('the form', () => {
  it('the form asks about 1 : 151, which no cards make, and can save it', () => {
    expect(reading(belote, 'piles', ['1', ''])).toMatchObject({
      state: 'ready',
      doubt: { kind: 'pile', side: 0, points: 1 },
    })
  })

  it('the form asks about a spoken total that no hand brings', () => {
    expect(reading(two, 'totals', ['60', '999'])).toMatchObject({
      state: 'ready',
      doubt: { kind: 'total', side: 1, points: 999 },
    })
  })

  it('the form does not question an ordinary count', () => {
    expect(reading(belote, 'piles', ['92', ''])).toMatchObject({ state: 'ready', doubt: null })
    expect(reading(two, 'totals', ['60', '102'])).toMatchObject({ state: 'ready', doubt: null })
  })

  it.each(['153', '999'])('the form says of %s at its field that 152 is the most', (figures) => {
    expect(reading(belote, 'piles', ['', figures])).toMatchObject({
      state: 'wrong',
      problem: { name: 'pile-over-pack', place: 'cardPoints.1', figures: { given: Number(figures), to: 152 } },
    })
  })

  it.each(['153', '999'])('the form says that %s is too much as soon as it is typed', (figures) => {
    const draft: Draft = { ...emptyDraft(belote, 'piles'), trump: 'hearts', figures: [figures, ''] }
    const problem = { name: 'pile-over-pack', place: 'cardPoints.0', figures: { given: Number(figures), to: 152 } }
    const { standing } = sheet(belote, [])
    expect(readDraft(belote, draft, standing)).toMatchObject({ state: 'wrong', problem })
    expect(readDraft(belote, { ...draft, taker: 0 }, standing)).toMatchObject({ state: 'wrong', problem })
    expect(readDraft(two, { ...emptyDraft(two, 'piles'), figures: ['', figures] }, standing)).toMatchObject({
      state: 'wrong',
      problem: { ...problem, place: 'cardPoints.1', figures: { given: Number(figures), to: 146 } },
    })
  })
})
