import type { RuleSetId } from './rule-set'

/** Returns something for each game. */
export const bySet = <T>(of: (id: RuleSetId) => T): { readonly [S in RuleSetId]: T } => ({
  'bela-2': of('bela-2'),
  'bela-3': of('bela-3'),
  'klabberjass-4': of('klabberjass-4'),
  lehman: of('lehman'),
  bicycle: of('bicycle'),
  denexa: of('denexa'),
  'bridge-belote': of('bridge-belote'),
  belote: of('belote'),
  contree: of('contree'),
  coinche: of('coinche'),
  'bela-hr': of('bela-hr'),
})
