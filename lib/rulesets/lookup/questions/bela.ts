import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { byOption, byOptionAt, optionQuestion, unanimous, variantsByOption } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

/** King and queen of trumps. */
export const BELA_QUESTIONS: readonly Question[] = [
  question({
    id: 'bela',
    group: 'bela',
    answers: ['twenty'],
    by: unanimous('twenty', RULE_SOURCES.bela),
    related: ['bela-call', 'bela-one-hand', 'bela-in-run', 'must-call-bela'],
  }),
  optionQuestion({
    id: 'bela-call',
    group: 'bela',
    option: 'belaCall',
    answers: ['first-card', 'second-card', 'either'],
    readings: { 'bela-3': ['A44'], lehman: ['A70'], bicycle: ['A70'], 'bridge-belote': ['B27'] },
    related: ['bela', 'must-call-bela', 'claim-counts', 'king-or-queen-first'],
  }),
  question({
    id: 'bela-one-hand',
    group: 'bela',
    answers: ['yes'],
    by: unanimous('yes', RULE_SOURCES.bela),
    related: ['bela', 'partners-runs'],
  }),
  question({
    id: 'must-call-bela',
    group: 'bela',
    answers: ['no', 'to-count'],
    by: {
      'bela-2': says('no', stated('000', 'score')),
      'bela-3': says('no', reading('A44', '000', 'score')),
      'klabberjass-4': says('no', stated('000', 'fourPlay')),
      lehman: says('no', stated('001', 'bella')),
      bicycle: says('no', stated('002', 'play')),
      denexa: says('no', reading('A25', '003', 'melding')),
      'bridge-belote': says('to-count', stated('004', 'belote')),
    },
    readings: { 'bridge-belote': ['B40'] },
    related: ['bela-call', 'must-declare', 'bate'],
  }),
  question({
    id: 'bela-without-best-run',
    group: 'bela',
    answers: ['yes'],
    by: unanimous('yes', {
      'bela-2': stated('000', 'play'),
      'bela-3': reading('A44', '000', 'play'),
      'klabberjass-4': stated('000', 'four'),
      lehman: reading('A68', '001', 'bella'),
      bicycle: reading('A68', '002', 'play'),
      denexa: reading('A68', '003', 'play'),
      'bridge-belote': reading('B06', '004', 'belote'),
    }),
    related: ['losing-runs', 'bela', 'bela-in-run'],
  }),
  question({
    id: 'bela-needs-trick',
    group: 'bela',
    answers: ['no'],
    by: unanimous('no', {
      'bela-2': reading('A23', '000', 'play'),
      'bela-3': reading('A23', '000', 'play'),
      'klabberjass-4': reading('A23', '000', 'fourPlay'),
      lehman: reading('A23', '001', 'bella'),
      bicycle: reading('A23', '002', 'play'),
      denexa: reading('A23', '003', 'play'),
      'bridge-belote': reading('B26', '004', 'valat'),
    }),
    related: ['runs-need-trick', 'bela-without-best-run', 'all-tricks'],
  }),
  question({
    id: 'bela-in-run',
    group: 'bela',
    answers: ['yes'],
    by: unanimous('yes', {
      'bela-2': reading('A71', '000', 'score'),
      'bela-3': reading('A71', '000', 'score'),
      'klabberjass-4': reading('A71', '000', 'four'),
      lehman: reading('A71', '001'),
      bicycle: stated('002', 'play'),
      denexa: reading('A71', '003'),
      'bridge-belote': reading('B08', '004', 'belote'),
    }),
    related: ['overlapping-runs', 'bela', 'bela-without-best-run'],
  }),
  question({
    id: 'no-trump-melds',
    group: 'bela',
    option: 'noTrumpMelds',
    presupposes: ['no-trumps'],
    answers: ['runs', 'none'],
    by: byOption('noTrumpMelds', ['no-trumps']),
    variants: {
      ...variantsByOption('noTrumpMelds', ['no-trumps']),
      'four-bimah-no-trump': says('runs', reading('A56', '000', 'fourVariants')),
      'four-left-no-trump': says('runs', reading('A56', '000', 'fourVariants')),
    },
    related: ['bimah-no-trump', 'no-trump-doubled', 'bela', 'four-of-a-kind'],
  }),
  question({
    id: 'bela-thrown-off',
    group: 'bela',
    presupposes: ['auction'],
    answers: ['counts'],
    by: {
      ...unanimous('without-auction', NOWHERE),
      'bridge-belote': says('counts', reading('B27', '004', 'belote')),
    },
    related: ['bela', 'bela-call', 'all-trumps-play'],
  }),
  question({
    id: 'false-bela',
    group: 'bela',
    option: 'revoke',
    answers: ['unstated', 'all-to-other-side'],
    by: byOptionAt('revoke', {
      'bela-2': reading('A42', '000'),
      'bela-3': reading('A42', '000'),
      'klabberjass-4': reading('A42', '000'),
      lehman: reading('A42', '001'),
      bicycle: reading('C01', '002', 'revoke'),
      denexa: reading('A42', '003'),
      'bridge-belote': reading('A42', '004'),
    }),
    related: ['false-run', 'bela-one-hand', 'revoke', 'bela-call'],
  }),
]
