import { capital } from '../terms/grammar'
import type { SentencesOf } from './how-we-play-text'

/** The rules of the scoring and of the end of the game. */
export const SCORE_SENTENCES: SentencesOf<
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
    'held-over': (words) =>
      `On equal points the ${words.defender} scores; those of the ${words.taker} wait for the winner of the next hand.`,
    'held-over-both': 'On equal points everything waits for the winner of the next hand.',
    bate: (words) => `On equal points the ${words.taker} has failed.`,
    'defender-own': (words) => `On equal points the ${words.defender} scores as usual and the ${words.taker} nothing.`,
  },
  bateTo: {
    higher: (words) => `The points of a ${words.taker} who fails go to the opponent who made more.`,
    each: (words) => `The points of a ${words.taker} who fails go to both opponents, in full to each.`,
  },
  sweep: {
    none: 'Taking every trick brings nothing extra.',
    '360': (words) => `${capital(words.sweep)} counts 360 in place of the cards.`,
    'match-points': (words) => `${capital(words.sweep)} brings 9 match points more.`,
  },
  sweepDoubled: {
    yes: 'What every trick brings is doubled with the hand.',
    no: 'What every trick brings is never doubled.',
  },
  scoring: {
    points: 'The points themselves go on the sheet.',
    'match-points': 'The points go on the sheet divided by ten and rounded.',
  },
  multiply: {
    'after-rounding': 'In a doubled hand round first, then double.',
    'before-rounding': 'In a doubled hand double first, then round.',
  },
  kirtik: {
    no: 'There is no kirtik.',
    yes: 'Kirtik: a lost contract costs 10 match points, and so does a hand without a trick.',
  },
  claims: {
    'any-trick': 'After winning any trick a player may claim the game; a wrong claim loses it.',
    'first-three': 'The game may be claimed after the first three tricks only; a wrong claim loses it.',
    none: 'The game cannot be claimed: the last hand is played out.',
  },
  bothOver: {
    'last-trick': 'If more than one is past the target, the side that took the last trick wins.',
    higher: 'If more than one is past the target, the higher total wins.',
    'taker-first': (words) => `If more than one is past the target, the ${words.taker} wins.`,
  },
  winNeedsTrick: {
    no: 'A side that is past the target at the count has won.',
    yes: 'A side that is past the target at the count must still take a trick of a later hand to win.',
  },
  revoke: {
    unstated: 'What a revoke costs is for the table to say; the sheet gives everything to the other side.',
    'all-to-other-side': 'A revoke gives everything in the hand to the other side.',
  },
}
