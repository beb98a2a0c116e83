import { NOWHERE } from '../../citations/rule-source'
import { reading, stated } from '../../sources/cite'
import { byOptionAt, unanimous } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

/** How runs are declared and shown, and what a wrong declaration costs. */
export const DECLARING_QUESTIONS: readonly Question[] = [
  question({
    id: 'words-of-runs',
    group: 'whose-runs',
    answers: ['step-by-step', 'after-first-trick', 'points-only', 'how-high', 'how-high-suits', 'type-only'],
    by: {
      'bela-2': says('step-by-step', stated('000', 'play')),
      'bela-3': says('step-by-step', reading('A44', '000', 'play')),
      'klabberjass-4': says('after-first-trick', stated('000', 'fourPlay')),
      lehman: says('points-only', stated('001', 'meld')),
      bicycle: says('how-high', stated('002', 'melding')),
      denexa: says('how-high-suits', stated('003', 'melding')),
      'bridge-belote': says('type-only', stated('004', 'declarations')),
    },
    readings: { lehman: ['A69'] },
    related: ['when-to-declare', 'showing-runs', 'same-class', 'false-run'],
  }),
  question({
    id: 'when-to-declare',
    group: 'whose-runs',
    answers: ['first-card', 'before-lead'],
    by: {
      'bela-2': says('first-card', stated('000', 'combinations')),
      'bela-3': says('first-card', reading('A44', '000', 'combinations')),
      'klabberjass-4': says('first-card', stated('000', 'fourPlay')),
      lehman: says('before-lead', stated('001', 'summary')),
      bicycle: says('before-lead', stated('002', 'melding')),
      denexa: says('before-lead', stated('003', 'melding')),
      'bridge-belote': says('first-card', stated('004', 'declarations')),
    },
    related: ['words-of-runs', 'showing-runs', 'must-declare', 'bela-call'],
  }),
  question({
    id: 'twenty-after-fifty',
    group: 'whose-runs',
    answers: ['no', 'good', 'not-announced', 'yes'],
    by: {
      'bela-2': says('good', stated('000', 'play')),
      'bela-3': says('good', reading('A44', '000', 'play')),
      'klabberjass-4': says('no', stated('000', 'fourPlay')),
      lehman: says('not-announced', stated('001', 'meld')),
      bicycle: says('good', stated('002', 'melding')),
      denexa: says('good', stated('003', 'melding')),
      'bridge-belote': says('yes', reading('B06', '004', 'declarations')),
    },
    readings: { 'klabberjass-4': ['A55'] },
    related: ['words-of-runs', 'partners-runs', 'fifty-against-twenty'],
  }),
  question({
    id: 'showing-runs',
    group: 'whose-runs',
    answers: ['second-trick', 'after-first', 'team-after-first', 'if-asked'],
    by: {
      'bela-2': says('second-trick', stated('000', 'combinations')),
      'bela-3': says('second-trick', reading('A44', '000', 'combinations')),
      'klabberjass-4': says('team-after-first', stated('000', 'fourPlay')),
      lehman: says('after-first', stated('001', 'meld')),
      bicycle: says('after-first', stated('002', 'play')),
      denexa: says('after-first', stated('003', 'melding')),
      'bridge-belote': says('if-asked', reading('B34', '004', 'declarations')),
    },
    related: ['second-runs', 'when-to-declare', 'false-run', 'claim-counts'],
  }),
  question({
    id: 'must-declare',
    group: 'whose-runs',
    answers: ['no', 'to-count'],
    by: {
      'bela-2': says('no', stated('000', 'combinations')),
      'bela-3': says('no', reading('A44', '000', 'combinations')),
      'klabberjass-4': says('no', stated('000', 'fourPlay')),
      lehman: says('no', reading('A25', '001', 'meld')),
      bicycle: says('no', reading('A25', '002', 'melding')),
      denexa: says('no', stated('003', 'melding')),
      'bridge-belote': says('to-count', stated('004', 'declarations')),
    },
    readings: {
      'bela-2': ['A25'],
      'bela-3': ['A25'],
      'klabberjass-4': ['A25', 'A74'],
      denexa: ['A25'],
      'bridge-belote': ['B40'],
    },
    related: ['must-call-bela', 'when-to-declare', 'false-run', 'bate'],
  }),
  question({
    id: 'false-run',
    group: 'whose-runs',
    option: 'revoke',
    answers: ['unstated', 'all-to-other-side'],
    by: byOptionAt('revoke', {
      'bela-2': reading('A42', '000'),
      'bela-3': reading('A42', '000'),
      'klabberjass-4': reading('A42', '000'),
      lehman: reading('A42', '001'),
      bicycle: stated('002', 'revoke'),
      denexa: reading('A42', '003'),
      'bridge-belote': reading('A42', '004'),
    }),
    related: ['revoke', 'words-of-runs', 'showing-runs', 'must-declare'],
  }),
  question({
    id: 'two-carres',
    group: 'whose-runs',
    presupposes: ['carres'],
    answers: ['trump-order'],
    by: {
      ...unanimous('without-carres', NOWHERE),
      'bridge-belote': says('trump-order', reading('B06', '004', 'declarations')),
    },
    related: ['four-of-a-kind', 'fifty-against-twenty', 'overlapping-runs', 'losing-runs'],
  }),
]
