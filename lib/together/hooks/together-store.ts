import { newId } from '../../core/ids'
import { withRetries } from '../../core/timing/retry'
import type { Loadable } from '../../hooks/loadable'
import type { Stored } from '../../storage'
import type { JoinedRecord } from '../../storage/joined/joined'
import type { JoinedChange } from '../../storage/joined/write-joined'
import { externalStore } from '../../stores/external-store'
import { followWith, loadClient, withClient } from '../../stores/storage-client'
import { openSecret } from '../keys/secret'
import type { Closed } from '../table/closing'
import type { JoinedTable } from '../table/join-table'
import type { TogetherState } from '../table/session'

export type { JoinedRecord } from '../../storage/joined/joined'
export type { JoinedTable } from '../table/join-table'
export type { TogetherState } from '../table/session'

const loadPlay = () => withRetries(() => import('../table/join-table'))
const loadTables = () => withRetries(() => import('../../storage/joined/joined'))
const loadWriting = () => withRetries(() => import('../../storage/joined/write-joined'))

/** A table as this tab sees it. */
export interface AtTable {
  readonly place: Pick<JoinedTable, 'role' | 'links'> & { readonly canClose: boolean }
  readonly now: TogetherState
  /** Games that came and are on this phone already, and that no one here has brought to the table. */
  readonly asked: readonly string[]
  /** There is a game at the table that this phone has no room to bring along. */
  readonly lacks: boolean
}

/** The tables that this phone is at, as every tab remembers them. */
export const tablesStore = externalStore<Loadable<readonly JoinedRecord[]>>({ state: 'loading' }, (store) =>
  followWith(loadTables, (db, { listJoined }) => listJoined(db), {
    next: (value) => store.set({ state: 'ready', value }),
    failed: (problem) => store.set({ state: 'refused', problem }),
  }),
)

/** The places of this tab at tables, by their ids. */
export const placesStore = externalStore<ReadonlyMap<string, AtTable>>(new Map())

interface OpenTable {
  readonly code: string
  readonly place: Promise<JoinedTable | null>
}

const openTables = new Map<string, OpenTable>()
/** Tables where a place could not be taken: it is tried again when there may be a network. */
const missed = new Map<string, JoinedRecord>()
/** The hand that is being written in this tab, and of which game, by table. */
const writing = new Map<string, { readonly hand: number; readonly game: string } | null>()

/** Takes a place at a table for as long as the tab lives, or until the phone leaves it. */
export function sit(table: JoinedRecord): void {
  followTables()
  const openTable = openTables.get(table.id)
  if (table.ended === 'expired' || openTable?.code === table.code) return
  if (openTable !== undefined) getUp(table.id)
  const place = take(table).catch(() => {
    // The part that plays together did not come: without a network there is no one to play with either.
    missed.set(table.id, table)
    openTables.delete(table.id)
    return null
  })
  openTables.set(table.id, { code: table.code, place })
}

async function take(table: JoinedRecord): Promise<JoinedTable | null> {
  const [{ joinTable }, { connection }] = await Promise.all([loadPlay(), loadClient()])
  const base = new URL(`${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`, window.location.origin).href
  const asked = (gameId: string) =>
    update(table.id, ({ asked: before }) => ({ asked: [...new Set([...before, gameId])] }))
  let isLacking = false
  const lacks = (now: boolean) => {
    isLacking = now
    update(table.id, () => ({ lacks: now }))
  }
  const place = await joinTable({ connection, table, who: whoHere(table.id), base, asked, lacks })
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

/** The same for as long as the tab lives, so that a page loaded again is not taken for another phone. */
function whoHere(tableId: string): string {
  const key = `yuss-who-${tableId}`
  try {
    const known = sessionStorage.getItem(key)
    if (known !== null) return known
    const who = newId()
    sessionStorage.setItem(key, who)
    return who
  } catch {
    // Where the browser bars it, the page loaded again is another phone until the first is given up.
    return newId()
  }
}

function getUp(id: string): void {
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

/** Another tab may leave a table, or it may move; and a phone that wakes looks at once what it has missed. */
function followTables(): void {
  if (isFollowing) return
  isFollowing = true
  tablesStore.subscribe(() => {
    const tables = tablesStore.get()
    if (tables.state !== 'ready') return
    for (const id of [...openTables.keys()]) {
      const table = tables.value.find((one) => one.id === id)
      if (table === undefined || table.ended === 'expired') getUp(id)
      else sit(table)
      if (table !== undefined) void tell(id)
    }
  })
  window.addEventListener('online', meetAll)
  window.addEventListener('offline', () => {
    for (const { place } of openTables.values()) void place.then((found) => found?.session.away())
  })
  window.addEventListener('pageshow', meetAll)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') meetAll()
  })
}

function meetAll(): void {
  const again = [...missed.values()]
  missed.clear()
  again.forEach(sit)
  for (const { place } of openTables.values()) void place.then((found) => found?.session.sync())
}

const joinedTableOf = async (id: string): Promise<JoinedTable | null> => (await openTables.get(id)?.place) ?? null

/** Returns the words that tell the others of this phone. */
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

/** Tells the others which hand is being written here; `null`: none. */
export function sayWriting(id: string, game: string, hand: number | null): void {
  if ((writing.get(id)?.hand ?? null) === hand && (hand === null || writing.get(id)?.game === game)) return
  writing.set(id, hand === null ? null : { hand, game })
  void tell(id)
}

/** A new table for a game of this phone; its id. */
export const openTable = async (gameId: string, name: string): Promise<Stored<string>> => {
  const { newCode } = await loadPlay()
  return remember({ code: newCode(), games: [gameId], name })
}

/** Remembers the table of a link; its id. */
export const joinTable = (code: string): Promise<Stored<string>> => remember({ code, games: [], name: '' })

const remember = (table: Pick<JoinedRecord, 'code' | 'games' | 'name'>): Promise<Stored<string>> =>
  withClient(async ({ connection }) => (await loadWriting()).saveJoined(connection, table))

const change = (id: string, to: (before: JoinedRecord) => JoinedChange): Promise<Stored<null>> =>
  withClient(async ({ connection }) => (await loadWriting()).changeJoined(connection, id, to))

/** Stores the name of this phone at a table. */
export const nameThisPhone = (id: string, name: string): Promise<Stored<null>> => change(id, () => ({ name }))

/** Leaves a table and forgets its secret; the sheet stays. */
export const leaveTable = (id: string): Promise<Stored<null>> =>
  withClient(async ({ connection }) => (await loadWriting()).forgetJoined(connection, id))

/** No one else may write from now on; what became of it. */
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

/** Brings a game of this phone to a table, or unites what came of it with what is here. */
export async function bringGame(id: string, gameId: string): Promise<void> {
  update(id, ({ asked }) => ({ asked: asked.filter((one) => one !== gameId) }))
  const place = await joinedTableOf(id)
  place?.bring(gameId)
}

/** The next game of a table is played there too. */
export const bringAlong = (before: string, next: string): Promise<Stored<null>> =>
  withClient(async ({ connection }) => {
    const { bringNext } = await loadWriting()
    return bringNext(connection, before, next, (code) => openSecret(code)?.kind === 'write')
  })
