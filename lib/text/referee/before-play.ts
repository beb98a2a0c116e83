import type { ExchangeBar } from '../../engine/referee/before-play'
import type { BelaState } from '../../engine/referee/bela'
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

/** Says whether the bela counts or can still be called. */
export function belaSentence(table: Table, state: BelaState, outcome: 'counts' | 'may-call' | 'lost'): string {
  switch (outcome) {
    case 'counts':
      return said.belaCounts(table)
    case 'may-call':
      return callAt(table, state)
    case 'lost':
      return state === 'both-silent' ? said.belaLostInSilence(table) : said.belaLostAtFirst
  }
}

function callAt(table: Table, state: BelaState): string {
  const { belaCall } = table.rules
  if (state !== 'both-held' || belaCall === 'second-card') return said.belaCallAtSecond(table)
  return belaCall === 'either' ? said.belaCallAtEither(table) : said.belaCallAtFirst(table)
}
