import { reading, stated } from '../sources/cite'
import { NOWHERE, type RuleSourcePart } from './rule-source'

/** The sources of doubles and match points, which only bridge-belote has. */
export const MATCH_POINTS_SOURCES = {
  doubling: {
    ...NOWHERE,
    'bridge-belote': stated('belote', 'doubling'),
    contree: stated('ffb-contree', 's10-2'),
    coinche: stated('ffb-coinche', 'bids'),
  },
  'third-level': {
    ...NOWHERE,
    'bridge-belote': stated('belote', 'thirdLevel'),
  },
  'both-committed': {
    ...NOWHERE,
    'bridge-belote': stated('belote', 'inside'),
  },
  'no-trump-doubled': {
    ...NOWHERE,
    'bridge-belote': stated('belote', 'doubling'),
  },
  'match-points': {
    ...NOWHERE,
    'bridge-belote': stated('belote', 'rounding'),
  },
  rounding: {
    ...NOWHERE,
    'bridge-belote': stated('belote', 'rounding'),
    contree: stated('ffb-contree', 's10-3'),
    coinche: stated('ffb-coinche', 'rounding'),
  },
  kirtik: {
    ...NOWHERE,
    'bridge-belote': reading('kirtik', 'belote', 'kirtik'),
  },
} as const satisfies RuleSourcePart
