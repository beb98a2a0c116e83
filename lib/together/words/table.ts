import * as said from '../../messages/compiled/app/together'
import { DAYS_KEPT } from '../limits'
import type { Closed } from '../table/closing'
import type { TogetherState } from '../table/session'

/** A device at the table: its name, and the hand that it is entering. */
type Phone = Pick<TogetherState['present'][number], 'name' | 'writing'>

/** The facts for the line on the sheet. */
export interface TableStanding extends Pick<TogetherState, 'phase' | 'problem' | 'waiting'> {
  readonly present: readonly Phone[]
  readonly looks: boolean
}

/** Returns the line on the sheet: who is here, who is writing which hand, or why this device is alone. */
export function tableStatusText(standing: TableStanding): string {
  const { phase, problem, waiting, present, looks } = standing
  if (problem !== null && (phase === 'apart' || phase === 'joining')) return whyApart(problem, waiting)
  if (problem === 'full' || problem === 'too-large' || problem === 'storage') return whyApart(problem, waiting)
  if (phase === 'joining' || (phase === 'syncing' && present.length === 0)) return said.lineJoining
  const writing = present.filter((one) => one.writing !== null)
  if (writing.length > 0) return writing.map(writingText).join(' ')
  return looks ? said.lineLooks : said.lineTogether({ count: present.length })
}

function whyApart(problem: NonNullable<TogetherState['problem']>, waiting: number): string {
  // A relay that can be reached but cannot store anything now will do so later.
  const why = said.lineApart({ why: problem === 'unavailable' ? 'unreachable' : problem, days: DAYS_KEPT })
  return waiting === 0 || problem === 'expired' ? why : `${why} ${said.lineWaiting({ count: waiting })}`
}

/**
 * Tells whether the attempt to close a table had an effect that the screen then shows; returns a sentence if its outcome is
 * unknown.
 */
export function closedText(how: Closed): boolean | string {
  return how === 'unknown' ? said.closeUnknown : how !== 'not-now'
}

const writingText = ({ name, writing }: Phone): string =>
  name === '' ? said.lineWriting({ hand: writing ?? 0 }) : said.lineWritingOf({ name, hand: writing ?? 0 })

/** Returns the entry of a device in the list of those at the table. */
export function phoneText(one: Phone): string {
  if (one.writing !== null) return writingText(one)
  return one.name === '' ? said.phoneUnnamed : said.phoneOf({ name: one.name })
}

/** Returns the entry of this device in the same list. */
export const thisPhoneText = (name: string): string => (name === '' ? said.thisPhone : said.thisPhoneOf({ name }))
