/** An address that never answers. */
export const STUCK = '/stuck'

const CALLS: readonly (readonly [object, readonly string[]])[] =
  typeof IDBDatabase === 'undefined'
    ? []
    : [
        [IDBDatabase.prototype, ['createObjectStore', 'deleteObjectStore', 'transaction']],
        [
          IDBObjectStore.prototype,
          ['createIndex', 'put', 'add', 'delete', 'clear', 'get', 'getAll', 'getAllKeys', 'count', 'openCursor'],
        ],
        [IDBIndex.prototype, ['get', 'getAll', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor']],
      ]

let calls = 0
let last = Number.POSITIVE_INFINITY

/** Counts calls of the database from now on. In the call with the number `stopAt` the page hangs for good. */
export function countCalls(stopAt: number): void {
  calls = 0
  last = stopAt
}

export const callsSoFar = (): number => calls

for (const [prototype, names] of CALLS) {
  for (const name of names) {
    const original: unknown = Reflect.get(prototype, name)
    if (typeof original !== 'function') continue
    Reflect.set(prototype, name, function (this: object, ...args: unknown[]): unknown {
      calls += 1
      const answer: unknown = Reflect.apply(original, this, args)
      if (calls >= last) standStill()
      return answer
    })
  }
}

/** Stops the page in the middle of its work, by a request that is never answered. */
function standStill(): void {
  const request = new XMLHttpRequest()
  request.open('GET', STUCK, false)
  request.send()
}
