import type { Bytes } from '../core/bytes'
import { err, ok, type Result } from '../core/result'
import type { Problem } from '../engine/table/problem'
import type { BackupFile } from '../format/backup-file'
import type { HouseFile } from '../format/house-file'
import type { JsonPosition } from '../format/json-position'
import { LONGEST_CODE, LONGEST_FILE } from '../format/limits'
import type { LinkProblem } from '../format/link'
import type { Opened } from '../format/open-file'
import type { GameBundle, Sheet, StorageProblem, Stored, WholeStorage } from '../storage'
import { directoryOf, type Directory } from '../storage/people/directory'
import type { GameRecord } from '../storage/records/game'
import type {
  DataCheck,
  GameKind,
  IncomingGame,
  IncomingProblem,
  IncomingState,
  KnownHouse,
  Restorable,
  RestorePreview,
  RestoreWay,
  Safety,
  SnapshotNote,
  StoredCount,
  UnreadRecord,
} from '../storage/sharing'
import { withClient, writeLedger } from '../stores/storage-client'
import { readEverything } from './actions'

const loadLinks = () => import('../format/link')
const loadFiles = () => import('../format/open-file')
const loadSharing = () => import('../storage/sharing')

/** Content to share: the text of a file, and a code for a link if it is short enough. */
export interface SharePayload {
  /** The name of the file, without its extension. */
  readonly name: string
  readonly text: string
  /** The code for the part of an address after `#`; `null` if it is too long for that. */
  readonly code: string | null
}

/**
 * Returns a game to share, with players under their present names; `null` if a part of it cannot be read, so that only a backup
 * can contain it.
 */
export async function gamePayload(
  directory: Directory,
  bundle: GameBundle,
  name: string,
): Promise<SharePayload | null> {
  const { withPresentNames, gameJson } = await loadSharing()
  const called = withPresentNames(directory, bundle)
  const jsonOf = (kind: GameKind) => gameJson(called, kind)
  const [plain, whole] = [jsonOf('plain'), jsonOf('whole')]
  if (plain === null) return null
  return { name, text: textOf(whole ?? plain), code: await codeOf(plain) }
}

/** Returns house rules to share; `called` is the name of the file. */
export async function housePayload(
  house: {
    readonly name: string
    readonly rules: unknown
    readonly extra: Readonly<Record<string, unknown>>
  },
  called: string,
): Promise<SharePayload> {
  const json = (await loadSharing()).houseJson(house)
  return { name: called, text: textOf(json), code: await codeOf(json) }
}

/** Writes each value on its own line, so that damage can be reported by its line. */
const textOf = (json: unknown): string => `${JSON.stringify(json, null, 1)}\n`

async function codeOf(json: unknown): Promise<string | null> {
  const { packCode } = await loadLinks()
  const code = packCode(json)
  return code.length > LONGEST_CODE ? null : code
}

/** The reason why a backup could not be made: the storage could not be read, or the file differs when read back. */
export type BackupProblem = StorageProblem | { readonly code: 'too-long' | 'broken-file' }

/** Returns a backup file of everything on this device. It is read back before it is returned. */
export async function makeBackup(): Promise<Result<Bytes, BackupProblem>> {
  const whole = await readEverything()
  if (!whole.ok) return whole
  const [{ backupPieces }, { gzip }, { openBytes }] = await Promise.all([
    loadSharing(),
    import('../format/gzip'),
    loadFiles(),
  ])
  const packed = await gzip(backupPieces(whole.value, Date.now()), LONGEST_FILE)
  if (!packed.ok) return err({ code: packed.error })
  const back = await openBytes(packed.value)
  return back.ok && holdsAll(back.value.opened, whole.value) ? packed : err({ code: 'broken-file' })
}

/** Tells whether a backup that was read back contains every game, and no game in it is refused. */
function holdsAll(opened: Opened, { games }: WholeStorage): boolean {
  if (opened.kind !== 'backup' || opened.backup.games.some(({ state }) => state === 'refused')) return false
  const odd: unknown = opened.backup.extras['x-unreadable']
  const kept: unknown = typeof odd === 'object' && odd !== null && 'games' in odd ? odd.games : []
  return opened.backup.games.length + (Array.isArray(kept) ? kept.length : 0) === games.length
}

/** Opened content, read and compared with the stored data; nothing is saved yet. */
export type Arrival =
  | {
      readonly kind: 'game'
      readonly game: IncomingGame
      readonly record: GameRecord
      readonly sheet: Sheet
      readonly known: IncomingState
    }
  | { readonly kind: 'house'; readonly house: HouseFile; readonly known: KnownHouse }
  | { readonly kind: 'backup'; readonly backup: Restorable; readonly madeAt: string | null }

/**
 * The reason why content could not be opened: the file or link, a row in it, or a game whose rules and players do not fit
 * together.
 */
export type ArrivalProblem =
  | LinkProblem
  | (Pick<IncomingProblem, 'why' | 'fault'> & {
      readonly kind: 'row'
      readonly path: string
      readonly place: JsonPosition | null
    })
  | { readonly kind: 'sheet'; readonly problem: Problem }

export type Arrived = Result<Arrival, ArrivalProblem>

/** Opens the code after the `#` of an address. */
export async function openCode(code: string): Promise<Arrived> {
  const opened = (await loadLinks()).openCode(code)
  return opened.ok ? arrive(opened.value, null) : opened
}

/** Opens text that was pasted or scanned: a link, a bare code, or the text of a file. */
export async function openPasted(text: string): Promise<Arrived> {
  const { openCodeIn } = await loadLinks()
  if (text.trimStart().startsWith('{')) return openText(text)
  if (text.length > 4 * LONGEST_CODE) return { ok: false, error: { kind: 'too-long' } }
  const opened = openCodeIn(text)
  return opened.ok ? arrive(opened.value, null) : opened
}

/** Opens a file from its bytes. */
export async function openFileBytes(bytes: Bytes): Promise<Arrived> {
  const opened = await (await loadFiles()).openBytes(bytes)
  return opened.ok ? arrive(opened.value.opened, opened.value.text) : opened
}

/** Opens the text of a file. */
export async function openText(text: string): Promise<Arrived> {
  const opened = (await loadFiles()).openFile(text)
  return opened.ok ? arrive(opened.value, text) : opened
}

async function arrive(opened: Opened, text: string | null): Promise<Arrived> {
  switch (opened.kind) {
    case 'game':
      return arriveGame(opened, text)
    case 'house':
      return arriveHouse(opened.house)
    case 'backup':
      return arriveBackup(opened.backup)
  }
}

const UNKNOWN: IncomingState = { state: 'new' }

async function arriveGame(opened: Extract<Opened, { kind: 'game' }>, text: string | null): Promise<Arrived> {
  const { findKnown, incomingGame, sheetOf } = await loadSharing()
  const game = incomingGame(opened, Date.now())
  if (!game.ok) return rowProblem(game.error, text)
  const { record, changes } = game.value
  const sheet = sheetOf(record, changes)
  if (!sheet.ok) return { ok: false, error: { kind: 'sheet', problem: sheet.error } }
  const known = await withClient(({ storage, connection }) =>
    storage.read(connection, (db) => findKnown(db, game.value)),
  )
  // A game can be viewed even if nothing can be stored.
  return ok({ kind: 'game', game: game.value, record, sheet: sheet.value, known: known.ok ? known.value : UNKNOWN })
}

async function arriveHouse(house: HouseFile): Promise<Arrived> {
  const { findHouse, nameOfHouse } = await loadSharing()
  const known = await withClient(({ storage, connection }) => storage.read(connection, (db) => findHouse(db, house)))
  return ok({ kind: 'house', house, known: known.ok ? known.value : { state: 'new', name: nameOfHouse(house) } })
}

async function arriveBackup(backup: BackupFile): Promise<Arrived> {
  const { readRestorable } = await loadSharing()
  const madeAt = backup.extras['x-made-at']
  return ok({
    kind: 'backup',
    backup: readRestorable(backup, Date.now()),
    madeAt: typeof madeAt === 'string' ? madeAt : null,
  })
}

async function rowProblem({ place, ...problem }: IncomingProblem, text: string | null): Promise<Arrived> {
  const { positionOf } = await import('../format/json-position')
  return {
    ok: false,
    error: { kind: 'row', ...problem, path: place, place: text === null ? null : positionOf(text, place) },
  }
}

/** Saves an opened game. Returns its id on this device. */
export const saveSharedGame = (game: IncomingGame, safety: Safety): Promise<Stored<string>> =>
  writeLedger(async ({ connection }) => (await loadSharing()).saveIncomingGame(connection, game, safety))

/** Saves opened house rules. Returns their id on this device. */
export const saveSharedHouse = (house: HouseFile): Promise<Stored<string>> =>
  writeLedger(async ({ connection }) => (await loadSharing()).saveIncomingHouse(connection, house))

/** Returns the changes that restoring a backup would make. */
export const previewRestore = (backup: Restorable, way: RestoreWay): Promise<Stored<RestorePreview>> =>
  withClient(async ({ connection }) => (await loadSharing()).previewRestore(connection, backup, way))

/** Restores a backup, all of it or nothing. `fileFrom` is the time when its file was made, `null` if there is none. */
export const restore = (
  backup: Restorable,
  way: RestoreWay,
  safety: Safety,
  fileFrom: number | null,
): Promise<Stored<RestorePreview>> =>
  writeLedger(async ({ connection }) => (await loadSharing()).restore(connection, backup, way, safety, fileFrom))

/** Returns the snapshots taken before something was overwritten, the newest first. Those too old are deleted. */
export const listSnapshots = (): Promise<Stored<readonly SnapshotNote[]>> =>
  withClient(async ({ connection }) => (await loadSharing()).listSnapshots(connection, Date.now()))

/** Opens a snapshot, to be restored like a backup; `null` if it is gone or cannot be read. */
export async function openSnapshot({ slot }: SnapshotNote): Promise<Stored<Restorable | null>> {
  const { readSnapshot } = await loadSharing()
  const bytes = await withClient(({ storage, connection }) => storage.read(connection, (db) => readSnapshot(db, slot)))
  if (!bytes.ok || bytes.value === null) return bytes.ok ? ok(null) : bytes
  const arrived = await openFileBytes(bytes.value)
  return ok(arrived.ok && arrived.value.kind === 'backup' ? arrived.value.backup : null)
}

/** A game and its sheet, for a table of all hands. */
export interface WholeGame extends Sheet {
  readonly record: GameRecord
}

/** Returns every readable game except the example, the oldest first, with players under their present names. */
export async function everyGame(): Promise<Stored<readonly WholeGame[]>> {
  const whole = await readEverything()
  if (!whole.ok) return whole
  const { withPresentNames, readablePlayers, sheetOfBundle } = await loadSharing()
  const directory = directoryOf(readablePlayers(whole.value.players))
  const games = whole.value.games.flatMap((bundle) => sheetOfBundle(withPresentNames(directory, bundle)) ?? [])
  return ok([...games].sort((a, b) => a.record.createdAt - b.record.createdAt))
}

/** Checks everything on this device: how much can be read, and each record that cannot. */
export async function checkData(): Promise<Stored<DataCheck>> {
  const whole = await readEverything()
  return whole.ok ? ok((await loadSharing()).checkStorage(whole.value)) : whole
}

/** Counts everything that is stored on this device, by kind. */
export const countStored = (): Promise<Stored<readonly StoredCount[]>> =>
  withClient(async ({ storage, connection }) => {
    const sharing = await loadSharing()
    return storage.read(connection, sharing.countStored)
  })

/** A record that was deleted because it could not be read, as it was stored. */
export interface DeletedRecord extends UnreadRecord {
  readonly row: unknown
}

/** Deletes a record that cannot be read. Returns what is needed to restore it. */
export async function deleteUnread(record: UnreadRecord): Promise<Stored<DeletedRecord>> {
  const done = await writeLedger(async ({ connection }) =>
    (await loadSharing()).deleteRow(connection, record.table, record.key),
  )
  return done.ok ? ok({ ...record, row: done.value }) : done
}

/** Restores a record that was deleted because it could not be read. */
export const restoreUnread = ({ table, key, row }: DeletedRecord): Promise<Stored<null>> =>
  writeLedger(async ({ connection }) => (await loadSharing()).restoreRow(connection, table, key, row))
