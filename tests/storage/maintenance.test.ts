import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openFile } from '@/lib/format/open-file'
import { read, readDamage, type Connection, type NewChange } from '@/lib/storage'
import { GAMES_UNTIL_REMINDER } from '@/lib/storage/backup/backup-note'
import { appendChange } from '@/lib/storage/games/append-change'
import {
  deleteEverything,
  deleteGame,
  noteBackup,
  readBackupState,
  readEverything,
  restoreFromTab,
  snoozeReminder,
  tryRoom,
} from '@/lib/storage/maintenance'
import { backupOf as writeBackup, readRestorable, restore } from '@/lib/storage/sharing'
import { codeOf, counted, find, newPhone, ready, start, the, totalsOf } from '../support/storage'

const hand: NewChange = { kind: 'recorded', facts: counted(0, [56, 23]) }

const backupOf = async (tab: Connection) => the(await read(tab, readBackupState))

async function startGames(tab: Connection, count: number): Promise<void> {
  for (let played = 0; played < count; played += 1) await start(tab)
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the reminder of a backup', () => {
  it('no reminder appears before there are games to lose besides the example', async () => {
    const tab = newPhone().openTab()
    expect(await backupOf(tab)).toEqual({ lastAt: null, games: 0, isDue: false })
    await startGames(tab, GAMES_UNTIL_REMINDER - 1)
    expect(await backupOf(tab)).toMatchObject({ games: GAMES_UNTIL_REMINDER - 1, isDue: false })
    await start(tab)
    expect(await backupOf(tab)).toMatchObject({ games: GAMES_UNTIL_REMINDER, isDue: true })
  })

  it('the reminder waits after a backup until as many games were begun or changed', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    await startGames(tab, GAMES_UNTIL_REMINDER)
    the(await noteBackup(tab))
    expect(await backupOf(phone.openTab())).toMatchObject({ lastAt: expect.any(Number), games: 0, isDue: false })
    const again = await start(tab)
    the(await appendChange(tab, again, hand))
    expect(await backupOf(tab)).toMatchObject({ games: 1, isDue: false })
    await startGames(tab, GAMES_UNTIL_REMINDER - 1)
    expect((await backupOf(tab)).isDue).toBe(true)
  })

  it('“not now” postpones the reminder, which still counts games without a backup', async () => {
    const tab = newPhone().openTab()
    await startGames(tab, GAMES_UNTIL_REMINDER)
    the(await snoozeReminder(tab))
    expect(await backupOf(tab)).toMatchObject({ games: GAMES_UNTIL_REMINDER, isDue: false })
    await startGames(tab, GAMES_UNTIL_REMINDER)
    expect(await backupOf(tab)).toMatchObject({ games: 2 * GAMES_UNTIL_REMINDER, isDue: true })
  })

  const backupIn = async (tab: Connection) => {
    const opened = openFile(JSON.stringify(writeBackup(the(await read(tab, readEverything)), Date.now())))
    if (!opened.ok || opened.value.kind !== 'backup') throw new Error('expected a backup')
    return readRestorable(opened.value.backup, Date.now())
  }

  it('games restored from a file are in that backup, unless this device has more', async () => {
    const from = newPhone().openTab()
    await startGames(from, GAMES_UNTIL_REMINDER)
    const [madeAt, backup] = [Date.now() - 86_400_000, await backupIn(from)]
    for (const way of ['merge', 'replace'] as const) {
      const to = newPhone().openTab()
      the(await restore(to, backup, way, 'snapshot', madeAt))
      expect(await backupOf(to)).toEqual({ lastAt: madeAt, games: 0, isDue: false })
    }
    const withMore = newPhone().openTab()
    await start(withMore)
    the(await restore(withMore, backup, 'merge', 'snapshot', madeAt))
    expect(await backupOf(withMore)).toMatchObject({ lastAt: null, games: GAMES_UNTIL_REMINDER + 1 })
    the(await appendChange(from, backup.games[0]?.record.id ?? '', hand))
    the(await restore(from, backup, 'merge', 'snapshot', madeAt))
    expect(await backupOf(from)).toMatchObject({ lastAt: null, games: GAMES_UNTIL_REMINDER })
  })

  it('an older file with the same games leaves the date of the last backup', async () => {
    const tab = newPhone().openTab()
    await startGames(tab, GAMES_UNTIL_REMINDER)
    const [madeAt, backup] = [Date.now() - 86_400_000, await backupIn(tab)]
    the(await noteBackup(tab))
    const { lastAt } = await backupOf(tab)
    the(await restore(tab, backup, 'merge', 'snapshot', madeAt))
    expect(await backupOf(tab)).toEqual({ lastAt, games: 0, isDue: false })
  })

  it('an earlier state of this device is in no file', async () => {
    const tab = newPhone().openTab()
    await startGames(tab, GAMES_UNTIL_REMINDER)
    the(await restore(tab, await backupIn(tab), 'replace'))
    expect(await backupOf(tab)).toMatchObject({ lastAt: null, games: GAMES_UNTIL_REMINDER })
  })

  it('the reminder works if the clock is put back', async () => {
    const tab = newPhone().openTab()
    await startGames(tab, GAMES_UNTIL_REMINDER)
    the(await noteBackup(tab))
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2001-01-01') })
    await startGames(tab, GAMES_UNTIL_REMINDER)
    expect((await backupOf(tab)).isDue).toBe(true)
  })

  it('the reminder’s state is in the second copy too', async () => {
    const phone = newPhone()
    const tab = phone.openTab('with-replica')
    the(await noteBackup(tab))
    const { lastAt } = await backupOf(tab)
    tab.close()
    await new Promise((resolve) => {
      phone.indexedDB.deleteDatabase('yuss').onsuccess = resolve
    })
    expect((await backupOf(phone.openTab('with-replica'))).lastAt).toBe(lastAt)
  })
})

describe('a phone that was full', () => {
  it('a full phone is tested by a write that leaves nothing behind', async () => {
    const phone = newPhone()
    const tab = phone.openTab('with-replica')
    await start(tab)
    const before = await phone.raw((db) => db.meta.toArray())
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    expect(codeOf(await tryRoom(tab))).toBe('full')
    put.mockRestore()
    expect(codeOf(await tryRoom(tab))).toBe('ok')
    expect(await phone.raw((db) => db.meta.toArray())).toEqual(before)
  })
})

describe('an emptied storage', () => {
  it('the open tab restores the game as last seen, and the phone keeps its identity', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    the(await appendChange(tab, id, hand))
    const { bundle } = await ready(tab, id)
    await phone.raw(async (db) => {
      for (const table of db.tables) await table.clear()
    })
    expect((await find(tab, id)).state).toBe('evicted')
    expect(codeOf(await appendChange(tab, id, hand))).toBe('evicted')
    expect(the(await restoreFromTab(tab, [bundle]))).toBe(1)
    the(await appendChange(tab, id, hand))
    expect(await totalsOf(tab, id)).toEqual([
      [56, 23],
      [112, 46],
    ])
    expect(phone.openTab().device()).toBe(null)
    const next = phone.openTab()
    the(await next.open())
    expect(next.device()).toBe(tab.device())
  })
})

describe('notes of damage', () => {
  const found = (key: string, table: string, content: unknown) => ({
    at: 1,
    store: 'database',
    fault: 'outdated',
    table,
    key,
    repaired: true,
    found: content,
  })

  async function damaged(tab: Connection, ids: readonly string[]) {
    const db = the(await tab.open())
    const value = [
      ...ids.flatMap((id) => [found(id, 'games', { id }), found(`e-${id}`, 'entries', { gameId: id })]),
      { ...found('', '', { bytes: 'Mike' }), store: 'replica', fault: 'unreadable' },
    ]
    await db.meta.put({ key: 'damage', value })
  }

  it('notes of damage go with the game that is deleted for good, and so do unowned ones', async () => {
    const tab = newPhone().openTab()
    const [gone, kept] = [await start(tab), await start(tab)]
    await damaged(tab, [gone, kept])
    the(await deleteGame(tab, gone))
    expect(the(await read(tab, readDamage)).map(({ key }) => key)).toEqual([kept, `e-${kept}`])
  })

  it('notes of damage go when everything is deleted', async () => {
    const phone = newPhone()
    const tab = phone.openTab('with-replica')
    const id = await start(tab)
    await damaged(tab, [id])
    the(await noteBackup(tab))
    the(await deleteEverything(tab))
    expect(the(await read(tab, readDamage))).toEqual([])
    expect((await backupOf(tab)).lastAt).toBe(null)
    const left = JSON.stringify(await phone.raw((db) => Promise.all(db.tables.map((table) => table.toArray()))))
    expect(left).not.toContain('Mike')
    expect(left).not.toContain('Yetta')
  })
})
