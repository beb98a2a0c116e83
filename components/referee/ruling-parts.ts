import { createElement, Fragment, type ComponentType, type ReactElement } from 'react'
import type { Elements } from '@/components/ui/elements'
import { lazyPart, type LazyPart } from '@/components/ui/lazy-part'
import type { Ruling } from '@/lib/engine/referee/rulings'
import { partRuling } from '@/lib/messages/compiled/app/parts'
import type { RulingProps } from './parts/at-table'

interface WholeRulingProps extends RulingProps {
  /** The links below the ruling. They come with it: those below its placeholder would move up. */
  readonly below: Elements
}

/** A placeholder that keeps the room of a ruling while it loads, so that the end of the page does not move. */
const Room = () => createElement('div', { className: 'min-h-dvh' })

const over = (ruling: ReactElement, below: Elements) => createElement(Fragment, null, ruling, below)

function ruling(load: () => Promise<ComponentType<RulingProps>>): LazyPart<WholeRulingProps> {
  const whole = async () => {
    const Part = await load()
    return ({ at, below }: WholeRulingProps) => over(createElement(Part, { at }), below)
  }
  return lazyPart(whole, () => partRuling, { waiting: Room, frame: ({ below }, notice) => over(notice, below) })
}

/** The rulings, each loaded when it is first asked for. */
export const RULING_PARTS: { readonly [P in Ruling]: LazyPart<WholeRulingProps> } = {
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
