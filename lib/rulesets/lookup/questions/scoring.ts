import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous, variantsByOption } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'
import { MATCH_POINT_QUESTIONS } from './match-points'

/** What each side scores for a hand, and what waits for the next one. */
const HAND_QUESTIONS: readonly Question[] = [
  question({
    id: 'who-counts-first',
    group: 'scoring',
    answers: ['defender', 'either', 'maker'],
    by: {
      ...unanimous('either', RULE_SOURCES['who-counts-first']),
      'bela-2': says('defender', stated('000', 'score')),
      'bela-3': says('defender', reading('A44', '000', 'score')),
    },
    variants: { 'bicycle-maker-first': says('maker', reading('A39', '002', 'game')) },
    readings: { 'bela-2': ['A19'], 'bela-3': ['A19'] },
    related: ['made', 'tie', 'both-over'],
  }),
  question({
    id: 'made',
    group: 'scoring',
    answers: ['own', 'own-doubled', 'match-points'],
    by: {
      ...unanimous('own', RULE_SOURCES.made),
      'bridge-belote': says('match-points', stated('004', 'rounding')),
    },
    variants: {
      'three-big': says('own', reading('A47', '000', 'threeVariations')),
    },
    readings: { 'bela-2': ['A58'] },
    related: ['must-beat', 'bate', 'match-points'],
  }),
  question({
    id: 'must-beat',
    group: 'scoring',
    answers: ['other-side', 'each-opponent', 'both-together'],
    by: {
      ...unanimous('other-side', RULE_SOURCES['must-beat']),
      'bela-3': says('each-opponent', stated('000', 'three')),
    },
    variants: { 'three-big': says('both-together', stated('000', 'threeVariations')) },
    readings: { 'bridge-belote': ['B16'] },
    related: ['made', 'bate', 'tie', 'big'],
  }),
  question({
    id: 'bate',
    group: 'scoring',
    option: 'bateTo',
    answers: ['higher', 'each'],
    by: unanimous('higher', RULE_SOURCES.bate),
    variants: variantsByOption('bateTo'),
    readings: { 'bridge-belote': ['B14'] },
    related: ['must-beat', 'tie', 'opponents-tied', 'match-points'],
  }),
  optionQuestion({
    id: 'tie',
    group: 'scoring',
    option: 'tie',
    answers: ['held-over', 'held-over-both', 'bate', 'defender-own'],
    readings: { 'bridge-belote': ['B10'] },
    related: ['held-over-winner', 'second-tie', 'dealer-after-tie', 'bate', 'rounding'],
  }),
  question({
    id: 'held-over-winner',
    group: 'scoring',
    presupposes: ['held-over'],
    answers: ['next-winner'],
    by: {
      ...unanimous('without-held-over', RULE_SOURCES.tie),
      'bela-2': says('next-winner', stated('000', 'score')),
      'bridge-belote': says('next-winner', stated('004', 'hanging')),
    },
    variants: {
      'equal-scores': says('without-held-over', stated('000', 'equal')),
      'both-held': says('next-winner', reading('A03', '000', 'score')),
    },
    readings: { 'bela-2': ['A05', 'A06'], 'both-held': ['A05', 'A06'], 'bridge-belote': ['A05', 'B37'] },
    related: ['tie', 'second-tie', 'claim-counts'],
  }),
  question({
    id: 'second-tie',
    group: 'scoring',
    presupposes: ['held-over'],
    answers: ['adds-up'],
    by: {
      ...unanimous('without-held-over', RULE_SOURCES.tie),
      'bela-2': says('adds-up', reading('A04', '000')),
      'bridge-belote': says('adds-up', reading('A04', '004')),
    },
    variants: {
      'equal-scores': says('without-held-over', stated('000', 'equal')),
      'both-held': says('adds-up', reading('A04', '000')),
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
      'bela-3': says('shared', stated('000', 'three')),
    },
    variants: { 'three-each': says('each-all', reading('A46', '000', 'threeVariations')) },
    related: ['odd-half', 'bate', 'tie'],
  }),
  question({
    id: 'odd-half',
    group: 'scoring',
    presupposes: ['two-opponents', 'sharing'],
    answers: ['dropped'],
    by: {
      ...unanimous('without-two-opponents', NOWHERE),
      'bela-3': says('dropped', reading('A45', '000', 'three')),
    },
    variants: { 'three-each': says('without-sharing', reading('A46', '000', 'threeVariations')) },
    related: ['opponents-tied', 'bate'],
  }),
  question({
    id: 'committed-side',
    group: 'scoring',
    answers: ['taker', 'doubled'],
    by: {
      'bela-2': says('taker', stated('000', 'deal')),
      'bela-3': says('taker', stated('000', 'three')),
      'klabberjass-4': says('taker', stated('000', 'fourDeal')),
      lehman: says('taker', stated('001', 'bidding')),
      bicycle: says('taker', stated('002', 'bidding')),
      denexa: says('taker', stated('003', 'trump')),
      'bridge-belote': says('doubled', reading('B09', '004', 'inside')),
    },
    related: ['must-beat', 'both-committed', 'bate'],
  }),
  question({
    id: 'bate-melds',
    group: 'scoring',
    answers: ['go-over'],
    by: unanimous('go-over', {
      'bela-2': stated('000', 'score'),
      'bela-3': reading('A44', '000', 'score'),
      'klabberjass-4': stated('000', 'fourScoring'),
      lehman: stated('001', 'result'),
      bicycle: stated('002', 'scoring'),
      denexa: stated('003', 'scoring'),
      'bridge-belote': stated('004', 'inside'),
    }),
    laws: ['bate-melds--1'],
    related: ['bate', 'must-call-bela', 'must-declare', 'losing-runs'],
  }),
]

/** What the hand puts on the sheet, in points and in match points. */
export const SCORING_QUESTIONS: readonly Question[] = [...HAND_QUESTIONS, ...MATCH_POINT_QUESTIONS]
