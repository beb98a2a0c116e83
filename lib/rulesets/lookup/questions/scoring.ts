import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous, variantsByOption } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'
import { MATCH_POINT_QUESTIONS } from './match-points'

/** What each side scores for a hand, and what waits for the next one. */
const HAND_QUESTIONS: readonly Question[] = [
  question({
    id: 'who-counts-first',
    group: 'scoring',
    ask: 'Who counts first?',
    answers: {
      defender: 'The defender: runs and bela, last trick, then the cards. The defender’s points are always good.',
      either: 'It makes no difference: both sides count, and the totals are compared.',
      maker: 'The maker, so that a maker who makes the hand is the first to reach the target.',
    },
    by: {
      ...unanimous('either', RULE_SOURCES['who-counts-first'], { bicycle: 'Only a variation counts the maker first.' }),
      'bela-2': says('defender', stated('000', 'score')),
      'bela-3': says('defender', reading('A44', '000', 'score')),
    },
    variants: { 'bicycle-maker-first': says('maker', reading('A39', '002', 'game')) },
    readings: { 'bela-2': ['A19'], 'bela-3': ['A19'] },
    related: ['made', 'tie', 'both-over'],
    words: ['count', 'order of counting', 'always good'],
  }),
  question({
    id: 'made',
    group: 'scoring',
    ask: 'The taker has more points. What does each side score?',
    answers: {
      own: 'Each side scores its own points.',
      'own-doubled': 'Each side scores its own points. In a doubled hand the winner takes them all.',
      'match-points': 'Each side scores its own points, as match points. In a doubled hand the winner takes them all.',
    },
    by: {
      ...unanimous('own', RULE_SOURCES.made, {
        'bela-2': 'On the sample sheet 23 and 106 are added to 128: a slip for 129.',
      }),
      'bridge-belote': says('match-points', stated('004', 'rounding')),
    },
    variants: {
      'three-big': says('own', reading('A47', '000', 'threeVariations'), 'On big everybody’s points are doubled.'),
    },
    readings: { 'bela-2': ['A58'] },
    example: 'Taker 56, defender 23: 56 and 23 go on the sheet.',
    related: ['must-beat', 'bate', 'match-points'],
    words: ['made', 'win the hand', 'taker wins'],
  }),
  question({
    id: 'must-beat',
    group: 'scoring',
    ask: 'Whom must the taker beat?',
    answers: {
      'other-side': 'The other side: more points in all, with cards, last trick, runs and bela together.',
      'each-opponent': 'Each opponent alone: more than either of them, not more than both together.',
      'both-together': 'Each opponent alone, and on big both together: more than their two totals added up.',
    },
    by: {
      ...unanimous('other-side', RULE_SOURCES['must-beat']),
      'bela-3': says('each-opponent', stated('000', 'three')),
    },
    variants: { 'three-big': says('both-together', stated('000', 'threeVariations')) },
    readings: { 'bridge-belote': ['B16'] },
    example: 'Three players, taker 70, opponents 60 and 32: made. On big it is bate, for 60 and 32 are 92.',
    related: ['made', 'bate', 'tie', 'big'],
    words: ['majority', 'more points', 'win the hand'],
  }),
  question({
    id: 'bate',
    group: 'scoring',
    ask: 'The taker has fewer points. Who scores what?',
    option: 'bateTo',
    answers: {
      higher:
        'The taker scores nothing. The other side adds the taker’s points to its own; of two opponents the higher does, and the lower keeps its own.',
      each: 'The taker scores nothing. Each opponent adds all the taker’s points to its own.',
    },
    by: unanimous('higher', RULE_SOURCES.bate, { 'bridge-belote': 'The sum of both is rounded once to match points.' }),
    variants: variantsByOption('bateTo'),
    readings: { 'bridge-belote': ['B14'] },
    example:
      'Taker 64, defender 80: the defender scores 144. Three players, taker 60, opponents 70 and 32: 130 and 32; where each adds them, 130 and 92.',
    related: ['must-beat', 'tie', 'opponents-tied', 'match-points'],
    words: ['bete', 'bête', 'inside', 'вътре', 'vatre', 'dedans', 'wet', 'nat', 'fail', 'lose'],
  }),
  optionQuestion({
    id: 'tie',
    group: 'scoring',
    ask: 'Both sides have the same. Who scores?',
    option: 'tie',
    answers: {
      'held-over':
        'The defender scores its own points. The taker’s are held over for the winner of the next hand played out.',
      'held-over-both': 'Nobody scores. The points of both are held over for the winner of the next hand played out.',
      bate: 'A tie is bate: the taker scores nothing and its points go to the other side.',
      'defender-own': 'The defender scores its own points, the taker nothing, and nothing is held over.',
    },
    notes: {
      'bela-3': 'More than either opponent is needed, so a tie with one of them is enough.',
      'bridge-belote': 'The points hang. In a doubled hand both sides are committed, and everything hangs.',
    },
    readings: { 'bridge-belote': ['B10'] },
    example:
      '70 to 70: with the taker’s points held over the defender scores 70 and 70 wait; with both held over 140 wait; as a bate it is 140 for the defender; otherwise 70, and the taker’s 70 are lost.',
    related: ['held-over-winner', 'second-tie', 'dealer-after-tie', 'bate', 'rounding'],
    words: ['equal', 'draw', 'litige', 'hanging', 'висящи', 'visyashti', 'abeyance', 'same points'],
  }),
  question({
    id: 'held-over-winner',
    group: 'scoring',
    ask: 'Who gets the points that were held over?',
    presupposes: ['held-over'],
    answers: {
      'next-winner':
        'Whoever wins the next hand played out, taker or defender. They are added when that hand is decided and do not help to decide it.',
    },
    by: {
      ...unanimous('without-held-over', RULE_SOURCES.tie),
      'bela-2': says('next-winner', stated('000', 'score'), 'A deal that is thrown in leaves them waiting.'),
      'bridge-belote': says('next-winner', stated('004', 'hanging'), 'No later double multiplies them.'),
    },
    variants: {
      'equal-scores': says('without-held-over', stated('000', 'equal')),
      'both-held': says('next-winner', reading('A03', '000', 'score')),
    },
    readings: { 'bela-2': ['A05', 'A06'], 'both-held': ['A05', 'A06'], 'bridge-belote': ['A05', 'B37'] },
    example: '70 wait. The next taker has 60, the defender 85: bate, so the defender scores 60 + 85 + 70 = 215.',
    related: ['tie', 'second-tie', 'claim-counts'],
    words: ['held over', 'abeyance', 'hanging', 'pot', 'висящи'],
  }),
  question({
    id: 'second-tie',
    group: 'scoring',
    ask: 'A second hand in a row is tied. What happens to the points that wait?',
    presupposes: ['held-over'],
    answers: {
      'adds-up': 'They go on waiting, the new ones join them, and whoever wins the next hand takes them all.',
    },
    by: {
      ...unanimous('without-held-over', RULE_SOURCES.tie),
      'bela-2': says('adds-up', reading('A04', '000')),
      'bridge-belote': says('adds-up', reading('A04', '004')),
    },
    variants: {
      'equal-scores': says('without-held-over', stated('000', 'equal')),
      'both-held': says('adds-up', reading('A04', '000')),
    },
    example: '70 wait, and the next hand is tied at 66: the defender scores 66, and 136 wait.',
    related: ['tie', 'held-over-winner'],
    words: ['two ties', 'double tie', 'accumulate', 'hanging'],
  }),
  question({
    id: 'opponents-tied',
    group: 'scoring',
    ask: 'The taker is bate and both opponents have the same. Who gets the points?',
    presupposes: ['two-opponents'],
    answers: {
      shared: 'They share the taker’s points equally.',
      'each-all': 'Each adds all the taker’s points, tied or not.',
    },
    by: {
      ...unanimous('without-two-opponents', NOWHERE),
      'bela-3': says('shared', stated('000', 'three'), 'The document puts it as what presumably follows.'),
    },
    variants: { 'three-each': says('each-all', reading('A46', '000', 'threeVariations')) },
    example: 'Taker 50, opponents 56 and 56: each scores 56 + 25 = 81.',
    related: ['odd-half', 'bate', 'tie'],
    words: ['share', 'split', 'three players'],
  }),
  question({
    id: 'odd-half',
    group: 'scoring',
    ask: 'The points to be shared are odd. Where does the last one go?',
    presupposes: ['two-opponents', 'sharing'],
    answers: {
      dropped: 'Nowhere. Each opponent takes the half rounded down.',
    },
    by: {
      ...unanimous('without-two-opponents', NOWHERE),
      'bela-3': says('dropped', reading('A45', '000', 'three')),
    },
    variants: { 'three-each': says('without-sharing', reading('A46', '000', 'threeVariations')) },
    example: 'Taker 51, opponents 54 and 54: each scores 54 + 25 = 79, and one point is dropped.',
    related: ['opponents-tied', 'bate'],
    words: ['odd', 'half', 'rounding', 'split'],
  }),
  question({
    id: 'committed-side',
    group: 'scoring',
    ask: 'Which side is committed to win the hand?',
    answers: {
      taker: 'The taker’s: whoever took or named the trumps, and with partners both of that side.',
      doubled: 'The side of whoever bid the last contract. In a doubled hand both sides are.',
    },
    by: {
      'bela-2': says('taker', stated('000', 'deal')),
      'bela-3': says('taker', stated('000', 'three')),
      'klabberjass-4': says('taker', stated('000', 'fourDeal')),
      lehman: says('taker', stated('001', 'bidding')),
      bicycle: says('taker', stated('002', 'bidding')),
      denexa: says('taker', stated('003', 'trump')),
      'bridge-belote': says('doubled', reading('B09', '004', 'inside'), 'That a double commits both is in the text.'),
    },
    related: ['must-beat', 'both-committed', 'bate'],
    words: ['committed', 'who has to win', 'whose contract', 'maker', 'responsible'],
  }),
  question({
    id: 'bate-melds',
    group: 'scoring',
    ask: 'The taker is bate. Who gets the taker’s runs and bela?',
    answers: {
      'go-over': 'They go over with the cards: everything the taker made in the hand counts for the other side.',
    },
    by: unanimous(
      'go-over',
      {
        'bela-2': stated('000', 'score'),
        'bela-3': reading('A44', '000', 'score'),
        'klabberjass-4': stated('000', 'fourScoring'),
        lehman: stated('001', 'result'),
        bicycle: stated('002', 'scoring'),
        denexa: stated('003', 'scoring'),
        'bridge-belote': stated('004', 'inside'),
      },
      {
        'bela-2': 'Advises not to declare a bela that would fall to the opponent.',
        lehman: 'Advises a maker who expects to lose not to announce bella.',
      },
    ),
    elsewhere: [
      {
        law: 'A custom of French belote, told from player to player',
        says: 'A side that is dedans keeps its belote, and loses the rest.',
      },
    ],
    example: 'Taker 62 with a bela of 20 among them, defender 80: the defender scores 142.',
    related: ['bate', 'must-call-bela', 'must-declare', 'losing-runs'],
    words: ['keep my bela', 'keep the belote', 'lose my runs', 'runs of the taker', 'bela when bate', 'dedans'],
  }),
]

/** What the hand puts on the sheet, in points and in match points. */
export const SCORING_QUESTIONS: readonly Question[] = [...HAND_QUESTIONS, ...MATCH_POINT_QUESTIONS]
