import type { ExchangeBar } from '../../../engine/referee/before-play'
import type { BelaState } from '../../../engine/referee/bela'
import type { ClaimBar } from '../../../engine/referee/claim'
import type { Rules } from '../../../engine/table/options'
import type { Table } from '../../table'

/** Why the seven cannot be exchanged. */
export function exchangeSentence({ words }: Table, bar: ExchangeBar | null): string {
  switch (bar) {
    case null:
      return `Yes. The ${words.trumpSeven} goes down and the ${words.turnUp} comes into the hand; nobody has to.`
    case 'not-played':
      return `No. This game has no exchange of the ${words.trumpSeven}.`
    case 'other-trumps':
      return `No. The ${words.turnUp} is not of the trump suit.`
    case 'no-seven':
      return `No. Only the ${words.trumpSeven} itself is exchanged.`
    case 'too-late':
      return 'No. Play has begun, and it had to be done before.'
  }
}

/** Why a claim is no claim. */
export function claimBarSentence(bar: ClaimBar): string {
  switch (bar) {
    case 'no-claims':
      return 'Nobody claims in this game: every hand is played out and counted.'
    case 'not-trick-winner':
      return 'No. Only the winner of the trick just taken may claim. Saying so costs nothing.'
    case 'already-led':
      return 'No. The next trick has begun: wait until you have won one. Saying so costs nothing.'
    case 'already-counted':
      return 'No. The cards have been counted, and the count decides. Saying so costs nothing.'
    case 'too-late':
      return 'No. At this table a game is claimed within the first three tricks or not at all.'
  }
}

/** Where king and queen of trumps stand, as a choice. */
export function belaStateLabel(state: BelaState): string {
  switch (state) {
    case 'both-held':
      return 'Both are still in the hand'
    case 'first-silent':
      return 'One is played, and nothing was said'
    case 'first-called':
      return 'It was called at the first of them, the other is still held'
    case 'both-silent':
      return 'Both are played, and nothing was said'
    case 'second-called':
      return 'It was called at the second alone'
  }
}

/** Whether the bela counts or can still be called. */
export function belaSentence(
  { rules, words }: Table,
  state: BelaState,
  outcome: 'counts' | 'may-call' | 'lost',
): string {
  switch (outcome) {
    case 'counts':
      return `Yes, ${words.bela} counts 20.`
    case 'may-call':
      return `Yes. ${callAt(rules, state, words.bela)}`
    case 'lost':
      return `No. ${lostWhy(state, words.bela)}`
  }
}

function callAt({ belaCall }: Rules, state: BelaState, bela: string): string {
  if (state !== 'both-held' || belaCall === 'second-card') return `Say “${bela}” as the second of the two is played.`
  return belaCall === 'either'
    ? `Say “${bela}” as either of the two is played.`
    : `Say “${bela}” as the first of the two is played.`
}

const lostWhy = (state: BelaState, bela: string): string =>
  state === 'both-silent'
    ? `Both went without a word, so ${bela} is not scored.`
    : `It is called as the first of the two is played, and that one has gone.`
