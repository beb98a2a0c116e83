import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { busyStore, isAnyTabBusy, setBusy } from '@/lib/hooks/busy'

/** Locks as the browser has them, shared by every tab. */
let holders = 0

beforeEach(() => {
  const request = async (_: string, options: LockOptions, work: (lock: Lock | null) => unknown) => {
    if (options.ifAvailable === true) return work(holders === 0 ? { name: '', mode: 'exclusive' } : null)
    holders++
    await work({ name: '', mode: 'shared' })
    holders--
  }
  vi.stubGlobal('navigator', { locks: { request } })
})

afterEach(() => {
  setBusy(false)
  vi.unstubAllGlobals()
  holders = 0
})

it('a tab where a hand is being entered is busy until the hand is done', async () => {
  expect(await isAnyTabBusy()).toBe(false)
  setBusy(true)
  setBusy(true)
  expect([busyStore.get(), holders, await isAnyTabBusy()]).toEqual([true, 1, true])
  setBusy(false)
  await expect.poll(() => holders).toBe(0)
  expect(await isAnyTabBusy()).toBe(false)
})

it('a hand in another tab counts', async () => {
  holders = 1
  expect([busyStore.get(), await isAnyTabBusy()]).toEqual([false, true])
})

it('where the browser has no locks, this tab speaks for itself', async () => {
  vi.stubGlobal('navigator', {})
  setBusy(true)
  expect(await isAnyTabBusy()).toBe(true)
  setBusy(false)
  expect(await isAnyTabBusy()).toBe(false)
})
