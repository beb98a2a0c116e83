import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

/** Leads, signals and hands without one trump suit, and what the tricks earn beyond their cards. */
export const TRICK_QUESTIONS: readonly Question[] = [
  optionQuestion({
    id: 'low-trump-lead',
    group: 'play',
    option: 'lowTrumpLead',
    answers: ['allowed', 'barred'],
    readings: { 'no-low-trump-lead': ['A72'] },
    related: ['first-lead', 'beat-trump-lead'],
  }),
  question({
    id: 'king-or-queen-first',
    group: 'play',
    answers: ['signal', 'nothing'],
    by: {
      ...unanimous('nothing', NOWHERE),
      'klabberjass-4': says('signal', stated('000', 'fourPlay')),
    },
    related: ['bela-call', 'bela'],
  }),
  question({
    id: 'all-trumps-play',
    group: 'play',
    presupposes: ['no-trumps'],
    answers: ['no-trump', 'no-trump-follow', 'both', 'both-opponents', 'both-head', 'both-head-opponents'],
    by: {
      ...unanimous('without-no-trumps', NOWHERE),
      'bridge-belote': says('both', stated('004', 'play')),
    },
    variants: {
      'four-bimah-no-trump': says('no-trump', stated('000', 'fourVariants')),
      'four-left-no-trump': says('no-trump', stated('000', 'fourVariants')),
    },
    readings: { 'bridge-belote': ['B39'] },
    related: ['plain-rank', 'contract-order', 'bimah-no-trump', 'no-trump-doubled'],
  }),
  question({
    id: 'last-trick',
    group: 'play',
    answers: ['ten', 'inside-360'],
    by: unanimous('ten', RULE_SOURCES['last-trick']),
    variants: { ontario: says('inside-360', reading('A36', '000', 'allTricks')) },
    readings: { 'bridge-belote': ['B25'] },
    related: ['points-in-hand', 'all-tricks', 'claim-counts'],
  }),
  optionQuestion({
    id: 'all-tricks',
    group: 'play',
    option: 'sweep',
    answers: ['360', 'none', 'match-points'],
    readings: { 'bridge-belote': ['B16', 'B17'] },
    related: ['sweep-doubled', 'end-on-sweep', 'last-trick', 'kirtik'],
  }),
  question({
    id: 'trick-winner',
    group: 'play',
    answers: ['highest', 'highest-at-all-trumps'],
    by: {
      'bela-2': says('highest', stated('000', 'play')),
      'bela-3': says('highest', reading('A44', '000', 'play')),
      'klabberjass-4': says('highest', stated('000', 'fourPlay')),
      lehman: says('highest', stated('001', 'play')),
      bicycle: says('highest', stated('002', 'play')),
      denexa: says('highest', stated('003', 'play')),
      'bridge-belote': says('highest-at-all-trumps', reading('C02', '004', 'play')),
    },
    related: ['first-lead', 'trump-rank', 'plain-rank', 'follow-suit'],
  }),
]
