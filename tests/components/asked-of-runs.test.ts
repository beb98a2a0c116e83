import { describe, expect, it } from 'vitest'
import { askedOfRuns } from '@/components/hand/asked-of-runs'
import { emptyDraft, type Draft } from '@/components/hand/draft'
import { addRun, chooseTrump, describeRun, toggleBela } from '@/components/hand/draft-moves'
import type { Rules } from '@/lib/engine/table/options'
import { rules } from '../support/builders'

const two = rules('bela-2')
const bridge = rules('bridge-belote')

/** Returns a form with hearts as trumps and a run of this length for each of the first two seats. */
const level = (table: Rules, length: number): Draft =>
  addRun(addRun(chooseTrump(emptyDraft(table, 'piles'), 'hearts'), 0, length), 1, length)

/** Returns the questions about runs in short form, such as `0 top`. The last seat is the dealer. */
const asked = (table: Rules, draft: Draft): readonly string[] =>
  askedOfRuns(table, draft, table.players - 1).map(({ index, ask }) => `${index} ${ask}`)

describe('the form’s questions about runs', () => {
  it('the form asks about runs as soon as trumps are known', () => {
    const draft = level(two, 3)
    expect(asked(two, draft)).toEqual(['0 top', '1 top'])
    expect(asked(two, { ...draft, trump: null })).toEqual([])
  })

  it('the form asks about no run at no trumps where runs count nothing', () => {
    const draft = chooseTrump(level(bridge, 4), 'none')
    expect(asked(bridge, draft)).toEqual([])
    expect(asked(bridge, describeRun(draft, 0, { top: 'K' }))).toEqual([])
  })

  it('the form asks nothing that a called bela already tells', () => {
    // Two fifties from the king. One in hearts would win, but the first player has the king of hearts.
    const fifties = describeRun(describeRun(level(two, 4), 0, { top: 'K' }), 1, { top: 'K' })
    const plain = describeRun(fifties, 0, { suit: 'spades' })
    expect(asked(two, plain)).toContain('1 suit')
    expect(asked(two, toggleBela(plain, 0))).not.toContain('1 suit')
  })

  it('the form asks again about answered runs, so that they can be corrected', () => {
    const answered = describeRun(describeRun(level(two, 3), 0, { top: 'K' }), 1, { top: 'A' })
    expect(asked(two, answered)).toEqual(['0 top', '1 top'])
  })

  it('the form asks in the order of declaring, in any order of entry', () => {
    // Of equal plain runs the first declared wins. The dealer’s run was entered first, but declared second.
    const noted = addRun(addRun(chooseTrump(emptyDraft(two, 'piles'), 'hearts'), 1, 3), 0, 3)
    const lowest = describeRun(noted, 0, { top: '9' })
    expect(asked(two, describeRun(lowest, 0, { suit: 'spades' }))).toEqual(['0 top', '0 suit'])
  })
})
