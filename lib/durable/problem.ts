import type { Result } from '../core/result'
import { isRow, type Row } from '../core/row'

/** The reasons why the storage of this device refuses work. */
export const STORAGE_PROBLEMS = [
  /** No room left: reading works, writing does not. */
  'full',
  /** Another tab has the old version of the database open and must be closed. */
  'blocked',
  /** Newer code wrote the database or the row. */
  'newer',
  /** Newer code has taken over writing: this tab must be reloaded. */
  'stale-writer',
  /** The browser dropped the connection and it did not come back. */
  'connection-lost',
  /** The browser does not open the storage: another tab may hold it, or storage is switched off. */
  'unavailable',
  /** A part of the app did not load. */
  'not-loaded',
  /** The browser emptied the storage while the app was open. */
  'evicted',
  /** The record to change does not exist. */
  'missing',
  /** The record to change cannot be read. */
  'unreadable',
  /** The record to write could not be read again: nothing was written. */
  'unfit',
] as const

export type StorageProblemCode = (typeof STORAGE_PROBLEMS)[number]

/** A problem with the storage. `detail` is the browser's own text, for a report and not for a sentence. */
export interface StorageProblem {
  readonly code: StorageProblemCode
  readonly detail: string
}

/** The result of work on the storage. */
export type Stored<T> = Result<T, StorageProblem>

export const storageProblem = (code: StorageProblemCode, detail = ''): StorageProblem => ({ code, detail })

/** Thrown while the database opens, because nothing can be returned then. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError'
}

/** Thrown when the storage was emptied in the middle of a transaction, so that the transaction writes nothing. */
export class EmptiedError extends Error {
  override readonly name = 'EmptiedError'
}

const CODES: Readonly<Record<string, StorageProblemCode>> = {
  QuotaExceededError: 'full',
  EmptiedError: 'evicted',
  NewerDatabaseError: 'newer',
  VersionError: 'newer',
  MissingAPIError: 'unavailable',
  SecurityError: 'unavailable',
  ChunkLoadError: 'not-loaded',
  NotAllowedError: 'unavailable',
  UnknownError: 'connection-lost',
  DatabaseClosedError: 'connection-lost',
  InvalidStateError: 'connection-lost',
  TransactionInactiveError: 'connection-lost',
  AbortError: 'connection-lost',
  TimeoutError: 'connection-lost',
}

/** Codes in order: an earlier one explains a later one. A full disk arrives as an abort. */
const EXPLAINS: readonly StorageProblemCode[] = [
  'full',
  'evicted',
  'newer',
  'not-loaded',
  'unavailable',
  'connection-lost',
]

/** Returns the problem behind an error of the database; `null` if only a bug can have thrown it. */
export function problemOf(error: unknown): StorageProblem | null {
  const names = namesIn(error)
  const codes = names.flatMap((name) => CODES[name] ?? [])
  const code = EXPLAINS.find((one) => codes.includes(one))
  return code === undefined ? null : storageProblem(code, names.join(' < '))
}

/** Returns the names of an error and of its causes. Of several errors, the first counts. */
function namesIn(error: unknown): readonly string[] {
  const names: string[] = []
  for (let one = error; isRow(one) && names.length < 8; one = insideOf(one)) {
    if (typeof one['name'] === 'string') names.push(one['name'])
  }
  return names
}

const insideOf = ({ inner, cause, failures }: Row): unknown =>
  inner ?? cause ?? (Array.isArray(failures) ? failures[0] : undefined)
