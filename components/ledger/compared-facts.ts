import { scoreRow } from '@/lib/engine/game/ledger'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import type { Standing } from '@/lib/engine/score/score'
import type { ClaimedHand, ContestedHand, Hand, PlayedHand } from '@/lib/engine/table/hand'
import { isContested } from '@/lib/engine/table/hand'
import { sidesOf } from '@/lib/engine/table/seats'
import { parseHand } from '@/lib/format/hand-file'
import { onBigKey } from '@/lib/messages/compiled/table/hand-form'
import { handUnreadable } from '@/lib/messages/compiled/table/sheet'
import { problemSentence } from '@/lib/text/en/problems/problem'
import { meldLabel } from '@/lib/text/en/screens/more'
import { cardsOf, FACTS, NONE, NOT_SAID, pointsOf, totalOf } from '@/lib/text/en/screens/versions'
import { verdictText } from '@/lib/text/en/sheet/verdict'
import { trumpName } from '@/lib/text/en/terms/cards'
import { figure } from '@/lib/text/en/terms/figure'
import { capital, list } from '@/lib/text/en/terms/grammar'
import { claimBelaLabel } from '@/lib/text/en/terms/labels'
import { nameOf, sideHeading } from '@/lib/text/en/terms/names'
import type { Table } from '@/lib/text/table'

/** One thing that versions of a hand say, each in a few words, in their order. */
export interface ComparedFact {
  readonly label: string
  readonly said: readonly string[]
  readonly differs: boolean
}

type Facts = readonly (readonly [label: string, said: string])[]

/** What versions of a hand say, side by side, and what each would come to at its place on the sheet. */
export function comparedFacts(table: Table, standing: Standing, versions: readonly unknown[]): readonly ComparedFact[] {
  const told = versions.map((facts) => factsOf(table, standing, facts))
  const labels = [...new Set(told.flatMap((facts) => facts.map(([label]) => label)))]
  const order = (label: string) => Math.max(...told.map((facts) => facts.findIndex(([one]) => one === label)))
  return labels
    .toSorted((a, b) => order(a) - order(b))
    .map((label) => {
      const said = told.map((facts) => facts.find(([one]) => one === label)?.[1] ?? NONE)
      return { label, said, differs: said.some((one) => one !== said[0]) }
    })
}

function factsOf(table: Table, standing: Standing, json: unknown): Facts {
  const read = parseHand(table.rules, json)
  if (!read.ok) return [[FACTS.result, handUnreadable]]
  const row = scoreRow(table.rules, read.value, standing)
  return [
    ...handFacts(table, read.value, row.ok ? row.value : null),
    ...(row.ok
      ? sidesOf(table.rules).map((side) => [pointsOf(table, side), figure(row.value.score.points[side] ?? 0)] as const)
      : []),
    [FACTS.result, row.ok ? verdictText(table, row.value) : problemSentence(table, row.error, read.value)],
  ]
}

function handFacts(table: Table, hand: Hand, row: ScoredRow | null): Facts {
  const dealer: Facts = hand.dealer === null ? [] : [[FACTS.dealer, nameOf(table, hand.dealer)]]
  if (isContested(hand)) return [...contestedFacts(table, hand, row), ...dealer]
  return hand.kind === 'claimed' ? [...claimedFacts(table, hand), ...dealer] : dealer
}

function contestedFacts(table: Table, hand: ContestedHand, row: ScoredRow | null): Facts {
  const { words } = table
  return [
    [capital(words.taker), nameOf(table, hand.taker)],
    [FACTS.trumps, hand.trump === null ? NOT_SAID : trumpName(hand.trump)],
    ...stakes(table, hand),
    ...(hand.kind === 'played' ? playedFacts(table, hand, row) : totals(table, hand.totals)),
    [capital(words.lastTrick), hand.lastTrick === null ? NOT_SAID : sideHeading(table, hand.lastTrick)],
    ...(hand.tricks === null ? [] : [[FACTS.tricks, hand.tricks.join(' : ')] as const]),
  ]
}

const totals = (table: Table, figures: readonly number[]): Facts =>
  sidesOf(table.rules).map((side) => [totalOf(table, side), figure(figures[side] ?? 0)])

function stakes({ words }: Table, { multiplier, big }: ContestedHand): Facts {
  const said = [
    ...(multiplier === 1 ? [] : [`${words.doubled[multiplier]} ×${multiplier}`]),
    ...(big ? [onBigKey] : []),
  ]
  return said.length === 0 ? [] : [[FACTS.stakes, list(said)]]
}

function playedFacts(table: Table, { cardPoints, melds, bela, revoke }: PlayedHand, row: ScoredRow | null): Facts {
  const cards = sidesOf(table.rules).map((side): Facts[number] => {
    const points = cardsIn(row, side) ?? cardPoints[side] ?? null
    return [cardsOf(table, side), points === null ? NOT_SAID : figure(points)]
  })
  return [
    ...cards,
    ...(melds.length === 0
      ? []
      : [[FACTS.declarations, melds.map((meld) => meldLabel(table, meld)).join('; ')] as const]),
    [capital(table.words.bela), bela.length === 0 ? NONE : list([...new Set(bela)].map((seat) => nameOf(table, seat)))],
    ...(revoke === null ? [] : [[FACTS.revoke, sideHeading(table, revoke)] as const]),
  ]
}

/** One side's points may have been left out, where those of the other fix them. */
const cardsIn = (row: ScoredRow | null, side: number): number | undefined =>
  row?.score.earnedLines.find((line) => line.side === side && line.reason.kind === 'cards')?.points

function claimedFacts(table: Table, hand: ClaimedHand): Facts {
  return [
    [FACTS.claimant, nameOf(table, hand.claimant)],
    [FACTS.afterTrick, String(hand.afterTrick)],
    [FACTS.declarations, figure(hand.runPoints)],
    [capital(table.words.bela), claimBelaLabel(table, hand.bela)],
  ]
}
