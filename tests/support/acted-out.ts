import type { Call, SaidCall } from '@/lib/engine/bidding/bidding'
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
import { meldLines } from '@/lib/engine/score/earned-melds'
import type { Score } from '@/lib/engine/score/score'
import type { Trump } from '@/lib/engine/table/card'
import { handSize, packOf } from '@/lib/engine/table/deck'
import type { Hand, PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { sideCount, sum } from '@/lib/engine/table/seats'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { counted, played, run } from './builders'
import { cards } from './runs'

/** A question acted out: what the engine does at a table, in a few words, and which answer says that it will. */
export interface ActedOut {
  readonly act: (rules: Rules) => string
  readonly says: { readonly [answer: string]: string }
}

/** Acts of which each key of an answer is the name of what is done. */
const as = (keys: readonly string[], act: (rules: Rules) => string): ActedOut => ({
  act,
  says: Object.fromEntries(keys.map((key) => [key, key])),
})

const may = (rules: Rules, trump: Trump, hand: string, trick: string): string =>
  legalPlays(rules, { trump, hand: cards(hand), trick: cards(trick) }).legal.join(' ')

/** The bidding after these calls, each by whoever speaks. */
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

/** Sides with nothing, for as many as there are. */
const none = (rules: Rules): readonly number[] => Array.from({ length: sideCount(rules) }, () => 0)

function row(rules: Rules, hand: Hand, dealer = 0): ScoredRow {
  const scored = scoreRow({ ...rules, target: 100_000 }, hand, { dealer, totals: none(rules), heldOver: 0 })
  if (!scored.ok) throw new Error(`${scored.error.code} at ${JSON.stringify(hand)}`)
  return scored.value
}

const fill = (rules: Rules, side: number, points: number, other = 0): readonly number[] =>
  none(rules).map((_, at) => (at === side ? points : other))

/** A tie of sides 0 and 1; of partners 81 each. */
const tied = (rules: Rules, taker: number): Hand =>
  counted({
    taker,
    trump: 'hearts',
    totals: rules.players === 3 ? [50, 50, 30] : rules.players === 4 ? [81, 81] : [70, 70],
  })

/** A hand that seat 0 takes and makes, of partners 90 to 72. */
const made = (rules: Rules, facts: Partial<ReturnType<typeof counted>> = {}): Hand =>
  counted({
    taker: 0,
    trump: 'hearts',
    totals: rules.players === 3 ? [70, 60, 32] : rules.players === 4 ? [90, 72] : [70, 60],
    ...facts,
  })

/** Side 0 has all the tricks; of the cards all that can be in them. */
const swept = (rules: Rules, facts: Partial<PlayedHand> = {}): PlayedHand =>
  played({
    cardPoints: fill(rules, 0, rules.players === 4 ? 152 : 142),
    lastTrick: 0,
    tricks: fill(rules, 0, handSize(rules)),
    ...facts,
  })

const scoredBy = ({ score }: ScoredRow, rule: string) =>
  [...score.earnedLines, ...score.sheetLines].filter((line) => line.rule === rule)

/** Ace to jack of spades against queen to eight of hearts: the one has the higher top, the other more cards. */
const fourOrFive = (rules: Rules): string => {
  const best = contest([run(0, 'AS KS QS JS'), run(1, 'QH JH 10H 9H 8H')], rules, 'clubs')
  return best.kind === 'won' && best.seat === 1 ? 'longer' : 'class'
}

/** Holds declarations and has taken tricks or none. */
const declaring = (rules: Rules, facts: Partial<PlayedHand>): PlayedHand =>
  played({ cardPoints: none(rules).map(() => null), melds: [run(0, 'AS KS QS')], ...facts })

function declaredPoints(rules: Rules, hand: PlayedHand): number {
  const lines = meldLines(rules, hand)
  return lines.ok ? sum(lines.value.map(({ points }) => points)) : 0
}

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

/** Whom a count gives the game: sides 0 and 1 past the target, side 0 ahead by `lead`. */
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

/** Which levels of doubling can be said, one after the other. */
function highestDouble(rules: Rules): number {
  const levels = ['double', 'redouble', 'sheet'] as const
  const said = levels.filter((level, at) =>
    callsAfter(rules, ['hearts', ...levels.slice(0, at).flatMap((call) => [call] as const)]).includes(level),
  )
  return 2 ** said.length
}

/** All trumps, raised as often as it can be: by which call the auction was over. */
function lastRaise(rules: Rules): string {
  if (rules.auction === 'turn-up') return bidding(rules, ['take']).result === 'play' ? 'take' : 'goes on'
  const raises = (['double', 'redouble', 'sheet'] as const).map(
    (call, at, all) => [call, bidding(rules, ['all', ...all.slice(0, at + 1)]).result] as const,
  )
  return raises.find(([, result]) => result === 'play')?.[0] ?? 'passes'
}

/** Returns the calls of the second round as text: who may pass, and who may say schmeiss. */
function secondRound(rules: Rules): string {
  const flags = (calls: readonly Call[]) =>
    `${calls.includes('pass') ? 'pass ' : ''}${calls.includes('schmeiss') ? 'schmeiss' : ''}`
  const eldest = callsAfter(rules, passes(rules.players))
  const dealer = callsAfter(rules, passes(2 * rules.players - 1))
  return `eldest: ${flags(eldest).trim()}; dealer: ${flags(dealer).trim()}`.trim()
}

function allPassed(rules: Rules): string {
  const state = bidding(rules, passes(2 * rules.players))
  if (rules.auction === 'turn-up' && !callsAfter(rules, passes(2 * rules.players - 1)).includes('pass'))
    return 'dealer-names'
  return state.result === 'redeal' ? 'redeal' : 'eldest-names'
}

/** Eldest hand passes and the next one takes: who leads. */
function leader(rules: Rules): string {
  const calls: readonly Call[] = rules.auction === 'turn-up' ? ['pass', 'take'] : ['pass', 'hearts', ...passes(3)]
  const state = bidding(rules, calls)
  if (state.result !== 'play') throw new Error(`expected a taker, got ${state.result}`)
  return state.leader === state.taker ? 'taker' : 'eldest'
}

function out(rules: Rules): string {
  const left = String(packOf(rules.pack).length - rules.players * handSize(rules))
  if (rules.auction === 'contracts') return `${left}, all trumps${doubledNoTrump(rules) === 'yes' ? ', doubled' : ''}`
  return rules.forcedNoTrump === 'allowed' ? `${left}, no trump` : left
}

const withoutTrumps = (rules: Rules): Hand =>
  played({ trump: 'none', cardPoints: rules.players === 4 ? [70, 50] : [70, 40], lastTrick: 0, tricks: [5, 3] })

function doubledNoTrump(rules: Rules): string {
  return sum(row({ ...rules, scoring: 'points', sweep: 'none' }, withoutTrumps(rules)).score.points) === 260
    ? 'yes'
    : 'no'
}

function tieAt(rules: Rules): string {
  const { score, heldOver } = row(rules, tied(rules, 0))
  const own = rules.scoring === 'match-points' ? 9 : rules.players === 4 ? 81 : rules.players === 3 ? 50 : 70
  const other = score.points[1] ?? 0
  if (heldOver > 0) return other > 0 ? 'held-over' : 'held-over-both'
  return other > own ? 'bate' : 'defender-own'
}

function dealerAfterTie(rules: Rules): string {
  const dealer = rules.players - 1
  const { nextDealer } = row(rules, tied(rules, 0), dealer)
  const isTakerNext = rules.players !== 2 && nextDealer === 0
  const next = row(rules, tied(rules, rules.players === 2 ? 1 : 0), rules.players === 2 ? 0 : dealer).nextDealer
  if (rules.players === 2) return next === 1 ? 'the next player' : 'an opponent'
  return isTakerNext ? 'the next player' : 'an opponent'
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
  scoreRow({ ...rules, target: 100_000 }, hand, { dealer: 0, totals: none(rules), heldOver: 0 }).ok

/** Only the count decides here, whether or not a trick is wanted after it. */
const atTheCount = (rules: Rules): Rules => ({ ...rules, winNeedsTrick: 'no' })

function bothOver(rules: Rules): string {
  if (winnerOf(rules, 5, 0, 0) !== 'nobody') return amongTwo(rules, none(rules))
  return `trick-then-${amongTwo(
    rules,
    none(rules).map(() => rules.target),
  )}`
}

/** How two past the target are told apart, who were so before this hand or have just come there. */
function amongTwo(rules: Rules, before: readonly number[]): string {
  if (winnerOf(rules, 5, 0, 1, before) === 1) return 'last-trick'
  return winnerOf(rules, 5, 1, 0, before) === 1 ? 'taker-first' : 'higher'
}

function tieAtTarget(rules: Rules): string {
  if (winnerOf(rules, 0, 0, 1) === 1) return rules.players === 3 ? 'last trick, else another hand' : 'last trick'
  return winnerOf(rules, 0, 1, 0) === 1 ? 'taker, else another hand' : 'another hand'
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
  'next-dealer': as(['winner', 'next'], (rules) => (row(rules, made(rules), 0).nextDealer === 0 ? 'winner' : 'next')),
  'dealer-after-tie': {
    act: dealerAfterTie,
    says: {
      next: 'the next player',
      passes: 'the next player',
      opponent: 'an opponent',
      'higher-opponent': 'an opponent',
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
      // A dealer who is forced to name trumps has no choice left, whatever may be said at other turns.
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
    },
  },
  'all-pass': as(['redeal', 'dealer-names', 'eldest-names'], allPassed),
  bimah: as(['redeal', 'dealer-names', 'eldest-names'], allPassed),
  'bimah-no-trump': as(['no', 'allowed'], (rules) => {
    const forced = callsAfter(rules, passes(2 * rules.players - (rules.allPass === 'dealer-names' ? 1 : 0)))
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
  'same-class': { act: fourOrFive, says: { 'higher-top': 'class', 'length-first': 'longer' } },
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
  'runs-need-trick': as(['yes', 'no'], (rules) => {
    const hand = declaring(rules, { tricks: fill(rules, 1, handSize(rules)), lastTrick: 1 })
    return declaredPoints(rules, hand) > 0 ? 'no' : 'yes'
  }),
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
    act: (rules) =>
      scoredBy(row(rules, swept(rules)), 'last-trick').length > 0 ? 'a line of its own' : 'inside the 360',
    says: { ten: 'a line of its own', 'inside-360': 'inside the 360' },
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
      if (rules.doubling === 1) return 'own points'
      const doubled = row(rules, made(rules, { multiplier: 2 })).score.points
      return doubled[1] === 0 && doubled[0] === 324 ? 'own points, all to one side when doubled' : 'own points'
    },
    says: {
      own: 'own points',
      'own-doubled': 'own points, all to one side when doubled',
      'match-points': 'match points',
    },
  },
  'must-beat': {
    act: (rules) => {
      if (rules.players !== 3) return 'the other side'
      if (row(rules, made(rules)).score.verdict !== 'made') return 'unknown'
      if (rules.big === 'no') return 'each opponent'
      return row(rules, made(rules, { big: true })).score.verdict === 'bate' ? 'each, on big both' : 'each opponent'
    },
    says: { 'other-side': 'the other side', 'each-opponent': 'each opponent', 'both-together': 'each, on big both' },
  },
  bate: as(['higher', 'each'], (rules) => {
    if (rules.players !== 3) return 'higher'
    const { points } = row(rules, made(rules, { totals: [60, 70, 32] })).score
    return points[2] === 92 ? 'each' : 'higher'
  }),
  tie: as(['held-over', 'held-over-both', 'bate', 'defender-own', 'made', 'replay'], tieAt),
  'opponents-tied': {
    act: (rules) => String(row(rules, made(rules, { totals: [50, 56, 56] })).score.points[1]),
    says: { shared: '81', 'each-all': '106' },
  },
  doubling: as(['1', '2', '3', '4', '8'], (rules) => String(rules.auction === 'contracts' ? highestDouble(rules) : 1)),
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
}

/** Answers that a table chooses between and that no part of the engine acts on: why. */
export const SETTLED_BY_WORD: { readonly [Q in QuestionId]?: string } = {
  'first-dealer': 'a table that agrees on its dealer has nothing to rule on',
  'equal-cut': 'a table that agrees on its dealer has nothing to rule on',
  direction: 'seats are counted in the order of play, whichever way that goes',
  'last-cards': 'the cards are dealt by hand',
  'turn-up-owner': 'the cards are dealt by hand',
  indicator: 'the cards are dealt by hand',
  target: 'the figure itself is the answer',
  revoke: 'the price is what the table says it is; the referee offers it',
  'false-bela': 'the price is what the table says it is; the referee offers it',
  'false-run': 'the price is what the table says it is; the referee offers it',
}
