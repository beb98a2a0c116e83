import { notInGame, reading, stated } from '../../sources/cite'
import { optionQuestion } from '../option-question'
import { question, says, type Question } from '../question'

/** The questions on the dealer: of the first hand, of the next, and after a hand that no one won. */
export const DEALER_QUESTIONS: readonly Question[] = [
  optionQuestion({
    id: 'first-dealer',
    group: 'deal',
    option: 'firstDealer',
    answers: ['high-cut', 'low-cut', 'agree'],
    readings: { bicycle: ['lowest-card-drawn'] },
    related: ['equal-cut', 'next-dealer', 'next-game-dealer'],
  }),
  question({
    id: 'equal-cut',
    group: 'deal',
    option: 'firstDealer',
    answers: ['high-cut', 'low-cut', 'agree'],
    by: {
      'bela-2': says('high-cut', stated('clobyosh', 'deal')),
      'bela-3': says('high-cut', reading('from-two-to-three', 'clobyosh', 'deal')),
      'klabberjass-4': says('high-cut', reading('match-and-first-deal-four', 'clobyosh', 'deal')),
      lehman: says('agree', notInGame('lehman')),
      bicycle: says('low-cut', stated('bicycle', 'draw')),
      denexa: says('agree', notInGame('denexa')),
      'bridge-belote': says('agree', reading('very-first-deal', 'belote', 'cut')),
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
      'bela-2': says('next', stated('clobyosh', 'score')),
      'bela-3': says('higher-opponent', reading('tie-of-three', 'clobyosh', 'three')),
      'klabberjass-4': says('passes', stated('clobyosh', 'four')),
      lehman: says('next', reading('dealer-after-tie', 'lehman', 'nextDeal')),
      bicycle: says('passes', stated('bicycle', 'draw')),
      denexa: says('next', reading('dealer-after-tie', 'denexa', 'scoring')),
      'bridge-belote': says('passes', reading('next-dealer', 'belote', 'deal')),
    },
    variants: {
      'equal-scores': says('next', reading('dealer-after-tie', 'clobyosh', 'equal')),
      'both-held': says('next', stated('clobyosh', 'score')),
      'three-rotate': says('passes', reading('dealer-of-three', 'clobyosh', 'three')),
    },
    readings: { 'bela-3': ['dealer-of-three'] },
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
      'bela-2': says('tap', stated('clobyosh', 'deal')),
      'bela-3': says('tap', reading('from-two-to-three', 'clobyosh', 'deal')),
      'klabberjass-4': says('open', notInGame('clobyosh')),
      lehman: says('open', notInGame('lehman')),
      bicycle: says('both', stated('bicycle', 'cut')),
      denexa: says('shuffle', stated('denexa', 'setup')),
      'bridge-belote': says('cut-only', reading('shuffling', 'belote', 'cut')),
    },
    readings: { 'bridge-belote': ['who-cuts'] },
    related: ['first-dealer', 'first-cards', 'misdeal'],
  }),
]
