import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { byOption, optionQuestion, unanimous, variantsByOption, sameAnswerIfAsked } from '../option-question'
import { question, says, type Question } from '../question'
import { CLAIM_QUESTIONS } from './claims'

/** The questions on who wins a game after a finished hand, and on what follows a game. */
const COUNT_QUESTIONS: readonly Question[] = [
  question({
    id: 'both-over',
    group: 'end',
    option: 'bothOver',
    readings: { 'bela-2': ['five-claim-rules'], 'bela-3': ['five-claim-rules'] },
    presupposes: ['to-points', 'by-count'],
    answers: [
      'last-trick',
      'higher',
      'taker-first',
      'trick-then-last-trick',
      'trick-then-higher',
      'trick-then-taker-first',
    ],
    by: byOption('bothOver', ['to-points', 'by-count']),
    variants: {
      ...variantsByOption('bothOver', ['to-points', 'by-count']),
      'trick-to-consummate': says('trick-then-last-trick', reading('unclaimed-at-target', 'clobyosh', 'winning')),
    },
    related: ['one-over', 'tie-at-target', 'claims', 'who-counts-first'],
  }),
  question({
    id: 'one-over',
    group: 'end',
    option: 'winNeedsTrick',
    presupposes: ['to-points', 'by-count'],
    answers: ['no', 'yes'],
    by: unanimous('no', RULE_SOURCES['one-over']),
    readings: {
      'bela-2': ['held-over-at-the-end', 'held-over-reaches-target'],
      'bridge-belote': ['end-while-hanging'],
    },
    variants: variantsByOption('winNeedsTrick', ['to-points', 'by-count']),
    related: ['both-over', 'claims', 'end-on-sweep', 'target'],
  }),
  question({
    id: 'tie-at-target',
    group: 'end',
    presupposes: ['to-points', 'by-count'],
    answers: ['another', 'last-trick', 'last-trick-first', 'taker-first'],
    by: {
      ...unanimous('another', RULE_SOURCES['tie-at-target']),
      'bela-2': says('last-trick', stated('clobyosh', 'rule5')),
      'bela-3': says('last-trick-first', reading('two-of-three-past-target', 'clobyosh', 'rule5')),
    },
    variants: {
      'trick-to-consummate': says('another', reading('unclaimed-at-target', 'clobyosh', 'winning')),
      'played-out': says('another', stated('clobyosh', 'lastHand')),
      'bicycle-maker-first': says('taker-first', reading('maker-counted-first', 'bicycle', 'game')),
    },
    readings: { 'bela-2': ['five-claim-rules'], 'bela-3': ['five-claim-rules'] },
    related: ['both-over', 'one-over'],
  }),
  question({
    id: 'end-on-sweep',
    group: 'end',
    presupposes: ['to-points', 'by-count'],
    answers: ['yes', 'no'],
    by: {
      ...unanimous('yes', { ...NOWHERE, contree: stated('ffb-contree', 'refused') }),
      'bridge-belote': says('no', reading('no-end-on-valat', 'belote', 'end')),
    },
    related: ['all-tricks', 'one-over', 'target'],
  }),
  optionQuestion({
    id: 'goal',
    group: 'end',
    option: 'goal',
    answers: ['points', 'hands'],
    related: ['target', 'tie-in-last-hand', 'one-over'],
  }),
  question({
    id: 'tie-in-last-hand',
    group: 'end',
    presupposes: ['in-hands', 'held-over'],
    answers: ['each-own'],
    by: sameAnswerIfAsked('each-own', ['in-hands', 'held-over'], { ...NOWHERE, belote: stated('ffb-belote', 'hands') }),
    variants: {
      contest: says('each-own', stated('ascee', 'articles')),
      'contest-cards-alone': says('each-own', reading('cards-alone-decide', 'colver', 'tie')),
    },
    related: ['tie', 'held-over-at-end', 'goal'],
  }),
  optionQuestion({
    id: 'win-by',
    group: 'end',
    option: 'winBy',
    answers: ['count', 'own-made-hand'],
    related: ['claims', 'both-over', 'one-over'],
  }),
  question({
    id: 'match-format',
    group: 'end',
    answers: ['best-of-three', 'single', 'series'],
    by: {
      ...unanimous('single', NOWHERE),
      'bela-2': says('best-of-three', stated('clobyosh', 'winning')),
      'bela-3': says('best-of-three', reading('from-two-to-three', 'clobyosh', 'winning')),
      'klabberjass-4': says('single', reading('match-and-first-deal-four', 'clobyosh', 'four')),
      'bridge-belote': says('series', stated('belote', 'cut')),
    },
    related: ['next-game-dealer', 'target'],
  }),
  question({
    id: 'next-game-dealer',
    group: 'end',
    answers: ['winner', 'winners', 'afresh'],
    by: {
      ...unanimous('afresh', NOWHERE),
      'bela-2': says('winner', stated('clobyosh', 'winning')),
      'bela-3': says('winner', reading('from-two-to-three', 'clobyosh', 'winning')),
      'bridge-belote': says('winners', reading('very-first-deal', 'belote', 'cut')),
    },
    readings: { 'bela-2': ['first-deal-of-next-game'], 'bela-3': ['first-deal-of-next-game'] },
    related: ['first-dealer', 'next-dealer', 'match-format'],
  }),
  question({
    id: 'claim-before-showing',
    group: 'end',
    readings: { 'bela-2': ['five-claim-rules'], 'bela-3': ['five-claim-rules'] },
    presupposes: ['claims'],
    answers: ['show'],
    by: {
      ...sameAnswerIfAsked('show', ['claims'], NOWHERE),
      'bela-2': says('show', reading('claim-before-runs-shown', 'clobyosh', 'rule2')),
      'bela-3': says('show', reading('claim-before-runs-shown', 'clobyosh', 'rule2')),
    },
    variants: { 'played-out': says('without-claims', stated('clobyosh', 'lastHand')) },
    related: ['claim-counts', 'when-to-claim', 'showing-runs'],
  }),
  question({
    id: 'held-over-past-target',
    group: 'end',
    presupposes: ['held-over', 'to-points', 'by-count'],
    answers: ['count'],
    by: {
      ...sameAnswerIfAsked('count', ['held-over', 'to-points', 'by-count'], NOWHERE),
      'bela-2': says('count', reading('held-over-reaches-target', 'clobyosh', 'score')),
      'bridge-belote': says('count', reading('hanging-ends-game', 'belote', 'hanging')),
      belote: says('count', reading('federation-held-over', 'ffb-belote', 'tie')),
    },
    variants: { 'equal-scores': says('without-held-over', stated('clobyosh', 'equal')) },
    related: ['held-over-winner', 'one-over', 'claim-counts'],
  }),
  question({
    id: 'held-over-at-end',
    group: 'end',
    presupposes: ['held-over'],
    answers: ['nobody'],
    by: {
      ...sameAnswerIfAsked('nobody', ['held-over'], NOWHERE),
      'bela-2': says('nobody', reading('held-over-at-the-end', 'clobyosh', 'score')),
      'bridge-belote': says('nobody', reading('end-while-hanging', 'belote', 'end')),
      belote: says('nobody', reading('federation-held-over', 'ffb-belote', 'tie')),
    },
    variants: { 'equal-scores': says('without-held-over', stated('clobyosh', 'equal')) },
    related: ['held-over-winner', 'tie', 'one-over'],
  }),
  question({
    id: 'bela-wins-game',
    group: 'end',
    answers: ['yes', 'no', 'never-on-sweep', 'one-more-trick'],
    by: {
      ...unanimous('yes', NOWHERE),
      'bridge-belote': says('never-on-sweep', stated('belote', 'end')),
      belote: says('one-more-trick', stated('ffb-pages', 'endOnBela')),
      contree: says('yes', stated('ffb-contree', 's10-4')),
      coinche: says('one-more-trick', stated('ffb-coinche', 'end')),
      'bela-hr': says('no', reading('croatian-trick', 'pravila-bele', 'melds')),
    },
    related: ['end-on-sweep', 'bela-needs-trick', 'win-by'],
  }),
]

/** The questions on when a game is over, and who wins it. */
export const END_QUESTIONS: readonly Question[] = [...CLAIM_QUESTIONS, ...COUNT_QUESTIONS]
