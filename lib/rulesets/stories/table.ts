import { stated } from '../sources/cite'
import type { Story } from './story'

/** Customs, manners and sayings. */
export const TABLE_STORIES: readonly Story[] = [
  {
    id: 'barlinnie',
    sources: [stated('000', 'introduction')],
  },
  {
    id: 'tap-the-pack',
    sources: [stated('000', 'deal')],
    question: 'shuffle-and-cut',
  },
  {
    id: 'honest-trumps',
    sources: [stated('000', 'play')],
    question: 'low-trump-lead',
  },
  {
    id: 'lone-jack',
    sources: [stated('000', 'tricks')],
    question: 'bare-yuss',
  },
  {
    id: 'second-card',
    sources: [stated('000', 'combinations')],
    question: 'bela-call',
  },
  {
    id: 'old-proverb',
    sources: [stated('000', 'tricks')],
    question: 'trick-winner',
  },
  {
    id: 'kent-his-faither',
    sources: [stated('000', 'three')],
    question: 'low-man',
  },
  {
    id: 'low-man',
    sources: [stated('000', 'three')],
    question: 'low-man',
  },
  {
    id: 'better-with-three',
    sources: [stated('000', 'three')],
    question: 'all-pass',
  },
  {
    id: 'nobody-dares',
    sources: [stated('000', 'deal')],
    question: 'all-pass',
  },
  {
    id: 'scrap-of-paper',
    sources: [stated('000', 'score')],
  },
  {
    id: 'fathers-500',
    sources: [stated('000', 'winning')],
    question: 'target',
  },
  {
    id: 'east-lothian',
    sources: [stated('000', 'lastHand')],
    question: 'claims',
  },
  {
    id: 'king-or-queen',
    sources: [stated('000', 'fourPlay')],
    question: 'king-or-queen-first',
  },
  {
    id: 'price-of-a-run',
    sources: [stated('000', 'play')],
    question: 'words-of-runs',
  },
  {
    id: 'left-over-cards',
    sources: [stated('000', 'fourVariants')],
    question: 'indicator',
  },
  {
    id: 'sold-for-belote',
    sources: [stated('000', 'pack')],
    question: 'pack',
  },
]
