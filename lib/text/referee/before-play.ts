import type { ExchangeBar } from '../../engine/referee/before-play'
import type { BelaState } from '../../engine/referee/bela'
import type { ClaimBar } from '../../engine/referee/claim'
import * as said from '../../messages/compiled/referee/before-play'
import type { Table } from '../table'

/** Tells why the seven cannot be exchanged. */
export function exchangeSentence(table: Table, bar: ExchangeBar | null): string {
  switch (bar) {
    case null:
      return said.exchangeAllowed(table)
    case 'not-played':
      return said.exchangeNotPlayed(table)
    case 'other-trumps':
      return said.exchangeOtherTrumps(table)
    case 'no-seven':
      return said.exchangeNoSeven(table)
    case 'too-late':
      return said.exchangeTooLate
  }
}

/** Tells why a claim is not valid. */
export function claimBarSentence(bar: ClaimBar): string {
  switch (bar) {
    case 'no-claims':
      return said.claimNever
    case 'not-trick-winner':
      return said.claimNotTrickWinner
    case 'already-led':
      return said.claimAlreadyLed
    case 'already-counted':
      return said.claimAlreadyCounted
    case 'too-late':
      return said.claimTooLate
  }
}

/** Returns the label of a choice: the state of the king and queen of trumps. */
export function belaStateLabel(state: BelaState): string {
  switch (state) {
    case 'both-held':
      return said.belaBothHeld
    case 'first-silent':
      return said.belaFirstSilent
    case 'first-called':
      return said.belaFirstCalled
    case 'both-silent':
      return said.belaBothSilent
    case 'second-called':
      return said.belaSecondCalled
  }
}

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
