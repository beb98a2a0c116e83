// Must come before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { startGame } from '@/lib/actions/actions'
import { deleteWithUndo, undoListChange } from '@/lib/actions/list-changes'
import type { YussDatabase } from '@/lib/storage'
import { withRowKey } from '@/lib/storage/database/log-rows'
import { META } from '@/lib/storage/database/meta'
import { appendChange } from '@/lib/storage/games/append-change'
import { saveDraft } from '@/lib/storage/games/write-draft'
import { restoreFromTab } from '@/lib/storage/maintenance'
import { replayDraft } from '@/lib/storage/records/draft-ids'
import { loadClient } from '@/lib/stores/storage-client'
import { counted, ready, the } from '../support/storage'

const setup = { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: 1 } as const
const hand = { kind: 'recorded', facts: counted(0, [56, 23]) } as const

async function database(): Promise<YussDatabase> {
  return the(await (await loadClient()).connection.open())
}

/** Returns every row that belongs to a game. */
async function rowsOf(id: string) {
  const db = await database()
  return {
    game: await db.games.get(id),
    changes: await db.entries.where('gameId').equals(id).toArray(),
    drafts: await db.drafts.bulkGet([id, replayDraft(id)]),
    tally: await db.tallies.get(id),
    damage: await db.meta.get(META.damage),
  }
}

describe('undoing the deletion of a game', () => {
  it('a deleted game returns with its hands, half-typed forms and notes of damage', async () => {
    const { connection } = await loadClient()
    const id = the(await startGame(setup))
    the(await appendChange(connection, id, hand))
    the(await saveDraft(connection, id, { digits: '5' }))
    the(await saveDraft(connection, replayDraft(id), { tricks: 3 }))
    const db = await database()
    const found = { at: 1, store: 'database', fault: 'missing', table: 'games', key: id, repaired: true, found: null }
    await db.meta.put({ key: META.damage, value: [found] })
    const before = await rowsOf(id)
    the(await deleteWithUndo(id))
    expect(await rowsOf(id)).toMatchObject({ game: undefined, changes: [], drafts: [undefined, undefined] })
    await undoListChange()
    expect(await rowsOf(id)).toEqual(before)
  })

  it('a deleted game returns as it was, even if it cannot be read', async () => {
    const id = the(await startGame(setup))
    const db = await database()
    await db.table('games').update(id, { v: 99, unknown: 'to this code' })
    await db.table('entries').put(withRowKey({ id: 'odd', v: 77, gameId: id, clock: 1 }))
    const before = await rowsOf(id)
    the(await deleteWithUndo(id))
    await undoListChange()
    expect(await rowsOf(id)).toEqual({ ...before, tally: undefined })
  })

  it('a deleted game returns with a hand that another tab saved at that moment', async () => {
    const { connection } = await loadClient()
    for (let steps = 0; steps < 20; steps += 1) {
      const id = the(await startGame(setup))
      const deleting = deleteWithUndo(id)
      for (let step = 0; step < steps; step += 1) await new Promise(setImmediate)
      const saved = await appendChange(connection, id, hand)
      the(await deleting)
      await undoListChange()
      const { sheet } = await ready(connection, id)
      expect(sheet.rows).toHaveLength(saved.ok ? 1 : 0)
    }
  })

  it('a form typed after the game had returned elsewhere is kept', async () => {
    const { connection, storage } = await loadClient()
    const id = the(await startGame(setup))
    the(await appendChange(connection, id, hand))
    the(await saveDraft(connection, id, { digits: '5' }))
    const { bundle } = await ready(connection, id)
    the(await deleteWithUndo(id))
    the(await restoreFromTab(connection, [bundle]))
    the(await appendChange(connection, id, hand))
    the(await saveDraft(connection, id, { digits: '77' }))
    await undoListChange()
    expect((await ready(connection, id)).sheet.rows).toHaveLength(2)
    expect(the(await storage.read(connection, (db) => storage.findDraft(db, id)))).toEqual({ form: { digits: '77' } })
  })
})
