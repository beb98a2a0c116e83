import { reading, stated } from '../sources/cite'
import type { Described } from './variant'

/** Variations that Lehman’s game, Bicycle and the article on bridge-belote name or leave room for. */
export const OTHER_VARIANTS = [
  {
    id: 'lehman-caller-takes',
    of: ['lehman'],
    source: reading('A31', '001', 'bidding'),
    changes: { schmeissRefused: 'caller-takes' },
  },
  {
    id: 'bicycle-maker-first',
    of: ['bicycle'],
    source: reading('A39', '002', 'game'),
    changes: { bothOver: 'taker-first' },
  },
  {
    id: 'bicycle-equal-runs',
    of: ['bicycle'],
    source: stated('002', 'melding'),
    changes: { equalRuns: 'first-declared' },
  },
  {
    id: 'belote-third-level',
    of: ['bridge-belote'],
    source: stated('004', 'thirdLevel'),
    changes: { doubling: 8 },
  },
  {
    id: 'belote-kirtik',
    of: ['bridge-belote'],
    source: reading('B22', '004', 'kirtik'),
    changes: { kirtik: 'yes' },
  },
  {
    id: 'belote-multiply-first',
    of: ['bridge-belote'],
    source: reading('B11', '004', 'doubling'),
    changes: { multiply: 'before-rounding' },
  },
  {
    id: 'belote-partner-free',
    of: ['bridge-belote'],
    source: reading('B28', '004', 'play'),
    changes: { partnerWinning: 'free' },
  },
  {
    id: 'belote-valat-undoubled',
    of: ['bridge-belote'],
    source: reading('B15', '004', 'valat'),
    changes: { sweepDoubled: 'no' },
  },
] as const satisfies readonly Described[]
