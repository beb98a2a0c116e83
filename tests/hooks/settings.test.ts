// Must come before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { saveSetting } from '@/lib/actions/settings'
import { META } from '@/lib/storage/database/meta'
import { mirroredSettings } from '@/lib/stores/appearance'
import { loadClient } from '@/lib/stores/storage-client'
import { the } from '../support/storage'

const dataset: Record<string, string> = {}
const kept = new Map<string, string>()

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { dataset }, addEventListener: () => {}, visibilityState: 'visible' })
  vi.stubGlobal('window', { addEventListener: () => {} })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterAll(() => {
  vi.unstubAllGlobals()
})

/** Runs `work` while the database refuses this code as too old to write. */
async function whileRefused(work: () => Promise<unknown>): Promise<void> {
  const { connection } = await loadClient()
  const db = the(await connection.open())
  await db.meta.put({ key: META.minWriter, value: 99 })
  await work()
  await db.meta.put({ key: META.minWriter, value: 1 })
}

describe('a setting', () => {
  it('a setting is on the page without waiting', async () => {
    const saved = saveSetting('suits', 'four')
    expect(dataset).toEqual({ suits: 'four' })
    the(await saved)
    the(await saveSetting('suits', 'two'))
    expect(dataset).toEqual({})
  })

  it('a setting that fails twice returns to the stored value', async () => {
    await whileRefused(() => Promise.all([saveSetting('theme', 'dark'), saveSetting('theme', 'light')]))
    expect(dataset).toEqual({})
    expect(mirroredSettings().theme).toBe('system')
  })

  it('a setting that could not be saved returns to the last saved value', async () => {
    the(await saveSetting('theme', 'dark'))
    await whileRefused(() => Promise.all([saveSetting('theme', 'light'), saveSetting('suits', 'four')]))
    expect(dataset).toEqual({ theme: 'dark' })
  })

  it('the later of two saved values counts', async () => {
    const both = await Promise.all([saveSetting('theme', 'dark'), saveSetting('theme', 'light')])
    both.forEach(the)
    expect(dataset).toEqual({ theme: 'light' })
    await whileRefused(() => saveSetting('theme', 'dark'))
    expect(dataset).toEqual({ theme: 'light' })
  })
})
