interface Buckets {
  readonly open: (
    name: string,
    options: { readonly durability: 'strict' },
  ) => Promise<{ readonly indexedDB: IDBFactory }>
}

/**
 * Another place for a database, where the browser has one. Chromium gives up every database of an origin for good when a
 * certain file of it has rotted; those in a bucket of their own have files of their own.
 */
export async function secondPlace(): Promise<IDBFactory | null> {
  const buckets: unknown = typeof navigator === 'undefined' ? undefined : Reflect.get(navigator, 'storageBuckets')
  if (!isBuckets(buckets)) return null
  try {
    return (await buckets.open('yuss', { durability: 'strict' })).indexedDB
  } catch {
    return null
  }
}

const isBuckets = (value: unknown): value is Buckets =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'open') === 'function'
