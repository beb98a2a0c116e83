import type { Ruling } from '../../engine/referee/rulings'
import * as said from '../../messages/compiled/referee/rulings'

interface RulingText {
  readonly title: string
  readonly about: string
}

/** Returns the texts of a ruling in the referee's list. */
export function rulingText(ruling: Ruling): RulingText {
  switch (ruling) {
    case 'runs':
      return { title: said.rulingRuns, about: said.rulingRunsAbout }
    case 'play':
      return { title: said.rulingPlay, about: said.rulingPlayAbout }
    case 'bidding':
      return { title: said.rulingBidding, about: said.rulingBiddingAbout }
    case 'claim':
      return { title: said.rulingClaim, about: said.rulingClaimAbout }
    case 'wrong':
      return { title: said.rulingWrong, about: said.rulingWrongAbout }
    case 'pile':
      return { title: said.rulingPile, about: said.rulingPileAbout }
    case 'bela':
      return { title: said.rulingBela, about: said.rulingBelaAbout }
    case 'exchange':
      return { title: said.rulingExchange, about: said.rulingExchangeAbout }
    case 'void-deal':
      return { title: said.rulingVoidDeal, about: said.rulingVoidDealAbout }
    case 'cut':
      return { title: said.rulingCut, about: said.rulingCutAbout }
    case 'replay':
      return { title: said.rulingReplay, about: said.rulingReplayAbout }
    case 'elsewhere':
      return { title: said.rulingElsewhere, about: said.rulingElsewhereAbout }
  }
}
