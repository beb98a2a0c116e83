import { OPTION_NAMES } from '../../engine/table/options'
import type { Rules } from '../../engine/table/options'
import { RULE_SETS } from '../sets/catalogue'
import { RULE_SET_IDS } from '../sets/rule-set'
import type { RuleSetId } from '../sets/rule-set'
import { HOUSE } from '../sources/cite'
import type { ReadingId } from '../sources/readings'
import { rulesOfForm } from '../variants/forms'
import type { Form } from '../variants/forms'
import { VARIANTS, variantsOf } from '../variants/variants'
import type { Variant } from '../variants/variants'
import { answerKey } from './answer-keys'
import { isWithout } from './presupposed'
import { readingsOf } from './question'
import type { Question, Said } from './question'

/**
 * What one table answers to a question. `text` is `null` where a target was agreed that no
 * document has: `said.answer` is then the figure. `house` marks an answer that is not the one of
 * the rule set the table started from; `variant` is the named variant behind it, if there is one.
 */
export interface TableAnswer {
  readonly text: string | null
  readonly said: Said
  readonly house: boolean
  readonly variant: Variant | null
}

/** Who gives an answer: a rule set, or one of its variants. */
export interface Giver {
  readonly ruleSet: RuleSetId
  readonly variant: Variant | null
  readonly said: Said
}

/** One answer to a question, with all who give it; nobody where only a table of its own would. */
export interface AnswerGroup {
  readonly text: string
  readonly givers: readonly Giver[]
}

/** What a table answers that plays by this rule set, or by rules that grew from it. */
export function answerFor(question: Question, base: RuleSetId, rules?: Rules): TableAnswer {
  const own = question.by[base]
  if (rules === undefined) return tableAnswer(question, own, own, null)
  const key = answerKey(question, rules) ?? documented(question, own)
  const variant = playedVariant(question, base, rules, key)
  const said = variant === null ? null : question.variants?.[variant.id]
  if (variant !== null && said !== undefined && said !== null) return tableAnswer(question, own, said, variant)
  if (key === own.answer) return tableAnswer(question, own, own, null)
  return tableAnswer(question, own, { answer: key, source: HOUSE, readings: readingsBehind(question, base, key) }, null)
}

/**
 * What a house rule still leaves to be read: the readings of whoever answers so, of the own document first. Where
 * a question asks for an option, the table has agreed on the answer itself, and only what it adds is read.
 */
function readingsBehind(question: Question, base: RuleSetId, key: string): readonly ReadingId[] {
  const givers = giversOf(question).filter(({ said }) => said.answer === key)
  const { document } = RULE_SETS[base]
  const like = givers.find(({ ruleSet }) => RULE_SETS[ruleSet].document === document) ?? givers[0]
  if (question.option !== undefined) return like?.said.readings ?? []
  return readingsOf(like?.said ?? question.by[base])
}

/** What the document says; where the question did not come up there, what another says first. */
function documented({ answers }: Question, own: Said): string {
  const others = Object.keys(answers).filter((key) => !isWithout(key))
  return isWithout(own.answer) ? (others[0] ?? own.answer) : own.answer
}

function tableAnswer(question: Question, own: Said, said: Said, variant: Variant | null): TableAnswer {
  return { text: question.answers[said.answer] ?? null, said, house: said.answer !== own.answer, variant }
}

/** The variant of this rule set that the table plays and that answers so; of several the one that changes most. */
function playedVariant(question: Question, base: RuleSetId, rules: Rules, key: string): Variant | null {
  const [most] = variantsOf(base)
    .filter((variant) => question.variants?.[variant.id]?.answer === key && isPlayed(variant, base, rules))
    .sort((a, b) => Object.keys(b.changes).length - Object.keys(a.changes).length)
  return most ?? null
}

/** Whether the rules are those of the variant in every option that it changes. */
function isPlayed({ changes }: Variant, base: RuleSetId, rules: Rules): boolean {
  const changed = OPTION_NAMES.filter((option) => changes[option] !== undefined)
  const differs = changed.some((option) => changes[option] !== RULE_SETS[base].values[option].value)
  return differs && changed.every((option) => changes[option] === rules[option])
}

/** The answers to a question in the order in which the rule sets give them, each text once; those that only a table of its own would give come last. */
export function groupedAnswers(question: Question): readonly AnswerGroup[] {
  const givers = giversOf(question)
  const keys = [...givers.map(({ said }) => said.answer), ...Object.keys(question.answers)]
  const texts = new Set(keys.map((key) => textOf(question, key)))
  return [...texts].map((text) => ({
    text,
    givers: givers.filter(({ said }) => textOf(question, said.answer) === text),
  }))
}

function giversOf({ by, variants }: Question): readonly Giver[] {
  const sets = RULE_SET_IDS.map((ruleSet): Giver => ({ ruleSet, variant: null, said: by[ruleSet] }))
  const others = VARIANTS.flatMap((variant) => {
    const said = variants?.[variant.id]
    return said === undefined ? [] : variant.of.map((ruleSet): Giver => ({ ruleSet, variant, said }))
  })
  return [...sets, ...others]
}

function textOf(question: Question, key: string): string {
  const text = question.answers[key]
  if (text === undefined) throw new Error(`question ${question.id} has no answer ${key}`)
  return text
}

/** One question that two forms answer differently. */
export interface Difference {
  readonly question: Question
  readonly answers: readonly [TableAnswer, TableAnswer]
}

/** The questions that two forms answer in different words, in the order of a deal. */
export function differencesBetween(questions: readonly Question[], one: Form, other: Form): readonly Difference[] {
  const [oneRules, otherRules] = [rulesOfForm(one), rulesOfForm(other)]
  return questions.flatMap((question) => {
    const first = answerFor(question, one.ruleSet, oneRules)
    const second = answerFor(question, other.ruleSet, otherRules)
    return first.text === second.text ? [] : [{ question, answers: [first, second] as const }]
  })
}
