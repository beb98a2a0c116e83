import { isTrump } from '../../../engine/table/card'
import { trumpName } from '../terms/cards'
import { capital, times } from '../terms/grammar'
import { figure, say } from './context'
import type { Tellers } from './context'
import { whyUnreadable } from './why-unreadable'

/** What the file or the rules of the table do not allow at all. */
export const RULE_PROBLEMS: Pick<
  Tellers,
  | 'not-this-format'
  | 'option-clash'
  | 'multiplier-too-high'
  | 'big-not-played'
  | 'trump-not-in-auction'
  | 'no-claims-here'
  | 'claim-too-late'
  | 'after-the-end'
> = {
  'not-this-format': ({ problem }) =>
    say(
      `this is not written as Yuss writes a game${problem.place === '' ? '' : `: “${problem.place}” ${whyUnreadable(problem.figures)}`}`,
      'choose another file, or one that Yuss itself has saved',
    ),
  // Which two, and why, is said where rules are chosen: see `clashSentence`. A table has rules that go together.
  'option-clash': () => say('these rules do not go together', 'change one of the two in the rules of this game'),
  'multiplier-too-high': (context) =>
    say(
      figure(context, 'highest') === 1
        ? 'hands are not doubled at this table'
        : `a hand counts ${times(figure(context, 'highest'))} at most at this table, not ${times(figure(context, 'given'))}`,
      'choose a lower level, or allow this one in the rules',
    ),
  'big-not-played': () =>
    say('taking on big is not played at this table', 'remove it from this hand, or allow it in the rules'),
  'trump-not-in-auction': ({ problem }) => {
    const { trump } = problem.figures
    const name = isTrump(trump) ? trumpName(trump) : 'these trumps'
    return say(`${capital(name)} cannot be chosen at this table`, 'choose one of the four suits')
  },
  'no-claims-here': () =>
    say(
      'the game cannot be claimed at this table: every hand is played out',
      'play on, and record the hand when it is done',
    ),
  'claim-too-late': (context) =>
    say(
      `the game can be claimed after the first three tricks only, not after trick ${figure(context, 'given')}`,
      'play the hand out and record it',
    ),
  'after-the-end': () =>
    say(
      'the game was over before this hand, so it does not count',
      'start a new game with it, delete it, or correct an earlier hand',
    ),
}
