import { NOWHERE } from '../../citations/rule-source'
import type { RuleSetId } from '../../sets/rule-set'
import { notInGame, reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous } from '../option-question'
import { question, says, type Question, type CitedAnswer } from '../question'

const PLAYED_OUT = { 'played-out': says('without-claims', stated('clobyosh', 'lastHand')) } as const

/** The answers of games without claims. Only the document of the four-handed game says so; the others do not mention claims. */
const WITHOUT_CLAIMS: { readonly [S in RuleSetId]: CitedAnswer<'without-claims'> } = {
  ...unanimous('without-claims', NOWHERE),
  'klabberjass-4': says('without-claims', stated('clobyosh', 'fourScoring')),
}

/** The questions on the target of a game, and on claiming it before the hand is played out. */
export const CLAIM_QUESTIONS: readonly Question[] = [
  question({
    id: 'target',
    group: 'end',
    option: 'target',
    presupposes: ['to-points'],
    answers: ['151', '500', '501', '1000', '1001', '1002', '1010', '2000', '2001'],
    by: {
      'bela-2': says('501', stated('clobyosh', 'winning')),
      'bela-3': says('501', reading('target-of-three', 'clobyosh', 'three')),
      'klabberjass-4': says('1001', stated('clobyosh', 'fourScoring')),
      lehman: says('500', stated('lehman', 'game')),
      bicycle: says('500', stated('bicycle', 'game')),
      denexa: says('501', stated('denexa', 'object')),
      'bridge-belote': says('151', stated('belote', 'end')),
      belote: says('1000', reading('federation-target', 'ffb-belote', 'target')),
      contree: says('2000', reading('federation-target', 'ffb-contree', 's10-4')),
      coinche: says('2000', reading('federation-target', 'ffb-coinche', 'end')),
      'bela-hr': says('1001', stated('pravila-bele', 'overview')),
    },
    variants: {
      'target-500': says('500', stated('clobyosh', 'lastHand')),
      ontario: says('1000', stated('clobyosh', 'allTricks')),
      'four-1002': says('1002', stated('clobyosh', 'fourVariants')),
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
      'bela-2': says('after-trick', stated('clobyosh', 'rule1')),
      'bela-3': says('after-trick', reading('from-two-to-three', 'clobyosh', 'rule1')),
    },
    variants: {
      ...PLAYED_OUT,
      'east-lothian': says('after-early-trick', reading('first-three-tricks', 'clobyosh', 'lastHand')),
    },
    readings: {
      'bela-2': ['five-claim-rules', 'moment-to-claim', 'claim-out-of-turn', 'two-claims'],
      'bela-3': ['five-claim-rules', 'moment-to-claim', 'claim-out-of-turn', 'two-claims'],
      'east-lothian': ['moment-to-claim', 'claim-out-of-turn', 'two-claims'],
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
      'bela-2': says('so-far', stated('clobyosh', 'rule2')),
      'bela-3': says('so-far', reading('from-two-to-three', 'clobyosh', 'rule2')),
    },
    variants: PLAYED_OUT,
    readings: {
      'bela-2': ['five-claim-rules', 'held-over-not-claimed', 'claim-before-runs-shown'],
      'bela-3': ['five-claim-rules', 'held-over-not-claimed', 'claim-before-runs-shown', 'claim-on-big'],
    },
    related: ['claims', 'when-to-claim', 'false-claim', 'held-over-winner'],
  }),
  question({
    id: 'false-claim',
    group: 'end',
    presupposes: ['claims'],
    answers: ['opponent', 'higher-opponent'],
    by: {
      ...WITHOUT_CLAIMS,
      'bela-2': says('opponent', stated('clobyosh', 'winning')),
      'bela-3': says('higher-opponent', reading('false-claim-of-three', 'clobyosh', 'rule3')),
    },
    variants: PLAYED_OUT,
    readings: { 'bela-3': ['five-claim-rules'] },
    related: ['claims', 'claim-counts', 'when-to-claim'],
  }),
  question({
    id: 'claim-though-bate',
    group: 'end',
    presupposes: ['claims'],
    answers: ['good', 'not-taker'],
    by: {
      ...WITHOUT_CLAIMS,
      'bela-2': says('good', stated('clobyosh', 'winning')),
      'bela-3': says('good', reading('from-two-to-three', 'clobyosh', 'winning')),
      lehman: says('without-claims', reading('bate-before-totals', 'lehman', 'result')),
      bicycle: says('without-claims', reading('bate-before-totals', 'bicycle', 'scoring')),
      denexa: says('without-claims', reading('bate-before-totals', 'denexa', 'scoring')),
      'bridge-belote': says('without-claims', notInGame('belote')),
      belote: says('without-claims', notInGame('ffb-belote')),
      contree: says('without-claims', notInGame('ffb-contree')),
      coinche: says('without-claims', notInGame('ffb-coinche')),
      'bela-hr': says('without-claims', notInGame('pravila-bele')),
    },
    variants: { ...PLAYED_OUT, dosta: says('not-taker', reading('dosta', 'pravila-bele', 'overview')) },
    related: ['claims', 'claim-counts', 'bate'],
  }),
]
