import { dequal } from 'dequal/lite'
import { PAIRINGS, SITTING_OUT } from '@/lib/contest/evening'
import { isRow, textsIn } from '@/lib/core/row'
import { isOptionValue, OPTION_NAMES, type Rules } from '@/lib/engine/table/options'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import type { Agreement } from '@/lib/rulesets/variants/agree'
import { variantsOf } from '@/lib/rulesets/variants/variants'
import type { Paper } from './paper'
import { SERIES_LENGTHS, type Setup } from './setup'

/** Returns a form of a new game as plain data, to keep until the game starts. Rules that are still the `first` ones are left out. */
export const keptSetup = ({ agreement, ...setup }: Setup, first: Agreement) => ({
  ...setup,
  agreement: dequal(agreement, first) ? null : agreement,
})

/**
 * Returns the form of a new game as it was left. A form that was not begun has the people who were typed for another game, if it
 * has as many players.
 */
export function setupLeft(fresh: Setup, own: unknown, other: unknown): Setup {
  const people = peopleIn(fresh, own)
  if (people === null || !isRow(own)) return { ...fresh, ...peopleIn(fresh, other) }
  return {
    agreement: agreementIn(own['agreement']) ?? fresh.agreement,
    ...people,
    dealer: [...people.names.keys()].find((seat) => seat === own['dealer']) ?? fresh.dealer,
    bestOf: SERIES_LENGTHS.find((length) => length === own['bestOf']) ?? fresh.bestOf,
    paper: paperIn(own['paper']),
  }
}

function peopleIn(fresh: Setup, kept: unknown): Pick<Setup, 'names' | 'evening'> | null {
  if (!isRow(kept)) return null
  const names = textsIn(kept['names'])
  return names.length === fresh.names.length ? { names, evening: eveningIn(kept['evening']) } : null
}

function eveningIn(kept: unknown): Setup['evening'] {
  if (!isRow(kept)) return null
  const pairing = PAIRINGS.find((way) => way === kept['pairing'])
  const sittingOut = SITTING_OUT.find((way) => way === kept['sittingOut'])
  return pairing === undefined || sittingOut === undefined
    ? null
    : { others: textsIn(kept['others']), pairing, sittingOut }
}

const paperIn = (kept: unknown): Paper | null =>
  isRow(kept) ? { totals: textsIn(kept['totals']), heldOver: String(kept['heldOver']) } : null

/** Reads an agreement that was kept as plain data; `null` if it is none. */
export function agreementIn(kept: unknown): Agreement | null {
  if (!isRow(kept)) return null
  const base = RULE_SET_IDS.find((id) => id === kept['base'])
  if (base === undefined) return null
  const named = textsIn(kept['variants'])
  const chosen = isRow(kept['changes']) ? kept['changes'] : {}
  const options = OPTION_NAMES.filter((option) => option in chosen && isOptionValue(option, chosen[option]))
  const changes: Partial<Rules> = Object.fromEntries(options.map((option) => [option, chosen[option]]))
  return { base, variants: variantsOf(base).flatMap(({ id }) => (named.includes(id) ? [id] : [])), changes }
}
