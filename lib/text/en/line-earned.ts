import type { Rank, Suit } from '../../engine/table/card'
import type { EarnedReason } from '../../engine/score/line'
import type { RuleId } from '../../engine/table/rule'
import type { LineText, Table } from '../table'
import { ranksName, RANK_NAMES, SUIT_NAMES } from './cards'
import { nameOf } from './names'
import { runName } from './runs'
import { capital } from './grammar'

const text = (label: string, detail: string | null = null): LineText => ({ label: capital(label), detail })

/** The words for a figure of the first layer, in card points. */
export function earnedText(table: Table, reason: EarnedReason, rule: RuleId): LineText {
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
      return text(words.forSweep, 'In place of the cards and the last trick')
    case 'spoken-total':
      return text('total as spoken', 'Cards, last trick and declarations in one')
    case 'no-trump-doubled':
      return text('no trumps', 'The same once more: at no trumps everything counts twice')
  }
}

function topAndSuit(top: Rank | null, suit: Suit | null): string {
  const high = top === null ? '' : `, ${RANK_NAMES[top]} high`
  return suit === null ? high : `${high} in ${SUIT_NAMES[suit]}`
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
