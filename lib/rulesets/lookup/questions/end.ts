import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { byOption, unanimous, variantsByOption, whereItArises } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'
import { CLAIM_QUESTIONS } from './claims'

/** Whom a finished hand gives the game, and what follows a game. */
const COUNT_QUESTIONS: readonly Question[] = [
  question({
    id: 'both-over',
    group: 'end',
    option: 'bothOver',
    readings: { 'bela-2': ['A73'], 'bela-3': ['A73'] },
    answers: [
      'last-trick',
      'higher',
      'taker-first',
      'trick-then-last-trick',
      'trick-then-higher',
      'trick-then-taker-first',
    ],
    by: byOption('bothOver'),
    variants: {
      ...variantsByOption('bothOver'),
      'trick-to-consummate': says('trick-then-last-trick', reading('A10', '000', 'winning')),
    },
    related: ['one-over', 'tie-at-target', 'claims', 'who-counts-first'],
  }),
  question({
    id: 'one-over',
    group: 'end',
    option: 'winNeedsTrick',
    answers: ['no', 'yes'],
    by: unanimous('no', RULE_SOURCES['one-over']),
    readings: { 'bela-2': ['A08', 'A09'], 'bridge-belote': ['B21'] },
    variants: variantsByOption('winNeedsTrick'),
    related: ['both-over', 'claims', 'end-on-sweep', 'target'],
  }),
  question({
    id: 'tie-at-target',
    group: 'end',
    answers: ['another', 'last-trick', 'last-trick-first', 'taker-first'],
    by: {
      ...unanimous('another', RULE_SOURCES['tie-at-target']),
      'bela-2': says('last-trick', stated('000', 'rule5')),
      'bela-3': says('last-trick-first', reading('A11', '000', 'rule5')),
    },
    variants: {
      'trick-to-consummate': says('another', reading('A10', '000', 'winning')),
      'played-out': says('another', stated('000', 'lastHand')),
      'bicycle-maker-first': says('taker-first', reading('A39', '002', 'game')),
    },
    readings: { 'bela-2': ['A73'], 'bela-3': ['A73'] },
    related: ['both-over', 'one-over'],
  }),
  question({
    id: 'end-on-sweep',
    group: 'end',
    answers: ['yes', 'no'],
    by: {
      ...unanimous('yes', NOWHERE),
      'bridge-belote': says('no', reading('B18', '004', 'end')),
    },
    related: ['all-tricks', 'one-over', 'target'],
  }),
  question({
    id: 'match-format',
    group: 'end',
    answers: ['best-of-three', 'single', 'series'],
    by: {
      ...unanimous('single', NOWHERE),
      'bela-2': says('best-of-three', stated('000', 'winning')),
      'bela-3': says('best-of-three', reading('A44', '000', 'winning')),
      'klabberjass-4': says('single', reading('A63', '000', 'four')),
      'bridge-belote': says('series', stated('004', 'cut')),
    },
    related: ['next-game-dealer', 'target'],
  }),
  question({
    id: 'next-game-dealer',
    group: 'end',
    answers: ['winner', 'winners', 'afresh'],
    by: {
      ...unanimous('afresh', NOWHERE),
      'bela-2': says('winner', stated('000', 'winning')),
      'bela-3': says('winner', reading('A44', '000', 'winning')),
      'bridge-belote': says('winners', reading('B30', '004', 'cut')),
    },
    readings: { 'bela-2': ['A64'], 'bela-3': ['A64'] },
    related: ['first-dealer', 'next-dealer', 'match-format'],
  }),
  question({
    id: 'claim-before-showing',
    group: 'end',
    readings: { 'bela-2': ['A73'], 'bela-3': ['A73'] },
    presupposes: ['claims'],
    answers: ['show'],
    by: {
      ...whereItArises('show', ['claims'], NOWHERE),
      'bela-2': says('show', reading('A15', '000', 'rule2')),
      'bela-3': says('show', reading('A15', '000', 'rule2')),
    },
    variants: { 'played-out': says('without-claims', stated('000', 'lastHand')) },
    related: ['claim-counts', 'when-to-claim', 'showing-runs'],
  }),
  question({
    id: 'held-over-past-target',
    group: 'end',
    presupposes: ['held-over'],
    answers: ['count'],
    by: {
      ...whereItArises('count', ['held-over'], NOWHERE),
      'bela-2': says('count', reading('A09', '000', 'score')),
      'bridge-belote': says('count', reading('C03', '004', 'hanging')),
    },
    variants: { 'equal-scores': says('without-held-over', stated('000', 'equal')) },
    related: ['held-over-winner', 'one-over', 'claim-counts'],
  }),
  question({
    id: 'held-over-at-end',
    group: 'end',
    presupposes: ['held-over'],
    answers: ['nobody'],
    by: {
      ...whereItArises('nobody', ['held-over'], NOWHERE),
      'bela-2': says('nobody', reading('A08', '000', 'score')),
      'bridge-belote': says('nobody', reading('B21', '004', 'end')),
    },
    variants: { 'equal-scores': says('without-held-over', stated('000', 'equal')) },
    related: ['held-over-winner', 'tie', 'one-over'],
  }),
]

/** When a game is over, and for whom. */
export const END_QUESTIONS: readonly Question[] = [...CLAIM_QUESTIONS, ...COUNT_QUESTIONS]
