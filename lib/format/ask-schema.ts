import * as z from 'zod/mini'
import { RANKS, SUITS } from '../engine/table/card'
import { CLAIM_BELAS } from '../engine/table/hand'
import type { Rules } from '../engine/table/options'
import { sideCount } from '../engine/table/seats'
import { about, cardsSchema, cardSchema, trump } from './ask-about'
import { meldSchema, multiplierSchema } from './hand-schema'
import { bidSchema, boundedWhole } from './parse-as'
import { listOf, object, oneOf, wholeFrom, type Read } from './schema'
import { sheetSchemas } from './sheet-schema'
import { talkSchemas } from './talk-schema'

const suit = oneOf(SUITS)

/** Returns the schemas of the questions to the referee, as cases and links write them, for a table with these rules. */
export function askSchemas(rules: Rules) {
  const seat = wholeFrom(0, rules.players - 1)
  const melds = z.array(meldSchema(rules))
  return {
    claim: object({
      ...about,
      ask: z.literal('claim'),
      totals: listOf(boundedWhole, sideCount(rules)),
      claimant: seat,
      afterTrick: boundedWhole,
      trickWonBy: z.nullable(seat),
      cardPoints: boundedWhole,
      runPoints: boundedWhole,
      runsAreBest: z.boolean(),
      bela: oneOf(CLAIM_BELAS),
      ledSince: z.boolean(),
      counted: z.boolean(),
      lastTrick: z.boolean(),
      barred: z.optional(seat),
    }),
    runs: object({ ...about, ask: z.literal('runs'), trump, dealer: seat, melds }),
    'run-values': object({ ...about, ask: z.literal('run-values') }),
    'best-melds': object({ ...about, ask: z.literal('best-melds'), hand: cardsSchema, trump }),
    legal: object({ ...about, ask: z.literal('legal'), trump, hand: cardsSchema, trick: cardsSchema }),
    bidding: object({
      ...about,
      ask: z.literal('bidding'),
      dealer: seat,
      turnUp: z.optional(z.nullable(suit)),
      calls: z.array(z.tuple([boundedWhole, z.string()])),
    }),
    'void-deal': object({ ...about, ask: z.literal('void-deal'), dealer: seat, hands: z.array(cardsSchema) }),
    exchange: object({
      ...about,
      ask: z.literal('exchange'),
      turnUp: cardSchema,
      trump,
      holdsSeven: z.boolean(),
      playStarted: z.boolean(),
    }),
    bela: object({
      ...about,
      ask: z.literal('bela'),
      holds: z.string(),
      announcedAt: oneOf(['first-card', 'second-card', 'both', 'never']),
    }),
    cut: object({ ...about, ask: z.literal('cut'), cards: cardsSchema }),
    audit: object({
      ...about,
      ask: z.literal('audit'),
      dealer: seat,
      taker: seat,
      trump,
      turnUp: z.optional(z.nullable(cardSchema)),
      hands: z.optional(z.nullable(listOf(cardsSchema, rules.players))),
      tricks: z.array(cardsSchema),
      melds: z.optional(melds),
      bela: z.optional(z.array(seat)),
      bid: z.optional(z.nullable(bidSchema)),
      multiplier: z.optional(multiplierSchema(rules)),
      big: z.optional(z.boolean()),
    }),
    ...talkSchemas(rules),
    ...sheetSchemas(rules),
  } as const
}

export type AskName = keyof ReturnType<typeof askSchemas>
export type Ask<N extends AskName> = Read<ReturnType<typeof askSchemas>[N]>

export const isAskName = (name: unknown, schemas: ReturnType<typeof askSchemas>): name is AskName =>
  typeof name === 'string' && Object.hasOwn(schemas, name)

export const RUN_LENGTHS = [3, 4, 5, 6, 7, 8].filter((length) => length <= RANKS.length)
