import { reading, stated } from '../sources/cite'
import { NOWHERE } from './rule-source'
import type { RuleSourcePart } from './rule-source'

/** Where the rules on who made the hand, and on what each side then scores, come from. */
export const RESULT_SOURCES = {
  'who-counts-first': {
    ...NOWHERE,
    'bela-2': stated('000', 'score'),
    'bela-3': reading('A44', '000', 'score'),
    bicycle: stated('002', 'game'),
  },
  made: {
    'bela-2': stated('000', 'score'),
    'bela-3': reading('A44', '000', 'score'),
    'klabberjass-4': stated('000', 'fourScoring'),
    lehman: stated('001', 'result'),
    bicycle: stated('002', 'scoring'),
    denexa: stated('003', 'scoring'),
    'bridge-belote': stated('004', 'rounding'),
  },
  'must-beat': {
    'bela-2': stated('000', 'score'),
    'bela-3': stated('000', 'three'),
    'klabberjass-4': reading('A65', '000', 'fourScoring'),
    lehman: stated('001', 'result'),
    bicycle: stated('002', 'scoring'),
    denexa: stated('003', 'scoring'),
    'bridge-belote': stated('004', 'inside'),
  },
  bate: {
    'bela-2': stated('000', 'score'),
    'bela-3': stated('000', 'three'),
    'klabberjass-4': stated('000', 'fourScoring'),
    lehman: stated('001', 'result'),
    bicycle: stated('002', 'scoring'),
    denexa: stated('003', 'scoring'),
    'bridge-belote': stated('004', 'inside'),
  },
  tie: {
    'bela-2': reading('A03', '000', 'score'),
    'bela-3': reading('A43', '000', 'three'),
    'klabberjass-4': stated('000', 'fourScoring'),
    lehman: stated('001', 'result'),
    bicycle: stated('002', 'scoring'),
    denexa: reading('A66', '003', 'scoring'),
    'bridge-belote': stated('004', 'hanging'),
  },
  'held-over-winner': {
    ...NOWHERE,
    'bela-2': stated('000', 'score'),
    'bridge-belote': stated('004', 'hanging'),
  },
  'second-tie': {
    ...NOWHERE,
    'bela-2': reading('A04', '000'),
    'bridge-belote': reading('A04', '004'),
  },
  'opponents-tied': {
    ...NOWHERE,
    'bela-3': stated('000', 'three'),
  },
  'odd-half': {
    ...NOWHERE,
    'bela-3': reading('A45', '000', 'three'),
  },
  big: {
    ...NOWHERE,
    'bela-3': reading('A47', '000', 'threeVariations'),
  },
  revoke: {
    'bela-2': reading('A42', '000'),
    'bela-3': reading('A42', '000'),
    'klabberjass-4': reading('A42', '000'),
    lehman: reading('A42', '001'),
    bicycle: reading('A40', '002', 'revoke'),
    denexa: reading('A42', '003'),
    'bridge-belote': reading('A42', '004'),
  },
} as const satisfies RuleSourcePart
