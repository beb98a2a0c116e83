import { isCard, RANKS, SUITS, TRUMPS } from '../engine/table/card'
import { CLAIM_BELAS, MULTIPLIERS } from '../engine/table/hand'
import type { Rules } from '../engine/table/options'
import { sideCount } from '../engine/table/seats'
import { meldShape } from './hand-shape'
import { whole } from './parse-as'
import {
  anything,
  flag,
  list,
  listOf,
  object,
  oneOf,
  only,
  optional,
  orNull,
  pair,
  text,
  textThat,
  wholeFrom,
  type Read,
} from './shape'

export const cardText = textThat(isCard)
const cardsText = textThat((said) => said.split(' ').every((word) => word === '' || isCard(word)))
const suit = oneOf(SUITS)
const trump = oneOf(TRUMPS)

/** The keys that every case may carry beside its question. */
const about = {
  id: optional(text),
  title: optional(text),
  source: optional(text),
  rules: anything,
  expect: anything,
}

/** The questions to the referee, as cases and links write them, for a table under these rules. */
export function askShapes(rules: Rules) {
  const seat = wholeFrom(0, rules.players - 1)
  const melds = list(meldShape(rules))
  return {
    claim: object({
      ...about,
      ask: only('claim'),
      totals: listOf(whole, sideCount(rules)),
      claimant: seat,
      afterTrick: whole,
      trickWonBy: orNull(seat),
      cardPoints: whole,
      runPoints: whole,
      runsAreBest: flag,
      bela: oneOf(CLAIM_BELAS),
      ledSince: flag,
      counted: flag,
      lastTrick: flag,
    }),
    runs: object({ ...about, ask: only('runs'), trump, dealer: seat, melds }),
    'run-values': object({ ...about, ask: only('run-values') }),
    'best-melds': object({ ...about, ask: only('best-melds'), hand: cardsText, trump }),
    legal: object({ ...about, ask: only('legal'), trump, hand: cardsText, trick: cardsText }),
    bidding: object({
      ...about,
      ask: only('bidding'),
      dealer: seat,
      turnUp: optional(orNull(suit)),
      calls: list(pair(whole, text)),
    }),
    'void-deal': object({ ...about, ask: only('void-deal'), dealer: seat, hands: list(cardsText) }),
    exchange: object({
      ...about,
      ask: only('exchange'),
      turnUp: cardText,
      trump,
      holdsSeven: flag,
      playStarted: flag,
    }),
    bela: object({
      ...about,
      ask: only('bela'),
      holds: text,
      announcedAt: oneOf(['first-card', 'second-card', 'both', 'never']),
    }),
    cut: object({ ...about, ask: only('cut'), cards: cardsText }),
    audit: object({
      ...about,
      ask: only('audit'),
      dealer: seat,
      taker: seat,
      trump,
      turnUp: optional(orNull(cardText)),
      hands: optional(orNull(listOf(cardsText, rules.players))),
      tricks: list(cardsText),
      melds: optional(melds),
      bela: optional(list(seat)),
      multiplier: optional(oneOf(MULTIPLIERS)),
      big: optional(flag),
    }),
  } as const
}

export type AskName = keyof ReturnType<typeof askShapes>
export type Ask<N extends AskName> = Read<ReturnType<typeof askShapes>[N]>

export const isAskName = (name: unknown, shapes: ReturnType<typeof askShapes>): name is AskName =>
  typeof name === 'string' && Object.hasOwn(shapes, name)

export const RUN_LENGTHS = [3, 4, 5, 6, 7, 8].filter((length) => length <= RANKS.length)
