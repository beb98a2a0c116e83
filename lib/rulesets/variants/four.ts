import { reading, stated } from '../sources/cite'
import type { Described } from './variant'

/** Variants of the four-handed game on the Clobyosh page. */
export const FOUR_HANDED_VARIANTS = [
  {
    id: 'four-low-card',
    of: ['klabberjass-4'],
    source: reading('low-card-deal', 'clobyosh', 'fourVariants'),
    changes: { indicator: 'low-card' },
  },
  {
    id: 'four-bimah',
    of: ['klabberjass-4'],
    source: stated('clobyosh', 'fourVariants'),
    changes: { allPass: 'dealer-names' },
  },
  {
    id: 'four-bimah-no-trump',
    of: ['klabberjass-4'],
    source: stated('clobyosh', 'fourVariants'),
    changes: { allPass: 'dealer-names', forcedNoTrump: 'allowed' },
  },
  {
    id: 'four-left-of-dealer',
    of: ['klabberjass-4'],
    source: stated('clobyosh', 'fourVariants'),
    changes: { allPass: 'eldest-names' },
  },
  {
    id: 'four-left-no-trump',
    of: ['klabberjass-4'],
    source: stated('clobyosh', 'fourVariants'),
    changes: { allPass: 'eldest-names', forcedNoTrump: 'allowed' },
  },
  {
    id: 'four-taker-leads',
    of: ['klabberjass-4'],
    source: stated('clobyosh', 'fourVariants'),
    changes: { leader: 'taker' },
  },
  {
    id: 'four-1002',
    of: ['klabberjass-4'],
    source: stated('clobyosh', 'fourVariants'),
    changes: { target: 1002 },
  },
] as const satisfies readonly Described[]
