import type { Rules } from '../../engine/table/options'
import { NO_NAME, seatsOf } from '../../engine/table/seats'
import { cleanName, cleanText, LENGTHS } from '../../format/clean-text'
import { isRow } from '../records/record'
import type { StoredChange } from './new-change'

// Texts from other devices are cleaned, and so are those written here: otherwise the same game would differ between devices and
// would not be recognised. Cleaning a text twice gives the same as once.

/** Cleans a change, so that every device stores the same: texts that can be displayed, and are not too long. */
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

/** Returns a hand as in the file, with the reason of an agreed score cleaned. */
export function cleanFacts(facts: unknown): unknown {
  if (!isRow(facts) || typeof facts['why'] !== 'string') return facts
  return { ...facts, why: cleanText(facts['why'], LENGTHS.why) }
}

/** Returns the name of a seat as it is stored: empty if nothing is visible. */
export const cleanPlayerName = (name: string): string => cleanName(name, LENGTHS.player, NO_NAME)

/** Cleans the names of a table, by seat. */
export const cleanNames = (names: readonly string[]): readonly string[] => names.map(cleanPlayerName)

/** Cleans the names of a table, and returns one for each seat, if there are too few or too many. */
export const namesFor = (rules: Rules, names: readonly string[]): readonly string[] =>
  cleanNames(seatsOf(rules).map((seat) => names[seat] ?? NO_NAME))

/** Returns the table's name for its rules, cleaned and without blanks around it; `null` if nothing visible is left. */
export const cleanRulesName = (name: string | null): string | null =>
  name === null ? null : cleanHouseName(name).trim() || null

/** Returns the name of house rules, cleaned; empty if they have none. */
export const cleanHouseName = (name: string): string => cleanName(name, LENGTHS.rules, '')
