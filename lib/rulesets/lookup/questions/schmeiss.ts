import { notInGame, reading, stated } from '../../sources/cite'
import { byOption, optionQuestion, variantsByOption } from '../option-question'
import { question, says, type Question } from '../question'

/** The questions on the proposal to throw the deal in, and on what follows if it is agreed to or refused. */
export const SCHMEISS_QUESTIONS: readonly Question[] = [
  optionQuestion({
    id: 'schmeiss',
    group: 'choosing-trumps',
    option: 'schmeiss',
    answers: ['none', 'first-turn', 'every-turn', 'not-dealer-second'],
    related: ['schmeiss-agreed', 'schmeiss-refused', 'schmeiss-refused-again', 'round-one', 'round-two'],
  }),
  question({
    id: 'schmeiss-agreed',
    group: 'choosing-trumps',
    option: 'redealDealer',
    presupposes: ['schmeiss'],
    answers: ['next', 'same'],
    by: {
      'bela-2': says('without-schmeiss', stated('clobyosh', 'schmeiss')),
      'bela-3': says('without-schmeiss', notInGame('clobyosh')),
      'klabberjass-4': says('without-schmeiss', notInGame('clobyosh')),
      lehman: says('next', stated('lehman', 'nextDeal')),
      bicycle: says('next', reading('lowest-card-drawn', 'bicycle', 'bidding')),
      denexa: says('same', stated('denexa', 'trump')),
      'bridge-belote': says('without-schmeiss', notInGame('belote')),
      belote: says('without-schmeiss', notInGame('ffb-belote')),
      contree: says('without-schmeiss', notInGame('ffb-contree')),
      coinche: says('without-schmeiss', notInGame('ffb-coinche')),
      'bela-hr': says('without-schmeiss', notInGame('pravila-bele')),
    },
    variants: variantsByOption('redealDealer', ['schmeiss']),
    related: ['schmeiss', 'dealer-after-redeal', 'schmeiss-refused'],
  }),
  question({
    id: 'schmeiss-refused',
    group: 'choosing-trumps',
    option: 'schmeissRefused',
    presupposes: ['schmeiss'],
    answers: ['caller-takes', 'refuser-takes'],
    by: byOption('schmeissRefused', ['schmeiss']),
    variants: variantsByOption('schmeissRefused', ['schmeiss']),
    related: ['schmeiss', 'schmeiss-refused-again', 'schmeiss-agreed'],
  }),
  question({
    id: 'schmeiss-refused-again',
    group: 'choosing-trumps',
    option: 'schmeiss',
    presupposes: ['schmeiss', 'late-schmeiss'],
    answers: ['every-turn', 'not-dealer-second'],
    by: {
      'bela-2': says('without-schmeiss', stated('clobyosh', 'schmeiss')),
      'bela-3': says('without-schmeiss', notInGame('clobyosh')),
      'klabberjass-4': says('without-schmeiss', notInGame('clobyosh')),
      lehman: says('every-turn', stated('lehman', 'bidding')),
      bicycle: says('not-dealer-second', stated('bicycle', 'bidding')),
      denexa: says('every-turn', stated('denexa', 'trump')),
      'bridge-belote': says('without-schmeiss', notInGame('belote')),
      belote: says('without-schmeiss', notInGame('ffb-belote')),
      contree: says('without-schmeiss', notInGame('ffb-contree')),
      coinche: says('without-schmeiss', notInGame('ffb-coinche')),
      'bela-hr': says('without-schmeiss', notInGame('pravila-bele')),
    },
    variants: { schmeiss: says('without-late-schmeiss', stated('clobyosh', 'schmeiss')) },
    related: ['schmeiss', 'schmeiss-refused', 'round-two', 'turned-suit-again'],
  }),
]
