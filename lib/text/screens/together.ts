import * as said from '../../messages/compiled/app/together'
import { DAYS_KEPT } from './days-kept'

/** So many games of a table a phone brings along at once: see `lib/together/table/store.ts`. */
export const MOST_GAMES = 20

/** Why a phone is alone at its table. */
export type TableProblem = 'unreachable' | 'refused' | 'full' | 'unavailable' | 'storage' | 'too-large' | 'expired'

/** The facts for the line on the sheet. */
export interface TableStanding {
  readonly phase: 'joining' | 'meeting' | 'together' | 'apart' | 'left'
  readonly problem: TableProblem | null
  readonly waiting: number
  readonly present: readonly { readonly name: string; readonly writing: number | null }[]
  readonly looks: boolean
}

/** One quiet line on the sheet: who is here, who is writing what, or why this phone is alone. */
export function lineText(standing: TableStanding): string {
  const { phase, problem, waiting, present, looks } = standing
  if (problem !== null && (phase === 'apart' || phase === 'joining')) return whyApart(problem, waiting)
  if (problem === 'full' || problem === 'too-large' || problem === 'storage') return whyApart(problem, waiting)
  if (phase === 'joining' || (phase === 'meeting' && present.length === 0)) return said.lineJoining
  const writing = present.filter((one) => one.writing !== null)
  if (writing.length > 0) return writing.map(writingText).join(' ')
  return looks ? said.lineLooks : said.lineTogether({ count: present.length })
}

function whyApart(problem: TableProblem, waiting: number): string {
  // What a relay that is there cannot store, it will later.
  const why = said.lineApart({ why: problem === 'unavailable' ? 'unreachable' : problem, days: DAYS_KEPT })
  return waiting === 0 || problem === 'expired' ? why : `${why} ${said.lineWaiting({ count: waiting })}`
}

/** Says whether a table is closed, as far as the screen does not show it; or returns the sentence about it. */
export function closedText(how: 'closed' | 'untold' | 'other' | 'unknown' | 'not-now'): boolean | string {
  return how === 'unknown' ? said.closeUnknown : how !== 'not-now'
}

const writingText = ({ name, writing }: TableStanding['present'][number]): string =>
  name === '' ? said.lineWriting({ hand: writing ?? 0 }) : said.lineWritingOf({ name, hand: writing ?? 0 })

/** Someone at the table, in the list of those who are there. */
export function phoneText(one: TableStanding['present'][number]): string {
  if (one.writing !== null) return writingText(one)
  return one.name === '' ? said.phoneUnnamed : said.phoneOf({ name: one.name })
}

/** This phone, in the same list. */
export const thisPhoneText = (name: string): string => (name === '' ? said.thisPhone : said.thisPhoneOf({ name }))
