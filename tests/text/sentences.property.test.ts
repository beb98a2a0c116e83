import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldLedger } from '@/lib/engine/game/ledger'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { problemText } from '@/lib/text/problems/problem'
import { announceSave } from '@/lib/text/sheet/announce'
import { endingText } from '@/lib/text/sheet/ending'
import { lineText } from '@/lib/text/sheet/line'
import { earnedSummary } from '@/lib/text/sheet/summary'
import { verdictText } from '@/lib/text/sheet/verdict'
import type { Table } from '@/lib/text/table'
import { tableOf } from '@/lib/text/terms/names'
import { vocabularyFor } from '@/lib/text/terms/words'
import { WORD_CHOICES } from '@/lib/text/words'
import { anyRules, documentRules } from '../support/any-rules'
import { anyGame } from '../support/arbitraries'
import { expectClean, expectSentence, expectVerdict } from '../support/text-builders'

const anyWords = fc
  .tuple(fc.constantFrom(...RULE_SET_IDS), fc.constantFrom(...WORD_CHOICES))
  .map(([base, choice]) => vocabularyFor(base, choice))

const anyTextGame = fc.tuple(anyGame(fc.oneof(anyRules, documentRules)), anyWords)

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora']

describe('every hand of every game', () => {
  it('has a verdict in clean sentences that name each side whose points changed', () => {
    fc.assert(
      fc.property(anyTextGame, ([game, words]) => {
        const table = tableOf(game.rules, NAMES, words)
        for (const row of foldLedger(game).rows) if (row.state === 'scored') expectVerdict(table, row)
      }),
      { numRuns: 300 },
    )
  })

  it('has words for every line, for the summary, the ending and the announcement', () => {
    fc.assert(
      fc.property(anyTextGame, fc.constantFrom(null, 0, 1), ([game, words], us) => {
        const table = tableOf(game.rules, NAMES, words, us)
        for (const row of foldLedger(game).rows) {
          if (row.state === 'open') expectProblem(table, row)
          if (row.state === 'scored') expectWords(table, row)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('has an ending in words at the hand that ends the game, and one at most', () => {
    let ended = 0
    fc.assert(
      fc.property(anyTextGame, ([game, words]) => {
        const table = tableOf(game.rules, NAMES, words)
        const { rows, over } = foldLedger(game)
        const last = rows.flatMap((row) => (row.state === 'scored' && row.ending.over ? [row] : []))
        expect(last).toHaveLength(Number(over))
        for (const row of last) expectSentence(endingText(table, row) ?? '')
        ended += last.length
      }),
      { numRuns: 200 },
    )
    // Were there none, nothing would have been looked at.
    expect(ended).toBeGreaterThan(0)
  })
})

type Rows = ReturnType<typeof foldLedger>['rows'][number]

function expectWords(table: Table, row: Extract<Rows, { state: 'scored' }>): void {
  expectSentence(verdictText(table, row))
  expectSentence(announceSave(table, row))
  const summary = earnedSummary(table, row)
  if (summary !== '') expectClean(summary)
  const ending = endingText(table, row)
  if (ending !== null) expectSentence(ending)
  for (const line of [...row.score.earnedLines, ...row.score.sheetLines]) {
    const { label, detail } = lineText(table, line)
    expectClean(label)
    if (detail !== null) expectClean(detail)
  }
}

function expectProblem(table: Table, row: Extract<Rows, { state: 'open' }>): void {
  const { wrong, todo } = problemText(table, row.problem, row.hand)
  expectSentence(wrong)
  expectSentence(todo)
}
