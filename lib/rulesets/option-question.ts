import type { OptionName, Rules } from '../engine/options'
import { RULE_SETS, VARIANTS } from './index'
import type { RuleSetId, VariantId } from './index'
import { question, says } from './question'
import type { Question, Said } from './question'
import type { SourceBySet } from './rule-source'

/** The options with a closed list of values: all but the target. */
export type ListedOption = Exclude<OptionName, 'target'>

/** The values of an option as keys of answers. */
export type ValueKey<O extends ListedOption> = `${Rules[O]}`

type Notes = { readonly [S in RuleSetId]?: string }

interface OptionQuestion<O extends ListedOption> extends Omit<Question, 'option' | 'answers' | 'by' | 'variants'> {
  readonly option: O
  readonly answers: { readonly [K in ValueKey<O>]: string }
  readonly notes?: Notes
}

/** A question that asks exactly what an option asks: every rule set and variant answers with its own value and the source of that value. */
export function optionQuestion<O extends ListedOption>({ notes, ...asked }: OptionQuestion<O>): Question {
  return question<ValueKey<O>>({
    ...asked,
    by: byOption(asked.option, notes),
    variants: variantsByOption(asked.option),
  })
}

/** What each rule set says to an option, with the source of its value, and a note where one is given. */
export function byOption<O extends ListedOption>(
  option: O,
  notes: Notes = {},
): { readonly [S in RuleSetId]: Said<ValueKey<O>> } {
  return byOptionAt(
    option,
    everywhere((id) => RULE_SETS[id].values[option].source),
    notes,
  )
}

/** What each rule set says to a question that an option answers, but each from a place of its own. */
export function byOptionAt<O extends ListedOption>(
  option: O,
  sources: SourceBySet,
  notes: Notes = {},
): { readonly [S in RuleSetId]: Said<ValueKey<O>> } {
  return everywhere((id) => says<ValueKey<O>>(`${RULE_SETS[id].values[option].value}`, sources[id], notes[id]))
}

/** What each variant that changes an option says to it. */
export function variantsByOption<O extends ListedOption>(option: O): { readonly [V in VariantId]?: Said<ValueKey<O>> } {
  const answers: { [V in VariantId]?: Said<ValueKey<O>> } = {}
  for (const { id, changes, source } of VARIANTS) {
    const value: Rules[O] | undefined = changes[option]
    if (value !== undefined) answers[id] = says<ValueKey<O>>(`${value}`, source)
  }
  return answers
}

/** The same answer in every rule set, each with its own source. */
export function unanimous<A extends string>(
  answer: A,
  sources: SourceBySet,
  notes: Notes = {},
): { readonly [S in RuleSetId]: Said<A> } {
  return everywhere((id) => says(answer, sources[id], notes[id]))
}

function everywhere<T>(of: (id: RuleSetId) => T): { readonly [S in RuleSetId]: T } {
  return {
    'bela-2': of('bela-2'),
    'bela-3': of('bela-3'),
    'klabberjass-4': of('klabberjass-4'),
    lehman: of('lehman'),
    bicycle: of('bicycle'),
    denexa: of('denexa'),
    'bridge-belote': of('bridge-belote'),
  }
}
