import { OPTION_NAMES, type Rules } from '../../engine/table/options'
import { RULE_SETS } from '../sets/catalogue'
import { RULE_SET_IDS, type RuleSetId } from '../sets/rule-set'
import { HOUSE } from '../sources/cite'
import type { ReadingId } from '../sources/readings'
import { VARIANTS, variantsOf, type Variant, type VariantId } from '../variants/variants'
import { tableKey } from './answer-keys'
import { isWithout } from './presupposed'
import { readingsOf, type Question, type CitedAnswer } from './question'

/**
 * A table's answer to a question. If the table agreed on a target that no document has, `said.answer` is that figure. `house` is
 * true if the answer differs from the rule set with which the table started. `variant` is the named variant behind the answer, if
 * any. `giver` is the rule set or variant that gives it, or `null` if only the table does.
 */
export interface TableAnswer {
  readonly said: CitedAnswer
  readonly giver: RuleSetId | VariantId | null
  readonly house: boolean
  readonly variant: Variant | null
  readonly players: Rules['players']
}

/** The origin of an answer: a rule set, or one of its variants. */
export interface AnswerGiver {
  readonly ruleSet: RuleSetId
  readonly variant: Variant | null
  readonly said: CitedAnswer
}

/** Returns the answer of a table with this rule set, or with rules that were changed from it. */
export function answerFor(question: Question, base: RuleSetId, rules?: Rules): TableAnswer {
  const own = answerOfRuleSet(question, base)
  const players = rules?.players ?? RULE_SETS[base].values.players.value
  const written: TableAnswer = { said: own, giver: base, house: false, variant: null, players }
  if (rules === undefined) return written
  const played = playedVariants(base, rules)
  const key = tableKey(question, base, rules) ?? saidBy(played, question) ?? documented(question, own)
  const variant = played.find(({ id }) => question.variants?.[id]?.answer === key) ?? null
  const said = variant === null ? null : question.variants?.[variant.id]
  if (variant !== null && said !== undefined && said !== null)
    return { said, giver: variant.id, house: said.answer !== own.answer, variant, players }
  if (key === own.answer) return written
  const agreed: CitedAnswer = { answer: key, source: HOUSE, readings: readingsBehind(question, base, key) }
  return { said: agreed, giver: null, house: true, variant: null, players }
}

/**
 * Returns the readings behind a house rule, from a game of the same document if possible. If the question asks for an option, the
 * table agreed on the answer itself, so only the readings behind its addition count.
 */
function readingsBehind(question: Question, base: RuleSetId, key: string): readonly ReadingId[] {
  const givers = giversOf(question).filter(({ said }) => said.answer === key)
  const { document } = RULE_SETS[base]
  const like = givers.find(({ ruleSet }) => RULE_SETS[ruleSet].document === document) ?? givers[0]
  if (question.option !== undefined) return like?.said.readings ?? []
  return readingsOf(like?.said ?? answerOfRuleSet(question, base))
}

/** Returns the answer of a rule set. */
export const answerOfRuleSet = (question: Question, base: RuleSetId): CitedAnswer => question.by[base]

/** Returns the answer of the document. If the question does not come up there, returns the first answer of another document. */
function documented({ answers }: Question, own: CitedAnswer): string {
  const others = answers.filter((key) => !isWithout(key))
  return isWithout(own.answer) ? (others[0] ?? own.answer) : own.answer
}

/** Returns the variants of this rule set that the table plays, those with the most changes first. */
const playedVariants = (base: RuleSetId, rules: Rules): readonly Variant[] =>
  variantsOf(base)
    .filter((variant) => isPlayed(variant, base, rules))
    .sort((a, b) => Object.keys(b.changes).length - Object.keys(a.changes).length)

/** Returns the answer of the first of these variants that has one of its own; `null` if none has. */
const saidBy = (played: readonly Variant[], { variants }: Question): string | null =>
  played.flatMap(({ id }) => variants?.[id]?.answer ?? [])[0] ?? null

/** Tells whether the rules match the variant in every option that it changes. */
function isPlayed({ changes }: Variant, base: RuleSetId, rules: Rules): boolean {
  const changed = OPTION_NAMES.filter((option) => changes[option] !== undefined)
  const differs = changed.some((option) => changes[option] !== RULE_SETS[base].values[option].value)
  return differs && changed.every((option) => changes[option] === rules[option])
}

/** Returns the games in which a question comes up, in their order. */
export const gamesAsking = ({ by }: Question): readonly RuleSetId[] =>
  RULE_SET_IDS.filter((id) => !isWithout(by[id].answer))

/** Returns all that answer a question: the rule sets, then their variants. */
export function giversOf({ by, variants }: Question): readonly AnswerGiver[] {
  const sets = RULE_SET_IDS.map((ruleSet): AnswerGiver => ({ ruleSet, variant: null, said: by[ruleSet] }))
  const others = VARIANTS.flatMap((variant) => {
    const said = variants?.[variant.id]
    return said === undefined ? [] : variant.of.map((ruleSet): AnswerGiver => ({ ruleSet, variant, said }))
  })
  return [...sets, ...others]
}
