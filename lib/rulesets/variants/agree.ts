import {
  clashes,
  OPTION_NAMES,
  OPTIONS,
  type Clash,
  type ClashNeed,
  type ListedOption,
  type OptionName,
  type Rules,
} from '../../engine/table/options'
import { differences, ruleSet } from '../sets/catalogue'
import { rulesOf, type RuleSetId } from '../sets/rule-set'
import { TWELVE_HANDS } from './in-hands'
import { variantsOf, withVariant, type Variant, type VariantId } from './variants'

/** An agreement before play: a game of the documents, its named variants, and changes of single options. */
export interface Agreement {
  readonly base: RuleSetId
  readonly variants: readonly VariantId[]
  readonly changes: Partial<Rules>
}

/** The rules that result from an agreement. */
export interface AgreedRules {
  readonly rules: Rules
  /** The options that were changed without being chosen, because a choice makes the value of the base impossible. */
  readonly followed: readonly OptionName[]
  /** The choices that cannot be played together; empty if the rules can be played. */
  readonly clashes: readonly Clash[]
}

/** Returns the agreement for a game as its document describes it. */
export const asWritten = (base: RuleSetId): Agreement => ({ base, variants: [], changes: {} })

const chosenVariants = ({ base, variants }: Agreement): readonly Variant[] =>
  variantsOf(base).filter((variant) => variants.includes(variant.id))

/** Returns the rules of an agreement. If values clash, a value that was not chosen is changed to suit those that were. */
export function agree(agreement: Agreement): AgreedRules {
  const written = rulesOf(ruleSet(agreement.base))
  const varied = chosenVariants(agreement).reduce(withVariant, written)
  const settings = chosenVariants(agreement).map(({ changes }) => changes)
  const isFree = (option: OptionName) => [...settings, agreement.changes].every((set) => set[option] === undefined)
  const settled = settle({ ...varied, ...agreement.changes }, isFree)
  const rules = isFree('target') ? withTarget(settled, written) : settled
  const followed = OPTION_NAMES.filter((option) => isFree(option) && rules[option] !== written[option])
  return { rules, followed, clashes: clashes(rules) }
}

type IsFree = (option: OptionName) => boolean

function settle(rules: Rules, isFree: IsFree): Rules {
  for (const clash of clashes(rules)) {
    const next = isFree(clash.option) ? withPlayable(rules, clash.option) : withNeed(rules, clash, isFree)
    if (next !== null) return settle(next, isFree)
  }
  return rules
}

/** Returns the rules with the first value of this option that can be played with the rest; `null` if there is none. */
function withPlayable(rules: Rules, option: OptionName): Rules | null {
  const values: readonly (string | number)[] | string = OPTIONS[option]
  if (typeof values === 'string') return null
  const tried = values.map((value): Rules => ({ ...rules, [option]: value }))
  return tried.find((one) => clashes(one).every((clash) => clash.option !== option)) ?? null
}

/**
 * The values that a choice changes to make itself possible. A different auction or unit would be a different game, so those are
 * left to the players.
 */
const BRINGS: { readonly [N in ClashNeed]?: Partial<Rules> } = {
  'no-exchange': { exchangeSeven: 'no' },
  'forced-taker': { allPass: 'dealer-names' },
}

function withNeed(rules: Rules, { needs }: Clash, isFree: IsFree): Rules | null {
  const brought = BRINGS[needs]
  if (brought === undefined) return null
  const options = OPTION_NAMES.filter((option) => brought[option] !== undefined)
  const next = { ...rules, ...brought }
  const isPlayable = clashes(next).every((clash) => !options.includes(clash.option))
  return isPlayable && options.every(isFree) ? next : null
}

/** The default target in each unit of the sheet, from the games for four players that use it. */
const TARGETS: { readonly [S in Rules['scoring']]: number } = { points: 1001, 'match-points': 151 }

function withTarget(rules: Rules, written: Rules): Rules {
  if (rules.goal !== written.goal && rules.goal === 'hands') return { ...rules, ...TWELVE_HANDS }
  return rules.scoring === written.scoring ? rules : { ...rules, target: TARGETS[rules.scoring] }
}

/**
 * Returns the agreement with one option changed. Variants with another value are removed; the value of the base is not stored as
 * a change. A change between points and hands removes the target, which has no meaning in the other unit.
 */
export function chooseOption<O extends OptionName>(agreement: Agreement, option: O, value: Rules[O]): Agreement {
  const kept = chosenVariants(agreement).filter(({ changes }) => (changes[option] ?? value) === value)
  const isSaid = kept.some(({ changes }) => changes[option] === value)
  const isWritten = ruleSet(agreement.base).values[option].value === value
  const others = without(agreement.changes, option === 'goal' ? ['goal', 'target'] : [option])
  const changes: Partial<Rules> = isSaid || isWritten ? others : { ...others, [option]: value }
  return { base: agreement.base, variants: kept.map(({ id }) => id), changes }
}

/** Adds a variant to the agreement, or removes it. An added variant replaces changes of the same options. */
export function toggleVariant(agreement: Agreement, variant: Variant): Agreement {
  const { base, variants } = agreement
  if (variants.includes(variant.id)) return { ...agreement, variants: variants.filter((id) => id !== variant.id) }
  const said = OPTION_NAMES.filter((option) => variant.changes[option] !== undefined)
  return { base, variants: [...variants, variant.id], changes: without(agreement.changes, said) }
}

const without = (changes: Partial<Rules>, options: readonly OptionName[]): Partial<Rules> =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => options.every((option) => option !== name)))

/**
 * Returns the agreement behind the rules of a game: its base, all variants whose changes the rules have, and the remaining
 * differences.
 */
export function agreementOf(base: RuleSetId, rules: Rules): Agreement {
  const isInForce = ({ changes }: Variant) =>
    OPTION_NAMES.every((option) => (changes[option] ?? rules[option]) === rules[option])
  const written = rulesOf(ruleSet(base))
  const changes = differences(written, rules)
  const inForce = variantsOf(base).filter(
    (variant) =>
      isInForce(variant) &&
      OPTION_NAMES.some((option) => changes[option] !== undefined && variant.changes[option] !== undefined),
  )
  const agreement = inForce.reduce(toggleVariant, { ...asWritten(base), changes })
  return OPTION_NAMES.filter((option) => agreement.changes[option] !== undefined).reduce(droppedIfFollowing, agreement)
}

/** Removes a difference that follows from the others, because it was not chosen. */
function droppedIfFollowing(agreement: Agreement, option: OptionName): Agreement {
  const others = { ...agreement, changes: without(agreement.changes, [option]) }
  return agree(others).rules[option] === agreement.changes[option] ? others : agreement
}

/** The reason why a variant cannot be added: an agreed variant that has another value for this option. */
export interface VariantConflict {
  readonly by: Variant
  readonly option: OptionName
}

/** Returns the reason why a variant cannot be added; `null` if it can. */
export function conflictOf(agreement: Agreement, variant: Variant): VariantConflict | null {
  for (const by of chosenVariants(agreement)) {
    const option = by.id === variant.id ? undefined : contradiction(by.changes, variant.changes)
    if (option !== undefined) return { by, option }
  }
  return null
}

const contradiction = (one: Partial<Rules>, other: Partial<Rules>): OptionName | undefined =>
  OPTION_NAMES.find(
    (option) => one[option] !== undefined && other[option] !== undefined && one[option] !== other[option],
  )

const SEAT_NEEDS: readonly ClashNeed[] = ['two-players', 'three-players', 'four-players', 'two-or-four-players']

/**
 * Tells whether hands with this value can be entered. A hand with a bid cannot be yet, so only tables that already have bids keep
 * them.
 */
const isRecorded = (rules: Rules, option: ListedOption, value: string | number): boolean =>
  rules.auction === 'bids' || !((option === 'auction' && value === 'bids') || (option === 'doubling' && value === 3))

/** Returns the values of a listed option that are possible with this number of players. */
export function valuesFor(rules: Rules, option: ListedOption): readonly (string | number)[] {
  const isPossible = (value: string | number) =>
    isRecorded(rules, option, value) &&
    clashes({ ...rules, [option]: value }).every(
      (clash) => clash.option !== option || !SEAT_NEEDS.includes(clash.needs),
    )
  const values: readonly (string | number)[] = OPTIONS[option]
  return values.filter(isPossible)
}
