import { notInGame, reading, stated } from '../../sources/cite'
import { optionQuestion } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

/** Who deals: the first hand, the next, and after a hand that nobody won. */
export const DEALER_QUESTIONS: readonly Question[] = [
  optionQuestion({
    id: 'first-dealer',
    group: 'deal',
    ask: 'Who deals the first hand of the game?',
    option: 'firstDealer',
    answers: {
      'high-cut': 'Cut: the highest card deals, in the natural order from ace down to seven.',
      'low-cut': 'Draw: the lowest card deals, in the natural order from ace down to seven.',
      agree: 'No cut is laid down. Choose the dealer by chance, in whatever way the table likes.',
    },
    notes: {
      'klabberjass-4': 'The four-handed section says nothing; the cut is that of the two-handed game.',
      lehman: 'Says nothing about the first deal.',
      bicycle: 'The lowest card also chooses the seat.',
      denexa: 'By some random method, without saying which.',
      'bridge-belote': 'Later games are begun by the winners of the one before.',
    },
    readings: { bicycle: ['A33'] },
    related: ['equal-cut', 'next-dealer', 'next-game-dealer'],
    words: ['cut for deal', 'draw', 'start'],
  }),
  question({
    id: 'equal-cut',
    group: 'deal',
    ask: 'What if the cards cut for the deal are equal?',
    option: 'firstDealer',
    answers: {
      'high-cut': 'Those who tie for the highest card cut again.',
      'low-cut': 'Everybody draws again.',
      agree: 'There is no fixed cut. If the table cuts and the cards are equal, cut again.',
    },
    by: {
      'bela-2': says('high-cut', stated('000', 'deal')),
      'bela-3': says('high-cut', reading('A44', '000', 'deal')),
      'klabberjass-4': says('high-cut', reading('A63', '000', 'deal')),
      lehman: says('agree', notInGame('001')),
      bicycle: says('low-cut', stated('002', 'draw')),
      denexa: says('agree', notInGame('003')),
      'bridge-belote': says('agree', reading('B30', '004', 'cut')),
    },
    related: ['first-dealer'],
    words: ['same card', 'tie', 'cut again'],
  }),
  optionQuestion({
    id: 'next-dealer',
    group: 'deal',
    ask: 'Who deals the next hand?',
    option: 'nextDealer',
    answers: {
      winner:
        'The winner of the hand: the taker who made it, otherwise the opponent, with three players the higher one.',
      next: 'The next player in the direction of play, whoever won. With two players the deal alternates.',
    },
    notes: {
      'bela-2': 'Meant as fair, since the player who does not deal has the better of it.',
      'bela-3': 'Equal opponents: the one who comes first after the dealer.',
      'bridge-belote': 'The article does not say; the deal goes on to the right.',
    },
    related: ['dealer-after-tie', 'dealer-after-redeal', 'first-dealer', 'next-game-dealer'],
    words: ['deal passes', 'alternates', 'winner deals'],
  }),
  question({
    id: 'dealer-after-tie',
    group: 'deal',
    ask: 'Who deals after a tied hand?',
    answers: {
      next: 'The next player, with two the other one: a tied hand has no winner.',
      'higher-opponent':
        'The opponent with the higher total, because a tie is bate. Two equal ones: the first after the dealer.',
      opponent: 'The opponent, because a tie is bate. Of two partners the one who comes first after the dealer.',
      passes: 'The next player, as after any hand.',
    },
    by: {
      'bela-2': says('next', stated('000', 'score')),
      'bela-3': says('higher-opponent', reading('A43', '000', 'three')),
      'klabberjass-4': says('passes', stated('000', 'four')),
      lehman: says('next', reading('A35', '001', 'nextDeal')),
      bicycle: says('passes', stated('002', 'draw')),
      denexa: says('next', reading('A35', '003', 'scoring')),
      'bridge-belote': says('passes', reading('B33', '004', 'deal')),
    },
    variants: {
      'equal-scores': says('next', reading('A35', '000', 'equal')),
      'both-held': says('next', stated('000', 'score')),
      'three-rotate': says('passes', reading('A50', '000', 'three')),
    },
    readings: { 'bela-3': ['A50'] },
    related: ['tie', 'next-dealer', 'dealer-after-redeal'],
    words: ['equal', 'litige', 'hanging', 'held over'],
  }),
  optionQuestion({
    id: 'dealer-after-redeal',
    group: 'deal',
    ask: 'Everybody passed: who deals now?',
    option: 'redealDealer',
    presupposes: ['redeal'],
    answers: {
      next: 'The next player, with two the other one.',
      same: 'The same dealer deals again.',
    },
    notes: {
      'bela-3': 'The three-handed section names nobody; the next player deals, as with two.',
      bicycle: 'Lets the dealer “start a new deal”, yet says that the deal alternates.',
      'bridge-belote': 'The article does not say; the deal goes on to the right.',
    },
    related: ['all-pass', 'schmeiss-agreed', 'void-deal', 'misdeal', 'next-dealer'],
    words: ['thrown in', 'redeal', 'all pass', 'new deal'],
  }),
  question({
    id: 'shuffle-and-cut',
    group: 'deal',
    ask: 'Who shuffles, and who cuts?',
    answers: {
      tap: 'The dealer offers the pack to the opponent for a cut. Among friends a tap on the top is the usual reply.',
      both: 'Both players may shuffle, the dealer last if the dealer wishes. The other player cuts, with at least three cards in each packet.',
      shuffle: 'The pack is shuffled. Nothing is said of a cut.',
      'cut-only':
        'Shuffle before a game, then only cut: the player before the dealer cuts, in the first deal the dealer’s partner. At least three cards are cut.',
      open: 'Nothing is laid down. Shuffle and cut as the table is used to.',
    },
    by: {
      'bela-2': says('tap', stated('000', 'deal')),
      'bela-3': says('tap', reading('A44', '000', 'deal'), 'Which of the two opponents cuts is not said.'),
      'klabberjass-4': says('open', notInGame('000')),
      lehman: says('open', notInGame('001')),
      bicycle: says('both', stated('002', 'cut')),
      denexa: says('shuffle', stated('003', 'setup')),
      'bridge-belote': says('cut-only', reading('B01', '004', 'cut')),
    },
    readings: { 'bridge-belote': ['B31'] },
    related: ['first-dealer', 'first-cards', 'misdeal'],
    words: ['tap', 'mix', 'cutting the pack'],
  }),
]
