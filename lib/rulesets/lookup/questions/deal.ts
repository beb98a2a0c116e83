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
      'bela-2': says('six', stated('clobyosh', 'deal')),
      'bela-3': says('six', reading('from-two-to-three', 'clobyosh', 'deal')),
      'klabberjass-4': says('six', stated('clobyosh', 'fourDeal')),
      lehman: says('six', stated('lehman', 'bidding')),
      bicycle: says('six', stated('bicycle', 'deal')),
      denexa: says('six', stated('denexa', 'setup')),
      'bridge-belote': says('five', stated('belote', 'deal')),
    },
    related: ['last-cards', 'hand-size', 'direction', 'indicator'],
  }),
  question({
    id: 'last-cards',
    group: 'deal',
    answers: ['packet', 'singly', 'three', 'turn-up-to-dealer', 'two-each'],
    by: {
      'bela-2': says('packet', stated('clobyosh', 'deal')),
      'bela-3': says('packet', reading('from-two-to-three', 'clobyosh', 'deal')),
      'klabberjass-4': says('turn-up-to-dealer', stated('clobyosh', 'fourDeal')),
      lehman: says('singly', stated('lehman', 'bidding')),
      bicycle: says('singly', stated('bicycle', 'redealing')),
      denexa: says('three', stated('denexa', 'trump')),
      'bridge-belote': says('packet', stated('belote', 'deal')),
    },
    variants: { 'four-low-card': says('two-each', reading('low-card-deal', 'clobyosh', 'fourVariants')) },
    related: ['first-cards', 'hand-size', 'turn-up-owner', 'bottom-card'],
  }),
  question({
    id: 'hand-size',
    group: 'deal',
    answers: ['nine', 'eight'],
    by: {
      'bela-2': says('nine', stated('clobyosh', 'deal')),
      'bela-3': says('nine', stated('clobyosh', 'threeVariations')),
      'klabberjass-4': says('eight', stated('clobyosh', 'fourDeal')),
      lehman: says('nine', stated('lehman', 'bidding')),
      bicycle: says('nine', stated('bicycle', 'redealing')),
      denexa: says('nine', stated('denexa', 'trump')),
      'bridge-belote': says('eight', stated('belote', 'deal')),
    },
    related: ['first-cards', 'last-cards', 'wrong-count'],
  }),
  question({
    id: 'turn-up-owner',
    group: 'deal',
    presupposes: ['turn-up'],
    answers: ['nobody', 'dealer', 'out-of-play', 'indicator'],
    by: {
      'bela-2': says('nobody', stated('clobyosh', 'exchange')),
      'bela-3': says('nobody', reading('from-two-to-three', 'clobyosh', 'exchange')),
      'klabberjass-4': says('dealer', stated('clobyosh', 'fourDeal')),
      lehman: says('nobody', stated('lehman', 'bidding')),
      bicycle: says('nobody', stated('bicycle', 'redealing')),
      denexa: says('nobody', stated('denexa', 'trump')),
      'bridge-belote': says('without-turn-up', notInGame('belote')),
    },
    variants: {
      'three-28': says('out-of-play', stated('clobyosh', 'threeVariations')),
      'four-low-card': says('indicator', reading('low-card-deal', 'clobyosh', 'fourVariants')),
    },
    related: ['exchange-seven', 'last-cards', 'indicator', 'bottom-card'],
  }),
  question({
    id: 'bottom-card',
    group: 'deal',
    presupposes: ['stock', 'bottom-card'],
    answers: ['shown', 'not-mentioned'],
    by: {
      'bela-2': says('shown', stated('clobyosh', 'deal')),
      'bela-3': says('shown', reading('from-two-to-three', 'clobyosh', 'three')),
      'klabberjass-4': says('without-stock', stated('clobyosh', 'fourDeal')),
      lehman: says('shown', stated('lehman', 'bidding')),
      bicycle: says('shown', stated('bicycle', 'redealing')),
      denexa: says('not-mentioned', notInGame('denexa')),
      'bridge-belote': says('without-stock', stated('belote', 'deal')),
    },
    variants: { 'three-28': says('without-bottom-card', stated('clobyosh', 'threeVariations')) },
    readings: { 'bela-2': ['stock-face-down'] },
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
