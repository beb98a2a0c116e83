// Before Dexie, which looks for IndexedDB as it loads.
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { saveSetting } from '@/lib/hooks/use-settings'
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

/** While `work` goes on, newer code has taken over: nothing is written. */
async function whileRefused(work: () => Promise<unknown>): Promise<void> {
  const { connection } = await loadClient()
  const db = the(await connection.open())
  await db.meta.put({ key: META.minWriter, value: 99 })
  await work()
  await db.meta.put({ key: META.minWriter, value: 1 })
}

describe('a setting', () => {
  it('is on the page at once', async () => {
    const saved = saveSetting('suits', 'four')
    expect(dataset).toEqual({ suits: 'four' })
    the(await saved)
    the(await saveSetting('suits', 'two'))
    expect(dataset).toEqual({})
  })

  it('chosen twice and kept neither time is again what is stored', async () => {
    await whileRefused(() => Promise.all([saveSetting('theme', 'dark'), saveSetting('theme', 'light')]))
    expect(dataset).toEqual({})
    expect(mirroredSettings().theme).toBe('system')
  })

  it('that could not be kept goes back to the last that was', async () => {
    the(await saveSetting('theme', 'dark'))
    await whileRefused(() => Promise.all([saveSetting('theme', 'light'), saveSetting('suits', 'four')]))
    expect(dataset).toEqual({ theme: 'dark' })
  })

  it('is the later of two that were kept', async () => {
    const both = await Promise.all([saveSetting('theme', 'dark'), saveSetting('theme', 'light')])
    both.forEach(the)
    expect(dataset).toEqual({ theme: 'light' })
    await whileRefused(() => saveSetting('theme', 'dark'))
    expect(dataset).toEqual({ theme: 'light' })
  })
})
