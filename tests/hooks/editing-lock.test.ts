import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { editingStore, isAnyTabEditing, setEditing, whenNotEditing } from '@/lib/stores/editing-lock'

/** The number of holders of the browser's lock, which all tabs share. */
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
  setEditing(false)
  vi.unstubAllGlobals()
  holders = 0
})

it('a tab where a hand is being entered is busy until the hand is done', async () => {
  expect(await isAnyTabEditing()).toBe(false)
  setEditing(true)
  setEditing(true)
  expect([editingStore.get(), holders, await isAnyTabEditing()]).toEqual([true, 1, true])
  setEditing(false)
  await expect.poll(() => holders).toBe(0)
  expect(await isAnyTabEditing()).toBe(false)
})

it('a hand in another tab keeps this tab busy', async () => {
  holders = 1
  expect([editingStore.get(), await isAnyTabEditing()]).toEqual([false, true])
})

it('without locks in the browser, a tab knows only its own hand', async () => {
  vi.stubGlobal('navigator', {})
  setEditing(true)
  expect(await isAnyTabEditing()).toBe(true)
  setEditing(false)
  expect(await isAnyTabEditing()).toBe(false)
})

it('a reload waits for the form to leave the history, and for a newer hand', () => {
  vi.useFakeTimers()
  const reload = vi.fn()
  setEditing(true)
  whenNotEditing(reload)
  setEditing(false)
  expect(reload).not.toHaveBeenCalled()
  setEditing(true)
  vi.runAllTimers()
  expect(reload).not.toHaveBeenCalled()
  setEditing(false)
  vi.runAllTimers()
  expect(reload).toHaveBeenCalledOnce()
  whenNotEditing(reload)
  expect(reload).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
