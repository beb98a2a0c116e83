import type { ScoredRow } from '../../engine/game/ledger'
import type { SheetLine, SheetReason } from '../../engine/score/line'
import type { ContestedHand } from '../../engine/table/hand'
import { at, otherSides, sideOf, sum, type Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/verdict'
import type { Table } from '../table'
import { subjectOf, subjectOfSides } from '../terms/names'

type Kind = SheetReason['kind']

export const sheetLinesOf = (row: ScoredRow, ...kinds: readonly Kind[]): readonly SheetLine[] =>
  row.score.sheetLines.filter(({ reason }) => kinds.includes(reason.kind))

/** Returns the points of one side in lines of the given kinds. */
export const pointsOf = (row: ScoredRow, side: Side, ...kinds: readonly Kind[]): number =>
  sum(sheetLinesOf(row, ...kinds).map((line) => (line.side === side ? line.points : 0)))

/** Returns the facts for the head of a verdict: the side, the vocabulary, and the factor by which the hand counts. */
export const headFacts = (table: Table, hand: ContestedHand, side: Side = sideOf(table.rules, hand.taker)) => ({
  ...subjectOf(table, side),
  vocabulary: table.vocabulary,
  times: hand.multiplier,
  big: hand.big ? ('yes' as const) : ('no' as const),
})

/**
 * Returns the head of the verdict on a contract that was made: “Mike makes it, 142 to Yetta’s 59.” If `isShort`, names only the
 * taker when there are two sides.
 */
export function madeHead(table: Table, row: ScoredRow, hand: ContestedHand, isShort: boolean): string {
  const taker = sideOf(table.rules, hand.taker)
  const [other = 0, third] = otherSides(table.rules, taker)
  const { who: otherWho, name: otherName } = subjectOf(table, other)
  const { earned } = row.score
  const facts = { ...headFacts(table, hand), points: at(earned, taker), otherWho, otherName, others: at(earned, other) }
  if (third === undefined) return isShort ? said.verdictMadeAgainst(facts) : said.verdictMade(facts)
  return said.verdictMadeByThree({ ...facts, thirdName: subjectOf(table, third).name, thirds: at(earned, third) })
}

/**
 * Returns the head of the verdict on a bate: “Anna goes bate, level with Ben at 60.” With `isCompared` it gives both figures even
 * if they differ.
 */
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
  return said.verdictBateLevelWith({ ...facts, otherName: subjectOfSides(table, level).name })
}

type BateFacts = ReturnType<typeof headFacts> & { readonly points: number; readonly others: readonly Side[] }

/** Returns the head of the verdict on a bate on big, where the taker has to beat both opponents together. */
function bateOnBig(table: Table, row: ScoredRow, { others, ...facts }: BateFacts): string {
  const together = sum(others.map((side) => at(row.score.earned, side)))
  const { who: otherWho, name: otherName } = subjectOfSides(table, others)
  if (facts.points === together) return said.verdictBateLevelTogether({ ...facts, otherName })
  return said.verdictBateAgainstTogether({ ...facts, otherWho, otherName, others: together })
}

/** Returns a sentence on the held-over points that the winner of a hand gets. */
export function heldOverWon(table: Table, row: ScoredRow): readonly string[] {
  const { winner, heldOverWon: points } = row.score
  if (winner === null || points === 0) return []
  return [said.verdictTakesHeldOver({ ...subjectOf(table, winner), vocabulary: table.vocabulary, points })]
}

/**
 * Returns the sentences on points of a tie that are held over: those of `side`, or (`null`) all points, and the sum with earlier
 * ones. Empty if the game is over.
 */
export function heldOverNow(table: Table, row: ScoredRow, side: Side | null): readonly string[] {
  const { vocabulary } = table
  if (row.ending.over) return []
  const points = row.score.heldOverAdded
  const own =
    side === null
      ? said.verdictAllHeldOver({ vocabulary, points })
      : said.verdictOwnHeldOver({ ...subjectOf(table, side), vocabulary, points })
  return row.heldOver > points ? [own, said.verdictHeldOverInAll({ vocabulary, points: row.heldOver })] : [own]
}

/** Returns a sentence on earlier held-over points after a tie that adds nothing to them. */
export const heldOverStill = ({ vocabulary }: Table, { heldOver, ending }: ScoredRow): readonly string[] =>
  heldOver === 0 || ending.over ? [] : [said.verdictHeldOverInAll({ vocabulary, points: heldOver })]

export const scores = (table: Table, side: Side, points: number): string =>
  points === 0
    ? said.verdictScoresNothing(subjectOf(table, side))
    : said.verdictScores({ ...subjectOf(table, side), points })

export function revokerOf(hand: ContestedHand): Side {
  if (hand.kind !== 'played' || hand.revoke === null) throw new Error('expected the seat that revoked, got null')
  return hand.revoke
}
