import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { byOption, byOptionAt, optionQuestion, unanimous, variantsByOption } from '../option-question'
import { question, says, type Question } from '../question'

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
    readings: {
      'bela-3': ['from-two-to-three'],
      lehman: ['bella-at-first-card'],
      bicycle: ['bella-at-first-card'],
      'bridge-belote': ['belote-card-discarded'],
    },
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
      'bela-2': says('no', stated('clobyosh', 'score')),
      'bela-3': says('no', reading('from-two-to-three', 'clobyosh', 'score')),
      'klabberjass-4': says('no', stated('clobyosh', 'fourPlay')),
      lehman: says('no', stated('lehman', 'bella')),
      bicycle: says('no', stated('bicycle', 'play')),
      denexa: says('no', reading('declaring-less', 'denexa', 'melding')),
      'bridge-belote': says('to-count', stated('belote', 'belote')),
    },
    readings: { 'bridge-belote': ['silent-declarations'] },
    related: ['bela-call', 'must-declare', 'bate'],
  }),
  question({
    id: 'bela-without-best-run',
    group: 'bela',
    answers: ['yes'],
    by: unanimous('yes', {
      'bela-2': stated('clobyosh', 'play'),
      'bela-3': reading('from-two-to-three', 'clobyosh', 'play'),
      'klabberjass-4': stated('clobyosh', 'four'),
      lehman: reading('bela-against-better-run', 'lehman', 'bella'),
      bicycle: reading('bela-against-better-run', 'bicycle', 'play'),
      denexa: reading('bela-against-better-run', 'denexa', 'play'),
      'bridge-belote': reading('comparing-declarations', 'belote', 'belote'),
    }),
    related: ['losing-runs', 'bela', 'bela-in-run'],
  }),
  question({
    id: 'bela-needs-trick',
    group: 'bela',
    answers: ['no'],
    by: unanimous('no', {
      'bela-2': reading('bela-without-trick', 'clobyosh', 'play'),
      'bela-3': reading('bela-without-trick', 'clobyosh', 'play'),
      'klabberjass-4': reading('bela-without-trick', 'clobyosh', 'fourPlay'),
      lehman: reading('bela-without-trick', 'lehman', 'bella'),
      bicycle: reading('bela-without-trick', 'bicycle', 'play'),
      denexa: reading('bela-without-trick', 'denexa', 'play'),
      'bridge-belote': reading('declarations-without-trick', 'belote', 'valat'),
    }),
    related: ['runs-need-trick', 'bela-without-best-run', 'all-tricks'],
  }),
  question({
    id: 'bela-in-run',
    group: 'bela',
    answers: ['yes'],
    by: unanimous('yes', {
      'bela-2': reading('king-queen-in-run-and-bela', 'clobyosh', 'score'),
      'bela-3': reading('king-queen-in-run-and-bela', 'clobyosh', 'score'),
      'klabberjass-4': reading('king-queen-in-run-and-bela', 'clobyosh', 'four'),
      lehman: reading('king-queen-in-run-and-bela', 'lehman'),
      bicycle: stated('bicycle', 'play'),
      denexa: reading('king-queen-in-run-and-bela', 'denexa'),
      'bridge-belote': reading('belote-in-sequence', 'belote', 'belote'),
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
      'four-bimah-no-trump': says('runs', reading('forced-no-trump-melds', 'clobyosh', 'fourVariants')),
      'four-left-no-trump': says('runs', reading('forced-no-trump-melds', 'clobyosh', 'fourVariants')),
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
      'bridge-belote': says('counts', reading('belote-card-discarded', 'belote', 'belote')),
    },
    related: ['bela', 'bela-call', 'all-trumps-play'],
  }),
  question({
    id: 'false-bela',
    group: 'bela',
    option: 'revoke',
    answers: ['unstated', 'all-to-other-side'],
    by: byOptionAt('revoke', {
      'bela-2': reading('revoke-without-remedy', 'clobyosh'),
      'bela-3': reading('revoke-without-remedy', 'clobyosh'),
      'klabberjass-4': reading('revoke-without-remedy', 'clobyosh'),
      lehman: reading('revoke-without-remedy', 'lehman'),
      bicycle: reading('bella-without-pair', 'bicycle', 'revoke'),
      denexa: reading('revoke-without-remedy', 'denexa'),
      'bridge-belote': reading('revoke-without-remedy', 'belote'),
    }),
    related: ['false-run', 'bela-one-hand', 'revoke', 'bela-call'],
  }),
]
