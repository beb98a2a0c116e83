import type { Rules } from '../engine/options'
import type { Question } from './question'
import type { QuestionId } from './question-ids'

/** The key of a table's answer from its rules, or `null` where the rules say nothing and the document it started from does. */
export type KeyOf = (rules: Rules) => string | null

const whereDoubled =
  (yes: string, no: string): KeyOf =>
  ({ doubling }) =>
    doubling === 1 ? no : yes

const whereClaimed =
  (yes: string): KeyOf =>
  ({ claims }) =>
    claims === 'none' ? 'no-claims' : yes

/** Whether a tie leaves anything waiting for the next winner. */
const whereHeldOver =
  (yes: string): KeyOf =>
  ({ tie }) =>
    tie === 'held-over' || tie === 'held-over-both' ? yes : 'nothing-waits'

const ofThree =
  (alone: string): KeyOf =>
  ({ players, bateTo }) => {
    if (players !== 3) return 'two-sides'
    return bateTo === 'each' ? 'each-all' : alone
  }

function pointsInHand({ pack, auction, players, forcedNoTrump }: Rules): string {
  if (pack === 28) return 'turn-up-out'
  if (auction === 'contracts') return 'contracts'
  if (players === 4) return forcedNoTrump === 'allowed' ? 'no-trump' : 'all-out'
  return players === 3 ? 'three-players' : 'two-players'
}

function turnUpOwner({ pack, auction, players, indicator }: Rules): string {
  if (auction === 'contracts') return 'none-turned'
  if (indicator === 'low-card') return 'indicator'
  if (players === 4) return 'dealer'
  return pack === 28 ? 'out-of-play' : 'nobody'
}

function dealerAfterTie({ nextDealer, players }: Rules): string {
  if (nextDealer === 'next') return 'passes'
  return players === 3 ? 'higher-opponent' : 'next'
}

function bottomCard({ pack, players }: Rules): string | null {
  if (players === 4) return 'none-left'
  return pack === 28 ? 'turn-up-only' : null
}

function auctionEnd({ auction, doubling }: Rules): string {
  if (auction === 'turn-up') return 'first-take'
  return doubling === 8 ? 'passes-or-sheet' : 'passes'
}

function allTrumpsPlay({ auction, forcedNoTrump }: Rules): string {
  if (auction === 'contracts') return 'both'
  return forcedNoTrump === 'allowed' ? 'no-trump' : 'neither'
}

function overtrump({ players }: Rules): string {
  if (players === 2) return 'two-players'
  return players === 3 ? 'yes' : 'opponents'
}

function mustBeat({ players, big }: Rules): string {
  if (players !== 3) return 'other-side'
  return big === 'allowed' ? 'both-together' : 'each-opponent'
}

function thirdLevel({ doubling }: Rules): string {
  if (doubling === 8) return 'eight'
  return doubling === 1 ? 'none' : 'agreed'
}

function whenToClaim({ claims }: Rules): string {
  if (claims === 'none') return 'no-claims'
  return claims === 'first-three' ? 'after-early-trick' : 'after-trick'
}

function falseClaim({ claims, players }: Rules): string {
  if (claims === 'none') return 'no-claims'
  return players === 3 ? 'higher-opponent' : 'opponent'
}

function tieAtTarget({ bothOver, players }: Rules): string {
  if (bothOver === 'higher') return 'another'
  if (bothOver === 'taker-first') return 'taker-first'
  return players === 3 ? 'last-trick-first' : 'last-trick'
}

/** Questions without an option of their own whose answer follows from others: a house rule there changes the answer here. */
const FOLLOWS: { readonly [Q in QuestionId]?: KeyOf } = {
  'points-in-hand': pointsInHand,
  'dealer-after-tie': dealerAfterTie,
  'last-cards': ({ indicator }) => (indicator === 'low-card' ? 'two-each' : null),
  'turn-up-owner': turnUpOwner,
  'bottom-card': bottomCard,
  'auction-end': auctionEnd,
  'contract-order': ({ auction }) => (auction === 'contracts' ? 'ladder' : 'no-auction'),
  'who-doubles': whereDoubled('other-team', 'no-doubles'),
  'must-trump': ({ players, partnerWinning }) =>
    players === 4 && partnerWinning === 'free' ? 'not-behind-partner' : 'yes',
  'beat-trump-lead': ({ players, beatPartner }) => (players === 4 && beatPartner === 'no' ? 'opponents' : 'always'),
  overtrump,
  'all-trumps-play': allTrumpsPlay,
  'last-trick': ({ sweep }) => (sweep === '360' ? 'inside-360' : 'ten'),
  'second-runs': ({ players }) => (players === 4 ? 'team' : 'yes'),
  'partners-runs': ({ players }) => (players === 4 ? 'yes' : 'no-partners'),
  'who-counts-first': ({ bothOver }) => (bothOver === 'taker-first' ? 'maker' : null),
  made: ({ scoring }) => (scoring === 'match-points' ? 'match-points' : 'own'),
  'must-beat': mustBeat,
  'held-over-winner': whereHeldOver('next-winner'),
  'second-tie': whereHeldOver('adds-up'),
  'opponents-tied': ofThree('shared'),
  'odd-half': ofThree('dropped'),
  'third-level': thirdLevel,
  'both-committed': whereDoubled('both', 'no-doubles'),
  rounding: ({ scoring }) => (scoring === 'match-points' ? 'limit' : 'none'),
  'when-to-claim': whenToClaim,
  'claim-counts': whereClaimed('so-far'),
  'claim-though-bate': whereClaimed('good'),
  'false-claim': falseClaim,
  'tie-at-target': tieAtTarget,
  'end-on-sweep': ({ sweep }) => (sweep === 'match-points' ? 'no' : 'yes'),
}

/** The key of the answer that these rules give, or `null` where it does not follow from the rules. A target of its own has a key without an answer. */
export function answerKey(question: Pick<Question, 'id' | 'option'>, rules: Rules): string | null {
  if (question.option !== undefined) return String(rules[question.option])
  return FOLLOWS[question.id]?.(rules) ?? null
}
