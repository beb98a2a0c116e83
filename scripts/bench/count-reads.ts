/** The load of a database: the number of requests, and of rows in their results. */
export interface Reads {
  readonly requests: number
  readonly rows: number
}

/**
 * Counts all read requests from now on, in an object under this name of `globalThis`. The function uses no other code, so that a
 * page can run it before all scripts.
 */
export function countReads(name: string): void {
  const counted = { requests: 0, rows: 0 }
  Reflect.set(globalThis, name, counted)
  const rowsIn = (found: unknown): number =>
    Array.isArray(found) ? found.length : found === null || typeof found !== 'object' ? 0 : 1
  const methods = ['get', 'getAll', 'getAllKeys', 'openCursor', 'openKeyCursor', 'count'] as const
  for (const kind of [IDBObjectStore, IDBIndex]) {
    for (const method of methods) {
      const own = kind.prototype[method] as (...words: unknown[]) => IDBRequest
      Reflect.set(kind.prototype, method, function (this: IDBObjectStore, ...words: unknown[]) {
        counted.requests += 1
        const request = own.apply(this, words)
        // A cursor has one result for each row.
        request.addEventListener('success', () => (counted.rows += rowsIn(request.result)))
        return request
      })
    }
  }
}

export const readsSoFar = (name: string): Reads => ({ ...(Reflect.get(globalThis, name) as Reads) })
