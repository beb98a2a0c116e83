import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { followNextGame } from '@/components/game/use-next-game'
import { startNextGame } from '@/lib/actions/evening'
import { lotOf } from '@/lib/contest/lot'
import { nextSeats, type NextSeats } from '@/lib/contest/next-seats'
import { seatAfter, type Seat } from '@/lib/engine/table/seats'
import { firstDealers } from '@/lib/rulesets/sets/next-game'
import type { StorageProblem } from '@/lib/storage'
import type { FoundEvening, GameOfEvening } from '@/lib/storage/evenings/read-evening'

/**
 * Proposes the next game of an evening; `null` where too few people are free. `draws` counts how often someone asked for another
 * draw; every device draws the same.
 */
export function proposedSeats({ id, plan, games }: FoundEvening, draws = 0): NextSeats | null {
  const players = games.at(-1)?.game.rules.players ?? 0
  const lot = lotOf(`${id} ${games.length} ${draws}`)
  return nextSeats({ plan: { id, ...plan }, players, games: games.map(({ next }) => next) }, lot)
}

/** Returns the seat of the one whom the rules let deal first; where they sit out, of the first after them who plays. */
export function nextDealer({ next, rules, game }: GameOfEvening, seats: readonly string[]): Seat {
  const [first = 0] = firstDealers(rules.base, game.rules, next.dealer, next.winner).seats
  const inTurn = seats.map((_, step) => next.names[(first + step) % seats.length] ?? '')
  const dealer = inTurn.find((name) => seats.includes(name))
  return dealer === undefined ? seatAfter(game.rules, next.dealer) : seats.indexOf(dealer)
}

/** Exchanges two people, at the table or not. */
export function swapped({ seats, out }: NextSeats, one: string, other: string): NextSeats {
  const swap = (name: string) => (name === one ? other : name === other ? one : name)
  return { seats: seats.map(swap), out: out.map(swap) }
}

/** The way to start the next game and open it. */
export interface StartNext {
  readonly start: (next: NextSeats) => void
  readonly isBusy: boolean
  /** Why it could not be stored; `null` as long as nothing failed. */
  readonly problem: StorageProblem | null
}

export function useStartNext(evening: FoundEvening): StartNext {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const last = evening.games.at(-1)

  async function start(next: NextSeats) {
    if (last === undefined || isBusy) return
    setBusy(true)
    const started = await startNextGame(evening, last, next, nextDealer(last, next.seats))
    setBusy(false)
    if (started.ok) followNextGame(router, last.id, started.value)
    else setProblem(started.error)
  }

  return { start: (next) => void start(next), isBusy, problem }
}
