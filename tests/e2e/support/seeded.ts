import type { Page } from '@playwright/test'
import { withSum } from '../../../lib/durable/replica/summed'
import { toRow } from '../../../lib/storage/database/log-rows'
import '../../../lib/storage/records/schemas/provided'
import { sheetOf } from '../../../lib/storage/sheet/sheet'
import { statusOf, summaryOf } from '../../../lib/storage/sheet/summary'
import { tallyOf } from '../../../lib/storage/sheet/tally'
import { seedGames, type Seed } from '../../../scripts/bench/history-seed'
import { putGames } from './before'
import { keepsScore } from './keeps-score'

/** A phone with the games of some weeks. They are written into the database, because playing them would take an evening. */

/** The time up to which games were played, in November 2026. The games are the same in every run. */
const UNTIL = 1_795_000_000_000

const ALL = seedGames(40, UNTIL)

/** The number of hands in a running game. */
const SO_FAR = 3

/** Returns the id of a finished game of a rule set. */
export function finishedGame(base: string): string {
  const found = ALL.games.find(({ rules, status }) => status === 'over' && baseOf(rules) === base)
  if (found === undefined) throw new Error(`no game of ${base} was finished`)
  return found.id
}

export const runningGame = (base: string): string => `${finishedGame(base)}-running`

/** Returns the id of the first hand of a game, as it is in an address. */
export function firstHandOf(game: string): string {
  const first = ALL.entries.find(({ gameId, kind }) => gameId === game && kind === 'recorded')
  return String(Reflect.get(Object(first), 'hand'))
}

export const HOUSE = 'house-seeded'

const baseOf = (rules: unknown): unknown => Reflect.get(Object(rules), 'base')

const BASES = [...new Set(ALL.games.map(({ rules }) => String(baseOf(rules))))]

/** Returns a running game of each rule set: a finished game cut off after its first hands. */
function goingOn(): Pick<Seed, 'games' | 'entries' | 'tallies'> {
  const games = BASES.map((base) => {
    const whole = ALL.games.find(({ id }) => id === finishedGame(base))
    if (whole === undefined) throw new Error(`no game of ${base} was finished`)
    const id = runningGame(base)
    const all = ALL.entries.filter(({ gameId, kind }) => gameId === whole.id && kind === 'recorded')
    const entries = all.slice(0, SO_FAR).map((entry) => ({ ...entry, id: `${entry.id}-running`, gameId: id }))
    const record = { ...whole, id, seriesId: null, number: 1, updatedAt: UNTIL }
    const sheet = sheetOf(record, entries)
    if (!sheet.ok) throw new Error(`the game ${id} cannot be read`)
    const summary = summaryOf(sheet.value)
    return {
      game: { ...record, summary, status: statusOf(summary) },
      entries,
      tally: withSum(tallyOf(record, sheet.value)),
    }
  })
  return {
    games: games.map(({ game }) => game),
    entries: games.flatMap(({ entries }) => entries),
    tallies: games.map(({ tally }) => tally),
  }
}

const HOUSES = [
  {
    id: HOUSE,
    v: 1,
    name: 'Zum goldenen Anker',
    rules: { base: 'bela-3', big: 'allowed', target: 1001 },
    updatedAt: UNTIL,
    extra: {},
  },
]

/** Puts these games on a player's phone. It switches off the replica, which would first have to copy them. */
export async function seed(page: Page): Promise<readonly string[]> {
  await keepsScore(page.context())
  await page.addInitScript(() => Reflect.deleteProperty(StorageManager.prototype, 'getDirectory'))
  const running = goingOn()
  return putGames(page, [], {
    games: [...ALL.games, ...running.games],
    entries: [...ALL.entries, ...running.entries].map(toRow),
    tallies: [...ALL.tallies, ...running.tallies],
    series: ALL.series,
    houses: HOUSES,
  })
}
