import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { updateSummaries } from '@/lib/storage'
import { appendChange } from '@/lib/storage/writing'
import { newPhone, ready, the, totalsOf } from '../support/storage'
import { FROZEN_GAME, FROZEN_TOTALS, leaveDatabase } from './frozen-databases'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the logs of an older app', () => {
  it.each([1, 2, 3])('are moved once, all of them, without anybody playing on: version %i', async (version) => {
    const phone = newPhone()
    await leaveDatabase(phone.indexedDB, version)
    const tab = phone.openTab()
    the(await tab.open())
    const before = await phone.raw((db) => db.changes.toCollection().primaryKeys())
    the(await updateSummaries(tab))
    expect(before.length).toBeGreaterThan(0)
    expect(await phone.raw((db) => db.changes.count())).toBe(0)
    expect(await phone.raw((db) => db.entries.toCollection().primaryKeys())).toEqual(
      before.map((id) => `${FROZEN_GAME}/${id}`),
    )
    expect(await totalsOf(tab, FROZEN_GAME)).toEqual(FROZEN_TOTALS)
    expect(the(await updateSummaries(tab))).toBe(0)
  })

  it('can be undone as before, and what is written then is written by this phone alone', async () => {
    const devices = await Promise.all(
      ['one', 'other'].map(async () => {
        const phone = newPhone()
        await leaveDatabase(phone.indexedDB, 3)
        const tab = phone.openTab()
        const { undoable } = (await ready(tab, FROZEN_GAME)).sheet
        expect(undoable).not.toBeNull()
        the(await appendChange(tab, FROZEN_GAME, { kind: 'undone', change: undoable ?? '' }))
        the(await appendChange(tab, FROZEN_GAME, { kind: 'noted', text: 'rain' }))
        return (await ready(tab, FROZEN_GAME)).record.device
      }),
    )
    expect(new Set([...devices, FROZEN_GAME]).size).toBe(3)
  })

  it('stay where their game is not: whoever brings it brings them to light', async () => {
    const phone = newPhone()
    await leaveDatabase(phone.indexedDB, 3)
    const tab = phone.openTab()
    the(await tab.open())
    await phone.raw((db) => db.games.delete(FROZEN_GAME))
    the(await updateSummaries(tab))
    expect(await phone.raw((db) => db.changes.count())).toBeGreaterThan(0)
    expect(await phone.raw((db) => db.entries.count())).toBe(0)
  })
})
