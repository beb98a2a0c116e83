interface Buckets {
  readonly open: (
    name: string,
    options: { readonly durability: 'strict' },
  ) => Promise<{ readonly indexedDB: IDBFactory }>
  readonly delete: (name: string) => Promise<void>
}

/** Another place for the database. Every call is answered, whatever the browser has of it. */
export interface StorageBucket {
  /** `null` where there is no such place. */
  readonly open: () => Promise<IDBFactory | null>
  /** Clears it: what was deleted meanwhile must not rise from it again. */
  readonly forget: () => Promise<void>
}

const NAME = 'yuss'

/**
 * Chromium gives up every database of an origin for good when a certain file of it has rotted; those in a storage bucket
 * of their own have files of their own.
 */
export const storageBucket: StorageBucket = {
  open: async () => {
    try {
      return (await buckets()?.open(NAME, { durability: 'strict' }))?.indexedDB ?? null
    } catch {
      return null
    }
  },
  forget: async () => {
    // One that cannot be cleared now is tried again at the next opening.
    await buckets()
      ?.delete(NAME)
      .catch(() => {})
  },
}

function buckets(): Buckets | null {
  const found: unknown = typeof navigator === 'undefined' ? undefined : Reflect.get(navigator, 'storageBuckets')
  return isBuckets(found) ? found : null
}

const isBuckets = (value: unknown): value is Buckets =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'open') === 'function'
