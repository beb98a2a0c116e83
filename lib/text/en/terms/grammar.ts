import * as units from '../../../messages/compiled/terms/units'
import type { Party } from '../../table'
import type { OneMany } from '../../words'

/** “Ann”, “Ann and Ben”, “Ann, Ben and Cleo”. */
export function list(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`
}

/** Whole clauses in a row, where a bare “and” could be read as part of one of them. */
export function clauses(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')}, and ${last}`
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A clause as a sentence: its first letter large, a full stop at the end. */
export const sentence = (text: string): string => `${capital(text)}.`

/** The form of a word that goes with a number of things. */
export const counted = (number: number, word: OneMany): string => (Math.abs(number) === 1 ? word.one : word.many)

/** “1 trick”, “9 tricks”. */
export const many = (number: number, word: OneMany): string => `${number} ${counted(number, word)}`

/** The form of a verb that goes with a side: “Mike makes”, “Mike and Ann make”. */
export const verb = (party: Party, one: string, many: string): string => (party.number === 'one' ? one : many)

export const does = (party: Party, words: OneMany): string => verb(party, words.one, words.many)

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] as const

/** “first” to “ninth”: as far as the tricks of a hand go. */
export const ordinal = (number: number): string => ORDINALS[number - 1] ?? `${number}th`

/** How often something counts: “twice”, “four times”. */
export const times = (number: number): string => units.times({ times: number })

export const TRICK: OneMany = { one: 'trick', many: 'tricks' }
export const CARD: OneMany = { one: 'card', many: 'cards' }

/** “1 hand”, “7 hands”. */
export const handsCount = (count: number): string => units.handsCount({ count })
