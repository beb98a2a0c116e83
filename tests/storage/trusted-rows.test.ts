import { describe, expect, it, vi } from 'vitest'
import {
  findDraft,
  findSeries,
  listCurrent,
  listHouses,
  listNames,
  read,
  readPlayers,
  readSettings,
  updateSummaries,
  type Connection,
} from '@/lib/storage'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { saveDraft } from '@/lib/storage/games/write-draft'
import { readAllFigures } from '@/lib/storage/history/figures'
import { scanHistory } from '@/lib/storage/history/history'
import { NO_FILTER } from '@/lib/storage/history/history-filter'
import {
  deleteGame,
  rebuildAllSummaries,
  removeExample,
  restoreDeleted,
  saveHouse,
  savePlayer,
  setArchived,
} from '@/lib/storage/maintenance'
import { provide, type Schemas } from '@/lib/storage/records/readers'
import { saveSetting } from '@/lib/storage/settings/write-setting'
import { counted, newPhone, ready, start, the, totalsOf } from '../support/storage'

// Everything here is written and read by one build, without imports, so that no schema is needed.
vi.mock('@/lib/storage/records/schemas/all', () => {
  throw new Error('schemas were fetched')
})

const hand = (tab: Connection, game: string, totals: readonly number[]) =>
  appendChange(tab, game, { kind: 'recorded', facts: counted(0, totals) })

describe('rows that this build wrote', () => {
  it('the example of a new phone is read without a schema', async () => {
    const phone = newPhone()
    const [example] = the(await read(phone.openTab(), listCurrent))
    expect(await totalsOf(phone.openTab(), example?.id ?? '')).toHaveLength(4)
  })

  it('an evening of hands, undo and the next game is read without a schema', async () => {
    const phone = newPhone()
    const tab = phone.openTab('with-replica')
    const setup = {
      rules: { base: 'bela-2' },
      names: ['Mike', 'Yetta'],
      dealer: 1,
      start: { totals: [20, 30], heldOver: 0 },
    } as const
    const game = the(await startGame(tab, setup, { kind: 'new', bestOf: 3 }))
    the(await saveDraft(tab, game, { hand: 'h1' }))
    expect(the(await read(tab, (db) => findDraft(db, game)))).toEqual({ form: { hand: 'h1' } })
    the(await hand(tab, game, [56, 23]))
    const { hand: second } = the(await hand(tab, game, [38, 106]))
    the(await appendChange(tab, game, { kind: 'corrected', hand: second ?? '', facts: counted(1, [36, 108]) }))
    const { sheet } = await ready(tab, game)
    the(await appendChange(tab, game, { kind: 'undone', change: sheet.undoable ?? '' }))
    the(await appendChange(tab, game, { kind: 'seated', seat: 0, name: 'Ann', from: null }))
    the(await appendChange(tab, game, { kind: 'noted', text: 'rain' }))
    the(await appendChange(tab, game, { kind: 'rules', rules: { base: 'bela-2', goal: 'points' } }))
    tab.close()

    const later = phone.openTab('with-replica')
    expect((await ready(later, game)).sheet.rows).toHaveLength(2)
    const { record } = await ready(later, game)
    the(await startGame(later, setup, { kind: 'next', id: record.seriesId ?? '' }))
    expect(the(await read(later, (db) => findSeries(db, record.seriesId ?? '')))?.games).toHaveLength(2)
  })

  it('settings, rules, players, lists and restored games are read without a schema', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    the(await removeExample(tab))
    the(await saveSetting(tab, 'suits', 'four'))
    const game = await start(tab)
    the(await hand(tab, game, [56, 23]))
    the(await setArchived(tab, game, 'archived'))
    const deleted = the(await deleteGame(tab, game))
    if (deleted === null) throw new Error('there was a game')
    the(await restoreDeleted(tab, deleted))
    const all = await vi.importActual<Schemas>('@/lib/storage/records/schemas/all')
    // House rules and people are read by their schemas before they are written, and not again.
    provide(all)
    the(await saveHouse(tab, { name: 'The Anchor', rules: { base: 'bela-2' } }))
    the(await savePlayer(tab, { id: 'mike-1', name: 'Mike', keys: ['mike'], colour: 'blue', initials: null }))
    const readBy = vi.fn(() => expect.unreachable('a row was read by a schema'))
    provide({ ...all, readBy })
    tab.close()

    const later = phone.openTab()
    expect(the(await read(later, readSettings)).suits).toBe('four')
    expect(the(await read(later, listHouses))).toHaveLength(1)
    expect(the(await read(later, readPlayers))).toHaveLength(1)
    expect(the(await read(later, listNames))).toEqual(['Mike', 'Yetta'])
    expect((await ready(later, game)).sheet.rows).toHaveLength(1)
    the(await updateSummaries(later))
    the(await rebuildAllSummaries(later))
    expect(the(await read(later, (db) => readAllFigures(db, null))).people).toHaveLength(2)
    const tell = vi.fn()
    the(await read(later, (db) => scanHistory(db, { ...NO_FILTER, shelf: 'archived' }, { tell, isWanted: () => true })))
    expect(tell).toHaveBeenLastCalledWith(
      expect.objectContaining({ lines: [expect.objectContaining({ gameId: game })] }),
    )
  })

  it('rows from the second copy are as trusted as before', async () => {
    const phone = newPhone()
    const tab = phone.openTab('with-replica')
    const game = await start(tab)
    the(await hand(tab, game, [56, 23]))
    tab.close()
    await phone.raw((db) => db.delete())
    expect((await ready(phone.openTab('with-replica'), game)).sheet.rows).toHaveLength(1)
  })
})
