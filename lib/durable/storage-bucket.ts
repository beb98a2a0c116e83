interface Buckets {
  readonly open: (
    name: string,
    options: { readonly durability: 'strict' },
  ) => Promise<{ readonly indexedDB: IDBFactory }>
  readonly keys: () => Promise<readonly string[]>
  readonly delete: (name: string) => Promise<void>
}

/** Another place for the database. Calls never fail, even in a browser without storage buckets. */
export interface StorageBucket {
  /** Opens the place and keeps it until the page closes. `null` if there is no such place. */
  readonly open: () => Promise<IDBFactory | null>
  /** Passes what is stored there to `copyRowsFrom`, unless a page has it open, and deletes it if `copyRowsFrom` returns `true`. */
  readonly clear: (copyRowsFrom: (indexedDB: IDBFactory) => Promise<boolean>) => Promise<void>
}

const NAME = 'yuss'
const LOCK = 'yuss-elsewhere'

/**
 * A storage bucket. When one file is corrupted, Chromium gives up every database of an origin for good; a bucket has its own
 * files.
 */
export const storageBucket: StorageBucket = {
  open: async () => {
    try {
      const bucket = await buckets()?.open(NAME, { durability: 'strict' })
      if (bucket !== undefined) await holdUntilClosed()
      return bucket?.indexedDB ?? null
    } catch {
      return null
    }
  },
  clear: async (copyRowsFrom) => {
    try {
      const all = buckets()
      if (all === null || !(await all.keys()).includes(NAME)) return
      await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
        if (lock === null) return
        const { indexedDB } = await all.open(NAME, { durability: 'strict' })
        if (await copyRowsFrom(indexedDB)) await all.delete(NAME)
      })
    } catch {
      // The next opening tries again.
    }
  },
}

/** Holds a lock until the page closes, so that no other page deletes the bucket meanwhile. */
function holdUntilClosed(): Promise<void> {
  return new Promise((resolve, reject) => {
    const isHeld = () => {
      resolve()
      return new Promise<void>(() => {})
    }
    navigator.locks.request(LOCK, { mode: 'shared' }, isHeld).catch(reject)
  })
}

function buckets(): Buckets | null {
  const found: unknown = typeof navigator === 'undefined' ? undefined : Reflect.get(navigator, 'storageBuckets')
  return isBuckets(found) ? found : null
}

const isBuckets = (value: unknown): value is Buckets =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'open') === 'function'
