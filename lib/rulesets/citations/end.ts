import { reading, stated } from '../sources/cite'
import { NOWHERE, type RuleSourcePart } from './rule-source'

/** The sources of the rules on the end of the game. */
export const END_SOURCES = {
  'claim-counts': {
    ...NOWHERE,
    'bela-2': stated('clobyosh', 'rule2'),
    'bela-3': reading('from-two-to-three', 'clobyosh', 'rule2'),
    'klabberjass-4': stated('clobyosh', 'fourScoring'),
  },
  'false-claim': {
    ...NOWHERE,
    'bela-2': stated('clobyosh', 'winning'),
    'bela-3': reading('false-claim-of-three', 'clobyosh', 'rule3'),
    'klabberjass-4': stated('clobyosh', 'fourScoring'),
  },
  'both-over': {
    'bela-2': stated('clobyosh', 'rule5'),
    'bela-3': reading('two-of-three-past-target', 'clobyosh', 'rule5'),
    'klabberjass-4': stated('clobyosh', 'fourScoring'),
    lehman: reading('both-past-target', 'lehman'),
    bicycle: stated('bicycle', 'game'),
    denexa: reading('denexa-target', 'denexa', 'scoring'),
    'bridge-belote': reading('both-teams-past-target', 'belote', 'end'),
    belote: stated('ffb-belote', 'target'),
    contree: stated('ffb-contree', 's10-4'),
    coinche: stated('ffb-coinche', 'end'),
    'bela-hr': reading('croatian-count', 'pravila-bele', 'final'),
  },
  'one-over': {
    'bela-2': reading('unclaimed-at-target', 'clobyosh', 'winning'),
    'bela-3': reading('unclaimed-at-target', 'clobyosh', 'winning'),
    'klabberjass-4': stated('clobyosh', 'fourScoring'),
    lehman: stated('lehman', 'game'),
    bicycle: stated('bicycle', 'game'),
    denexa: stated('denexa', 'scoring'),
    'bridge-belote': stated('belote', 'end'),
    belote: stated('ffb-belote', 'target'),
    contree: stated('ffb-contree', 's10-4'),
    coinche: stated('ffb-coinche', 'end'),
    'bela-hr': stated('pravila-bele', 'final'),
  },
  'tie-at-target': {
    'bela-2': stated('clobyosh', 'rule5'),
    'bela-3': reading('two-of-three-past-target', 'clobyosh', 'rule5'),
    'klabberjass-4': stated('clobyosh', 'fourScoring'),
    lehman: reading('both-past-target', 'lehman'),
    bicycle: reading('both-past-target', 'bicycle', 'game'),
    denexa: reading('denexa-target', 'denexa', 'scoring'),
    'bridge-belote': reading('both-teams-past-target', 'belote', 'end'),
    belote: stated('ffb-belote', 'target'),
    contree: stated('ffb-contree', 's10-4'),
    coinche: stated('ffb-coinche', 'end'),
    'bela-hr': reading('croatian-count', 'pravila-bele', 'final'),
  },
  'end-on-sweep': {
    ...NOWHERE,
    'bridge-belote': reading('no-end-on-valat', 'belote', 'end'),
  },
} as const satisfies RuleSourcePart
