import { stated } from '../sources/cite'
import type { Story } from './story'

/** Advice on what to declare, what to keep quiet, and what to play. */
export const PLAY_STORIES: readonly Story[] = [
  {
    id: 'defence',
    sources: [stated('clobyosh', 'advice')],
  },
  {
    id: 'silent-bela',
    sources: [stated('clobyosh', 'score'), stated('lehman', 'bella')],
    question: 'must-call-bela',
  },
  {
    id: 'silent-run',
    sources: [stated('clobyosh', 'combinations'), stated('denexa', 'melding')],
    question: 'must-declare',
  },
  {
    id: 'winner-for-the-end',
    sources: [stated('clobyosh', 'last')],
    question: 'last-trick',
  },
  {
    id: 'any-trick',
    sources: [stated('clobyosh', 'play')],
    question: 'runs-need-trick',
  },
  {
    id: 'show-a-part',
    sources: [stated('clobyosh', 'fourPlay')],
    question: 'run-of-five',
  },
  {
    id: 'two-duties',
    sources: [stated('clobyosh', 'tricks')],
    question: 'must-trump',
  },
  {
    id: 'card-for-the-seven',
    sources: [stated('lehman', 'bidding')],
    question: 'must-exchange',
  },
  {
    id: 'bottom-card',
    sources: [stated('clobyosh', 'deal'), stated('lehman', 'bidding'), stated('bicycle', 'redealing')],
    question: 'bottom-card',
  },
]
