import { RULE_SOURCES } from '../../citations/rule-sources'
import { notInGame, reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

/** The pack, its ranks and its values. */
export const PACK_QUESTIONS: readonly Question[] = [
  optionQuestion({
    id: 'pack',
    group: 'pack',
    ask: 'Which cards are in the pack?',
    option: 'pack',
    answers: {
      32: '32 cards: ace, king, queen, jack, ten, nine, eight and seven of each suit.',
      28: '28 cards: ace down to eight of each suit. The sevens are taken out as well.',
    },
    notes: {
      denexa: 'Says that aces to eights remain, yet counts 32 cards and uses the seven of trumps.',
    },
    related: ['exchange-seven', 'points-in-hand', 'indicator'],
    words: ['deck', 'sevens', 'piquet pack', '28 cards', '32 cards'],
  }),
  question({
    id: 'trump-rank',
    group: 'pack',
    ask: 'What is the order of the trumps in a trick?',
    answers: {
      'jack-nine': 'Jack, nine, ace, ten, king, queen, eight, seven. Any trump beats any card of another suit.',
    },
    by: unanimous(
      'jack-nine',
      {
        'bela-2': stated('000', 'tricks'),
        'bela-3': reading('A44', '000', 'tricks'),
        'klabberjass-4': stated('000', 'four'),
        lehman: stated('001', 'rank'),
        bicycle: stated('002', 'rank'),
        denexa: stated('003', 'ranking'),
        'bridge-belote': stated('004', 'rank'),
      },
      {
        lehman: 'That a trump beats the other suits is taken for granted.',
        'bridge-belote':
          'That a trump beats the other suits is taken for granted. At all trumps every suit ranks like this, but only the suit led can win.',
      },
    ),
    readings: { 'bridge-belote': ['B39'] },
    example:
      'Hearts are trumps: the nine of hearts beats the ace of hearts, and the seven of hearts the ace of spades.',
    related: ['plain-rank', 'run-order', 'card-points', 'names-of-trumps'],
    words: ['rank', 'highest trump', 'yuss', 'manel', 'jass', 'menel'],
  }),
  question({
    id: 'plain-rank',
    group: 'pack',
    ask: 'What is the order of a suit that is not trumps?',
    answers: {
      'ace-ten': 'Ace, ten, king, queen, jack, nine, eight, seven. The ten stands right under the ace.',
    },
    by: unanimous('ace-ten', {
      'bela-2': stated('000', 'tricks'),
      'bela-3': reading('A44', '000', 'tricks'),
      'klabberjass-4': stated('000', 'four'),
      lehman: stated('001', 'rank'),
      bicycle: stated('002', 'rank'),
      denexa: stated('003', 'ranking'),
      'bridge-belote': stated('004', 'rank'),
    }),
    variants: {
      'four-bimah-no-trump': says(
        'ace-ten',
        stated('000', 'fourVariants'),
        'At no trump all four suits rank like this.',
      ),
    },
    related: ['trump-rank', 'run-order', 'plain-card-points'],
    words: ['rank', 'side suit', 'plain suit', 'ten'],
  }),
  question({
    id: 'run-order',
    group: 'pack',
    ask: 'Which order counts for runs?',
    answers: {
      natural: 'The natural one: ace, king, queen, jack, ten, nine, eight, seven. It holds in trumps too.',
    },
    by: unanimous(
      'natural',
      {
        'bela-2': stated('000', 'combinations'),
        'bela-3': reading('A44', '000', 'combinations'),
        'klabberjass-4': stated('000', 'four'),
        lehman: stated('001', 'rank'),
        bicycle: stated('002', 'melding'),
        denexa: stated('003', 'ranking'),
        'bridge-belote': stated('004', 'declarations'),
      },
      { bicycle: 'Adds that the ace only goes on top, with king and queen.' },
    ),
    example:
      'Ace, king, queen, jack is a fifty. Ace, ten, king, queen is no fifty: only its ace, king and queen follow on one another, a twenty.',
    related: ['run-of-three', 'run-of-four', 'trump-rank', 'same-class'],
    words: ['sequence', 'natural order', 'consecutive'],
  }),
  question({
    id: 'card-points',
    group: 'pack',
    ask: 'What do the trumps count when they are taken in tricks?',
    answers: {
      trumps: 'Jack 20, nine 14, ace 11, ten 10, king 4, queen 3; eight and seven nothing. The trump suit holds 62.',
    },
    by: unanimous('trumps', RULE_SOURCES['card-points'], {
      'bridge-belote': 'At all trumps every suit counts like this.',
    }),
    related: ['plain-card-points', 'points-in-hand', 'last-trick', 'trump-rank'],
    words: ['value', 'yuss 20', 'manel 14', 'counting', '62'],
  }),
  question({
    id: 'plain-card-points',
    group: 'pack',
    ask: 'What do the other suits count?',
    answers: {
      plain: 'Ace 11, ten 10, king 4, queen 3, jack 2; nine, eight and seven nothing. Each such suit holds 30.',
    },
    by: unanimous('plain', RULE_SOURCES['card-points'], {
      'bridge-belote': 'At no trumps every suit counts like this.',
    }),
    related: ['card-points', 'points-in-hand', 'plain-rank'],
    words: ['value', 'plain suit', 'side suit', '30'],
  }),
  question({
    id: 'points-in-hand',
    group: 'pack',
    ask: 'How many card points are there in a hand?',
    answers: {
      'two-players':
        'The pack holds 152, but 14 cards stay out, so 18 to 146 are in play. The last trick adds 10: 28 to 156.',
      'three-players': 'The pack holds 152, but five cards stay out, so 85 to 152 are in play. The last trick adds 10.',
      'all-out': 'All 152 are in play, 162 with the last trick.',
      contracts: 'With the last trick 162 in a suit, 258 at all trumps, and 130 at no trumps, which double to 260.',
      'contracts-single': 'With the last trick 162 in a suit, 258 at all trumps, and 130 at no trumps.',
      'turn-up-out': '152 less what the turn-up is worth, so between 132 and 152. The last trick adds 10.',
      'no-trump': '130 at no trump, with the last trick. In a suit 162, as ever.',
    },
    by: {
      'bela-2': says('two-players', stated('000', 'deal'), 'Reckoned from the values and the 14 cards left out.'),
      'bela-3': says('three-players', stated('000', 'three'), 'Reckoned from the values and the cards left out.'),
      'klabberjass-4': says('all-out', stated('000', 'fourDeal'), 'Reckoned from the values: every card is dealt.'),
      lehman: says('two-players', stated('001', 'bidding'), 'Reckoned from the values and the cards left out.'),
      bicycle: says('two-players', stated('002', 'redealing'), 'Reckoned from the values and the cards left out.'),
      denexa: says('two-players', stated('003', 'trump'), 'Reckoned from the values and the cards left out.'),
      'bridge-belote': says('contracts', stated('004', 'rounding'), 'Names 258 and 162; 130 follows from the values.'),
    },
    variants: {
      'three-28': says(
        'turn-up-out',
        stated('000', 'threeVariations'),
        'Reckoned from the values and the one card left out.',
      ),
      'four-bimah-no-trump': says('no-trump', stated('000', 'fourVariants')),
      'four-left-no-trump': says('no-trump', stated('000', 'fourVariants')),
    },
    example: '62 in trumps and three times 30 make 152. Four suits of trumps make 248, four plain suits 120.',
    related: ['card-points', 'plain-card-points', 'last-trick', 'bottom-card'],
    words: ['total', '152', '162', '258', '260', '130', 'sum'],
  }),
  question({
    id: 'names-of-trumps',
    group: 'pack',
    ask: 'What are the jack and nine of trumps called?',
    answers: {
      'yuss-manel': 'The trump jack is the Yuss, the trump nine the Manel.',
      'jass-menel': 'The trump jack is the jass, the trump nine the menel.',
      'jasz-menel': 'The trump jack is the jasz, the trump nine the menel.',
      plain: 'They have no names of their own: the jack and the nine of trumps.',
    },
    by: {
      'bela-2': says('yuss-manel', stated('000', 'values')),
      'bela-3': says('yuss-manel', reading('A44', '000', 'values')),
      'klabberjass-4': says(
        'yuss-manel',
        reading('A74', '000', 'values'),
        'The four-handed section uses neither name.',
      ),
      lehman: says('jass-menel', stated('001', 'rank')),
      bicycle: says('jasz-menel', stated('002', 'scoring')),
      denexa: says('jass-menel', stated('003', 'ranking')),
      'bridge-belote': says('plain', notInGame('004')),
    },
    related: ['trump-rank', 'card-points'],
    words: ['jas', 'manille', 'yoss', 'fourteen'],
  }),
]
