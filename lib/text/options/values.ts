import type { OptionName, Rules } from '../../engine/table/options'
import * as said from '../../messages/compiled/options/options'
import { soManyDeals } from '../../messages/compiled/table/common'
import { optionName } from './names'

/** The rules that tell in which unit a target is counted: points, match points or deals. */
type TargetUnit = Pick<Rules, 'scoring' | 'goal'>

const POINTS: TargetUnit = { scoring: 'points', goal: 'points' }

/** Returns a figure as a number, because messages can only select by numbers. */
export function numbered(value: Rules['sweep']): 'none' | 'match-points' | 252 | 262 | 360 {
  switch (value) {
    case '252':
      return 252
    case '262':
      return 262
    case '360':
      return 360
    case 'none':
    case 'match-points':
      return value
  }
}

/** The words for each value. A value without words does not compile. */
const VALUES: { readonly [K in OptionName]: (value: Rules[K], unit: TargetUnit) => string } = {
  players: (value) => said.optionPlayersValue({ value }),
  pack: (value) => said.optionPackValue({ value }),
  target: (target, { scoring, goal }) =>
    goal === 'hands' ? soManyDeals({ target }) : said.optionTargetValue({ target, scoring }),
  direction: (value) => said.optionDirectionValue({ value }),
  firstDealer: (value) => said.optionFirstDealerValue({ value }),
  nextDealer: (value) => said.optionNextDealerValue({ value }),
  redealDealer: (value) => said.optionRedealDealerValue({ value }),
  voidDeal: (value) => said.optionVoidDealValue({ value }),
  auction: (value) => said.optionAuctionValue({ value }),
  schmeiss: (value) => said.optionSchmeissValue({ value }),
  schmeissRefused: (value) => said.optionSchmeissRefusedValue({ value }),
  allPass: (value) => said.optionAllPassValue({ value }),
  forcedNoTrump: (value) => said.optionForcedNoTrumpValue({ value }),
  doubling: (value) => said.optionDoublingValue({ value }),
  big: (value) => said.optionBigValue({ value }),
  exchangeSeven: (value) => said.optionExchangeSevenValue({ value }),
  indicator: (value) => said.optionIndicatorValue({ value }),
  leader: (value) => said.optionLeaderValue({ value }),
  longRuns: (value) => said.optionLongRunsValue({ value }),
  equalRuns: (value) => said.optionEqualRunsValue({ value }),
  trumpRun: (value) => said.optionTrumpRunValue({ value }),
  runsNeedTrick: (value) => said.optionRunsNeedTrickValue({ value }),
  carres: (value) => said.optionCarresValue({ value }),
  noTrumpMelds: (value) => said.optionNoTrumpMeldsValue({ value }),
  noTrumpDoubled: (value) => said.optionNoTrumpDoubledValue({ value }),
  belaCall: (value) => said.optionBelaCallValue({ value }),
  beatPlain: (value) => said.optionBeatPlainValue({ value }),
  partnerWinning: (value) => said.optionPartnerWinningValue({ value }),
  beatPartner: (value) => said.optionBeatPartnerValue({ value }),
  bareYuss: (value) => said.optionBareYussValue({ value }),
  lowTrumpLead: (value) => said.optionLowTrumpLeadValue({ value }),
  tie: (value) => said.optionTieValue({ value }),
  bateTo: (value) => said.optionBateToValue({ value }),
  sweep: (value) => said.optionSweepValue({ value: numbered(value) }),
  sweepDoubled: (value) => said.optionSweepDoubledValue({ value }),
  scoring: (value) => said.optionScoringValue({ value }),
  multiply: (value) => said.optionMultiplyValue({ value }),
  kirtik: (value) => said.optionKirtikValue({ value }),
  claims: (value) => said.optionClaimsValue({ value }),
  bothOver: (value) => said.optionBothOverValue({ value }),
  winNeedsTrick: (value) => said.optionWinNeedsTrickValue({ value }),
  revoke: (value) => said.optionRevokeValue({ value }),
  goal: (value) => said.optionGoalValue({ value }),
  winBy: (value) => said.optionWinByValue({ value }),
  bidStart: (value) => said.optionBidStartValue({ value }),
  bidTop: (value) => said.optionBidTopValue({ value }),
  bidNeeds: (value) => said.optionBidNeedsValue({ value }),
  bidWrites: (value) => said.optionBidWritesValue({ value }),
  failedBid: (value) => said.optionFailedBidValue({ value }),
  failedSweep: (value) => said.optionFailedSweepValue({ value }),
  pile: (value) => said.optionPileValue({ value }),
  doubleOf: (value) => said.optionDoubleOfValue({ value }),
  capotBid: (value) => said.optionCapotBidValue({ value }),
  capotWrites: (value) => said.optionCapotWritesValue({ value }),
  runs: (value) => said.optionRunsValue({ value }),
  meldContest: (value) => said.optionMeldContestValue({ value }),
  sweepMelds: (value) => said.optionSweepMeldsValue({ value }),
  belaDecides: (value) => said.optionBelaDecidesValue({ value }),
  belaKept: (value) => said.optionBelaKeptValue({ value }),
  underTrump: (value) => said.optionUnderTrumpValue({ value }),
  written: (value) => said.optionWrittenValue({ value }),
}

/**
 * Returns a value in words, a target with its unit, to follow a colon: “the taker’s points wait for the winner of the next hand”.
 */
export const optionValueText = <K extends OptionName>(option: K, value: Rules[K], unit: TargetUnit = POINTS): string =>
  VALUES[option](value, unit)

/** Returns one line of “how we play”: “Equal points: the taker’s points wait for the winner of the next hand.” */
export const optionLine = <K extends OptionName>(option: K, value: Rules[K], unit: TargetUnit = POINTS): string =>
  said.optionLine({ option: optionName(option), value: optionValueText(option, value, unit) })
