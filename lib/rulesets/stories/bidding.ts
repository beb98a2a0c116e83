import { stated } from '../sources/cite'
import type { Story } from './story'

/** Advice on whether to take, and in which suit. */
export const BIDDING_STORIES: readonly Story[] = [
  {
    id: 'push-along',
    sources: [stated('clobyosh', 'advice')],
  },
  {
    id: 'do-not-wait',
    sources: [stated('clobyosh', 'advice')],
  },
  {
    id: 'jack-and-nine',
    sources: [stated('clobyosh', 'advice')],
    question: 'card-points',
  },
  {
    id: 'backing-hand',
    sources: [stated('clobyosh', 'advice')],
  },
  {
    id: 'be-outrageous',
    sources: [stated('clobyosh', 'advice')],
  },
  {
    id: 'last-three',
    sources: [stated('clobyosh', 'deal')],
    question: 'last-cards',
  },
  {
    id: 'not-lightly',
    sources: [stated('denexa', 'trump')],
    question: 'bate',
  },
  {
    id: 'better-seat',
    sources: [stated('clobyosh', 'deal')],
    question: 'next-dealer',
  },
  {
    id: 'what-a-schmeiss-says',
    sources: [stated('lehman', 'bidding')],
    question: 'schmeiss-refused',
  },
]
