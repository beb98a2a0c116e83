import { sidesOf } from '../../lib/engine/table/seats'
import { answer as answers } from '../../lib/messages/compiled/rules/answer'
import { ask as questions } from '../../lib/messages/compiled/rules/ask'
import { cellLabel } from '../../lib/text/sheet/cell'
import { endingText } from '../../lib/text/sheet/ending'
import { earnedSummary } from '../../lib/text/sheet/summary'
import { verdictText } from '../../lib/text/sheet/verdict'
import type { Table } from '../../lib/text/table'
import { correctionTexts, drawnCorrections, expectedOfCorrection } from './corrections'
import type { Correction } from './corrections'
import { expectedOfCells, expectedOfHand, expectedOfSummary } from './expected-hand'
import { drawnFigures, expectedOfFigure, figureTexts } from './figures'
import type { Figure } from './figures'
import { drawnGames, drawnHands } from './hands'
import type { DrawnHand } from './hands'
import { hashOf } from './item'
import type { Item } from './item'
import { RULES_READ } from './rule-questions'
import type { RuleRead } from './rule-questions'
import { partiesAt, tableFor } from './tables'

const HANDS = 320
const CORRECTIONS = 50

/** All that is read, in the words that are spoken now: the same hands in every language, each with the names of its own. */
export function itemsIn(language: string): readonly Item[] {
  const games = drawnGames()
  return once([
    ...shuffled(drawnHands(games, HANDS)).map((hand, number) =>
      handItem(tableFor(language, number, hand.base, hand.rules), hand),
    ),
    ...shuffled(drawnCorrections(games, CORRECTIONS)).map((correction, number) =>
      correctionItem(tableFor(language, number, correction.base, correction.game.rules), correction),
    ),
    ...shuffled(drawnFigures(games)).map((figure, number) =>
      figureItem(tableFor(language, number, figure.base, figure.rules), figure),
    ),
    ...RULES_READ.map(ruleItem),
  ])
}

/** The same words are read once. */
const once = (items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map((item) => [sameAs(item), item])).values(),
]

/** Beside a figure that moves nothing it is no matter who plays. */
const sameAs = (item: Item): string => (item.kind === 'figure' ? item.texts.join('\n') : hashOf(item))

/** Neighbours are of other games: every item comes after one that stood far from it. */
function shuffled<T>(items: readonly T[]): readonly T[] {
  const step = [37, 41, 43, 47].find((prime) => items.length % prime !== 0) ?? 1
  return items.flatMap((_, place) => items[(place * step) % items.length] ?? [])
}

function handItem(table: Table, { rules, row }: DrawnHand): Item {
  const summary = earnedSummary(table, row)
  const cells = sidesOf(rules).map((side) => cellLabel(table, row, side))
  return {
    kind: 'hand',
    parties: partiesAt(table),
    texts: [
      [verdictText(table, row), endingText(table, row) ?? ''].join(' ').trim(),
      summary === '' ? '–' : summary,
      cells.map((cell, side) => `${partiesAt(table)[side]}: ${cell}`).join(' | '),
    ],
    asks: [],
    expected: {
      ...expectedOfHand(rules, row),
      ...(summary === '' ? {} : expectedOfSummary(row)),
      ...expectedOfCells(rules, row),
    },
  }
}

const correctionItem = (table: Table, correction: Correction): Item => ({
  kind: 'correction',
  parties: partiesAt(table),
  texts: correctionTexts(table, correction),
  asks: [],
  expected: expectedOfCorrection(table, correction),
})

const figureItem = (table: Table, figure: Figure): Item => ({
  kind: 'figure',
  parties: partiesAt(table),
  texts: figureTexts(table, figure),
  asks: [],
  expected: expectedOfFigure(table, figure),
})

function ruleItem({ question, answer, asks }: RuleRead): Item {
  const texts: Readonly<Record<string, string>> = answers
  return {
    kind: 'rule',
    parties: [],
    texts: [questions[question], texts[`${question}--${answer}`] ?? ''],
    asks: asks.map(({ ask }) => ask),
    expected: Object.fromEntries(asks.map(({ is }, number) => ['abcdef'[number] ?? '', [is]])),
  }
}
