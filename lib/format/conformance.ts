import { err, ok, type Result } from '../core/result'
import { isRow, type Row } from '../core/row'
import { settledRows, type ScoredRow } from '../engine/game/ledger'
import type { Line } from '../engine/score/line'
import type { Problem } from '../engine/table/problem'
import { foldLog } from '../log/fold'
import { answer, type RefereeAnswer } from './ask'
import { parseGame } from './game-file'
import { parseLogs } from './log-file'
import { checkRules, parseRules } from './rules-file'
import { unreadable } from './unreadable'

/** The result of one case. `differs` is the first difference from the expected result, or `null` if there is none. */
export interface CaseResult {
  readonly id: string
  readonly differs: { readonly place: string; readonly expected: unknown; readonly got: unknown } | null
}

/** The keys of a case that are not part of its game. */
const ABOUT_CASE = new Set(['id', 'title', 'source', 'ask', 'expect'])

/** Runs one case: a game with its expected result, or a question to the referee. */
export function runCase(value: unknown): CaseResult {
  if (!isRow(value)) return { id: '?', differs: { place: 'case', expected: 'an object', got: value } }
  const id = typeof value['id'] === 'string' ? value['id'] : '?'
  const { expect } = value
  if (!isRow(expect)) return { id, differs: { place: 'expect', expected: 'an object', got: expect } }
  return { id, differs: compare(outcomeOf(value), expect) }
}

function outcomeOf(value: Row): Result<RefereeAnswer, Problem> {
  if ('logs' in value) return outcomeOfLogs(value['logs'])
  return 'ask' in value ? outcomeOfQuestion(value) : outcomeOfGame(value)
}

/** Merges and folds the logs of one game that several devices wrote. */
function outcomeOfLogs(value: unknown): Result<RefereeAnswer, Problem> {
  const logs = parseLogs(value, 'logs')
  if (!logs.ok) return logs
  const { setup, rows, seatings, brokenOff, note, rules } = foldLog(logs.value.flat())
  return ok({ setup, rows: rows.map(({ source: _, ...row }) => row), seatings, brokenOff, note, rules })
}

function outcomeOfQuestion(value: Row): Result<RefereeAnswer, Problem> {
  const read = parseRules(value['rules'])
  if (!read.ok) return read
  const clash = checkRules(read.value.rules)
  return clash === null ? answer(read.value.rules, value) : err(clash)
}

function outcomeOfGame(value: Row): Result<RefereeAnswer, Problem> {
  const game = Object.fromEntries(Object.entries(value).filter(([key]) => !ABOUT_CASE.has(key)))
  const read = parseGame(game)
  if (!read.ok) return read
  const settled = settledRows(read.value.game)
  if (!settled.ok) return settled
  const { ledger, rows } = settled.value
  return ok({ hands: rows.map(outcomeOfRow), winner: ledger.winner, over: ledger.over })
}

const outcomeOfRow = ({ score, heldOver, totals, nextDealer, ending }: ScoredRow): RefereeAnswer => ({
  earned: score.earned,
  verdict: score.verdict,
  points: score.points,
  heldOver,
  totals,
  nextDealer,
  earnedLines: score.earnedLines.map(lineText),
  sheetLines: score.sheetLines.map(lineText),
  endRule: ending.rule,
})

/** Returns a line as a case writes it: side, points, reason, and the rule that it rests on. */
const lineText = ({ side, points, reason, rule }: Line): string => `${side} ${points} ${reason.kind} by ${rule}`

function compare(outcome: Result<RefereeAnswer, Problem>, expect: Row): CaseResult['differs'] {
  if (!outcome.ok) {
    const { code, place, name, figures } = outcome.error
    if (expect['error'] !== code) return { place, expected: expect, got: { error: code, name } }
    return difference(expect, { error: code, name, place, figures }, '')
  }
  return 'error' in expect
    ? { place: 'error', expected: expect['error'], got: outcome.value }
    : difference(expect, outcome.value, '')
}

/**
 * Returns the first difference from the expected result; `null` if there is none. Keys and later hands without an expectation are
 * ignored.
 */
function difference(expected: unknown, got: unknown, place: string): CaseResult['differs'] {
  if (Array.isArray(expected)) return listDifference(expected, got, place)
  if (!isRow(expected)) return Object.is(expected, got ?? null) ? null : { place, expected, got }
  if (!isRow(got)) return { place, expected, got }
  for (const [key, value] of Object.entries(expected)) {
    const found = difference(value, got[key], place === '' ? key : `${place}.${key}`)
    if (found !== null) return found
  }
  return null
}

function listDifference(expected: readonly unknown[], got: unknown, place: string): CaseResult['differs'] {
  if (!Array.isArray(got)) return { place, expected, got }
  const isPart = place === 'hands' ? got.length >= expected.length : got.length === expected.length
  if (!isPart) return { place, expected, got }
  for (const [index, value] of expected.entries()) {
    const found = difference(value, got[index], `${place}.${index}`)
    if (found !== null) return found
  }
  return null
}

/** Returns the cases in the text of a file (an array, or a single case), or a problem if it has none. */
export function parseCases(text: string): Result<readonly unknown[], Problem> {
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return ok(Array.isArray(json) ? json : [json])
  } catch (error) {
    return err(unreadable('', error instanceof Error ? error.message : 'invalid_json'))
  }
}
