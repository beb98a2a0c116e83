import * as z from 'zod/mini'
import { FEWEST_PAIRS, LONGEST_ROUND, MOST_PAIRS, OPPONENTS, ROUND_ENDS } from '../../../contest/contest'
import { MOST_ROUND_POINTS } from '../../../contest/counted'
import { CURRENCIES } from '../../../contest/stakes'
import { RANKINGS } from '../../../contest/standings'
import { cleanName, LENGTHS } from '../../../format/clean-text'
import { oneOf, upTo, wholeFrom } from '../../../format/schema'
import { time } from './parts'

const name = z.string().check(z.overwrite((text) => cleanName(text.trim(), LENGTHS.rules, '')))
const pair = wholeFrom(0, MOST_PAIRS - 1)
const both = <S extends z.ZodMiniType>(of: S) => z.tuple([of, of])

/** The plan of a contest. */
export const contestPlan = z
  .object({
    name: z.catch(name, ''),
    at: time,
    pairs: upTo(MOST_PAIRS, name.check(z.minLength(1))).check(z.minLength(FEWEST_PAIRS)),
    away: z.catch(z.array(z.unknown()), []),
    ends: oneOf(ROUND_ENDS),
    length: wholeFrom(1, LONGEST_ROUND.minutes),
    opponents: oneOf(OPPONENTS),
    counts: oneOf(RANKINGS),
    cap: z.catch(z.nullable(wholeFrom(1, MOST_ROUND_POINTS)), null),
    unopposed: z.catch(wholeFrom(0, MOST_ROUND_POINTS), 0),
  })
  .check(z.refine(({ ends, length }) => length <= LONGEST_ROUND[ends], { path: ['length'] }))

const points = z.catch(z.nullable(wholeFrom(0, MOST_ROUND_POINTS)), null)
const table = z.object({
  pairs: both(pair),
  points: z.catch(both(points), [null, null]),
  absent: z.catch(both(z.catch(z.boolean(), false)), [false, false]),
})

/** A round of a contest, without its number. It has pairs, each once. */
export const contestRound = z
  .object({
    tables: z.array(table),
    bye: z.nullable(pair),
    clock: z.catch(z.nullable(z.union([z.object({ until: time }), z.object({ left: time })])), null),
  })
  .check(
    z.refine(({ tables, bye }) => {
      const playing = [...tables.flatMap(({ pairs }) => pairs), ...(bye === null ? [] : [bye])]
      return playing.length > 0 && new Set(playing).size === playing.length
    }),
  )

const amount = z.catch(wholeFrom(0, Number.MAX_SAFE_INTEGER), 0)

/** The stakes of an evening, and their currency. */
export const stakes = z.object({
  difference: amount,
  game: amount,
  bate: amount,
  pot: amount,
  currency: z.catch(oneOf(CURRENCIES), 'EUR'),
})
