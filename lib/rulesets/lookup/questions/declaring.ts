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
    ask: 'What is said when runs are declared?',
    answers: {
      'step-by-step':
        'Eldest hand: “I have a twenty” or “a fifty”. The answer: “good”, “not good” or “I have” the same. Only then the top card is named, and only after that the suit or “in trumps”; the last answer is just “good” or “not good”.',
      'after-first-trick':
        'Each player says “twenty” or “fifty”. If that leaves it open after the first trick, those in contention name their top cards in order, or say “good”. Between equal ones the holder of a run in trumps says so.',
      'points-only':
        'The non-dealer says “twenty meld”, “fifty meld” or “no meld”; the dealer answers only with as much or more. How top and suit are told is left open.',
      'how-high':
        'The non-dealer names the points; the dealer says “good”, “no good” or, with as much, “how high?”. The top card is named, and only between equal ones does it matter who has trumps.',
      'how-high-suits':
        'The non-dealer: “I have a twenty” or “a fifty”. The dealer: “good”, “not good” or “how high?”. The top card is named; between equal ones both name their suits.',
      'type-only': 'Only the kind: tierce, quarte, quint or carré. Suit and ranks need not be told.',
    },
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
    example:
      '“I have a fifty.” “I have a fifty.” “Mine is king high.” “I have also.” “Mine is in hearts.” “Not good”: the answer is in trumps.',
    related: ['when-to-declare', 'showing-runs', 'same-class', 'false-run'],
    words: ['good', 'not good', 'how high', 'dialogue', 'announce'],
  }),
  question({
    id: 'when-to-declare',
    group: 'whose-runs',
    ask: 'When are runs declared?',
    answers: {
      'first-card': 'As each player plays to the first trick. After that it is too late.',
      'before-lead': 'Before the first card is led. The lead closes the declarations.',
    },
    by: {
      'bela-2': says('first-card', stated('000', 'combinations')),
      'bela-3': says('first-card', reading('A44', '000', 'combinations')),
      'klabberjass-4': says('first-card', stated('000', 'fourPlay'), 'Just before the card is played.'),
      lehman: says('before-lead', stated('001', 'summary')),
      bicycle: says('before-lead', stated('002', 'melding')),
      denexa: says('before-lead', stated('003', 'melding')),
      'bridge-belote': says('first-card', stated('004', 'declarations'), 'At any moment of the first trick.'),
    },
    related: ['words-of-runs', 'showing-runs', 'must-declare', 'bela-call'],
    words: ['too late', 'first trick', 'announce', 'declare'],
  }),
  question({
    id: 'twenty-after-fifty',
    group: 'whose-runs',
    ask: 'A fifty has been declared: may I still declare a twenty?',
    answers: {
      no: 'No. But if the fifty is your partner’s and the best, your twenty is shown and counted with it later.',
      good: 'No. The answer to a fifty that you cannot equal is “good”, and a twenty counts nothing against it.',
      'not-announced': 'No. The dealer announces only a meld that is as good or better.',
      yes: 'Yes. Everybody declares in the first trick; only the side with the best declaration scores.',
    },
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
    words: ['lower', 'after a fifty', 'later player'],
  }),
  question({
    id: 'showing-runs',
    group: 'whose-runs',
    ask: 'When are the runs shown?',
    answers: {
      'second-trick':
        'During the second trick, by the holder of the best run alone. A run that is not shown does not count.',
      'after-first': 'After the first trick, by the holder of the best run alone.',
      'team-after-first': 'Once it is clear who has the best run, by both partners of that side alone.',
      'if-asked': 'Not at all, unless somebody asks: naming the kind of declaration is enough.',
    },
    by: {
      'bela-2': says('second-trick', stated('000', 'combinations')),
      'bela-3': says('second-trick', reading('A44', '000', 'combinations')),
      'klabberjass-4': says('team-after-first', stated('000', 'fourPlay'), 'The moment of showing is not named.'),
      lehman: says('after-first', stated('001', 'meld')),
      bicycle: says('after-first', stated('002', 'play')),
      denexa: says('after-first', stated('003', 'melding'), 'Before the second trick begins.'),
      'bridge-belote': says('if-asked', reading('B34', '004', 'declarations')),
    },
    related: ['second-runs', 'when-to-declare', 'false-run', 'claim-counts'],
    words: ['show', 'display', 'prove', 'verify', 'second trick'],
  }),
  question({
    id: 'must-declare',
    group: 'whose-runs',
    ask: 'Must a run be declared?',
    answers: {
      no: 'No. It may be kept quiet, or less declared than is held. Who declares none scores none; further runs of the best hand need only be shown.',
      'to-count': 'To count, yes: during the first trick. What is kept quiet then counts nothing.',
    },
    by: {
      'bela-2': says('no', stated('000', 'combinations')),
      'bela-3': says('no', reading('A44', '000', 'combinations')),
      'klabberjass-4': says('no', stated('000', 'fourPlay')),
      lehman: says('no', reading('A25', '001', 'meld'), 'Says so only of bella.'),
      bicycle: says('no', reading('A25', '002', 'melding'), 'Says only how the best sequence is announced.'),
      denexa: says('no', stated('003', 'melding')),
      'bridge-belote': says(
        'to-count',
        stated('004', 'declarations'),
        'Says that declarations must be announced, and names no penalty.',
      ),
    },
    readings: {
      'bela-2': ['A25'],
      'bela-3': ['A25'],
      'klabberjass-4': ['A25', 'A74'],
      denexa: ['A25'],
      'bridge-belote': ['B40'],
    },
    example: 'A taker who expects to go bate keeps a twenty quiet: declared, it would go to the defender.',
    related: ['must-call-bela', 'when-to-declare', 'false-run', 'bate'],
    words: ['optional', 'obligatory', 'hide', 'silent', 'forget'],
  }),
  question({
    id: 'false-run',
    group: 'whose-runs',
    ask: 'What does it cost to declare a run that is not held?',
    option: 'revoke',
    answers: {
      unstated:
        'No penalty is named. The run does not count; put right what followed from it. If that is no longer possible, treat it as a revoke.',
      'all-to-other-side': 'It is a revoke: the other side scores all the points of both, runs and cards.',
    },
    by: byOptionAt(
      'revoke',
      {
        'bela-2': reading('A42', '000'),
        'bela-3': reading('A42', '000'),
        'klabberjass-4': reading('A42', '000'),
        lehman: reading('A42', '001'),
        bicycle: stated('002', 'revoke'),
        denexa: reading('A42', '003'),
        'bridge-belote': reading('A42', '004'),
      },
      { bicycle: 'Asking “how high?” without a sequence of the same value is a false announcement too.' },
    ),
    related: ['revoke', 'words-of-runs', 'showing-runs', 'must-declare'],
    words: ['false', 'lie', 'bluff', 'mistake', 'penalty'],
  }),
  question({
    id: 'two-carres',
    group: 'whose-runs',
    ask: 'Both sides have four of a kind. Which counts, and does it keep runs from counting?',
    presupposes: ['carres'],
    answers: {
      'trump-order':
        'The better one, in the order jack, nine, ace, ten, king, queen; its side counts all its carrés, the other side none. Runs are compared apart, and neither blocks the other.',
    },
    by: {
      ...unanimous('without-carres', NOWHERE),
      'bridge-belote': says(
        'trump-order',
        reading('B06', '004', 'declarations'),
        'The article gives values and compares nothing.',
      ),
    },
    example: 'Four aces against four nines, and a tierce with the aces: 150 for the nines, 20 for the tierce.',
    related: ['four-of-a-kind', 'fifty-against-twenty', 'overlapping-runs', 'losing-runs'],
    words: ['two carrés', 'both have a carré', 'carré against a run', 'four jacks against four nines', 'block'],
  }),
]
