import { stated } from '../sources/cite'
import type { Story } from './story'

/** Advice on whether to take, and in which suit. */
export const BIDDING_STORIES: readonly Story[] = [
  {
    id: 'push-along',
    sources: [stated('000', 'advice')],
  },
  {
    id: 'do-not-wait',
    sources: [stated('000', 'advice')],
  },
  {
    id: 'jack-and-nine',
    sources: [stated('000', 'advice')],
    question: 'card-points',
  },
  {
    id: 'backing-hand',
    sources: [stated('000', 'advice')],
  },
  {
    id: 'be-outrageous',
    sources: [stated('000', 'advice')],
  },
  {
    id: 'last-three',
    sources: [stated('000', 'deal')],
    question: 'last-cards',
  },
  {
    id: 'not-lightly',
    sources: [stated('003', 'trump')],
    question: 'bate',
  },
  {
    id: 'better-seat',
    sources: [stated('000', 'deal')],
    question: 'next-dealer',
  },
  {
    id: 'what-a-schmeiss-says',
    sources: [stated('001', 'bidding')],
    question: 'schmeiss-refused',
  },
]
