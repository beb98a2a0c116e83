import { notInGame, reading, stated } from '../../sources/cite'
import { byOption, optionQuestion, variantsByOption } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

const AS_VARIATION = 'Known as a variation.'

/** The proposal to throw the deal in, and what follows when it is agreed or refused. */
export const SCHMEISS_QUESTIONS: readonly Question[] = [
  optionQuestion({
    id: 'schmeiss',
    group: 'choosing-trumps',
    ask: 'Who may say schmeiss, and when?',
    option: 'schmeiss',
    answers: {
      none: 'Nobody. There is no schmeiss.',
      'first-turn': 'Either player, at the first turn to speak only.',
      'every-turn': 'Either player, at any turn, in both rounds.',
      'not-dealer-second': 'The non-dealer in both rounds, the dealer in the first round only.',
    },
    notes: { 'bela-2': AS_VARIATION, bicycle: 'In the second round the dealer is left to name a suit or deal anew.' },
    related: ['schmeiss-agreed', 'schmeiss-refused', 'schmeiss-refused-again', 'round-one', 'round-two'],
    words: ['schmeissen', 'throw in', 'shmeiss', 'proposal'],
  }),
  question({
    id: 'schmeiss-agreed',
    group: 'choosing-trumps',
    ask: 'Schmeiss, and the other player agrees: who deals?',
    option: 'redealDealer',
    presupposes: ['schmeiss'],
    answers: {
      next: 'The cards are thrown in and the other player deals.',
      same: 'The cards are thrown in and the same dealer deals again.',
    },
    by: {
      'bela-2': says('without-schmeiss', stated('000', 'schmeiss'), AS_VARIATION),
      'bela-3': says('without-schmeiss', notInGame('000')),
      'klabberjass-4': says('without-schmeiss', notInGame('000')),
      lehman: says('next', stated('001', 'nextDeal')),
      bicycle: says('next', reading('A33', '002', 'bidding')),
      denexa: says('same', stated('003', 'trump')),
      'bridge-belote': says('without-schmeiss', notInGame('004')),
    },
    variants: variantsByOption('redealDealer', ['schmeiss']),
    related: ['schmeiss', 'dealer-after-redeal', 'schmeiss-refused'],
    words: ['yes', 'thrown in', 'redeal'],
  }),
  question({
    id: 'schmeiss-refused',
    group: 'choosing-trumps',
    ask: 'Schmeiss, and the other player says no: who is the taker?',
    option: 'schmeissRefused',
    presupposes: ['schmeiss'],
    answers: {
      'caller-takes': 'Whoever said schmeiss, in the turned-up suit.',
      'refuser-takes': 'Whoever said no, in the turned-up suit.',
    },
    by: byOption(
      'schmeissRefused',
      {
        'bela-2': AS_VARIATION,
        lehman: 'Here the caller offers to defend: the other player takes, or the deal is thrown in.',
        bicycle: 'Says only that the turned-up suit becomes trumps.',
      },
      ['schmeiss'],
    ),
    variants: variantsByOption('schmeissRefused', ['schmeiss']),
    example:
      'Hearts are turned, the non-dealer says schmeiss and the dealer says no. In Lehman’s game the dealer takes.',
    related: ['schmeiss', 'schmeiss-refused-again', 'schmeiss-agreed'],
    words: ['no', 'refuse', 'maker', 'turned suit'],
  }),
  question({
    id: 'schmeiss-refused-again',
    group: 'choosing-trumps',
    ask: 'Schmeiss in the second round is refused: what now?',
    option: 'schmeiss',
    presupposes: ['schmeiss', 'late-schmeiss'],
    answers: {
      'every-turn': 'Whoever said schmeiss must name one of the other three suits and is the taker.',
      'not-dealer-second': 'The non-dealer who said it must name one of the other three suits and is the taker.',
    },
    by: {
      'bela-2': says('without-schmeiss', stated('000', 'schmeiss')),
      'bela-3': says('without-schmeiss', notInGame('000')),
      'klabberjass-4': says('without-schmeiss', notInGame('000')),
      lehman: says('every-turn', stated('001', 'bidding')),
      bicycle: says('not-dealer-second', stated('002', 'bidding')),
      denexa: says('every-turn', stated('003', 'trump')),
      'bridge-belote': says('without-schmeiss', notInGame('004')),
    },
    variants: { schmeiss: says('without-late-schmeiss', stated('000', 'schmeiss')) },
    related: ['schmeiss', 'schmeiss-refused', 'round-two', 'turned-suit-again'],
    words: ['second round', 'no', 'refuse'],
  }),
]
