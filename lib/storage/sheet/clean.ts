import type { Rules } from '../../engine/table/options'
import { NO_NAME, seatsOf } from '../../engine/table/seats'
import { cleanName, cleanText, LENGTHS } from '../../format/clean-text'
import { isRow } from '../records/record'
import type { StoredChange } from './new-change'

// What comes in from another phone is cleaned, and so is what is written on this one: else the same game would read
// otherwise here and there, and would not be known again. What was cleaned stays as it is when it is cleaned again.

/** A change as every phone would keep it: texts that can be shown, no longer than there is room. */
export const cleanChange = <C extends StoredChange>(change: C) => ({ ...change, ...cleanWords(change) })

function cleanWords(change: StoredChange) {
  switch (change.kind) {
    case 'recorded':
    case 'inserted':
    case 'corrected':
      return { facts: cleanFacts(change.facts) }
    case 'seated':
      return { name: cleanPlayerName(change.name) }
    case 'noted':
      return { text: cleanText(change.text, LENGTHS.note) }
    case 'deleted':
    case 'moved':
    case 'chosen':
    case 'accepted':
    case 'undone':
    case 'redone':
    case 'broken-off':
    case 'resumed':
    case 'rules':
      return {}
  }
}

/** A hand as it stood in the file, but for a reason too long or too strange to show. */
export function cleanFacts(facts: unknown): unknown {
  if (!isRow(facts) || typeof facts['why'] !== 'string') return facts
  return { ...facts, why: cleanText(facts['why'], LENGTHS.why) }
}

/** Returns the name of a seat as it is stored: empty where nothing is visible. */
export const cleanPlayerName = (name: string): string => cleanName(name, LENGTHS.player, NO_NAME)

/** The same of a whole table, by seat. */
export const cleanNames = (names: readonly string[]): readonly string[] => names.map(cleanPlayerName)

/** The same where there are too few of them, or too many. */
export const namesFor = (rules: Rules, names: readonly string[]): readonly string[] =>
  cleanNames(seatsOf(rules).map((seat) => names[seat] ?? NO_NAME))

/** Returns the table's name for its rules, cleaned; `null` where nothing visible is left. */
export const cleanRulesName = (name: string | null): string | null =>
  name === null ? null : cleanHouseName(name) || null

/** Returns the name of house rules, cleaned; empty where they have none. */
export const cleanHouseName = (name: string): string => cleanName(name, LENGTHS.rules, '')
