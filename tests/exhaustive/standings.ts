import type { Game } from '@/lib/engine/game/ledger'
import type { Hand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { scoreGameNaively } from '../support/naive-scorer'
import { counted, gameOf, multipliersAt, played, seatsAt, tricksAt, trumpsAt } from './reports'
import { sidesAt, sumsAt } from './splits'

/**
 * Yields hands of every verdict around the end of a game: one point short of the target, at it, past it, level, and with points
 * held over.
 */
export function* standings(rules: Rules): Generator<Game> {
  for (const hand of handsOfEveryVerdict(rules)) {
    for (const dealer of seatsAt(rules)) {
      for (const heldOver of rules.players === 3 ? [0, 61] : [0, 1, 61]) {
        for (const totals of totalsAround(rules, hand, heldOver)) {
          for (const played of handsBefore(rules)) {
            yield gameOf(rules, [hand], { dealer, heldOver, totals, ...played })
          }
        }
      }
    }
  }
}

/**
 * Returns the numbers of hands played before in a game of a fixed number of hands: the next one is the last but one, the last, or
 * beyond the last.
 */
const handsBefore = (rules: Rules): readonly { readonly hands?: number }[] =>
  rules.goal === 'hands' ? [{ hands: rules.target - 2 }, { hands: rules.target - 1 }, { hands: rules.target }] : [{}]

function* handsOfEveryVerdict(rules: Rules): Generator<Hand> {
  const all = tricksAt(rules)
  const sides = sidesAt(rules)
  const share = (sum: number): readonly number[] => {
    const part = Math.floor(sum / sides.length)
    return sides.map((side) => (side === 0 ? sum - part * (sides.length - 1) : part))
  }
  const levels = multipliersAt(rules).filter((times) => times === 1 || times === rules.doubling)
  for (const taker of seatsAt(rules)) {
    for (const trump of trumpsAt(rules)) {
      const sum = (sumsAt(rules, trump).at(-1) ?? 0) - (rules.players === 3 ? 2 : 0)
      if (rules.players === 3 && rules.pack === 28 && ![132, 138, 141, 142, 148, 149, 150, 152].includes(sum)) continue
      const shared = share(sum)
      for (const multiplier of levels) {
        for (const lastTrick of sides) {
          for (const lead of [-10, -5, 0, 5, 10]) {
            const cardPoints = shared.map((points, side) => points + (side === 0 ? lead : side === 1 ? -lead : 0))
            yield played({ taker, trump, cardPoints, lastTrick, multiplier })
          }
          const cardPoints = sides.map((side) => (side === lastTrick ? sum : 0))
          const tricks = sides.map((side) => (side === lastTrick ? all : 0))
          yield played({ taker, trump, cardPoints, lastTrick, tricks, multiplier })
          yield played({ taker, trump, cardPoints, lastTrick, multiplier, revoke: 1 })
        }
        const totals = share(sum + 10)
        yield counted({ taker, trump, totals, multiplier })
        yield counted({ taker, trump: null, totals, lastTrick: 1, multiplier })
      }
    }
  }
}

/**
 * Yields totals before the hand. Each side has 0, gets with this hand exactly to the target or one point short of it or, except
 * with three players, is at the target already or one point short of it.
 */
function* totalsAround(rules: Rules, hand: Hand, heldOver: number): Generator<readonly number[]> {
  const alone = scoreGameNaively(gameOf({ ...rules, target: 100_000 }, [hand], { heldOver })).rows[0]
  const choices = sidesAt(rules).map((side) => {
    const gains = alone?.points[side] ?? 0
    const reached = rules.target - gains
    const short =
      rules.players === 3 ? [0, reached - 1, reached] : [0, reached - 1, reached, rules.target - 1, rules.target]
    return [...new Set(short)]
  })
  yield* everyChoice(choices)
}

function* everyChoice(choices: readonly (readonly number[])[]): Generator<readonly number[]> {
  const [first, ...rest] = choices
  if (first === undefined) return yield []
  for (const value of first) for (const others of everyChoice(rest)) yield [value, ...others]
}
