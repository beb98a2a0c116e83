import type { ArrivalProblem } from '@/lib/hooks/sharing'
import type { Problem } from '@/lib/engine/problem'
import { CLASH_NEEDS, OPTION_NAMES } from '@/lib/engine/options'
import type { JsonProblem } from '@/lib/format/json-place'
import { clashReason } from '@/lib/text/en/clash'
import { optionName } from '@/lib/text/en/options'

/** Why something that came could not be opened, and what to do: a sentence each. */
export interface ArrivalText {
  readonly wrong: string
  readonly todo: string
}

const say = (wrong: string, todo: string): ArrivalText => ({ wrong, todo })

const AGAIN = 'Ask for it again; nothing on this phone has been changed.'
const UPDATE = 'Load the newest Yuss and open it again; nothing on this phone has been changed.'

/** Every problem in words. */
export function arrivalText(problem: ArrivalProblem): ArrivalText {
  switch (problem.kind) {
    case 'no-code':
      return say('There is no game and no house rules in this.', 'Copy the whole link, from “http” to its last letter.')
    case 'broken':
      return say('This link was cut short or changed on its way.', 'Copy the whole link, or ask for a file instead.')
    case 'too-long':
      return say('This is larger than anything that Yuss shares.', AGAIN)
    case 'newer-code':
      return say('This link was made by a newer Yuss than this one.', UPDATE)
    case 'newer':
      return say(`This was written by a newer Yuss than this one (${problem.format}).`, UPDATE)
    case 'empty':
      return say('This file is empty.', AGAIN)
    case 'not-yuss':
      return say('This is no file of Yuss.', 'Choose a game, house rules or a backup that Yuss has saved.')
    case 'damaged':
      return say(`This file is damaged in ${lineOf(problem.json)}: ${faultOf(problem.json)}.`, AGAIN)
    case 'wrong':
      return say(`This file is damaged in line ${problem.place.line}: ${wrongOf(problem.problem)}.`, AGAIN)
    case 'sheet':
      return say(`This game cannot be read: ${wrongOf(problem.problem)}.`, AGAIN)
    case 'row':
      return rowText(problem)
  }
}

function rowText({ why, path, place }: Extract<ArrivalProblem, { kind: 'row' }>): ArrivalText {
  const where = place === null ? '' : ` in line ${place.line}`
  return why === 'newer'
    ? say(`Something${where} was written by a newer Yuss than this one.`, UPDATE)
    : say(`This file is damaged${where}: “${path}” does not fit.`, AGAIN)
}

const lineOf = ({ line, column }: JsonProblem): string => `line ${line}, at character ${column}`

function faultOf({ why, key }: JsonProblem): string {
  switch (why) {
    case 'syntax':
      return 'something stands there that does not belong'
    case 'ends-early':
      return 'it ends too early'
    case 'too-deep':
      return 'it goes deeper than any game does'
    case 'key-twice':
      return `“${key}” stands there twice`
    case 'key-barred':
      return `“${key}” is not allowed`
  }
}

function wrongOf({ name, place, figures }: Problem): string {
  if (name !== 'option-clash') return `“${place}” ${whyNot(figures['why'])}`
  const option = OPTION_NAMES.find((one) => one === figures['option'])
  const need = CLASH_NEEDS.find((one) => one === figures['needs'])
  return option === undefined || need === undefined
    ? 'its rules do not go together'
    : `“${optionName(option)}” as it stands there needs ${clashReason(need)}`
}

function whyNot(why: unknown): string {
  switch (why) {
    case 'unrecognized_keys':
      return 'is not known here'
    case 'invalid_type':
      return 'is missing or of the wrong kind'
    case 'invalid_length':
      return 'has the wrong number of entries'
    default:
      return 'does not fit'
  }
}
