import type { Rules } from '../../lib/engine/table/options'
import { sideCount, sidesOf } from '../../lib/engine/table/seats'
import type { RuleSetId } from '../../lib/rulesets/sets/rule-set'
import type { Table } from '../../lib/text/table'
import { sideHeading, tableOf } from '../../lib/text/terms/names'
import { vocabularyFor } from '../../lib/text/terms/words'

/** Names as they are written in the language, of players whose seats tell nothing. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  bg: ['Ани', 'Боян', 'Вера', 'Георги'],
  de: ['Anna', 'Ben', 'Clara', 'Dirk'],
}

/**
 * The table of the item with this number: who sits where turns from one to the next, every fourth of two sides says “we”, and
 * every fifth reads plain words.
 */
export function tableFor(language: string, number: number, base: RuleSetId, rules: Rules): Table {
  const names = NAMES[language] ?? ['Anna', 'Ben', 'Cleo', 'Dora']
  const turned = names.map((_, seat) => names[(seat + number) % names.length] ?? '')
  const us = sideCount(rules) === 2 && number % 4 === 3 ? (number >> 2) % 2 : null
  return tableOf(rules, turned, vocabularyFor(base, number % 5 === 4 ? 'plain' : 'own'), us)
}

export const partiesAt = (table: Table): readonly string[] =>
  sidesOf(table.rules).map((side) => sideHeading(table, side))
