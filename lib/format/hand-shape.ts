import { isCard, parseCards, RANKS, SUITS, TRUMPS } from '../engine/table/card'
import { CLAIM_BELAS, MULTIPLIERS, THROWN_IN_REASONS } from '../engine/table/hand'
import type { Rules } from '../engine/table/options'
import { sideCount } from '../engine/table/seats'
import { MOST_DECLARED, MOST_POINTS } from './limits'
import { whole } from './parse-as'
import {
  either,
  flag,
  kinds,
  list,
  listOf,
  object,
  oneOf,
  only,
  optional,
  orNull,
  text,
  textThat,
  wholeFrom,
  type Read,
} from './shape'

/** Cards as a text, with blanks between. */
const cards = textThat((said) => parseCards(said)?.every(isCard) ?? false)
const trump = oneOf(TRUMPS)
const multiplier = oneOf(MULTIPLIERS)

/** The hands of a table of this many players, as they stand in a file. */
function shapesFor(players: Rules['players']) {
  const sides = sideCount({ players })
  const seat = wholeFrom(0, players - 1)
  const side = wholeFrom(0, sides - 1)
  const bySide = listOf(whole, sides)
  const dealt = { dealer: optional(seat) }

  const meld = either(
    object({ seat, cards }),
    object({ seat, run: whole, top: optional(oneOf(RANKS)), suit: optional(oneOf(SUITS)) }),
    object({ seat, four: oneOf(RANKS) }),
    object({ side, points: whole }),
  )
  const played = object({
    ...dealt,
    kind: only('played'),
    taker: seat,
    trump,
    cardPoints: listOf(orNull(whole), sides),
    lastTrick: optional(orNull(side)),
    tricks: optional(orNull(bySide)),
    melds: optional(list(meld, 0, MOST_DECLARED)),
    bela: optional(list(seat, 0, MOST_DECLARED)),
    multiplier: optional(multiplier),
    big: optional(flag),
    revoke: optional(orNull(side)),
  })
  const counted = object({
    ...dealt,
    kind: only('counted'),
    taker: seat,
    totals: bySide,
    trump: optional(orNull(trump)),
    multiplier: optional(multiplier),
    big: optional(flag),
    lastTrick: optional(orNull(side)),
    tricks: optional(orNull(bySide)),
  })
  const thrownIn = object({ ...dealt, kind: only('thrown-in'), why: oneOf(THROWN_IN_REASONS) })
  const claimed = object({
    ...dealt,
    kind: only('claimed'),
    claimant: seat,
    taker: optional(orNull(seat)),
    trump: optional(orNull(trump)),
    afterTrick: whole,
    cardPoints: optional(orNull(whole)),
    runPoints: optional(wholeFrom(0, MOST_POINTS)),
    bela: optional(oneOf(CLAIM_BELAS)),
    lastTrick: optional(flag),
  })
  const agreed = object({ ...dealt, kind: only('agreed'), points: bySide, why: optional(text) })

  return { hand: kinds(played, counted, thrownIn, claimed, agreed), meld }
}

type HandShapes = ReturnType<typeof shapesFor>

const known = new Map<Rules['players'], HandShapes>()

/** Made when it is first asked for: a table has one number of players. */
function shapesOf({ players }: Rules): HandShapes {
  const made = known.get(players) ?? shapesFor(players)
  known.set(players, made)
  return made
}

export const handShape = (rules: Rules) => shapesOf(rules).hand
export const meldShape = (rules: Rules) => shapesOf(rules).meld

export type HandFile = Read<HandShapes['hand']>
export type MeldFile = Read<HandShapes['meld']>
