import type { BidCall, Call, SaidCall } from '@/lib/engine/bidding/bidding'
import { chooseTrumps } from '@/lib/engine/bidding/choose-trumps'
import { checkOptions } from '@/lib/engine/check/check'
import { endingAfter } from '@/lib/engine/game/end'
import { scoreRow, type ScoredRow } from '@/lib/engine/game/ledger'
import { afterThrownIn } from '@/lib/engine/game/next-dealer'
import { bestMelds } from '@/lib/engine/melds/best-melds'
import { contest } from '@/lib/engine/melds/contest'
import { runValue } from '@/lib/engine/melds/meld-values'
import { legalPlays } from '@/lib/engine/play/legal'
import { barToExchange, belaPoints, voidDeal } from '@/lib/engine/referee/before-play'
import { ruleOnClaim } from '@/lib/engine/referee/claim'
import { ruleOnRuns } from '@/lib/engine/referee/run-contest'
import { earn } from '@/lib/engine/score/earned'
import { meldLines } from '@/lib/engine/score/earned-melds'
import { line } from '@/lib/engine/score/line'
import { writtenLines, type Score } from '@/lib/engine/score/score'
import type { Trump } from '@/lib/engine/table/card'
import { handSize, packOf } from '@/lib/engine/table/deck'
import type { Hand, PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { sideCount, sum } from '@/lib/engine/table/seats'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { counted, played, run } from './builders'
import { cards } from './runs'

/**
 * A question played through the engine: `act` describes briefly what the engine does at a table, and `says` which answer
 * promises each result.
 */
export interface ActedOut {
  readonly act: (rules: Rules) => string
  readonly says: { readonly [answer: string]: string }
}

/** Returns such a question whose results have the names of its answers. */
const as = (keys: readonly string[], act: (rules: Rules) => string): ActedOut => ({
  act,
  says: Object.fromEntries(keys.map((key) => [key, key])),
})

const may = (rules: Rules, trump: Trump, hand: string, trick: string): string =>
  legalPlays(rules, { trump, hand: cards(hand), trick: cards(trick) }).legal.join(' ')

/** Returns the bidding after these calls, made by the players in turn. */
function bidding(rules: Rules, calls: readonly Call[], dealer = 0) {
  const deal = { dealer, turnUp: rules.auction === 'turn-up' ? ('hearts' as const) : null }
  const said = calls.reduce<readonly SaidCall[]>((before, call) => {
    const open = chooseTrumps(rules, deal, before)
    return open.result === 'open' ? [...before, { seat: open.speaks, call }] : before
  }, [])
  return chooseTrumps(rules, deal, said)
}

function callsAfter(rules: Rules, calls: readonly Call[]): readonly Call[] {
  const state = bidding(rules, calls)
  return state.result === 'open' ? state.may : []
}

const passes = (count: number): readonly Call[] => Array.from({ length: count }, () => 'pass' as const)

/** Returns zero for each side. */
const none = (rules: Rules): readonly number[] => Array.from({ length: sideCount(rules) }, () => 0)

/**
 * Returns rules under which every hand here can be written exactly, with a bid of any height. With finished totals, writing
 * only the bid is not possible, because that needs every declaration.
 */
function inFull(rules: Rules, hand: Hand): Rules {
  const bidWrites = hand.kind === 'counted' && rules.bidWrites === 'bid' ? 'made' : rules.bidWrites
  return { ...rules, bidWrites, bidStart: 80, written: 'exact', target: 100_000 }
}

function row(rules: Rules, hand: Hand, dealer = 0): ScoredRow {
  const scored = scoreRow(inFull(rules, hand), hand, { dealer, totals: none(rules), heldOver: 0 })
  if (!scored.ok) throw new Error(`${scored.error.code} at ${JSON.stringify(hand)}`)
  return scored.value
}

const fill = (rules: Rules, side: number, points: number, other = 0): readonly number[] =>
  none(rules).map((_, at) => (at === side ? points : other))

/** Returns a tie of the taker and the next side; 81 each for partners. */
const tied = (rules: Rules, taker: number): Hand =>
  counted({
    taker,
    trump: 'hearts',
    totals:
      rules.players === 3
        ? [0, 1, 2].map((side) => (side === (taker + 2) % 3 ? 30 : 50))
        : fill(rules, 0, rules.players === 4 ? 81 : 70, rules.players === 4 ? 81 : 70),
  })

/** Returns the bid of a hand; `null` at a table without bids. */
const bidOf = (rules: Rules, bid = 80): { readonly bid: number | null } => ({
  bid: rules.auction === 'bids' ? bid : null,
})

/** Returns a hand that seat 0 takes and makes; 90 to 72 for partners. */
const made = (rules: Rules, facts: Partial<ReturnType<typeof counted>> = {}): Hand =>
  counted({
    taker: 0,
    trump: 'hearts',
    totals: rules.players === 3 ? [70, 60, 32] : rules.players === 4 ? [90, 72] : [70, 60],
    ...bidOf(rules),
    ...facts,
  })

/** Returns a hand in which side 0 has all the tricks, and the most card points that are possible. */
const swept = (rules: Rules, facts: Partial<PlayedHand> = {}): PlayedHand =>
  played({
    cardPoints: fill(rules, 0, rules.players === 4 ? 152 : 142),
    lastTrick: 0,
    tricks: fill(rules, 0, handSize(rules)),
    ...bidOf(rules),
    ...facts,
  })

const scoredBy = ({ score }: ScoredRow, rule: string) =>
  [...score.earnedLines, ...score.sheetLines].filter((line) => line.rule === rule)

/** Compares ace to jack of spades with queen to eight of hearts: one has the higher top, the other more cards. */
const fourOrFive = (rules: Rules): string => {
  const best = contest([run(0, 'AS KS QS JS'), run(1, 'QH JH 10H 9H 8H')], rules, 'clubs')
  return best.kind === 'won' && best.seat === 1 ? 'longer' : 'class'
}

/** Compares ace to ten of spades with king to eight of hearts. */
const fiveOrSix = (rules: Rules): string => {
  const best = contest([run(0, 'AS KS QS JS 10S'), run(1, 'KH QH JH 10H 9H 8H')], rules, 'clubs')
  return best.kind === 'won' && best.seat === 1 ? 'longer' : 'class'
}

/** Returns a hand in which seat 0 has declared a run. `facts` say who took tricks. */
const declaring = (rules: Rules, facts: Partial<PlayedHand>): PlayedHand =>
  played({ cardPoints: none(rules).map(() => null), melds: [run(0, 'AS KS QS')], ...facts })

function declaredPoints(rules: Rules, hand: PlayedHand): number {
  const lines = meldLines(rules, hand)
  return lines.ok ? sum(lines.value.map(({ points }) => points)) : 0
}

/** Tells whether a run counts if its side takes no trick. */
const declaredWithoutTrick = (rules: Rules): string =>
  declaredPoints(rules, declaring(rules, { tricks: fill(rules, 1, handSize(rules)), lastTrick: 1 })) > 0
    ? 'own'
    : 'lost'

const LAST_TRICKS: ReadonlySet<string> = new Set(['last-trick', 'last-of-all'])

const UNDECIDED: Omit<Score, 'verdict'> = {
  earnedLines: [],
  sheetLines: [],
  earned: [],
  points: [],
  winner: null,
  sweep: null,
  heldOverWon: 0,
  heldOverAdded: 0,
}

/** Returns the winner by a count: sides 0 and 1 are past the target, side 0 ahead by `lead`. */
function winnerOf(
  rules: Rules,
  lead: number,
  taker: number,
  lastTrick: number,
  before = none(rules),
): number | 'nobody' {
  const totals = none(rules).map((_, side) =>
    side === 0 ? rules.target + 5 + lead : side === 1 ? rules.target + 5 : 1,
  )
  const hand = played({ taker, lastTrick, cardPoints: none(rules), tricks: none(rules).map(() => 1) })
  const end = endingAfter(rules, hand, { ...UNDECIDED, verdict: 'made' }, before, { totals, hands: 1 })
  return end.ok && end.value.over && end.value.winner !== null ? end.value.winner : 'nobody'
}

const claimAfter = (rules: Rules, afterTrick: number) =>
  ruleOnClaim(rules, {
    totals: none(rules).map((_, side) => side * 5),
    claimant: 0,
    afterTrick,
    trickWonBy: 0,
    cardPoints: 1,
    runPoints: 0,
    runsAreBest: true,
    bela: 'none',
    ledSince: false,
    counted: false,
    lastTrick: false,
  })

function claimMoments(rules: Rules): string {
  if (!claimAfter(rules, 1).allowed) return 'none'
  return claimAfter(rules, 5).allowed ? 'any' : 'three'
}

/** Returns the multiplier of a bid that is doubled and redoubled as often as possible. */
function highestStake(rules: Rules, bid: Call): number {
  const ways: readonly (readonly Call[])[] = [['double', 'redouble'], ['double', ...passes(3)], passes(3)]
  const ends = ways.map((calls) => bidding(rules, [bid, ...calls])).filter((end) => end.result === 'play')
  return Math.max(...ends.map(({ multiplier }) => multiplier))
}

/** Returns the multiplier of the highest doubling at this table. */
function highestDouble(rules: Rules): number {
  const levels = ['double', 'redouble', 'sheet'] as const
  const bid: Call = rules.auction === 'bids' ? `${rules.bidStart} hearts` : 'hearts'
  if (rules.auction === 'bids') return highestStake(rules, bid)
  const said = levels.filter((level, at) =>
    callsAfter(rules, [bid, ...levels.slice(0, at).flatMap((call) => [call] as const)]).includes(level),
  )
  return 2 ** said.length
}

/** Returns the call that ends the auction, if all trumps are bid and raised as often as possible. */
function lastRaise(rules: Rules): string {
  if (rules.auction === 'turn-up') return bidding(rules, ['take']).result === 'play' ? 'take' : 'goes on'
  if (rules.auction === 'names-suit') return namedInTurn(rules)
  if (rules.auction === 'bids') return lastRedouble(rules)
  const raises = (['double', 'redouble', 'sheet'] as const).map(
    (call, at, all) => [call, bidding(rules, ['all', ...all.slice(0, at + 1)]).result] as const,
  )
  return raises.find(([, result]) => result === 'play')?.[0] ?? 'passes'
}

const namedInTurn = (rules: Rules): string => (bidding(rules, ['hearts']).result === 'play' ? 'take' : 'goes on')

/** Doubles the lowest bid, and redoubles it if that is allowed. Returns what ends the bidding. */
function lastRedouble(rules: Rules): string {
  const calls: readonly Call[] = [`${rules.bidStart} hearts`, 'double', 'redouble']
  const isOver = bidding(rules, [...calls.slice(0, 1), ...passes(3)]).result === 'play'
  return `${isOver ? 'passes' : 'goes on'}${bidding(rules, calls).result === 'play' ? ', redouble' : ''}`
}

/** Returns as text whether eldest hand and dealer may pass, and may say schmeiss, in the second round. */
function secondRound(rules: Rules): string {
  const flags = (calls: readonly Call[]) =>
    `${calls.includes('pass') ? 'pass ' : ''}${calls.includes('schmeiss') ? 'schmeiss' : ''}`
  const eldest = callsAfter(rules, passes(rules.players))
  const dealer = callsAfter(rules, passes(2 * rules.players - 1))
  return `eldest: ${flags(eldest).trim()}; dealer: ${flags(dealer).trim()}`.trim()
}

/** Returns the number of passes if all players pass in both rounds, or in the only one. */
const allPasses = ({ auction, players }: Rules): number => (auction === 'turn-up' ? 2 : 1) * players

function allPassed(rules: Rules): string {
  const state = bidding(rules, passes(allPasses(rules)))
  if (!callsAfter(rules, passes(allPasses(rules) - 1)).includes('pass')) return 'dealer-names'
  return state.result === 'redeal' ? 'redeal' : 'eldest-names'
}

/** Returns who leads if eldest hand passes and the next player takes. */
function leader(rules: Rules): string {
  const state = [['take'], ['hearts'], ['hearts', ...passes(3)], [`${rules.bidStart} hearts`, ...passes(3)]]
    .map((calls) => bidding(rules, ['pass', ...calls] as readonly Call[]))
    .find(({ result }) => result === 'play')
  if (state?.result !== 'play') throw new Error('expected a taker')
  return state.leader === state.taker ? 'taker' : 'eldest'
}

function out(rules: Rules): string {
  const left = String(packOf(rules.pack).length - rules.players * handSize(rules))
  if (rules.auction === 'contracts') return `${left}, all trumps${doubledNoTrump(rules) === 'yes' ? ', doubled' : ''}`
  return rules.forcedNoTrump === 'allowed' ? `${left}, no trump` : left
}

/** Returns the trumps other than a suit that a hand may have. */
const otherTrumps = (rules: Rules): string =>
  (['none', 'all'] as const).filter((trump) => checkOptions(rules, made(rules, { trump })) === null).join(', ')

const withoutTrumps = (rules: Rules): Hand =>
  played({ trump: 'none', cardPoints: rules.players === 4 ? [70, 50] : [70, 40], lastTrick: 0, tricks: [5, 3] })

function doubledNoTrump(rules: Rules): string {
  return sum(row({ ...rules, scoring: 'points', sweep: 'none' }, withoutTrumps(rules)).score.points) === 260
    ? 'yes'
    : 'no'
}

function tieAt(rules: Rules): string {
  const { score, heldOver } = row(rules, tied(rules, 0))
  if (score.verdict === 'made') return 'made'
  if (heldOver === 0 && sum(score.points) === 0) return 'replay'
  const own = rules.scoring === 'match-points' ? 9 : rules.players === 4 ? 81 : rules.players === 3 ? 50 : 70
  const other = score.points[1] ?? 0
  if (heldOver > 0) return other > 0 ? 'held-over' : 'held-over-both'
  return other > own ? 'bate' : 'defender-own'
}

/** Returns who deals after a tie. Two ties are needed: one that the dealer took, and one that the next player took. */
function dealerAfterTie(rules: Rules): string {
  const dealer = rules.players - 1
  const isSame = row(rules, tied(rules, dealer), dealer).nextDealer === dealer
  const isNext = row(rules, tied(rules, 0), dealer).nextDealer === 0
  if (isSame) return isNext ? 'the taker' : 'the same dealer'
  return isNext ? 'the next player' : 'an opponent'
}

function allTrumpsAndNone(rules: Rules): string {
  const heads = may(rules, 'none', 'AS 8S', '10S') === 'AS' ? 'no trumps head' : 'no trumps follow'
  if (rules.auction !== 'contracts') return heads
  const partners = may(rules, 'all', 'JS 8S', '9S 7S') === 'JS'
  return `${heads}, all trumps head ${partners ? 'everybody' : 'opponents'}`
}

function mustTrump(rules: Rules): string {
  if (may(rules, 'hearts', 'KH AD', '10S') !== 'KH') return 'free'
  return rules.players === 4 && may(rules, 'hearts', 'KH AD', '10S 8S').includes('AD') ? 'not behind partner' : 'always'
}

function overtrump(rules: Rules): string {
  const over = may(rules, 'hearts', 'JH 8H AD', rules.players === 3 ? 'AS 9H' : 'AS KS 9H')
  if (over !== 'JH') return 'free'
  return rules.players === 4 && may(rules, 'hearts', 'JH 8H AD', 'AS 9H 8S') !== 'JH' ? 'opponents' : 'yes'
}

const isScored = (rules: Rules, hand: Hand): boolean =>
  scoreRow(inFull(rules, hand), hand, { dealer: 0, totals: none(rules), heldOver: 0 }).ok

/** Returns rules by which only the count decides, even if a win needs a trick. */
const atTheCount = (rules: Rules): Rules => ({
  ...rules,
  winNeedsTrick: 'no',
  winBy: 'count',
  goal: 'points',
})

function bothOver(rules: Rules): string {
  if (winnerOf(rules, 5, 0, 0) !== 'nobody') return amongTwo(rules, none(rules))
  return `trick-then-${amongTwo(
    rules,
    none(rules).map(() => rules.target),
  )}`
}

/** Returns how two sides past the target are told apart, whether they were past it before this hand or not. */
function amongTwo(rules: Rules, before: readonly number[]): string {
  if (winnerOf(rules, 5, 0, 1, before) === 1) return 'last-trick'
  return winnerOf(rules, 5, 1, 0, before) === 1 ? 'taker-first' : 'higher'
}

function tieAtTarget(rules: Rules): string {
  if (winnerOf(rules, 0, 0, 1) === 1) return rules.players === 3 ? 'last trick, else another hand' : 'last trick'
  return winnerOf(rules, 0, 1, 0) === 1 ? 'taker, else another hand' : 'another hand'
}

/** Returns the lowest bid, and the highest bid in points. */
function bidsAtFirst(rules: Rules): { readonly from: number; readonly to: number } {
  const state = bidding(rules, [])
  if (state.result !== 'open' || state.bids === undefined) throw new Error('expected an auction of bids')
  return state.bids
}

/** Returns the points if they are among the known numbers; otherwise `other`. */
const numberAmong = (points: number, known: readonly string[]): string =>
  known.includes(String(points)) ? String(points) : 'other'

/** Tells whether the third player may go higher after a bid and a double. */
function overDouble(rules: Rules): string {
  const bid: BidCall = `${rules.bidStart} clubs`
  const state = bidding(rules, [rules.auction === 'bids' ? bid : 'clubs', 'double'])
  if (state.result !== 'open') throw new Error(`expected an open auction, got ${state.result}`)
  return state.bids !== undefined || state.may.includes('hearts') ? 'bids go on' : 'bids have ended'
}

/** Returns the written points of a hand with a bid of side 0, at a table that writes exact points. */
const bidPoints = (rules: Rules, changes: Partial<Rules>, facts: Partial<PlayedHand>): readonly number[] =>
  row(
    { ...rules, written: 'exact', ...changes },
    played({ cardPoints: [90, 62], lastTrick: 0, tricks: [4, 4], ...facts }),
  ).score.points

function capotWritten(rules: Rules, changes: Partial<Rules>): number {
  const hand = { bid: 'capot', cardPoints: [152, 0], tricks: [8, 0] } as const
  return bidPoints(rules, { sweep: 'none', ...changes }, hand)[0] ?? 0
}

function doubledBid(rules: Rules): string {
  const open: Partial<Rules> = { bidWrites: 'made-and-bid', runs: 'yes', runsNeedTrick: 'no', pile: 160 }
  const [points] = bidPoints(rules, open, { bid: 80, multiplier: 2, melds: [run(0, 'AS KS QS')] })
  const sums: Readonly<Record<number, string>> = { 500: 'all but the run', 340: 'the bid', 520: 'all of it' }
  return sums[points ?? 0] ?? String(points)
}

function isAllToWinner(rules: Rules): boolean {
  const four = played({ cardPoints: [90, 62], lastTrick: 0, tricks: [4, 4], multiplier: 2, ...bidOf(rules) })
  const { points } = row({ ...rules, doubleOf: 'everything' }, four).score
  return points[1] === 0 && (points[0] ?? 0) >= 320
}

/** Returns what a bid needs, from a hand in which side 0 bids 80, has 80 and is behind. */
function behindWithBid(rules: Rules): string {
  const hand = played({ cardPoints: [70, 82], lastTrick: 0, tricks: [4, 4], bid: 80 })
  return row(rules, hand).score.verdict === 'made' ? 'the bid' : 'the bid and the other side'
}

/** Returns what a failed bid of 150 gives, if side 0 has declared 20. */
function failedBid(rules: Rules): string {
  const open: Partial<Rules> = { runs: 'yes', runsNeedTrick: 'no', pile: 160 }
  const [, points] = bidPoints(rules, open, { bid: 150, melds: [run(0, 'AS KS QS')] })
  const sums: Readonly<Record<number, string>> = {
    330: 'tricks, bid, declared',
    180: 'tricks, declared',
    170: 'bid, declared',
    20: 'declared',
  }
  return sums[points ?? 0] ?? String(points)
}

/** Returns the points that each side gains by these facts, if side 0 takes every trick. */
function gainedWhenSwept(rules: Rules, facts: Partial<PlayedHand>): readonly number[] {
  const [before, after] = [earn(rules, swept(rules)), earn(rules, swept(rules, facts))]
  if (!before.ok || !after.ok) throw new Error('expected a hand that can be counted')
  return after.value.points.map((points, side) => points - (before.value.points[side] ?? 0))
}

function sweptRun(rules: Rules): string {
  const [sweeper, other] = gainedWhenSwept(rules, { melds: [run(1, 'AS KS QS')] })
  if (other === 20) return 'own'
  return sweeper === 20 ? 'to-sweeper' : 'lost'
}

/** Tells whether a lesser run counts, if the side with the best run takes no trick, and the other takes all. */
function nextBestRun(rules: Rules): string {
  const gained = gainedWhenSwept(rules, { melds: [run(1, 'AS KS QS JS'), run(0, '10D 9D 8D')] })
  return gained.every((points) => points === 0) ? 'no one' : 'someone'
}

/** Returns what counts if side 0 declares a run, and the other side four of a kind. */
const runBesideFour = (rules: Rules, melds: PlayedHand['melds']): string => {
  const declared = [run(0, 'JS 10S 9S'), { kind: 'four', seat: 1, four: 'A' } as const, ...melds]
  const lines = meldLines(
    rules,
    declaring(rules, { trump: 'clubs', melds: declared, tricks: none(rules).map(() => 1) }),
  )
  if (!lines.ok) throw new Error('expected declarations that can be counted')
  const of = (side: number) => sum(lines.value.filter((each) => each.side === side).map(({ points }) => points))
  return `${of(0)} : ${of(1)}`
}

/** Returns a hand in which side 0 is the taker, with `own` card points and a bela. */
const takenWithBela = (rules: Rules, own: number, facts: Partial<PlayedHand> = {}): PlayedHand =>
  played({
    cardPoints: rules.players === 4 ? [own, 152 - own] : rules.players === 3 ? [own, 52, 90 - own] : [own, 102 - own],
    lastTrick: rules.players === 4 ? 0 : 1,
    tricks: rules.players === 3 ? [3, 3, 3] : rules.players === 4 ? [4, 4] : [5, 4],
    bela: [0],
    ...bidOf(rules, 90),
    ...facts,
  })

function roundedTo(rules: Rules): string {
  if (rules.scoring === 'match-points') return row(rules, made(rules, { totals: [86, 76] })).score.points.join(' : ')
  const [rounded] = writtenLines(rules, [line(0, 85, { kind: 'own' } as const, 'made')])
  return String(85 + (rounded?.points ?? 0))
}

/** Tells whether a game is over: side 0 is at the target, and has or has not taken the hand. */
function isOver(rules: Rules, taker: number, hands: number): boolean {
  const hand = played({ taker, cardPoints: none(rules), tricks: none(rules).map(() => 1), lastTrick: 0 })
  const totals = fill(rules, 0, rules.target)
  const end = endingAfter(rules, hand, { ...UNDECIDED, verdict: 'made' }, totals, { totals, hands })
  return end.ok && end.value.over
}

export const ACTED_OUT: { readonly [Q in QuestionId]?: ActedOut } = {
  pack: as(['32', '28'], ({ pack }) => String(packOf(pack).length)),
  'points-in-hand': {
    act: out,
    says: {
      'two-players': '14',
      'three-players': '5',
      'turn-up-out': '1',
      'all-out': '0',
      contracts: '0, all trumps, doubled',
      'contracts-single': '0, all trumps',
      'no-trump': '0, no trump',
    },
  },
  'no-trump-contracts': {
    act: otherTrumps,
    says: { no: '', organiser: '', forced: 'none', contracts: 'none, all' },
  },
  'next-dealer': as(['winner', 'next'], (rules) => (row(rules, made(rules), 0).nextDealer === 0 ? 'winner' : 'next')),
  'dealer-after-tie': {
    act: dealerAfterTie,
    says: {
      next: 'the next player',
      passes: 'the next player',
      opponent: 'an opponent',
      'higher-opponent': 'an opponent',
      same: 'the same dealer',
      taker: 'the taker',
    },
  },
  'dealer-after-redeal': as(['next', 'same'], (rules) => (afterThrownIn(rules, 'all-pass', 0) === 0 ? 'same' : 'next')),
  'schmeiss-agreed': as(['next', 'same'], (rules) => (afterThrownIn(rules, 'schmeiss', 0) === 0 ? 'same' : 'next')),
  'schmeiss-refused': as(['caller-takes', 'refuser-takes'], (rules) => {
    const state = bidding(rules, ['schmeiss', 'no'])
    return state.result === 'play' && state.taker === 1 ? 'caller-takes' : 'refuser-takes'
  }),
  'round-one': {
    act: (rules) => callsAfter(rules, []).join(' '),
    says: {
      none: 'pass take',
      'first-turn': 'pass take schmeiss',
      'every-turn': 'pass take schmeiss',
      'not-dealer-second': 'pass take schmeiss',
    },
  },
  'round-two': {
    act: secondRound,
    says: {
      none: 'eldest: pass; dealer: pass',
      'first-turn': 'eldest: pass; dealer: pass',
      'every-turn': 'eldest: pass schmeiss; dealer: pass schmeiss',
      'not-dealer-second': 'eldest: pass schmeiss; dealer: pass',
      'dealer-names': 'eldest: pass; dealer:',
      'dealer-names-schmeiss': 'eldest: pass schmeiss; dealer:',
    },
  },
  'schmeiss-refused-again': {
    act: (rules) => {
      const state = bidding(rules, [...passes(rules.players), 'schmeiss', 'no'])
      return state.result === 'open' && state.speaks === 1 && !state.may.includes('pass') ? 'caller names' : 'other'
    },
    says: { 'every-turn': 'caller names', 'not-dealer-second': 'caller names' },
  },
  schmeiss: {
    act: (rules) => {
      if (rules.players !== 2 || rules.auction !== 'turn-up') return 'nobody'
      // Without “the dealer names trumps”: that dealer has no choice left, unlike players at other turns.
      const free: Rules = { ...rules, allPass: 'redeal', forcedNoTrump: 'no' }
      const turns = [0, 1, 2, 3].filter((said) => callsAfter(free, passes(said)).includes('schmeiss'))
      return turns.length === 0 ? 'nobody' : turns.join(' ')
    },
    says: { none: 'nobody', 'first-turn': '0 1', 'every-turn': '0 1 2 3', 'not-dealer-second': '0 1 2' },
  },
  'auction-end': {
    act: lastRaise,
    says: {
      'first-take': 'take',
      'only-passes': 'passes',
      'passes-or-double': 'double',
      passes: 'redouble',
      'passes-or-sheet': 'sheet',
      bids: 'passes',
      'bids-to-redouble': 'passes, redouble',
    },
  },
  'all-pass': as(['redeal', 'dealer-names', 'eldest-names'], allPassed),
  bimah: as(['redeal', 'dealer-names', 'eldest-names'], allPassed),
  'bimah-no-trump': as(['no', 'allowed'], (rules) => {
    const forced = callsAfter(rules, passes(allPasses(rules) - (rules.allPass === 'dealer-names' ? 1 : 0)))
    return forced.includes('none') ? 'allowed' : 'no'
  }),
  'first-lead': as(['eldest', 'taker'], leader),
  'void-deal': {
    act: (rules) => voidDeal(rules, 0, [cards('8S 7S 8H 7H 8D 7D')]).result,
    says: { no: 'play', yes: 'redeal' },
  },
  big: {
    act: (rules) => (rules.players === 3 && isScored(rules, made(rules, { big: true })) ? 'counted' : 'refused'),
    says: { no: 'refused', allowed: 'counted' },
  },
  'exchange-seven': as(['no', 'yes'], (rules) =>
    barToExchange(rules, { turnUp: 'JH', trump: 'hearts', holdsSeven: true, playStarted: false }) === null
      ? 'yes'
      : 'no',
  ),
  'run-of-five': {
    act: ({ longRuns }) => String(runValue(5, longRuns)),
    says: { one: '50', split: '50', hundred: '100', 'hundred-at-most': '100' },
  },
  'run-of-six': {
    act: ({ longRuns }) => String(runValue(6, longRuns)),
    says: { one: '50', split: '50', hundred: '100', 'hundred-at-most': '100' },
  },
  'run-of-seven': {
    act: ({ longRuns }) => String(runValue(7, longRuns)),
    says: { one: '50', split: '70', hundred: '100', 'hundred-at-most': '100' },
  },
  'run-of-eight': {
    act: ({ longRuns }) => String(runValue(8, longRuns)),
    says: { one: '50', split: '100', hundred: '120', 'hundred-at-most': '100' },
  },
  'four-of-a-kind': as(['no', 'yes'], (rules) =>
    bestMelds(rules, cards('JS JH JD JC'), 'hearts').points === 200 ? 'yes' : 'no',
  ),
  'fifty-against-twenty': { act: fourOrFive, says: { fifty: 'class', longer: 'longer' } },
  'same-class': { act: fiveOrSix, says: { 'higher-top': 'class', 'length-first': 'longer' } },
  'longer-run': {
    act: fourOrFive,
    says: { one: 'class', split: 'class', hundred: 'longer', 'hundred-at-most': 'longer' },
  },
  'trump-run': as(['wins', 'equal'], (rules) => {
    const best = contest([run(0, 'KS QS JS'), run(1, 'KH QH JH')], rules, 'hearts')
    return best.kind === 'won' && best.seat === 1 ? 'wins' : 'equal'
  }),
  'equal-runs': as(['first-declared', 'nobody'], (rules) => {
    const best = contest([run(0, 'KS QS JS'), run(1, 'KH QH JH')], rules, 'clubs')
    return best.kind === 'won' && best.seat === 0 ? 'first-declared' : 'nobody'
  }),
  'second-runs': as(['yes', 'team'], (rules) => {
    const partners = rules.players === 4 ? [run(2, '10D 9D 8D')] : []
    const melds = [run(0, 'AS KS QS'), run(0, '10H 9H 8H'), ...partners]
    const ruled = ruleOnRuns(rules, { trump: 'clubs', dealer: 0, melds })
    return ruled.ok && ruled.value.points[0] === 60 ? 'team' : 'yes'
  }),
  'runs-need-trick': {
    act: (rules) => (rules.runsNeedTrick === 'yes' ? declaredWithoutTrick(rules) : sweptRun(rules)),
    says: { yes: 'lost', side: 'lost', no: 'own', 'to-sweeper': 'to-sweeper' },
  },
  'dead-run': { act: nextBestRun, says: { yes: 'no one' } },
  'no-trump-melds': as(['runs', 'none'], (rules) =>
    declaredPoints(rules, declaring(rules, { trump: 'none', tricks: fill(rules, 0, 4, 4), lastTrick: 0 })) > 0
      ? 'runs'
      : 'none',
  ),
  'bela-call': {
    act: (rules) =>
      (['first-card', 'second-card', 'both'] as const)
        .filter((moment) => belaPoints(rules, true, moment) > 0)
        .join(' '),
    says: { 'first-card': 'first-card both', 'second-card': 'second-card both', either: 'first-card second-card both' },
  },
  'must-trump': { act: mustTrump, says: { yes: 'always', 'not-behind-partner': 'not behind partner' } },
  'beat-trump-lead': {
    act: (rules) =>
      may(rules, 'hearts', 'JH 8H', rules.players === 4 ? '9H KH' : '9H') === 'JH' ? 'always' : 'opponents',
    says: { always: 'always', opponents: 'opponents' },
  },
  'bare-yuss': as(['must-play', 'may-hold'], (rules) =>
    may(rules, 'hearts', 'JH AD 8C', 'KH') === 'JH' ? 'must-play' : 'may-hold',
  ),
  'beat-plain': as(['no', 'yes', 'always'], (rules) => {
    if (rules.players === 4 && may(rules, 'hearts', 'AS 8S', '10S 7S') === 'AS') return 'always'
    return may(rules, 'hearts', 'AS 8S', '10S') === 'AS' ? 'yes' : 'no'
  }),
  overtrump: as(['yes', 'opponents'], overtrump),
  'partner-winning': as(['free', 'must-trump'], (rules) =>
    may(rules, 'hearts', 'KH 8H AD', 'AS 8S').includes('AD') ? 'free' : 'must-trump',
  ),
  'beat-partner': as(['no', 'yes'], (rules) => (may(rules, 'hearts', 'JH 8H', '9H KH') === 'JH' ? 'yes' : 'no')),
  'low-trump-lead': as(['allowed', 'barred'], (rules) =>
    may(rules, 'hearts', 'JH 8H 7H AD', '').includes('8H') ? 'allowed' : 'barred',
  ),
  'all-trumps-play': {
    act: allTrumpsAndNone,
    says: {
      'no-trump': 'no trumps head',
      'no-trump-follow': 'no trumps follow',
      both: 'no trumps follow, all trumps head everybody',
      'both-opponents': 'no trumps follow, all trumps head opponents',
      'both-head': 'no trumps head, all trumps head everybody',
      'both-head-opponents': 'no trumps head, all trumps head opponents',
    },
  },
  'last-trick': {
    act: (rules) => {
      const earned = earn(rules, swept(rules))
      const lines = earned.ok ? earned.value.lines.filter(({ reason }) => LAST_TRICKS.has(reason.kind)) : []
      return lines.length === 0 ? 'none of its own' : String(sum(lines.map(({ points }) => points)))
    },
    says: { ten: '10', 'inside-360': 'none of its own', 'ten-or-hundred': '100', 'ten-or-more': '110' },
  },
  'all-tricks': {
    act: (rules) => String(scoredBy(row(rules, swept(rules)), 'all-tricks')[0]?.points ?? 0),
    says: { none: '0', 360: '360', 'match-points': '9', 252: '100', 262: '110' },
  },
  'who-counts-first': {
    act: (rules) => (winnerOf(atTheCount({ ...rules, target: 500 }), 5, 1, 0) === 1 ? 'taker' : 'no taker'),
    says: { defender: 'no taker', either: 'no taker', maker: 'taker' },
  },
  'committed-side': {
    act: (rules) => {
      if (rules.doubling === 1) return 'the taker'
      const { points } = row(rules, made(rules, { multiplier: 2 })).score
      return (points[1] ?? 1) <= 0 ? 'both when doubled' : 'the taker'
    },
    says: { taker: 'the taker', doubled: 'both when doubled' },
  },
  made: {
    act: (rules) => {
      if (rules.scoring === 'match-points') return 'match points'
      const own = rules.auction === 'bids' ? bidPoints(rules, {}, { bid: 80 }).join(' : ') : '100 : 62'
      if (own !== '100 : 62') return own
      return rules.doubling > 1 && isAllToWinner(rules) ? 'own points, all to one side when doubled' : 'own points'
    },
    says: {
      own: 'own points',
      'own-doubled': 'own points, all to one side when doubled',
      'match-points': 'match points',
      'own-and-bid': '180 : 62',
      bid: '80 : 0',
    },
  },
  'must-beat': {
    act: (rules) => {
      if (rules.auction === 'bids') return behindWithBid(rules)
      if (rules.players !== 3) return 'the other side'
      if (row(rules, made(rules)).score.verdict !== 'made') return 'unknown'
      if (rules.big === 'no') return 'each opponent'
      return row(rules, made(rules, { big: true })).score.verdict === 'bate' ? 'each, on big both' : 'each opponent'
    },
    says: {
      'other-side': 'the other side',
      'each-opponent': 'each opponent',
      'both-together': 'each, on big both',
      bid: 'the bid',
      'bid-and-side': 'the bid and the other side',
    },
  },
  bate: {
    act: (rules) => {
      if (rules.auction === 'bids') return failedBid(rules)
      if (rules.players !== 3) return 'to the higher'
      const { points } = row(rules, made(rules, { totals: [60, 70, 32] })).score
      return points[2] === 92 ? 'to each' : 'to the higher'
    },
    says: {
      higher: 'to the higher',
      each: 'to each',
      'tricks-and-bid': 'tricks, bid, declared',
      tricks: 'tricks, declared',
      bid: 'bid, declared',
      declared: 'declared',
    },
  },
  tie: as(['held-over', 'held-over-both', 'bate', 'defender-own', 'made', 'replay'], tieAt),
  'opponents-tied': {
    act: (rules) => String(row(rules, made(rules, { totals: [50, 56, 56] })).score.points[1]),
    says: { shared: '81', 'each-all': '106' },
  },
  doubling: as(['1', '2', '3', '4', '8'], (rules) =>
    String(rules.auction === 'contracts' || rules.auction === 'bids' ? highestDouble(rules) : 1),
  ),
  'trick-winner': {
    act: (rules) => (checkOptions(rules, played({ trump: 'all' })) === null ? 'at all trumps too' : 'in one suit'),
    says: { highest: 'in one suit', 'highest-at-all-trumps': 'at all trumps too' },
  },
  'third-level': {
    act: (rules) => ({ 1: 'nothing', 2: 'a double', 4: 'a redouble', 8: 'a sheet double' })[highestDouble(rules)] ?? '',
    says: { 'double-ends': 'a double', agreed: 'a redouble', eight: 'a sheet double' },
  },
  'no-trump-doubled': as(['no', 'yes'], doubledNoTrump),
  'match-points': {
    act: (rules) => (sum(row(rules, made(rules)).score.points) < 20 ? 'tenths' : 'points'),
    says: { points: 'points', 'match-points': 'tenths' },
  },
  multiply: {
    act: (rules) => {
      const hand = played({ trump: 'all', multiplier: 4, cardPoints: [130, 118], lastTrick: 0, tricks: [5, 3] })
      return String(row({ ...rules, doubling: 8 }, hand).score.points[0])
    },
    says: { 'after-rounding': '104', 'before-rounding': '103' },
  },
  'sweep-doubled': {
    act: (rules) => {
      const { score } = row(rules, swept(rules, { multiplier: 2 }))
      if (rules.sweep === '360') return score.points[0] === 720 ? 'doubled' : 'once'
      return scoredBy(row(rules, swept(rules, { multiplier: 2 })), 'all-tricks').some(({ points }) => points === 18)
        ? 'doubled'
        : 'once'
    },
    says: { yes: 'doubled', no: 'once' },
  },
  kirtik: {
    act: (rules) => {
      const lost = row(
        rules,
        made(rules, { totals: rules.players === 3 ? [32, 60, 70] : rules.players === 4 ? [72, 90] : [60, 70] }),
      )
      return scoredBy(lost, 'kirtik').some(({ points }) => points === -10) ? 'ten off' : 'nothing off'
    },
    says: { no: 'nothing off', yes: 'ten off' },
  },
  claims: { act: claimMoments, says: { 'any-trick': 'any', 'first-three': 'three', none: 'none' } },
  'when-to-claim': { act: claimMoments, says: { 'after-trick': 'any', 'after-early-trick': 'three' } },
  'false-claim': {
    act: (rules) => {
      const ruled = claimAfter({ ...rules, target: 1000 }, 1)
      if (!ruled.allowed) return 'no claim'
      return rules.players === 3 && ruled.winner === 2 ? 'the higher of two' : ruled.winner === 1 ? 'the other' : '?'
    },
    says: { opponent: 'the other', 'higher-opponent': 'the higher of two' },
  },
  'both-over': as(
    ['last-trick', 'higher', 'taker-first', 'trick-then-last-trick', 'trick-then-higher', 'trick-then-taker-first'],
    bothOver,
  ),
  'one-over': {
    act: (rules) => {
      const totals = fill(rules, 0, rules.target)
      const hand = played({ cardPoints: none(rules), tricks: none(rules).map(() => 1), lastTrick: 0 })
      const end = endingAfter(rules, hand, { ...UNDECIDED, verdict: 'made' }, none(rules), { totals, hands: 1 })
      return end.ok && end.value.over ? 'over' : 'goes on'
    },
    says: { no: 'over', yes: 'goes on' },
  },
  'tie-at-target': {
    act: tieAtTarget,
    says: {
      another: 'another hand',
      'last-trick': 'last trick',
      'last-trick-first': 'last trick, else another hand',
      'taker-first': 'taker, else another hand',
    },
  },
  'end-on-sweep': {
    act: (rules) => {
      const hand = played({ cardPoints: none(rules), tricks: fill(rules, 0, handSize(rules)), lastTrick: 0 })
      const score: Score = { ...UNDECIDED, verdict: 'made', sweep: 0 }
      const end = endingAfter(atTheCount(rules), hand, score, none(rules), {
        totals: fill(rules, 0, rules.target),
        hands: 1,
      })
      return end.ok && end.value.over ? 'over' : 'goes on'
    },
    says: { yes: 'over', no: 'goes on' },
  },
  'who-doubles': {
    act: overDouble,
    says: { 'other-team': 'bids go on', 'other-side-freezes': 'bids have ended' },
  },
  'bid-after-double': { act: overDouble, says: { cancels: 'bids go on', freezes: 'bids have ended' } },
  'sweep-bid-lead': as(['eldest', 'taker'], leader),
  'lowest-bid': as(['80', 'other'], (rules) => numberAmong(bidsAtFirst(rules).from, ['80'])),
  'bid-limit': as(['160', '650', 'other'], (rules) => numberAmong(bidsAtFirst(rules).to, ['160', '650'])),
  'capot-bid': as(['250', '270', '500', 'other'], (rules) =>
    numberAmong(capotWritten(rules, { bidWrites: 'bid' }), ['250', '270', '500']),
  ),
  'capot-writes': as(['bid', 'flat'], (rules) =>
    capotWritten(rules, { bidWrites: 'made-and-bid' }) === rules.capotBid ? 'flat' : 'bid',
  ),
  pile: as(['160', '162'], (rules) => String(bidPoints(rules, { bidWrites: 'made' }, { bid: 160 })[1])),
  'failed-sweep': as(['no', 'yes'], (rules) => {
    const swept = { cardPoints: [0, 152], lastTrick: 1, tricks: [0, 8], bid: 80 }
    const points = bidPoints(rules, { bidWrites: 'made', failedBid: 'no' }, swept)[1]
    return points === rules.pile ? 'no' : 'yes'
  }),
  'doubled-sweep': as(['once', 'multiplied'], (rules) => {
    const swept = { cardPoints: [152, 0], lastTrick: 0, tricks: [8, 0], bid: 80, multiplier: 2 } as const
    const alone = { ...swept, tricks: [7, 1], cardPoints: [152, 0] }
    const more =
      (bidPoints(rules, { bidWrites: 'made' }, swept)[0] ?? 0) -
      (bidPoints(rules, { bidWrites: 'made' }, alone)[0] ?? 0)
    return more > 100 ? 'multiplied' : 'once'
  }),
  'double-of': {
    act: doubledBid,
    says: { everything: 'all but the run', bid: 'the bid', 'declared-too': 'all of it' },
  },
  'meld-contest': {
    act: (rules) => runBesideFour(rules, []),
    says: { apart: '20 : 100', one: '0 : 100' },
  },
  'two-carres': {
    act: (rules) => runBesideFour({ ...rules, runs: 'yes' }, [{ kind: 'four', seat: 0, four: 'K' }]),
    says: { 'trump-order': '20 : 100', 'one-contest': '0 : 100' },
  },
  'sweep-melds': as(['own', 'to-sweeper', 'lost'], sweptRun),
  'bela-needs-trick': as(['no', 'yes'], (rules) => (gainedWhenSwept(rules, { bela: [1] })[1] === 20 ? 'no' : 'yes')),
  'bela-decides': as(['yes', 'no'], (rules) =>
    row(rules, takenWithBela(rules, rules.players === 4 ? 70 : 50)).score.verdict === 'made' ? 'yes' : 'no',
  ),
  'bate-melds': as(['no', 'yes'], (rules) => {
    const plain: Rules = { ...rules, scoring: 'points', sweep: 'none' }
    return (row(plain, takenWithBela(plain, 10)).score.points[0] ?? 0) > 0 ? 'yes' : 'no'
  }),
  undertrump: {
    act: (rules) => may(rules, 'hearts', '8H AD', 'AS JH'),
    says: { must: '8H', free: '8H AD' },
  },
  rounding: {
    act: roundedTo,
    says: { limit: '8 : 8', 'tens-5-up': '90', 'tens-6-up': '80' },
  },
  goal: as(['points', 'hands'], (rules) => (isOver(rules, 0, 0) ? 'points' : 'hands')),
  'win-by': as(['count', 'own-made-hand'], (rules) =>
    isOver({ ...rules, goal: 'points' }, 1, 1) ? 'count' : 'own-made-hand',
  ),
}

/** Answers between which a table chooses, but on which no part of the engine depends, with the reason. */
export const SETTLED_BY_WORD: { readonly [Q in QuestionId]?: string } = {
  'claim-though-bate': 'a claim on the sheet was allowed at the table; the ruling before it asks who named trumps',
  'first-dealer': 'a table that agrees on its dealer has nothing to rule on',
  'equal-cut': 'a table that agrees on its dealer has nothing to rule on',
  direction: 'seats are counted in the order of play, whichever way that goes',
  'last-cards': 'the cards are dealt by hand',
  'turn-up-owner': 'the cards are dealt by hand',
  indicator: 'the cards are dealt by hand',
  target: 'the figure itself is the answer',
  revoke: 'the price is what the table says it is; the referee offers it',
  'wrong-count': 'the price is what the table says it is; the referee offers it',
  'false-bela': 'the price is what the table says it is; the referee offers it',
  'bela-wins-game': 'the sheet ends the game at the target; a further trick is for the table to ask for',
  'false-run': 'the price is what the table says it is; the referee offers it',
}
