import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { foldLedger } from '@/lib/engine/game/ledger'
import { LANGUAGE } from '@/lib/messages/compiled/language'
import { OFFERED } from '@/lib/messages/offered'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { problemText } from '@/lib/text/problems/problem'
import { announceSave, saveSentence, type Happened } from '@/lib/text/sheet/announce'
import { endingText } from '@/lib/text/sheet/ending'
import { lineText } from '@/lib/text/sheet/line'
import { verdictText } from '@/lib/text/sheet/verdict'
import type { Table } from '@/lib/text/table'
import { tableOf } from '@/lib/text/terms/names'
import { vocabularyFor } from '@/lib/text/terms/words'
import { WORD_CHOICES } from '@/lib/text/words'
import { speakLanguage } from '@/tests/support/speak-language'
import { anyRules, documentRules } from '../support/any-rules'
import { anyGame } from '../support/arbitraries'
import { expectClean, expectSentence, expectVerdict } from '../support/text-builders'

const anyWords = fc
  .tuple(fc.constantFrom(...RULE_SET_IDS), fc.constantFrom(...WORD_CHOICES))
  .map(([base, choice]) => vocabularyFor(base, choice))

const anyTextGame = fc.tuple(anyGame(fc.oneof(anyRules, documentRules)), anyWords)

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora']

describe.each(Object.keys(OFFERED))('in %s every hand of every game', (language) => {
  const most = (runs: number) => ({ numRuns: language === 'en' ? runs : runs / 2 })

  beforeAll(async () => {
    await speakLanguage(language)
    expect(LANGUAGE).toBe(language)
  }, 60_000)

  it('every hand has a verdict in clean sentences that name each side with other points', () => {
    fc.assert(
      fc.property(anyTextGame, ([game, words]) => {
        const table = tableOf(game.rules, NAMES, words)
        for (const row of foldLedger(game).rows) if (row.state === 'scored') expectVerdict(table, row)
      }),
      most(300),
    )
  })

  it('every hand is announced in whole sentences', () => {
    fc.assert(
      fc.property(anyTextGame, fc.constantFrom(null, 0, 1), ([game, words], us) => {
        const table = tableOf(game.rules, NAMES, words, us)
        for (const row of foldLedger(game).rows) {
          if (row.state !== 'scored') continue
          const now = announceSave(table, row)
          for (const what of HAPPENED) expectSentence(saveSentence(what, now, false))
        }
      }),
      most(100),
    )
  })

  it('every line, summary, ending and announcement has words', () => {
    fc.assert(
      fc.property(anyTextGame, fc.constantFrom(null, 0, 1), ([game, words], us) => {
        const table = tableOf(game.rules, NAMES, words, us)
        for (const row of foldLedger(game).rows) {
          if (row.state === 'open') expectProblem(table, row)
          if (row.state === 'scored') expectWords(table, row)
        }
      }),
      most(300),
    )
  })

  it('the hand that ends the game has one ending in words', () => {
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
      most(200),
    )
    // Makes sure that the property checked at least one ending.
    expect(ended).toBeGreaterThan(0)
  })
})

/** The changes that are announced after they are done. The sheet itself shows that a game was broken off. */
const HAPPENED: readonly Happened[] = ['recorded', 'corrected', 'undone', 'redone', 'resumed', 'settled']

type Rows = ReturnType<typeof foldLedger>['rows'][number]

function expectWords(table: Table, row: Extract<Rows, { state: 'scored' }>): void {
  expectSentence(verdictText(table, row))
  expectSentence(announceSave(table, row))
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
