import type { Game } from '@/lib/engine/game/ledger'
import type { ClaimBela, ClaimedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { claimed } from '../support/builders'
import { gameOf, seatsAt, tricksAt, trumpsAt, type Depth } from './reports'
import { sidesAt } from './splits'

const BELAS: readonly ClaimBela[] = ['none', 'held', 'one-played-silently', 'both-played-silently', 'announced']

/** Yields claims of the game with sums just short of the target, at it, and past it. */
export function* claims(rules: Rules, depth: Depth): Generator<Game> {
  const all = tricksAt(rules)
  const most = 153
  const few = [null, -1, 0, 1, 44, 119, 120, 121, 146, 147, 152, 153, 247, 248, 249]
  const points = depth === 'whole' ? [null, ...Array.from({ length: most + 2 }, (_, i) => i - 1), 248, 249] : few
  for (const cardPoints of points) {
    for (const trump of [null, ...trumpsAt(rules)]) {
      for (const bela of BELAS) {
        for (const runPoints of [0, 20, 50]) {
          for (const [afterTrick, lastTrick] of [
            [3, false],
            [4, false],
            [all, true],
          ] as const) {
            const said = { trump, cardPoints, bela, runPoints, afterTrick, lastTrick }
            for (const claimant of seatsAt(rules)) yield* atTheTarget(rules, claimed({ ...said, claimant }))
          }
        }
      }
    }
  }
  for (const afterTrick of [-1, 0, 1, 2, all - 1, all, all + 1]) {
    for (const lastTrick of [false, true]) yield* atTheTarget(rules, claimed({ trump: null, afterTrick, lastTrick }))
  }
}

function* atTheTarget(rules: Rules, hand: ClaimedHand): Generator<Game> {
  const cards = (hand.cardPoints ?? 0) + hand.runPoints + (hand.lastTrick ? 10 : 0)
  const side = rules.players === 4 ? hand.claimant % 2 : hand.claimant
  for (const short of [cards, cards + 1, cards + 20, cards + 21]) {
    for (const lead of rules.players === 3 ? [-1, 0, 1] : [0]) {
      const next = (side + 1) % sidesAt(rules).length
      const totals = sidesAt(rules).map((each) => {
        if (each === side) return rules.target - short
        return each === next ? 200 + lead : 200
      })
      yield gameOf(rules, [hand], { totals, heldOver: 13 })
    }
  }
}
