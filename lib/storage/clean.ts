import type { Rules } from '../engine/options'
import { seatsOf } from '../engine/seats'
import { cleanText, LENGTHS } from '../format/clean-text'
import { fallbackNames } from '../text/en/names'
import type { StoredChange } from './records/change'
import { isRow } from './records/record'

// What comes in from another phone is cleaned, and so is what is written on this one: else the same game would read
// otherwise here and there, and would not be known again.

/** A change as every phone would keep it: texts that can be shown, no longer than there is room. */
export function cleanChange(change: StoredChange): StoredChange {
  switch (change.kind) {
    case 'recorded':
    case 'inserted':
    case 'corrected':
      return { ...change, facts: cleanFacts(change.facts) }
    case 'seated':
      return { ...change, name: cleanText(change.name, LENGTHS.player) }
    case 'noted':
      return { ...change, text: cleanText(change.text, LENGTHS.note) }
    case 'deleted':
    case 'undone':
    case 'redone':
    case 'broken-off':
    case 'resumed':
    case 'accepted':
    case 'rules':
      return change
  }
}

/** A hand as it stood in the file, but for a reason too long or too strange to show. */
export function cleanFacts(facts: unknown): unknown {
  if (!isRow(facts) || typeof facts['why'] !== 'string') return facts
  return { ...facts, why: cleanText(facts['why'], LENGTHS.why) }
}

/** Names as a sheet can carry them, by seat: none empty. */
export function cleanNames(rules: Rules, names: readonly string[]): readonly string[] {
  const fallbacks = fallbackNames(rules)
  return names.map((given, seat) => {
    const name = cleanText(given, LENGTHS.player)
    return name.trim() === '' ? (fallbacks[seat] ?? name) : name
  })
}

/** The same where there are too few of them, or too many. */
export const namesFor = (rules: Rules, names: readonly string[]): readonly string[] =>
  cleanNames(
    rules,
    seatsOf(rules).map((seat) => names[seat] ?? ''),
  )
