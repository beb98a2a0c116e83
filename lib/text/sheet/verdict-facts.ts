import type { ScoredRow } from '../../engine/game/ledger'
import type { SheetLine, SheetReason } from '../../engine/score/line'
import type { ContestedHand } from '../../engine/table/hand'
import { at, otherSides, sideOf, sum, type Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/verdict'
import type { Table } from '../table'
import { partyOf, partyOfSides } from '../terms/names'

type Kind = SheetReason['kind']

export const linesOf = (row: ScoredRow, ...kinds: readonly Kind[]): readonly SheetLine[] =>
  row.score.sheetLines.filter(({ reason }) => kinds.includes(reason.kind))

/** The points of some kinds of lines that one side has. */
export const pointsOf = (row: ScoredRow, side: Side, ...kinds: readonly Kind[]): number =>
  sum(linesOf(row, ...kinds).map((line) => (line.side === side ? line.points : 0)))

/** Returns the facts at the head of every verdict: the taker, the vocabulary, and how often the hand counts. */
export const headFacts = (table: Table, hand: ContestedHand, side: Side = sideOf(table.rules, hand.taker)) => ({
  ...partyOf(table, side),
  vocabulary: table.vocabulary,
  times: hand.multiplier,
  big: hand.big ? ('yes' as const) : ('no' as const),
})

/** “Mike makes it, 142 to Yetta’s 59.” `isShort`: of two sides only the taker is named. */
export function madeHead(table: Table, row: ScoredRow, hand: ContestedHand, isShort: boolean): string {
  const taker = sideOf(table.rules, hand.taker)
  const [other = 0, third] = otherSides(table.rules, taker)
  const { who: otherWho, name: otherName } = partyOf(table, other)
  const { earned } = row.score
  const facts = { ...headFacts(table, hand), points: at(earned, taker), otherWho, otherName, others: at(earned, other) }
  if (third === undefined) return isShort ? said.verdictMadeAgainst(facts) : said.verdictMade(facts)
  return said.verdictMadeByThree({ ...facts, thirdName: partyOf(table, third).name, thirds: at(earned, third) })
}

/** “Anna goes bate, level with Ben at 60.” `isCompared`: both figures are told where they differ, too. */
export function bateHead(table: Table, row: ScoredRow, hand: ContestedHand, isCompared: boolean): string {
  const taker = sideOf(table.rules, hand.taker)
  const others = otherSides(table.rules, taker)
  const points = at(row.score.earned, taker)
  const facts = { ...headFacts(table, hand), points }
  if (hand.big) return bateOnBig(table, row, { ...facts, others })
  const made = others.map((side) => at(row.score.earned, side))
  if (points < Math.max(...made)) {
    return isCompared ? said.verdictBateAgainst({ ...facts, others: made[0] ?? 0 }) : said.verdictBate(facts)
  }
  if (others.length === 1) return said.verdictBateLevel(facts)
  const level = others.filter((side) => at(row.score.earned, side) === points)
  return said.verdictBateLevelWith({ ...facts, otherName: partyOfSides(table, level).name })
}

type BateFacts = ReturnType<typeof headFacts> & { readonly points: number; readonly others: readonly Side[] }

/** On big the taker has to beat both opponents together. */
function bateOnBig(table: Table, row: ScoredRow, { others, ...facts }: BateFacts): string {
  const together = sum(others.map((side) => at(row.score.earned, side)))
  const { who: otherWho, name: otherName } = partyOfSides(table, others)
  if (facts.points === together) return said.verdictBateLevelTogether({ ...facts, otherName })
  return said.verdictBateAgainstTogether({ ...facts, otherWho, otherName, others: together })
}

/** The held-over points that a hand brought to its winner. */
export function heldOverWon(table: Table, row: ScoredRow): readonly string[] {
  const { winner, heldOverWon: points } = row.score
  if (winner === null || points === 0) return []
  return [said.verdictTakesHeldOver({ ...partyOf(table, winner), vocabulary: table.vocabulary, points })]
}

/** Points of a tie that wait: one side's, or all, and with those that waited before. When the game is over nothing waits. */
export function heldOverNow(table: Table, row: ScoredRow, side: Side | null): readonly string[] {
  const { vocabulary } = table
  if (row.ending.over) return []
  const points = row.score.heldOverAdded
  const own =
    side === null
      ? said.verdictAllHeldOver({ vocabulary, points })
      : said.verdictOwnHeldOver({ ...partyOf(table, side), vocabulary, points })
  return row.heldOver > points ? [own, said.verdictHeldOverInAll({ vocabulary, points: row.heldOver })] : [own]
}

/** A tie that adds nothing to what waits leaves it waiting. */
export const heldOverStill = ({ vocabulary }: Table, { heldOver, ending }: ScoredRow): readonly string[] =>
  heldOver === 0 || ending.over ? [] : [said.verdictHeldOverInAll({ vocabulary, points: heldOver })]

export const scores = (table: Table, side: Side, points: number): string =>
  points === 0
    ? said.verdictScoresNothing(partyOf(table, side))
    : said.verdictScores({ ...partyOf(table, side), points })

export function revokerOf(hand: ContestedHand): Side {
  if (hand.kind !== 'played' || hand.revoke === null) throw new Error('expected the seat that revoked, got null')
  return hand.revoke
}
