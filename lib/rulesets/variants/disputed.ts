import type { OptionName } from '../../engine/table/options'
import type { RuleSetId } from '../sets/rule-set'

const TWO: readonly OptionName[] = ['target', 'tie', 'claims', 'schmeiss', 'belaCall', 'longRuns', 'nextDealer']
const THREE: readonly OptionName[] = ['target', 'bateTo', 'big', 'pack', 'allPass', 'claims', 'nextDealer']
const FOUR: readonly OptionName[] = ['target', 'tie', 'allPass', 'indicator', 'leader', 'beatPlain', 'runsNeedTrick']
const BELOTE: readonly OptionName[] = [
  'target',
  'doubling',
  'kirtik',
  'multiply',
  'partnerWinning',
  'sweepDoubled',
  'tie',
]

const FRENCH: readonly OptionName[] = ['target', 'goal', 'tie', 'belaDecides', 'belaKept', 'underTrump', 'written']
const BIDS: readonly OptionName[] = ['target', 'bidNeeds', 'bidWrites', 'failedBid', 'doubleOf', 'written', 'capotBid']
const CROATIAN: readonly OptionName[] = ['target', 'winBy', 'tie', 'sweepMelds', 'equalRuns', 'belaCall', 'longRuns']

/** The few questions that tables of each game most often settle differently, to be asked before all others. */
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
