import type { Line } from '../../engine/score/line'
import type { LineText, Table } from '../table'
import { earnedText } from './line-earned'
import { sheetText } from './line-sheet'

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
    case 'hangs':
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
