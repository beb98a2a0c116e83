import { describe, expect, it } from 'vitest'
import { runQuestions } from '@/lib/engine/score/run-questions'
import type { Meld } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { played, playedByFour, rules, said, settled } from '../support/builders'

const asked = (table: Rules, melds: readonly Meld[]) =>
  runQuestions(table, (table.players === 4 ? playedByFour : played)({ trump: 'spades', melds }))

describe('questions about runs', () => {
  it('no run is asked about where another declaration is impossible', () => {
    expect(asked(rules('bela-2'), [said(0, 3), said(1, 3)])).not.toEqual([])
    expect(asked(rules('bela-2'), [said(0, 3), said(1, 3), settled(0, 5)])).toEqual([])
  })

  it('only the run that can change the winner is asked about', () => {
    // If the other side has ace, king and queen of hearts, the run of four in hearts would begin at the jack.
    const melds = [said(0, 4, null, 'hearts'), said(1, 4, 'Q', 'diamonds'), said(1, 3, null, 'hearts')]
    expect(asked(rules('bela-2'), melds)).toEqual([{ meld: 0, ask: 'top' }])
  })

  it('a run beside its holder’s ace is not asked about where its top changes nothing', () => {
    // Seat 1 declared first, so it wins with an ace too. Otherwise seat 0 wins, with any top of its other run in hearts.
    const melds = [said(1, 3, null, 'clubs'), said(0, 3, 'A', 'hearts'), said(0, 3, null, 'hearts')]
    expect(asked(rules('bela-2', { trumpRun: 'equal' }), melds)).toEqual([{ meld: 0, ask: 'top' }])
  })

  it('the top of a run is asked for where partners win it, or no one does', () => {
    // With an ace the runs are equal, and no one has the best. With any lower top side 0 has it.
    const table = rules('klabberjass-4', { equalRuns: 'nobody', trumpRun: 'equal', runsNeedTrick: 'yes' })
    const melds = [said(0, 3, 'A', 'hearts'), said(1, 3, null, 'diamonds')]
    expect(asked(table, melds)).toEqual([{ meld: 1, ask: 'top' }])
  })
})
