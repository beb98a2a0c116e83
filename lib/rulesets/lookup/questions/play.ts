import { NOWHERE } from '../../citations/rule-source'
import { reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'
import { TRICK_QUESTIONS } from './tricks'

/** Which cards may be played to a trick. */
const FOLLOWING_QUESTIONS: readonly Question[] = [
  question({
    id: 'follow-suit',
    group: 'play',
    answers: ['yes'],
    by: {
      'bela-2': says('yes', stated('000', 'tricks')),
      'bela-3': says('yes', reading('A44', '000', 'tricks')),
      'klabberjass-4': says('yes', stated('000', 'fourPlay')),
      lehman: says('yes', stated('001', 'play')),
      bicycle: says('yes', stated('002', 'play')),
      denexa: says('yes', stated('003', 'play')),
      'bridge-belote': says('yes', stated('004', 'play')),
    },
    related: ['must-trump', 'beat-plain', 'revoke'],
  }),
  question({
    id: 'must-trump',
    group: 'play',
    answers: ['yes', 'not-behind-partner'],
    by: {
      'bela-2': says('yes', stated('000', 'tricks')),
      'bela-3': says('yes', stated('000', 'three')),
      'klabberjass-4': says('not-behind-partner', stated('000', 'fourPlay')),
      lehman: says('yes', stated('001', 'play')),
      bicycle: says('yes', stated('002', 'play')),
      denexa: says('yes', stated('003', 'play')),
      'bridge-belote': says('yes', reading('B28', '004', 'play')),
    },
    variants: { 'belote-partner-free': says('not-behind-partner', reading('B28', '004', 'play')) },
    readings: { 'klabberjass-4': ['A51'] },
    related: ['partner-winning', 'overtrump', 'undertrump'],
  }),
  question({
    id: 'beat-trump-lead',
    group: 'play',
    answers: ['always', 'opponents'],
    by: {
      'bela-2': says('always', stated('000', 'tricks')),
      'bela-3': says('always', reading('A44', '000', 'tricks')),
      'klabberjass-4': says('opponents', stated('000', 'fourPlay')),
      lehman: says('always', stated('001', 'play')),
      bicycle: says('always', stated('002', 'play')),
      denexa: says('always', stated('003', 'play')),
      'bridge-belote': says('always', stated('004', 'play')),
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
    answers: ['no', 'yes'],
    related: ['beat-trump-lead', 'partner-winning', 'follow-suit'],
  }),
  question({
    id: 'overtrump',
    group: 'play',
    presupposes: ['third-hand'],
    answers: ['yes', 'opponents'],
    by: {
      ...unanimous('without-third-hand', NOWHERE),
      'bela-3': says('yes', stated('000', 'three')),
      'klabberjass-4': says('opponents', stated('000', 'fourPlay')),
      'bridge-belote': says('opponents', stated('004', 'play')),
    },
    related: ['undertrump', 'partner-winning', 'must-trump'],
  }),
  question({
    id: 'undertrump',
    group: 'play',
    presupposes: ['third-hand'],
    answers: ['yes'],
    by: {
      ...unanimous('without-third-hand', NOWHERE),
      'bela-3': says('yes', stated('000', 'three')),
      'klabberjass-4': says('yes', reading('A51', '000', 'fourPlay')),
      'bridge-belote': says('yes', reading('B29', '004', 'play')),
    },
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

/** Which cards may be played, and what the tricks are worth. */
export const PLAY_QUESTIONS: readonly Question[] = [...FOLLOWING_QUESTIONS, ...TRICK_QUESTIONS]
