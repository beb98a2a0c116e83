import { reading, stated } from '../sources/cite'
import { NOWHERE } from './rule-source'
import type { RuleSourcePart } from './rule-source'

/** Where the rules on the end of the game come from. */
export const END_SOURCES = {
  'claim-counts': {
    ...NOWHERE,
    'bela-2': stated('000', 'rule2'),
    'bela-3': reading('A44', '000', 'rule2'),
    'klabberjass-4': stated('000', 'fourScoring'),
  },
  'false-claim': {
    ...NOWHERE,
    'bela-2': stated('000', 'winning'),
    'bela-3': reading('A17', '000', 'rule3'),
    'klabberjass-4': stated('000', 'fourScoring'),
  },
  'both-over': {
    'bela-2': stated('000', 'rule5'),
    'bela-3': reading('A11', '000', 'rule5'),
    'klabberjass-4': stated('000', 'fourScoring'),
    lehman: reading('A38', '001'),
    bicycle: stated('002', 'game'),
    denexa: reading('A37', '003', 'scoring'),
    'bridge-belote': reading('B19', '004', 'end'),
  },
  'one-over': {
    'bela-2': reading('A10', '000', 'winning'),
    'bela-3': reading('A10', '000', 'winning'),
    'klabberjass-4': stated('000', 'fourScoring'),
    lehman: stated('001', 'game'),
    bicycle: stated('002', 'game'),
    denexa: stated('003', 'scoring'),
    'bridge-belote': stated('004', 'end'),
  },
  'tie-at-target': {
    'bela-2': stated('000', 'rule5'),
    'bela-3': reading('A11', '000', 'rule5'),
    'klabberjass-4': stated('000', 'fourScoring'),
    lehman: reading('A38', '001'),
    bicycle: reading('A38', '002', 'game'),
    denexa: reading('A37', '003', 'scoring'),
    'bridge-belote': reading('B19', '004', 'end'),
  },
  'end-on-sweep': {
    ...NOWHERE,
    'bridge-belote': reading('B18', '004', 'end'),
  },
} as const satisfies RuleSourcePart
