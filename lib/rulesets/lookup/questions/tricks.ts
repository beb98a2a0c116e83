import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous } from '../option-question'
import { question, says, type Question } from '../question'

/** The questions on leads, signals and hands without one trump suit, and on what the tricks earn beyond their cards. */
export const TRICK_QUESTIONS: readonly Question[] = [
  optionQuestion({
    id: 'low-trump-lead',
    group: 'play',
    option: 'lowTrumpLead',
    answers: ['allowed', 'barred'],
    readings: { 'no-low-trump-lead': ['only-low-trumps-left'] },
    related: ['first-lead', 'beat-trump-lead'],
  }),
  question({
    id: 'king-or-queen-first',
    group: 'play',
    answers: ['signal', 'nothing'],
    by: {
      ...unanimous('nothing', {
        ...NOWHERE,
        belote: stated('ffb-belote', 'belote'),
        contree: stated('ffb-contree', 's7'),
        coinche: stated('ffb-coinche', 'belote'),
      }),
      'klabberjass-4': says('signal', stated('clobyosh', 'fourPlay')),
    },
    related: ['bela-call', 'bela'],
  }),
  question({
    id: 'all-trumps-play',
    group: 'play',
    presupposes: ['no-trumps'],
    answers: ['no-trump', 'no-trump-follow', 'both', 'both-opponents', 'both-head', 'both-head-opponents'],
    by: {
      ...unanimous('without-no-trumps', {
        ...NOWHERE,
        belote: stated('ffb-belote', 'variant'),
        contree: stated('ffb-contree', 's11'),
        coinche: stated('ffb-coinche', 'variant'),
      }),
      'bridge-belote': says('both', stated('belote', 'play')),
    },
    variants: {
      'four-bimah-no-trump': says('no-trump', stated('clobyosh', 'fourVariants')),
      'four-left-no-trump': says('no-trump', stated('clobyosh', 'fourVariants')),
    },
    readings: { 'bridge-belote': ['unable-to-follow'] },
    related: ['no-trump-contracts', 'plain-rank', 'contract-order', 'bimah-no-trump', 'no-trump-doubled'],
  }),
  question({
    id: 'last-trick',
    group: 'play',
    answers: ['ten', 'inside-360', 'ten-or-hundred', 'ten-or-more'],
    by: {
      ...unanimous('ten', RULE_SOURCES['last-trick']),
      belote: says('ten-or-hundred', RULE_SOURCES['last-trick'].belote),
      contree: says('ten-or-hundred', RULE_SOURCES['last-trick'].contree),
      coinche: says('ten-or-hundred', RULE_SOURCES['last-trick'].coinche),
      'bela-hr': says('ten-or-hundred', RULE_SOURCES['last-trick']['bela-hr']),
    },
    variants: { ontario: says('inside-360', reading('all-nine-tricks', 'clobyosh', 'allTricks')) },
    readings: { 'bridge-belote': ['last-trick-no-trumps'] },
    related: ['points-in-hand', 'all-tricks', 'claim-counts'],
  }),
  optionQuestion({
    id: 'all-tricks',
    group: 'play',
    option: 'sweep',
    answers: ['360', 'none', 'match-points', '252', '262'],
    readings: { 'bridge-belote': ['valat-not-compared', 'declarations-lost-inside'] },
    related: ['sweep-doubled', 'end-on-sweep', 'last-trick', 'kirtik'],
  }),
  question({
    id: 'trick-winner',
    group: 'play',
    answers: ['highest', 'highest-at-all-trumps'],
    by: {
      'bela-2': says('highest', stated('clobyosh', 'play')),
      'bela-3': says('highest', reading('from-two-to-three', 'clobyosh', 'play')),
      'klabberjass-4': says('highest', stated('clobyosh', 'fourPlay')),
      lehman: says('highest', stated('lehman', 'play')),
      bicycle: says('highest', stated('bicycle', 'play')),
      denexa: says('highest', stated('denexa', 'play')),
      'bridge-belote': says('highest-at-all-trumps', reading('trick-winner', 'belote', 'play')),
      belote: says('highest', stated('ffb-belote', 'course')),
      contree: says('highest', reading('same-paragraphs', 'ffb-contree', 's5-1')),
      coinche: says('highest', stated('ffb-coinche', 'course')),
      'bela-hr': says('highest', stated('pravila-bele', 'tricks')),
    },
    related: ['first-lead', 'trump-rank', 'plain-rank', 'follow-suit'],
  }),
  optionQuestion({
    id: 'sweep-bid-lead',
    group: 'play',
    option: 'leader',
    presupposes: ['bids'],
    answers: ['eldest', 'taker'],
    related: ['first-lead', 'capot-bid', 'generale'],
  }),
]
