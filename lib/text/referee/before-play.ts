import type { ExchangeBar } from '../../engine/referee/before-play'
import type { BelaState, BelaWords, stateOfBela } from '../../engine/referee/bela'
import type { ClaimBar } from '../../engine/referee/claim'
import * as said from '../../messages/compiled/referee/before-play'
import { belaState } from '../../messages/compiled/referee/belaState'
import { claimBar } from '../../messages/compiled/referee/claimBar'
import { exchangeBar } from '../../messages/compiled/referee/exchangeBar'
import type { Table } from '../table'

/** Tells why the seven cannot be exchanged. */
export const exchangeSentence = (table: Table, bar: ExchangeBar | null): string =>
  bar === null ? said.exchangeAllowed(table) : exchangeBar[bar](table)

/** Tells why a claim is not valid. */
export const claimBarSentence = (bar: ClaimBar): string => claimBar[bar]

/** Returns the label of a choice: the state of the king and queen of trumps. */
export const belaStateLabel = (state: BelaState): string => belaState[state]

/** Says whether the bela counts or can still be called, at a table that wants these words. */
export function belaSentence(
  table: Table,
  state: BelaState,
  words: BelaWords,
  outcome: ReturnType<typeof stateOfBela>,
): string {
  switch (outcome) {
    case 'counts':
      return said.belaCounts(table)
    case 'may-call':
      return words === 'both' ? callAtBoth(table, state) : callAt(table, state)
    case 'lost':
      return lostSentence(table, state, words)
  }
}

const callAtBoth = (table: Table, state: BelaState): string =>
  state === 'first-called' ? said.belaSayRebelote : said.belaCallAtBoth(table)

function callAt(table: Table, state: BelaState): string {
  const { belaCall } = table.rules
  if (state !== 'both-held' || belaCall === 'second-card') return said.belaCallAtSecond(table)
  return belaCall === 'either' ? said.belaCallAtEither(table) : said.belaCallAtFirst(table)
}

function lostSentence(table: Table, state: BelaState, words: BelaWords): string {
  if (state === 'both-silent') return said.belaLostInSilence(table)
  if (state === 'second-silent') return words === 'both' ? said.belaLostWithoutRebelote(table) : said.belaLostAtSecond
  return said.belaLostAtFirst
}
