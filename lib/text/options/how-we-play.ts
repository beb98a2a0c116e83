import type { OptionName, Rules } from '../../engine/table/options'
import * as said from '../../messages/compiled/options/how-we-play'
import type { Vocabulary } from '../words'
import { numbered } from './values'

interface Facts<V> {
  readonly value: V
  readonly vocabulary: Vocabulary
  readonly scoring: Rules['scoring']
  readonly goal: Rules['goal']
}

/** The sentence for each value. A value without a sentence does not compile. */
const SENTENCES: { readonly [K in OptionName]: (facts: Facts<Rules[K]>) => string } = {
  players: (facts) => said.howPlayers(facts),
  pack: (facts) => said.howPack(facts),
  target: ({ value, scoring, goal }) =>
    goal === 'hands' ? said.howManyHands({ target: value }) : said.howTarget({ target: value, scoring }),
  direction: (facts) => said.howDirection(facts),
  firstDealer: (facts) => said.howFirstDealer(facts),
  nextDealer: (facts) => said.howNextDealer(facts),
  redealDealer: (facts) => said.howRedealDealer(facts),
  voidDeal: (facts) => said.howVoidDeal(facts),
  auction: (facts) => said.howAuction(facts),
  schmeiss: (facts) => said.howSchmeiss(facts),
  schmeissRefused: (facts) => said.howSchmeissRefused(facts),
  allPass: (facts) => said.howAllPass(facts),
  forcedNoTrump: (facts) => said.howForcedNoTrump(facts),
  doubling: (facts) => said.howDoubling(facts),
  big: (facts) => said.howBig(facts),
  exchangeSeven: (facts) => said.howExchangeSeven(facts),
  indicator: (facts) => said.howIndicator(facts),
  leader: (facts) => said.howLeader(facts),
  longRuns: (facts) => said.howLongRuns(facts),
  equalRuns: (facts) => said.howEqualRuns(facts),
  trumpRun: (facts) => said.howTrumpRun(facts),
  runsNeedTrick: (facts) => said.howRunsNeedTrick(facts),
  carres: (facts) => said.howCarres(facts),
  noTrumpMelds: (facts) => said.howNoTrumpMelds(facts),
  noTrumpDoubled: (facts) => said.howNoTrumpDoubled(facts),
  belaCall: (facts) => said.howBelaCall(facts),
  beatPlain: (facts) => said.howBeatPlain(facts),
  partnerWinning: (facts) => said.howPartnerWinning(facts),
  beatPartner: (facts) => said.howBeatPartner(facts),
  bareYuss: (facts) => said.howBareYuss(facts),
  lowTrumpLead: (facts) => said.howLowTrumpLead(facts),
  tie: (facts) => said.howTie(facts),
  bateTo: (facts) => said.howBateTo(facts),
  sweep: ({ value, vocabulary }) => said.howSweep({ value: numbered(value), vocabulary }),
  sweepDoubled: (facts) => said.howSweepDoubled(facts),
  scoring: (facts) => said.howScoring(facts),
  multiply: (facts) => said.howMultiply(facts),
  kirtik: (facts) => said.howKirtik(facts),
  claims: (facts) => said.howClaims(facts),
  bothOver: (facts) => said.howBothOver(facts),
  winNeedsTrick: (facts) => said.howWinNeedsTrick(facts),
  revoke: (facts) => said.howRevoke(facts),
  goal: (facts) => said.howGoal(facts),
  winBy: (facts) => said.howWinBy(facts),
  bidStart: (facts) => said.howBidStart(facts),
  bidTop: (facts) => said.howBidTop(facts),
  bidNeeds: (facts) => said.howBidNeeds(facts),
  bidWrites: (facts) => said.howBidWrites(facts),
  failedBid: (facts) => said.howFailedBid(facts),
  failedSweep: (facts) => said.howFailedSweep(facts),
  pile: (facts) => said.howPile(facts),
  doubleOf: (facts) => said.howDoubleOf(facts),
  capotBid: (facts) => said.howCapotBid(facts),
  capotWrites: (facts) => said.howCapotWrites(facts),
  runs: (facts) => said.howRuns(facts),
  meldContest: (facts) => said.howMeldContest(facts),
  sweepMelds: (facts) => said.howSweepMelds(facts),
  belaDecides: (facts) => said.howBelaDecides(facts),
  belaKept: (facts) => said.howBelaKept(facts),
  underTrump: (facts) => said.howUnderTrump(facts),
  written: (facts) => said.howWritten(facts),
}

/** Returns one rule of a table as a complete sentence, for a printed page that lies next to the cards. */
export const houseSentence = <K extends OptionName>(vocabulary: Vocabulary, rules: Rules, option: K): string =>
  SENTENCES[option]({ value: rules[option], vocabulary, scoring: rules.scoring, goal: rules.goal })
