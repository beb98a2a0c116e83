import { IDBDatabase } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import { newId } from '@/lib/core/ids'
import { findDraft, listGames, read, type Connection, type NewChange } from '@/lib/storage'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { clearDraft, saveDraft } from '@/lib/storage/games/write-draft'
import { deleteGame, restoreDeleted } from '@/lib/storage/maintenance'
import { replayDraft } from '@/lib/storage/records/draft-ids'
import { isRow } from '@/lib/storage/records/record'
import { hand } from '../support/arriving'
import { codeOf, counted, find, newPhone, ready, start, the, totalsOf } from '../support/storage'

const draftOf = async (tab: Connection, id: string) => the(await read(tab, (db) => findDraft(db, id)))

describe('a stored game', () => {
  it('a new game has an empty sheet', async () => {
    const tab = newPhone().openTab()
    const { record: game, sheet } = await ready(tab, await start(tab))
    expect(game).toMatchObject({ names: ['Mike', 'Yetta'], dealer: 1, status: 'playing', example: false, number: 1 })
    expect(sheet).toMatchObject({ rows: [], undoable: null, brokenOff: false, names: ['Mike', 'Yetta'] })
    expect(sheet.ledger.standing).toEqual({ dealer: 1, totals: [0, 0], heldOver: 0, hands: 0 })
  })

  it('a new game takes over the totals from paper', async () => {
    const tab = newPhone().openTab()
    const start = { totals: [120, 80], heldOver: 61 }
    const setup = { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: 0, start } as const
    const id = the(await startGame(tab, setup))
    expect((await ready(tab, id)).sheet.ledger.standing).toEqual({ dealer: 0, ...start, hands: 0 })
  })

  it('a new game is refused with impossible rules or too few names', async () => {
    const tab = newPhone().openTab()
    const names = ['Mike', 'Yetta']
    const big = await startGame(tab, { rules: { base: 'bela-2', big: 'allowed' }, names, dealer: 0 })
    const three = await startGame(tab, { rules: { base: 'bela-3' }, names, dealer: 0 })
    expect([codeOf(big), codeOf(three)]).toEqual(['unreadable', 'unreadable'])
  })

  it('a game shows the same sheet after the tab was closed and opened again', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    for (const change of [hand(0, 56, 23), hand(1, 38, 106), hand(0, 70, 70), hand(0, 88, 84)])
      the(await appendChange(tab, id, change))
    const before = await ready(tab, id)
    tab.close()
    expect(await ready(phone.openTab(), id)).toEqual(before)
    expect(before.sheet.ledger.standing.totals).toEqual([56 + 38 + 70 + 88, 23 + 106 + 70 + 84])
  })

  it('everything after a corrected hand is scored again', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    const first = the(await appendChange(tab, id, hand(0, 56, 23)))
    the(await appendChange(tab, id, hand(1, 38, 106)))
    if (first.hand === null) throw new Error('a recorded hand has an id')
    the(await appendChange(tab, id, { kind: 'corrected', hand: first.hand, facts: counted(0, [50, 60]) }))
    expect(await totalsOf(tab, id)).toEqual([
      [0, 110],
      [38, 216],
    ])
  })

  it('undo and redo do what the sheet says they will', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    the(await appendChange(tab, id, hand(0, 56, 23)))
    const saved = (await ready(tab, id)).sheet
    the(await appendChange(tab, id, { kind: 'undone', change: saved.undoable ?? '' }))
    const undone = (await ready(tab, id)).sheet
    expect(undone.rows).toEqual([])
    the(await appendChange(tab, id, { kind: 'redone', change: undone.redoable ?? '' }))
    expect((await ready(tab, id)).sheet.rows).toEqual(saved.rows)
  })

  it('a change counts as saved only once it reaches the disk', async () => {
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const tab = newPhone().openTab()
    the(await appendChange(tab, await start(tab), hand(0, 56, 23)))
    const writing = begun.mock.calls.filter(([, mode]) => mode === 'readwrite')
    expect(writing.length).toBeGreaterThan(0)
    expect(writing.map(([, , options]) => options)).toEqual(writing.map(() => ({ durability: 'strict' })))
    begun.mockRestore()
  })

  it('the storage says so where a game does not exist', async () => {
    const tab = newPhone().openTab()
    expect(codeOf(await appendChange(tab, 'nowhere', hand(0, 56, 23)))).toBe('missing')
    expect((await find(tab, 'nowhere')).state).toBe('missing')
  })

  it('a game refuses rules that cannot score its table and takes the others', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    the(await appendChange(tab, id, hand(0, 70, 70)))
    expect(codeOf(await appendChange(tab, id, { kind: 'rules', rules: { base: 'bela-3' } }))).toBe('unreadable')
    expect(await totalsOf(tab, id)).toEqual([[0, 70]])
    the(await appendChange(tab, id, { kind: 'rules', rules: { base: 'bela-2', tie: 'bate' } }))
    expect(await totalsOf(tab, id)).toEqual([[0, 140]])
  })

  it('a game keeps its own x- keys and those of its rules', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const extra = { 'x-pub': 'The Quarry Inn' }
    const rules = { base: 'bela-2', 'x-agreed': 'aloud' } as const
    const id = the(await startGame(tab, { rules, names: ['Mike', 'Yetta'], dealer: 0, extra }))
    expect((await ready(tab, id)).record).toMatchObject({ extra, rules })
  })
})

describe('the list of games', () => {
  it('the list has the last changed game first, with the totals and winner of its sheet', async () => {
    const tab = newPhone().openTab()
    const [first, second] = [await start(tab), await start(tab, { base: 'bela-2', target: 100 })]
    the(await appendChange(tab, first, hand(0, 56, 23)))
    the(await appendChange(tab, second, hand(1, 38, 106)))
    the(await appendChange(tab, first, { kind: 'broken-off' }))
    const games = the(await read(tab, listGames)).flatMap((game) => (game.state === 'readable' ? [game.record] : []))
    expect(games.filter((game) => !game.example).map(({ id, status }) => [id, status])).toEqual([
      [first, 'broken-off'],
      [second, 'over'],
    ])
    expect(games[0]?.summary).toMatchObject({ totals: [56, 23], winner: null, brokenOff: true, hands: 1, open: false })
    expect(games[1]?.summary).toMatchObject({ totals: [38, 106], winner: 1, over: true, hands: 1 })
  })

  it('the list keeps the order of changes where the clock was put back', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const [early, late] = [await start(tab), await start(tab)]
    const ahead = Date.now() + 1e9
    await phone.raw(async (db) => {
      const row = await db.games.get(late)
      if (isRow(row)) await db.games.update(late, { updatedAt: ahead })
    })
    the(await appendChange(tab, early, hand(0, 56, 23)))
    expect(the(await read(tab, listGames))[0]?.id).toBe(early)
  })
})

describe('the half-filled form', () => {
  it('a half-filled form survives the end of the tab', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    the(await saveDraft(tab, id, { taker: 0, digits: '5' }))
    tab.close()
    expect(await draftOf(phone.openTab(), id)).toEqual({ form: { taker: 0, digits: '5' } })
  })

  it('a half-filled form goes with the hand it held, and stays through an undo', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    the(await saveDraft(tab, id, { taker: 0 }))
    const saved = the(await appendChange(tab, id, hand(0, 56, 23)))
    expect(await draftOf(tab, id)).toBeNull()
    the(await saveDraft(tab, id, { taker: 1 }))
    the(await appendChange(tab, id, { kind: 'undone', change: saved.change }))
    expect(await draftOf(tab, id)).toEqual({ form: { taker: 1 } })
  })

  it('a half-filled form goes with its game, and so does a deal being played again', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    the(await saveDraft(tab, id, { taker: 0 }))
    the(await saveDraft(tab, replayDraft(id), { plays: ['AS'] }))
    the(await deleteGame(tab, id))
    expect(await draftOf(tab, id)).toBeNull()
    expect(await draftOf(tab, replayDraft(id))).toBeNull()
  })

  it('a form is not kept for a game that another tab deleted, until that is undone', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    const deleted = the(await deleteGame(tab, id))
    the(await saveDraft(tab, id, { taker: 0 }))
    the(await saveDraft(tab, replayDraft(id), { plays: ['AS'] }))
    expect(await draftOf(tab, id)).toBeNull()
    expect(await draftOf(tab, replayDraft(id))).toBeNull()
    if (deleted === null) throw new Error('the game was there')
    the(await restoreDeleted(tab, deleted))
    the(await saveDraft(tab, id, { taker: 0 }))
    expect(await draftOf(tab, id)).toEqual({ form: { taker: 0 } })
  })

  it('a half-filled form stays where the saved hand was another', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    the(await saveDraft(tab, id, { taker: 0 }))
    the(await appendChange(tab, id, hand(0, 56, 23), 'keep'))
    expect(await draftOf(tab, id)).toEqual({ form: { taker: 0 } })
  })

  it('a form stays if another tab typed another hand, and goes with that hand', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    const others = { form: { hand: 'other', taker: 1 } }
    the(await saveDraft(tab, id, others.form))
    the(await appendChange(tab, id, { kind: 'recorded', hand: 'mine', facts: counted(0, [56, 23]) }))
    expect(await draftOf(tab, id)).toEqual(others)
    the(await clearDraft(tab, id, 'mine'))
    expect(await draftOf(tab, id)).toEqual(others)
    the(await clearDraft(tab, id, 'other'))
    expect(await draftOf(tab, id)).toBeNull()
  })
})

describe('two tabs', () => {
  it('two tabs write one log, with no clock used twice', async () => {
    const phone = newPhone()
    const [one, two] = [phone.openTab(), phone.openTab()]
    const id = await start(one)
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => appendChange(n % 2 === 0 ? one : two, id, hand(0, 20 + n, 10))),
    )
    const { sheet } = await ready(two, id)
    expect(sheet.log.log.map(({ clock }) => clock)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
    expect(sheet.rows).toHaveLength(12)
    expect((await ready(one, id)).sheet).toEqual(sheet)
  })

  const typed = (hand: string, ...totals: readonly number[]): NewChange => ({
    kind: 'recorded',
    hand,
    facts: counted(0, totals),
  })

  it('two tabs that save the same half-typed hand save it once', async () => {
    const phone = newPhone()
    const [one, two] = [phone.openTab(), phone.openTab()]
    const id = await start(one)
    const saved = await Promise.all([one, two].map((tab) => appendChange(tab, id, typed('typed-once', 56, 23))))
    expect(new Set(saved.map((appended) => the(appended).change)).size).toBe(1)
    expect(await totalsOf(one, id)).toEqual([[56, 23]])
  })

  it('two tabs that save different hands keep both', async () => {
    const phone = newPhone()
    const [one, two] = [phone.openTab(), phone.openTab()]
    const id = await start(one)
    const first = the(await appendChange(one, id, typed('typed-once', 56, 23)))
    const second = the(await appendChange(two, id, typed('typed-once', 88, 56)))
    expect(first.hand).toBe('typed-once')
    expect(second.hand).not.toBe('typed-once')
    expect(await totalsOf(one, id)).toEqual([
      [56, 23],
      [144, 79],
    ])
  })

  it('two tabs may save a hand again that was undone in between', async () => {
    const phone = newPhone()
    const [one, two] = [phone.openTab(), phone.openTab()]
    const id = await start(one)
    const first = the(await appendChange(one, id, typed('typed-once', 56, 23)))
    the(await appendChange(one, id, { kind: 'undone', change: first.change }))
    the(await appendChange(two, id, typed('typed-once', 56, 23)))
    expect(await totalsOf(two, id)).toEqual([[56, 23]])
  })

  it('saving a hand leaves the next half-typed hand of the other tab alone', async () => {
    const phone = newPhone()
    const [one, two] = [phone.openTab(), phone.openTab()]
    const id = await start(one)
    the(await saveDraft(one, id, { hand: 'typed-once' }))
    the(await appendChange(one, id, typed('typed-once', 56, 23)))
    the(await saveDraft(one, id, { hand: 'the-next' }))
    the(await appendChange(two, id, typed('typed-once', 56, 23)))
    expect(await draftOf(one, id)).toEqual({ form: { hand: 'the-next' } })
    the(await saveDraft(two, id, { hand: 'typed-once' }))
    the(await appendChange(two, id, typed('typed-once', 56, 23)))
    expect(await draftOf(one, id)).toBeNull()
  })

  it('two tabs that undo the same hand undo it once', async () => {
    const phone = newPhone()
    const [one, two] = [phone.openTab(), phone.openTab()]
    const id = await start(one)
    the(await appendChange(one, id, hand(0, 56, 23)))
    const second = the(await appendChange(two, id, hand(1, 38, 106)))
    await Promise.all([one, two].map((tab) => appendChange(tab, id, { kind: 'undone', change: second.change })))
    expect(await totalsOf(one, id)).toEqual([[56, 23]])
  })
})

describe('ids', () => {
  it('ids are made without randomUUID, need no escaping, and differ', () => {
    const ids = Array.from({ length: 1000 }, newId)
    for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{20}$/)
    expect(new Set(ids).size).toBe(1000)
  })
})
