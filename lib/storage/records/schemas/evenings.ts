import * as z from 'zod/mini'
import { LONGEST_CLOCK, MINUTE } from '../../../contest/clock'
import { FEWEST_PAIRS, LONGEST_ROUND, MOST_PAIRS, OPPONENTS, ROUND_ENDS } from '../../../contest/contest'
import { MOST_ROUND_POINTS } from '../../../contest/counted'
import { FEWEST_PEOPLE, MOST_IN_EVENING, MOST_PEOPLE, PAIRINGS, SITTING_OUT } from '../../../contest/evening'
import { CURRENCIES, MOST_PAID, MOST_STAKE } from '../../../contest/stakes'
import { RANKINGS } from '../../../contest/standings'
import { cleanName, LENGTHS } from '../../../format/clean-text'
import { oneOf, upTo, wholeFrom } from '../../../format/schema'
import { time } from './parts'

/**
 * Returns the schema of a part of a record, or one that reads something else in its place. The records are defined once in terms
 * of such parts: whole, for all that is written, and as far as they can be read.
 */
type Part = <T>(schema: z.ZodMiniType<T>, otherwise: T) => z.ZodMiniType<T>
const whole: Part = (schema) => schema
const asFarAsRead: Part = (schema, otherwise) => z.catch(schema, otherwise)

const nameUpTo = (length: number) => z.string().check(z.overwrite((text) => cleanName(text.trim(), length, '')))
const name = nameUpTo(LENGTHS.rules)
const pairName = name.check(z.minLength(1))
const pair = wholeFrom(0, MOST_PAIRS - 1)
const both = <S extends z.ZodMiniType>(of: S) => z.tuple([of, of])

const planOf = (part: Part) => ({
  name: part(name, ''),
  at: part(time, 0),
  away: part(upTo(MOST_PAIRS, pair), []),
  ends: part(oneOf(ROUND_ENDS), 'deals'),
  length: part(wholeFrom(1, LONGEST_ROUND.minutes), 1),
  rings: part(z._default(z.boolean(), false), false),
  opponents: part(oneOf(OPPONENTS), 'draw'),
  counts: part(oneOf(RANKINGS), 'points'),
  cap: part(z.nullable(wholeFrom(1, MOST_ROUND_POINTS)), null),
  unopposed: part(wholeFrom(0, MOST_ROUND_POINTS), 0),
})

/** The plan of a contest. */
export const contestPlan = z
  .object({ ...planOf(whole), pairs: upTo(MOST_PAIRS, pairName).check(z.minLength(FEWEST_PAIRS)) })
  .check(z.refine(({ ends, length }) => length <= LONGEST_ROUND[ends], { path: ['length'] }))

/** The plan of a contest as far as it can be read. A pair whose name cannot be read has none. */
export const contestPlanInParts = z.object({
  ...planOf(asFarAsRead),
  pairs: z.catch(z.array(z.catch(name, '')), []),
})

const NEITHER: [boolean, boolean] = [false, false]
const points = z.nullable(wholeFrom(0, MOST_ROUND_POINTS))
const tableOf = (part: Part) =>
  z.object({
    pairs: both(pair),
    points: part(both(part(points, null)), [null, null]),
    absent: part(both(part(z.boolean(), false)), NEITHER),
  })

const more = z.optional(wholeFrom(0, LONGEST_CLOCK * MINUTE))

const roundOf = (part: Part) =>
  z
    .object({
      tables: z.array(tableOf(part)),
      bye: z.nullable(pair),
      clock: part(z.nullable(z.union([z.object({ until: time, more }), z.object({ left: time, more })])), null),
    })
    .check(
      z.refine(({ tables, bye }) => {
        const playing = [...tables.flatMap(({ pairs }) => pairs), ...(bye === null ? [] : [bye])]
        return playing.length > 0 && new Set(playing).size === playing.length
      }),
    )

/** A round of a contest, without its number. It has pairs, each once. */
export const contestRound = roundOf(whole)

/** A round as far as it can be read: without results that cannot. Its pairs have to be read. */
export const contestRoundInParts = roundOf(asFarAsRead)

const person = nameUpTo(LENGTHS.player).check(z.minLength(1))

/** The plan of an evening, as last changed between two games. */
export const changedPlan = z.object({
  people: upTo(MOST_PEOPLE, person).check(z.minLength(FEWEST_PEOPLE)),
  pairing: oneOf(PAIRINGS),
  sittingOut: oneOf(SITTING_OUT),
  at: time,
  after: z.optional(z.nullable(wholeFrom(0, MOST_IN_EVENING))),
})

const stake = wholeFrom(0, MOST_STAKE)
const payment = z.object({ from: person, to: person, amount: wholeFrom(0, Number.MAX_SAFE_INTEGER) })

const stakesOf = (part: Part) =>
  z.object({
    difference: part(stake, 0),
    game: part(stake, 0),
    bate: part(stake, 0),
    pot: part(stake, 0),
    currency: part(oneOf(CURRENCIES), 'EUR'),
    paid: part(z._default(upTo(MOST_PAID, payment), []), []),
  })

/** The stakes of an evening, their currency, and the payments that were made. */
export const stakes = stakesOf(whole)

/** The stakes as far as they can be read. */
export const stakesInParts = stakesOf(asFarAsRead)

const ROUND_NUMBER = /^[1-9]\d{0,2}$/

/** Returns the schema of the value of a register by its key; `null` if only newer code knows such a key. */
export function valueUnder(key: string): z.ZodMiniType | null {
  const [kind, , number, ...more] = key.split('/')
  if (kind === 'contest' && number !== undefined && more.length === 0)
    return ROUND_NUMBER.test(number) ? contestRound : null
  return number === undefined && kind !== undefined ? (VALUES.get(kind) ?? null) : null
}

const VALUES: ReadonlyMap<string, z.ZodMiniType> = new Map<string, z.ZodMiniType>([
  ['deleted', z.boolean()],
  ['evening', changedPlan],
  ['stakes', stakes],
  ['contest', contestPlan],
])
