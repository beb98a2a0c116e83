import type { TextsOf } from './option-text'

/** The options of the pack, the deal and the choosing of trumps. */
export const TABLE_OPTIONS: TextsOf<
  | 'players'
  | 'pack'
  | 'direction'
  | 'firstDealer'
  | 'nextDealer'
  | 'redealDealer'
  | 'voidDeal'
  | 'auction'
  | 'schmeiss'
  | 'schmeissRefused'
  | 'allPass'
  | 'forcedNoTrump'
  | 'doubling'
  | 'big'
  | 'exchangeSeven'
  | 'indicator'
> = {
  players: {
    name: 'Players',
    question: 'How many play?',
    values: { 2: 'two', 3: 'three, each alone', 4: 'four, in two partnerships' },
  },
  pack: {
    name: 'Pack',
    question: 'Which pack do you play with?',
    values: { 32: '32 cards, ace to seven', 28: '28 cards, without the sevens' },
  },
  direction: {
    name: 'Direction',
    question: 'Which way round do you play?',
    values: { clockwise: 'clockwise, to the left', counterclockwise: 'counterclockwise, to the right' },
  },
  firstDealer: {
    name: 'First dealer',
    question: 'Who deals first?',
    values: {
      'high-cut': 'the player who cuts the highest card',
      'low-cut': 'the player who draws the lowest card',
      agree: 'as you agree',
    },
  },
  nextDealer: {
    name: 'Next dealer',
    question: 'Who deals the next hand?',
    values: { winner: 'the winner of the hand', next: 'the next player in turn' },
  },
  redealDealer: {
    name: 'Dealer after a redeal',
    question: 'Who deals when all have passed?',
    values: { next: 'the next player', same: 'the same dealer again' },
  },
  voidDeal: {
    name: 'Void deal',
    question: 'Is the deal void when somebody’s first six are only eights and sevens?',
    values: { no: 'no, it is played', yes: 'yes, the same dealer deals again' },
  },
  auction: {
    name: 'Choosing trumps',
    question: 'How are trumps chosen?',
    values: {
      'turn-up': 'a turned-up card offers its suit',
      contracts: 'by bidding contracts, with no trumps and all trumps',
    },
  },
  schmeiss: {
    name: 'Schmeiss',
    question: 'May a player call schmeiss?',
    values: {
      none: 'not played',
      'first-turn': 'only at the first turn to speak',
      'every-turn': 'at every turn',
      'not-dealer-second': 'at every turn, but not the dealer in round two',
    },
  },
  schmeissRefused: {
    name: 'Schmeiss refused',
    question: 'Who takes the turned suit when a schmeiss is refused?',
    values: { 'caller-takes': 'the player who called it', 'refuser-takes': 'the player who refused it' },
  },
  allPass: {
    name: 'All pass twice',
    question: 'What happens when all have passed twice?',
    values: {
      redeal: 'there is a redeal',
      'dealer-names': 'the dealer must name trumps',
      'eldest-names': 'the player after the dealer must name trumps',
    },
  },
  forcedNoTrump: {
    name: 'Forced to name trumps',
    question: 'May a player who must name trumps choose no trumps?',
    values: { no: 'no, only a suit', allowed: 'yes' },
  },
  doubling: {
    name: 'Doubling',
    question: 'How far can a contract be doubled?',
    values: {
      1: 'not at all',
      2: 'once, for twice the points',
      4: 'twice, for four times the points',
      8: 'three times, for eight times the points',
    },
  },
  big: {
    name: 'Taking on big',
    question: 'May the taker play against both others together for twice the points?',
    values: { no: 'not played', allowed: 'yes, if the taker says so' },
  },
  exchangeSeven: {
    name: 'Exchange of the seven',
    question: 'May the seven of trumps be exchanged for the turned-up card?',
    values: { no: 'no, it stays where it was dealt', yes: 'yes, before the first lead' },
  },
  indicator: {
    name: 'What shows the offered suit',
    question: 'Which card offers its suit as trumps?',
    values: { 'turn-up': 'a turned-up card of the pack', 'low-card': 'a low card from outside the pack' },
  },
}
