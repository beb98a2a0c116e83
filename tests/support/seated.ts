import { foldLedger, type Game } from '@/lib/engine/game/ledger'
import { tallyGame, type SeatedGame } from '@/lib/engine/stats/game-stats'
import type { CountedGame } from '@/lib/engine/stats/party'

/** Returns a game with its sheet and the names at the table: the same throughout, or others from a hand on. */
export function seated(
  game: Game,
  names: readonly string[],
  from: { readonly hand: number; readonly names: readonly string[] } | null = null,
): SeatedGame {
  const ledger = foldLedger(game)
  const namesAt = (hand: number) => (from !== null && hand >= from.hand ? from.names : names)
  return {
    rules: game.rules,
    start: game.start.totals,
    ledger,
    rows: ledger.rows.map((row, hand) => ({ row, names: namesAt(hand) })),
    names: from?.names ?? names,
  }
}

/** Returns such a game, counted for the statistics. */
export const countedGame = (id: string, ...args: Parameters<typeof seated>): CountedGame => ({
  id,
  tally: tallyGame(seated(...args)),
})
