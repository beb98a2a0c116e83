import type { BelaMoment } from '../../../engine/referee/before-play'
import type { MissingFact } from '../../../engine/referee/missing-facts'
import type { Hand } from '../../../engine/table/hand'
import type { Table } from '../../table'
import { list } from '../terms/grammar'
import { nameOf } from '../terms/names'
import { numberWord, runName } from '../terms/runs'

/** What the sheet does not hold and these rules turn on. */
export function missingFactSentence(table: Table, hand: Hand, missing: MissingFact): string {
  const { words } = table
  switch (missing.kind) {
    case 'bela-call':
      return `Not recorded: at which card ${words.bela} was called.`
    case 'fours':
      return `Not recorded: whether anybody held a ${words.fourOfAKind.one}.`
    case 'run-length':
      return `Not recorded: whether ${runOwner(table, hand, missing.meld)} had ${list(missing.lengths.map(numberWord), 'or')} cards.`
    case 'spoken-totals':
      return `Only finished totals were noted: the ${words.run.many} and ${words.bela} in them stand as they counted where the hand was played.`
    case 'settled-melds':
      return 'Declarations were noted as settled points: they stand as they counted where the hand was played.'
  }
}

/** “Mike’s fifty”. */
function runOwner(table: Table, hand: Hand, index: number): string {
  const meld = hand.kind === 'played' ? hand.melds[index] : undefined
  if (meld === undefined || meld.kind !== 'run') return `a ${table.words.run.one}`
  return `${nameOf(table, meld.seat)}’s ${runName(table, meld.run)}`
}

/** At which of its two cards bela was called, as a choice. */
export function calledAtLabel(moment: BelaMoment): string {
  switch (moment) {
    case 'first-card':
      return 'At the first card'
    case 'second-card':
      return 'At the second'
    case 'both':
      return 'At both'
    case 'never':
      return 'Not at all'
  }
}
