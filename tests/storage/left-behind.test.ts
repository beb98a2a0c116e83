import { describe, expect, it } from 'vitest'
import { read, type Connection } from '@/lib/storage'
import { appendChange } from '@/lib/storage/games/append-change'
import { saveDraft } from '@/lib/storage/games/write-draft'
import { listJoined } from '@/lib/storage/joined/joined'
import { saveJoined } from '@/lib/storage/joined/write-joined'
import { deleteEverything, deleteGame } from '@/lib/storage/maintenance'
import { replayDraft, tableReplayDraft } from '@/lib/storage/records/draft-ids'
import { entryRecord } from '@/lib/storage/records/record-types'
import '@/lib/storage/records/schemas/provided'
import { restore, type RestoreWay } from '@/lib/storage/sharing'
import { joinedGames } from '@/lib/together/table/joined-games'
import { entryPiece, setUpPiece } from '@/lib/together/table/piece'
import { databaseStore } from '@/lib/together/table/store'
import { backupText, hand, restorable } from '../support/arriving'
import { newPhone, ready, start, the } from '../support/storage'

async function withHand(tab: Connection): Promise<string> {
  const id = await start(tab)
  the(await appendChange(tab, id, hand(0, 60, 40)))
  return id
}

async function putBack(tab: Connection, text: string, way: RestoreWay): Promise<void> {
  the(await restore(tab, restorable(text), way))
}

const idsOn = async (tab: Connection) => the(await read(tab, (db) => db.games.toCollection().primaryKeys()))

describe('a game that a restore has replaced', () => {
  it('a replaced game does not return from its table', async () => {
    const tab = newPhone().openTab()
    const kept = await withHand(tab)
    const text = await backupText(tab)
    const lost = await withHand(tab)
    the(await saveJoined(tab, { code: 'wAAECAwQFBgcICQoLDA0ODw', games: [kept, lost], name: '' }))
    const { record, bundle } = await ready(tab, lost)
    const entries = bundle.changes.map((row) => entryRecord.read(row)).flatMap((row) => (row.ok ? [row.value] : []))
    const pieces = [setUpPiece(record), ...entries.map(entryPiece)].flatMap((piece) => piece ?? [])
    expect(pieces).toHaveLength(2)

    await putBack(tab, text, 'replace')
    const [table] = the(await read(tab, listJoined))
    expect(table).toMatchObject({ games: [kept], past: [lost] })
    if (table === undefined) throw new Error('the phone stays at its table')
    const silent = { asked: () => undefined, lacks: () => undefined, begunOtherwise: () => undefined }
    const games = joinedGames(tab, table, silent)
    the(await databaseStore(tab, games).take(pieces))
    games.stop()
    expect(await idsOn(tab)).toEqual([kept])
  })
})

describe('undo after a restore', () => {
  it('undo is not offered for changes of the phone that made the backup', async () => {
    const old = newPhone().openTab()
    const id = await withHand(old)
    const text = await backupText(old)
    for (const way of ['merge', 'replace'] as const) {
      const phone = newPhone().openTab()
      await putBack(phone, text, way)
      expect((await ready(phone, id)).sheet.undoable).toBeNull()
      const own = the(await appendChange(phone, id, hand(0, 30, 70)))
      expect((await ready(phone, id)).sheet.undoable).toBe(own.change)
    }
  })

  it('undo is offered for this phone’s own changes if the game was on it', async () => {
    const tab = newPhone().openTab()
    const id = await withHand(tab)
    const { undoable } = (await ready(tab, id)).sheet
    for (const way of ['merge', 'replace'] as const) {
      await putBack(tab, await backupText(tab), way)
      expect((await ready(tab, id)).sheet.undoable).toBe(undoable)
    }
  })
})

describe('a form that is left open in another tab', () => {
  it('a form without a game is kept, such as a deal played again', async () => {
    const phone = newPhone()
    const id = tableReplayDraft('bela-2-2-24')
    the(await saveDraft(phone.openTab(), id, { plays: ['AS'] }))
    expect(await phone.raw((db) => db.drafts.toArray())).toEqual([expect.objectContaining({ gameId: id })])
  })

  it('no draft is left of a game that is gone, no matter how it went', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const ways = {
      'delete everything': async () => void the(await deleteEverything(tab)),
      'delete the game': async (id: string) => void the(await deleteGame(tab, id)),
      'replace everything': () => putBack(tab, emptyBackup, 'replace'),
    }
    const emptyBackup = await backupText(newPhone().openTab())
    for (const [way, goes] of Object.entries(ways)) {
      const id = await withHand(tab)
      await goes(id)
      for (const draft of [id, replayDraft(id)]) the(await saveDraft(tab, draft, { totals: '7' }))
      expect(await phone.raw((db) => db.drafts.toArray()), way).toEqual([])
    }
  })
})
