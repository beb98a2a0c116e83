import { NOWHERE } from '../../citations/rule-source'
import { reading, stated } from '../../sources/cite'
import { byOptionAt, unanimous } from '../option-question'
import { question, says, type Question } from '../question'

/** How runs are declared and shown, and what a wrong declaration costs. */
export const DECLARING_QUESTIONS: readonly Question[] = [
  question({
    id: 'words-of-runs',
    group: 'whose-runs',
    answers: ['step-by-step', 'after-first-trick', 'points-only', 'how-high', 'how-high-suits', 'type-only'],
    by: {
      'bela-2': says('step-by-step', stated('clobyosh', 'play')),
      'bela-3': says('step-by-step', reading('from-two-to-three', 'clobyosh', 'play')),
      'klabberjass-4': says('after-first-trick', stated('clobyosh', 'fourPlay')),
      lehman: says('points-only', stated('lehman', 'meld')),
      bicycle: says('how-high', stated('bicycle', 'melding')),
      denexa: says('how-high-suits', stated('denexa', 'melding')),
      'bridge-belote': says('type-only', stated('belote', 'declarations')),
    },
    readings: { lehman: ['lehman-tops-told'] },
    related: ['when-to-declare', 'showing-runs', 'same-class', 'false-run'],
  }),
  question({
    id: 'when-to-declare',
    group: 'whose-runs',
    answers: ['first-card', 'before-lead'],
    by: {
      'bela-2': says('first-card', stated('clobyosh', 'combinations')),
      'bela-3': says('first-card', reading('from-two-to-three', 'clobyosh', 'combinations')),
      'klabberjass-4': says('first-card', stated('clobyosh', 'fourPlay')),
      lehman: says('before-lead', stated('lehman', 'summary')),
      bicycle: says('before-lead', stated('bicycle', 'melding')),
      denexa: says('before-lead', stated('denexa', 'melding')),
      'bridge-belote': says('first-card', stated('belote', 'declarations')),
    },
    related: ['words-of-runs', 'showing-runs', 'must-declare', 'bela-call'],
  }),
  question({
    id: 'twenty-after-fifty',
    group: 'whose-runs',
    answers: ['no', 'good', 'not-announced', 'yes'],
    by: {
      'bela-2': says('good', stated('clobyosh', 'play')),
      'bela-3': says('good', reading('from-two-to-three', 'clobyosh', 'play')),
      'klabberjass-4': says('no', stated('clobyosh', 'fourPlay')),
      lehman: says('not-announced', stated('lehman', 'meld')),
      bicycle: says('good', stated('bicycle', 'melding')),
      denexa: says('good', stated('denexa', 'melding')),
      'bridge-belote': says('yes', reading('comparing-declarations', 'belote', 'declarations')),
    },
    readings: { 'klabberjass-4': ['twenty-after-partners-fifty'] },
    related: ['words-of-runs', 'partners-runs', 'fifty-against-twenty'],
  }),
  question({
    id: 'showing-runs',
    group: 'whose-runs',
    answers: ['second-trick', 'after-first', 'team-after-first', 'if-asked'],
    by: {
      'bela-2': says('second-trick', stated('clobyosh', 'combinations')),
      'bela-3': says('second-trick', reading('from-two-to-three', 'clobyosh', 'combinations')),
      'klabberjass-4': says('team-after-first', stated('clobyosh', 'fourPlay')),
      lehman: says('after-first', stated('lehman', 'meld')),
      bicycle: says('after-first', stated('bicycle', 'play')),
      denexa: says('after-first', stated('denexa', 'melding')),
      'bridge-belote': says('if-asked', reading('showing-declarations', 'belote', 'declarations')),
    },
    related: ['second-runs', 'when-to-declare', 'false-run', 'claim-counts'],
  }),
  question({
    id: 'must-declare',
    group: 'whose-runs',
    answers: ['no', 'to-count'],
    by: {
      'bela-2': says('no', stated('clobyosh', 'combinations')),
      'bela-3': says('no', reading('from-two-to-three', 'clobyosh', 'combinations')),
      'klabberjass-4': says('no', stated('clobyosh', 'fourPlay')),
      lehman: says('no', reading('declaring-less', 'lehman', 'meld')),
      bicycle: says('no', reading('declaring-less', 'bicycle', 'melding')),
      denexa: says('no', stated('denexa', 'melding')),
      'bridge-belote': says('to-count', stated('belote', 'declarations')),
    },
    readings: {
      'bela-2': ['declaring-less'],
      'bela-3': ['declaring-less'],
      'klabberjass-4': ['declaring-less', 'from-two-to-four'],
      denexa: ['declaring-less'],
      'bridge-belote': ['silent-declarations'],
    },
    related: ['must-call-bela', 'when-to-declare', 'false-run', 'bate'],
  }),
  question({
    id: 'false-run',
    group: 'whose-runs',
    option: 'revoke',
    answers: ['unstated', 'all-to-other-side'],
    by: byOptionAt('revoke', {
      'bela-2': reading('revoke-without-remedy', 'clobyosh'),
      'bela-3': reading('revoke-without-remedy', 'clobyosh'),
      'klabberjass-4': reading('revoke-without-remedy', 'clobyosh'),
      lehman: reading('revoke-without-remedy', 'lehman'),
      bicycle: stated('bicycle', 'revoke'),
      denexa: reading('revoke-without-remedy', 'denexa'),
      'bridge-belote': reading('revoke-without-remedy', 'belote'),
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
      'bridge-belote': says('trump-order', reading('comparing-declarations', 'belote', 'declarations')),
    },
    related: ['four-of-a-kind', 'fifty-against-twenty', 'overlapping-runs', 'losing-runs'],
  }),
]
