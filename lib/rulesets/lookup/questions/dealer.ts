import { notInGame, reading, stated } from '../../sources/cite'
import { optionQuestion } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

/** Who deals: the first hand, the next, and after a hand that nobody won. */
export const DEALER_QUESTIONS: readonly Question[] = [
  optionQuestion({
    id: 'first-dealer',
    group: 'deal',
    option: 'firstDealer',
    answers: ['high-cut', 'low-cut', 'agree'],
    readings: { bicycle: ['A33'] },
    related: ['equal-cut', 'next-dealer', 'next-game-dealer'],
  }),
  question({
    id: 'equal-cut',
    group: 'deal',
    option: 'firstDealer',
    answers: ['high-cut', 'low-cut', 'agree'],
    by: {
      'bela-2': says('high-cut', stated('000', 'deal')),
      'bela-3': says('high-cut', reading('A44', '000', 'deal')),
      'klabberjass-4': says('high-cut', reading('A63', '000', 'deal')),
      lehman: says('agree', notInGame('001')),
      bicycle: says('low-cut', stated('002', 'draw')),
      denexa: says('agree', notInGame('003')),
      'bridge-belote': says('agree', reading('B30', '004', 'cut')),
    },
    related: ['first-dealer'],
  }),
  optionQuestion({
    id: 'next-dealer',
    group: 'deal',
    option: 'nextDealer',
    answers: ['winner', 'next'],
    related: ['dealer-after-tie', 'dealer-after-redeal', 'first-dealer', 'next-game-dealer'],
  }),
  question({
    id: 'dealer-after-tie',
    group: 'deal',
    answers: ['next', 'higher-opponent', 'opponent', 'passes'],
    by: {
      'bela-2': says('next', stated('000', 'score')),
      'bela-3': says('higher-opponent', reading('A43', '000', 'three')),
      'klabberjass-4': says('passes', stated('000', 'four')),
      lehman: says('next', reading('A35', '001', 'nextDeal')),
      bicycle: says('passes', stated('002', 'draw')),
      denexa: says('next', reading('A35', '003', 'scoring')),
      'bridge-belote': says('passes', reading('B33', '004', 'deal')),
    },
    variants: {
      'equal-scores': says('next', reading('A35', '000', 'equal')),
      'both-held': says('next', stated('000', 'score')),
      'three-rotate': says('passes', reading('A50', '000', 'three')),
    },
    readings: { 'bela-3': ['A50'] },
    related: ['tie', 'next-dealer', 'dealer-after-redeal'],
  }),
  optionQuestion({
    id: 'dealer-after-redeal',
    group: 'deal',
    option: 'redealDealer',
    presupposes: ['redeal'],
    answers: ['next', 'same'],
    related: ['all-pass', 'schmeiss-agreed', 'void-deal', 'misdeal', 'next-dealer'],
  }),
  question({
    id: 'shuffle-and-cut',
    group: 'deal',
    answers: ['tap', 'both', 'shuffle', 'cut-only', 'open'],
    by: {
      'bela-2': says('tap', stated('000', 'deal')),
      'bela-3': says('tap', reading('A44', '000', 'deal')),
      'klabberjass-4': says('open', notInGame('000')),
      lehman: says('open', notInGame('001')),
      bicycle: says('both', stated('002', 'cut')),
      denexa: says('shuffle', stated('003', 'setup')),
      'bridge-belote': says('cut-only', reading('B01', '004', 'cut')),
    },
    readings: { 'bridge-belote': ['B31'] },
    related: ['first-dealer', 'first-cards', 'misdeal'],
  }),
]
