interface Buckets {
  readonly open: (
    name: string,
    options: { readonly durability: 'strict' },
  ) => Promise<{ readonly indexedDB: IDBFactory }>
  readonly keys: () => Promise<readonly string[]>
  readonly delete: (name: string) => Promise<void>
}

/** Another place for the database. Every call is answered, whatever the browser has of it. */
export interface StorageBucket {
  /** `null` where there is no such place. Who has opened it has it until the page is gone. */
  readonly open: () => Promise<IDBFactory | null>
  /** Shows what was left there, unless someone has it open, and clears it where the answer is that no one needs it. */
  readonly clear: (takeIn: (indexedDB: IDBFactory) => Promise<boolean>) => Promise<void>
}

const NAME = 'yuss'
const LOCK = 'yuss-elsewhere'

/**
 * Chromium gives up every database of an origin for good when a certain file of it has rotted; those in a storage bucket
 * of their own have files of their own.
 */
export const storageBucket: StorageBucket = {
  open: async () => {
    try {
      const bucket = await buckets()?.open(NAME, { durability: 'strict' })
      if (bucket !== undefined) await holdForGood()
      return bucket?.indexedDB ?? null
    } catch {
      return null
    }
  },
  clear: async (takeIn) => {
    try {
      const all = buckets()
      if (all === null || !(await all.keys()).includes(NAME)) return
      await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
        if (lock === null) return
        const { indexedDB } = await all.open(NAME, { durability: 'strict' })
        if (await takeIn(indexedDB)) await all.delete(NAME)
      })
    } catch {
      // What cannot be cleared now is tried again at the next opening.
    }
  },
}

/** No one may clear it while this page has its rows there. */
function holdForGood(): Promise<void> {
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
