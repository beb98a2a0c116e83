import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

const BEATEN_AS_EVER = 'The order is named there; that an opponent’s card must be beaten is the rule of play.'
const FAIR_PLAY = 'In some Scottish circles it is not done, as a matter of fair play.'

/** Leads, signals and hands without one trump suit, and what the tricks earn beyond their cards. */
export const TRICK_QUESTIONS: readonly Question[] = [
  optionQuestion({
    id: 'low-trump-lead',
    group: 'play',
    ask: 'May the eight or seven of trumps be led?',
    option: 'lowTrumpLead',
    answers: {
      allowed: 'Yes. Any card may be led.',
      barred: 'No: a trump lead must be a scoring card. Only a player who holds nothing else may lead one of them.',
    },
    readings: { 'no-low-trump-lead': ['A72'] },
    notes: { 'bela-2': FAIR_PLAY, 'bela-3': FAIR_PLAY },
    example: 'Hearts are trumps, you hold J♥ 8♥ 7♥ A♦ and the lead. At a table that bars low ones: J♥ or A♦.',
    related: ['first-lead', 'beat-trump-lead'],
    words: ['lead', 'eight', 'seven', 'fair play'],
  }),
  question({
    id: 'king-or-queen-first',
    group: 'play',
    ask: 'Does it mean anything which card of the bela is played first?',
    answers: {
      signal: 'Yes, by convention: the king first shows three trumps or more, the queen first shows the bela alone.',
      nothing: 'No. Nothing is agreed, and either may be played first.',
    },
    by: {
      ...unanimous('nothing', NOWHERE),
      'klabberjass-4': says('signal', stated('000', 'fourPlay'), 'A convention between partners, not a duty.'),
    },
    related: ['bela-call', 'bela'],
    words: ['convention', 'signal', 'king first', 'queen first'],
  }),
  question({
    id: 'all-trumps-play',
    group: 'play',
    ask: 'How are no trumps and all trumps played?',
    presupposes: ['no-trumps'],
    answers: {
      'no-trump':
        'At no trump every suit ranks A 10 K Q J 9 8 7, and an opponent’s card must still be beaten in its own suit.',
      'no-trump-follow': 'At no trump every suit ranks A 10 K Q J 9 8 7, and any card of the suit led will do.',
      both: 'At no trumps one follows suit and need not beat. At all trumps a card must be beaten in its own suit if possible. Whoever cannot follow plays any card, and it cannot win.',
      'both-opponents':
        'At no trumps one follows suit and need not beat. At all trumps an opponent’s card must be beaten in its own suit if possible, a partner’s need not be. Whoever cannot follow plays any card, and it cannot win.',
      'both-head':
        'At no trumps an opponent’s card, at all trumps anybody’s, must be beaten in its own suit if possible. Whoever cannot follow plays any card, and it cannot win.',
      'both-head-opponents':
        'In both an opponent’s card must be beaten in its own suit if possible, and a partner’s need not be. Whoever cannot follow plays any card, and it cannot win.',
    },
    by: {
      ...unanimous('without-no-trumps', NOWHERE),
      'bridge-belote': says('both', stated('004', 'play')),
    },
    variants: {
      'four-bimah-no-trump': says('no-trump', stated('000', 'fourVariants'), BEATEN_AS_EVER),
      'four-left-no-trump': says('no-trump', stated('000', 'fourVariants'), BEATEN_AS_EVER),
    },
    readings: { 'bridge-belote': ['B39'] },
    example: 'Bridge-belote at all trumps: K♣ is led, you hold 9♣ 8♣ J♦. Only 9♣ beats it, so 9♣ must go.',
    related: ['plain-rank', 'contract-order', 'bimah-no-trump', 'no-trump-doubled'],
    words: ['NT', 'AT', 'без коз', 'всичко коз', 'bez koz', 'vsichko koz'],
  }),
  question({
    id: 'last-trick',
    group: 'play',
    ask: 'What is the last trick worth?',
    answers: {
      ten: '10 points to whoever takes it, whatever the cards in it.',
      'inside-360': '10 points, except that the 360 for all nine tricks already contains it.',
    },
    by: unanimous('ten', RULE_SOURCES['last-trick'], {
      'bridge-belote': 'At no trumps it is doubled with the rest.',
    }),
    variants: { ontario: says('inside-360', reading('A36', '000', 'allTricks')) },
    readings: { 'bridge-belote': ['B25'] },
    example: 'With four players the cards make 152, and 162 with the last trick.',
    related: ['points-in-hand', 'all-tricks', 'claim-counts'],
    words: ['shtoch', 'stich', 'dix de der', 'ten'],
  }),
  optionQuestion({
    id: 'all-tricks',
    group: 'play',
    ask: 'Is there a bonus for taking every trick?',
    option: 'sweep',
    answers: {
      none: 'No. Taking every trick earns the cards and the last trick, no more.',
      360: '360 points in place of cards and last trick, and the declared combinations on top.',
      'match-points':
        '9 match points, 18 where no trumps count double. The other side keeps what it declared, unless it goes inside.',
    },
    notes: { 'bela-2': 'Only the variation from Ontario has one.' },
    readings: { 'bridge-belote': ['B16', 'B17'] },
    example:
      'Valat with nothing declared: 162 in a suit give 16 + 9 = 25, 258 at all trumps 26 + 9 = 35, 260 at no trumps 26 + 18 = 44.',
    related: ['sweep-doubled', 'end-on-sweep', 'last-trick', 'kirtik'],
    words: ['valat', 'capot', 'No Tricker', 'sweep', 'all hands', 'štiglja'],
  }),
  question({
    id: 'trick-winner',
    group: 'play',
    ask: 'Who wins a trick, and who leads to the next?',
    answers: {
      highest:
        'The highest trump in it; without a trump, the highest card of the suit led. Whoever won it leads to the next.',
      'highest-at-all-trumps':
        'The highest trump in it; without a trump, the highest card of the suit led. Whoever won it leads to the next. At all trumps only cards of the suit led can win.',
    },
    by: {
      'bela-2': says('highest', stated('000', 'play')),
      'bela-3': says('highest', reading('A44', '000', 'play')),
      'klabberjass-4': says('highest', stated('000', 'fourPlay')),
      lehman: says('highest', stated('001', 'play')),
      bicycle: says('highest', stated('002', 'play')),
      denexa: says('highest', stated('003', 'play')),
      'bridge-belote': says(
        'highest-at-all-trumps',
        reading('C02', '004', 'play'),
        'Says who leads next, and leaves who wins to the rank of the cards.',
      ),
    },
    example: 'Hearts are trumps: A♠ led, 7♥, 10♠. The seven of hearts wins, and its holder leads.',
    related: ['first-lead', 'trump-rank', 'plain-rank', 'follow-suit'],
    words: ['who takes the trick', 'who won the trick', 'leads next', 'highest card wins', 'trick winner'],
  }),
]
