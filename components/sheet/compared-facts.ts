import { scoreRow, type ScoredRow } from '@/lib/engine/game/ledger'
import type { Standing } from '@/lib/engine/score/score'
import { type ClaimedHand, type ContestedHand, type Hand, type PlayedHand, isContested } from '@/lib/engine/table/hand'
import { sidesOf } from '@/lib/engine/table/seats'
import { parseHand } from '@/lib/format/parse-hand'
import {
  betweenDeclarations,
  factAfterTrick,
  factClaimant,
  factDealer,
  factDeclarations,
  factNone,
  factNotSaid,
  factResult,
  factRevoke,
  factStakes,
  factTricks,
  factTrumps,
  factCards,
  factPoints,
  factTotal,
} from '@/lib/messages/compiled/app/versions'
import { onBigKey, stakeKey } from '@/lib/messages/compiled/table/hand-form'
import { handUnreadable } from '@/lib/messages/compiled/table/sheet'
import { belaLabel, lastTrickLabel, takerLabel } from '@/lib/messages/compiled/terms/words'
import { allOf } from '@/lib/messages/locale'
import { problemSentence } from '@/lib/text/problems/problem'
import { meldLabel } from '@/lib/text/screens/more'
import { verdictText } from '@/lib/text/sheet/verdict'
import type { Table } from '@/lib/text/table'
import { trumpName } from '@/lib/text/terms/cards'
import { claimBelaLabel } from '@/lib/text/terms/claim-bela'
import { figure } from '@/lib/text/terms/figure'
import { nameOf, sideHeading } from '@/lib/text/terms/names'

/** One fact of a hand as each version states it, in the order of the versions. */
export interface ComparedFact {
  readonly label: string
  readonly said: readonly string[]
  readonly differs: boolean
}

type Facts = readonly (readonly [label: string, said: string])[]

/**
 * Returns the facts of each version of a hand for comparison, with the points it would bring at its place on the sheet.
 */
export function comparedFacts(table: Table, standing: Standing, versions: readonly unknown[]): readonly ComparedFact[] {
  const told = versions.map((facts) => factsOf(table, standing, facts))
  const labels = [...new Set(told.flatMap((facts) => facts.map(([label]) => label)))]
  const order = (label: string) => Math.max(...told.map((facts) => facts.findIndex(([one]) => one === label)))
  return labels
    .toSorted((a, b) => order(a) - order(b))
    .map((label) => {
      const said = told.map((facts) => facts.find(([one]) => one === label)?.[1] ?? factNone)
      return { label, said, differs: said.some((one) => one !== said[0]) }
    })
}

function factsOf(table: Table, standing: Standing, json: unknown): Facts {
  const read = parseHand(table.rules, json)
  if (!read.ok) return [[factResult, handUnreadable]]
  const row = scoreRow(table.rules, read.value, standing)
  return [
    ...handFacts(table, read.value, row.ok ? row.value : null),
    ...(row.ok
      ? sidesOf(table.rules).map(
          (side) =>
            [factPoints({ name: sideHeading(table, side) }), figure(row.value.score.points[side] ?? 0)] as const,
        )
      : []),
    [factResult, row.ok ? verdictText(table, row.value) : problemSentence(table, row.error, read.value)],
  ]
}

function handFacts(table: Table, hand: Hand, row: ScoredRow | null): Facts {
  const dealer: Facts = hand.dealer === null ? [] : [[factDealer, nameOf(table, hand.dealer)]]
  if (isContested(hand)) return [...contestedFacts(table, hand, row), ...dealer]
  return hand.kind === 'claimed' ? [...claimedFacts(table, hand), ...dealer] : dealer
}

function contestedFacts(table: Table, hand: ContestedHand, row: ScoredRow | null): Facts {
  return [
    [takerLabel(table), nameOf(table, hand.taker)],
    [factTrumps, hand.trump === null ? factNotSaid : trumpName(hand.trump)],
    ...stakes(table, hand),
    ...(hand.kind === 'played' ? playedFacts(table, hand, row) : totals(table, hand.totals)),
    [lastTrickLabel(table), hand.lastTrick === null ? factNotSaid : sideHeading(table, hand.lastTrick)],
    ...(hand.tricks === null ? [] : [[factTricks, hand.tricks.join(' : ')] as const]),
  ]
}

const totals = (table: Table, figures: readonly number[]): Facts =>
  sidesOf(table.rules).map((side) => [factTotal({ name: sideHeading(table, side) }), figure(figures[side] ?? 0)])

function stakes({ vocabulary }: Table, { multiplier, big }: ContestedHand): Facts {
  const said = [...(multiplier === 1 ? [] : [stakeKey({ vocabulary, times: multiplier })]), ...(big ? [onBigKey] : [])]
  return said.length === 0 ? [] : [[factStakes, allOf(said)]]
}

function playedFacts(table: Table, { cardPoints, melds, bela, revoke }: PlayedHand, row: ScoredRow | null): Facts {
  const cards = sidesOf(table.rules).map((side): Facts[number] => {
    const points = cardsIn(row, side) ?? cardPoints[side] ?? null
    return [factCards({ name: sideHeading(table, side) }), points === null ? factNotSaid : figure(points)]
  })
  return [
    ...cards,
    ...(melds.length === 0
      ? []
      : [[factDeclarations, melds.map((meld) => meldLabel(table, meld)).join(betweenDeclarations)] as const]),
    [belaLabel(table), bela.length === 0 ? factNone : allOf([...new Set(bela)].map((seat) => nameOf(table, seat)))],
    ...(revoke === null ? [] : [[factRevoke, sideHeading(table, revoke)] as const]),
  ]
}

/**
 * Returns the card points of a side from the score, because a side's points can be left out when the other side's points fix
 * them.
 */
const cardsIn = (row: ScoredRow | null, side: number): number | undefined =>
  row?.score.earnedLines.find((line) => line.side === side && line.reason.kind === 'cards')?.points

function claimedFacts(table: Table, hand: ClaimedHand): Facts {
  return [
    [factClaimant, nameOf(table, hand.claimant)],
    [factAfterTrick, String(hand.afterTrick)],
    [factDeclarations, figure(hand.runPoints)],
    [belaLabel(table), claimBelaLabel(table, hand.bela)],
  ]
}
