import { expect } from 'vitest'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import type { Rules } from '@/lib/engine/table/options'
import { LANGUAGE } from '@/lib/messages/compiled/language'
import { withoutIsolates } from '@/lib/messages/isolate'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { verdictText } from '@/lib/text/sheet/verdict'
import type { Table } from '@/lib/text/table'
import { sideNames, tableOf } from '@/lib/text/terms/names'
import { vocabularyFor } from '@/lib/text/terms/words'
import { rules } from './builders'

const NAMES: Readonly<Record<Rules['players'], readonly string[]>> = {
  2: ['Mike', 'Yetta'],
  3: ['Anna', 'Ben', 'Cleo'],
  4: ['Mike', 'Sue', 'Ann', 'Tom'],
}

/**
 * Returns a table with the vocabulary of its game: Mike and Yetta, or Anna, Ben and Cleo, or Mike and Ann against Sue and Tom.
 */
export function tableAt(base: RuleSetId, changes: Partial<Rules> = {}, us: number | null = null): Table {
  const agreed = rules(base, changes)
  return tableOf(agreed, NAMES[agreed.players], vocabularyFor(base, 'table'), us)
}

/** Matches text that must not occur: a value that was never filled in, or a stray blank. */
const SLIPS = /\b(?:undefined|null|NaN)\b|\[object|\$\{|[{}]| {2}|-0\b| [.,:;]/i
/**
 * Matches words that guess whether a player is a man or a woman. In other languages the same words refer to the game, the run
 * or the card.
 */
const GUESSES = /\b(?:he|she|him|his|her|hers|himself|herself)\b/i

/** Checks the conditions for every text of the sheet. */
export function expectClean(text: string): void {
  expect(text).not.toMatch(SLIPS)
  if (LANGUAGE === 'en') expect(text).not.toMatch(GUESSES)
  expect(text.trim()).toBe(text)
  expect(text).not.toBe('')
}

/**
 * Checks that a text consists of whole sentences: it begins with a capital letter (or any letter of a script without capitals),
 * a digit or a name.
 */
export function expectSentence(text: string): void {
  expectClean(text)
  expect(withoutIsolates(text)).toMatch(/^[\p{Lu}\p{Lo}\d].*[.?]$/u)
}

/** Checks that a verdict consists of whole sentences, and names every side whose points changed. */
export function expectVerdict(table: Table, row: ScoredRow): void {
  const text = verdictText(table, row)
  expectSentence(text)
  for (const [side, points] of row.score.points.entries()) {
    if (points !== 0) expect(text).toContain(sideNames(table, side))
  }
}
