import type { Rules } from '../table/options'
import { belaPoints, type BelaMoment } from './before-play'

/** The states of a bela: how many of its two cards were played, and at which it was called. */
export const BELA_STATES = [
  'both-held',
  'first-silent',
  'first-called',
  'second-silent',
  'both-silent',
  'second-called',
] as const
export type BelaState = (typeof BELA_STATES)[number]

/** The words that a table wants: one, at the card that its rules name, or one with each of the two cards. */
export type BelaWords = 'one' | 'both'

/** The moments at which the bela counts as announced if its holder calls it from this state on. */
const OPEN: { readonly [S in BelaState]: readonly BelaMoment[] } = {
  'both-held': ['first-card', 'second-card', 'both'],
  'first-silent': ['second-card'],
  'first-called': ['both'],
  'second-silent': [],
  'both-silent': [],
  'second-called': [],
}

const MADE: { readonly [S in BelaState]: BelaMoment } = {
  'both-held': 'never',
  'first-silent': 'never',
  'first-called': 'first-card',
  'second-silent': 'first-card',
  'both-silent': 'never',
  'second-called': 'second-card',
}

/** Tells whether a bela counts as it is, can still be called, or is lost. */
export function stateOfBela(rules: Rules, state: BelaState, words: BelaWords): 'counts' | 'may-call' | 'lost' {
  const isAnnounced = (moment: BelaMoment): boolean =>
    belaPoints(rules, true, moment) > 0 && (words === 'one' || moment === 'both')
  if (isAnnounced(MADE[state])) return 'counts'
  return OPEN[state].some(isAnnounced) ? 'may-call' : 'lost'
}
