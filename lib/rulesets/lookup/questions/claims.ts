import { NOWHERE } from '../../citations/rule-source'
import type { RuleSetId } from '../../sets/rule-set'
import { notInGame, reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous } from '../option-question'
import { question, says } from '../question'
import type { Question, Said } from '../question'

const PLAYED_OUT = { 'played-out': says('without-claims', stated('000', 'lastHand')) } as const

/** The games without claims. Only the four-handed one says so, the others know nothing of them. */
const WITHOUT_CLAIMS: { readonly [S in RuleSetId]: Said<'without-claims'> } = {
  ...unanimous('without-claims', NOWHERE),
  'klabberjass-4': says('without-claims', stated('000', 'fourScoring')),
}

/** How far a game goes, and how it can be claimed before the hand is played out. */
export const CLAIM_QUESTIONS: readonly Question[] = [
  question({
    id: 'target',
    group: 'end',
    option: 'target',
    answers: ['151', '500', '501', '1000', '1001', '1002'],
    by: {
      'bela-2': says('501', stated('000', 'winning')),
      'bela-3': says('501', reading('A49', '000', 'three')),
      'klabberjass-4': says('1001', stated('000', 'fourScoring')),
      lehman: says('500', stated('001', 'game')),
      bicycle: says('500', stated('002', 'game')),
      denexa: says('501', stated('003', 'object')),
      'bridge-belote': says('151', stated('004', 'end')),
    },
    variants: {
      'target-500': says('500', stated('000', 'lastHand')),
      ontario: says('1000', stated('000', 'allTricks')),
      'four-1002': says('1002', stated('000', 'fourVariants')),
    },
    related: ['one-over', 'both-over', 'match-format'],
  }),
  optionQuestion({
    id: 'claims',
    group: 'end',
    option: 'claims',
    answers: ['any-trick', 'first-three', 'none'],
    related: ['when-to-claim', 'claim-counts', 'false-claim', 'claim-though-bate', 'one-over'],
  }),
  question({
    id: 'when-to-claim',
    group: 'end',
    presupposes: ['claims'],
    answers: ['after-trick', 'after-early-trick'],
    by: {
      ...WITHOUT_CLAIMS,
      'bela-2': says('after-trick', stated('000', 'rule1')),
      'bela-3': says('after-trick', reading('A44', '000', 'rule1')),
    },
    variants: { ...PLAYED_OUT, 'east-lothian': says('after-early-trick', reading('A18', '000', 'lastHand')) },
    readings: {
      'bela-2': ['A73', 'A12', 'A13', 'A16'],
      'bela-3': ['A73', 'A12', 'A13', 'A16'],
      'east-lothian': ['A12', 'A13', 'A16'],
    },
    related: ['claims', 'claim-counts', 'false-claim'],
  }),
  question({
    id: 'claim-counts',
    group: 'end',
    presupposes: ['claims'],
    answers: ['so-far'],
    by: {
      ...WITHOUT_CLAIMS,
      'bela-2': says('so-far', stated('000', 'rule2')),
      'bela-3': says('so-far', reading('A44', '000', 'rule2')),
    },
    variants: PLAYED_OUT,
    readings: { 'bela-2': ['A73', 'A07', 'A15'], 'bela-3': ['A73', 'A07', 'A15', 'A48'] },
    related: ['claims', 'when-to-claim', 'false-claim', 'held-over-winner'],
  }),
  question({
    id: 'false-claim',
    group: 'end',
    presupposes: ['claims'],
    answers: ['opponent', 'higher-opponent'],
    by: {
      ...WITHOUT_CLAIMS,
      'bela-2': says('opponent', stated('000', 'winning')),
      'bela-3': says('higher-opponent', reading('A17', '000', 'rule3')),
    },
    variants: PLAYED_OUT,
    readings: { 'bela-3': ['A73'] },
    related: ['claims', 'claim-counts', 'when-to-claim'],
  }),
  question({
    id: 'claim-though-bate',
    group: 'end',
    presupposes: ['claims'],
    answers: ['good'],
    by: {
      ...WITHOUT_CLAIMS,
      'bela-2': says('good', stated('000', 'winning')),
      'bela-3': says('good', reading('A44', '000', 'winning')),
      lehman: says('without-claims', reading('A20', '001', 'result')),
      bicycle: says('without-claims', reading('A20', '002', 'scoring')),
      denexa: says('without-claims', reading('A20', '003', 'scoring')),
      'bridge-belote': says('without-claims', notInGame('004')),
    },
    variants: PLAYED_OUT,
    related: ['claims', 'claim-counts', 'bate'],
  }),
]
