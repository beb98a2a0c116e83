import { lazyPart } from '@/components/ui/lazy-part'
import type { LazyPart } from '@/components/ui/lazy-part'
import { PART_NAMES } from '@/lib/text/en/screens/part-names'
import type { RulingPath } from '../addresses/ruling-address'
import type { RulingProps } from './parts/at-table'

/** Each ruling is fetched when it is first asked for. */
export const RULING_PARTS: { readonly [P in RulingPath]: LazyPart<RulingProps> } = {
  runs: lazyPart(() => import('./runs/runs-ruling').then((part) => part.RunsRuling), PART_NAMES.ruling),
  play: lazyPart(() => import('./rulings/play-ruling').then((part) => part.PlayRuling), PART_NAMES.ruling),
  bidding: lazyPart(() => import('./rulings/bidding-ruling').then((part) => part.BiddingRuling), PART_NAMES.ruling),
  claim: lazyPart(() => import('./rulings/claim-ruling').then((part) => part.ClaimRulingPart), PART_NAMES.ruling),
  wrong: lazyPart(() => import('./rulings/wrong-ruling').then((part) => part.WrongRuling), PART_NAMES.ruling),
  pile: lazyPart(() => import('./rulings/pile-ruling').then((part) => part.PileRuling), PART_NAMES.ruling),
  bela: lazyPart(() => import('./rulings/bela-ruling').then((part) => part.BelaRuling), PART_NAMES.ruling),
  exchange: lazyPart(() => import('./rulings/exchange-ruling').then((part) => part.ExchangeRuling), PART_NAMES.ruling),
  'void-deal': lazyPart(() => import('./rulings/void-ruling').then((part) => part.VoidRuling), PART_NAMES.ruling),
  cut: lazyPart(() => import('./rulings/cut-ruling').then((part) => part.CutRuling), PART_NAMES.ruling),
  replay: lazyPart(() => import('./replay/replay-ruling').then((part) => part.ReplayRuling), PART_NAMES.ruling),
  elsewhere: lazyPart(
    () => import('./elsewhere/elsewhere-ruling').then((part) => part.ElsewhereRuling),
    PART_NAMES.ruling,
  ),
}
