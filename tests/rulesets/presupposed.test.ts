import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rules } from '@/lib/engine/table/options'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { answerFor } from '@/lib/rulesets/lookup/lookup'
import { isWithout, PRESUPPOSITIONS, withoutAt, type PresuppositionId } from '@/lib/rulesets/lookup/presupposed'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { questionById, QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { answerText } from '@/lib/rulesets/lookup/wording'
import { RULE_SET_IDS, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { FORMS, rulesOfForm } from '@/lib/rulesets/variants/forms'
import { anyRules } from '../support/any-rules'
import { rules } from '../support/builders'

/** Every question that presupposes something. The others can be asked at any table. */
const TAKEN_FOR_GRANTED: { readonly [Q in QuestionId]?: readonly PresuppositionId[] } = {
  'run-order': ['runs'],
  'bid-after-double': ['doubles'],
  'double-out-of-turn': ['doubles'],
  'bids-doubled': ['bids', 'doubles'],
  'sweep-bid-lead': ['bids'],
  'doubled-sweep': ['bids', 'doubles', 'counted-tricks', 'sweep-pays'],
  'dealer-after-tie': ['no-bids'],
  'dealer-after-redeal': ['redeal'],
  'turn-up-owner': ['turn-up'],
  'bottom-card': ['stock', 'bottom-card'],
  indicator: ['turn-up'],
  'round-one': ['rounds'],
  'round-two': ['rounds'],
  'turned-suit-again': ['turn-up'],
  'bimah-no-trump': ['forced-taker'],
  'schmeiss-agreed': ['schmeiss'],
  'schmeiss-refused': ['schmeiss'],
  'schmeiss-refused-again': ['schmeiss', 'late-schmeiss'],
  'contract-order': ['auction'],
  'who-doubles': ['doubles'],
  'bid-order': ['bids'],
  'lowest-bid': ['bids'],
  'bid-limit': ['bids'],
  'bid-again': ['bids'],
  'double-in-turn': ['bids', 'doubles'],
  generale: ['bids'],
  'who-exchanges': ['exchange'],
  'exchange-other-suit': ['exchange'],
  'when-to-exchange': ['exchange'],
  'must-exchange': ['exchange'],
  'points-for-exchange': ['exchange'],
  'run-of-three': ['runs'],
  'run-of-four': ['runs'],
  'run-of-five': ['runs'],
  'run-of-six': ['runs'],
  'run-of-seven': ['runs'],
  'run-of-eight': ['runs'],
  'overlapping-runs': ['runs'],
  'fifty-against-twenty': ['runs'],
  'same-class': ['runs'],
  'trump-run': ['runs'],
  'equal-runs': ['runs'],
  'longer-run': ['runs'],
  'second-runs': ['runs'],
  'losing-runs': ['runs'],
  'partners-runs': ['partners', 'runs'],
  'runs-need-trick': ['runs'],
  'meld-contest': ['runs', 'carres'],
  'sweep-melds': ['runs', 'no-run-trick'],
  'dead-run': ['runs', 'run-trick'],
  'words-of-runs': ['runs'],
  'when-to-declare': ['runs'],
  'twenty-after-fifty': ['runs'],
  'showing-runs': ['runs'],
  'must-declare': ['runs'],
  'false-run': ['runs'],
  'two-carres': ['carres'],
  'bela-without-best-run': ['runs'],
  'bela-in-run': ['runs'],
  'no-trump-melds': ['no-trumps', 'runs'],
  'bela-thrown-off': ['auction'],
  overtrump: ['third-hand'],
  undertrump: ['third-hand'],
  'partner-winning': ['partners'],
  'beat-partner': ['partners'],
  'all-trumps-play': ['no-trumps'],
  tie: ['no-bids'],
  'held-over-winner': ['held-over'],
  'second-tie': ['held-over'],
  'opponents-tied': ['two-opponents'],
  'odd-half': ['two-opponents', 'sharing'],
  'capot-bid': ['bids'],
  'capot-writes': ['bids'],
  pile: ['bids', 'counted-tricks'],
  'failed-sweep': ['bids', 'counted-tricks', 'sweep-pays'],
  'double-of': ['bids', 'doubles'],
  'third-level': ['doubles', 'auction'],
  'both-committed': ['doubles', 'no-bids'],
  'no-trump-doubled': ['no-trumps'],
  rounding: ['rounding'],
  multiply: ['doubles', 'match-points'],
  'sweep-doubled': ['doubles', 'premium', 'no-bids'],
  target: ['to-points'],
  'when-to-claim': ['claims'],
  'claim-counts': ['claims'],
  'false-claim': ['claims'],
  'claim-though-bate': ['claims'],
  'both-over': ['to-points', 'by-count'],
  'one-over': ['to-points', 'by-count'],
  'tie-at-target': ['to-points', 'by-count'],
  'end-on-sweep': ['to-points', 'by-count'],
  'tie-in-last-hand': ['in-hands', 'held-over'],
  'claim-before-showing': ['claims'],
  'held-over-past-target': ['held-over', 'to-points', 'by-count'],
  'held-over-at-end': ['held-over'],
}

/** Words in a question that name a thing that not every table has. */
const NAMED: readonly (readonly [RegExp, PresuppositionId])[] = [
  [/schmeiss/i, 'schmeiss'],
  [/\bclaim/i, 'claims'],
  [/exchange/i, 'exchange'],
  [/partner/i, 'partners'],
  [/both opponents/i, 'two-opponents'],
  [/doubled hand|redouble|of doubling|Do doubles/i, 'doubles'],
  [/held over|points that wait/i, 'held-over'],
  [/no trumps|no-trump/i, 'no-trumps'],
  [/forced to take/i, 'forced-taker'],
  [/first round|second round: what can be said/i, 'rounds'],
  [/turned-up|proposed trumps/i, 'turn-up'],
  [/contract/i, 'auction'],
]

/** Questions that name such a thing only to ask whether there is one, or to say that it did not happen. */
const ASKS_OF_IT: readonly QuestionId[] = [
  'no-trump-contracts',
  'schmeiss',
  'exchange-seven',
  'claims',
  'doubling',
  'bimah',
  'both-over',
  'one-over',
]

const byName: readonly (readonly [QuestionId, RuleSetId, Partial<Rules>, RegExp])[] = [
  ['schmeiss-refused', 'bela-2', {}, /there is no schmeiss/],
  ['schmeiss-agreed', 'bridge-belote', {}, /there is no schmeiss/],
  ['schmeiss-refused-again', 'lehman', { schmeiss: 'first-turn' }, /first turn only/],
  ['who-doubles', 'klabberjass-4', {}, /there are no doubles/],
  ['multiply', 'bela-2', {}, /there are no doubles/],
  ['sweep-doubled', 'bridge-belote', { sweep: 'none' }, /no premium/],
  ['when-to-exchange', 'bicycle', { exchangeSeven: 'no' }, /cannot be exchanged/],
  ['claim-counts', 'bela-2', { claims: 'none' }, /there are no claims/],
  ['held-over-winner', 'bela-2', { tie: 'defender-own' }, /nothing is held over/],
  ['partner-winning', 'bela-3', {}, /everyone plays alone/],
  ['indicator', 'bridge-belote', {}, /no card is turned up/],
  ['no-trump-melds', 'denexa', {}, /one suit is always trumps/],
  ['bimah-no-trump', 'bela-2', {}, /no one is forced/],
  ['dealer-after-redeal', 'bela-3', { allPass: 'dealer-names' }, /one player has to take/],
]

describe('a question that assumes a rule that the table does not have', () => {
  it('every question with an assumption is listed with it', () => {
    const found = QUESTIONS.flatMap(({ id, presupposes }) => (presupposes === undefined ? [] : [[id, presupposes]]))
    expect(Object.fromEntries(found)).toEqual(TAKEN_FOR_GRANTED)
  })

  it.each(NAMED)('questions with the words %s assume the rule %s', (words, presupposed) => {
    const naming = QUESTIONS.filter(({ id }) => words.test(ask[id]) && !ASKS_OF_IT.includes(id))
    expect(naming).not.toEqual([])
    const silent = naming.filter(({ presupposes = [] }) => !presupposes.includes(presupposed))
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  it.each(byName)('%s at a table of %s with %o does not apply', (id, base, changes, why) => {
    const question = questionById(id)
    const text = answerText(question, answerFor(question, base, rules(base, changes)).said.answer)
    expect(text).toMatch(/^The question does not arise: /)
    expect(text).toMatch(why)
  })

  it('a question without its rule says so in every game and variation, and only there', () => {
    for (const question of QUESTIONS) {
      for (const form of FORMS) {
        const table = rulesOfForm(form)
        const { said } = answerFor(question, form.ruleSet, table)
        const without = withoutAt(question.presupposes, table)
        expect(isWithout(said.answer) ? said.answer : null, `${question.id} in ${form.id}`).toBe(without)
      }
    }
  })

  it('a question without its rule says so at any table and still has an answer', () => {
    fc.assert(
      fc.property(anyRules, fc.constantFrom(...RULE_SET_IDS), (table, base) => {
        for (const question of QUESTIONS) {
          const { said } = answerFor(question, base, table)
          expect(isWithout(said.answer) ? said.answer : null, question.id).toBe(withoutAt(question.presupposes, table))
          if (question.option !== 'target') expect(answerText(question, said.answer), question.id).not.toBeNull()
        }
      }),
      { numRuns: Number(process.env['YUSS_RUNS'] ?? 60) },
    )
  })

  it.each(Object.keys(PRESUPPOSITIONS))('the rule %s is missing at some table and assumed by some question', (id) => {
    expect(Object.values(TAKEN_FOR_GRANTED).flat()).toContain(id)
  })
})
