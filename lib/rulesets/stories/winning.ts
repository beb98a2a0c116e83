import { stated } from '../sources/cite'
import type { Story } from './story'

/** Advice on the last hand of a game, and what a tie is good for. */
export const WINNING_STORIES: readonly Story[] = [
  {
    id: 'say-it',
    sources: [stated('clobyosh', 'winning')],
    question: 'one-over',
  },
  {
    id: 'count-first',
    sources: [stated('clobyosh', 'winning'), stated('clobyosh', 'rule3')],
    question: 'false-claim',
  },
  {
    id: 'from-478',
    sources: [stated('clobyosh', 'winning')],
    question: 'claim-though-bate',
  },
  {
    id: 'go-down-fighting',
    sources: [stated('clobyosh', 'winning')],
  },
  {
    id: 'second-chance',
    sources: [stated('clobyosh', 'score')],
    question: 'tie',
  },
  {
    id: 'narrow-escape',
    sources: [stated('belote', 'rounding')],
    question: 'rounding',
  },
]
