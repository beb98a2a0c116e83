import type { Rules } from '../../engine/table/options'
import { RULE_SETS } from '../sets/catalogue'
import { rulesOf, type RuleSetId } from '../sets/rule-set'
import { isWithout, withoutAt } from './presupposed'
import type { Question } from './question'
import type { QuestionId } from './question-ids'

/**
 * Returns the key of a table's answer from its rules; `null` if the rules do not decide it, but the document of its base does.
 */
export type KeyOf = (rules: Rules) => string | null

function pointsInHand({ pack, auction, players, forcedNoTrump, noTrumpDoubled }: Rules): string {
  if (pack === 28) return 'turn-up-out'
  if (auction === 'contracts') return noTrumpDoubled === 'yes' ? 'contracts' : 'contracts-single'
  if (players === 4) return forcedNoTrump === 'allowed' ? 'no-trump' : 'all-out'
  return players === 3 ? 'three-players' : 'two-players'
}

/**
 * Returns the key for the owner of the turned-up card; `null` for four players, because no option tells whether it is the dealer
 * or the taker.
 */
function turnUpOwner({ pack, players, indicator }: Rules): string | null {
  if (indicator === 'low-card') return 'indicator'
  if (players === 4) return null
  return pack === 28 ? 'out-of-play' : 'nobody'
}

/** Returns the key for the dealer after a tie. If a tie is bate, the other side wins the hand. */
function dealerAfterTie({ nextDealer, players, tie }: Rules): string {
  if (tie === 'replay') return 'same'
  if (nextDealer === 'next') return 'passes'
  if (tie === 'made') return 'taker'
  if (tie !== 'bate') return 'next'
  return players === 3 ? 'higher-opponent' : 'opponent'
}

/** Returns the key for the second round of bidding, if the dealer is forced to take at its end. */
function roundTwo({ allPass, schmeiss }: Rules): string | null {
  if (allPass !== 'dealer-names') return null
  return schmeiss === 'none' || schmeiss === 'first-turn' ? 'dealer-names' : 'dealer-names-schmeiss'
}

function allTrumpsPlay({ auction, beatPlain, beatPartner }: Rules): string {
  if (auction !== 'contracts') return beatPlain === 'no' ? 'no-trump-follow' : 'no-trump'
  const heads = beatPlain === 'no' ? 'both' : 'both-head'
  return beatPartner === 'yes' ? heads : `${heads}-opponents`
}

function noTrumpContracts({ auction, forcedNoTrump }: Rules): string {
  if (auction === 'contracts') return 'contracts'
  return forcedNoTrump === 'allowed' ? 'forced' : 'no'
}

function made({ scoring, doubling, auction, bidWrites }: Rules): string {
  if (scoring === 'match-points') return 'match-points'
  if (auction === 'bids' && bidWrites !== 'made') return bidWrites === 'bid' ? 'bid' : 'own-and-bid'
  return doubling === 1 ? 'own' : 'own-doubled'
}

/** Returns the key for what a failed bid writes; in games without bids, for a bate. */
function bate({ auction, bateTo, bidWrites, failedBid }: Rules): string {
  if (auction !== 'bids') return bateTo
  if (bidWrites === 'bid') return failedBid === 'yes' ? 'bid' : 'declared'
  return bidWrites === 'made-and-bid' && failedBid === 'yes' ? 'tricks-and-bid' : 'tricks'
}

function auctionEnd({ auction, doubling }: Rules): string {
  if (auction === 'bids') return doubling > 2 ? 'bids-to-redouble' : 'bids'
  if (auction === 'turn-up' || auction === 'names-suit') return 'first-take'
  return { 1: 'only-passes', 2: 'passes-or-double', 3: 'passes', 4: 'passes', 8: 'passes-or-sheet' }[doubling]
}

function mustBeat({ players, big, auction, bidNeeds }: Rules): string {
  if (auction === 'bids') return bidNeeds === 'bid' ? 'bid' : 'bid-and-side'
  if (players !== 3) return 'other-side'
  return big === 'allowed' ? 'both-together' : 'each-opponent'
}

function tieAtTarget({ bothOver, players, winNeedsTrick }: Rules): string {
  if (winNeedsTrick === 'yes') return 'another'
  if (bothOver === 'higher') return 'another'
  if (bothOver === 'taker-first') return 'taker-first'
  return players === 3 ? 'last-trick-first' : 'last-trick'
}

function overtrump({ players, auction, partnerWinning, beatPartner }: Rules): string {
  const isPartners = partnerWinning === 'must-trump' && beatPartner === 'yes' && auction !== 'contracts'
  return players === 3 || isPartners ? 'yes' : 'opponents'
}

function runsNeedTrick({ runsNeedTrick: asked, sweepMelds }: Rules): string {
  if (asked === 'yes') return 'yes'
  return { own: 'no', lost: 'side', 'to-sweeper': 'to-sweeper' }[sweepMelds]
}

function lastTrick({ sweep }: Rules): string {
  return { none: 'ten', 'match-points': 'ten', 360: 'inside-360', 252: 'ten-or-hundred', 262: 'ten-or-more' }[sweep]
}

/** Returns the key for a side without a trick that reaches the target by its bela; `null` if the document says. */
function belaWinsGame({ sweep, sweepMelds, winNeedsTrick }: Rules): string | null {
  if (sweep === 'match-points') return 'never-on-sweep'
  if (sweepMelds === 'lost') return 'no'
  return winNeedsTrick === 'yes' ? 'one-more-trick' : null
}

/** Returns the key of a number that some document has, or `other`. */
const numberOr = (points: number, known: readonly number[]): string =>
  known.includes(points) ? String(points) : 'other'

const isQuintKnown = (longRuns: Rules['longRuns']): boolean => longRuns === 'hundred' || longRuns === 'hundred-at-most'

/** The questions whose answer depends on other options than their own: a house rule on those changes the answer. */
const FOLLOWS: { readonly [Q in QuestionId]?: KeyOf } = {
  'points-in-hand': pointsInHand,
  'dealer-after-tie': dealerAfterTie,
  'last-cards': ({ indicator }) => (indicator === 'low-card' ? 'two-each' : null),
  'turn-up-owner': turnUpOwner,
  'auction-end': auctionEnd,
  'must-trump': ({ players, partnerWinning }) =>
    players === 4 && partnerWinning === 'free' ? 'not-behind-partner' : 'yes',
  'beat-trump-lead': ({ players, beatPartner }) => (players === 4 && beatPartner === 'no' ? 'opponents' : 'always'),
  overtrump,
  'all-trumps-play': allTrumpsPlay,
  'round-two': roundTwo,
  'no-trump-contracts': noTrumpContracts,
  'fifty-against-twenty': ({ longRuns }) => (isQuintKnown(longRuns) ? 'longer' : 'fifty'),
  'same-class': ({ longRuns }) => (longRuns === 'hundred' ? 'length-first' : 'higher-top'),
  'runs-need-trick': runsNeedTrick,
  'two-carres': ({ meldContest }) => (meldContest === 'one' ? 'one-contest' : 'trump-order'),
  'bela-needs-trick': ({ sweepMelds }) => (sweepMelds === 'lost' ? 'yes' : 'no'),
  'last-trick': lastTrick,
  'second-runs': ({ players }) => (players === 4 ? 'team' : 'yes'),
  'who-counts-first': ({ bothOver }) => (bothOver === 'taker-first' ? 'maker' : null),
  made,
  bate,
  'committed-side': ({ doubling }) => (doubling === 1 ? 'taker' : 'doubled'),
  'must-beat': mustBeat,
  'opponents-tied': ({ bateTo }) => (bateTo === 'each' ? 'each-all' : 'shared'),
  'who-doubles': ({ auction }) => (auction === 'bids' ? 'other-side-freezes' : 'other-team'),
  'lowest-bid': ({ bidStart }) => numberOr(bidStart, [80]),
  'bid-limit': ({ bidTop }) => numberOr(bidTop, [160, 650]),
  'capot-bid': ({ capotBid }) => numberOr(capotBid, [250, 270, 500]),
  rounding: ({ scoring, written }) => (scoring === 'match-points' ? 'limit' : written),
  'third-level': ({ doubling }) => (doubling === 8 ? 'eight' : doubling === 2 ? 'double-ends' : 'agreed'),
  'trick-winner': ({ auction }) => (auction === 'contracts' ? 'highest-at-all-trumps' : 'highest'),
  'when-to-claim': ({ claims }) => (claims === 'first-three' ? 'after-early-trick' : 'after-trick'),
  'false-claim': ({ players }) => (players === 3 ? 'higher-opponent' : 'opponent'),
  'claim-though-bate': ({ auction }) => (auction === 'names-suit' ? 'not-taker' : 'good'),
  'both-over': ({ winNeedsTrick, bothOver }) => (winNeedsTrick === 'yes' ? `trick-then-${bothOver}` : null),
  'tie-at-target': tieAtTarget,
  'false-run': ({ revoke }) => revoke,
  'false-bela': ({ revoke }) => revoke,
  'wrong-count': ({ revoke }) => (revoke === 'unstated' ? 'unstated' : null),
  'bid-after-double': ({ auction }) => (auction === 'bids' ? 'freezes' : 'cancels'),
  'doubled-sweep': ({ doubleOf }) => (doubleOf === 'declared-too' ? 'multiplied' : 'once'),
  'bela-wins-game': belaWinsGame,
  'end-on-sweep': ({ sweep }) => (sweep === 'match-points' ? 'no' : 'yes'),
}

/**
 * Returns the key of the answer that these rules give; `null` if it does not follow from them. For a target that no document has,
 * there is no answer with this key.
 */
export function answerKey({ id, option, presupposes, answers }: Question, rules: Rules): string | null {
  const without = withoutAt(presupposes, rules)
  if (without !== null) return without
  const followed = FOLLOWS[id]?.(rules) ?? null
  if (followed !== null) return followed
  if (option !== undefined) return String(rules[option])
  const [only, ...others] = answers.filter((key) => !isWithout(key))
  return others.length === 0 ? (only ?? null) : null
}

/**
 * Returns the key of the answer at a table that started from this rule set. Where its rules decide what the document's decide, that
 * is the document's own answer.
 */
export function tableKey(question: Question, base: RuleSetId, rules: Rules): string | null {
  const key = answerKey(question, rules)
  const isDocumented = key !== null && key === answerKey(question, rulesOf(RULE_SETS[base]))
  return isDocumented ? question.by[base].answer : key
}
