import { reading, stated } from '../sources/cite'
import { NOWHERE } from './rule-source'
import type { RuleSourcePart } from './rule-source'

/** Where doubles and match points come from: bridge-belote alone has them. */
export const MATCH_POINTS_SOURCES = {
  doubling: {
    ...NOWHERE,
    'bridge-belote': stated('004', 'doubling'),
  },
  'third-level': {
    ...NOWHERE,
    'bridge-belote': stated('004', 'thirdLevel'),
  },
  'both-committed': {
    ...NOWHERE,
    'bridge-belote': stated('004', 'inside'),
  },
  'no-trump-doubled': {
    ...NOWHERE,
    'bridge-belote': stated('004', 'doubling'),
  },
  'match-points': {
    ...NOWHERE,
    'bridge-belote': stated('004', 'rounding'),
  },
  rounding: {
    ...NOWHERE,
    'bridge-belote': stated('004', 'rounding'),
  },
  kirtik: {
    ...NOWHERE,
    'bridge-belote': reading('B22', '004', 'kirtik'),
  },
} as const satisfies RuleSourcePart
