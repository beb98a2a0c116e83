import { lazyPart, type LazyPart } from '@/components/ui/lazy-part'
import { partRuling } from '@/lib/messages/compiled/app/parts'
import type { RulingPath } from '../addresses/ruling-address'
import type { RulingProps } from './parts/at-table'

/** Each ruling is fetched when it is first asked for. */
export const RULING_PARTS: { readonly [P in RulingPath]: LazyPart<RulingProps> } = {
  runs: lazyPart(
    () => import('./runs/runs-ruling').then((part) => part.RunsRuling),
    () => partRuling,
  ),
  play: lazyPart(
    () => import('./rulings/play-ruling').then((part) => part.PlayRuling),
    () => partRuling,
  ),
  bidding: lazyPart(
    () => import('./rulings/bidding-ruling').then((part) => part.BiddingRuling),
    () => partRuling,
  ),
  claim: lazyPart(
    () => import('./rulings/claim-ruling').then((part) => part.ClaimRulingPart),
    () => partRuling,
  ),
  wrong: lazyPart(
    () => import('./rulings/wrong-ruling').then((part) => part.WrongRuling),
    () => partRuling,
  ),
  pile: lazyPart(
    () => import('./rulings/pile-ruling').then((part) => part.PileRuling),
    () => partRuling,
  ),
  bela: lazyPart(
    () => import('./rulings/bela-ruling').then((part) => part.BelaRuling),
    () => partRuling,
  ),
  exchange: lazyPart(
    () => import('./rulings/exchange-ruling').then((part) => part.ExchangeRuling),
    () => partRuling,
  ),
  'void-deal': lazyPart(
    () => import('./rulings/void-ruling').then((part) => part.VoidRuling),
    () => partRuling,
  ),
  cut: lazyPart(
    () => import('./rulings/cut-ruling').then((part) => part.CutRuling),
    () => partRuling,
  ),
  replay: lazyPart(
    () => import('./replay/replay-ruling').then((part) => part.ReplayRuling),
    () => partRuling,
  ),
  elsewhere: lazyPart(
    () => import('./elsewhere/elsewhere-ruling').then((part) => part.ElsewhereRuling),
    () => partRuling,
  ),
}
