import { reading, stated } from '../sources/cite'
import type { Described } from './variant'

/** Variations of the three-handed game on the Clobyosh page. */
export const THREE_HANDED_VARIANTS = [
  {
    id: 'three-each',
    of: ['bela-3'],
    source: stated('clobyosh', 'threeVariations'),
    changes: { bateTo: 'each' },
  },
  {
    id: 'three-big',
    of: ['bela-3'],
    source: reading('big-doubles', 'clobyosh', 'threeVariations'),
    changes: { big: 'allowed' },
  },
  {
    id: 'three-28',
    of: ['bela-3'],
    source: stated('clobyosh', 'threeVariations'),
    changes: { pack: 28, exchangeSeven: 'no' },
  },
  {
    id: 'three-bimah',
    of: ['bela-3'],
    source: stated('clobyosh', 'threeVariations'),
    changes: { allPass: 'dealer-names' },
  },
  {
    id: 'three-rotate',
    of: ['bela-3'],
    source: reading('dealer-of-three', 'clobyosh', 'three'),
    changes: { nextDealer: 'next' },
  },
] as const satisfies readonly Described[]
