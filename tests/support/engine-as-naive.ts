import { foldLedger, type Game } from '@/lib/engine/game/ledger'
import type { NaiveGame, NaiveRow } from './naive-scorer'

/** Returns the engine's sheet in the format of the naive scorer, for comparison. */
export function scoreGameByEngine(game: Game): NaiveGame {
  const ledger = foldLedger(game)
  const rows: NaiveRow[] = []
  for (const [hand, row] of ledger.rows.entries()) {
    if (row.state === 'after-end') return { rows, wrong: { hand, code: 'game-over' } }
    if (row.state === 'open') return { rows, wrong: { hand, code: row.problem.code } }
    if (row.state === 'waiting') throw new Error('expected an open hand before the one that waits')
    const { score, totals, heldOver, nextDealer, ending } = row
    rows.push({
      earned: score.earned,
      verdict: score.verdict,
      points: score.points,
      heldOver,
      totals,
      nextDealer,
      over: ending.over,
      winner: ending.over ? ending.winner : null,
    })
  }
  return { rows, wrong: null }
}
