import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { byOptionAt, optionQuestion, unanimous, whereItArises } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

/** Which of two runs is better, and what the holder of the best one scores. */
export const WHOSE_RUNS_QUESTIONS: readonly Question[] = [
  question({
    id: 'fifty-against-twenty',
    group: 'whose-runs',
    ask: 'Fifty against twenty: who scores?',
    answers: {
      fifty: 'The fifty, whatever the top cards and even if the twenty is in trumps.',
      longer:
        'The longer run: a quint beats a quarte, a quarte a tierce, whatever the top cards. A carré is compared apart.',
    },
    by: {
      ...unanimous('fifty', RULE_SOURCES['fifty-against-twenty']),
      'bridge-belote': says(
        'longer',
        reading('B06', '004', 'declarations'),
        'The article does not compare declarations.',
      ),
    },
    example: 'Ten, nine, eight, seven of clubs beats ace, king, queen of trumps.',
    related: ['same-class', 'longer-run', 'losing-runs', 'second-runs'],
    words: ['50 against 20', 'better run', 'best run', 'outrank'],
  }),
  question({
    id: 'same-class',
    group: 'whose-runs',
    ask: 'Both have a twenty, or both a fifty: whose is better?',
    answers: {
      'higher-top': 'The one with the higher top card, in the natural order from ace down to seven.',
      'length-first': 'The longer one; of the same length, the one with the higher top card.',
    },
    by: {
      ...unanimous('higher-top', RULE_SOURCES['same-class'], {
        lehman: 'Compares runs of equal length; any run of four or more is a fifty.',
        bicycle: 'Compares sequences of the same length; any of four or more is taken as a fifty.',
        denexa: 'Compares sequences of the same length; any of four or more is a fifty.',
      }),
      'bridge-belote': says('length-first', reading('B06', '004', 'declarations')),
    },
    example: 'King, queen, jack beats queen, jack, ten, even if that one is in trumps.',
    related: ['fifty-against-twenty', 'trump-run', 'equal-runs', 'longer-run', 'run-order'],
    words: ['higher', 'top card', 'how high', 'king high'],
  }),
  optionQuestion({
    id: 'trump-run',
    group: 'whose-runs',
    ask: 'Equal runs with the same top card, one of them in trumps: who scores?',
    option: 'trumpRun',
    answers: {
      wins: 'The run in trumps.',
      equal: 'Neither. The trump suit gives no advantage, so the two are equal.',
    },
    notes: { 'bridge-belote': 'The article does not compare declarations.' },
    example: 'Clubs are trumps: king, queen, jack of clubs beats king, queen, jack of hearts.',
    related: ['same-class', 'equal-runs', 'words-of-runs'],
    words: ['trump sequence', 'same height'],
  }),
  optionQuestion({
    id: 'equal-runs',
    group: 'whose-runs',
    ask: 'Equal runs with the same top card, no trump run to decide: who scores?',
    option: 'equalRuns',
    answers: {
      'first-declared':
        'The one that was declared first. With two players that is the one of whoever leads to the first trick.',
      nobody: 'Nobody. Neither these runs nor any other run of the hand counts.',
    },
    notes: {
      'klabberjass-4': 'Silent. As with two, the first in the order of play.',
      bicycle: 'Gives the non-dealer’s run the preference as a variation.',
    },
    readings: { bicycle: ['A27'] },
    example:
      'Eldest hand has ten, nine, eight of clubs, the dealer of hearts; spades are trumps. Eldest scores 20, or nobody does.',
    related: ['trump-run', 'same-class', 'losing-runs'],
    words: ['tie', 'same run', 'identical', 'cancel'],
  }),
  question({
    id: 'longer-run',
    group: 'whose-runs',
    ask: 'Does a run of five beat a run of four?',
    option: 'longRuns',
    answers: {
      one: 'No. Both are fifties, and the higher top card decides.',
      split: 'No. Both are fifties, and the higher top card decides.',
      hundred: 'Yes. The longer run wins before any top card is looked at.',
    },
    by: byOptionAt('longRuns', RULE_SOURCES['longer-run'], {
      'bela-2': 'A fifty is measured against a fifty by its top card, and a fifth card is worth nothing extra.',
      'klabberjass-4': 'The top card is that of the whole run, unless its holder names a lower one.',
    }),
    example:
      'Ace, king, queen, jack against king, queen, jack, ten, nine: the four with the ace; in bridge-belote the five.',
    related: ['same-class', 'run-of-five', 'fifty-against-twenty'],
    words: ['longer', 'five against four', 'same length', 'equal length'],
  }),
  question({
    id: 'second-runs',
    group: 'whose-runs',
    ask: 'The holder of the best run has another: does it count?',
    answers: {
      yes: 'Yes. All runs of that hand count, also those that would have lost on their own.',
      team: 'Yes. All runs of that player and of the partner count, also those that would have lost on their own.',
    },
    by: {
      ...unanimous('yes', RULE_SOURCES['second-runs']),
      'klabberjass-4': says('team', RULE_SOURCES['second-runs']['klabberjass-4']),
      'bridge-belote': says('team', RULE_SOURCES['second-runs']['bridge-belote']),
    },
    example: 'A king-high fifty and a nine-high twenty score 70 against an ace-high twenty, which scores nothing.',
    related: ['losing-runs', 'partners-runs', 'showing-runs'],
    words: ['additional run', 'other runs', 'two runs'],
  }),
  question({
    id: 'losing-runs',
    group: 'whose-runs',
    ask: 'What do the other side’s runs count?',
    answers: { nothing: 'Nothing, however many there are. They are not shown either.' },
    by: unanimous('nothing', RULE_SOURCES['losing-runs'], {
      'klabberjass-4': 'Adds that the losing team is not allowed to show them.',
      'bridge-belote': 'Carrés are a contest of their own.',
    }),
    example: 'A queen-high fifty and an ace-high twenty against a king-high fifty: 0 against 50.',
    related: ['second-runs', 'bela-without-best-run', 'dead-run'],
    words: ['loser', 'second best', 'lower run'],
  }),
  question({
    id: 'partners-runs',
    group: 'whose-runs',
    ask: 'Do my partner’s runs count when mine is the best?',
    presupposes: ['partners'],
    answers: {
      yes: 'Yes. The side with the best run scores all the runs of both partners, the other side none.',
    },
    by: {
      ...unanimous('without-partners', NOWHERE),
      'klabberjass-4': says('yes', stated('000', 'fourPlay')),
      'bridge-belote': says('yes', reading('B06', '004', 'declarations')),
    },
    example: 'A fifty and the partner’s twenty against two twenties: 70 against 0.',
    related: ['second-runs', 'twenty-after-fifty', 'losing-runs'],
    words: ['team', 'partner', 'both partners'],
  }),
  optionQuestion({
    id: 'runs-need-trick',
    group: 'whose-runs',
    ask: 'Must the holder of the best run win a trick?',
    option: 'runsNeedTrick',
    answers: {
      yes: 'Yes. Without a trick the runs count nothing; any trick will do. With partners a trick of either is enough.',
      no: 'No. Runs count even if their holder takes no trick.',
    },
    notes: { lehman: 'Says nothing of a trick.', bicycle: 'Says nothing of a trick.' },
    example: 'An ace-high fifty in a plain suit and not one trick: 0.',
    related: ['dead-run', 'bela-needs-trick', 'all-tricks'],
    words: ['no trick', 'consummate', 'capot', 'valat'],
  }),
  question({
    id: 'dead-run',
    group: 'whose-runs',
    ask: 'The best run counts nothing for want of a trick: does the next best count?',
    option: 'runsNeedTrick',
    presupposes: ['run-trick'],
    answers: {
      yes: 'No. The best run keeps the others from scoring even when it is worth nothing itself: nobody scores for runs.',
    },
    by: whereItArises('yes', ['run-trick'], {
      ...RULE_SOURCES['dead-run'],
      lehman: reading('A22', '001', 'meld'),
      bicycle: reading('A22', '002', 'melding'),
      'bridge-belote': reading('B26', '004', 'valat'),
    }),
    example: 'A fifty without a trick against a twenty with nine tricks: 0 and 0 for runs.',
    related: ['runs-need-trick', 'losing-runs'],
    words: ['block', 'dead', 'no trick'],
  }),
]
