import fc from 'fast-check'
import {
  isListed,
  isOptionValue,
  OPTION_NAMES,
  OPTIONS,
  type NumberOption,
  type OptionName,
  type Rules,
} from '@/lib/engine/table/options'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS, rulesOf } from '@/lib/rulesets/sets/rule-set'
import { withoutClashes } from './without-clashes'

const TARGETS = [20, 60, 151, 300, 501, 1001]

const NUMBERS: Readonly<Record<NumberOption, readonly number[]>> = {
  target: TARGETS,
  bidStart: [70, 80, 90],
  bidTop: [160, 180, 650],
  capotBid: [250, 270, 300, 500],
}

const valuesOf = (option: OptionName): readonly unknown[] => {
  const values: readonly unknown[] = isListed(option) ? OPTIONS[option] : NUMBERS[option]
  return values
}

// The forms of tables. Drawn at random, few would be four players who bid for contracts.
const FORMS: readonly Partial<Rules>[] = [
  { players: 2, auction: 'turn-up', scoring: 'points' },
  { players: 3, auction: 'turn-up', scoring: 'points' },
  { players: 4, auction: 'turn-up', scoring: 'points' },
  { players: 4, auction: 'contracts', scoring: 'points' },
  { players: 4, auction: 'names-suit', scoring: 'points' },
  { players: 4, auction: 'bids', scoring: 'points' },
  { players: 4, auction: 'bids', scoring: 'points', sweep: '252' },
  { players: 4, auction: 'contracts', scoring: 'match-points' },
]

function toRules(values: Readonly<Record<string, unknown>>, form: Partial<Rules>): Rules {
  const all = { ...values, ...form }
  const wrong = OPTION_NAMES.find((option) => !isOptionValue(option, all[option as keyof typeof all]))
  if (wrong !== undefined) throw new Error(`expected a value of ${wrong}`)
  return withoutClashes(all as Rules, valuesOf)
}

/** Draws rules that can be played: any valid combination of options, whether a real table plays it or not. */
export const anyRules: fc.Arbitrary<Rules> = fc
  .tuple(
    fc.record(Object.fromEntries(OPTION_NAMES.map((option) => [option, fc.constantFrom(...valuesOf(option))]))),
    fc.constantFrom(...FORMS),
  )
  .map(([values, form]) => toRules(values, form))

/** Draws the rules of one of the documents, with any target. */
export const documentRules: fc.Arbitrary<Rules> = fc
  .tuple(fc.constantFrom(...RULE_SET_IDS), fc.option(fc.constantFrom(...TARGETS)))
  .map(([id, target]) => {
    const rules = rulesOf(ruleSet(id))
    return target === null ? rules : { ...rules, target }
  })
