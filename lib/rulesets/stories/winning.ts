import { stated } from '../sources/cite'
import type { Story } from './story'

/** Advice on the last hand of a game, and what a tie is good for. */
export const WINNING_STORIES: readonly Story[] = [
  {
    id: 'say-it',
    sources: [stated('000', 'winning')],
    question: 'one-over',
  },
  {
    id: 'count-first',
    sources: [stated('000', 'winning'), stated('000', 'rule3')],
    question: 'false-claim',
  },
  {
    id: 'from-478',
    sources: [stated('000', 'winning')],
    question: 'claim-though-bate',
  },
  {
    id: 'go-down-fighting',
    sources: [stated('000', 'winning')],
  },
  {
    id: 'second-chance',
    sources: [stated('000', 'score')],
    question: 'tie',
  },
  {
    id: 'narrow-escape',
    sources: [stated('004', 'rounding')],
    question: 'rounding',
  },
]
