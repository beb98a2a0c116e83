import { NOWHERE } from '../../citations/rule-source'
import { notInGame, reading, stated } from '../../sources/cite'
import { unanimous } from '../option-question'
import { question, says, type Question } from '../question'

/** The questions on the auction of bridge-belote, and on what replaces it elsewhere. */
export const AUCTION_QUESTIONS: readonly Question[] = [
  question({
    id: 'contract-order',
    group: 'auction',
    presupposes: ['auction'],
    answers: ['ladder'],
    by: {
      ...unanimous('without-auction', NOWHERE),
      'bridge-belote': says('ladder', stated('belote', 'contracts')),
    },
    related: ['no-trump-contracts', 'auction-end', 'who-doubles', 'all-trumps-play', 'round-one'],
  }),
  question({
    id: 'no-trump-contracts',
    group: 'auction',
    answers: ['no', 'forced', 'contracts', 'organiser'],
    by: {
      ...unanimous('no', NOWHERE),
      'bridge-belote': says('contracts', stated('belote', 'contracts')),
      belote: says('organiser', stated('ffb-belote', 'variant')),
      contree: says('organiser', stated('ffb-contree', 's11')),
      coinche: says('organiser', stated('ffb-coinche', 'variant')),
    },
    readings: { belote: ['no-trump-jack'], coinche: ['no-trump-jack'] },
    related: ['all-trumps-play', 'no-trump-melds', 'no-trump-doubled', 'contract-order', 'bimah-no-trump'],
  }),
  question({
    id: 'auction-end',
    group: 'auction',
    answers: ['first-take', 'only-passes', 'passes-or-double', 'passes', 'passes-or-sheet', 'bids', 'bids-to-redouble'],
    by: {
      'bela-2': says('first-take', stated('clobyosh', 'deal')),
      'bela-3': says('first-take', reading('from-two-to-three', 'clobyosh', 'deal')),
      'klabberjass-4': says('first-take', stated('clobyosh', 'fourDeal')),
      lehman: says('first-take', stated('lehman', 'bidding')),
      bicycle: says('first-take', stated('bicycle', 'bidding')),
      denexa: says('first-take', stated('denexa', 'trump')),
      'bridge-belote': says('passes', stated('belote', 'auctionEnd')),
      belote: says('first-take', stated('ffb-belote', 'roundOne')),
      contree: says('bids-to-redouble', stated('ffb-contree', 's4-2-4')),
      coinche: says('bids-to-redouble', stated('ffb-coinche', 'bids')),
      'bela-hr': says('first-take', stated('pravila-bele', 'trumps')),
    },
    variants: {
      'belote-third-level': says('passes-or-sheet', reading('all-trumps-third-level', 'belote', 'auctionEnd')),
    },
    related: ['all-pass', 'contract-order', 'who-doubles', 'third-level'],
  }),
  question({
    id: 'who-doubles',
    group: 'auction',
    presupposes: ['doubles'],
    answers: ['other-team', 'other-side-freezes'],
    by: {
      ...unanimous('without-doubles', NOWHERE),
      'bridge-belote': says('other-team', reading('who-may-double', 'belote', 'bids')),
      contree: says('other-side-freezes', stated('ffb-contree', 's4-2-3')),
      coinche: says('other-side-freezes', stated('ffb-coinche', 'bids')),
    },
    readings: { 'bridge-belote': ['contract-after-double'] },
    related: ['doubling', 'third-level', 'auction-end', 'both-committed'],
  }),
  question({
    id: 'bid-after-double',
    group: 'auction',
    presupposes: ['doubles'],
    answers: ['cancels', 'freezes'],
    by: {
      ...unanimous('without-doubles', NOWHERE),
      'bridge-belote': says('cancels', reading('contract-after-double', 'belote', 'bids')),
      contree: says('freezes', stated('ffb-contree', 's4-2-3')),
      coinche: says('freezes', stated('ffb-coinche', 'bids')),
    },
    variants: { cannes: says('freezes', stated('cannes', 'bids')) },
    related: ['who-doubles', 'auction-end', 'third-level', 'doubling'],
  }),
  question({
    id: 'double-out-of-turn',
    group: 'auction',
    presupposes: ['doubles'],
    answers: ['unstated', 'no-price', 'choice', 'nothing'],
    by: {
      ...unanimous('without-doubles', NOWHERE),
      'bridge-belote': says('unstated', notInGame('belote')),
      contree: says('no-price', stated('ffb-contree', 's4-2-3')),
      coinche: says('no-price', stated('ffb-coinche', 'bids')),
    },
    variants: {
      cannes: says('choice', stated('cannes', 'bids')),
      'contree-pagat': says('nothing', stated('pagat-coinche', 'turn')),
    },
    related: ['double-in-turn', 'who-doubles', 'out-of-turn'],
  }),
]
