import * as z from 'zod/mini'
import { BELA_MOMENTS } from '../engine/referee/before-play'
import { RANKS, SUITS } from '../engine/table/card'
import type { Rules } from '../engine/table/options'
import { sideCount } from '../engine/table/seats'
import { about, trump } from './ask-about'
import { bidSchema, boundedWhole } from './parse-as'
import { anything, listOf, object, oneOf, wholeFrom } from './schema'

/** Returns the schemas of the questions about a sheet. The hands in them are read as those of a game. */
export function sheetSchemas(rules: Rules) {
  const seat = wholeFrom(0, rules.players - 1)
  const side = wholeFrom(0, sideCount(rules) - 1)
  const bySide = listOf(boundedWhole, sideCount(rules))
  const game = { dealer: seat, start: z.optional(anything) }
  const names = z.array(z.string())
  const byMeld = <S extends z.ZodMiniType>(fact: S) => z.optional(z.record(z.string(), fact))
  return {
    need: object({
      ...about,
      ask: z.literal('need'),
      hand: anything,
      totals: z.optional(bySide),
      heldOver: z.optional(boundedWhole),
      side,
      goal: oneOf(['hand', 'game']),
    }),
    asked: object({ ...about, ask: z.literal('asked'), hand: anything }),
    elsewhere: object({
      ...about,
      ask: z.literal('elsewhere'),
      there: anything,
      dealer: seat,
      totals: z.optional(bySide),
      hand: anything,
      extra: z.optional(
        object({
          lastTrick: z.optional(side),
          tricks: z.optional(bySide),
          trump: z.optional(trump),
          bid: z.optional(bidSchema),
          belaCalledAt: z.optional(oneOf(BELA_MOMENTS)),
          fours: z.optional(z.array(object({ seat, four: oneOf(RANKS) }))),
          lengths: byMeld(boundedWhole),
          tops: byMeld(oneOf(RANKS)),
          suits: byMeld(oneOf(SUITS)),
        }),
      ),
    }),
    // The hands of both sheets by their ids, as names of `known` hands.
    correction: object({
      ...about,
      ...game,
      ask: z.literal('correction'),
      known: z.record(z.string(), anything),
      before: z.record(z.string(), z.string()),
      after: z.record(z.string(), z.string()),
      there: z.optional(anything),
      corrected: z.optional(z.string()),
      deleted: z.optional(z.string()),
      inserted: z.optional(z.string()),
    }),
    chart: object({ ...about, ...game, ask: z.literal('chart'), hands: anything }),
    figures: object({
      ...about,
      ask: z.literal('figures'),
      of: names,
      games: z.array(
        object({
          rules: z.optional(anything),
          players: names,
          dealer: boundedWhole,
          start: z.optional(anything),
          hands: anything,
          /** The names from a hand on, counted from 0. */
          later: z.optional(object({ hand: boundedWhole, players: names })),
        }),
      ),
    }),
    series: object({
      ...about,
      ask: z.literal('series'),
      bestOf: boundedWhole,
      games: z.array(object({ sides: z.array(names), winner: z.nullable(boundedWhole) })),
    }),
  } as const
}
