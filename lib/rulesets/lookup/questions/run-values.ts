import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { byOptionAt, optionQuestion, unanimous } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

const NO_SPLIT_SAID = 'Says four or more; that a longer run cannot be divided is the plain sense of it.'
const ONLY_SHORT_RUNS = 'Names only runs of three and of four, and counts all that are in the hand.'
const NOT_AT_NO_TRUMPS = 'Not at no trumps.'
const LONGER_NOT_NAMED = `Names runs up to five, and eight; nothing more is paid between. ${NOT_AT_NO_TRUMPS}`

/** What each run is worth, and four of a kind. */
export const RUN_VALUE_QUESTIONS: readonly Question[] = [
  question({
    id: 'run-of-three',
    group: 'run-values',
    ask: 'What is a run of three worth?',
    answers: { twenty: '20: a twenty, in any suit.' },
    by: unanimous('twenty', RULE_SOURCES['run-of-three'], { 'bridge-belote': `Called a tierce. ${NOT_AT_NO_TRUMPS}` }),
    example: 'Queen, jack, ten of clubs: 20.',
    related: ['run-of-four', 'run-order', 'fifty-against-twenty', 'same-class'],
    words: ['tierce', 'terc', 'triple', 'twenty', 'three in a row'],
  }),
  question({
    id: 'run-of-four',
    group: 'run-values',
    ask: 'What is a run of four worth?',
    answers: { fifty: '50: a fifty, in any suit.' },
    by: unanimous('fifty', RULE_SOURCES['run-of-four'], { 'bridge-belote': `Called a quarte. ${NOT_AT_NO_TRUMPS}` }),
    example: 'Ten, nine, eight, seven of clubs: 50.',
    related: ['run-of-three', 'run-of-five', 'run-order', 'fifty-against-twenty'],
    words: ['quarte', 'kvart', 'fifty', 'four in a row'],
  }),
  question({
    id: 'run-of-five',
    group: 'run-values',
    ask: 'What is a run of five worth?',
    option: 'longRuns',
    answers: {
      one: '50, like a run of four. The fifth card adds nothing.',
      split: '50, like a run of four. The fifth card adds nothing.',
      hundred: '100: a quint.',
    },
    by: byOptionAt('longRuns', RULE_SOURCES['run-of-five'], {
      'klabberjass-4': 'To prove a fifty, any four in a row of the five may be shown.',
      bicycle: ONLY_SHORT_RUNS,
      'bridge-belote': NOT_AT_NO_TRUMPS,
    }),
    example: 'Jack, ten, nine, eight, seven of spades: 50, in bridge-belote 100.',
    related: ['run-of-four', 'run-of-six', 'longer-run', 'overlapping-runs'],
    words: ['quint', 'kvint', 'hundred', 'five in a row'],
  }),
  question({
    id: 'run-of-six',
    group: 'run-values',
    ask: 'What is a run of six worth?',
    option: 'longRuns',
    answers: {
      one: '50. A long run is one fifty.',
      split: '50. The two cards over are too few for a twenty.',
      hundred: '100, like a quint. The sixth card adds nothing.',
    },
    by: byOptionAt('longRuns', RULE_SOURCES['run-of-six'], {
      bicycle: ONLY_SHORT_RUNS,
      'bridge-belote': LONGER_NOT_NAMED,
    }),
    example: 'Ace down to nine of one suit: 50, in bridge-belote 100.',
    related: ['run-of-five', 'run-of-seven', 'overlapping-runs'],
    words: ['six in a row', 'long run'],
  }),
  question({
    id: 'run-of-seven',
    group: 'run-values',
    ask: 'What is a run of seven worth?',
    option: 'longRuns',
    answers: {
      one: '50. A long run is one fifty.',
      split: '70: a fifty and a twenty.',
      hundred: '100, like a quint. The two cards over are too few for a tierce.',
    },
    by: byOptionAt('longRuns', RULE_SOURCES['run-of-seven'], {
      lehman: NO_SPLIT_SAID,
      bicycle: ONLY_SHORT_RUNS,
      'bridge-belote': LONGER_NOT_NAMED,
    }),
    example: 'Ace down to eight of one suit: ace, king, queen, jack for 50; ten, nine, eight for 20.',
    related: ['run-of-six', 'run-of-eight', 'overlapping-runs'],
    words: ['seven in a row', 'long run', 'seventy'],
  }),
  question({
    id: 'run-of-eight',
    group: 'run-values',
    ask: 'What is a whole suit, a run of eight, worth?',
    option: 'longRuns',
    answers: {
      one: '50. A long run is one fifty.',
      split: '100: two fifties.',
      hundred: '120: a quint and a tierce.',
    },
    by: byOptionAt('longRuns', RULE_SOURCES['run-of-eight'], {
      lehman: NO_SPLIT_SAID,
      bicycle: ONLY_SHORT_RUNS,
      'bridge-belote': NOT_AT_NO_TRUMPS,
    }),
    example: 'All of hearts: ace, king, queen, jack for 50 and ten, nine, eight, seven for 50.',
    related: ['run-of-seven', 'overlapping-runs'],
    words: ['whole suit', 'complete suit', 'eight in a row'],
  }),
  question({
    id: 'overlapping-runs',
    group: 'run-values',
    ask: 'Can one card serve in two runs?',
    answers: {
      no: 'No. A card counts in one run only.',
      'one-run': 'No. All the cards that follow on one another in a suit are one run.',
      'one-declaration': 'No. A card serves in one declaration only, be it a sequence or a carré.',
    },
    by: {
      'bela-2': says('no', stated('000', 'combinations')),
      'bela-3': says('no', reading('A44', '000', 'combinations')),
      'klabberjass-4': says('no', stated('000', 'four')),
      lehman: says('one-run', reading('A24', '001', 'meld')),
      bicycle: says('no', reading('A24', '002', 'melding')),
      denexa: says('one-run', reading('A24', '003', 'melding')),
      'bridge-belote': says('one-declaration', stated('004', 'declarations')),
    },
    example: 'King, queen, jack, ten, nine is not a fifty and a twenty: that would take seven cards, not five.',
    related: ['run-of-five', 'run-of-seven', 'bela-in-run', 'four-of-a-kind'],
    words: ['overlap', 'twice', 'same card'],
  }),
  optionQuestion({
    id: 'four-of-a-kind',
    group: 'run-values',
    ask: 'Is four of a kind worth anything?',
    option: 'carres',
    answers: {
      no: 'No. Only runs and bela count.',
      yes: 'Yes: four jacks 200, four nines 150, four aces, kings, queens or tens 100. Four eights or sevens count nothing and beat nothing.',
    },
    notes: {
      'bela-2': 'Says so outright, and that Belote differs.',
      lehman: 'Never mentions it.',
      bicycle: 'Only sequences may be melded.',
      denexa: 'Knows two melds before play, the twenty and the fifty.',
      'bridge-belote': NOT_AT_NO_TRUMPS,
    },
    readings: { 'bridge-belote': ['B32'] },
    related: ['overlapping-runs', 'run-of-four', 'no-trump-melds'],
    words: ['carré', 'carre', 'square', 'quad', 'four jacks', 'каре'],
  }),
]
