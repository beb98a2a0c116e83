import type { SheetReason } from '../../engine/score/line'
import type { RuleId } from '../../engine/table/rule'
import type { Side } from '../../engine/table/seats'
import { RULE_SOURCES } from '../../rulesets/citations/rule-sources'
import type { LineText, Table } from '../table'
import { citationText } from './citation'
import { capital, times } from './grammar'
import { partyOf } from './names'

const text = (label: string, detail: string | null = null): LineText => ({ label: capital(label), detail })

/** The words for a figure of the second layer, in points as they go on the sheet. */
export function sheetText(table: Table, reason: SheetReason, points: number, rule: RuleId): LineText {
  const { words } = table
  switch (reason.kind) {
    case 'own':
      return text('own points')
    case 'bate':
      return text(`${words.bateMark}${toOrFrom(table, points, reason.other)}`, whyShared(rule))
    case 'bate-to-each':
      return text(
        `${words.bateMark}${toOrFrom(table, points, reason.other)}`,
        `Each opponent gets what the ${words.taker} made`,
      )
    case 'half-dropped':
      return text('odd point', whyDropped(reason.doubledAfter))
    case 'both-committed':
      return text(
        `doubled${toOrFrom(table, points, reason.other)}`,
        'Both sides are committed, and the loser keeps nothing',
      )
    case 'revoke':
      return text(`revoke${toOrFrom(table, points, reason.other)}`, whyShared(rule))
    case 'tie-lost':
      return text('level', `The ${words.taker} scores nothing`)
    case 'hangs':
      return text(words.heldOver, 'For the winner of the next hand')
    case 'held-over-won':
      return text(`${words.heldOver} before`, 'It goes to the winner of this hand')
    case 'doubled':
      return text(`counted ${times(reason.times)}`, capital(levelName(table, reason.times)))
    case 'big':
      return text('on big', 'Everything counts twice')
    case 'rounded':
      return text(
        `${reason.from} in tens`,
        reason.of === 'own' ? 'A tenth, rounded' : 'A tenth of what both sides made, rounded',
      )
    case 'sweep':
      return text(words.forSweep, countedTimes(reason.times))
    case 'kirtik-inside':
      return text('kirtik for losing the hand', countedTimes(reason.times))
    case 'kirtik-swept':
      return text('kirtik for taking no trick', countedTimes(reason.times))
    case 'agreed':
      return text('agreed', 'Settled by word')
  }
}

const ODD_HALF = RULE_SOURCES['odd-half']['bela-3']

/** The document shares the points and says nothing of one that is left over, nor of what comes first on big. */
function whyDropped(doubledAfter: boolean): string {
  const dropped = doubledAfter ? 'dropped before everything counts twice' : 'and nobody gets it'
  const reading = ODD_HALF.kind === 'reading' ? `reading ${ODD_HALF.reading} of ` : ''
  return `It cannot be shared, ${dropped} (${reading}${citationText(ODD_HALF)})`
}

const whyShared = (rule: RuleId): string | null =>
  rule === 'opponents-tied' ? 'Opponents who are level share it' : null

function toOrFrom(table: Table, points: number, other: Side): string {
  if (points === 0) return ''
  return `${points < 0 ? ' to' : ' from'} ${partyOf(table, other).object}`
}

const countedTimes = (factor: number): string | null => (factor === 1 ? null : `Counted ${times(factor)}`)

function levelName({ words }: Table, factor: number): string {
  return factor === 2 || factor === 4 || factor === 8 ? words.doubled[factor] : `${factor} times`
}
