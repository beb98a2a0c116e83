import { describe, expect, it } from 'vitest'
import { draftFor } from '@/components/hand/draft'
import { dealtBy, handOfTask } from '@/components/sheet/task-hand'
import type { Hand } from '@/lib/engine/table/hand'
import { agreed, claimed, played, rules, sheet, thrownIn } from '../support/builders'

const bela = rules('bela-2')

/** Returns the rows of a sheet with these hands, with the ids `a`, `b`, `c` … */
const rowsOf = (hands: readonly Hand[]) =>
  sheet(bela, hands).rows.map((row, index) => ({ id: 'abc'.charAt(index), row }))

describe('the dealer of a corrected hand', () => {
  const hands: readonly Hand[] = [thrownIn('misdeal', 0), agreed([0, 20], { dealer: 0 }), claimed({ dealer: 0 })]

  it.each(['a', 'b', 'c'])('hand %s keeps the dealer that the file names, with any other mistake in it', (hand) => {
    expect(dealtBy(handOfTask(rowsOf(hands), { kind: 'correct', hand }))).toBe(0)
  })

  it('a corrected hand keeps the dealer in turn unless another is named', () => {
    expect(dealtBy(handOfTask(rowsOf([thrownIn()]), { kind: 'correct', hand: 'a' }))).toBeNull()
  })

  it('a hand that was played after all keeps its dealer, and so do later hands', () => {
    expect(draftFor(bela, 'piles', thrownIn('misdeal', 0)).dealer).toBe(0)
    expect(draftFor(bela, 'piles', played({ dealer: 1 })).dealer).toBe(1)
  })

  it('a correction has a form of its own, apart from a new hand’s', () => {
    const rows = rowsOf(hands)
    expect(handOfTask(rows, { kind: 'record' })).toBeNull()
    expect(handOfTask(rows, { kind: 'insert', before: 'a' })).toBeNull()
    expect(draftFor(bela, 'piles', null).dealer).toBeNull()
  })
})
