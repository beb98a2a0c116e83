import { NOWHERE, silentBy } from '../../citations/rule-source'
import { notInGame, reading, stated } from '../../sources/cite'
import type { ReadingId } from '../../sources/readings'
import { unanimous } from '../option-question'
import { question, says, type Question } from '../question'

/** Returns the answer to a question that no document mentions; with a reading, if there is one on what to do. */
const silent = <A extends string>(answer: A, id?: ReadingId) =>
  unanimous(answer, id === undefined ? NOWHERE : silentBy(id))

/** The questions on mistakes that happen at every card table, on which these documents are silent. */
export const UNWRITTEN_QUESTIONS: readonly Question[] = [
  question({
    id: 'exposed-in-play',
    group: 'irregularities',
    answers: ['unstated', 'must-go'],
    by: {
      ...silent('unstated'),
      belote: says('must-go', stated('ffb-belote', 'course')),
      contree: says('must-go', stated('ffb-contree', 's5-1')),
      coinche: says('must-go', stated('ffb-coinche', 'course')),
    },
    laws: ['exposed-in-play--1'],
    related: ['misdeal', 'out-of-turn', 'taking-back'],
  }),
  question({
    id: 'out-of-turn',
    group: 'irregularities',
    answers: ['unstated', 'hand-lost'],
    by: silent('unstated'),
    variants: { contest: says('hand-lost', reading('contest-irregularity', 'ascee', 'irregularity')) },
    laws: ['out-of-turn--1', 'out-of-turn--2'],
    related: ['first-lead', 'who-speaks-first', 'taking-back', 'exposed-in-play'],
  }),
  question({
    id: 'taking-back',
    group: 'irregularities',
    answers: ['unstated', 'leave'],
    by: {
      ...silent('unstated'),
      belote: says('leave', stated('ffb-belote', 'course')),
      contree: says('leave', stated('ffb-contree', 's5-1')),
      coinche: says('leave', stated('ffb-coinche', 'course')),
    },
    laws: ['taking-back--1', 'taking-back--2'],
    related: ['revoke', 'out-of-turn', 'exposed-in-play'],
  }),
  question({
    id: 'old-tricks',
    group: 'irregularities',
    answers: ['unstated', 'after-next', 'until-next'],
    by: {
      ...silent('unstated'),
      belote: says('after-next', stated('ffb-belote', 'course')),
      contree: says('after-next', stated('ffb-contree', 's5-1')),
      coinche: says('until-next', stated('ffb-coinche', 'course')),
    },
    laws: ['old-tricks--1'],
    related: ['taking-back', 'talk-and-signals', 'revoke'],
  }),
  question({
    id: 'wrong-dealer',
    group: 'irregularities',
    answers: ['unstated'],
    by: silent('unstated'),
    related: ['next-dealer', 'misdeal', 'dealer-after-redeal'],
  }),
  question({
    id: 'card-missing',
    group: 'irregularities',
    answers: ['unstated'],
    by: silent('unstated', 'incomplete-pack'),
    laws: ['card-missing--1'],
    related: ['pack', 'misdeal', 'wrong-count'],
  }),
  question({
    id: 'rest-are-mine',
    group: 'irregularities',
    answers: ['unstated'],
    by: silent('unstated'),
    laws: ['rest-are-mine--1'],
    related: ['last-trick', 'all-tricks', 'trick-winner'],
  }),
  question({
    id: 'wrong-entry',
    group: 'irregularities',
    answers: ['corrected'],
    by: silent('corrected', 'wrong-entry'),
    laws: ['wrong-entry--1'],
    related: ['agreed-points', 'revoke', 'who-counts-first'],
  }),
  question({
    id: 'talk-and-signals',
    group: 'irregularities',
    answers: ['unstated', 'convention', 'conspiracy', 'fixed-words'],
    by: {
      ...silent('unstated'),
      'bela-3': says('conspiracy', stated('clobyosh', 'three')),
      'klabberjass-4': says('convention', stated('clobyosh', 'fourPlay')),
      'bridge-belote': says('unstated', notInGame('belote')),
      belote: says('fixed-words', stated('ffb-pages', 'calls')),
      contree: says('fixed-words', stated('ffb-pages', 'calls')),
      coinche: says('fixed-words', stated('ffb-pages', 'calls')),
    },
    laws: ['talk-and-signals--1'],
    related: ['king-or-queen-first', 'low-man', 'old-tricks'],
  }),
]
