import { stated } from '../sources/cite'
import type { Story } from './story'

/** The stories of the game's words. */
export const NAME_STORIES: readonly Story[] = [
  {
    id: 'jack-of-clubs',
    sources: [stated('bicycle', 'opening'), stated('denexa', 'opening'), stated('belote', 'origin')],
    question: 'names-of-trumps',
  },
  {
    id: 'since-the-1890s',
    sources: [stated('belote', 'origin')],
  },
  {
    id: 'how-to-say-it',
    sources: [stated('belote', 'spoken')],
  },
  {
    id: 'dozen-names',
    sources: [stated('lehman', 'opening'), stated('bicycle', 'opening')],
  },
  {
    id: 'five-hundred',
    sources: [stated('clobyosh', 'introduction')],
    question: 'target',
  },
  {
    id: 'boeuf',
    sources: [stated('belote', 'opening')],
  },
  {
    id: 'names-of-belote',
    sources: [stated('belote', 'opening')],
  },
  {
    id: 'bela-twice',
    sources: [stated('clobyosh', 'introduction'), stated('belote', 'name')],
    question: 'bela',
  },
  {
    id: 'rebelote',
    sources: [stated('clobyosh', 'combinations')],
    question: 'bela-call',
  },
  {
    id: 'beast',
    sources: [stated('clobyosh', 'score')],
    question: 'bate',
  },
  {
    id: 'inside',
    sources: [stated('belote', 'inside')],
    question: 'bate',
  },
  {
    id: 'throw-away',
    sources: [stated('clobyosh', 'schmeiss')],
    question: 'schmeiss',
  },
  {
    id: 'deece',
    sources: [stated('bicycle', 'redealing'), stated('denexa', 'trump')],
    question: 'exchange-seven',
  },
  {
    id: 'shtoch',
    sources: [stated('clobyosh', 'last')],
    question: 'last-trick',
  },
  {
    id: 'spellings-of-yuss',
    sources: [
      stated('clobyosh', 'values'),
      stated('lehman', 'rank'),
      stated('bicycle', 'scoring'),
      stated('denexa', 'ranking'),
    ],
    question: 'names-of-trumps',
  },
  {
    id: 'on-the-bimah',
    sources: [stated('clobyosh', 'threeVariations'), stated('clobyosh', 'fourVariants')],
    question: 'bimah',
  },
  {
    id: 'bed-sheet',
    sources: [stated('belote', 'thirdLevel')],
    question: 'third-level',
  },
  {
    id: 'no-tricker',
    sources: [stated('clobyosh', 'allTricks')],
    question: 'all-tricks',
  },
]
