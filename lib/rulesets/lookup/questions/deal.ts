import { notInGame, reading, stated } from '../../sources/cite'
import { optionQuestion } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

/** How the cards are dealt, and what becomes of the cards that nobody gets. */
export const DEAL_QUESTIONS: readonly Question[] = [
  question({
    id: 'first-cards',
    group: 'deal',
    ask: 'How many cards are dealt before trumps are chosen?',
    answers: {
      six: 'Six each, in two rounds of three.',
      five: 'Five each: a packet of three, then a packet of two, beginning on the dealer’s right.',
    },
    by: {
      'bela-2': says('six', stated('000', 'deal'), 'The player who does not deal comes first.'),
      'bela-3': says(
        'six',
        reading('A44', '000', 'deal'),
        'The three-handed section has them dealt in threes, clockwise.',
      ),
      'klabberjass-4': says('six', stated('000', 'fourDeal')),
      lehman: says('six', stated('001', 'bidding')),
      bicycle: says('six', stated('002', 'deal'), 'The player who does not deal comes first.'),
      denexa: says('six', stated('003', 'setup')),
      'bridge-belote': says('five', stated('004', 'deal')),
    },
    related: ['last-cards', 'hand-size', 'direction', 'indicator'],
    words: ['packet', 'three at a time', 'first six'],
  }),
  question({
    id: 'last-cards',
    group: 'deal',
    ask: 'How are the hands completed once trumps are chosen?',
    answers: {
      packet: 'Three more cards each, as a packet.',
      singly: 'Three more cards each, one at a time.',
      three: 'Three more cards each. Whether as a packet or one at a time is not said.',
      'turn-up-to-dealer': 'A packet of two each; the dealer takes one card and the turn-up.',
      'two-each': 'Two more cards each, the dealer included.',
    },
    by: {
      'bela-2': says('packet', stated('000', 'deal')),
      'bela-3': says('packet', reading('A44', '000', 'deal')),
      'klabberjass-4': says('turn-up-to-dealer', stated('000', 'fourDeal')),
      lehman: says('singly', stated('001', 'bidding')),
      bicycle: says('singly', stated('002', 'redealing')),
      denexa: says('three', stated('003', 'trump')),
      'bridge-belote': says('packet', stated('004', 'deal')),
    },
    variants: { 'four-low-card': says('two-each', reading('A57', '000', 'fourVariants')) },
    related: ['first-cards', 'hand-size', 'turn-up-owner', 'bottom-card'],
    words: ['last three cards', 'second deal', 'one at a time'],
  }),
  question({
    id: 'hand-size',
    group: 'deal',
    ask: 'How many cards has a full hand?',
    answers: {
      nine: 'Nine cards each, so nine tricks.',
      eight: 'Eight cards each, so eight tricks and nothing left over.',
    },
    by: {
      'bela-2': says('nine', stated('000', 'deal')),
      'bela-3': says(
        'nine',
        stated('000', 'threeVariations'),
        'Named where the 28-card game keeps the same nine cards.',
      ),
      'klabberjass-4': says('eight', stated('000', 'fourDeal')),
      lehman: says('nine', stated('001', 'bidding')),
      bicycle: says('nine', stated('002', 'redealing')),
      denexa: says('nine', stated('003', 'trump')),
      'bridge-belote': says('eight', stated('004', 'deal')),
    },
    related: ['first-cards', 'last-cards', 'wrong-count'],
    words: ['tricks', 'nine', 'eight'],
  }),
  question({
    id: 'turn-up-owner',
    group: 'deal',
    ask: 'Who gets the turned-up card?',
    presupposes: ['turn-up'],
    answers: {
      nobody: 'Nobody. It stays out of play, unless the seven of trumps may be exchanged for it and somebody does.',
      dealer: 'The dealer, whose hand it completes, whichever suit becomes trumps.',
      'out-of-play': 'Nobody. With 28 cards it is the one card that stays out of play.',
      indicator: 'Nobody: the card that shows the suit is not one of the 32.',
    },
    by: {
      'bela-2': says('nobody', stated('000', 'exchange')),
      'bela-3': says('nobody', reading('A44', '000', 'exchange')),
      'klabberjass-4': says('dealer', stated('000', 'fourDeal')),
      lehman: says('nobody', stated('001', 'bidding')),
      bicycle: says('nobody', stated('002', 'redealing')),
      denexa: says('nobody', stated('003', 'trump')),
      'bridge-belote': says('without-turn-up', notInGame('004')),
    },
    variants: {
      'three-28': says('out-of-play', stated('000', 'threeVariations')),
      'four-low-card': says('indicator', reading('A57', '000', 'fourVariants')),
    },
    related: ['exchange-seven', 'last-cards', 'indicator', 'bottom-card'],
    words: ['upcard', 'trump indicator', 'turn-up'],
  }),
  question({
    id: 'bottom-card',
    group: 'deal',
    ask: 'Is the bottom card of the pack shown?',
    presupposes: ['stock', 'bottom-card'],
    answers: {
      shown:
        'Yes. Once the hands are complete it is turned face up, only to be seen; it takes no part in play. The rest of the stock stays face down.',
      'not-mentioned': 'Nothing is said of it. It may stay face down with the rest of the stock.',
    },
    by: {
      'bela-2': says('shown', stated('000', 'deal')),
      'bela-3': says('shown', reading('A44', '000', 'three'), 'Counted there among the cards that are not hidden.'),
      'klabberjass-4': says('without-stock', stated('000', 'fourDeal')),
      lehman: says('shown', stated('001', 'bidding')),
      bicycle: says('shown', stated('002', 'redealing')),
      denexa: says('not-mentioned', notInGame('003')),
      'bridge-belote': says('without-stock', stated('004', 'deal')),
    },
    variants: { 'three-28': says('without-bottom-card', stated('000', 'threeVariations')) },
    readings: { 'bela-2': ['A02'] },
    related: ['turn-up-owner', 'last-cards', 'points-in-hand'],
    words: ['stock', 'stub', 'talon', 'out of play'],
  }),
  optionQuestion({
    id: 'direction',
    group: 'deal',
    ask: 'Which way round do deal and play go?',
    option: 'direction',
    answers: {
      clockwise: 'Clockwise, to the left. With two players it makes no difference.',
      counterclockwise: 'Counter-clockwise, to the right.',
    },
    related: ['who-speaks-first', 'first-lead', 'next-dealer'],
    words: ['clockwise', 'left', 'right', 'rotation'],
  }),
  optionQuestion({
    id: 'indicator',
    group: 'deal',
    ask: 'Which card shows the proposed trumps?',
    option: 'indicator',
    presupposes: ['turn-up'],
    answers: {
      'turn-up': 'The next card of the pack, turned up after the first part of the deal.',
      'low-card':
        'A card from the unused twos to sixes, shuffled apart. All 32 cards are then dealt, and the dealer gets no turn-up.',
    },
    notes: { 'bridge-belote': 'The contracts are bid.' },
    related: ['turn-up-owner', 'last-cards', 'round-one', 'turned-suit-again'],
    words: ['upcard', 'low cards', 'trump indicator', 'twos to sixes'],
  }),
]
