import { stated } from '../sources/cite'
import type { Story } from './story'

/** Where the words of the game come from. */
export const NAME_STORIES: readonly Story[] = [
  {
    id: 'jack-of-clubs',
    sources: [stated('002', 'opening'), stated('003', 'opening'), stated('004', 'origin')],
    question: 'names-of-trumps',
  },
  {
    id: 'since-the-1890s',
    sources: [stated('004', 'origin')],
  },
  {
    id: 'how-to-say-it',
    sources: [stated('004', 'spoken')],
  },
  {
    id: 'dozen-names',
    sources: [stated('001', 'opening'), stated('002', 'opening')],
  },
  {
    id: 'five-hundred',
    sources: [stated('000', 'introduction')],
    question: 'target',
  },
  {
    id: 'boeuf',
    sources: [stated('004', 'opening')],
  },
  {
    id: 'names-of-belote',
    sources: [stated('004', 'opening')],
  },
  {
    id: 'bela-twice',
    sources: [stated('000', 'introduction'), stated('004', 'name')],
    question: 'bela',
  },
  {
    id: 'rebelote',
    sources: [stated('000', 'combinations')],
    question: 'bela-call',
  },
  {
    id: 'beast',
    sources: [stated('000', 'score')],
    question: 'bate',
  },
  {
    id: 'inside',
    sources: [stated('004', 'inside')],
    question: 'bate',
  },
  {
    id: 'throw-away',
    sources: [stated('000', 'schmeiss')],
    question: 'schmeiss',
  },
  {
    id: 'deece',
    sources: [stated('002', 'redealing'), stated('003', 'trump')],
    question: 'exchange-seven',
  },
  {
    id: 'shtoch',
    sources: [stated('000', 'last')],
    question: 'last-trick',
  },
  {
    id: 'spellings-of-yuss',
    sources: [stated('000', 'values'), stated('001', 'rank'), stated('002', 'scoring'), stated('003', 'ranking')],
    question: 'names-of-trumps',
  },
  {
    id: 'on-the-bimah',
    sources: [stated('000', 'threeVariations'), stated('000', 'fourVariants')],
    question: 'bimah',
  },
  {
    id: 'bed-sheet',
    sources: [stated('004', 'thirdLevel')],
    question: 'third-level',
  },
  {
    id: 'no-tricker',
    sources: [stated('000', 'allTricks')],
    question: 'all-tricks',
  },
]
