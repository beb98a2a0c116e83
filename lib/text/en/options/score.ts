import type { TextsOf } from './option-text'

/** The options of the scoring and of the end of the game. */
export const SCORE_OPTIONS: TextsOf<
  | 'tie'
  | 'bateTo'
  | 'sweep'
  | 'sweepDoubled'
  | 'scoring'
  | 'multiply'
  | 'kirtik'
  | 'claims'
  | 'bothOver'
  | 'winNeedsTrick'
  | 'revoke'
> = {
  tie: {
    name: 'Equal points',
    question: 'Both made the same: who gets the points?',
    values: {
      'held-over': 'the others score, and the taker’s points wait for the winner of the next hand',
      'held-over-both': 'everything waits for the winner of the next hand',
      bate: 'the others get everything, as if the taker had fewer',
      'defender-own': 'the others score their own, the taker nothing',
    },
  },
  bateTo: {
    name: 'Points of a failed taker',
    question: 'With three players, who gets the points of a taker who failed?',
    values: { higher: 'the opponent who made more', each: 'both opponents, in full' },
  },
  sweep: {
    name: 'All the tricks',
    question: 'What does taking every trick bring?',
    values: { none: 'nothing extra', '360': '360 in place of the cards', 'match-points': '9 match points more' },
  },
  sweepDoubled: {
    name: 'All the tricks, doubled',
    question: 'Is the premium for all the tricks doubled with the hand?',
    values: { yes: 'yes, with everything else', no: 'no, never' },
  },
  scoring: {
    name: 'On the sheet',
    question: 'What do you write on the sheet?',
    values: { points: 'the points themselves', 'match-points': 'match points, a tenth, rounded' },
  },
  multiply: {
    name: 'Doubling and rounding',
    question: 'Which comes first in a doubled hand?',
    values: { 'after-rounding': 'round, then double', 'before-rounding': 'double, then round' },
  },
  kirtik: {
    name: 'Kirtik',
    question: 'Does a lost contract, or a hand without a trick, cost 10 match points?',
    values: { no: 'not played', yes: 'yes, each of them' },
  },
  claims: {
    name: 'Claiming the game',
    question: 'May a player claim the game before the hand is played out?',
    values: {
      'any-trick': 'yes, after any trick just won',
      'first-three': 'yes, but only after one of the first three tricks',
      none: 'no, the hand is played out',
    },
  },
  bothOver: {
    name: 'More than one at the target',
    question: 'Who wins when more than one reaches the target in the same hand?',
    values: {
      'last-trick': 'the side that took the last trick',
      higher: 'the higher total',
      'taker-first': 'the taker, whose points count first',
    },
  },
  winNeedsTrick: {
    name: 'A trick to win',
    question: 'Must a side that reached the target at the count still take a trick to win?',
    values: { no: 'no, it has won', yes: 'yes, a trick of a later hand' },
  },
  revoke: {
    name: 'Revoke',
    question: 'What does a wrong card cost that cannot be corrected?',
    values: {
      unstated: 'the source does not say; the sheet gives everything to the other side',
      'all-to-other-side': 'everything goes to the other side',
    },
  },
}
