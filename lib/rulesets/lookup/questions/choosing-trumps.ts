import { notInGame, reading, stated } from '../../sources/cite'
import { byOption, optionQuestion, unanimous, variantsByOption } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

const BOUND = 'Not by passing, that is: a refused schmeiss does bind a player.'

/** Who speaks when trumps are chosen, what may be said, and what follows if nobody takes. */
export const CHOOSING_TRUMPS_QUESTIONS: readonly Question[] = [
  question({
    id: 'who-speaks-first',
    group: 'choosing-trumps',
    ask: 'Who speaks first?',
    answers: {
      eldest: 'Eldest hand: the player next to the dealer in the direction of play; with two players, the non-dealer.',
    },
    by: unanimous(
      'eldest',
      {
        'bela-2': stated('000', 'deal'),
        'bela-3': reading('A44', '000', 'deal'),
        'klabberjass-4': stated('000', 'fourDeal'),
        lehman: stated('001', 'bidding'),
        bicycle: stated('002', 'bidding'),
        denexa: stated('003', 'trump'),
        'bridge-belote': reading('B38', '004', 'bids'),
      },
      {
        'bela-3': 'The three-handed section says only that players speak in turn, clockwise.',
        'bridge-belote': 'Names no first bidder.',
      },
    ),
    related: ['round-one', 'first-lead', 'direction'],
    words: ['forehand', 'non-dealer', 'bids first'],
  }),
  question({
    id: 'round-one',
    group: 'choosing-trumps',
    ask: 'What can be said in the first round?',
    option: 'schmeiss',
    presupposes: ['rounds'],
    answers: {
      none: 'Take the turned-up suit, or pass.',
      'first-turn': 'Take the turned-up suit, pass, or say schmeiss.',
      'every-turn': 'Take the turned-up suit, pass, or say schmeiss.',
      'not-dealer-second':
        'Take the turned-up suit, pass, or say schmeiss; the dealer has the same choice after a pass.',
    },
    by: {
      'bela-2': says('none', stated('000', 'deal')),
      'bela-3': says('none', reading('A44', '000', 'deal')),
      'klabberjass-4': says('none', stated('000', 'fourDeal')),
      lehman: says('every-turn', stated('001', 'bidding')),
      bicycle: says('not-dealer-second', stated('002', 'bidding')),
      denexa: says('every-turn', stated('003', 'trump')),
      'bridge-belote': says('without-rounds', stated('004', 'auctionEnd')),
    },
    variants: variantsByOption('schmeiss'),
    related: ['round-two', 'schmeiss', 'contract-order', 'who-doubles'],
    words: ['take', 'accept', 'pass', 'bidding', 'calling'],
  }),
  question({
    id: 'round-two',
    group: 'choosing-trumps',
    ask: 'All passed once: what can be said in the second round?',
    option: 'schmeiss',
    presupposes: ['rounds'],
    answers: {
      none: 'Name another suit, or pass again.',
      'first-turn': 'Name another suit, or pass again. Schmeiss was for the first turn only.',
      'every-turn': 'Name another suit, pass again, or say schmeiss. The dealer has the same choice after a pass.',
      'not-dealer-second':
        'Eldest hand names another suit, passes or says schmeiss. After a pass the dealer names one or deals anew.',
      'dealer-names': 'Name another suit, or pass again. The dealer, who speaks last, may not pass.',
      'dealer-names-schmeiss':
        'Name another suit, pass again, or say schmeiss. The dealer, who speaks last, must name another suit.',
    },
    by: {
      'bela-2': says('none', stated('000', 'deal')),
      'bela-3': says('none', reading('A44', '000', 'deal')),
      'klabberjass-4': says('none', stated('000', 'fourDeal')),
      lehman: says('every-turn', stated('001', 'bidding')),
      bicycle: says('not-dealer-second', stated('002', 'bidding')),
      denexa: says('every-turn', stated('003', 'trump')),
      'bridge-belote': says('without-rounds', stated('004', 'auctionEnd')),
    },
    variants: {
      ...variantsByOption('schmeiss'),
      'three-bimah': says('dealer-names', stated('000', 'threeVariations')),
      'four-bimah': says('dealer-names', stated('000', 'fourVariants')),
      'four-bimah-no-trump': says('dealer-names', stated('000', 'fourVariants'), 'The dealer may choose no trump.'),
    },
    related: ['turned-suit-again', 'round-one', 'all-pass', 'bimah', 'auction-end'],
    words: ['second round', 'name a suit', 'free choice'],
  }),
  question({
    id: 'turned-suit-again',
    group: 'choosing-trumps',
    ask: 'May the turned-up suit be named in the second round?',
    presupposes: ['turn-up'],
    answers: { no: 'No. Only one of the other three suits.' },
    by: {
      'bela-2': says('no', stated('000', 'deal')),
      'bela-3': says('no', reading('A44', '000', 'deal')),
      'klabberjass-4': says('no', stated('000', 'fourDeal')),
      lehman: says('no', stated('001', 'bidding')),
      bicycle: says('no', stated('002', 'bidding')),
      denexa: says('no', stated('003', 'trump')),
      'bridge-belote': says('without-turn-up', notInGame('004')),
    },
    variants: {
      'four-low-card': says('no', reading('A57', '000', 'fourVariants')),
      'four-left-of-dealer': says('no', reading('A60', '000', 'fourVariants')),
      'four-left-no-trump': says('no', reading('A60', '000', 'fourVariants')),
    },
    related: ['round-two', 'bimah'],
    words: ['same suit', 'upcard suit'],
  }),
  optionQuestion({
    id: 'all-pass',
    group: 'choosing-trumps',
    ask: 'What if everybody passes to the end?',
    option: 'allPass',
    answers: {
      redeal: 'The cards are thrown in and dealt again. Nothing scores.',
      'dealer-names': 'It cannot happen: the dealer, left to the last, must take and name trumps.',
      'eldest-names': 'The player next to the dealer must take and name trumps.',
    },
    notes: {
      'bela-2': 'Points that are held over stay where they are.',
      'bridge-belote': 'Points that hang stay where they are.',
    },
    readings: { 'bela-2': ['A06'], 'bridge-belote': ['A06'] },
    related: ['dealer-after-redeal', 'bimah', 'round-two', 'auction-end'],
    words: ['thrown in', 'nobody takes', 'redeal', 'pass out'],
  }),
  question({
    id: 'bimah',
    group: 'choosing-trumps',
    ask: 'Can somebody be forced to take?',
    option: 'allPass',
    answers: {
      redeal: 'No. If everybody passes, there is a new deal.',
      'dealer-names':
        'Yes, the dealer. If all the others pass twice, the dealer is on the bimah: take and name trumps.',
      'eldest-names': 'Yes, the player next to the dealer. If all pass twice, that player takes and names trumps.',
    },
    by: byOption('allPass', {
      'bela-3': 'The forced dealer is known as a variation.',
      'klabberjass-4': 'The forced dealer, or player on the left of the dealer, is known as a variation.',
      lehman: BOUND,
      bicycle: BOUND,
      denexa: BOUND,
    }),
    variants: variantsByOption('allPass'),
    related: ['bimah-no-trump', 'all-pass', 'round-two'],
    words: ['on the bimah', 'mus', 'mussed', 'stick the dealer', 'forced'],
  }),
  optionQuestion({
    id: 'bimah-no-trump',
    group: 'choosing-trumps',
    ask: 'May a player who is forced to take choose no trump?',
    option: 'forcedNoTrump',
    presupposes: ['forced-taker'],
    answers: {
      no: 'No. It must be a suit.',
      allowed: 'Yes. All four suits then rank and count as plain suits, and the hand holds 130 with the last trick.',
    },
    notes: { 'klabberjass-4': 'Some allow it to the dealer or to the player on the dealer’s left.' },
    related: ['bimah', 'no-trump-melds', 'plain-rank', 'points-in-hand'],
    words: ['no trumps', 'on the bimah', 'sans atout'],
  }),
  optionQuestion({
    id: 'first-lead',
    group: 'choosing-trumps',
    ask: 'Who leads to the first trick?',
    option: 'leader',
    answers: {
      eldest: 'Eldest hand, the player next to the dealer, whoever took; with two players, the non-dealer.',
      taker: 'The taker, wherever the taker sits.',
    },
    related: ['who-speaks-first', 'direction', 'when-to-declare'],
    words: ['lead', 'forehand', 'first card'],
  }),
  optionQuestion({
    id: 'void-deal',
    group: 'choosing-trumps',
    ask: 'A first hand of nothing but eights and sevens: does the deal stand?',
    option: 'voidDeal',
    answers: {
      no: 'Yes, it stands. A bad hand is played like any other.',
      yes: 'No. Its holder shows the six cards before the bidding, and the same dealer shuffles and deals again.',
    },
    notes: { 'bela-2': 'Voiding such a deal is known as a variation.' },
    readings: { 'void-deal': ['A61'] },
    example: 'Eight and seven of spades, hearts and clubs: the deal is void. One nine among them, and it stands.',
    related: ['misdeal', 'dealer-after-redeal', 'schmeiss'],
    words: ['void', 'redeal', 'only eights and sevens', 'yarborough'],
  }),
  optionQuestion({
    id: 'big',
    group: 'choosing-trumps',
    ask: 'What is taking on big?',
    option: 'big',
    answers: {
      no: 'There is no such call.',
      allowed:
        'The taker says so when taking, and must then have more than both opponents together. All points of the deal are doubled.',
    },
    notes: { 'bela-3': 'Known as a variation.' },
    example: 'The taker has 85, the opponents 50 and 40. Against 90 that is bate: 135 and 40, doubled 270 and 80.',
    related: ['must-beat', 'bate', 'doubling', 'claim-counts'],
    words: ['on big', 'double', 'three-handed', 'both opponents'],
  }),
]
