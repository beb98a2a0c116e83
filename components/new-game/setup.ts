import { eveningExtra } from '@/lib/actions/evening'
import { newId } from '@/lib/core/ids'
import { OPEN_EVENING } from '@/lib/engine/stats/series'
import { nameKey, withoutPeople, type PersonKeyOf } from '@/lib/engine/table/alike'
import type { Rules } from '@/lib/engine/table/options'
import { NO_NAME, seatsOf, seatsOfSide, sidesOf, type Seat } from '@/lib/engine/table/seats'
import { nameEveryone } from '@/lib/messages/compiled/app/evening'
import { paperWrong, rulesClash } from '@/lib/messages/compiled/app/setup'
import { differences, ruleSet } from '@/lib/rulesets/sets/catalogue'
import { rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { agree, type Agreement } from '@/lib/rulesets/variants/agree'
import type { GameSetup } from '@/lib/storage'
import type { PlannedFacts } from '@/lib/storage/sheet/evening-plan'
import { clashSentence } from '@/lib/text/problems/clash'
import { finalNames, nameNotes } from './names'
import { readPaper, type Paper } from './paper'

/** The possible lengths of a series, as “best of” a number of games; 1 is a single game. */
export const SERIES_LENGTHS = [1, 3, 5, OPEN_EVENING] as const
export type SeriesLength = (typeof SERIES_LENGTHS)[number]

/** The choices of a table before its first hand, as far as they have been made. */
export interface Setup {
  readonly agreement: Agreement
  /** The names by seat, as typed so far. */
  readonly names: readonly string[]
  readonly dealer: Seat
  readonly bestOf: SeriesLength
  /** The people who are here and have no seat, and how pairs are made; `null` if the game belongs to no evening. */
  readonly evening: (Omit<PlannedFacts, 'people'> & { readonly others: readonly string[] }) | null
  /** The score brought over from paper; `null` until someone enters it. */
  readonly paper: Paper | null
}

/**
 * Returns a setup with every default, so that one tap starts the game. `lately` are the names of the last game with as many
 * players, and `plan` is that of its evening.
 */
export function newSetup(
  agreement: Agreement,
  lately: readonly string[] | null,
  plan: PlannedFacts | null = null,
  keyOf: PersonKeyOf = nameKey,
): Setup {
  const { rules } = agree(agreement)
  const names = lately?.length === rules.players ? lately : seatsOf(rules).map(() => NO_NAME)
  const evening = plan === null ? null : plannedEvening(plan, rules, names, keyOf)
  return { agreement, names, dealer: 0, bestOf: 1, evening, paper: null }
}

/** Returns an evening whose people are these, some with a seat; `null` if such a game belongs to no evening. */
export function plannedEvening(
  { people, pairing, sittingOut }: PlannedFacts,
  { players }: { readonly players: number },
  seated: readonly string[],
  keyOf: PersonKeyOf,
): Setup['evening'] {
  const others = withoutPeople(people, seated, keyOf)
  return others.length > 0 || (players === 4 && pairing !== 'same') ? { others, pairing, sittingOut } : null
}

/** Returns rules as they are stored: the base and the differences from it. */
export const rulesJson = (base: RuleSetId, rules: Rules) => ({ base, ...differences(rulesOf(ruleSet(base)), rules) })

/** The facts that are stored when a game starts. */
export interface Start {
  readonly rules: Rules
  readonly names: readonly string[]
  readonly dealer: Seat
  readonly start: { readonly totals: readonly number[]; readonly heldOver: number }
}

/** The game that can be started, or the reason in words why it cannot be. */
export type StartOrNot = { readonly ok: true; readonly start: Start } | { readonly ok: false; readonly why: string }

export function startOf(setup: Setup, keyOf: PersonKeyOf): StartOrNot {
  const { rules, clashes } = agree(setup.agreement)
  const [clash] = clashes
  if (clash !== undefined) return { ok: false, why: rulesClash({ why: clashSentence(rules, clash) }) }
  const paper = readPaper(rules, setup.paper)
  if (!paper.ok) return { ok: false, why: paperWrong({ why: paper.problems[0]?.text ?? '' }) }
  const names = finalNames(rules, setup.names)
  const [same] = seatsOf(rules).flatMap((seat) => nameNotes(rules, names, seat, keyOf).refusal ?? [])
  if (same !== undefined) return { ok: false, why: same }
  if (setup.evening !== null && names.includes(NO_NAME)) return { ok: false, why: nameEveryone }
  return { ok: true, start: { rules, names, dealer: setup.dealer, start: paper.start } }
}

/** Returns the extra keys of a game that begins an evening. They list everyone who is here, with partners next to each other. */
export function newEveningExtra(
  { evening }: Setup,
  names: readonly string[],
  keyOf: PersonKeyOf,
): Pick<GameSetup, 'extra'> {
  if (evening === null) return {}
  const { pairing, sittingOut } = evening
  const others = withoutPeople(evening.others, names, keyOf)
  const seated = sidesOf({ players: names.length }).flatMap((side) =>
    seatsOfSide({ players: names.length }, side).map((seat) => names[seat] ?? NO_NAME),
  )
  const people = [...seated, ...others]
  return { extra: eveningExtra({ id: newId(), number: 1, people, pairing, sittingOut, out: others }) }
}
