import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { byOptionAt, optionQuestion, unanimous, whereItArises } from '../option-question'
import { question, says, type Question } from '../question'

/** Which of two runs is better, and what the holder of the best one scores. */
export const WHOSE_RUNS_QUESTIONS: readonly Question[] = [
  question({
    id: 'fifty-against-twenty',
    group: 'whose-runs',
    answers: ['fifty', 'longer'],
    by: {
      ...unanimous('fifty', RULE_SOURCES['fifty-against-twenty']),
      'bridge-belote': says('longer', reading('comparing-declarations', 'belote', 'declarations')),
    },
    related: ['same-class', 'longer-run', 'losing-runs', 'second-runs'],
  }),
  question({
    id: 'same-class',
    group: 'whose-runs',
    answers: ['higher-top', 'length-first'],
    by: {
      ...unanimous('higher-top', RULE_SOURCES['same-class']),
      'bridge-belote': says('length-first', reading('comparing-declarations', 'belote', 'declarations')),
    },
    related: ['fifty-against-twenty', 'trump-run', 'equal-runs', 'longer-run', 'run-order'],
  }),
  optionQuestion({
    id: 'trump-run',
    group: 'whose-runs',
    option: 'trumpRun',
    answers: ['wins', 'equal'],
    related: ['same-class', 'equal-runs', 'words-of-runs'],
  }),
  optionQuestion({
    id: 'equal-runs',
    group: 'whose-runs',
    option: 'equalRuns',
    answers: ['first-declared', 'nobody'],
    readings: { bicycle: ['lesser-runs-after-equal'] },
    related: ['trump-run', 'same-class', 'losing-runs'],
  }),
  question({
    id: 'longer-run',
    group: 'whose-runs',
    option: 'longRuns',
    answers: ['one', 'split', 'hundred', 'hundred-at-most'],
    by: byOptionAt('longRuns', RULE_SOURCES['longer-run']),
    related: ['same-class', 'run-of-five', 'fifty-against-twenty'],
  }),
  question({
    id: 'second-runs',
    group: 'whose-runs',
    answers: ['yes', 'team'],
    by: {
      ...unanimous('yes', RULE_SOURCES['second-runs']),
      'klabberjass-4': says('team', RULE_SOURCES['second-runs']['klabberjass-4']),
      'bridge-belote': says('team', RULE_SOURCES['second-runs']['bridge-belote']),
    },
    related: ['losing-runs', 'partners-runs', 'showing-runs'],
  }),
  question({
    id: 'losing-runs',
    group: 'whose-runs',
    answers: ['nothing'],
    by: unanimous('nothing', RULE_SOURCES['losing-runs']),
    related: ['second-runs', 'bela-without-best-run', 'dead-run'],
  }),
  question({
    id: 'partners-runs',
    group: 'whose-runs',
    presupposes: ['partners'],
    answers: ['yes'],
    by: {
      ...unanimous('without-partners', NOWHERE),
      'klabberjass-4': says('yes', stated('clobyosh', 'fourPlay')),
      'bridge-belote': says('yes', reading('comparing-declarations', 'belote', 'declarations')),
    },
    related: ['second-runs', 'twenty-after-fifty', 'losing-runs'],
  }),
  optionQuestion({
    id: 'runs-need-trick',
    group: 'whose-runs',
    option: 'runsNeedTrick',
    answers: ['yes', 'no'],
    related: ['dead-run', 'bela-needs-trick', 'all-tricks'],
  }),
  question({
    id: 'dead-run',
    group: 'whose-runs',
    option: 'runsNeedTrick',
    presupposes: ['run-trick'],
    answers: ['yes'],
    by: whereItArises('yes', ['run-trick'], {
      ...RULE_SOURCES['dead-run'],
      lehman: reading('runs-without-trick', 'lehman', 'meld'),
      bicycle: reading('runs-without-trick', 'bicycle', 'melding'),
      'bridge-belote': reading('declarations-without-trick', 'belote', 'valat'),
    }),
    related: ['runs-need-trick', 'losing-runs'],
  }),
]
