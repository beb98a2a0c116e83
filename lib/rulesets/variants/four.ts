import { reading, stated } from '../sources/cite'
import type { Described } from './variant'

/** Variants of the four-handed game on the Clobyosh page. */
export const FOUR_HANDED_VARIANTS = [
  {
    id: 'four-low-card',
    of: ['klabberjass-4'],
    name: 'A low card shows the suit',
    character: 'A card from the unused twos to sixes shows the proposed trumps, so the dealer gets no turn-up.',
    source: reading('A57', '000', 'fourVariants'),
    changes: { indicator: 'low-card' },
  },
  {
    id: 'four-bimah',
    of: ['klabberjass-4'],
    name: 'Dealer on the bimah',
    character: 'The dealer may not pass in the second round: if the others have, the dealer names a suit.',
    source: stated('000', 'fourVariants'),
    changes: { allPass: 'dealer-names' },
  },
  {
    id: 'four-bimah-no-trump',
    of: ['klabberjass-4'],
    name: 'Bimah, no trump allowed',
    character: 'A dealer on the bimah may also choose no trump, where the cards and the last trick make 130.',
    source: stated('000', 'fourVariants'),
    changes: { allPass: 'dealer-names', forcedNoTrump: 'allowed' },
  },
  {
    id: 'four-left-of-dealer',
    of: ['klabberjass-4'],
    name: 'Left of the dealer must take',
    character: 'If all pass twice, the player on the dealer’s left must take and name a suit.',
    source: stated('000', 'fourVariants'),
    changes: { allPass: 'eldest-names' },
  },
  {
    id: 'four-left-no-trump',
    of: ['klabberjass-4'],
    name: 'Left of the dealer must take, no trump allowed',
    character: 'The player on the dealer’s left who must take may also choose no trump.',
    source: stated('000', 'fourVariants'),
    changes: { allPass: 'eldest-names', forcedNoTrump: 'allowed' },
  },
  {
    id: 'four-taker-leads',
    of: ['klabberjass-4'],
    name: 'The taker leads',
    character: 'The first card is led by the player who made trumps, not by the dealer’s left.',
    source: stated('000', 'fourVariants'),
    changes: { leader: 'taker' },
  },
  {
    id: 'four-1002',
    of: ['klabberjass-4'],
    name: 'To 1002',
    character: 'The game is to 1002 points.',
    source: stated('000', 'fourVariants'),
    changes: { target: 1002 },
  },
] as const satisfies readonly Described[]
