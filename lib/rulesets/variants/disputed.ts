import type { OptionName } from '../../engine/table/options'
import type { RuleSetId } from '../sets/rule-set'
import { variantsOf, type Variant, type VariantId } from './variants'

const TWO: readonly OptionName[] = ['target', 'tie', 'claims', 'schmeiss', 'belaCall', 'nextDealer']
const THREE: readonly OptionName[] = ['target', 'bateTo', 'big', 'pack', 'allPass', 'claims']
const FOUR: readonly OptionName[] = ['target', 'tie', 'allPass', 'indicator', 'beatPlain', 'runsNeedTrick']
const BELOTE: readonly OptionName[] = ['target', 'doubling', 'kirtik', 'partnerWinning', 'multiply', 'tie']
const FRENCH: readonly OptionName[] = ['target', 'goal', 'tie', 'belaKept', 'underTrump']
const BIDS: readonly OptionName[] = ['target', 'doubling', 'capotBid', 'belaKept', 'underTrump', 'failedBid']
const CROATIAN: readonly OptionName[] = ['target', 'claims', 'belaKept', 'doubling', 'tie', 'sweepMelds']

/** The options to ask for first: the target, and those on which tables of each game differ most often. */
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

/** The variants to ask for first, after the target: each settles several options at once. */
const FIRST_VARIANTS: { readonly [S in RuleSetId]?: VariantId } = { belote: 'belote-declarations' }

/** Returns the variant that a game asks for first; `null` if it asks for options alone. */
export const disputedVariant = (id: RuleSetId): Variant | null =>
  variantsOf(id).find((variant) => variant.id === FIRST_VARIANTS[id]) ?? null
