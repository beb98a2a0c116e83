import type { SeatedGame } from '@/lib/engine/stats/game-stats'
import type { Hand } from '@/lib/engine/table/hand'

/** The statistics of one person or pair over some games, counted hand by hand, as with pencil and paper. */
export interface NaiveCount {
  games: number
  won: number
  hands: number
  taken: number
  made: number
  bate: number
  tied: number
  revoked: number
  takenPoints: number
  defended: number
  defendedPoints: number
  detailed: number
  runs: number
  fours: number
  belas: number
  best: number | null
  /**
   * The greatest deficit in a game that was won, as a share of the target, or of the winner's points in a game of a fixed
   * number of hands.
   */
  comeback: number
  streak: number
}

const nothing = (): NaiveCount => ({
  games: 0,
  won: 0,
  hands: 0,
  taken: 0,
  made: 0,
  bate: 0,
  tied: 0,
  revoked: 0,
  takenPoints: 0,
  defended: 0,
  defendedPoints: 0,
  detailed: 0,
  runs: 0,
  fours: 0,
  belas: 0,
  best: null,
  comeback: 0,
  streak: 0,
})

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name) => b.includes(name))

/** Returns the seats of these people, if all of them are at the table, and two of them are partners; otherwise `null`. */
function seatsOf(names: readonly string[], party: readonly string[], four: boolean): readonly number[] | null {
  const seats = names.flatMap((name, seat) => (party.includes(name) ? [seat] : []))
  if (seats.length !== party.length || party.length === 0) return null
  if (party.length === 2 && (!four || (seats[0] ?? 0) % 2 !== (seats[1] ?? 0) % 2)) return null
  return same(
    seats.map((seat) => names[seat] ?? ''),
    party,
  )
    ? seats
    : null
}

export function countNaively(games: readonly SeatedGame[], party: readonly string[]): NaiveCount {
  const count = nothing()
  let running = 0
  for (const game of games) {
    const four = game.rules.players === 4
    for (const { names, row } of game.rows) {
      const seats = seatsOf(names, party, four)
      if (row.state === 'scored' && seats !== null) countHand(count, row.hand, row.score, seats, four)
    }
    const seats = seatsOf(game.names, party, four)
    if (!game.ledger.over || seats === null) continue
    const side = four ? (seats[0] ?? 0) % 2 : (seats[0] ?? 0)
    count.games += 1
    if (game.ledger.winner !== side) {
      running = 0
      continue
    }
    count.won += 1
    running += 1
    count.streak = Math.max(count.streak, running)
    const totals = [game.start, ...game.rows.flatMap(({ row }) => (row.state === 'scored' ? [row.totals] : []))]
    const won = totals.at(-1)?.[side] ?? 0
    const scale = game.rules.goal === 'points' ? game.rules.target : Math.max(1, won)
    for (const standing of totals) {
      for (const [other, total] of standing.entries()) {
        if (other !== side) count.comeback = Math.max(count.comeback, (total - (standing[side] ?? 0)) / scale)
      }
    }
  }
  return count
}

interface Scored {
  readonly verdict: string
  readonly earned: readonly number[]
  readonly earnedLines: readonly {
    readonly points: number
    readonly reason: { readonly kind: string; readonly seat?: number }
  }[]
}

function countHand(count: NaiveCount, hand: Hand, score: Scored, seats: readonly number[], four: boolean): void {
  if (hand.kind !== 'played' && hand.kind !== 'counted') return
  const side = four ? (seats[0] ?? 0) % 2 : (seats[0] ?? 0)
  const points = score.earned[side] ?? 0
  count.hands += 1
  count.best = Math.max(count.best ?? points, points)
  if (seats.includes(hand.taker)) {
    count.taken += 1
    count.takenPoints += points
    if (score.verdict === 'made') count.made += 1
    if (score.verdict === 'bate') count.bate += 1
    if (score.verdict === 'tied') count.tied += 1
    if (score.verdict === 'revoked') count.revoked += 1
  }
  if ((four ? hand.taker % 2 : hand.taker) !== side) {
    count.defended += 1
    count.defendedPoints += points
  }
  if (hand.kind === 'counted') return
  count.detailed += 1
  for (const { reason } of score.earnedLines) {
    if (reason.seat === undefined || !seats.includes(reason.seat)) continue
    if (reason.kind === 'run') count.runs += 1
    if (reason.kind === 'four') count.fours += 1
    if (reason.kind === 'bela') count.belas += 1
  }
}
