import type { OptionName } from '../../engine/table/options'
import type { RuleSetId } from '../sets/rule-set'

const TWO: readonly OptionName[] = ['target', 'tie', 'claims', 'schmeiss', 'belaCall', 'nextDealer']
const THREE: readonly OptionName[] = ['target', 'bateTo', 'big', 'pack', 'allPass', 'claims']
const FOUR: readonly OptionName[] = ['target', 'tie', 'allPass', 'indicator', 'beatPlain', 'runsNeedTrick']
const BELOTE: readonly OptionName[] = ['target', 'doubling', 'kirtik', 'partnerWinning', 'multiply', 'tie']
const FRENCH: readonly OptionName[] = ['target', 'goal', 'tie', 'belaDecides', 'belaKept', 'underTrump']
const BIDS: readonly OptionName[] = ['target', 'bidNeeds', 'bidWrites', 'failedBid', 'doubleOf', 'written']
const CROATIAN: readonly OptionName[] = ['target', 'winBy', 'tie', 'sweepMelds', 'equalRuns', 'belaCall']

/** The options to ask for first: the target, and the five on which tables of each game differ most often. */
export const DISPUTED: { readonly [S in RuleSetId]: readonly OptionName[] } = {
  'bela-2': TWO,
  'bela-3': THREE,
  'klabberjass-4': FOUR,
  lehman: TWO,
  bicycle: TWO,
  denexa: TWO,
  'bridge-belote': BELOTE,
  belote: FRENCH,
  contree: BIDS,
  coinche: BIDS,
  'bela-hr': CROATIAN,
}
