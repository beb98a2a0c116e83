import { createElement, type ComponentType } from 'react'
import { lazyPart, type LazyPart } from '@/components/ui/lazy-part'
import type { Ruling } from '@/lib/engine/referee/rulings'
import { partRuling } from '@/lib/messages/compiled/app/parts'
import type { RulingProps } from './parts/at-table'

/** A placeholder that keeps the room of a ruling while it loads, so that what is below does not move. */
const Room = () => createElement('div', { className: 'min-h-dvh' })

const ruling = (load: () => Promise<ComponentType<RulingProps>>): LazyPart<RulingProps> =>
  lazyPart(load, () => partRuling, { waiting: Room })

/** The rulings, each loaded when it is first asked for. */
export const RULING_PARTS: { readonly [P in Ruling]: LazyPart<RulingProps> } = {
  runs: ruling(() => import('./runs/runs-ruling').then((part) => part.RunsRuling)),
  play: ruling(() => import('./rulings/play-ruling').then((part) => part.PlayRuling)),
  bidding: ruling(() => import('./rulings/before-play').then((part) => part.BiddingRuling)),
  claim: ruling(() => import('./rulings/claims').then((part) => part.ClaimRulingPart)),
  wrong: ruling(() => import('./rulings/wrong-ruling').then((part) => part.WrongRuling)),
  pile: ruling(() => import('./rulings/pile-ruling').then((part) => part.PileRuling)),
  bela: ruling(() => import('./rulings/claims').then((part) => part.BelaRuling)),
  exchange: ruling(() => import('./rulings/before-play').then((part) => part.ExchangeRuling)),
  'void-deal': ruling(() => import('./rulings/before-play').then((part) => part.VoidRuling)),
  cut: ruling(() => import('./rulings/before-play').then((part) => part.CutRuling)),
  replay: ruling(() => import('./replay/replay-ruling').then((part) => part.ReplayRuling)),
  elsewhere: ruling(() => import('./elsewhere/elsewhere-ruling').then((part) => part.ElsewhereRuling)),
}
