import type { Table } from '../../table'
import { CARD, many } from '../grammar'

/** A pile counted by its cards. */
export const READ_BELOW = 'Say what are trumps, or read the count by each below.'
export const HAS_LAST_TRICK = 'This pile has the last trick'
export const LAST_TRICK_KEY = 'Last trick +10'
export const CLEAR_PILE = 'Clear the pile'
export const CARDS_IN_PILE = 'Cards in the pile'
export const BY_TRUMPS = 'The same pile by what are trumps'

export const pilePointsText = ({ words }: Table, points: number): string => many(points, words.points)

/** What is in the pile; `rest` is what the other side has, where there is only one. */
export function pileNote(cards: number, hasLast: boolean, rest: number | null): string {
  const own = `${many(cards, CARD)}${hasLast ? ', and 10 for the last trick' : ''}.`
  return rest === null ? own : `${own} The other side has ${rest}${hasLast ? '' : ' with the last trick'}.`
}
