import { dequal } from 'dequal/lite'
import { isMarked } from '../../durable/replica/record'
import type { Rules } from '../../engine/table/options'
import { unionTakes } from '../../log/union'
import type { Restorable, UnreadPart } from '../backup/backup-in'
import type { WholeStorage } from '../backup/read-everything'
import { entryKey, keyOfRow } from '../database/entry-rows'
import { isContest } from '../evenings/contest-registers'
import type { EveningRegister } from '../evenings/evening-registers'
import type { GameBundle } from '../games/write-whole'
import { directoryOf, nameKey, type Directory } from '../people/directory'
import { readablePlayers } from '../people/read-players'
import type { EntryRecord } from '../records/entry'
import { gameRecord, type GameRecord } from '../records/game'
import type { HouseRecord } from '../records/house'
import type { PlayerRecord } from '../records/player'
import { isRow } from '../records/record'
import { calledNow, tableNow } from '../sharing/as-called'
import type { IncomingGame } from '../sharing/game-in'
import { newsFor } from '../sharing/news'
import { withEarlier } from '../sheet/set-up'
import { sheetOf } from '../sheet/sheet'

/**
 * `merge` adds to what is here and takes nothing away; `revive` brings back, too, what was deleted here; `replace`
 * leaves nothing here but the backup.
 */
export const RESTORE_WAYS = ['merge', 'revive', 'replace'] as const
export type RestoreWay = (typeof RESTORE_WAYS)[number]

/** A game in a preview. */
export interface GameLine {
  readonly names: readonly string[]
  /** Which way round the table, for the places of those without a name. */
  readonly direction: Rules['direction']
  /** When it began, in milliseconds. */
  readonly at: number
  readonly hands: number
}

/** The changes that a restore would make. */
export interface RestorePreview {
  readonly way: RestoreWay
  readonly added: readonly GameLine[]
  /** Games that are here and get changes which this phone has not seen. */
  readonly grown: readonly (GameLine & { readonly handsBefore: number })[]
  readonly same: number
  /** Games of the backup that were deleted here, and stay so. */
  readonly deleted: readonly GameLine[]
  /** Games of this phone that would be gone. */
  readonly lost: readonly GameLine[]
  /** Games of this phone that would go back to an earlier state. */
  readonly shrunk: readonly GameLine[]
  readonly houses: {
    readonly added: readonly string[]
    readonly changed: readonly string[]
    readonly lost: readonly string[]
    /** Rules of the backup that were deleted here, and stay so. */
    readonly deleted: readonly string[]
  }
  /** How many contests of this phone would be gone. */
  readonly contestsLost: number
  readonly players: number
  readonly settings: 'kept' | 'taken'
  /** Games whose log could not be used: their hands are there, undo is not. */
  readonly torn: number
  /** Something that is here is written over: it is kept first. */
  readonly writesOver: boolean
  /** The parts of the backup that cannot be read here: they are kept as they are. */
  readonly unread: readonly UnreadPart[]
}

/** A game to write: its record, the rows to add to its log, and the whole log afterwards. */
export interface PlannedGame {
  readonly record: GameRecord
  readonly adds: readonly EntryRecord[]
  /** Rows to add that cannot be read. */
  readonly unread: readonly unknown[]
  readonly rows: readonly unknown[]
}

export interface RestorePlan {
  readonly games: readonly PlannedGame[]
  readonly houses: readonly HouseRecord[]
  /** Changes whose game is neither here nor in the backup. */
  readonly strays: readonly EntryRecord[]
  readonly preview: RestorePreview
}

/** Returns the rows to write, and the preview to show. `whole` is what the device holds now. */
export function planRestore(whole: WholeStorage, incoming: Restorable, way: RestoreWay): RestorePlan {
  const here: Here = way === 'replace' ? EMPTY : hereOf(whole)
  const isWanted = (id: string): boolean => way !== 'merge' || !whole.deleted.has(id)
  const { games: all, strays } = withStrays(here, incoming)
  const games = all.filter(({ record }) => isWanted(record.id))
  const planned = games.map((game) => planGame(here, game))
  const houses = incoming.houses.filter((house) => isWanted(house.id) && isNews(here, house))
  const before = hereOf(whole)
  const afterwards = directoryOf(
    way === 'replace' ? incoming.players : [...newPeople(before.people, incoming.players), ...before.people],
  )
  const lineNow = (record: GameRecord, rows: readonly unknown[]) => lineOf(afterwards, record, rows)
  const changed = houses.filter((house) => isOther(before.houses.get(house.id), house)).map(({ name }) => name)
  const grown = planned.filter(({ isNew, isNews }) => !isNew && isNews)
  return {
    games: planned.filter(({ isNews }) => isNews),
    houses,
    strays: strays.filter(({ gameId }) => isWanted(gameId)),
    preview: {
      way,
      added: planned.filter(({ isNew }) => isNew).map(({ record, rows }) => lineNow(record, rows)),
      grown: grown.map(({ record, rows, before: had }) => ({
        ...lineNow(record, rows),
        handsBefore: lineNow(record, had).hands,
      })),
      same: planned.filter(({ isNews }) => !isNews).length,
      deleted: all.filter(({ record }) => !isWanted(record.id)).map(({ record, changes }) => lineNow(record, changes)),
      lost: way === 'replace' ? lostGames(before, incoming) : [],
      shrunk: way === 'replace' ? shrunkGames(before, incoming) : [],
      houses: {
        added: houses.filter(({ id }) => !before.houses.has(id)).map(({ name }) => name),
        changed,
        lost: way === 'replace' ? lostHouses(before, incoming) : [],
        deleted: incoming.houses.filter(({ id }) => !isWanted(id)).map(({ name }) => name),
      },
      contestsLost: way === 'replace' ? lostContests(whole, incoming).length : 0,
      players: peopleWhoChange(before.people, incoming.players, way).length,
      settings: way === 'replace' ? 'taken' : 'kept',
      torn: games.filter(({ kind }) => kind === 'torn').length,
      writesOver: way === 'replace' || grown.length + changed.length > 0,
      unread: incoming.unread,
    },
  }
}

interface Here {
  readonly games: ReadonlyMap<string, GameBundle>
  /** Every entry by its game and its id, whether its game is here or not. */
  readonly entries: ReadonlyMap<string, unknown>
  readonly strays: readonly unknown[]
  readonly houses: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  readonly people: readonly PlayerRecord[]
  /** The directory of persons on this device. */
  readonly directory: Directory
}

const EMPTY: Here = {
  games: new Map(),
  entries: new Map(),
  strays: [],
  houses: new Map(),
  people: [],
  directory: directoryOf([]),
}

const field = (row: unknown, key: string): unknown => (isRow(row) ? row[key] : undefined)

function hereOf(whole: WholeStorage): Here {
  const people = readablePlayers(whole.players)
  const all = [...whole.games.flatMap(({ changes }) => changes), ...whole.strays]
  return {
    games: new Map(whole.games.map((bundle) => [String(field(bundle.game, 'id')), bundle])),
    // What has rotted is no entry, so that the same one takes its place.
    entries: new Map(all.flatMap((row) => (isMarked(row) ? [] : [[keyOfRow(row), row] as const]))),
    strays: whole.strays,
    houses: new Map(whole.houses.filter(isRow).map((row) => [String(row['id']), row])),
    people,
    directory: directoryOf(people),
  }
}

/**
 * Returns the games of a backup, each with the changes that came without it, and the games here that get such changes,
 * so that a game gets nothing that the preview does not mention.
 */
function withStrays(here: Here, { games, strays }: Restorable) {
  const left = new Map<string, EntryRecord[]>()
  for (const stray of strays) left.set(stray.gameId, [])
  for (const stray of strays) left.get(stray.gameId)?.push(stray)
  const taken = (id: string): readonly EntryRecord[] => {
    const found = left.get(id) ?? []
    left.delete(id)
    return found
  }
  const grown = games.map((game) => ({ ...game, changes: [...game.changes, ...taken(game.record.id)] }))
  const others = [...left.keys()].flatMap((id): readonly IncomingGame[] => {
    const record = gameRecord.read(here.games.get(id)?.game)
    return record.ok ? [{ record: record.value, changes: taken(id), kind: 'whole' }] : []
  })
  const lost = [...left].flatMap(([id, changes]) => (here.games.has(id) ? [] : changes))
  return { games: [...grown, ...others], strays: lost }
}

interface Planned extends PlannedGame {
  readonly isNew: boolean
  /** Something of it is not here yet: the game, entries, or an earlier set-up. */
  readonly isNews: boolean
  readonly before: readonly unknown[]
}

/** A game that is here takes an earlier set-up, and what its log has not seen joins it. One that cannot be read is left alone. */
function planGame(here: Here, incoming: IncomingGame): Planned {
  const { record, changes } = incoming
  const ours = here.games.get(record.id)
  if (ours === undefined) {
    const before = here.strays.filter((row) => field(row, 'gameId') === record.id)
    return { ...unitedLog(here, record, before, incoming), isNew: true, isNews: true }
  }
  const read = gameRecord.read(ours.game)
  if (!read.ok)
    return { record, adds: [], unread: [], rows: ours.changes, before: ours.changes, isNew: false, isNews: false }
  const isWhole = incoming.kind === 'whole'
  const united = isWhole ? unitedRecord(here, read.value, record) : read.value
  const news = isWhole ? changes : newsFor(read.value, ours.changes, incoming, calledBy(here))
  const planned = unitedLog(here, united, ours.changes, { ...incoming, changes: news })
  const isMore = planned.adds.length + planned.unread.length > 0
  return { ...planned, isNew: false, isNews: isMore || united !== read.value }
}

const calledBy =
  ({ directory }: Here) =>
  (written: string): string =>
    calledNow(directory, written)

/** A name that was mended here is no other set-up. */
function unitedRecord(here: Here, ours: GameRecord, theirs: GameRecord): GameRecord {
  const isSameParty = dequal(ours.names.map(calledBy(here)), theirs.names)
  return withEarlier(ours, isSameParty ? { ...theirs, names: ours.names } : theirs)
}

/** The union of what is here and what came. */
function unitedLog(here: Here, record: GameRecord, before: readonly unknown[], incoming: IncomingGame) {
  const adds = incoming.changes.filter((entry) => unionTakes(entry, here.entries.get(entryKey(entry))))
  const unread = (incoming.unread ?? []).filter((row) => !here.entries.has(keyOfRow(row)))
  const added = new Set<unknown>(adds.map(({ id }) => id))
  const kept = before.filter((row) => !added.has(field(row, 'id')))
  return { record, adds, unread, rows: [...kept, ...adds, ...unread], before }
}

const isOther = (ours: Readonly<Record<string, unknown>> | undefined, house: HouseRecord): boolean =>
  ours !== undefined && (ours['name'] !== house.name || !dequal(ours['rules'], house.rules))

/** Of house rules that are here, the ones changed later hold. */
function isNews(here: Here, house: HouseRecord): boolean {
  const ours = here.houses.get(house.id)
  if (ours === undefined) return true
  const changedAt = ours['updatedAt']
  return typeof changedAt === 'number' && changedAt < house.updatedAt
}

function lineOf(directory: Directory, record: GameRecord, rows: readonly unknown[]): GameLine {
  const sheet = sheetOf(record, rows)
  return {
    names: tableNow(directory, sheet.ok ? sheet.value.names : record.names),
    direction: sheet.ok ? sheet.value.game.rules.direction : 'clockwise',
    at: record.createdAt,
    // A hand that cannot be read is no hand of the sheet: its row is named among what is unread.
    hands: sheet.ok ? sheet.value.rows.filter(({ row }) => row.state !== 'unreadable').length : 0,
  }
}

/** A game of this device, with players under their present names. */
function lineHere({ directory }: Here, { game, changes }: GameBundle): GameLine {
  const record = gameRecord.read(game)
  return record.ok ? lineOf(directory, record.value, changes) : { names: [], direction: 'clockwise', at: 0, hands: 0 }
}

function idsIn(incoming: Restorable): ReadonlySet<string> {
  return new Set([
    ...incoming.games.map(({ record }) => record.id),
    ...incoming.unreadable.games.map(({ game }) => String(field(game, 'id'))),
  ])
}

function lostGames(here: Here, incoming: Restorable): readonly GameLine[] {
  const kept = idsIn(incoming)
  return [...here.games].filter(([id]) => !kept.has(id)).map(([, bundle]) => lineHere(here, bundle))
}

function shrunkGames(here: Here, incoming: Restorable): readonly GameLine[] {
  return incoming.games.flatMap(({ record, changes, unread = [] }) => {
    const ours = here.games.get(record.id)
    const theirs = new Set([...changes, ...unread].map((row) => field(row, 'id')))
    const isShrunk = ours?.changes.some((row) => !theirs.has(field(row, 'id'))) ?? false
    return ours === undefined || !isShrunk ? [] : [lineHere(here, ours)]
  })
}

function lostHouses(here: Here, incoming: Restorable): readonly string[] {
  const kept = new Set(incoming.houses.map(({ id }) => id))
  return [...here.houses].filter(([id]) => !kept.has(id)).map(([, row]) => String(row['name']))
}

function lostContests(whole: WholeStorage, incoming: Restorable): readonly EveningRegister[] {
  const kept = new Set(incoming.evenings.map(({ key }) => key))
  return whole.evenings.filter(({ key }) => isContest(key) && !kept.has(key))
}

/** Returns the people of a backup whom a restore adds or changes. */
function peopleWhoChange(
  here: readonly PlayerRecord[],
  players: readonly PlayerRecord[],
  way: RestoreWay,
): readonly PlayerRecord[] {
  const written = way === 'replace' ? players : newPeople(here, players)
  const known = new Map(here.map((player) => [player.id, player]))
  return written.filter((player) => !dequal(known.get(player.id), player))
}

/** The people who come with a backup. A written name is one person's: those who are here keep theirs. */
export function newPeople(here: readonly PlayerRecord[], players: readonly PlayerRecord[]): readonly PlayerRecord[] {
  const [taken, ids] = [new Set(here.flatMap(({ keys }) => keys)), new Set(here.map(({ id }) => id))]
  return players.flatMap((player) => {
    const keys = player.keys.filter((key) => !taken.has(key))
    return ids.has(player.id) || !keys.includes(nameKey(player.name)) ? [] : [{ ...player, keys }]
  })
}
