import type { Result } from './result'

/** Why the storage of this phone did not do what was asked. */
export const STORAGE_PROBLEMS = [
  /** No room left: reading still works, writing does not. */
  'full',
  /** Another tab holds the old database open; it has to be closed. */
  'blocked',
  /** The database, or the row, was written by newer code. */
  'newer',
  /** Newer code has taken over writing: this tab has to be loaded again. */
  'stale-writer',
  /** The browser dropped the connection and it did not come back. */
  'connection-lost',
  /** No storage here at all: a private window, or storage switched off. */
  'unavailable',
  /** The browser emptied the storage while the app was open. */
  'evicted',
  /** The record to change does not exist. */
  'missing',
  /** The record to change cannot be read. */
  'unreadable',
] as const

export type StorageProblemCode = (typeof STORAGE_PROBLEMS)[number]

/** A problem with the storage; `detail` names what the browser said, for a report, not for a sentence. */
export interface StorageProblem {
  readonly code: StorageProblemCode
  readonly detail: string
}

/** The result of work on the storage. */
export type Stored<T> = Result<T, StorageProblem>

export const storageProblem = (code: StorageProblemCode, detail = ''): StorageProblem => ({ code, detail })

/** Thrown while the database opens, where nothing can be returned. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError'
}

/** Thrown where the storage was emptied in the middle of a transaction, so that nothing of it is written. */
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
  /** Code that did not come over the network. */
  ChunkLoadError: 'unavailable',
  NotAllowedError: 'unavailable',
  UnknownError: 'connection-lost',
  DatabaseClosedError: 'connection-lost',
  InvalidStateError: 'connection-lost',
  TransactionInactiveError: 'connection-lost',
  AbortError: 'connection-lost',
  TimeoutError: 'connection-lost',
}

/** In the order in which one explains another: a full disk arrives as an abort. */
const EXPLAINS: readonly StorageProblemCode[] = ['full', 'evicted', 'newer', 'unavailable', 'connection-lost']

/** The problem behind an error of the database, or `null` where only a bug can have thrown it. */
export function problemOf(error: unknown): StorageProblem | null {
  const names = namesIn(error)
  const codes = names.flatMap((name) => CODES[name] ?? [])
  const code = EXPLAINS.find((one) => codes.includes(one))
  return code === undefined ? null : storageProblem(code, names.join(' < '))
}

/** Returns the names of an error and of its causes; of several errors, those of the first. */
function namesIn(error: unknown): readonly string[] {
  const names: string[] = []
  for (let one = error; isObject(one) && names.length < 8; one = insideOf(one)) {
    if (typeof one['name'] === 'string') names.push(one['name'])
  }
  return names
}

const insideOf = ({ inner, cause, failures }: Readonly<Record<string, unknown>>): unknown =>
  inner ?? cause ?? (Array.isArray(failures) ? failures[0] : undefined)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
