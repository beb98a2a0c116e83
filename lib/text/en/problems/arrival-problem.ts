import { CLASH_NEEDS, OPTION_NAMES } from '../../../engine/table/options'
import type { Problem } from '../../../engine/table/problem'
import { optionName } from '../options/options'
import { clashReason } from './clash'
import { placeInWords, whyUnreadable } from './why-unreadable'

/** Why something that came could not be opened, and what to do: a sentence each. */
export interface ArrivalText {
  readonly wrong: string
  readonly todo: string
}

const say = (wrong: string, todo: string): ArrivalText => ({ wrong, todo })

const AGAIN = 'Ask for it again; nothing on this phone has been changed.'
const UPDATE = 'Update Yuss and open it again; nothing on this phone has been changed.'

/** What is wrong before anything could be read. */
export const UNOPENED = {
  'no-code': say('No game or house rules found here.', 'Copy the whole link, from “http” to its last letter.'),
  broken: say('This link was cut short or changed on its way.', 'Copy the whole link, or ask for a file instead.'),
  'too-long': say('This is larger than anything that Yuss shares.', AGAIN),
  'newer-code': say('This link was made by a newer Yuss than this one.', UPDATE),
  empty: say('This file is empty.', AGAIN),
  'not-yuss': say('This is not a Yuss file.', 'Choose a game, house rules or a backup that Yuss has saved.'),
} as const

export const newerFormat = (format: string): ArrivalText =>
  say(`This was written by a newer Yuss than this one (${format}).`, UPDATE)

/** What stands in a text where it should not; `key` is the word to blame. */
const FAULTS = {
  syntax: () => 'something is there that does not belong',
  'ends-early': () => 'it ends too early',
  'too-deep': () => 'it goes deeper than any game does',
  'key-twice': (key: string) => `“${key}” appears twice`,
  'key-barred': (key: string) => `“${key}” is not allowed`,
} as const

interface Fault {
  readonly why: keyof typeof FAULTS
  readonly key: string
  readonly line: number
  readonly column: number
}

export const damagedText = ({ why, key, line, column }: Fault): ArrivalText =>
  say(`This file is damaged in line ${line}, at character ${column}: ${FAULTS[why](key)}.`, AGAIN)

export const wrongEntry = (problem: Problem, line: number): ArrivalText =>
  say(`This file is damaged in line ${line}${placeInWords(problem.place)}: ${wrongOf(problem)}.`, AGAIN)

export const unreadableSheet = (problem: Problem): ArrivalText =>
  say(`This game cannot be read${placeInWords(problem.place)}: ${wrongOf(problem)}.`, AGAIN)

/** A row of a backup; `line` is `null` where it is not known. */
export const newerRow = (line: number | null): ArrivalText =>
  say(`Something${inLine(line)} was written by a newer Yuss than this one.`, UPDATE)

export const damagedRow = (path: string, line: number | null): ArrivalText =>
  say(`This file is damaged${inLine(line)}${placeInWords(path)}: “${path}” does not fit.`, AGAIN)

const inLine = (line: number | null): string => (line === null ? '' : ` in line ${line}`)

function wrongOf({ name, place, figures }: Problem): string {
  if (name !== 'option-clash') return `“${place}” ${whyUnreadable(figures)}`
  const option = OPTION_NAMES.find((one) => one === figures['option'])
  const need = CLASH_NEEDS.find((one) => one === figures['needs'])
  return option === undefined || need === undefined
    ? 'its rules do not go together'
    : `“${optionName(option)}” as it stands there needs ${clashReason(need)}`
}
