import * as z from 'zod/mini'
import { isCard, RANKS, SUITS, TRUMPS } from '../engine/table/card'
import type { Card } from '../engine/table/card'
import { CLAIM_BELAS, MULTIPLIERS } from '../engine/table/hand'
import type { Rules } from '../engine/table/options'
import { sideCount } from '../engine/table/seats'
import { meldSchema } from './hand-schema'
import { object, optional, whole } from './shape'

const cardText = z.custom<Card>(isCard)
const cardsText = z.string().check(z.refine((text) => text.split(' ').every((word) => word === '' || isCard(word))))
const suit = z.enum(SUITS)
const trump = z.enum(TRUMPS)

/** The keys that every case may carry beside its question. */
const about = {
  id: optional(z.string()),
  title: optional(z.string()),
  source: optional(z.string()),
  rules: z.unknown(),
  expect: z.unknown(),
}

/** The questions to the referee, as cases and links write them, for a table under these rules. */
export function askSchemas(rules: Rules) {
  const seat = whole.check(z.minimum(0), z.maximum(rules.players - 1))
  const melds = z.array(meldSchema(rules))
  return {
    claim: object({
      ...about,
      ask: z.literal('claim'),
      totals: z.array(whole).check(z.length(sideCount(rules))),
      claimant: seat,
      afterTrick: whole,
      trickWonBy: z.nullable(seat),
      cardPoints: whole,
      runPoints: whole,
      runsAreBest: z.boolean(),
      bela: z.enum(CLAIM_BELAS),
      ledSince: z.boolean(),
      counted: z.boolean(),
      lastTrick: z.boolean(),
    }),
    runs: object({ ...about, ask: z.literal('runs'), trump, dealer: seat, melds }),
    'run-values': object({ ...about, ask: z.literal('run-values') }),
    'best-melds': object({ ...about, ask: z.literal('best-melds'), hand: cardsText, trump }),
    legal: object({ ...about, ask: z.literal('legal'), trump, hand: cardsText, trick: cardsText }),
    bidding: object({
      ...about,
      ask: z.literal('bidding'),
      dealer: seat,
      turnUp: optional(z.nullable(suit)),
      calls: z.array(z.tuple([whole, z.string()])),
    }),
    'void-deal': object({ ...about, ask: z.literal('void-deal'), dealer: seat, hands: z.array(cardsText) }),
    exchange: object({
      ...about,
      ask: z.literal('exchange'),
      turnUp: cardText,
      trump,
      holdsSeven: z.boolean(),
      playStarted: z.boolean(),
    }),
    bela: object({
      ...about,
      ask: z.literal('bela'),
      holds: z.string(),
      announcedAt: z.enum(['first-card', 'second-card', 'both', 'never']),
    }),
    cut: object({ ...about, ask: z.literal('cut'), cards: cardsText }),
    audit: object({
      ...about,
      ask: z.literal('audit'),
      dealer: seat,
      taker: seat,
      trump,
      turnUp: optional(z.nullable(cardText)),
      hands: optional(z.nullable(z.array(cardsText).check(z.length(rules.players)))),
      tricks: z.array(cardsText),
      melds: optional(melds),
      bela: optional(z.array(seat)),
      multiplier: optional(z.literal([...MULTIPLIERS])),
      big: optional(z.boolean()),
    }),
  } as const
}

export type AskName = keyof ReturnType<typeof askSchemas>
export type Ask<N extends AskName> = z.infer<ReturnType<typeof askSchemas>[N]>

export const isAskName = (name: unknown, schemas: ReturnType<typeof askSchemas>): name is AskName =>
  typeof name === 'string' && Object.hasOwn(schemas, name)

export const RUN_LENGTHS = [3, 4, 5, 6, 7, 8].filter((length) => length <= RANKS.length)
