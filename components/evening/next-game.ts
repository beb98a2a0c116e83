import { useState } from 'react'
import { useScreens } from '@/components/addresses/use-screens'
import { followNextGame } from '@/components/game/use-next-game'
import { startNextGame } from '@/lib/actions/evening'
import { lotOf } from '@/lib/contest/lot'
import { nextSeats, type NextSeats } from '@/lib/contest/next-seats'
import { seatAfter, type Seat } from '@/lib/engine/table/seats'
import { firstDealers } from '@/lib/rulesets/sets/next-game'
import type { StorageProblem } from '@/lib/storage'
import type { FoundEvening, GameOfEvening } from '@/lib/storage/evenings/read-evening'

/**
 * Returns the proposed seats of the next game of an evening; `null` if too few people are free. `draws` counts requests for
 * another draw. Every device draws the same seats.
 */
export function proposedSeats({ id, plan, games }: FoundEvening, draws = 0): NextSeats | null {
  const players = games.at(-1)?.game.rules.players ?? 0
  const lot = lotOf(`${id} ${games.length} ${draws}`)
  return nextSeats({ plan: { id, ...plan }, players, games: games.map(({ next }) => next) }, lot)
}

/** Returns the seat of the person who deals first by the rules; if that person sits out, of the next person in turn who plays. */
export function proposedDealer({ next, rules, game }: GameOfEvening, seats: readonly string[]): Seat {
  const [first = 0] = firstDealers(rules.base, game.rules, next.dealer, next.winner).seats
  const inTurn = seats.map((_, step) => next.names[(first + step) % seats.length] ?? '')
  const dealer = inTurn.find((name) => seats.includes(name))
  return dealer === undefined ? seatAfter(game.rules, next.dealer) : seats.indexOf(dealer)
}

/** Returns the seats with two people exchanged, at the table or not. */
export function swapped({ seats, out }: NextSeats, one: string, other: string): NextSeats {
  const swap = (name: string) => (name === one ? other : name === other ? one : name)
  return { seats: seats.map(swap), out: out.map(swap) }
}

/** The function that starts the next game and opens it, and its state. */
export interface StartNext {
  readonly start: (next: NextSeats) => void
  readonly isBusy: boolean
  /** The reason why it could not be stored; `null` if nothing failed. */
  readonly problem: StorageProblem | null
}

export function useStartNext(evening: FoundEvening): StartNext {
  const screens = useScreens()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const last = evening.games.at(-1)

  async function start(next: NextSeats) {
    if (last === undefined || isBusy) return
    setBusy(true)
    const started = await startNextGame(evening, last, next, proposedDealer(last, next.seats))
    setBusy(false)
    if (started.ok) followNextGame(screens, last.id, started.value)
    else setProblem(started.error)
  }

  return { start: (next) => void start(next), isBusy, problem }
}
