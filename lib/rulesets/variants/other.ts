import { reading, stated } from '../sources/cite'
import type { Described } from './variant'

/** Variations that Lehman’s game, Bicycle and the article on bridge-belote name or leave room for. */
export const OTHER_VARIANTS = [
  {
    id: 'lehman-caller-takes',
    of: ['lehman'],
    name: 'A refused schmeiss binds the caller',
    character:
      'Refused in the first round, a schmeiss makes its caller the maker, as on the Clobyosh page and in Denexa.',
    source: reading('A31', '001', 'bidding'),
    changes: { schmeissRefused: 'caller-takes' },
  },
  {
    id: 'bicycle-maker-first',
    of: ['bicycle'],
    name: 'The maker is counted first',
    character: 'If both reach 500 in one hand, the maker wins, having been counted first.',
    source: reading('A39', '002', 'game'),
    changes: { bothOver: 'taker-first' },
  },
  {
    id: 'bicycle-equal-runs',
    of: ['bicycle'],
    name: 'Equal sequences go to the non-dealer',
    character: 'Between two sequences that are equal in every respect, the non-dealer’s scores.',
    source: stated('002', 'melding'),
    changes: { equalRuns: 'first-declared' },
  },
  {
    id: 'belote-third-level',
    of: ['bridge-belote'],
    name: 'A third level of doubling',
    character: 'A re-double can be doubled once more, to eight times, which can win the game in one deal.',
    source: stated('004', 'thirdLevel'),
    changes: { doubling: 8 },
  },
  {
    id: 'belote-kirtik',
    of: ['bridge-belote'],
    name: 'Kirtik',
    character: 'Ten match points are lost for failing a contract, and ten for taking no trick.',
    source: reading('B22', '004', 'kirtik'),
    changes: { kirtik: 'yes' },
  },
  {
    id: 'belote-multiply-first',
    of: ['bridge-belote'],
    name: 'Doubles before rounding',
    character: 'Card points are multiplied first and rounded to match points afterwards, in the order of the text.',
    source: reading('B11', '004', 'doubling'),
    changes: { multiply: 'before-rounding' },
  },
  {
    id: 'belote-partner-free',
    of: ['bridge-belote'],
    name: 'No trump needed behind a winning partner',
    character: 'A player who cannot follow may discard while the partner has the trick.',
    source: reading('B28', '004', 'play'),
    changes: { partnerWinning: 'free' },
  },
  {
    id: 'belote-valat-undoubled',
    of: ['bridge-belote'],
    name: 'Contra leaves the valat alone',
    character: 'The premium for every trick is not multiplied by doubles.',
    source: reading('B15', '004', 'valat'),
    changes: { sweepDoubled: 'no' },
  },
] as const satisfies readonly Described[]
