import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { byOptionAt, optionQuestion, unanimous, sameAnswerIfAsked } from '../option-question'
import { question, says, type Question } from '../question'

/** The questions on the value of each run, and of four of a kind. */
export const RUN_VALUE_QUESTIONS: readonly Question[] = [
  question({
    id: 'run-of-three',
    group: 'run-values',
    presupposes: ['runs'],
    answers: ['twenty'],
    by: sameAnswerIfAsked('twenty', ['runs'], RULE_SOURCES['run-of-three']),
    related: ['run-of-four', 'run-order', 'fifty-against-twenty', 'same-class'],
  }),
  question({
    id: 'run-of-four',
    group: 'run-values',
    presupposes: ['runs'],
    answers: ['fifty'],
    by: sameAnswerIfAsked('fifty', ['runs'], RULE_SOURCES['run-of-four']),
    related: ['run-of-three', 'run-of-five', 'run-order', 'fifty-against-twenty'],
  }),
  question({
    id: 'run-of-five',
    group: 'run-values',
    option: 'longRuns',
    presupposes: ['runs'],
    answers: ['one', 'split', 'hundred', 'hundred-at-most'],
    by: byOptionAt('longRuns', RULE_SOURCES['run-of-five'], ['runs']),
    related: ['run-of-four', 'run-of-six', 'longer-run', 'overlapping-runs'],
  }),
  question({
    id: 'run-of-six',
    group: 'run-values',
    option: 'longRuns',
    presupposes: ['runs'],
    answers: ['one', 'split', 'hundred', 'hundred-at-most'],
    by: byOptionAt('longRuns', RULE_SOURCES['run-of-six'], ['runs']),
    related: ['run-of-five', 'run-of-seven', 'overlapping-runs'],
  }),
  question({
    id: 'run-of-seven',
    group: 'run-values',
    option: 'longRuns',
    presupposes: ['runs'],
    answers: ['one', 'split', 'hundred', 'hundred-at-most'],
    by: byOptionAt('longRuns', RULE_SOURCES['run-of-seven'], ['runs']),
    related: ['run-of-six', 'run-of-eight', 'overlapping-runs'],
  }),
  question({
    id: 'run-of-eight',
    group: 'run-values',
    option: 'longRuns',
    presupposes: ['runs'],
    answers: ['one', 'split', 'hundred', 'hundred-at-most'],
    by: byOptionAt('longRuns', RULE_SOURCES['run-of-eight'], ['runs']),
    related: ['run-of-seven', 'overlapping-runs'],
  }),
  question({
    id: 'eight-in-suit',
    group: 'run-values',
    answers: ['no', 'wins'],
    by: { ...unanimous('no', NOWHERE), 'bela-hr': says('wins', reading('eight-in-suit', 'pravila-bele', 'melds')) },
    related: ['run-of-eight', 'agreed-points', 'one-over'],
  }),
  question({
    id: 'overlapping-runs',
    group: 'run-values',
    presupposes: ['runs'],
    answers: ['no', 'one-run', 'one-declaration'],
    by: {
      'bela-2': says('no', stated('clobyosh', 'combinations')),
      'bela-3': says('no', reading('from-two-to-three', 'clobyosh', 'combinations')),
      'klabberjass-4': says('no', stated('clobyosh', 'four')),
      lehman: says('one-run', reading('long-runs', 'lehman', 'meld')),
      bicycle: says('no', reading('long-runs', 'bicycle', 'melding')),
      denexa: says('one-run', reading('long-runs', 'denexa', 'melding')),
      'bridge-belote': says('one-declaration', stated('belote', 'declarations')),
      belote: says('without-runs', stated('ffb-belote', 'declarations')),
      contree: says('without-runs', stated('ffb-contree', 's8')),
      coinche: says('one-declaration', stated('ffb-coinche', 'declarations')),
      'bela-hr': says('one-declaration', reading('one-card-once', 'pravila-bele', 'melds')),
    },
    variants: {
      'belote-declarations': says('one-declaration', reading('belote-declarations', 'ffb-coinche', 'declarations')),
    },
    related: ['run-of-five', 'run-of-seven', 'bela-in-run', 'four-of-a-kind'],
  }),
  optionQuestion({
    id: 'four-of-a-kind',
    group: 'run-values',
    option: 'carres',
    answers: ['no', 'yes'],
    readings: { 'bridge-belote': ['four-eights-or-sevens'] },
    related: ['overlapping-runs', 'run-of-four', 'no-trump-melds'],
  }),
  question({
    id: 'four-sevens',
    group: 'run-values',
    answers: ['played', 'refused'],
    by: {
      ...unanimous('played', NOWHERE),
      'bridge-belote': says('played', reading('four-eights-or-sevens', 'belote', 'declarations')),
      contree: says('refused', stated('ffb-contree', 'refused')),
      coinche: says('played', stated('ffb-coinche', 'declarations')),
    },
    related: ['four-of-a-kind', 'void-deal', 'misdeal'],
  }),
]
