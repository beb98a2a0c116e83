import type { Rules } from '../table/options'
import { belaPoints, type BelaMoment } from './before-play'

/** The states of a bela: how many of its two cards were played, and whether it was called. */
export const BELA_STATES = ['both-held', 'first-silent', 'first-called', 'both-silent', 'second-called'] as const
export type BelaState = (typeof BELA_STATES)[number]

/** The moments at which the bela counts as announced if its holder calls it from this state on. */
const OPEN: { readonly [S in BelaState]: readonly BelaMoment[] } = {
  'both-held': ['first-card', 'second-card', 'both'],
  'first-silent': ['second-card'],
  'first-called': ['both'],
  'both-silent': [],
  'second-called': [],
}

const MADE: { readonly [S in BelaState]: BelaMoment } = {
  'both-held': 'never',
  'first-silent': 'never',
  'first-called': 'first-card',
  'both-silent': 'never',
  'second-called': 'second-card',
}

/** Tells whether a bela counts as it is, can still be called, or is lost. */
export function stateOfBela(rules: Rules, state: BelaState): 'counts' | 'may-call' | 'lost' {
  if (belaPoints(rules, true, MADE[state]) > 0) return 'counts'
  return OPEN[state].some((moment) => belaPoints(rules, true, moment) > 0) ? 'may-call' : 'lost'
}
