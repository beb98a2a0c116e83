import type { ScoredRow } from '../../engine/game/ledger'
import type { Standing } from '../../engine/score/score'
import { handSize } from '../../engine/table/deck'
import type { ClaimedHand, Meld, PlayedHand } from '../../engine/table/hand'
import { at, sideOf, sidesOf, type Seat } from '../../engine/table/seats'
import type { Level } from '../../learn/levels'
import type { Mistake } from '../../learn/mistakes'
import * as said from '../../messages/compiled/learn/learn'
import { level as levels } from '../../messages/compiled/learn/level'
import { mistake as mistakes } from '../../messages/compiled/learn/mistake'
import { announceFigure } from '../../messages/compiled/table/announce'
import { cellHeldOver } from '../../messages/compiled/table/cell'
import { bidCapot, bidPart, declarationsPart, onBigKey, stakesPart } from '../../messages/compiled/table/hand-form'
import { lineFour } from '../../messages/compiled/table/line'
import { verdictNoOneWins, verdictWins } from '../../messages/compiled/table/verdict-of-others'
import { belaLabel, heldOverLabel, lastTrickLabel } from '../../messages/compiled/terms/words'
import { inARow } from '../../messages/locale'
import { cardsShort } from '../referee/cards'
import { takesLabel } from '../sheet/form'
import type { Table } from '../table'
import { ranksName, trumpName } from '../terms/cards'
import { claimBelaLabel } from '../terms/claim-bela'
import { aloud, figure } from '../terms/figure'
import { nameOf, subjectOf, sideHeading } from '../terms/names'
import { runLabel } from '../terms/run-labels'
import { bidFace, stakeKey } from './form'

export const levelName = (level: Level): string => levels[level]

/** One fact of a hand that the players saw. */
export interface SeenFact {
  readonly label: string
  readonly value: string
}

/** Tells who took in which trump, or who claims and when. */
export const seenTitle = (table: Table, hand: PlayedHand | ClaimedHand): string =>
  hand.kind === 'played'
    ? takesLabel(table, hand.taker, trumpName(hand.trump))
    : said.claimsAfterTrick({ name: nameOf(table, hand.claimant), trick: hand.afterTrick })

/** Returns all other facts of a hand that the players saw, in the order of the form. */
export const seenFacts = (table: Table, hand: PlayedHand | ClaimedHand, standing: Standing): readonly SeenFact[] =>
  hand.kind === 'played' ? playedFacts(table, hand, standing) : claimedFacts(table, hand, standing)

const fact = (label: string, value: string): readonly SeenFact[] => [{ label, value }]

function playedFacts(table: Table, hand: PlayedHand, { heldOver }: Standing): readonly SeenFact[] {
  const { bid, lastTrick } = hand
  return [
    ...(bid === null ? [] : fact(bidPart, bidFace(table, bid))),
    ...stakes(table, hand),
    ...(heldOver === 0 ? [] : fact(heldOverLabel(table), figure(heldOver))),
    ...declared(table, hand),
    ...cards(table, hand),
    ...(lastTrick === null ? [] : fact(lastTrickLabel(table), sideHeading(table, lastTrick))),
    ...swept(table, hand),
  ]
}

function stakes(table: Table, { multiplier, big }: PlayedHand): readonly SeenFact[] {
  if (big) return fact(stakesPart(table), onBigKey)
  return multiplier === 1 ? [] : fact(stakesPart(table), stakeKey(table, multiplier))
}

/** Returns the card points of each side; if their sum is fixed, only those of the taker's side. */
function cards(table: Table, { cardPoints, taker }: PlayedHand): readonly SeenFact[] {
  const { rules } = table
  const own = sideOf(rules, taker)
  return sidesOf(rules)
    .filter((side) => rules.players !== 4 || side === own)
    .flatMap((side) => fact(said.cardPointsOf({ name: sideHeading(table, side) }), figure(cardPoints[side] ?? 0)))
}

const swept = (table: Table, { tricks }: PlayedHand): readonly SeenFact[] => {
  const side = tricks?.indexOf(handSize(table.rules)) ?? -1
  return side === -1 ? [] : fact(bidCapot(table), sideHeading(table, side))
}

/** Returns the declarations of each player, in the order in which they were said. */
function declared(table: Table, { melds, bela }: PlayedHand): readonly SeenFact[] {
  const spoken = [...new Set([...melds.flatMap((meld) => (meld.kind === 'settled' ? [] : [meld.seat])), ...bela])]
  const of = (seat: Seat) => [
    ...melds.flatMap((meld) => (meld.kind !== 'settled' && meld.seat === seat ? [meldText(table, meld)] : [])),
    ...bela.filter((holder) => holder === seat).map(() => belaLabel(table)),
  ]
  return spoken.flatMap((seat) => fact(nameOf(table, seat), inARow(of(seat))))
}

function meldText(table: Table, meld: Exclude<Meld, { kind: 'settled' }>): string {
  switch (meld.kind) {
    case 'cards':
      return said.runWithCards({ run: runLabel(table, meld.cards.length), cards: cardsShort(meld.cards) })
    case 'run':
      return runLabel(table, meld.run)
    case 'four':
      return lineFour({ ranks: ranksName(meld.four) })
  }
}

const claimedFacts = (table: Table, hand: ClaimedHand, { totals }: Standing): readonly SeenFact[] => [
  ...fact(said.claimTarget, figure(table.rules.target)),
  ...sidesOf(table.rules).flatMap((side) =>
    fact(said.totalOf({ name: sideHeading(table, side) }), figure(at(totals, side))),
  ),
  ...fact(said.cardsSoFar, figure(hand.cardPoints ?? 0)),
  ...(hand.runPoints === 0 ? [] : fact(declarationsPart, figure(hand.runPoints))),
  ...(hand.bela === 'none' ? [] : fact(belaLabel(table), claimBelaLabel(table, hand.bela))),
]

/** Returns the question about a hand. */
export const seenAsk = (hand: PlayedHand | ClaimedHand): string =>
  hand.kind === 'played' ? said.askScores : said.askClaimSum

/** An answer as its button shows it. */
export type AnswerFace =
  | { readonly kind: 'points'; readonly points: readonly string[]; readonly heldOver: string | null }
  | { readonly kind: 'claim'; readonly total: string; readonly winner: string }

export function answerFace(table: Table, { hand, score, totals, heldOver, ending }: ScoredRow): AnswerFace {
  if (hand.kind !== 'claimed') {
    const waiting = heldOver === 0 ? null : cellHeldOver({ points: heldOver, vocabulary: table.vocabulary })
    return { kind: 'points', points: score.points.map(figure), heldOver: waiting }
  }
  const winner = ending.over ? ending.winner : null
  return {
    kind: 'claim',
    total: figure(at(totals, sideOf(table.rules, hand.claimant))),
    winner: winner === null ? verdictNoOneWins : verdictWins(subjectOf(table, winner)),
  }
}

/** Returns an answer in full for screen readers: “North and South 82, East and West 80”. */
export function answerLabel(table: Table, row: ScoredRow): string {
  const face = answerFace(table, row)
  if (face.kind === 'claim') return said.claimAnswer(face)
  const figures = sidesOf(table.rules).map((side) =>
    announceFigure({ ...subjectOf(table, side), points: aloud(at(row.score.points, side)) }),
  )
  return inARow(face.heldOver === null ? figures : [...figures, face.heldOver])
}

/** Tells what is wrong with an answer. */
export const mistakeText = (table: Table, mistake: Mistake): string => mistakes[mistake](table)
