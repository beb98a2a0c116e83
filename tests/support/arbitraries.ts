import fc from 'fast-check'
import type { Game } from '@/lib/engine/game/ledger'
import { fourValue } from '@/lib/engine/melds/meld-values'
import type { Card, Trump } from '@/lib/engine/table/card'
import {
  CLAIM_BELAS,
  THROWN_IN_REASONS,
  type AgreedHand,
  type Bid,
  type ClaimedHand,
  type CountedHand,
  type Hand,
  type Meld,
  type PlayedHand,
  type ThrownInHand,
} from '@/lib/engine/table/hand'
import { multipliersOf, type Rules } from '@/lib/engine/table/options'
import {
  anyDeck,
  dealHands,
  heldBelas,
  heldFours,
  heldRuns,
  noteRun,
  pointsTaken,
  SAID,
  sideOfSeat,
  sidesAt,
  tricksIn,
} from './deals'

// Decisions are drawn without regard to the rules, and interpreted under them afterwards: this is quick, and a failing game
// shrinks to a small one.

const chance = fc.nat({ max: 99 })

const anyDecisions = fc.record({
  kind: chance,
  deck: anyDeck,
  trump: fc.nat(5),
  taker: fc.nat(11),
  dealer: fc.nat(60),
  winners: fc.array(fc.nat(5), { minLength: 9, maxLength: 9 }),
  sweep: chance,
  level: chance,
  declare: fc.array(chance, { minLength: 8, maxLength: 8 }),
  spoken: fc.array(fc.constantFrom(0, 0, 20, 50, 70, 100), { minLength: 3, maxLength: 3 }),
  hide: fc.array(chance, { minLength: 4, maxLength: 4 }),
  multiplier: fc.nat(3),
  bid: fc.nat(20),
  big: fc.boolean(),
  revoke: fc.nat(40),
  afterTrick: fc.nat(8),
  claimBela: fc.constantFrom(...CLAIM_BELAS),
  why: fc.constantFrom(...THROWN_IN_REASONS),
  word: fc.array(fc.integer({ min: -30, max: 90 }), { minLength: 3, maxLength: 3 }),
})

export type Decisions = typeof anyDecisions extends fc.Arbitrary<infer D> ? D : never

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('expected at least one item to choose from')
  return item
}

function trumpOf(rules: Rules, drawn: Decisions): Trump {
  const suits: readonly Trump[] = ['hearts', 'spades', 'diamonds', 'clubs']
  if (rules.auction === 'contracts') return at([...suits, 'none', 'all'], drawn.trump)
  return at(rules.forcedNoTrump === 'allowed' ? [...suits, 'none'] : suits, drawn.trump)
}

const dealerOf = (rules: Rules, drawn: Decisions): number | null => (drawn.dealer < rules.players ? drawn.dealer : null)

const doubledAs = (rules: Rules, drawn: Decisions) => at(multipliersOf(rules), drawn.multiplier)

/** Returns a bid within the bounds of the table: mostly a low one, sometimes all the tricks. */
function bidAs(rules: Rules, { bid }: Decisions): Bid | null {
  if (rules.auction !== 'bids' || bid === 20) return null
  if (bid > 16) return 'capot'
  return bid === 16 ? rules.bidTop : Math.min(rules.bidTop, rules.bidStart + 10 * (bid % 9))
}

/** Returns the points settled for the declarations of each side, if this table has declarations. */
const spokenAt = (rules: Rules, { spoken }: Decisions): readonly number[] =>
  spoken.slice(0, sidesAt(rules)).map((points) => (rules.runs === 'no' && rules.carres === 'no' ? 0 : points))

/** Returns the side that takes each trick: any side, or sometimes one side all of them. */
function winnersOf(rules: Rules, drawn: Decisions): readonly number[] {
  const winners = drawn.winners.slice(0, tricksIn(rules)).map((side) => side % sidesAt(rules))
  return drawn.sweep < 12 ? winners.map(() => drawn.sweep % sidesAt(rules)) : winners
}

const tricksOf = (rules: Rules, winners: readonly number[]): readonly number[] =>
  Array.from({ length: sidesAt(rules) }, (_, side) => winners.filter((winner) => winner === side).length)

/** Returns runs and fours that are really in the hands: some of them declared, each written in one of several ways. */
function meldsOf(rules: Rules, hands: readonly (readonly Card[])[], drawn: Decisions): readonly Meld[] {
  const melds: Meld[] = []
  let draw = 0
  const next = () => at(drawn.declare, draw++)
  const leaveUnsaid = drawn.hide[3] ?? 0
  for (const [seat, hand] of hands.entries()) {
    const fours = rules.carres === 'yes' ? heldFours(hand).filter((rank) => fourValue(rank) > 0) : []
    const declared = fours.filter(() => next() < 80)
    for (const rank of declared) melds.push({ kind: 'four', seat, four: rank })
    const left = hand.filter((card) => !declared.some((rank) => card.startsWith(rank)))
    for (const run of rules.runs === 'no' ? [] : heldRuns(left)) {
      const part = next()
      if (part > 90) continue
      const cards = part > 80 && run.length > 3 ? run.slice(part % 2, run.length - 1 + (part % 2)) : run
      const unsaid = melds.filter((meld) => 'run' in meld).length < 2 && leaveUnsaid < 40
      melds.push(noteRun(seat, part % 7 === 0 ? [...cards].reverse() : cards, unsaid ? at(SAID, part) : 'cards'))
    }
  }
  return (drawn.declare[7] ?? 0) % 2 === 0 ? melds : [...melds].reverse()
}

/** Moves card points between two sides until both have the same, because random ties are rare. */
function levelled(points: readonly number[], extra: readonly number[], pair: readonly [number, number]) {
  const [a, b] = pair
  const of = (list: readonly number[], side: number) => list[side] ?? 0
  const share = (of(points, a) + of(points, b) + of(extra, b) - of(extra, a)) / 2
  const rest = of(points, a) + of(points, b) - share
  if (!Number.isInteger(share) || share <= 0 || rest <= 0) return points
  return points.map((each, side) => (side === a ? share : side === b ? rest : each))
}

/** Returns the two sides that tie, if any: the taker and another, or with three players the two others. */
function pairToLevel(rules: Rules, drawn: Decisions): readonly [number, number] | null {
  if (drawn.level > 14) return null
  const taker = sideOfSeat(rules, drawn.taker % rules.players)
  const sides = sidesAt(rules)
  const after = (steps: number) => (taker + steps) % sides
  return sides === 3 && drawn.level % 2 === 0 ? [after(1), after(2)] : [taker, after(1)]
}

function toPlayed(rules: Rules, drawn: Decisions): PlayedHand {
  const hands = dealHands(rules, drawn.deck)
  const trump = trumpOf(rules, drawn)
  const winners = winnersOf(rules, drawn)
  const lastTrick = winners.at(-1) ?? 0
  const pair = pairToLevel(rules, drawn)
  const settled = spokenAt(rules, drawn).flatMap((points, side) =>
    points > 0 ? [{ kind: 'settled' as const, side, points }] : [],
  )
  const melds = pair === null ? meldsOf(rules, hands, drawn) : settled
  const bela = hands.flatMap((hand, seat) =>
    (drawn.declare[seat] ?? 0) < 60 ? Array.from({ length: heldBelas(hand, trump) }, () => seat) : [],
  )
  const extra = tricksOf(rules, winners).map((_, side) => {
    const belas = bela.filter((seat) => sideOfSeat(rules, seat) === side).length * 20
    const compared = rules.belaDecides === 'no' ? 0 : belas
    return compared + (side === lastTrick ? 10 : 0) + (spokenAt(rules, drawn)[side] ?? 0)
  })
  const tricks = tricksOf(rules, winners)
  const taken = pointsTaken(rules, hands, winners, trump)
  const isShared = pair !== null && pair.every((side) => (tricks[side] ?? 0) > 0)
  const points = isShared ? levelled(taken, extra, pair) : taken
  return {
    kind: 'played',
    dealer: dealerOf(rules, drawn),
    taker: drawn.taker % rules.players,
    trump,
    cardPoints:
      rules.players === 4 ? points.map((each, side) => ((drawn.hide[2] ?? 0) % 12 === side ? null : each)) : points,
    lastTrick,
    tricks: (drawn.hide[0] ?? 0) < 30 ? null : tricks,
    melds,
    bela,
    bid: bidAs(rules, drawn),
    multiplier: doubledAs(rules, drawn),
    big: drawn.big && rules.big === 'allowed',
    revoke: drawn.revoke < sidesAt(rules) ? drawn.revoke : null,
  }
}

function toCounted(rules: Rules, drawn: Decisions): CountedHand {
  const trump = trumpOf(rules, drawn)
  const winners = winnersOf(rules, drawn)
  const tricks = tricksOf(rules, winners)
  const lastTrick = winners.at(-1) ?? 0
  const noMelds = trump === 'none' && rules.noTrumpMelds === 'none'
  const sweeps = rules.sweep === '360' && tricks.filter((count) => count > 0).length === 1
  const bela = trump !== 'none' && (drawn.declare[6] ?? 0) < 30 ? [(drawn.declare[5] ?? 0) % rules.players] : []
  const belaSide = bela[0] === undefined ? null : sideOfSeat(rules, bela[0])
  const isSwept = tricks.filter((count) => count > 0).length === 1
  const more = rules.sweep === '252' ? 90 : rules.sweep === '262' ? 100 : 0
  const extra = tricks.map((count, side) => {
    const isDead = count === 0 && (rules.runsNeedTrick === 'yes' || rules.sweepMelds !== 'own')
    const melds = noMelds || isDead ? 0 : (spokenAt(rules, drawn)[side] ?? 0)
    const belas = belaSide === side && !(count === 0 && rules.sweepMelds === 'lost') ? 20 : 0
    return melds + belas + (side === lastTrick ? 10 + (isSwept ? more : 0) : 0)
  })
  const taken = pointsTaken(rules, dealHands(rules, drawn.deck), winners, trump)
  const pair = pairToLevel(rules, drawn)
  const points = pair?.every((side) => (tricks[side] ?? 0) > 0) === true ? levelled(taken, extra, pair) : taken
  const cards = sweeps ? points.map((_, side) => (side === lastTrick ? 350 : 0)) : points
  const [hideTrump = 0, hideLast = 0, hideTricks = 0] = drawn.hide
  return {
    kind: 'counted',
    dealer: dealerOf(rules, drawn),
    taker: drawn.taker % rules.players,
    totals: cards.map((each, side) => each + (extra[side] ?? 0)),
    trump: hideTrump < 40 ? null : trump,
    bela,
    bid: bidAs(rules, drawn),
    multiplier: doubledAs(rules, drawn),
    big: drawn.big && rules.big === 'allowed',
    lastTrick: hideLast < 40 ? null : lastTrick,
    tricks: hideTricks < 40 ? null : tricks,
  }
}

function toClaimed(rules: Rules, drawn: Decisions): ClaimedHand {
  const trump = trumpOf(rules, drawn)
  const claimant = (drawn.winners[8] ?? 0) % rules.players
  const most = rules.claims === 'first-three' ? 3 : tricksIn(rules)
  const afterTrick = 1 + (drawn.afterTrick % most)
  const soFar = winnersOf(rules, drawn).slice(0, afterTrick)
  const points = pointsTaken(rules, dealHands(rules, drawn.deck), soFar, trump)
  return {
    kind: 'claimed',
    dealer: dealerOf(rules, drawn),
    claimant,
    taker: (drawn.hide[1] ?? 0) < 30 ? null : drawn.taker % rules.players,
    trump: (drawn.hide[2] ?? 0) < 30 ? null : trump,
    afterTrick,
    cardPoints: (drawn.hide[0] ?? 0) < 5 ? null : (points[sideOfSeat(rules, claimant)] ?? 0),
    runPoints: drawn.spoken[0] ?? 0,
    bela: trump === 'none' ? 'none' : drawn.claimBela,
    lastTrick: afterTrick === tricksIn(rules),
  }
}

const toAgreed = (rules: Rules, drawn: Decisions): AgreedHand => ({
  kind: 'agreed',
  dealer: dealerOf(rules, drawn),
  points: drawn.word.slice(0, sidesAt(rules)),
  why: 'settled by word',
})

const toThrownIn = (rules: Rules, drawn: Decisions): ThrownInHand => ({
  kind: 'thrown-in',
  dealer: dealerOf(rules, drawn),
  why: drawn.why,
})

/** Returns a hand that is possible under these rules. */
function toHand(rules: Rules, drawn: Decisions): Hand {
  if (drawn.kind < 60) return toPlayed(rules, drawn)
  if (drawn.kind < 84) return toCounted(rules, drawn)
  if (drawn.kind < 90) return toThrownIn(rules, drawn)
  if (drawn.kind < 95 || rules.claims === 'none') return toAgreed(rules, drawn)
  return toClaimed(rules, drawn)
}

const anyStart = fc.record({
  dealer: fc.nat(11),
  short: fc.array(fc.integer({ min: -20, max: 240 }), { minLength: 3, maxLength: 3 }),
  heldOver: fc.constantFrom(0, 0, 0, 13, 61),
})

/** Returns the start of a game: from zero, or taken over from paper, close to its end. */
const startAt = (rules: Rules, start: { readonly short: readonly number[]; readonly heldOver: number }) => ({
  totals: start.short.slice(0, sidesAt(rules)).map((short) => (short > 160 ? 0 : Math.max(0, rules.target - short))),
  heldOver: start.heldOver,
  ...(rules.goal === 'hands' ? { hands: Math.max(0, rules.target - 1 - (Math.abs(start.short[0] ?? 0) % 8)) } : {}),
})

/** Draws a game of one to `most` hands under rules drawn from `anyTable`. */
export const anyGame = (anyTable: fc.Arbitrary<Rules>, most = 8): fc.Arbitrary<Game> =>
  fc
    .tuple(anyTable, anyStart, fc.array(anyDecisions, { minLength: 1, maxLength: most, size: 'max' }))
    .map(([rules, start, hands]) => ({
      rules,
      dealer: start.dealer % rules.players,
      start: startAt(rules, start),
      hands: hands.map((drawn) => toHand(rules, drawn)),
    }))

/** Draws a played hand, with the rules of its table. */
export const anyPlayedHand = (anyTable: fc.Arbitrary<Rules>): fc.Arbitrary<readonly [Rules, PlayedHand]> =>
  fc.tuple(anyTable, anyDecisions).map(([rules, drawn]) => [rules, toPlayed(rules, drawn)] as const)
