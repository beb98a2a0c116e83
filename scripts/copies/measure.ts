// What the two ways cost, measured where they run: in a worker on real files, or in a page on files in memory.
import { seedGames } from '../history-seed'
import { appending, snapshots } from './ways'
import type { Files, Save, Way } from './ways'

export const WAYS = ['append', 'snapshot'] as const
export type WayName = (typeof WAYS)[number]

export interface Figures {
  readonly saves: number
  /** Milliseconds of a save once all games but the last ones are there. */
  readonly medianMs: number
  readonly p95Ms: number
  readonly worstMs: number
  readonly recoverMs: number
  readonly rows: number
  readonly bytes: number
  readonly files: number
  /** A fixed piece of work, for comparison. */
  readonly controlMs: number
}

/** The saves of so many evenings, in order. */
function savesOf(games: number): readonly Save[] {
  const seed = seedGames(games, 1_795_000_000_000)
  const logs = new Map(seed.games.map((game) => [game.id, [] as (typeof seed.entries)[number][]]))
  for (const entry of seed.entries) logs.get(entry.gameId)?.push(entry)
  let n = 0
  return seed.games.flatMap((game) =>
    (logs.get(game.id) ?? []).map((entry): Save => {
      n += 1
      const rows = [
        { table: 'entries', key: entry.id, n, row: entry },
        { table: 'games', key: game.id, n, row: game },
      ]
      return { n, game: game.id, rows }
    }),
  )
}

const LAST = 400

export async function measure(way: WayName, files: Files, games: number): Promise<Figures> {
  const { save, recover }: Way = way === 'append' ? appending(files) : snapshots(files)
  const saves = savesOf(games)
  const times: number[] = []
  for (const one of saves) times.push(await timed(() => save(one)))
  let rows = 0
  const recoverMs = await timed(async () => {
    rows = await recover()
  })
  const last = times.slice(-LAST).toSorted((a, b) => a - b)
  const at = (share: number) => rounded(last[Math.min(last.length - 1, Math.floor(last.length * share))] ?? 0)
  return {
    saves: saves.length,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    worstMs: rounded(Math.max(...times)),
    recoverMs: rounded(recoverMs),
    rows,
    bytes: await files.bytes(),
    files: (await files.names()).length,
    controlMs: rounded(await timed(async () => control())),
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const rounded = (ms: number): number => Math.round(ms * 100) / 100

function control(): number {
  let sum = 0
  for (let turn = 0; turn < 20_000; turn += 1) sum += JSON.stringify({ turn, text: 'x'.repeat(100) }).length
  return sum
}
