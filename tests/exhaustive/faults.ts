import type { Game } from '@/lib/engine/game/ledger'
import { TRUMPS, type Trump } from '@/lib/engine/table/card'
import { MULTIPLIERS, THROWN_IN_REASONS, type Hand, type Meld, type PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { counted, gameOf, played, seatsAt, tricksAt } from './reports'
import { sidesAt, sumsAt } from './splits'

/** Yields hands with impossible or missing facts, with one fault or two at a time, and hands in which no cards were played. */
export function* faults(rules: Rules): Generator<Game> {
  for (const trump of TRUMPS) {
    const slips = slipsAt(rules, trump)
    for (const [place, one] of slips.entries()) {
      for (const other of slips.slice(place)) {
        const hand = played({ trump, cardPoints: levelAt(rules, trump), ...one, ...other })
        yield gameOf(rules, [hand])
        yield { ...gameOf(rules, [hand]), hands: [hand] }
        yield gameOf(rules, [{ ...hand, revoke: 1 }])
      }
    }
    for (const multiplier of MULTIPLIERS) {
      for (const big of [false, true]) {
        const totals = levelAt(rules, trump).map((points, side) => points + (side === 0 ? 10 : 0))
        for (const said of [trump, null]) yield gameOf(rules, [counted({ trump: said, totals, multiplier, big })])
      }
    }
  }
  yield* withoutCards(rules)
}

function levelAt(rules: Rules, trump: Trump): readonly number[] {
  const sum = sumsAt(rules, trump).at(-1) ?? 0
  const sides = sidesAt(rules)
  const part = Math.floor(sum / sides.length)
  return sides.map((side) => (side === 0 ? sum - part * (sides.length - 1) : part))
}

function slipsAt(rules: Rules, trump: Trump): readonly Partial<PlayedHand>[] {
  const sides = sidesAt(rules)
  const all = tricksAt(rules)
  const level = levelAt(rules, trump)
  const sums = sumsAt(rules, trump)
  const least = sums[0] ?? 0
  const most = sums.at(-1) ?? 0
  const first = (points: number | null) => level.map((each, side) => (side === 0 ? points : each))
  const alone = (sum: number) => sides.map((side) => (side === 0 ? sum : 0))
  const tricks = (...list: readonly number[]) => ({ tricks: list.slice(0, sides.length) })
  return [
    ...MULTIPLIERS.map((multiplier) => ({ multiplier })),
    { big: true },
    ...([80, 85, 1000, 'capot'] as const).map((bid) => ({ bid })),
    ...[null, -1, (level[0] ?? 0) + 1, (level[0] ?? 0) - 1].map((points) => ({ cardPoints: first(points) })),
    ...[0, least - 1, least, least + 1, most - 1, most, most + 1, 162].map((sum) => ({ cardPoints: alone(sum) })),
    { cardPoints: sides.map(() => null) },
    { lastTrick: null },
    ...sides.map((lastTrick) => ({ lastTrick })),
    tricks(all, 0, 0),
    tricks(all - 1, 1, 0),
    tricks(0, all, 0),
    tricks(all, 1, 0),
    tricks(all + 1, -1, 0),
    tricks(1, 1, 1),
    tricks(all - 2, 1, 1),
    ...meldsAt().map((melds) => ({ melds })),
    ...[[0], [1], [0, 1], [0, 0], [1, 1, 1], [0, 0, 1, 1], [0, 1, 0, 1, 0]].map((bela) => ({ bela })),
  ]
}

function meldsAt(): readonly (readonly Meld[])[] {
  const cards = (
    seat: number,
    ...list: readonly (readonly ['K' | 'Q' | 'J' | '10' | '8' | '7' | 'A', 'H' | 'S'])[]
  ): Meld => ({
    kind: 'cards',
    seat,
    cards: list.map(([rank, suit]) => `${rank}${suit}` as const),
  })
  const run = (seat: number, length: number): Meld => ({ kind: 'run', seat, run: length, top: null, suit: null })
  return [
    [cards(0, ['K', 'H'], ['Q', 'H'])],
    [cards(0, ['K', 'H'], ['Q', 'H'], ['J', 'H'])],
    [cards(1, ['J', 'H'], ['Q', 'H'], ['K', 'H'])],
    [cards(0, ['K', 'H'], ['Q', 'H'], ['J', 'S'])],
    [cards(0, ['K', 'H'], ['Q', 'H'], ['10', 'H'])],
    [cards(0, ['K', 'H'], ['Q', 'H'], ['Q', 'H'])],
    [cards(0, ['7', 'S'], ['8', 'S'], ['A', 'S'])],
    [cards(0, ['A', 'H'], ['K', 'H'], ['Q', 'H']), cards(1, ['K', 'H'], ['Q', 'H'], ['J', 'H'])],
    [cards(0, ['A', 'S'], ['K', 'S'], ['Q', 'S'], ['J', 'S'], ['10', 'S'])],
    [run(0, 2)],
    [run(0, 8)],
    [run(0, 9)],
    [run(0, 5), run(0, 4)],
    [run(0, 5), run(0, 5)],
    [run(0, 8), run(1, 8)],
    [{ kind: 'run', seat: 0, run: 4, top: '9', suit: 'hearts' }],
    [{ kind: 'run', seat: 0, run: 3, top: '9', suit: 'hearts' }],
    [{ kind: 'settled', side: 0, points: 50 }],
    [{ kind: 'settled', side: 1, points: 0 }],
    [{ kind: 'settled', side: 1, points: 15 }],
    [{ kind: 'settled', side: 1, points: -20 }],
    [{ kind: 'four', seat: 0, four: 'J' }],
    [{ kind: 'four', seat: 1, four: '8' }],
    [{ kind: 'four', seat: 1, four: 'Q' }],
    [{ kind: 'four', seat: 0, four: 'J' }, run(0, 5)],
    [
      { kind: 'four', seat: 0, four: 'J' },
      { kind: 'four', seat: 1, four: 'J' },
    ],
  ]
}

function* withoutCards(rules: Rules): Generator<Game> {
  const sides = sidesAt(rules)
  const hands: Hand[] = THROWN_IN_REASONS.map((why) => ({ kind: 'thrown-in', dealer: null, why }))
  for (const points of [-30, 0, 1, 20]) {
    for (const others of [-10, 0, 1, 20]) {
      hands.push({ kind: 'agreed', dealer: null, points: sides.map((side) => (side === 0 ? points : others)), why: '' })
    }
  }
  for (const hand of hands) {
    for (const dealer of seatsAt(rules)) {
      for (const short of [500, 21, 20, 1, 0]) {
        const totals = sides.map((side) => rules.target - short - (side === 1 ? 1 : 0))
        // A second hand shows whether the game went on, and who dealt.
        for (const at of [null, ...seatsAt(rules)]) {
          yield gameOf(rules, [{ ...hand, dealer: at }, hand], { dealer, totals, heldOver: 13 })
        }
      }
    }
  }
}
