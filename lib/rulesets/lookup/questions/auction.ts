import { NOWHERE } from '../../citations/rule-source'
import { reading, stated } from '../../sources/cite'
import { unanimous } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

/** The auction of bridge-belote, and what stands in its place elsewhere. */
export const AUCTION_QUESTIONS: readonly Question[] = [
  question({
    id: 'contract-order',
    group: 'auction',
    ask: 'Which contract outbids which?',
    presupposes: ['auction'],
    answers: {
      ladder:
        'From low to high: clubs, diamonds, hearts, spades, no trumps, all trumps. A bid must be higher than the last.',
    },
    by: {
      ...unanimous('without-auction', NOWHERE),
      'bridge-belote': says('ladder', stated('004', 'contracts')),
    },
    example: 'Over hearts one may bid spades, no trumps or all trumps, but not clubs or diamonds.',
    related: ['auction-end', 'who-doubles', 'all-trumps-play', 'round-one'],
    words: ['bid', 'rank of contracts', 'спатия', 'каро', 'купа', 'пика', 'без коз', 'всичко коз'],
  }),
  question({
    id: 'auction-end',
    group: 'auction',
    ask: 'When is the choice of trumps over?',
    answers: {
      'first-take': 'As soon as somebody takes or names trumps.',
      'only-passes': 'After four passes with no contract, or after three passes following a contract.',
      'passes-or-double':
        'After four passes with no contract, after three passes following a contract, or when all trumps has been doubled.',
      passes:
        'After four passes with no contract, after three passes following a contract, or when all trumps has been redoubled.',
      'passes-or-sheet':
        'After four passes with no contract, after three passes following a contract, or when all trumps has been raised to eight times.',
    },
    by: {
      'bela-2': says('first-take', stated('000', 'deal')),
      'bela-3': says('first-take', reading('A44', '000', 'deal')),
      'klabberjass-4': says('first-take', stated('000', 'fourDeal')),
      lehman: says('first-take', stated('001', 'bidding')),
      bicycle: says('first-take', stated('002', 'bidding')),
      denexa: says('first-take', stated('003', 'trump')),
      'bridge-belote': says('passes', stated('004', 'auctionEnd')),
    },
    variants: { 'belote-third-level': says('passes-or-sheet', reading('B03', '004', 'auctionEnd')) },
    related: ['all-pass', 'contract-order', 'who-doubles', 'third-level'],
    words: ['pass', 'three passes', 'four passes', 'bidding ends'],
  }),
  question({
    id: 'who-doubles',
    group: 'auction',
    ask: 'Who may double and redouble?',
    presupposes: ['doubles'],
    answers: {
      'other-team':
        'Only the other team may double a contract; a redouble, where there is one, belongs to the team that was doubled. A higher contract wipes the double out.',
    },
    by: {
      ...unanimous('without-doubles', NOWHERE),
      'bridge-belote': says(
        'other-team',
        reading('B05', '004', 'bids'),
        'Rules out doubling one’s partner’s contract and gives the redouble to the side doubled; the rest is read.',
      ),
    },
    readings: { 'bridge-belote': ['B04'] },
    related: ['doubling', 'third-level', 'auction-end', 'both-committed'],
    words: ['contra', 'контра', 'kontra', 'recontra', 'coinche'],
  }),
]
