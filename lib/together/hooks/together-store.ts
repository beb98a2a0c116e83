import { newId } from '../../core/ids'
import { onReturn } from '../../core/timing/on-return'
import { withRetries } from '../../core/timing/retry'
import { partStore } from '../../hooks/loadable'
import type { Stored } from '../../storage'
import type { JoinedRecord } from '../../storage/joined/joined'
import type { JoinedChange } from '../../storage/joined/write-joined'
import { externalStore } from '../../stores/external-store'
import { loadClient, withClient } from '../../stores/storage-client'
import { openSecret } from '../keys/secret'
import type { Closed } from '../table/closing'
import type { JoinedTable } from '../table/join-table'
import type { TogetherState } from '../table/session'
import { addressOfApp } from './address-of-app'

const loadPlay = () => withRetries(() => import('../table/join-table'))
const loadTables = () => withRetries(() => import('../../storage/joined/joined'))
const loadWriting = () => withRetries(() => import('../../storage/joined/write-joined'))

/** A table as this tab sees it. */
export interface AtTable {
  readonly place: Pick<JoinedTable, 'role' | 'links'> & { readonly canClose: boolean }
  readonly now: TogetherState
  /** The ids of games that came and that this device already has, but has not brought to the table. */
  readonly asked: readonly string[]
  /** True if the table has a game for which this device has no room. */
  readonly lacks: boolean
}

/** The tables that this device remembers, for all tabs. */
export const tablesStore = partStore(loadTables, (db, { listJoined }) => listJoined(db))

/** The places of this tab, by the id of the table. */
export const placesStore = externalStore<ReadonlyMap<string, AtTable>>(new Map())

interface OpenTable {
  readonly code: string
  readonly place: Promise<JoinedTable | null>
}

const openTables = new Map<string, OpenTable>()
/** Tables that this tab could not join. They are tried again when there may be a network. */
const missed = new Map<string, JoinedRecord>()
/** The hand that is being entered in this tab, and its game, by the id of the table. */
const writing = new Map<string, { readonly hand: number; readonly game: string } | null>()

/** Joins a table for the life of the tab, or until this device leaves it. */
export function sit(table: JoinedRecord): void {
  followTables()
  const openTable = openTables.get(table.id)
  if (table.ended === 'expired' || openTable?.code === table.code) return
  if (openTable !== undefined) leavePlace(table.id)
  const place = take(table).catch(() => {
    // The code for tables could not be loaded. Without a network there is no one to play with either.
    missed.set(table.id, table)
    openTables.delete(table.id)
    return null
  })
  openTables.set(table.id, { code: table.code, place })
}

async function take(table: JoinedRecord): Promise<JoinedTable | null> {
  const [{ joinTable }, { connection }] = await Promise.all([loadPlay(), loadClient()])
  const asked = (gameId: string) =>
    update(table.id, ({ asked: before }) => ({ asked: [...new Set([...before, gameId])] }))
  let isLacking = false
  const lacks = (now: boolean) => {
    isLacking = now
    update(table.id, () => ({ lacks: now }))
  }
  const place = await joinTable({ connection, table, who: whoHere(table.id), base: addressOfApp(), asked, lacks })
  if (place === null) return null
  const { role, links, close, session } = place
  const isHere = () => openTables.get(table.id)?.code === table.code
  if (!isHere()) {
    void place.leave()
    return null
  }
  show(table.id, {
    place: { role, links, canClose: close !== null },
    now: session.state(),
    asked: [],
    lacks: isLacking,
  })
  session.watch((now) => isHere() && update(table.id, () => ({ now })))
  session.say(wordsOf(table.id))
  return place
}

/** Returns an id that stays the same for the life of the tab, so that a reloaded page is not taken for another device. */
function whoHere(tableId: string): string {
  const key = `yuss-who-${tableId}`
  try {
    const known = sessionStorage.getItem(key)
    if (known !== null) return known
    const who = newId()
    sessionStorage.setItem(key, who)
    return who
  } catch {
    // The browser bars the session storage. A reloaded page then looks like another device until the old one counts as gone.
    return newId()
  }
}

function leavePlace(id: string): void {
  const openTable = openTables.get(id)
  openTables.delete(id)
  show(id, null)
  void openTable?.place.then((place) => place?.leave())
}

function show(id: string, view: AtTable | null): void {
  const places = new Map(placesStore.get())
  if (view === null) places.delete(id)
  else places.set(id, view)
  placesStore.set(places)
}

function update(id: string, change: (before: AtTable) => Partial<AtTable>): void {
  const before = placesStore.get().get(id)
  if (before !== undefined) show(id, { ...before, ...change(before) })
}

let isFollowing = false

/**
 * Follows the list of tables, because another tab may leave a table or move it. Also syncs when the device wakes up or is online
 * again.
 */
function followTables(): void {
  if (isFollowing) return
  isFollowing = true
  tablesStore.subscribe(() => {
    const tables = tablesStore.get()
    if (tables.state !== 'ready') return
    for (const id of [...openTables.keys()]) {
      const table = tables.value.find((one) => one.id === id)
      if (table === undefined || table.ended === 'expired') leavePlace(id)
      else sit(table)
      if (table !== undefined) void tell(id)
    }
  })
  window.addEventListener('online', meetAll)
  window.addEventListener('offline', () => {
    for (const { place } of openTables.values()) void place.then((found) => found?.session.away())
  })
  onReturn(meetAll)
}

function meetAll(): void {
  const again = [...missed.values()]
  missed.clear()
  again.forEach(sit)
  for (const { place } of openTables.values()) void place.then((found) => found?.session.sync())
}

const joinedTableOf = async (id: string): Promise<JoinedTable | null> => (await openTables.get(id)?.place) ?? null

/** Returns the state that this device tells the others. */
function wordsOf(id: string) {
  const tables = tablesStore.get()
  const table = tables.state === 'ready' ? tables.value.find((one) => one.id === id) : undefined
  const now = writing.get(id) ?? null
  return { name: table?.name ?? '', writing: now?.hand ?? null, game: now?.game ?? null }
}

async function tell(id: string): Promise<void> {
  const place = await joinedTableOf(id)
  place?.session.say(wordsOf(id))
}

/** Tells the others which hand is being entered here; `null`: none. */
export function sayWriting(id: string, game: string, hand: number | null): void {
  if ((writing.get(id)?.hand ?? null) === hand && (hand === null || writing.get(id)?.game === game)) return
  writing.set(id, hand === null ? null : { hand, game })
  void tell(id)
}

/** Opens a new table for a game of this device. Returns its id. */
export const openTable = async (gameId: string, name: string): Promise<Stored<string>> => {
  const { newCode } = await loadPlay()
  return remember({ code: newCode(), games: [gameId], name })
}

/** Remembers the table of a link. Returns its id. */
export const joinTable = (code: string): Promise<Stored<string>> => remember({ code, games: [], name: '' })

const remember = (table: Pick<JoinedRecord, 'code' | 'games' | 'name'>): Promise<Stored<string>> =>
  withClient(async ({ connection }) => (await loadWriting()).saveJoined(connection, table))

const change = (id: string, to: (before: JoinedRecord) => JoinedChange): Promise<Stored<null>> =>
  withClient(async ({ connection }) => (await loadWriting()).changeJoined(connection, id, to))

/** Stores the name of this device at a table. */
export const nameThisPhone = (id: string, name: string): Promise<Stored<null>> => change(id, () => ({ name }))

/** Leaves a table and forgets its secret; the sheet stays. */
export const leaveTable = (id: string): Promise<Stored<null>> =>
  withClient(async ({ connection }) => (await loadWriting()).forgetJoined(connection, id))

/** Closes a table to all other writers. Returns the outcome. */
export async function closeTable(id: string): Promise<Closed> {
  const place = await joinedTableOf(id)
  return place?.close == null ? 'not-now' : place.close()
}

/** Opens an expired table again, under new keys. */
export async function openAgain(id: string): Promise<Stored<null>> {
  const { newCode } = await loadPlay()
  const code = newCode()
  return change(id, () => ({ code, ended: null, metAt: null }))
}

/** Brings a game of this device to a table, or unites the copy at the table with the one here. */
export async function bringGame(id: string, gameId: string): Promise<void> {
  update(id, ({ asked }) => ({ asked: asked.filter((one) => one !== gameId) }))
  const place = await joinedTableOf(id)
  place?.bring(gameId)
}

/** Brings the next game to the table of the game before it, if this device may write there. */
export const bringAlong = (before: string, next: string): Promise<Stored<null>> =>
  withClient(async ({ connection }) => {
    const { addNextGame } = await loadWriting()
    return addNextGame(connection, before, next, (code) => openSecret(code)?.kind === 'write')
  })
