import { useState } from 'react'
import { useScreens } from '@/components/addresses/use-screens'
import { nextInSeries, startRematch } from '@/lib/actions/rematch'
import { eveningIdIn } from '@/lib/contest/evening'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { anotherSeries, eveningRow, rematchTool, nextOfSeries } from '@/lib/messages/compiled/table/series'
import { firstDealers } from '@/lib/rulesets/sets/next-game'
import type { FoundSeries } from '@/lib/storage'
import { noteRematch } from './use-undo-rematch'

/** Takes the other devices of a shared table to the next game. A build without a relay contains none of this code. */
const bringAlong = process.env.NEXT_PUBLIC_RELAY
  ? async (before: string, next: string): Promise<void> => {
      const { bringAlong: bring } = await import('@/lib/together/actions/table')
      await bring(before, next)
    }
  : null

/** Opens the game that followed another, also on the other devices of a shared table; Undo leads back. */
export function followNextGame(screens: ReturnType<typeof useScreens>, before: string, next: string): void {
  void bringAlong?.(before, next)
  noteRematch({ id: next, before })
  screens.push(`/game/?id=${next}`)
}

export interface NextGame {
  readonly start: () => void
  readonly label: string
  /** True if the game is being started, or its series has not been found yet. */
  readonly isWaiting: boolean
}

/**
 * Returns the next game at the same table, which one tap starts: in the same series while it is undecided, else in a new one,
 * with the first dealer that the rules name. `series` is `undefined` until it has been found. After a game of an evening it leads
 * to the evening instead, because others may play next.
 */
export function useNextGame(game: ReadyGame, series: FoundSeries | null | undefined): NextGame {
  const screens = useScreens()
  const [isStarting, setStarting] = useState(false)
  const evening = eveningIdIn(game.record.extra)

  async function start() {
    if (evening !== null) return screens.push(`/evening/?id=${evening}`)
    if (series === undefined) return
    setStarting(true)
    const { seats } = firstDealers(game.rules.base, game.game.rules, game.record.dealer, game.ledger.winner)
    const started = await startRematch(game, series, seats[0] ?? 0)
    setStarting(false)
    if (!started.ok) return
    followNextGame(screens, game.record.id, started.value)
  }

  return {
    start: () => void start(),
    label: evening === null ? nextGameLabel(game, series ?? null) : eveningRow,
    isWaiting: isStarting || series === undefined,
  }
}

/** Returns the label of the button that starts the next game. */
export function nextGameLabel(game: ReadyGame, series: FoundSeries | null): string {
  const next = nextInSeries(game, series)
  switch (next.kind) {
    case 'next':
      return nextOfSeries({ number: numberOfNext(series) })
    case 'new':
      return anotherSeries
    case 'none':
      return rematchTool
  }
}

const numberOfNext = (series: FoundSeries | null): number =>
  Math.max(0, ...(series?.games ?? []).map(({ number }) => number)) + 1
