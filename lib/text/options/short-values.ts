import type { OptionName, Rules } from '../../engine/table/options'
import * as said from '../../messages/compiled/options/short-values'
import { figure } from '../terms/figure'
import { optionValueText } from './values'

/** Values that are a sentence elsewhere and a word or two in a list. */
const SHORT: { readonly [K in OptionName]?: (value: Rules[K]) => string } = {
  target: figure,
  bidStart: figure,
  bidTop: figure,
  capotBid: figure,
  pack: (value) => said.shortPack({ value }),
  firstDealer: (value) => said.shortFirstDealer({ value }),
  nextDealer: (value) => said.shortNextDealer({ value }),
  auction: (value) => said.shortAuction({ value }),
  schmeiss: (value) => said.shortSchmeiss({ value }),
  allPass: (value) => said.shortAllPass({ value }),
  doubling: (value) => said.shortDoubling({ value }),
  big: (value) => said.shortYesNo({ value }),
  exchangeSeven: (value) => said.shortYesNo({ value }),
  voidDeal: (value) => said.shortYesNo({ value }),
  forcedNoTrump: (value) => said.shortYesNo({ value }),
  indicator: (value) => said.shortIndicator({ value }),
  leader: (value) => said.shortLeader({ value }),
  longRuns: (value) => said.shortLongRuns({ value }),
  equalRuns: (value) => said.shortEqualRuns({ value }),
  trumpRun: (value) => said.shortTrumpRun({ value }),
  runsNeedTrick: (value) => said.shortYesNo({ value }),
  carres: (value) => said.shortYesNo({ value }),
  meldContest: (value) => said.shortMeldContest({ value }),
  noTrumpDoubled: (value) => said.shortYesNo({ value }),
  beatPlain: (value) => said.shortBeatPlain({ value }),
  underTrump: (value) => said.shortUnderTrump({ value }),
  partnerWinning: (value) => said.shortPartnerWinning({ value }),
  beatPartner: (value) => said.shortYesNo({ value }),
  bareYuss: (value) => said.shortBareYuss({ value }),
  lowTrumpLead: (value) => said.shortLowTrumpLead({ value }),
  revoke: (value) => said.shortRevoke({ value }),
  tie: (value) => said.shortTie({ value }),
  bateTo: (value) => said.shortBateTo({ value }),
  sweepMelds: (value) => said.shortSweepMelds({ value }),
  sweepDoubled: (value) => said.shortYesNo({ value }),
  belaDecides: (value) => said.shortYesNo({ value }),
  belaKept: (value) => said.shortYesNo({ value }),
  bidNeeds: (value) => said.shortBidNeeds({ value }),
  bidWrites: (value) => said.shortBidWrites({ value }),
  failedBid: (value) => said.shortYesNo({ value }),
  failedSweep: (value) => said.shortYesNo({ value }),
  capotWrites: (value) => said.shortCapotWrites({ value }),
  runs: (value) => said.shortYesNo({ value }),
  scoring: (value) => said.shortScoring({ value }),
  multiply: (value) => said.shortMultiply({ value }),
  kirtik: (value) => said.shortYesNo({ value }),
  claims: (value) => said.shortClaims({ value }),
  bothOver: (value) => said.shortBothOver({ value }),
  winNeedsTrick: (value) => said.shortYesNo({ value }),
  winBy: (value) => said.shortWinBy({ value }),
  goal: (value) => said.shortGoal({ value }),
}

/** A value in a word or two, as it stands beside its question in a list. */
export const shortValue = <K extends OptionName>(option: K, value: Rules[K], scoring: Rules['scoring']): string =>
  SHORT[option]?.(value) ?? optionValueText(option, value, scoring)
