import { NOWHERE } from '../../citations/rule-source'
import { reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

/** Doubles, match points, and what is added to them or taken off. */
export const MATCH_POINT_QUESTIONS: readonly Question[] = [
  optionQuestion({
    id: 'doubling',
    group: 'scoring',
    ask: 'Can a hand be doubled and redoubled?',
    option: 'doubling',
    answers: {
      1: 'No. There are no doubles.',
      2: 'Doubled, to twice the points, but not redoubled. The winner takes everything, the loser nothing.',
      4: 'Yes: a double makes it twice the points, a redouble four times. The winner takes everything, the loser nothing.',
      8: 'Yes, on three levels: twice, four times, eight times the points. The winner takes everything, the loser nothing.',
    },
    notes: { 'bela-3': 'Only “on big” doubles a deal, where the table plays it.' },
    example: 'A suit with nothing declared is worth 16, doubled 32, redoubled 64; all trumps 26, 52 and 104.',
    related: ['both-committed', 'third-level', 'who-doubles', 'multiply', 'big'],
    words: ['contra', 'контра', 'kontra', 'coinche', 'recontra', 'redouble', 'times two'],
  }),
  question({
    id: 'third-level',
    group: 'scoring',
    ask: 'Is there a third level of doubling?',
    presupposes: ['doubles'],
    answers: {
      'double-ends': 'No. Where a contract can be doubled once there is not even a redouble: the double is the end.',
      agreed: 'Only where the table agrees on it, as some areas do. Usually a redouble is the end.',
      eight: 'Yes: after a redouble the hand can be raised once more, to eight times its points.',
    },
    by: {
      ...unanimous('without-doubles', NOWHERE),
      'bridge-belote': says('agreed', reading('B02', '004', 'thirdLevel')),
    },
    variants: { 'belote-third-level': says('eight', stated('004', 'thirdLevel')) },
    readings: { 'belote-third-level': ['B24'] },
    example: 'Eight times 26 match points are 208, more than the 151 of a whole game; a suit gives 8 × 16 = 128.',
    related: ['doubling', 'auction-end', 'who-doubles', 'target'],
    words: ['sheet', 'go out', 'чаршаф-контра', 'излез-контра', 'сюр-контра', 'charshaf kontra', 'izlez kontra'],
  }),
  question({
    id: 'both-committed',
    group: 'scoring',
    ask: 'Who is committed in a doubled hand?',
    presupposes: ['doubles'],
    answers: {
      both: 'Both sides. Whichever has fewer points is inside, so the winner takes everything.',
    },
    by: {
      ...unanimous('without-doubles', NOWHERE),
      'bridge-belote': says('both', stated('004', 'inside')),
    },
    readings: { 'bridge-belote': ['B09'] },
    example: 'Hearts, doubled, 90 for the taker and 72 against: the taker scores 32, the others nothing.',
    related: ['doubling', 'bate', 'tie', 'kirtik'],
    words: ['inside', 'doubled', 'committed'],
  }),
  optionQuestion({
    id: 'no-trump-doubled',
    group: 'scoring',
    ask: 'Do the points of a no-trump hand count double?',
    option: 'noTrumpDoubled',
    presupposes: ['no-trumps'],
    answers: {
      no: 'No. Without trumps the cards and the last trick make 130, and so they are scored.',
      yes: 'Yes. The 130 points become 260 before anything is rounded, with no double called.',
    },
    notes: {
      'klabberjass-4': 'A no-trump hand comes up only where a forced player may choose it.',
    },
    readings: { 'bridge-belote': ['B12'] },
    example: '68 and 62 count as 136 and 124, which is 14 and 12 match points.',
    related: ['all-trumps-play', 'rounding', 'all-tricks', 'bimah-no-trump'],
    words: ['NT', 'без коз', 'bez koz', '260', '130'],
  }),
  optionQuestion({
    id: 'match-points',
    group: 'scoring',
    ask: 'Are the points divided by ten?',
    option: 'scoring',
    answers: {
      points: 'No. Points go on the sheet as they are counted.',
      'match-points': 'Yes. Each side’s points are divided by ten and rounded, and the match points go on the sheet.',
    },
    example: '127 and 35 in a suit go on the sheet as 13 and 3 match points.',
    related: ['rounding', 'multiply', 'doubling', 'target'],
    words: ['MP', 'tenths', 'divide by ten', 'points on the board'],
  }),
  question({
    id: 'rounding',
    group: 'scoring',
    ask: 'How are match points rounded?',
    presupposes: ['match-points'],
    answers: {
      limit:
        'By the last figure. The limit is 6 in a suit, 4 at all trumps, 5 at no trumps: under it down, over it up. Both sides at the limit: the lower goes up, the higher down.',
    },
    by: {
      ...unanimous('without-match-points', NOWHERE),
      'bridge-belote': says(
        'limit',
        stated('004', 'rounding'),
        'If both are equal at the limit, the part that scores goes down and the part that hangs goes up.',
      ),
    },
    readings: { 'bridge-belote': ['B12', 'B13'] },
    example:
      'In a suit 35 is 3, and 127 is 13. At all trumps 125 is 13; 154 against 144 is 15 each. In a suit 106 each: the defender scores 10, and 11 hang.',
    related: ['match-points', 'multiply', 'tie', 'odd-half'],
    words: ['limit', 'round up', 'round down', 'last figure'],
  }),
  optionQuestion({
    id: 'multiply',
    group: 'scoring',
    ask: 'Is a doubled hand rounded first or multiplied first?',
    option: 'multiply',
    presupposes: ['doubles', 'match-points'],
    answers: {
      'after-rounding': 'Rounded first: the match points are multiplied.',
      'before-rounding': 'Multiplied first: the points are multiplied and then divided by ten and rounded.',
    },
    notes: {
      'bridge-belote': 'The text multiplies first; its own example, 26 match points times eight, does not.',
    },
    example:
      'A suit, redoubled: 162 is 16, times four 64; multiplied first, 648 is 65. All trumps: 258 is 26, times four 104; multiplied first, 1032 is 103. A plain double comes to the same either way.',
    related: ['rounding', 'doubling', 'match-points', 'sweep-doubled'],
    words: ['order', 'round', 'multiply', 'contra'],
  }),
  optionQuestion({
    id: 'sweep-doubled',
    group: 'scoring',
    ask: 'Do doubles multiply the premium for a valat?',
    option: 'sweepDoubled',
    presupposes: ['doubles', 'premium'],
    answers: {
      yes: 'Yes. It is multiplied with everything else.',
      no: 'No. Doubles multiply the rest and leave the premium at 9, or at 18 where no trumps count double.',
    },
    example:
      'A suit, doubled: 2 × (16 + 9) = 50, or 32 + 9 = 41. No trumps, doubled: 2 × (26 + 18) = 88, or 52 + 18 = 70.',
    related: ['all-tricks', 'doubling', 'multiply'],
    words: ['valat', 'capot', 'premium', 'contra'],
  }),
  optionQuestion({
    id: 'kirtik',
    group: 'scoring',
    ask: 'Is there a penalty beyond the points, a kirtik?',
    option: 'kirtik',
    answers: {
      no: 'No. A lost hand costs its points and no more.',
      yes: '10 match points off for not winning when committed, and 10 off for taking no trick. Both double with a no-trump hand that counts double, and by every double called.',
    },
    notes: {
      'bridge-belote': 'Some parts of Bulgaria play it. A tied hand costs none, and a total may go below zero.',
    },
    readings: { 'bridge-belote': ['B23', 'B36'], 'belote-kirtik': ['B23', 'B36'] },
    example:
      'All trumps, the taker without a trick: 35 for the others, 20 off for the taker. At no trumps 44, and 40 off.',
    related: ['all-tricks', 'bate', 'both-committed'],
    words: ['къртик', 'penalty', 'minus', 'ten off'],
  }),
]
