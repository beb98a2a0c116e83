import { newId } from '../../core/ids'
import { onReturn } from '../../core/timing/on-return'
import { withRetries } from '../../core/timing/retry'
import type { JoinedRecord } from '../../storage/joined/joined'
import { externalStore } from '../../stores/external-store'
import { partStore } from '../../stores/loadable'
import { loadClient } from '../../stores/storage-client'
import type { JoinedTable } from '../table/join-table'
import type { TogetherState } from '../table/session'
import { addressOfApp } from './address-of-app'

/** Loads the code that opens and joins tables. */
export const loadPlay = () => withRetries(() => import('../table/join-table'))
const loadTables = () => withRetries(() => import('../../storage/joined/joined'))

/** A table as this tab sees it. */
export interface TableHere extends Pick<JoinedTable, 'role' | 'links'> {
  readonly canClose: boolean
  readonly now: TogetherState
  /** The ids of games that came and that this device already has, but has not brought to the table. */
  readonly asked: readonly string[]
  /** The ids of games that begin otherwise on another device, with other names, rules or points, or another dealer. */
  readonly begunOtherwise: readonly string[]
  /** True if the table has a game for which this device has no room. */
  readonly lacks: boolean
}

/** The tables that this device remembers, for all tabs. */
export const tablesStore = partStore(loadTables, (db, { listJoined }) => listJoined(db))

/** The tables that this tab has joined, by id. */
export const tablesHere = externalStore<ReadonlyMap<string, TableHere>>(new Map())

interface OpenTable {
  readonly code: string
  readonly joined: Promise<JoinedTable | null>
}

const openTables = new Map<string, OpenTable>()
/** Tables that this tab could not join. They are tried again when there may be a network. */
const unconnected = new Map<string, JoinedRecord>()
/** The hand that is being entered in this tab, and its game, by the id of the table. */
const writing = new Map<string, { readonly hand: number; readonly game: string } | null>()

/** Joins a table for the life of the tab, or until this device leaves it. */
export function connectTable(table: JoinedRecord): void {
  followTables()
  const openTable = openTables.get(table.id)
  if (table.ended === 'expired' || openTable?.code === table.code) return
  if (openTable !== undefined) disconnect(table.id)
  const joined = connect(table).catch(() => {
    // The code for tables could not be loaded. Without a network there is no one to play with either.
    unconnected.set(table.id, table)
    openTables.delete(table.id)
    return null
  })
  openTables.set(table.id, { code: table.code, joined })
}

async function connect(table: JoinedRecord): Promise<JoinedTable | null> {
  const [{ enterTable }, { connection }] = await Promise.all([loadPlay(), loadClient()])
  const noteGame = (list: 'asked' | 'begunOtherwise') => (gameId: string) =>
    updateTable(table.id, ({ [list]: before }) => ({ [list]: [...new Set([...before, gameId])] }))
  let isLacking = false
  const lacks = (now: boolean) => {
    isLacking = now
    updateTable(table.id, () => ({ lacks: now }))
  }
  const notices = { lacks, asked: noteGame('asked'), begunOtherwise: noteGame('begunOtherwise') }
  const joined = await enterTable({ connection, table, who: whoHere(table.id), base: addressOfApp(), notices })
  if (joined === null) return null
  const { role, links, close, session } = joined
  const isHere = () => openTables.get(table.id)?.code === table.code
  if (!isHere()) {
    void joined.leave()
    return null
  }
  show(table.id, {
    role,
    links,
    canClose: close !== null,
    now: session.state(),
    asked: [],
    begunOtherwise: [],
    lacks: isLacking,
  })
  session.watch((now) => isHere() && updateTable(table.id, () => ({ now })))
  session.say(presenceOf(table.id))
  return joined
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

function disconnect(id: string): void {
  const openTable = openTables.get(id)
  openTables.delete(id)
  show(id, null)
  void openTable?.joined.then((joined) => joined?.leave())
}

function show(id: string, view: TableHere | null): void {
  const all = new Map(tablesHere.get())
  if (view === null) all.delete(id)
  else all.set(id, view)
  tablesHere.set(all)
}

/** Changes the view of a table that this tab has joined. */
export function updateTable(id: string, change: (before: TableHere) => Partial<TableHere>): void {
  const before = tablesHere.get().get(id)
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
      if (table === undefined || table.ended === 'expired') disconnect(id)
      else connectTable(table)
      if (table !== undefined) void announce(id)
    }
  })
  window.addEventListener('online', syncAll)
  window.addEventListener('offline', () => {
    for (const { joined } of openTables.values()) void joined.then((found) => found?.session.away())
  })
  onReturn(syncAll)
}

function syncAll(): void {
  const again = [...unconnected.values()]
  unconnected.clear()
  again.forEach(connectTable)
  for (const { joined } of openTables.values()) void joined.then((found) => found?.session.sync())
}

/** Returns a table that this tab has joined; `null` if it has not. */
export const joinedTableOf = async (id: string): Promise<JoinedTable | null> =>
  (await openTables.get(id)?.joined) ?? null

/** Returns the state that this device tells the others. */
function presenceOf(id: string) {
  const tables = tablesStore.get()
  const table = tables.state === 'ready' ? tables.value.find((one) => one.id === id) : undefined
  const now = writing.get(id) ?? null
  return { name: table?.name ?? '', writing: now?.hand ?? null, game: now?.game ?? null }
}

async function announce(id: string): Promise<void> {
  const joined = await joinedTableOf(id)
  joined?.session.say(presenceOf(id))
}

/** Tells the others which hand is being entered here; `null`: none. */
export function announceWriting(id: string, game: string, hand: number | null): void {
  if ((writing.get(id)?.hand ?? null) === hand && (hand === null || writing.get(id)?.game === game)) return
  writing.set(id, hand === null ? null : { hand, game })
  void announce(id)
}
