import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rules } from '@/lib/engine/table/options'
import { answerKey } from '@/lib/rulesets/lookup/answer-keys'
import { answerFor } from '@/lib/rulesets/lookup/lookup'
import { isWithout } from '@/lib/rulesets/lookup/presupposed'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { questionById, QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { answerText } from '@/lib/rulesets/lookup/wording'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS, rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { ACTED_OUT, SETTLED_BY_WORD } from '../support/acted-out'
import { anyRules } from '../support/any-rules'
import { rules } from '../support/builders'

/** Returns the rule sets that a table with these rules can be based on: those for the same number of players. */
const basesOf = (table: Rules): readonly RuleSetId[] =>
  RULE_SET_IDS.filter((id) => rulesOf(ruleSet(id)).players === table.players)

const keyAt = (id: QuestionId, base: RuleSetId, table: Rules): string =>
  answerFor(questionById(id), base, table).said.answer

/** Returns how an answer differs from the outcome; `null` if it does not, or if the question does not come up. */
const parting = (id: QuestionId, base: RuleSetId, table: Rules): string | null => partings(id, [base], table)[0] ?? null

/** Returns each of these games in which the answer differs from what the engine does at the table. */
function partings(id: QuestionId, bases: readonly RuleSetId[], table: Rules): readonly string[] {
  const act = ACTED_OUT[id]
  const keys = bases.map((base) => ({ base, key: keyAt(id, base, table) })).filter(({ key }) => !isWithout(key))
  if (act === undefined || keys.length === 0) return []
  const done = act.act(table)
  return keys
    .filter(({ key }) => act.says[key] !== done)
    .map(({ base, key }) => `${id} at ${base}: “${key}” says ${act.says[key]}, and the engine does ${done}`)
}

describe('answers acted out in a game', () => {
  it('an answer says what the engine does, at any table', () => {
    fc.assert(
      fc.property(anyRules, (table) => {
        const ids = QUESTIONS.map(({ id }) => id)
        expect(ids.flatMap((id) => partings(id, basesOf(table), table))).toEqual([])
      }),
      { numRuns: Number(process.env['YUSS_RUNS'] ?? 300) },
    )
  })

  it.each<[QuestionId, RuleSetId, Partial<Rules>]>([
    ['dealer-after-tie', 'bela-2', { tie: 'bate' }],
    ['dealer-after-tie', 'klabberjass-4', { nextDealer: 'winner' }],
    ['same-class', 'klabberjass-4', { longRuns: 'hundred' }],
    ['same-class', 'bridge-belote', { longRuns: 'one' }],
    ['fifty-against-twenty', 'bridge-belote', { longRuns: 'split' }],
    ['all-trumps-play', 'bridge-belote', { beatPlain: 'yes' }],
    ['all-trumps-play', 'bridge-belote', { beatPartner: 'no' }],
    ['equal-runs', 'bela-2', { leader: 'taker' }],
    ['round-two', 'lehman', { allPass: 'dealer-names' }],
    ['points-in-hand', 'bridge-belote', { noTrumpDoubled: 'no' }],
    ['third-level', 'bridge-belote', { doubling: 2 }],
    ['third-level', 'bridge-belote', { doubling: 8 }],
    ['auction-end', 'bridge-belote', { doubling: 1 }],
    ['auction-end', 'bridge-belote', { doubling: 2 }],
    ['made', 'bridge-belote', { scoring: 'points', sweep: 'none' }],
    ['both-over', 'bela-2', { winNeedsTrick: 'yes' }],
  ])('the answer to %s at a table of %s with %o is what happens there', (id, base, changes) => {
    expect(parting(id, base, rules(base, changes))).toBeNull()
  })

  it('the answer names the player who leads where the order of declaring decides', () => {
    const question = questionById('equal-runs')
    const { said } = answerFor(question, 'bela-2', rules('bela-2', { leader: 'taker' }))
    const text = answerText(question, said.answer)
    expect(text).toMatch(/leads to the first trick/)
    expect(text).not.toMatch(/dealer/)
  })

  it('every answer that the rules of a table choose between is acted out', () => {
    const follows = QUESTIONS.filter(({ answers }) => answers.filter((key) => !isWithout(key)).length > 1)
    const chosen = follows.filter((question) =>
      RULE_SET_IDS.some((id) => {
        const key = answerKey(question, rulesOf(ruleSet(id)))
        return key !== null && !isWithout(key)
      }),
    )
    const missing = chosen.filter(({ id }) => ACTED_OUT[id] === undefined && SETTLED_BY_WORD[id] === undefined)
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it('a question that is acted out has something for each of its keys', () => {
    for (const { id, answers } of QUESTIONS) {
      const act = ACTED_OUT[id]
      if (act === undefined) continue
      const own = answers.filter((key) => !isWithout(key))
      expect.soft(Object.keys(act.says).toSorted(), id).toEqual(own.toSorted())
    }
  })
})
