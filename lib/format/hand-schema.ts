import * as z from 'zod/mini'
import { isCard, parseCards, RANKS, SUITS, TRUMPS } from '../engine/table/card'
import { CLAIM_BELAS, DOUBLINGS, MULTIPLIERS, THROWN_IN_REASONS, type Multiplier } from '../engine/table/hand'
import type { Rules } from '../engine/table/options'
import { sideCount } from '../engine/table/seats'
import { MOST_DECLARED, MOST_POINTS } from './limits'
import { bidSchema, boundedWhole } from './parse-as'
import { shapeOf } from './rules-file'
import { listOf, object, oneOf, textThat, upTo, wholeFrom, type Read } from './schema'

/** Cards as a text, separated by spaces. */
const cards = textThat((said) => parseCards(said)?.every(isCard) ?? false)
const trump = oneOf(TRUMPS)
/** Returns the schema of a hand's multiplier. A hand can count three times only if points are bid. */
export const multiplierSchema = ({ auction }: Pick<Rules, 'auction'>) =>
  oneOf<Multiplier>(auction === 'bids' ? MULTIPLIERS : DOUBLINGS)
const bid = z.optional(z.nullable(bidSchema))

/** The rules of a table that decide how its hands are read. */
type Shape = Pick<Rules, 'players' | 'auction'>

/** Makes the schemas for the hands of a table, as a file has them. */
function schemasFor({ players, auction }: Shape) {
  const sides = sideCount({ players })
  const multiplier = multiplierSchema({ auction })
  const seat = wholeFrom(0, players - 1)
  const side = wholeFrom(0, sides - 1)
  const bySide = listOf(boundedWhole, sides)
  const dealt = { dealer: z.optional(seat) }

  const meld = z.union([
    object({ seat, cards }),
    object({ seat, run: boundedWhole, top: z.optional(oneOf(RANKS)), suit: z.optional(oneOf(SUITS)) }),
    object({ seat, four: oneOf(RANKS) }),
    object({ side, points: boundedWhole }),
  ])
  const played = object({
    ...dealt,
    kind: z.literal('played'),
    taker: seat,
    trump,
    cardPoints: listOf(z.nullable(boundedWhole), sides),
    lastTrick: z.optional(z.nullable(side)),
    tricks: z.optional(z.nullable(bySide)),
    melds: z.optional(upTo(MOST_DECLARED, meld)),
    bela: z.optional(upTo(MOST_DECLARED, seat)),
    bid,
    multiplier: z.optional(multiplier),
    big: z.optional(z.boolean()),
    revoke: z.optional(z.nullable(side)),
  })
  const counted = object({
    ...dealt,
    kind: z.literal('counted'),
    taker: seat,
    totals: bySide,
    trump: z.optional(z.nullable(trump)),
    bela: z.optional(upTo(MOST_DECLARED, seat)),
    bid,
    multiplier: z.optional(multiplier),
    big: z.optional(z.boolean()),
    lastTrick: z.optional(z.nullable(side)),
    tricks: z.optional(z.nullable(bySide)),
  })
  const thrownIn = object({ ...dealt, kind: z.literal('thrown-in'), why: oneOf(THROWN_IN_REASONS) })
  const claimed = object({
    ...dealt,
    kind: z.literal('claimed'),
    claimant: seat,
    taker: z.optional(z.nullable(seat)),
    trump: z.optional(z.nullable(trump)),
    afterTrick: boundedWhole,
    cardPoints: z.optional(z.nullable(boundedWhole)),
    runPoints: z.optional(wholeFrom(0, MOST_POINTS)),
    bela: z.optional(oneOf(CLAIM_BELAS)),
    lastTrick: z.optional(z.boolean()),
  })
  const agreed = object({ ...dealt, kind: z.literal('agreed'), points: bySide, why: z.optional(z.string()) })

  return { hand: z.discriminatedUnion('kind', [played, counted, thrownIn, claimed, agreed]), meld }
}

type HandSchemas = ReturnType<typeof schemasFor>

const known = new Map<string, HandSchemas>()

/** Returns the schemas for a table; makes them on first use, because a table needs only those for its own shape. */
function schemasOf(shape: Shape): HandSchemas {
  const key = shapeOf(shape)
  const made = known.get(key) ?? schemasFor(shape)
  known.set(key, made)
  return made
}

export const handSchema = (rules: Rules) => schemasOf(rules).hand
export const meldSchema = (rules: Rules) => schemasOf(rules).meld

export type HandFile = Read<HandSchemas['hand']>
export type MeldFile = Read<HandSchemas['meld']>
