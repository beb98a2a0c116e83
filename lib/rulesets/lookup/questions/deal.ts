import { notInGame, reading, stated } from '../../sources/cite'
import { optionQuestion } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

/** How the cards are dealt, and what becomes of the cards that nobody gets. */
export const DEAL_QUESTIONS: readonly Question[] = [
  question({
    id: 'first-cards',
    group: 'deal',
    answers: ['six', 'five'],
    by: {
      'bela-2': says('six', stated('000', 'deal')),
      'bela-3': says('six', reading('A44', '000', 'deal')),
      'klabberjass-4': says('six', stated('000', 'fourDeal')),
      lehman: says('six', stated('001', 'bidding')),
      bicycle: says('six', stated('002', 'deal')),
      denexa: says('six', stated('003', 'setup')),
      'bridge-belote': says('five', stated('004', 'deal')),
    },
    related: ['last-cards', 'hand-size', 'direction', 'indicator'],
  }),
  question({
    id: 'last-cards',
    group: 'deal',
    answers: ['packet', 'singly', 'three', 'turn-up-to-dealer', 'two-each'],
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
  }),
  question({
    id: 'hand-size',
    group: 'deal',
    answers: ['nine', 'eight'],
    by: {
      'bela-2': says('nine', stated('000', 'deal')),
      'bela-3': says('nine', stated('000', 'threeVariations')),
      'klabberjass-4': says('eight', stated('000', 'fourDeal')),
      lehman: says('nine', stated('001', 'bidding')),
      bicycle: says('nine', stated('002', 'redealing')),
      denexa: says('nine', stated('003', 'trump')),
      'bridge-belote': says('eight', stated('004', 'deal')),
    },
    related: ['first-cards', 'last-cards', 'wrong-count'],
  }),
  question({
    id: 'turn-up-owner',
    group: 'deal',
    presupposes: ['turn-up'],
    answers: ['nobody', 'dealer', 'out-of-play', 'indicator'],
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
  }),
  question({
    id: 'bottom-card',
    group: 'deal',
    presupposes: ['stock', 'bottom-card'],
    answers: ['shown', 'not-mentioned'],
    by: {
      'bela-2': says('shown', stated('000', 'deal')),
      'bela-3': says('shown', reading('A44', '000', 'three')),
      'klabberjass-4': says('without-stock', stated('000', 'fourDeal')),
      lehman: says('shown', stated('001', 'bidding')),
      bicycle: says('shown', stated('002', 'redealing')),
      denexa: says('not-mentioned', notInGame('003')),
      'bridge-belote': says('without-stock', stated('004', 'deal')),
    },
    variants: { 'three-28': says('without-bottom-card', stated('000', 'threeVariations')) },
    readings: { 'bela-2': ['A02'] },
    related: ['turn-up-owner', 'last-cards', 'points-in-hand'],
  }),
  optionQuestion({
    id: 'direction',
    group: 'deal',
    option: 'direction',
    answers: ['clockwise', 'counterclockwise'],
    related: ['who-speaks-first', 'first-lead', 'next-dealer'],
  }),
  optionQuestion({
    id: 'indicator',
    group: 'deal',
    option: 'indicator',
    presupposes: ['turn-up'],
    answers: ['turn-up', 'low-card'],
    related: ['turn-up-owner', 'last-cards', 'round-one', 'turned-suit-again'],
  }),
]
