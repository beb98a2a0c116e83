import { reading, stated } from '../sources/cite'
import type { Described } from './variant'

/**
 * Variations of the two-handed game on the Clobyosh page. The Scottish customs are offered for three players too, because the
 * basics are the same.
 */
export const TWO_HANDED_VARIANTS = [
  {
    id: 'schmeiss',
    of: ['bela-2'],
    source: stated('clobyosh', 'schmeiss'),
    changes: { schmeiss: 'first-turn', schmeissRefused: 'caller-takes' },
  },
  {
    id: 'void-deal',
    of: ['bela-2'],
    source: stated('clobyosh', 'void'),
    changes: { voidDeal: 'yes' },
  },
  {
    id: 'equal-scores',
    of: ['bela-2'],
    source: stated('clobyosh', 'equal'),
    changes: { tie: 'defender-own' },
  },
  {
    id: 'both-held',
    of: ['bela-2'],
    source: reading('points-held-over', 'clobyosh', 'score'),
    changes: { tie: 'held-over-both' },
  },
  {
    id: 'target-500',
    of: ['bela-2', 'bela-3'],
    source: stated('clobyosh', 'lastHand'),
    changes: { target: 500 },
  },
  {
    id: 'played-out',
    of: ['bela-2', 'bela-3'],
    source: stated('clobyosh', 'lastHand'),
    changes: { claims: 'none', bothOver: 'higher' },
  },
  {
    id: 'east-lothian',
    of: ['bela-2'],
    source: reading('first-three-tricks', 'clobyosh', 'lastHand'),
    changes: { claims: 'first-three' },
  },
  {
    id: 'ontario',
    of: ['bela-2'],
    source: reading('all-nine-tricks', 'clobyosh', 'allTricks'),
    changes: { sweep: '360', target: 1000 },
  },
  {
    id: 'bare-yuss',
    of: ['bela-2', 'bela-3'],
    source: reading('bare-yuss', 'clobyosh', 'tricks'),
    changes: { bareYuss: 'may-hold' },
  },
  {
    id: 'no-low-trump-lead',
    of: ['bela-2', 'bela-3'],
    source: stated('clobyosh', 'play'),
    changes: { lowTrumpLead: 'barred' },
  },
  {
    id: 'bela-first-card',
    of: ['bela-2', 'bela-3'],
    source: reading('silent-first-bela-card', 'clobyosh', 'combinations'),
    changes: { belaCall: 'first-card' },
  },
  {
    id: 'bela-second-card',
    of: ['denexa'],
    source: reading('late-bela-denexa', 'clobyosh', 'combinations'),
    changes: { belaCall: 'either' },
  },
  {
    id: 'trick-to-consummate',
    of: ['bela-2', 'bela-3'],
    source: stated('clobyosh', 'winning'),
    changes: { winNeedsTrick: 'yes' },
  },
] as const satisfies readonly Described[]
