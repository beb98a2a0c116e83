import { reading, stated } from '../sources/cite'
import type { Described } from './variant'

/** Variations of the three-handed game on the Clobyosh page. */
export const THREE_HANDED_VARIANTS = [
  {
    id: 'three-each',
    of: ['bela-3'],
    name: 'A bate goes to each opponent',
    character: 'Each opponent adds all the points of a taker who went bate.',
    source: stated('000', 'threeVariations'),
    changes: { bateTo: 'each' },
  },
  {
    id: 'three-big',
    of: ['bela-3'],
    name: 'Take on big',
    character:
      'The taker may choose to play against both opponents’ points together, with everything in the deal doubled.',
    source: reading('A47', '000', 'threeVariations'),
    changes: { big: 'allowed' },
  },
  {
    id: 'three-28',
    of: ['bela-3'],
    name: '28 cards',
    character: 'Without the sevens only the turn-up is out of play, and there is no exchange.',
    source: stated('000', 'threeVariations'),
    changes: { pack: 28, exchangeSeven: 'no' },
  },
  {
    id: 'three-bimah',
    of: ['bela-3'],
    name: 'Dealer on the bimah',
    character: 'If both others pass twice, the dealer must take and name a suit.',
    source: stated('000', 'threeVariations'),
    changes: { allPass: 'dealer-names' },
  },
  {
    id: 'three-rotate',
    of: ['bela-3'],
    name: 'The deal goes round',
    character: 'Each hand is dealt by the next player clockwise, whoever won the last one.',
    source: reading('A50', '000', 'three'),
    changes: { nextDealer: 'next' },
  },
] as const satisfies readonly Described[]
