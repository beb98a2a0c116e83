import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { byOptionAt, optionQuestion, unanimous, variantsByOption } from '../option-question'
import { question, says, type Question } from '../question'
import { BID_SCORE_QUESTIONS } from './bids'
import { MATCH_POINT_QUESTIONS } from './match-points'

/** The questions on the score of each side for a hand, and on points held over to the next one. */
const HAND_QUESTIONS: readonly Question[] = [
  question({
    id: 'who-counts-first',
    group: 'scoring',
    answers: ['defender', 'either', 'maker'],
    by: {
      ...unanimous('either', RULE_SOURCES['who-counts-first']),
      'bela-2': says('defender', stated('clobyosh', 'score')),
      'bela-3': says('defender', reading('from-two-to-three', 'clobyosh', 'score')),
    },
    variants: { 'bicycle-maker-first': says('maker', reading('maker-counted-first', 'bicycle', 'game')) },
    readings: { 'bela-2': ['counting-first'], 'bela-3': ['counting-first'] },
    related: ['made', 'tie', 'both-over'],
  }),
  question({
    id: 'made',
    group: 'scoring',
    answers: ['own', 'own-doubled', 'match-points', 'own-and-bid', 'bid'],
    by: {
      ...unanimous('own', RULE_SOURCES.made),
      'bridge-belote': says('match-points', stated('belote', 'rounding')),
      contree: says('own-and-bid', reading('federation-two-counts', 'ffb-contree', 's10-2')),
      coinche: says('own-and-bid', stated('ffb-coinche', 'made')),
    },
    variants: {
      'three-big': says('own', reading('big-doubles', 'clobyosh', 'threeVariations')),
      'contree-announced': says('bid', stated('colver', 'methods')),
    },
    readings: { 'bela-2': ['sample-sheet-slip'], 'contree-announced': ['announced-belote'] },
    related: ['must-beat', 'bate', 'match-points'],
  }),
  question({
    id: 'must-beat',
    group: 'scoring',
    answers: ['other-side', 'each-opponent', 'both-together', 'bid', 'bid-and-side'],
    by: {
      ...unanimous('other-side', RULE_SOURCES['must-beat']),
      'bela-3': says('each-opponent', stated('clobyosh', 'three')),
      contree: says('bid', stated('ffb-contree', 's10-1')),
      coinche: says('bid-and-side', stated('ffb-coinche', 'contract')),
    },
    variants: { 'three-big': says('both-together', stated('clobyosh', 'threeVariations')) },
    readings: { 'bridge-belote': ['valat-not-compared'] },
    related: ['made', 'bate', 'tie', 'big'],
  }),
  question({
    id: 'bate',
    group: 'scoring',
    answers: ['higher', 'each', 'tricks-and-bid', 'tricks', 'bid', 'declared'],
    by: {
      ...unanimous('higher', RULE_SOURCES.bate),
      contree: says('tricks-and-bid', stated('ffb-contree', 's10-2')),
      coinche: says('tricks-and-bid', stated('ffb-coinche', 'failed')),
    },
    variants: variantsByOption('bateTo'),
    readings: { 'bridge-belote': ['rounding-inside'] },
    related: ['must-beat', 'tie', 'opponents-tied', 'match-points'],
  }),
  optionQuestion({
    id: 'tie',
    group: 'scoring',
    option: 'tie',
    presupposes: ['no-bids'],
    answers: ['held-over', 'held-over-both', 'bate', 'defender-own', 'made', 'replay'],
    readings: { 'bridge-belote': ['doubled-tie'] },
    related: ['held-over-winner', 'second-tie', 'dealer-after-tie', 'bate', 'rounding'],
  }),
  question({
    id: 'held-over-winner',
    group: 'scoring',
    presupposes: ['held-over'],
    answers: ['next-winner'],
    by: {
      ...unanimous('without-held-over', RULE_SOURCES.tie),
      'bela-2': says('next-winner', stated('clobyosh', 'score')),
      'bridge-belote': says('next-winner', stated('belote', 'hanging')),
      belote: says('next-winner', reading('federation-held-over', 'ffb-belote', 'tie')),
    },
    variants: {
      'equal-scores': says('without-held-over', stated('clobyosh', 'equal')),
      'both-held': says('next-winner', reading('points-held-over', 'clobyosh', 'score')),
    },
    readings: {
      'bela-2': ['held-over-not-compared', 'thrown-in-while-held-over'],
      'both-held': ['held-over-not-compared', 'thrown-in-while-held-over'],
      'bridge-belote': ['held-over-not-compared', 'hanging-not-doubled'],
    },
    related: ['tie', 'second-tie', 'claim-counts'],
  }),
  question({
    id: 'second-tie',
    group: 'scoring',
    presupposes: ['held-over'],
    answers: ['adds-up'],
    by: {
      ...unanimous('without-held-over', RULE_SOURCES.tie),
      'bela-2': says('adds-up', reading('second-tie', 'clobyosh')),
      'bridge-belote': says('adds-up', reading('second-tie', 'belote')),
      belote: says('adds-up', reading('second-tie', 'ffb-belote')),
    },
    variants: {
      'equal-scores': says('without-held-over', stated('clobyosh', 'equal')),
      'both-held': says('adds-up', reading('second-tie', 'clobyosh')),
    },
    related: ['tie', 'held-over-winner'],
  }),
  question({
    id: 'opponents-tied',
    group: 'scoring',
    presupposes: ['two-opponents'],
    answers: ['shared', 'each-all'],
    by: {
      ...unanimous('without-two-opponents', NOWHERE),
      'bela-3': says('shared', stated('clobyosh', 'three')),
    },
    variants: { 'three-each': says('each-all', reading('bate-to-each', 'clobyosh', 'threeVariations')) },
    related: ['odd-half', 'bate', 'tie'],
  }),
  question({
    id: 'odd-half',
    group: 'scoring',
    presupposes: ['two-opponents', 'sharing'],
    answers: ['dropped'],
    by: {
      ...unanimous('without-two-opponents', NOWHERE),
      'bela-3': says('dropped', reading('odd-point', 'clobyosh', 'three')),
    },
    variants: { 'three-each': says('without-sharing', reading('bate-to-each', 'clobyosh', 'threeVariations')) },
    related: ['opponents-tied', 'bate'],
  }),
  question({
    id: 'committed-side',
    group: 'scoring',
    answers: ['taker', 'doubled'],
    by: {
      'bela-2': says('taker', stated('clobyosh', 'deal')),
      'bela-3': says('taker', stated('clobyosh', 'three')),
      'klabberjass-4': says('taker', stated('clobyosh', 'fourDeal')),
      lehman: says('taker', stated('lehman', 'bidding')),
      bicycle: says('taker', stated('bicycle', 'bidding')),
      denexa: says('taker', stated('denexa', 'trump')),
      'bridge-belote': says('doubled', reading('committed-team', 'belote', 'inside')),
      belote: says('taker', stated('ffb-belote', 'made')),
      contree: says('doubled', stated('ffb-contree', 's10-2')),
      coinche: says('doubled', stated('ffb-coinche', 'made')),
      'bela-hr': says('taker', stated('pravila-bele', 'points')),
    },
    related: ['must-beat', 'both-committed', 'bate'],
  }),
  question({
    id: 'bate-melds',
    group: 'scoring',
    option: 'belaKept',
    answers: ['no', 'yes'],
    by: byOptionAt('belaKept', {
      'bela-2': stated('clobyosh', 'score'),
      'bela-3': reading('from-two-to-three', 'clobyosh', 'score'),
      'klabberjass-4': stated('clobyosh', 'fourScoring'),
      lehman: stated('lehman', 'result'),
      bicycle: stated('bicycle', 'scoring'),
      denexa: stated('denexa', 'scoring'),
      'bridge-belote': stated('belote', 'inside'),
      belote: stated('ffb-belote', 'score'),
      contree: stated('ffb-contree', 's7'),
      coinche: stated('ffb-coinche', 'belote'),
      'bela-hr': stated('pravila-bele', 'final'),
    }),
    variants: variantsByOption('belaKept'),
    related: ['bate', 'must-call-bela', 'must-declare', 'losing-runs'],
  }),
]

/** The questions on the sheet, in points and in match points. */
export const SCORING_QUESTIONS: readonly Question[] = [
  ...HAND_QUESTIONS,
  ...BID_SCORE_QUESTIONS,
  ...MATCH_POINT_QUESTIONS,
]
