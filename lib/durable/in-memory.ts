import { withRetries } from '../core/timing/retry'
import type { Place } from './database'

/** The errors of a browser in which no page can store anything: IndexedDB is missing or forbidden. */
const FORBIDDEN = ['MissingAPIError', 'SecurityError', 'NotAllowedError']

/** Tells from the names of an error whether the browser stores nothing in this window. */
export const isForbidden = (detail: string): boolean => FORBIDDEN.some((name) => detail.includes(name))

/** Returns a place for a database that lasts as long as the page; `null` where its code cannot be fetched. */
export const placeInMemory = (): Promise<Place | null> =>
  withRetries(() => import('fake-indexeddb')).then(
    ({ IDBFactory, IDBKeyRange }) => ({ indexedDB: new IDBFactory(), IDBKeyRange }),
    () => null,
  )
