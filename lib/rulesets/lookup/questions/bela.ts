import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { byOption, byOptionAt, optionQuestion, unanimous, variantsByOption } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

/** King and queen of trumps. */
export const BELA_QUESTIONS: readonly Question[] = [
  question({
    id: 'bela',
    group: 'bela',
    ask: 'What is bela worth?',
    answers: { twenty: '20, to the player who held king and queen of trumps and announced it.' },
    by: unanimous('twenty', RULE_SOURCES.bela, {
      lehman: 'Spelt bella.',
      bicycle: 'Spelt bella.',
      'bridge-belote': 'Called belote. At all trumps each suit can have one, at no trumps there is none.',
    }),
    related: ['bela-call', 'bela-one-hand', 'bela-in-run', 'must-call-bela'],
    words: ['bella', 'belle', 'belote', 'rebelote', 'king and queen', 'royal pair', 'белот'],
  }),
  optionQuestion({
    id: 'bela-call',
    group: 'bela',
    ask: 'At which card is bela announced?',
    option: 'belaCall',
    answers: {
      'first-card': 'At the first of the two. Kept quiet then, it is lost.',
      'second-card': 'At the second of the two. Spoken only at the first, it does not count.',
      either:
        'Say “bela” at the first and “from the bela” at the second. It still counts if called only at the second.',
    },
    notes: {
      'bela-2': 'That the second card is soon enough is told of Scotland.',
      'bela-3': 'That the second card is soon enough is told of Scotland.',
      lehman: 'Names the second card alone.',
      bicycle: 'Names the second card alone.',
      denexa: '“Bela” at the first card, “from the bela” at the second.',
      'bridge-belote': 'Not necessarily in the first trick. At all trumps the card may also be one thrown off.',
    },
    readings: { 'bela-3': ['A44'], lehman: ['A70'], bicycle: ['A70'], 'bridge-belote': ['B27'] },
    example:
      'The king was played without a word, and the queen follows with “bela”: 20, or 0 where the first card decides.',
    related: ['bela', 'must-call-bela', 'claim-counts', 'king-or-queen-first'],
    words: ['first card', 'second card', 'from the bela', 'rebelote', 'too late', 'Scotland'],
  }),
  question({
    id: 'bela-one-hand',
    group: 'bela',
    ask: 'Must one player hold both king and queen?',
    answers: { yes: 'Yes. Both in one hand; a king with you and the queen with your partner are no bela.' },
    by: unanimous('yes', RULE_SOURCES.bela),
    related: ['bela', 'partners-runs'],
    words: ['both', 'partner', 'split', 'pair'],
  }),
  question({
    id: 'must-call-bela',
    group: 'bela',
    ask: 'Must bela be announced?',
    answers: {
      no: 'No. It may be kept quiet; then it does not count.',
      'to-count': 'To count, yes: when the first of the two is played. Kept quiet, it is lost.',
    },
    by: {
      'bela-2': says('no', stated('000', 'score')),
      'bela-3': says('no', reading('A44', '000', 'score')),
      'klabberjass-4': says('no', stated('000', 'fourPlay')),
      lehman: says('no', stated('001', 'bella'), 'Advises a maker who expects to lose by more than 20 to say nothing.'),
      bicycle: says('no', stated('002', 'play')),
      denexa: says(
        'no',
        reading('A25', '003', 'melding'),
        'Says it of sequences, and that melding points may be forgone.',
      ),
      'bridge-belote': says(
        'to-count',
        stated('004', 'belote'),
        'Says that it must be declared, and names no penalty.',
      ),
    },
    readings: { 'bridge-belote': ['B40'] },
    example: 'The taker stands at 60 against 85: with bela it is 80, still bate, and 20 more for the defender.',
    related: ['bela-call', 'must-declare', 'bate'],
    words: ['optional', 'silent', 'keep quiet', 'forget'],
  }),
  question({
    id: 'bela-without-best-run',
    group: 'bela',
    ask: 'Does bela count if the other side has the best run?',
    answers: { yes: 'Yes. Bela has nothing to do with the contest of the runs.' },
    by: unanimous('yes', {
      'bela-2': stated('000', 'play'),
      'bela-3': reading('A44', '000', 'play'),
      'klabberjass-4': stated('000', 'four'),
      lehman: reading('A68', '001', 'bella'),
      bicycle: reading('A68', '002', 'play'),
      denexa: reading('A68', '003', 'play'),
      'bridge-belote': reading('B06', '004', 'belote'),
    }),
    example: 'The defender’s fifty beats the taker’s twenty, and the taker calls bela: 50 against 20.',
    related: ['losing-runs', 'bela', 'bela-in-run'],
    words: ['absolute', 'always', 'lost run'],
  }),
  question({
    id: 'bela-needs-trick',
    group: 'bela',
    ask: 'Must the holder of bela win a trick?',
    answers: { no: 'No. Bela counts even without a trick.' },
    by: unanimous(
      'no',
      {
        'bela-2': reading('A23', '000', 'play'),
        'bela-3': reading('A23', '000', 'play'),
        'klabberjass-4': reading('A23', '000', 'fourPlay'),
        lehman: reading('A23', '001', 'bella'),
        bicycle: reading('A23', '002', 'play'),
        denexa: reading('A23', '003', 'play'),
        'bridge-belote': reading('B26', '004', 'valat'),
      },
      { 'bela-2': 'Asks for a trick only for runs, and calls bela absolute.' },
    ),
    related: ['runs-need-trick', 'bela-without-best-run', 'all-tricks'],
    words: ['no trick', 'capot', 'valat'],
  }),
  question({
    id: 'bela-in-run',
    group: 'bela',
    ask: 'May king and queen of trumps count in a run as well?',
    answers: { yes: 'Yes. Both the run and bela count.' },
    by: unanimous(
      'yes',
      {
        'bela-2': reading('A71', '000', 'score'),
        'bela-3': reading('A71', '000', 'score'),
        'klabberjass-4': reading('A71', '000', 'four'),
        lehman: reading('A71', '001'),
        bicycle: stated('002', 'play'),
        denexa: reading('A71', '003'),
        'bridge-belote': reading('B08', '004', 'belote'),
      },
      {
        'bela-2': 'A comment on the sample sheet has a fifty with “Ace-bela”.',
        lehman: 'Says nothing against it.',
        denexa: 'Says nothing against it.',
      },
    ),
    example: 'King, queen, jack of trumps: 20 for the run and 20 for bela.',
    related: ['overlapping-runs', 'bela', 'bela-without-best-run'],
    words: ['both', 'twice', 'sequence and bela', 'ace-bela'],
  }),
  question({
    id: 'no-trump-melds',
    group: 'bela',
    ask: 'What can be declared at no trumps?',
    option: 'noTrumpMelds',
    presupposes: ['no-trumps'],
    answers: {
      runs: 'Runs as usual, though no run is favoured as a trump run. There is no bela.',
      none: 'Nothing at all: no sequence, no carré, no belote.',
    },
    by: byOption('noTrumpMelds', { 'klabberjass-4': 'Only where a forced player may choose no trump.' }, ['no-trumps']),
    variants: {
      ...variantsByOption('noTrumpMelds', ['no-trumps']),
      'four-bimah-no-trump': says('runs', reading('A56', '000', 'fourVariants')),
      'four-left-no-trump': says('runs', reading('A56', '000', 'fourVariants')),
    },
    related: ['bimah-no-trump', 'no-trump-doubled', 'bela', 'four-of-a-kind'],
    words: ['no trump', 'sans atout', 'без коз', 'declarations'],
  }),
  question({
    id: 'bela-thrown-off',
    group: 'bela',
    ask: 'At all trumps the king or queen is thrown off on another suit. Does the belote count?',
    presupposes: ['auction'],
    answers: {
      counts:
        'Yes, if it is called with the first of the two cards. Nothing says that the card must lead, follow or win.',
    },
    by: {
      ...unanimous('without-auction', NOWHERE),
      'bridge-belote': says(
        'counts',
        reading('B27', '004', 'belote'),
        'The article asks only for the call at the first card. Some tables want the card led or played to its own suit.',
      ),
    },
    related: ['bela', 'bela-call', 'all-trumps-play'],
    words: ['discarded belote', 'thrown off', 'not following', 'белот при всичко коз'],
  }),
  question({
    id: 'false-bela',
    group: 'bela',
    ask: 'Bela was called without king and queen in one hand. What does it cost?',
    option: 'revoke',
    answers: {
      unstated:
        'No price is named. It does not count; put right what followed from it, and treat it as a revoke if you cannot.',
      'all-to-other-side': 'It is a revoke: the other side scores all the points of both.',
    },
    by: byOptionAt(
      'revoke',
      {
        'bela-2': reading('A42', '000'),
        'bela-3': reading('A42', '000'),
        'klabberjass-4': reading('A42', '000'),
        lehman: reading('A42', '001'),
        bicycle: reading('C01', '002', 'revoke'),
        denexa: reading('A42', '003'),
        'bridge-belote': reading('A42', '004'),
      },
      { bicycle: 'Speaks of a meld that is not held, and lets only sequences be melded.' },
    ),
    related: ['false-run', 'bela-one-hand', 'revoke', 'bela-call'],
    words: ['false bela', 'wrong bela', 'did not have the queen', 'called bela without both'],
  }),
]
