import { NOWHERE } from '../../citations/rule-source'
import { reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous } from '../option-question'
import { question, says, type Question } from '../question'
import { TRICK_QUESTIONS } from './tricks'

/** The questions on which cards may be played to a trick. */
const FOLLOWING_QUESTIONS: readonly Question[] = [
  question({
    id: 'follow-suit',
    group: 'play',
    answers: ['yes'],
    by: {
      'bela-2': says('yes', stated('clobyosh', 'tricks')),
      'bela-3': says('yes', reading('from-two-to-three', 'clobyosh', 'tricks')),
      'klabberjass-4': says('yes', stated('clobyosh', 'fourPlay')),
      lehman: says('yes', stated('lehman', 'play')),
      bicycle: says('yes', stated('bicycle', 'play')),
      denexa: says('yes', stated('denexa', 'play')),
      'bridge-belote': says('yes', stated('belote', 'play')),
      belote: says('yes', stated('ffb-belote', 'play')),
      contree: says('yes', stated('ffb-contree', 's5-2-1')),
      coinche: says('yes', stated('ffb-coinche', 'play')),
      'bela-hr': says('yes', stated('pravila-bele', 'follow')),
    },
    related: ['must-trump', 'beat-plain', 'revoke'],
  }),
  question({
    id: 'must-trump',
    group: 'play',
    answers: ['yes', 'not-behind-partner'],
    by: {
      'bela-2': says('yes', stated('clobyosh', 'tricks')),
      'bela-3': says('yes', stated('clobyosh', 'three')),
      'klabberjass-4': says('not-behind-partner', stated('clobyosh', 'fourPlay')),
      lehman: says('yes', stated('lehman', 'play')),
      bicycle: says('yes', stated('bicycle', 'play')),
      denexa: says('yes', stated('denexa', 'play')),
      'bridge-belote': says('yes', reading('void-while-partner-wins', 'belote', 'play')),
      belote: says('not-behind-partner', stated('ffb-belote', 'play')),
      contree: says('not-behind-partner', stated('ffb-contree', 's5-2-3')),
      coinche: says('not-behind-partner', stated('ffb-coinche', 'play')),
      'bela-hr': says('yes', stated('pravila-bele', 'follow')),
    },
    variants: {
      'belote-partner-free': says('not-behind-partner', reading('void-while-partner-wins', 'belote', 'play')),
    },
    readings: { 'klabberjass-4': ['too-low-to-overtrump-four'] },
    related: ['partner-winning', 'overtrump', 'undertrump'],
  }),
  question({
    id: 'beat-trump-lead',
    group: 'play',
    answers: ['always', 'opponents'],
    by: {
      'bela-2': says('always', stated('clobyosh', 'tricks')),
      'bela-3': says('always', reading('from-two-to-three', 'clobyosh', 'tricks')),
      'klabberjass-4': says('opponents', stated('clobyosh', 'fourPlay')),
      lehman: says('always', stated('lehman', 'play')),
      bicycle: says('always', stated('bicycle', 'play')),
      denexa: says('always', stated('denexa', 'play')),
      'bridge-belote': says('always', stated('belote', 'play')),
      belote: says('always', stated('ffb-belote', 'play')),
      contree: says('always', stated('ffb-contree', 's5-2-1')),
      coinche: says('always', stated('ffb-coinche', 'play')),
      'bela-hr': says('always', stated('pravila-bele', 'follow')),
    },
    related: ['bare-yuss', 'beat-partner', 'beat-plain'],
  }),
  optionQuestion({
    id: 'bare-yuss',
    group: 'play',
    option: 'bareYuss',
    answers: ['must-play', 'may-hold'],
    related: ['beat-trump-lead', 'follow-suit'],
  }),
  optionQuestion({
    id: 'beat-plain',
    group: 'play',
    option: 'beatPlain',
    answers: ['no', 'yes', 'always'],
    related: ['beat-trump-lead', 'partner-winning', 'follow-suit'],
  }),
  question({
    id: 'overtrump',
    group: 'play',
    presupposes: ['third-hand'],
    answers: ['yes', 'opponents'],
    by: {
      ...unanimous('without-third-hand', NOWHERE),
      'bela-3': says('yes', stated('clobyosh', 'three')),
      'klabberjass-4': says('opponents', stated('clobyosh', 'fourPlay')),
      'bridge-belote': says('opponents', stated('belote', 'play')),
      belote: says('opponents', stated('ffb-belote', 'play')),
      contree: says('opponents', stated('ffb-contree', 's5-2-2')),
      coinche: says('opponents', stated('ffb-coinche', 'play')),
      'bela-hr': says('yes', stated('pravila-bele', 'follow')),
    },
    related: ['undertrump', 'partner-winning', 'must-trump'],
  }),
  optionQuestion({
    id: 'undertrump',
    group: 'play',
    option: 'underTrump',
    presupposes: ['third-hand'],
    answers: ['must', 'free'],
    related: ['overtrump', 'must-trump', 'partner-winning'],
  }),
  optionQuestion({
    id: 'partner-winning',
    group: 'play',
    option: 'partnerWinning',
    presupposes: ['partners'],
    answers: ['free', 'must-trump'],
    related: ['must-trump', 'overtrump', 'beat-partner'],
  }),
  optionQuestion({
    id: 'beat-partner',
    group: 'play',
    option: 'beatPartner',
    presupposes: ['partners'],
    answers: ['no', 'yes'],
    related: ['beat-trump-lead', 'partner-winning'],
  }),
]

/** The questions on which cards may be played, and on the points of the tricks. */
export const PLAY_QUESTIONS: readonly Question[] = [...FOLLOWING_QUESTIONS, ...TRICK_QUESTIONS]
