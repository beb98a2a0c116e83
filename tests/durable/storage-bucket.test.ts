import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storageBucket } from '@/lib/durable/storage-bucket'

/** Puts buckets and locks in the place of the browser's. Pages hold their locks until `closePages` is called. */
function withBuckets() {
  const buckets = new Map<string, { readonly indexedDB: IDBFactory }>()
  let holders = 0
  const open = vi.fn(async (name: string, _options: unknown) => {
    const bucket = buckets.get(name) ?? { indexedDB: new IDBFactory() }
    buckets.set(name, bucket)
    return bucket
  })
  const storageBuckets = {
    open,
    keys: async () => [...buckets.keys()],
    delete: async (name: string) => buckets.delete(name),
  }
  const request = async (_: string, { ifAvailable = false }, work: (lock: object | null) => unknown) => {
    if (!ifAvailable) holders += 1
    return work(ifAvailable && holders > 0 ? null : {})
  }
  vi.stubGlobal('navigator', { storageBuckets, locks: { request } })
  return { buckets, open, closePages: () => (holders = 0) }
}

let browser: ReturnType<typeof withBuckets>
beforeEach(() => void (browser = withBuckets()))
afterEach(() => void vi.unstubAllGlobals())

describe('the place of a database whose own place is broken', () => {
  it('a bucket is the same for every page, and its writes wait for the disk', async () => {
    const first = await storageBucket.open()
    expect(first).toBeInstanceOf(IDBFactory)
    expect(await storageBucket.open()).toBe(first)
    for (const [, options] of browser.open.mock.calls) expect(options).toEqual({ durability: 'strict' })
  })

  it('a bucket is deleted only when no page has it open and its rows were copied', async () => {
    const copied = vi.fn(async (_: IDBFactory) => true)
    const used = await storageBucket.open()
    await storageBucket.clear(copied)
    expect(copied).not.toHaveBeenCalled()
    browser.closePages()
    await storageBucket.clear(async () => false)
    expect([...browser.buckets.values()]).toEqual([{ indexedDB: used }])
    await storageBucket.clear(copied)
    expect(copied).toHaveBeenCalledExactlyOnceWith(used)
    expect(browser.buckets.size).toBe(0)
  })

  it('a browser without buckets has no such place, and nothing to copy from it', async () => {
    vi.stubGlobal('navigator', {})
    const copied = vi.fn(async () => true)
    expect(await storageBucket.open()).toBeNull()
    await storageBucket.clear(copied)
    expect(copied).not.toHaveBeenCalled()
  })
})
