import { forceCloseDatabase, IDBDatabase, IDBFactory, IDBIndex, IDBObjectStore, IDBRequest } from 'fake-indexeddb'

/** The faults that a browser's database can have. */
export const FAULTS = ['refused', 'lost', 'full', 'closed', 'silent', 'emptied'] as const
export type Fault = (typeof FAULTS)[number]

/** How often a fault strikes: at one call, or at every call from that one on. */
export type Spell = 'once' | 'on'

/** Calls of the database that a fault can strike, counted from 1. */
export interface FaultyDatabase {
  /** Strikes at the call with this number, counted from now. */
  readonly strike: (fault: Fault, at: number, spell: Spell) => void
  /** Ends the fault. Returns the number of calls, and whether the fault struck. */
  readonly lift: () => { readonly calls: number; readonly struck: boolean }
}

const READS = ['get', 'getAll', 'getKey', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor'] as const
const WRITES = ['put', 'add', 'delete', 'clear'] as const

type Method = (this: object, ...args: unknown[]) => unknown

/** Returns a way to strike any call of any database in this process. Only for tests of the storage. */
export function faultyDatabase(): FaultyDatabase {
  let plan: { readonly fault: Fault; readonly at: number; readonly spell: Spell } | null = null
  let calls = 0
  let struck = false

  /** Returns the fault that strikes this call; `null` if none does. */
  function falling(isWrite: boolean): Fault | null {
    calls += 1
    if (plan === null || calls < plan.at || (struck && plan.spell === 'once')) return null
    // A full disk affects writes only.
    if (plan.fault === 'full' && !isWrite) return null
    struck = true
    return plan.fault
  }

  function wrap(prototype: object, name: string, isWrite: boolean): void {
    const original: unknown = Reflect.get(prototype, name)
    if (typeof original !== 'function') return
    const call: Method = function (...args) {
      const fault = falling(isWrite)
      return fault === null
        ? Reflect.apply(original, this, args)
        : hit(this, fault, () => Reflect.apply(original, this, args))
    }
    Reflect.set(prototype, name, call)
  }

  for (const prototype of [IDBObjectStore.prototype, IDBIndex.prototype]) {
    for (const name of READS) wrap(prototype, name, false)
    for (const name of WRITES) wrap(prototype, name, true)
  }
  wrap(IDBDatabase.prototype, 'transaction', false)
  wrap(IDBFactory.prototype, 'open', false)

  return {
    strike: (fault, at, spell) => {
      plan = { fault, at, spell }
      calls = 0
      struck = false
    },
    lift: () => {
      plan = null
      return { calls, struck }
    },
  }
}

/** Strikes a call: `target` is the store, index, database or factory that it was made on. */
function hit(target: object, fault: Fault, goOn: () => unknown): unknown {
  switch (fault) {
    case 'refused':
      throw new DOMException('refused', 'UnknownError')
    case 'silent':
      return target instanceof IDBDatabase ? goOn() : unanswered(target)
    case 'lost':
      return abortedAfter(target, 'UnknownError', goOn)
    case 'full':
      return abortedAfter(target, 'QuotaExceededError', goOn)
    case 'closed': {
      const database = databaseOf(target)
      if (database !== null) queueMicrotask(() => Reflect.apply(forceCloseDatabase, null, [database]))
      return goOn()
    }
    case 'emptied':
      empty(databaseOf(target))
      return goOn()
  }
}

/** The browser's own method, before any fault. */
const ownGet = IDBObjectStore.prototype.get

/** Returns a request that is never answered. A transaction that writes waits with it, so that no half of it is ever written. */
function unanswered(target: object): IDBRequest {
  const store = target instanceof IDBIndex ? target.objectStore : target
  if (store instanceof IDBObjectStore && store.transaction.mode === 'readwrite') keepWaiting(store)
  return new IDBRequest()
}

/** Keeps a transaction open by asking it again and again. */
function keepWaiting(store: IDBObjectStore): void {
  if (fieldOf(store.transaction, '_state') === 'finished') return
  const request = Reflect.apply(ownGet, store, ['nothing'])
  request.onsuccess = () => keepWaiting(store)
}

/** Lets the browser abort the transaction in the middle of its work. */
function abortedAfter(target: object, name: string, goOn: () => unknown): unknown {
  const result = goOn()
  const transaction = fieldOf(target instanceof IDBIndex ? target.objectStore : target, 'transaction')
  queueMicrotask(() => {
    const abort = fieldOf(transaction, '_abort')
    const state = fieldOf(transaction, '_state')
    if (typeof abort === 'function' && state !== 'finished') Reflect.apply(abort, transaction, [name])
  })
  return result
}

function databaseOf(target: object): IDBDatabase | null {
  if (target instanceof IDBDatabase) return target
  const store = target instanceof IDBIndex ? target.objectStore : target
  return store instanceof IDBObjectStore ? (store.transaction.db as unknown as IDBDatabase) : null
}

/** Deletes all rows at once, without any event. */
function empty(database: IDBDatabase | null): void {
  const stores = fieldOf(fieldOf(database, '_rawDatabase'), 'rawObjectStores')
  if (!(stores instanceof Map)) return
  for (const store of stores.values()) {
    const clear = fieldOf(store, 'clear')
    if (typeof clear === 'function') Reflect.apply(clear, store, [null])
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
