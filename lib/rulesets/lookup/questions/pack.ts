import { RULE_SOURCES } from '../../citations/rule-sources'
import { notInGame, reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous } from '../option-question'
import { question, says, type Question } from '../question'

/** The pack, its ranks and its values. */
export const PACK_QUESTIONS: readonly Question[] = [
  optionQuestion({
    id: 'pack',
    group: 'pack',
    option: 'pack',
    answers: ['28', '32'],
    related: ['exchange-seven', 'points-in-hand', 'indicator'],
  }),
  question({
    id: 'trump-rank',
    group: 'pack',
    answers: ['jack-nine'],
    by: unanimous('jack-nine', {
      'bela-2': stated('clobyosh', 'tricks'),
      'bela-3': reading('from-two-to-three', 'clobyosh', 'tricks'),
      'klabberjass-4': stated('clobyosh', 'four'),
      lehman: stated('lehman', 'rank'),
      bicycle: stated('bicycle', 'rank'),
      denexa: stated('denexa', 'ranking'),
      'bridge-belote': stated('belote', 'rank'),
    }),
    readings: { 'bridge-belote': ['unable-to-follow'] },
    related: ['plain-rank', 'run-order', 'card-points', 'names-of-trumps'],
  }),
  question({
    id: 'plain-rank',
    group: 'pack',
    answers: ['ace-ten'],
    by: unanimous('ace-ten', {
      'bela-2': stated('clobyosh', 'tricks'),
      'bela-3': reading('from-two-to-three', 'clobyosh', 'tricks'),
      'klabberjass-4': stated('clobyosh', 'four'),
      lehman: stated('lehman', 'rank'),
      bicycle: stated('bicycle', 'rank'),
      denexa: stated('denexa', 'ranking'),
      'bridge-belote': stated('belote', 'rank'),
    }),
    variants: {
      'four-bimah-no-trump': says('ace-ten', stated('clobyosh', 'fourVariants')),
    },
    related: ['trump-rank', 'run-order', 'plain-card-points'],
  }),
  question({
    id: 'run-order',
    group: 'pack',
    answers: ['natural'],
    by: unanimous('natural', {
      'bela-2': stated('clobyosh', 'combinations'),
      'bela-3': reading('from-two-to-three', 'clobyosh', 'combinations'),
      'klabberjass-4': stated('clobyosh', 'four'),
      lehman: stated('lehman', 'rank'),
      bicycle: stated('bicycle', 'melding'),
      denexa: stated('denexa', 'ranking'),
      'bridge-belote': stated('belote', 'declarations'),
    }),
    related: ['run-of-three', 'run-of-four', 'trump-rank', 'same-class'],
  }),
  question({
    id: 'card-points',
    group: 'pack',
    answers: ['trumps'],
    by: unanimous('trumps', RULE_SOURCES['card-points']),
    related: ['plain-card-points', 'points-in-hand', 'last-trick', 'trump-rank'],
  }),
  question({
    id: 'plain-card-points',
    group: 'pack',
    answers: ['plain'],
    by: unanimous('plain', RULE_SOURCES['card-points']),
    related: ['card-points', 'points-in-hand', 'plain-rank'],
  }),
  question({
    id: 'points-in-hand',
    group: 'pack',
    answers: ['two-players', 'three-players', 'all-out', 'contracts', 'contracts-single', 'turn-up-out', 'no-trump'],
    by: {
      'bela-2': says('two-players', stated('clobyosh', 'deal')),
      'bela-3': says('three-players', stated('clobyosh', 'three')),
      'klabberjass-4': says('all-out', stated('clobyosh', 'fourDeal')),
      lehman: says('two-players', stated('lehman', 'bidding')),
      bicycle: says('two-players', stated('bicycle', 'redealing')),
      denexa: says('two-players', stated('denexa', 'trump')),
      'bridge-belote': says('contracts', stated('belote', 'rounding')),
    },
    variants: {
      'three-28': says('turn-up-out', stated('clobyosh', 'threeVariations')),
      'four-bimah-no-trump': says('no-trump', stated('clobyosh', 'fourVariants')),
      'four-left-no-trump': says('no-trump', stated('clobyosh', 'fourVariants')),
    },
    related: ['card-points', 'plain-card-points', 'last-trick', 'bottom-card'],
  }),
  question({
    id: 'names-of-trumps',
    group: 'pack',
    answers: ['yuss-manel', 'jass-menel', 'jasz-menel', 'plain'],
    by: {
      'bela-2': says('yuss-manel', stated('clobyosh', 'values')),
      'bela-3': says('yuss-manel', reading('from-two-to-three', 'clobyosh', 'values')),
      'klabberjass-4': says('yuss-manel', reading('from-two-to-four', 'clobyosh', 'values')),
      lehman: says('jass-menel', stated('lehman', 'rank')),
      bicycle: says('jasz-menel', stated('bicycle', 'scoring')),
      denexa: says('jass-menel', stated('denexa', 'ranking')),
      'bridge-belote': says('plain', notInGame('belote')),
    },
    related: ['trump-rank', 'card-points'],
  }),
]
