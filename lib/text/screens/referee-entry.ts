import * as said from '../../messages/compiled/referee/entry'

/** Tells why nothing can be written on the sheet. */
export const closedSentence = (closed: 'over' | 'open-hand'): string =>
  closed === 'over' ? said.sheetIsOver : said.sheetIsOpen
