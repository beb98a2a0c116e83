import { dequal } from 'dequal/lite'
import { soundRow } from '../../durable/replica/record'
import { isNumbered } from '../../engine/game/hand-numbers'
import { nameKey } from '../../engine/table/alike'
import { latestRegisters } from '../../log/registers'
import { lacking } from '../../log/union'
import { keysOfBackup, type Restorable } from '../backup/backup-in'
import { countKinds } from '../backup/kinds'
import { keysHere, type WholeStorage } from '../backup/read-everything'
import { keyOfRow } from '../database/log-rows'
import { LOG_ROWS } from '../database/unite-rows'
import type { GameBundle } from '../games/write-whole'
import { directoryOf, type Directory } from '../people/directory'
import { presentName, presentNames } from '../people/present-names'
import { readablePlayers } from '../people/read-players'
import { gameRecord, type GameRecord } from '../records/game'
import { isRow } from '../records/record'
import { houseRecord, type EntryRecord, type HouseRecord, type PlayerRecord } from '../records/record-types'
import type { IncomingGame } from '../sharing/game-in'
import { newsFor, withoutKnownNames } from '../sharing/news'
import { beginsOtherwise } from '../sheet/set-up'
import { sheetOf } from '../sheet/sheet'
import { planContests, type PlannedContests } from './contests-plan'
import type { PreviewedGame, RestorePreview, RestoreWay } from './restore-preview'

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
  readonly contests: PlannedContests['contests']
  /** Log entries whose game is neither here nor in the backup. */
  readonly strays: readonly EntryRecord[]
  readonly preview: RestorePreview
  /** True if the backup has every game that will be on this device, with all of its changes. */
  readonly isAllInBackup: boolean
}

/** Returns the rows to write, and the preview to show. `whole` is everything now stored on this device. */
export function planRestore(whole: WholeStorage, incoming: Restorable, way: RestoreWay): RestorePlan {
  const here: Here = way === 'replace' ? EMPTY : hereOf(whole)
  const isWanted = (id: string): boolean => way !== 'merge' || !whole.deleted.has(id)
  const { games: all, strays } = withStrays(here, incoming)
  const games = all.filter(({ record }) => isWanted(record.id))
  const planned = games.map((game) => planGame(here, game))
  const houses = incoming.houses.filter((house) => isWanted(house.id) && isNews(here, house))
  const contests = planContests(whole, incoming, way, isWanted)
  const before = hereOf(whole)
  const afterwards = directoryOf(
    way === 'replace' ? incoming.players : [...newPeople(before.people, incoming.players), ...before.people],
  )
  const lineNow = (record: GameRecord, rows: readonly unknown[]) => lineOf(afterwards, record, rows)
  const changed = houses.filter((house) => isOther(before.houses.get(house.id), house)).map(({ name }) => name)
  const grown = planned.filter(({ isNew, isNews }) => !isNew && isNews)
  const corrupted = planned.filter(({ isNew, record }) => isNew && here.games.has(record.id))
  return {
    games: planned.filter(({ isNews }) => isNews),
    houses,
    contests: contests.contests,
    strays: strays.filter(({ gameId }) => isWanted(gameId)),
    isAllInBackup: way === 'replace' || hasAllOf(incoming, before),
    preview: {
      way,
      added: newestFirst(planned.filter(({ isNew }) => isNew).map(({ record, rows }) => lineNow(record, rows))),
      grown: newestFirst(
        grown.map(({ record, rows, before: had }) => ({
          ...lineNow(record, rows),
          handsBefore: lineNow(record, had).hands,
        })),
      ),
      begunOtherwise: newestFirst(
        planned.filter((game) => game.isOtherwise).map(({ record, rows }) => lineNow(record, rows)),
      ),
      same: planned.filter((game) => !game.isNews && !game.isOtherwise).length,
      deleted: newestFirst(
        all.filter(({ record }) => !isWanted(record.id)).map(({ record, changes }) => lineNow(record, changes)),
      ),
      lost: newestFirst(way === 'replace' ? lostGames(before, incoming) : []),
      shrunk: newestFirst(way === 'replace' ? shrunkGames(before, incoming) : []),
      houses: {
        added: houses.filter(({ id }) => !before.houses.has(id)).map(({ name }) => name),
        changed,
        lost: way === 'replace' ? lostHouses(before, incoming) : [],
        deleted: incoming.houses.filter(({ id }) => !isWanted(id)).map(({ name }) => name),
      },
      contests: contests.preview,
      gone: way === 'replace' ? countKinds(keysHere(whole), keysOfBackup(incoming)) : [],
      players: peopleWhoChange(before.people, incoming.players, way).length,
      settings: way === 'replace' ? 'taken' : 'kept',
      torn: games.filter(({ kind }) => kind === 'torn').length,
      writesOver: way === 'replace' || grown.length + changed.length + corrupted.length > 0,
      unread: incoming.unread,
    },
  }
}

interface Here {
  readonly games: ReadonlyMap<string, GameBundle>
  /** Every entry by its row key, whether its game is here or not. */
  readonly entries: ReadonlyMap<string, unknown>
  readonly strays: readonly unknown[]
  readonly houses: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  readonly people: readonly PlayerRecord[]
  /** The directory of people on this device. */
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
    // A corrupted row does not count, so that the same entry from the backup replaces it.
    entries: new Map(all.flatMap((row) => (soundRow(row) === undefined ? [] : [[keyOfRow(row), row] as const]))),
    strays: whole.strays,
    houses: new Map(whole.houses.filter(isRow).map((row) => [String(row['id']), row])),
    people,
    directory: directoryOf(people),
  }
}

/**
 * Returns the games of a backup, each with its entries that came separately, and the games here that get such entries. So the
 * preview mentions every game that changes.
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
    const record = gameRecord.read(soundRow(here.games.get(id)?.game))
    return record.ok ? [{ record: record.value, changes: taken(id), kind: 'whole' }] : []
  })
  const lost = [...left].flatMap(([id, changes]) => (soundRow(here.games.get(id)?.game) === undefined ? changes : []))
  return { games: [...grown, ...others], strays: lost }
}

interface Planned extends PlannedGame {
  readonly isNew: boolean
  /** True if something of it is not here yet: the game, or entries. */
  readonly isNews: boolean
  /** True if it is here and begins otherwise: with other names, rules, points, or another dealer. */
  readonly isOtherwise: boolean
  readonly before: readonly unknown[]
}

/**
 * Plans the restore of one game. A game that is here keeps its set-up, and takes the entries that it lacks. If it cannot be read
 * here, it stays as it is, unless it is corrupted: then its entries stay, and the backup's record takes its place.
 */
function planGame(here: Here, incoming: IncomingGame): Planned {
  const { record } = incoming
  const ours = here.games.get(record.id)
  const before = ours?.changes ?? here.strays.filter((row) => field(row, 'gameId') === record.id)
  const newsTo = (known: GameRecord) => ({ ...incoming, changes: newEntries(here, known, before, incoming) })
  const sound = soundRow(ours?.game)
  if (sound === undefined)
    return {
      ...unitedLog(here, record, before, ours === undefined ? incoming : newsTo(record)),
      isNew: true,
      isNews: true,
      isOtherwise: false,
    }
  const read = gameRecord.read(sound)
  const unchanged = { isNew: false, isNews: false, isOtherwise: false, before }
  if (!read.ok) return { record, adds: [], unread: [], rows: before, ...unchanged }
  const planned = unitedLog(here, read.value, before, newsTo(read.value))
  const isNews = planned.adds.length + planned.unread.length > 0
  return { ...planned, ...unchanged, isNews, isOtherwise: isOtherwise(here, read.value, incoming) }
}

/** Returns the entries of an incoming game without those that tell nothing new about the same game here. */
function newEntries(here: Here, record: GameRecord, before: readonly unknown[], incoming: IncomingGame) {
  const call = calledBy(here)
  return incoming.kind === 'whole'
    ? withoutKnownNames(record, before, incoming.changes, call)
    : newsFor(record, before, incoming, call)
}

const calledBy =
  ({ directory }: Here) =>
  (written: string): string =>
    presentName(directory, written)

/**
 * Tells whether an incoming game begins otherwise than the game here. Names that were corrected here do not count, and a game
 * without its log tells only its names, its dealer and its points at the start.
 */
function isOtherwise(here: Here, ours: GameRecord, { record, kind }: IncomingGame): boolean {
  const isSameParty = dequal(ours.names.map(calledBy(here)), record.names.map(calledBy(here)))
  const names = isSameParty ? ours.names : record.names
  const { dealer, start } = record
  return beginsOtherwise(ours, kind === 'whole' ? { ...record, names } : { ...ours, names, dealer, start })
}

/** Returns the union of the log here and the incoming one. */
function unitedLog(here: Here, record: GameRecord, before: readonly unknown[], incoming: IncomingGame) {
  const adds = lacking(here.entries, incoming.changes, LOG_ROWS)
  const unread = (incoming.unread ?? []).filter((row) => !here.entries.has(keyOfRow(row)))
  const added = new Set<unknown>(adds.map(({ id }) => id))
  const kept = before.filter((row) => !added.has(field(row, 'id')))
  return { record, adds, unread, rows: [...kept, ...adds, ...unread], before }
}

const isOther = (ours: Readonly<Record<string, unknown>> | undefined, house: HouseRecord): boolean =>
  ours !== undefined && (ours['name'] !== house.name || !dequal(ours['rules'], house.rules))

/**
 * Tells whether house rules take the place of those here. House rules are a register whose clock is the time of their change.
 * Those that cannot be read here stay.
 */
function isNews(here: Here, house: HouseRecord): boolean {
  const ours = soundRow(here.houses.get(house.id))
  if (ours === undefined) return true
  const read = houseRecord.read(ours)
  return read.ok && latestRegisters([registerOf(read.value)], [registerOf(house)]).get(house.id)?.value === house
}

const registerOf = (house: HouseRecord) => ({ key: house.id, value: house, clock: house.updatedAt, device: '' })

function lineOf(directory: Directory, record: GameRecord, rows: readonly unknown[]): PreviewedGame {
  const sheet = sheetOf(record, rows)
  return {
    names: presentNames(directory, sheet.ok ? sheet.value.names : record.names),
    direction: sheet.ok ? sheet.value.game.rules.direction : 'clockwise',
    at: record.createdAt,
    // An unreadable hand does not count: it is listed among the unread parts.
    hands: sheet.ok ? sheet.value.rows.filter(({ row }) => row.state !== 'unreadable' && isNumbered(row)).length : 0,
  }
}

const newestFirst = <G extends PreviewedGame>(games: readonly G[]): readonly G[] =>
  [...games].sort((one, other) => other.at - one.at)

/** Returns a game of this device, with players under their present names. */
function lineHere({ directory }: Here, { game, changes }: GameBundle): PreviewedGame {
  const record = gameRecord.read(game)
  return record.ok ? lineOf(directory, record.value, changes) : { names: [], direction: 'clockwise', at: 0, hands: 0 }
}

function idsIn(incoming: Restorable): ReadonlySet<string> {
  return new Set([
    ...incoming.games.map(({ record }) => record.id),
    ...incoming.unreadable.games.map(({ game }) => String(field(game, 'id'))),
  ])
}

const notIn = (incoming: Restorable, here: Here): readonly GameBundle[] => {
  const kept = idsIn(incoming)
  return [...here.games].filter(([id]) => !kept.has(id)).map(([, bundle]) => bundle)
}

const lostGames = (here: Here, incoming: Restorable): readonly PreviewedGame[] =>
  notIn(incoming, here).map((bundle) => lineHere(here, bundle))

function shrunkIn(incoming: Restorable, here: Here): readonly GameBundle[] {
  return incoming.games.flatMap(({ record, changes, unread = [] }) => {
    const ours = here.games.get(record.id)
    const theirs = new Set([...changes, ...unread].map((row) => field(row, 'id')))
    const isShrunk = ours?.changes.some((row) => !theirs.has(field(row, 'id'))) ?? false
    return ours === undefined || !isShrunk ? [] : [ours]
  })
}

const shrunkGames = (here: Here, incoming: Restorable): readonly PreviewedGame[] =>
  shrunkIn(incoming, here).map((bundle) => lineHere(here, bundle))

/** Tells whether a backup has every game of this device, with all of its changes. */
const hasAllOf = (incoming: Restorable, here: Here): boolean =>
  notIn(incoming, here).length + shrunkIn(incoming, here).length === 0

function lostHouses(here: Here, incoming: Restorable): readonly string[] {
  const kept = new Set(incoming.houses.map(({ id }) => id))
  return [...here.houses].filter(([id]) => !kept.has(id)).map(([, row]) => String(row['name']))
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

/** Returns the people whom a backup adds. A written name belongs to one person: the people here keep theirs. */
export function newPeople(here: readonly PlayerRecord[], players: readonly PlayerRecord[]): readonly PlayerRecord[] {
  const [taken, ids] = [new Set(here.flatMap(({ keys }) => keys)), new Set(here.map(({ id }) => id))]
  return players.flatMap((player) => {
    const keys = player.keys.filter((key) => !taken.has(key))
    return ids.has(player.id) || !keys.includes(nameKey(player.name)) ? [] : [{ ...player, keys }]
  })
}
