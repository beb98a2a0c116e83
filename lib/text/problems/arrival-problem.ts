import { CLASH_NEEDS, OPTION_NAMES } from '../../engine/table/options'
import type { Problem } from '../../engine/table/problem'
import * as said from '../../messages/compiled/app/arrivals'
import { clash, clashRule } from '../../messages/compiled/options/clashes'
import { optionName } from '../options/names'
import { whyUnreadable } from './why-unreadable'

/** The texts for a file or link that could not be opened: why, and what to do, in whole sentences. */
export interface ArrivalText {
  readonly wrong: string
  readonly todo: string
}

/** The faults that can occur before anything was read. */
type Unopened = 'no-code' | 'broken' | 'broken-file' | 'too-long' | 'newer-code' | 'empty' | 'not-yuss'

export function unopened(why: Unopened): ArrivalText {
  switch (why) {
    case 'no-code':
      return { wrong: said.arrivalNoCode, todo: said.arrivalNoCodeTodo }
    case 'broken':
      return { wrong: said.arrivalCutShort, todo: said.arrivalCutShortTodo }
    case 'broken-file':
      return askAgain(said.arrivalDamaged)
    case 'too-long':
      return askAgain(said.arrivalTooLarge)
    case 'newer-code':
      return update(said.arrivalNewerLink)
    case 'empty':
      return askAgain(said.arrivalEmpty)
    case 'not-yuss':
      return { wrong: said.arrivalNotYuss, todo: said.arrivalNotYussTodo }
  }
}

const askAgain = (...wrong: readonly string[]): ArrivalText => ({ wrong: wrong.join(' '), todo: said.arrivalAskAgain })
const update = (wrong: string): ArrivalText => ({ wrong, todo: said.arrivalUpdate })

export const newerFormat = (format: string): ArrivalText => update(said.arrivalNewerFormat({ format }))

/** An error in the syntax of a text; `key` is the key that is affected. */
interface Fault {
  readonly why: 'syntax' | 'ends-early' | 'too-deep' | 'key-twice' | 'key-barred'
  readonly key: string
  readonly line: number
  readonly column: number
}

export const damagedText = (fault: Fault): ArrivalText => askAgain(said.arrivalDamagedAt(fault), faultText(fault))

function faultText({ why, key }: Fault): string {
  switch (why) {
    case 'syntax':
      return said.arrivalStray
    case 'ends-early':
      return said.arrivalEndsEarly
    case 'too-deep':
      return said.arrivalTooDeep
    case 'key-twice':
      return said.arrivalKeyTwice({ key })
    case 'key-barred':
      return said.arrivalKeyBarred({ key })
  }
}

export const wrongEntry = (problem: Problem, line: number): ArrivalText =>
  askAgain(said.arrivalDamagedInLine({ line }), ...placeInWords(problem.place), ...wrongOf(problem))

export const unreadableSheet = (problem: Problem): ArrivalText =>
  askAgain(said.arrivalUnreadableGame, ...placeInWords(problem.place), ...wrongOf(problem))

/** Returns the text for an entry from a newer Yuss; `line` is `null` if it is not known. */
export const newerRow = (line: number | null): ArrivalText =>
  update(line === null ? said.arrivalNewerEntry : said.arrivalNewerEntryInLine({ line }))

/** Returns the text for a game whose set-up does not give its id. */
export const begunOtherwise = (): ArrivalText => askAgain(said.arrivalBegunOtherwise)

export const damagedRow = (path: string, line: number | null, fault = ''): ArrivalText =>
  askAgain(
    line === null ? said.arrivalDamaged : said.arrivalDamagedInLine({ line }),
    ...placeInWords(path),
    whyUnreadable(path, { why: fault }),
  )

/** Tells in which game and hand an entry is, counted from 1; empty if it is in neither. */
function placeInWords(path: string): readonly string[] {
  const [game, hand] = [numberIn(path, 'games'), numberIn(path, 'hands')]
  if (game === null) return hand === null ? [] : [said.arrivalInHand({ hand })]
  return [hand === null ? said.arrivalInGame({ game }) : said.arrivalInGameAndHand({ game, hand })]
}

/** Returns the position in a list, from 1, of the entry to which a path leads; `null` if the path does not lead into the list. */
function numberIn(path: string, list: 'games' | 'hands'): number | null {
  const steps = path.split('.')
  const entry = steps[steps.indexOf(list) + 1]
  return steps.includes(list) && /^\d+$/.test(entry ?? '') ? Number(entry) + 1 : null
}

function wrongOf({ name, place, figures }: Problem): readonly string[] {
  if (name !== 'option-clash') return [whyUnreadable(place, figures)]
  const option = OPTION_NAMES.find((one) => one === figures['option'])
  const needs = CLASH_NEEDS.find((one) => one === figures['needs'])
  return option === undefined || needs === undefined
    ? [said.arrivalRulesClash]
    : [said.arrivalRulesClash, clash({ rule: clashRule({ option: optionName(option) }), needs })]
}
