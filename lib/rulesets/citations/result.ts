import { reading, stated } from '../sources/cite'
import { NOWHERE, type RuleSourcePart } from './rule-source'

/** The sources of the rules on who made the hand, and on the score of each side. */
export const RESULT_SOURCES = {
  'who-counts-first': {
    ...NOWHERE,
    'bela-2': stated('clobyosh', 'score'),
    'bela-3': reading('from-two-to-three', 'clobyosh', 'score'),
    bicycle: stated('bicycle', 'game'),
  },
  made: {
    'bela-2': stated('clobyosh', 'score'),
    'bela-3': reading('from-two-to-three', 'clobyosh', 'score'),
    'klabberjass-4': stated('clobyosh', 'fourScoring'),
    lehman: stated('lehman', 'result'),
    bicycle: stated('bicycle', 'scoring'),
    denexa: stated('denexa', 'scoring'),
    'bridge-belote': stated('belote', 'rounding'),
  },
  'must-beat': {
    'bela-2': stated('clobyosh', 'score'),
    'bela-3': stated('clobyosh', 'three'),
    'klabberjass-4': reading('totals-decide-four', 'clobyosh', 'fourScoring'),
    lehman: stated('lehman', 'result'),
    bicycle: stated('bicycle', 'scoring'),
    denexa: stated('denexa', 'scoring'),
    'bridge-belote': stated('belote', 'inside'),
  },
  bate: {
    'bela-2': stated('clobyosh', 'score'),
    'bela-3': stated('clobyosh', 'three'),
    'klabberjass-4': stated('clobyosh', 'fourScoring'),
    lehman: stated('lehman', 'result'),
    bicycle: stated('bicycle', 'scoring'),
    denexa: stated('denexa', 'scoring'),
    'bridge-belote': stated('belote', 'inside'),
  },
  tie: {
    'bela-2': reading('points-held-over', 'clobyosh', 'score'),
    'bela-3': reading('tie-of-three', 'clobyosh', 'three'),
    'klabberjass-4': stated('clobyosh', 'fourScoring'),
    lehman: stated('lehman', 'result'),
    bicycle: stated('bicycle', 'scoring'),
    denexa: reading('denexa-tie', 'denexa', 'scoring'),
    'bridge-belote': stated('belote', 'hanging'),
  },
  'held-over-winner': {
    ...NOWHERE,
    'bela-2': stated('clobyosh', 'score'),
    'bridge-belote': stated('belote', 'hanging'),
  },
  'second-tie': {
    ...NOWHERE,
    'bela-2': reading('second-tie', 'clobyosh'),
    'bridge-belote': reading('second-tie', 'belote'),
  },
  'opponents-tied': {
    ...NOWHERE,
    'bela-3': stated('clobyosh', 'three'),
  },
  'odd-half': {
    ...NOWHERE,
    'bela-3': reading('odd-point', 'clobyosh', 'three'),
  },
  big: {
    ...NOWHERE,
    'bela-3': reading('big-doubles', 'clobyosh', 'threeVariations'),
  },
  revoke: {
    'bela-2': reading('revoke-without-remedy', 'clobyosh'),
    'bela-3': reading('revoke-without-remedy', 'clobyosh'),
    'klabberjass-4': reading('revoke-without-remedy', 'clobyosh'),
    lehman: reading('revoke-without-remedy', 'lehman'),
    bicycle: reading('revoke-hands-over', 'bicycle', 'revoke'),
    denexa: reading('revoke-without-remedy', 'denexa'),
    'bridge-belote': reading('revoke-without-remedy', 'belote'),
  },
} as const satisfies RuleSourcePart
