import { stated } from '../sources/cite'
import type { Story } from './story'

/** Advice on what to declare, what to keep quiet, and what to play. */
export const PLAY_STORIES: readonly Story[] = [
  {
    id: 'defence',
    sources: [stated('000', 'advice')],
  },
  {
    id: 'silent-bela',
    sources: [stated('000', 'score'), stated('001', 'bella')],
    question: 'must-call-bela',
  },
  {
    id: 'silent-run',
    sources: [stated('000', 'combinations'), stated('003', 'melding')],
    question: 'must-declare',
  },
  {
    id: 'winner-for-the-end',
    sources: [stated('000', 'last')],
    question: 'last-trick',
  },
  {
    id: 'any-trick',
    sources: [stated('000', 'play')],
    question: 'runs-need-trick',
  },
  {
    id: 'show-a-part',
    sources: [stated('000', 'fourPlay')],
    question: 'run-of-five',
  },
  {
    id: 'two-duties',
    sources: [stated('000', 'tricks')],
    question: 'must-trump',
  },
  {
    id: 'card-for-the-seven',
    sources: [stated('001', 'bidding')],
    question: 'must-exchange',
  },
  {
    id: 'bottom-card',
    sources: [stated('000', 'deal'), stated('001', 'bidding'), stated('002', 'redealing')],
    question: 'bottom-card',
  },
]
