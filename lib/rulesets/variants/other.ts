import { reading, stated } from '../sources/cite'
import type { Described } from './variant'

/** Variations that Lehman’s game, Bicycle and the article on bridge-belote mention or allow. */
export const OTHER_VARIANTS = [
  {
    id: 'lehman-caller-takes',
    of: ['lehman'],
    source: reading('lehman-schmeiss-refused', 'lehman', 'bidding'),
    changes: { schmeissRefused: 'caller-takes' },
  },
  {
    id: 'bicycle-maker-first',
    of: ['bicycle'],
    source: reading('maker-counted-first', 'bicycle', 'game'),
    changes: { bothOver: 'taker-first' },
  },
  {
    id: 'bicycle-equal-runs',
    of: ['bicycle'],
    source: stated('bicycle', 'melding'),
    changes: { equalRuns: 'first-declared' },
  },
  {
    id: 'belote-third-level',
    of: ['bridge-belote'],
    source: stated('belote', 'thirdLevel'),
    changes: { doubling: 8 },
  },
  {
    id: 'belote-kirtik',
    of: ['bridge-belote'],
    source: reading('kirtik', 'belote', 'kirtik'),
    changes: { kirtik: 'yes' },
  },
  {
    id: 'belote-multiply-first',
    of: ['bridge-belote'],
    source: reading('rounding-and-multiplying', 'belote', 'doubling'),
    changes: { multiply: 'before-rounding' },
  },
  {
    id: 'belote-partner-free',
    of: ['bridge-belote'],
    source: reading('void-while-partner-wins', 'belote', 'play'),
    changes: { partnerWinning: 'free' },
  },
  {
    id: 'belote-valat-undoubled',
    of: ['bridge-belote'],
    source: reading('valat-doubled', 'belote', 'valat'),
    changes: { sweepDoubled: 'no' },
  },
] as const satisfies readonly Described[]
