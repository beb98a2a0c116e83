import { findDraft, listGames, read, readSettings, type Connection, type Stored } from '@/lib/storage'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { clearDraft, saveDraft } from '@/lib/storage/games/write-draft'
import {
  deleteEverything,
  deleteGame,
  deleteHouse,
  restoreFromTab,
  readEverything,
  rebuildAllSummaries,
  removeExample,
  saveHouse,
  savePlayer,
} from '@/lib/storage/maintenance'
import { isRow } from '@/lib/storage/records/record'
import { saveSetting } from '@/lib/storage/settings/write-setting'
import { gameRow } from './game-row'
import { counted, the } from './storage'

/** The content of a phone that its user could miss. */
export interface Snapshot {
  /** The entries of every game, by its id. */
  readonly games: Readonly<Record<string, readonly string[]>>
  readonly drafts: Readonly<Record<string, unknown>>
  readonly theme: string
  readonly houses: readonly string[]
  readonly players: readonly string[]
}

const textOf = (row: unknown, key: string): string => (isRow(row) ? String(row[key]) : '')

export async function snapshot(tab: Connection): Promise<Snapshot> {
  const whole = the(await read(tab, readEverything))
  const listed = the(await read(tab, listGames))
  const drafts = await Promise.all(
    listed.map(async ({ id }) => [id, the(await read(tab, (db) => findDraft(db, id)))?.form] as const),
  )
  return {
    games: Object.fromEntries(
      whole.games.map(({ game, changes }) => [textOf(game, 'id'), changes.map((row) => textOf(row, 'id')).sort()]),
    ),
    drafts: Object.fromEntries(drafts.filter(([, form]) => form !== undefined)),
    theme: the(await read(tab, readSettings)).theme,
    houses: whole.houses.map((house) => textOf(house, 'id')).sort(),
    players: the(await read(tab, (db) => db.players.toArray()))
      .map((row) => textOf(row, 'id'))
      .sort(),
  }
}

/** An action of a user, with its expected result. */
export interface Journey {
  readonly name: string
  readonly go: (tab: Connection, game: string) => Promise<Stored<unknown>>
  /** Tells whether the phone has the change, and everything else is still there. */
  readonly isDone: (before: Snapshot, after: Snapshot, game: string) => boolean
}

const setup = { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: 1 } as const

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const hasAll = (before: readonly string[], after: readonly string[]): boolean =>
  before.every((id) => after.includes(id))

/** Tells whether the game has one more change, and nothing else is different. */
const oneChangeMore = (before: Snapshot, after: Snapshot, game: string): boolean => {
  const [was, is] = [before.games[game] ?? [], after.games[game] ?? []]
  return is.length === was.length + 1 && hasAll(was, is) && same(othersOf(before, game), othersOf(after, game))
}

const othersOf = ({ games, ...rest }: Snapshot, game: string) => ({
  ...rest,
  drafts: null,
  games: Object.entries(games)
    .filter(([id]) => id !== game)
    .sort(),
})

const unchangedBut = (keys: readonly (keyof Snapshot)[]) => (before: Snapshot, after: Snapshot) =>
  (Object.keys(before) as (keyof Snapshot)[]).every((key) => keys.includes(key) || same(before[key], after[key]))

const bundle = (id: string, hands: number) => {
  const at = 1_795_000_000_000
  const game = gameRow(id, { device: `${id}-phone`, createdAt: at, updatedAt: at })
  const changes = Array.from({ length: hands }, (_, index) => ({
    id: `${id}-${index + 1}`,
    v: 1,
    gameId: id,
    device: `${id}-phone`,
    clock: index + 1,
    at,
    kind: 'noted',
    text: `${index}`,
  }))
  return { game, changes }
}

let imported = 0

/** Every journey that writes, and one that reads the lists. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a game is started',
    go: (tab) => startGame(tab, setup, { kind: 'new', bestOf: 3 }),
    isDone: (before, after) =>
      Object.keys(after.games).length === Object.keys(before.games).length + 1 &&
      hasAll(Object.keys(before.games), Object.keys(after.games)) &&
      unchangedBut(['games'])(before, after),
  },
  {
    name: 'a hand is recorded and takes the form with it',
    go: (tab, game) => appendChange(tab, game, { kind: 'recorded', facts: counted(0, [56, 23]) }),
    isDone: (before, after, game) => oneChangeMore(before, after, game) && after.drafts[game] === undefined,
  },
  {
    name: 'a note is changed',
    go: (tab, game) => appendChange(tab, game, { kind: 'noted', text: 'in the pub' }),
    isDone: (before, after, game) => oneChangeMore(before, after, game) && same(before.drafts, after.drafts),
  },
  {
    name: 'the form is typed into',
    go: (tab, game) => saveDraft(tab, game, { digits: '57' }),
    isDone: (before, after, game) =>
      same(after.drafts[game], { digits: '57' }) && unchangedBut(['drafts'])(before, after),
  },
  {
    name: 'the form is thrown away',
    go: (tab, game) => clearDraft(tab, game),
    isDone: (before, after, game) => after.drafts[game] === undefined && unchangedBut(['drafts'])(before, after),
  },
  {
    name: 'a setting is chosen',
    go: (tab) => saveSetting(tab, 'theme', 'dark'),
    isDone: (before, after) => after.theme === 'dark' && unchangedBut(['theme'])(before, after),
  },
  {
    name: 'house rules are kept and forgotten',
    go: async (tab) => {
      const kept = await saveHouse(tab, { id: 'inn', name: 'The Quarry Inn', rules: { base: 'bela-2' } })
      return kept.ok ? deleteHouse(tab, 'inn') : kept
    },
    isDone: (before, after) => unchangedBut(['houses'])(before, after),
  },
  {
    name: 'a player is remembered',
    go: (tab) => savePlayer(tab, { id: 'ned', name: 'Ned', keys: [], colour: null, initials: null }),
    isDone: (before, after) => after.players.includes('ned') && unchangedBut(['players'])(before, after),
  },
  {
    name: 'games are put back from a file',
    go: (tab) => {
      imported += 1
      return restoreFromTab(tab, [bundle(`file-${imported}-a`, 3), bundle(`file-${imported}-b`, 2)])
    },
    isDone: (before, after) =>
      after.games[`file-${imported}-a`]?.length === 3 &&
      after.games[`file-${imported}-b`]?.length === 2 &&
      hasAll(Object.keys(before.games), Object.keys(after.games)) &&
      unchangedBut(['games'])(before, after),
  },
  {
    name: 'the copies for lists are made again',
    go: (tab) => rebuildAllSummaries(tab),
    isDone: same,
  },
  {
    name: 'the example is taken away',
    go: (tab) => removeExample(tab),
    isDone: same,
  },
  {
    name: 'a game is deleted for good',
    go: (tab, game) => deleteGame(tab, game),
    isDone: (before, after, game) =>
      after.games[game] === undefined &&
      after.drafts[game] === undefined &&
      same(othersOf(before, game), othersOf(after, game)),
  },
  {
    name: 'everything is deleted',
    go: (tab) => deleteEverything(tab),
    isDone: (_, after) =>
      Object.keys(after.games).length === 0 && after.theme === 'system' && after.houses.length === 0,
  },
  {
    name: 'the lists are read',
    go: (tab) => read(tab, listGames),
    isDone: same,
  },
]
