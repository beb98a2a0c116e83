import type { EarnedReason, Line, SheetReason } from '../../../engine/score/line'
import type { Rank, Suit } from '../../../engine/table/card'
import type { RuleId } from '../../../engine/table/rule'
import type { Side } from '../../../engine/table/seats'
import { RULE_SOURCES } from '../../../rulesets/citations/rule-sources'
import type { LineText, Table } from '../../table'
import { citationText } from '../rules/citation'
import { rankName, ranksName, suitName } from '../terms/cards'
import { capital, times } from '../terms/grammar'
import { nameOf, partyOf } from '../terms/names'
import { runName } from '../terms/runs'

/** The words for any figure of an explanation: what it is, and why where that needs saying. */
export function lineText(table: Table, { reason, points, rule }: Line): LineText {
  switch (reason.kind) {
    case 'cards':
    case 'last-trick':
    case 'run':
    case 'run-beaten':
    case 'run-equal':
    case 'run-dead':
    case 'run-blocked':
    case 'four':
    case 'four-beaten':
    case 'settled-melds':
    case 'melds-ignored':
    case 'bela':
    case 'all-tricks':
    case 'spoken-total':
    case 'no-trump-doubled':
      return earnedText(table, reason, rule)
    case 'own':
    case 'bate':
    case 'bate-to-each':
    case 'half-dropped':
    case 'both-committed':
    case 'revoke':
    case 'tie-lost':
    case 'held-over':
    case 'held-over-won':
    case 'doubled':
    case 'big':
    case 'rounded':
    case 'sweep':
    case 'kirtik-inside':
    case 'kirtik-swept':
    case 'agreed':
      return sheetText(table, reason, points, rule)
  }
}

const text = (label: string, detail: string | null = null): LineText => ({ label: capital(label), detail })

/** The words for a figure of the first layer, in card points. */
function earnedText(table: Table, reason: EarnedReason, rule: RuleId): LineText {
  const { words } = table
  switch (reason.kind) {
    case 'cards':
      return text('cards taken')
    case 'last-trick':
      return text(words.lastTrick)
    case 'run':
      return text(runName(table, reason.length), `${nameOf(table, reason.seat)}${topAndSuit(reason.top, reason.suit)}`)
    case 'run-beaten':
    case 'run-equal':
    case 'run-dead':
    case 'run-blocked':
      return text(runName(table, reason.length), `${nameOf(table, reason.seat)}: ${whyNoRun(table, reason.kind, rule)}`)
    case 'four':
      return text(`four ${ranksName(reason.rank)}`, nameOf(table, reason.seat))
    case 'four-beaten':
      return text(
        `four ${ranksName(reason.rank)}`,
        `${nameOf(table, reason.seat)}: the other side has the better ${words.fourOfAKind.one}`,
      )
    case 'settled-melds':
      return text('declarations', 'As settled at the table')
    case 'melds-ignored':
      return text('declarations', 'They do not count at no trumps')
    case 'bela':
      return text(words.bela, nameOf(table, reason.seat))
    case 'all-tricks':
      return text(words.forSweep, `In place of the cards and the ${words.lastTrick}`)
    case 'spoken-total':
      return text('finished total', `Cards, ${words.lastTrick} and declarations in one`)
    case 'no-trump-doubled':
      return text('no trumps', 'The same once more: at no trumps everything counts twice')
  }
}

function topAndSuit(top: Rank | null, suit: Suit | null): string {
  const high = top === null ? '' : `, ${rankName(top)} high`
  return suit === null ? high : `${high} in ${suitName(suit)}`
}

type Unscored = 'run-beaten' | 'run-equal' | 'run-dead' | 'run-blocked'

function whyNoRun({ words }: Table, kind: Unscored, rule: RuleId): string {
  switch (kind) {
    case 'run-beaten':
      return BETTER[rule]?.(words.run.one) ?? `the other side has the better ${words.run.one}`
    case 'run-equal':
      return `the best ${words.run.many} are equal, and nobody scores`
    case 'run-dead':
      return 'no trick taken, so nothing counts'
    case 'run-blocked':
      return `beaten by a ${words.run.one} that itself took no trick`
  }
}

/** What made the other side’s run the better one, by the rule that decided it. */
const BETTER: { readonly [R in RuleId]?: (run: string) => string } = {
  'fifty-against-twenty': (run) => `the other side has the longer ${run}`,
  'longer-run': (run) => `the other side has the longer ${run}`,
  'same-class': (run) => `the other side’s ${run} has the higher top card`,
  'trump-run': (run) => `the other side’s ${run} is in trumps`,
  'equal-runs': (run) => `the other side declared an equal ${run} first`,
}

/** The words for a figure of the second layer, in points as they go on the sheet. */
function sheetText(table: Table, reason: SheetReason, points: number, rule: RuleId): LineText {
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
    case 'held-over':
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
      return text('agreed', 'Agreed by the players')
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
