import { stated } from '../sources/cite'
import type { Story } from './story'

/** Customs, manners and sayings. */
export const TABLE_STORIES: readonly Story[] = [
  {
    id: 'barlinnie',
    sources: [stated('clobyosh', 'introduction')],
  },
  {
    id: 'tap-the-pack',
    sources: [stated('clobyosh', 'deal')],
    question: 'shuffle-and-cut',
  },
  {
    id: 'honest-trumps',
    sources: [stated('clobyosh', 'play')],
    question: 'low-trump-lead',
  },
  {
    id: 'lone-jack',
    sources: [stated('clobyosh', 'tricks')],
    question: 'bare-yuss',
  },
  {
    id: 'second-card',
    sources: [stated('clobyosh', 'combinations')],
    question: 'bela-call',
  },
  {
    id: 'old-proverb',
    sources: [stated('clobyosh', 'tricks')],
    question: 'trick-winner',
  },
  {
    id: 'kent-his-faither',
    sources: [stated('clobyosh', 'three')],
    question: 'low-man',
  },
  {
    id: 'low-man',
    sources: [stated('clobyosh', 'three')],
    question: 'low-man',
  },
  {
    id: 'better-with-three',
    sources: [stated('clobyosh', 'three')],
    question: 'all-pass',
  },
  {
    id: 'no-one-dares',
    sources: [stated('clobyosh', 'deal')],
    question: 'all-pass',
  },
  {
    id: 'scrap-of-paper',
    sources: [stated('clobyosh', 'score')],
  },
  {
    id: 'fathers-500',
    sources: [stated('clobyosh', 'winning')],
    question: 'target',
  },
  {
    id: 'east-lothian',
    sources: [stated('clobyosh', 'lastHand')],
    question: 'claims',
  },
  {
    id: 'king-or-queen',
    sources: [stated('clobyosh', 'fourPlay')],
    question: 'king-or-queen-first',
  },
  {
    id: 'price-of-a-run',
    sources: [stated('clobyosh', 'play')],
    question: 'words-of-runs',
  },
  {
    id: 'left-over-cards',
    sources: [stated('clobyosh', 'fourVariants')],
    question: 'indicator',
  },
  {
    id: 'sold-for-belote',
    sources: [stated('clobyosh', 'pack')],
    question: 'pack',
  },
]
