import { RULE_SOURCES } from '../../citations/rule-sources'
import { notInGame, reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

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
      'bela-2': stated('000', 'tricks'),
      'bela-3': reading('A44', '000', 'tricks'),
      'klabberjass-4': stated('000', 'four'),
      lehman: stated('001', 'rank'),
      bicycle: stated('002', 'rank'),
      denexa: stated('003', 'ranking'),
      'bridge-belote': stated('004', 'rank'),
    }),
    readings: { 'bridge-belote': ['B39'] },
    related: ['plain-rank', 'run-order', 'card-points', 'names-of-trumps'],
  }),
  question({
    id: 'plain-rank',
    group: 'pack',
    answers: ['ace-ten'],
    by: unanimous('ace-ten', {
      'bela-2': stated('000', 'tricks'),
      'bela-3': reading('A44', '000', 'tricks'),
      'klabberjass-4': stated('000', 'four'),
      lehman: stated('001', 'rank'),
      bicycle: stated('002', 'rank'),
      denexa: stated('003', 'ranking'),
      'bridge-belote': stated('004', 'rank'),
    }),
    variants: {
      'four-bimah-no-trump': says('ace-ten', stated('000', 'fourVariants')),
    },
    related: ['trump-rank', 'run-order', 'plain-card-points'],
  }),
  question({
    id: 'run-order',
    group: 'pack',
    answers: ['natural'],
    by: unanimous('natural', {
      'bela-2': stated('000', 'combinations'),
      'bela-3': reading('A44', '000', 'combinations'),
      'klabberjass-4': stated('000', 'four'),
      lehman: stated('001', 'rank'),
      bicycle: stated('002', 'melding'),
      denexa: stated('003', 'ranking'),
      'bridge-belote': stated('004', 'declarations'),
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
      'bela-2': says('two-players', stated('000', 'deal')),
      'bela-3': says('three-players', stated('000', 'three')),
      'klabberjass-4': says('all-out', stated('000', 'fourDeal')),
      lehman: says('two-players', stated('001', 'bidding')),
      bicycle: says('two-players', stated('002', 'redealing')),
      denexa: says('two-players', stated('003', 'trump')),
      'bridge-belote': says('contracts', stated('004', 'rounding')),
    },
    variants: {
      'three-28': says('turn-up-out', stated('000', 'threeVariations')),
      'four-bimah-no-trump': says('no-trump', stated('000', 'fourVariants')),
      'four-left-no-trump': says('no-trump', stated('000', 'fourVariants')),
    },
    related: ['card-points', 'plain-card-points', 'last-trick', 'bottom-card'],
  }),
  question({
    id: 'names-of-trumps',
    group: 'pack',
    answers: ['yuss-manel', 'jass-menel', 'jasz-menel', 'plain'],
    by: {
      'bela-2': says('yuss-manel', stated('000', 'values')),
      'bela-3': says('yuss-manel', reading('A44', '000', 'values')),
      'klabberjass-4': says('yuss-manel', reading('A74', '000', 'values')),
      lehman: says('jass-menel', stated('001', 'rank')),
      bicycle: says('jasz-menel', stated('002', 'scoring')),
      denexa: says('jass-menel', stated('003', 'ranking')),
      'bridge-belote': says('plain', notInGame('004')),
    },
    related: ['trump-rank', 'card-points'],
  }),
]
