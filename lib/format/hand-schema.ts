import * as z from 'zod/mini'
import { isCard, parseCards, RANKS, SUITS, TRUMPS } from '../engine/table/card'
import { CLAIM_BELAS, MULTIPLIERS, THROWN_IN_REASONS } from '../engine/table/hand'
import type { Rules } from '../engine/table/options'
import { sideCount } from '../engine/table/seats'
import { MOST_DECLARED } from './limits'
import { object, optional, whole } from './shape'

const cards = z.string().check(z.refine((text) => parseCards(text)?.every(isCard) ?? false))
const trump = z.enum(TRUMPS)
const multiplier = z.literal([...MULTIPLIERS])

/** The hands of a table of this many players, as they stand in a file. */
function handSchemaFor(players: Rules['players']) {
  const sides = sideCount({ players })
  const seat = whole.check(z.minimum(0), z.maximum(players - 1))
  const side = whole.check(z.minimum(0), z.maximum(sides - 1))
  const bySide = z.array(whole).check(z.length(sides))
  const dealt = { dealer: optional(seat) }

  const meld = z.union([
    object({ seat, cards }),
    object({ seat, run: whole, top: optional(z.enum(RANKS)), suit: optional(z.enum(SUITS)) }),
    object({ seat, four: z.enum(RANKS) }),
    object({ side, points: whole }),
  ])
  const played = object({
    ...dealt,
    kind: z.literal('played'),
    taker: seat,
    trump,
    cardPoints: z.array(z.nullable(whole)).check(z.length(sides)),
    lastTrick: optional(z.nullable(side)),
    tricks: optional(z.nullable(bySide)),
    melds: optional(z.array(meld).check(z.maxLength(MOST_DECLARED))),
    bela: optional(z.array(seat).check(z.maxLength(MOST_DECLARED))),
    multiplier: optional(multiplier),
    big: optional(z.boolean()),
    revoke: optional(z.nullable(side)),
  })
  const counted = object({
    ...dealt,
    kind: z.literal('counted'),
    taker: seat,
    totals: bySide,
    trump: optional(z.nullable(trump)),
    multiplier: optional(multiplier),
    big: optional(z.boolean()),
    lastTrick: optional(z.nullable(side)),
    tricks: optional(z.nullable(bySide)),
  })
  const thrownIn = object({ ...dealt, kind: z.literal('thrown-in'), why: z.enum(THROWN_IN_REASONS) })
  const claimed = object({
    ...dealt,
    kind: z.literal('claimed'),
    claimant: seat,
    taker: optional(z.nullable(seat)),
    trump: optional(z.nullable(trump)),
    afterTrick: whole,
    cardPoints: optional(z.nullable(whole)),
    runPoints: optional(whole.check(z.minimum(0))),
    bela: optional(z.enum(CLAIM_BELAS)),
    lastTrick: optional(z.boolean()),
  })
  const agreed = object({ ...dealt, kind: z.literal('agreed'), points: bySide, why: optional(z.string()) })

  return { hand: z.discriminatedUnion('kind', [played, counted, thrownIn, claimed, agreed]), meld }
}

type HandSchemas = ReturnType<typeof handSchemaFor>

const schemas = new Map<Rules['players'], HandSchemas>()

/** Made when it is first asked for: a table has one number of players. */
function schemasOf({ players }: Rules): HandSchemas {
  const known = schemas.get(players)
  if (known !== undefined) return known
  const made = handSchemaFor(players)
  schemas.set(players, made)
  return made
}

export const handSchema = (rules: Rules) => schemasOf(rules).hand
export const meldSchema = (rules: Rules) => schemasOf(rules).meld

export type HandFile = z.infer<HandSchemas['hand']>
export type MeldFile = z.infer<HandSchemas['meld']>
