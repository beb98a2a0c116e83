import { IDBObjectStore } from 'fake-indexeddb'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { openCode, packCode } from '@/lib/format/link'
import { listGames, listHouses, read, readSettings, updateSummaries, type Connection, type Sheet } from '@/lib/storage'
import { withRowKey } from '@/lib/storage/database/log-rows'
import { META } from '@/lib/storage/database/meta'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { deleteGame, deleteHouse, saveHouse, savePlayer } from '@/lib/storage/maintenance'
import { isRow } from '@/lib/storage/records/record'
import { saveSetting } from '@/lib/storage/settings/write-setting'
import { gameJson, saveIncomingGame, previewRestore, restore, type RestoreWay } from '@/lib/storage/sharing'
import { backupText, gameIn, hand, NOW, restorable } from '../support/arriving'
import { anyStory, everythingOn, keepHouseRules, play } from '../support/phone-of'
import { newPhone, ready, start, the, totalsOf } from '../support/storage'

const bring = async (tab: Connection, text: string, way: RestoreWay) => the(await restore(tab, restorable(text), way))
const preview = async (tab: Connection, text: string, way: RestoreWay) =>
  the(await previewRestore(tab, restorable(text), way))

async function fullPhone() {
  const tab = newPhone().openTab()
  const id = await start(tab)
  the(await appendChange(tab, id, hand(0, 56, 23)))
  the(await appendChange(tab, id, hand(1, 38, 106)))
  the(await saveHouse(tab, { name: 'The Quarry Inn', rules: { base: 'bela-2', tie: 'bate' } }))
  the(await savePlayer(tab, { id: null, name: 'Mike', keys: ['mike', 'mick'], colour: 'blue', initials: null }))
  the(await saveSetting(tab, 'theme', 'dark'))
  return { tab, id }
}

/** Returns the same sheet for a phone that wrote none of it. */
const asElsewhere = (sheet: Sheet): Sheet => ({ ...sheet, undoable: null, redoable: null })

describe('a backup', () => {
  it('a backup brings every game back to an empty phone with its whole history', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStory, { maxLength: 3 }), async (stories) => {
        const from = newPhone().openTab()
        for (const story of stories) await play(from, story)
        await keepHouseRules(from, 'The Quarry Inn')
        const to = newPhone().openTab()
        await bring(to, await backupText(from), 'replace')
        expect(await everythingOn(to)).toEqual(await everythingOn(from))
        for (const { id } of the(await read(from, listGames))) {
          const found = the(await read(to, listGames)).find((game) => game.id === id)
          if (found !== undefined)
            expect((await ready(to, id)).sheet).toEqual(asElsewhere((await ready(from, id)).sheet))
        }
      }),
      { numRuns: 12 },
    )
  }, 30_000)

  it('a backup counts the hands that can be read, not the rows of the log', async () => {
    const { tab } = await fullPhone()
    const text = await backupText(tab)
    const readable = (await preview(newPhone().openTab(), text, 'merge')).added[0]?.hands
    expect(readable).toBe(2)
    const broken = text.replaceAll(/"hand": "[^"]*"/gu, '"hand": "*"')
    expect(await preview(newPhone().openTab(), broken, 'merge')).toMatchObject({
      added: [{ hands: 0 }],
      unread: [{ what: 'game', why: 'damaged' }],
    })
  })

  it('a backup merged a second time changes nothing', async () => {
    const { tab } = await fullPhone()
    const text = await backupText(tab)
    const to = newPhone().openTab()
    expect(await preview(to, text, 'merge')).toMatchObject({ players: 1 })
    await bring(to, text, 'merge')
    const once = await everythingOn(to)
    expect(await preview(to, text, 'merge')).toMatchObject({ added: [], grown: [], same: 1, lost: [], players: 0 })
    expect(await preview(to, text, 'replace')).toMatchObject({ players: 0 })
    await bring(to, text, 'merge')
    expect(await everythingOn(to)).toEqual(once)
  })

  it('a backup does not repeat a game that was already kept from a link', async () => {
    const [from, to] = [newPhone().openTab(), newPhone().openTab()]
    const id = await start(from)
    the(await appendChange(from, id, hand(0, 56, 23)))
    const json = gameJson((await ready(from, id)).bundle, 'plain')
    const link = openCode(packCode(json ?? {}))
    const kept = the(await saveIncomingGame(to, gameIn(link)))
    const before = the(await read(to, listGames)).length
    expect(kept).toBe(id)
    // Its log comes with it, and so does undo.
    const grown = [{ hands: 1, handsBefore: 1 }]
    expect(await preview(to, await backupText(from), 'merge')).toMatchObject({ added: [], grown, same: 0 })
    await bring(to, await backupText(from), 'merge')
    expect(the(await read(to, listGames))).toHaveLength(before)
    expect((await ready(to, id)).sheet.rows).toHaveLength(1)
    expect(await preview(to, await backupText(from), 'merge')).toMatchObject({ added: [], grown: [], same: 1 })
  })

  it('a backup of another program, merged twice, is kept once', async () => {
    const to = newPhone().openTab()
    const hands = [{ kind: 'counted', taker: 0, totals: [56, 23] }]
    const game = { format: 'yuss/1', rules: { base: 'bela-2' }, players: ['Mike', 'Yetta'], dealer: 1, hands }
    const text = JSON.stringify({ format: 'yuss-backup/1', games: [game, { ...game, dealer: 0 }, game] })
    expect(await preview(to, text, 'merge')).toMatchObject({ added: [{ hands: 1 }, { hands: 1 }], same: 0 })
    await bring(to, text, 'merge')
    expect(await preview(to, text, 'merge')).toMatchObject({ added: [], grown: [], same: 2 })
  })

  it('a backup holds each game in the open format, so that other programs can read it', async () => {
    const { tab } = await fullPhone()
    expect(JSON.parse(await backupText(tab))).toMatchObject({
      format: 'yuss-backup/1',
      games: [
        {
          format: 'yuss/1',
          rules: { base: 'bela-2' },
          players: ['Mike', 'Yetta'],
          hands: [
            { kind: 'counted', taker: 0, totals: [56, 23] },
            { kind: 'counted', taker: 1, totals: [38, 106] },
          ],
        },
      ],
    })
  })

  it('a backup brings undone changes along, and only the phone that undid them can redo', async () => {
    const { tab, id } = await fullPhone()
    const { sheet } = await ready(tab, id)
    the(await appendChange(tab, id, { kind: 'undone', change: sheet.undoable ?? '' }))
    const to = newPhone().openTab()
    await bring(to, await backupText(tab), 'merge')
    expect(await totalsOf(to, id)).toHaveLength(1)
    expect((await ready(to, id)).sheet).toMatchObject({ undoable: null, redoable: null })
    the(await appendChange(tab, id, { kind: 'redone', change: sheet.undoable ?? '' }))
    await bring(to, await backupText(tab), 'merge')
    expect(await totalsOf(to, id)).toHaveLength(2)
  })

  it('a backup merged into a full phone adds games, extends others and removes nothing', async () => {
    const { tab, id } = await fullPhone()
    const to = newPhone().openTab()
    await bring(to, await backupText(tab), 'merge')
    the(await appendChange(tab, id, hand(0, 90, 20)))
    const second = await start(tab)
    the(await appendChange(to, id, hand(1, 20, 99)))
    const own = await start(to)
    const text = await backupText(tab)
    expect(await preview(to, text, 'merge')).toMatchObject({
      added: [{ names: ['Mike', 'Yetta'], hands: 0 }],
      grown: [{ handsBefore: 3, hands: 3 }],
      same: 0,
      lost: [],
    })
    await bring(to, text, 'merge')
    // Both phones wrote the third deal: it has two accounts.
    expect((await ready(to, id)).sheet.rows.map(({ rivals }) => rivals.length)).toEqual([0, 0, 1])
    expect((await ready(to, second)).sheet.rows).toHaveLength(0)
    expect((await ready(to, own)).sheet.rows).toHaveLength(0)
  })

  it('a backup in place of everything says what would be lost, and leaves nothing else', async () => {
    const { tab } = await fullPhone()
    const text = await backupText(tab)
    const to = newPhone().openTab()
    the(await saveSetting(to, 'theme', 'light'))
    const own = await start(to)
    the(await appendChange(to, own, hand(0, 90, 20)))
    await keepHouseRules(to, 'At Ned’s')
    expect(await preview(to, text, 'replace')).toMatchObject({
      added: [{ hands: 2 }],
      lost: [{ hands: 1 }],
      houses: { added: ['The Quarry Inn'], lost: ['At Ned’s'] },
      settings: 'taken',
    })
    await bring(to, text, 'replace')
    expect(await everythingOn(to)).toEqual(await everythingOn(tab))
    expect(the(await read(to, readSettings)).theme).toBe('dark')
    expect(the(await read(to, listGames)).map((game) => game.id)).not.toContain(own)
  })

  it('a restore warns that a game which continued since would go back', async () => {
    const { tab, id } = await fullPhone()
    const text = await backupText(tab)
    the(await appendChange(tab, id, hand(0, 90, 20)))
    expect(await preview(tab, text, 'replace')).toMatchObject({ shrunk: [{ hands: 3 }], lost: [] })
    expect(await preview(tab, text, 'merge')).toMatchObject({ shrunk: [], same: 1 })
  })

  it('a game deleted here stays deleted unless the user brings it back', async () => {
    const { tab, id } = await fullPhone()
    const text = await backupText(tab)
    const before = await everythingOn(tab)
    the(await deleteGame(tab, id))
    expect(await preview(tab, text, 'merge')).toMatchObject({ added: [], deleted: [{ hands: 2 }] })
    await bring(tab, text, 'merge')
    expect(await everythingOn(tab)).toMatchObject({ games: [] })
    expect(await preview(tab, text, 'revive')).toMatchObject({ added: [{ hands: 2 }], deleted: [] })
    await bring(tab, text, 'revive')
    expect(await everythingOn(tab)).toEqual(before)
    expect(await preview(tab, text, 'merge')).toMatchObject({ same: 1, deleted: [] })
  })

  it('house rules deleted here stay deleted unless the user brings them back', async () => {
    const { tab } = await fullPhone()
    const text = await backupText(tab)
    const [house] = the(await read(tab, listHouses))
    the(await deleteHouse(tab, house?.id ?? ''))
    expect((await preview(tab, text, 'merge')).houses).toMatchObject({ added: [], deleted: ['The Quarry Inn'] })
    await bring(tab, text, 'merge')
    expect(the(await read(tab, listHouses))).toEqual([])
    expect((await preview(tab, text, 'revive')).houses).toMatchObject({ added: ['The Quarry Inn'], deleted: [] })
    await bring(tab, text, 'revive')
    expect(the(await read(tab, listHouses))).toEqual([house])
    expect((await preview(tab, text, 'merge')).houses).toMatchObject({ added: [], deleted: [] })
  })

  it('deleted games stay deleted after another backup has replaced everything', async () => {
    const { tab, id } = await fullPhone()
    const text = await backupText(tab)
    the(await deleteGame(tab, id))
    await bring(tab, await backupText(tab), 'replace')
    expect(await preview(tab, text, 'merge')).toMatchObject({ added: [], deleted: [{ hands: 2 }] })
  })

  it('house rules that were changed later here are kept', async () => {
    const { tab } = await fullPhone()
    const text = await backupText(tab)
    const [house] = the(await read(tab, listHouses))
    the(await saveHouse(tab, { id: house?.id ?? '', name: 'The Quarry Inn', rules: { base: 'bela-2', target: 700 } }))
    await bring(tab, text, 'merge')
    expect(the(await read(tab, listHouses)).map(({ rules }) => rules)).toEqual([{ base: 'bela-2', target: 700 }])
  })

  it('rows that no one can read are carried as they are', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    the(await appendChange(tab, id, hand(0, 56, 23)))
    await phone.raw(async (db) => {
      await db.table('games').put({ id: 'odd', v: 99, names: 'later' })
      await db.table('entries').put(withRowKey({ id: 'odd-1', v: 99, gameId: 'odd', clock: 1 }))
      await db.table('houses').put({ id: 'odd', v: 99 })
    })
    const text = await backupText(tab)
    const to = newPhone().openTab()
    expect(await preview(to, text, 'merge')).toMatchObject({
      unread: [{ what: 'game' }, { what: 'houses' }],
      added: [{ hands: 1 }],
    })
    await bring(to, text, 'replace')
    expect(await everythingOn(to)).toEqual(await everythingOn(tab))
  })

  it('a game with an unreadable row that looks like a rival hand can be restored', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    the(await appendChange(tab, id, hand(0, 56, 23)))
    the(await appendChange(tab, id, hand(1, 38, 106)))
    await phone.raw(async (db) => {
      const second = (await db.entries.where('gameId').equals(id).toArray())
        .filter(isRow)
        .find((row) => row['clock'] === 2)
      await db.table('entries').put(withRowKey({ ...second, id: 'zzzzzzzzzzzzzzzzzzzz', v: 99 }))
    })
    const to = newPhone().openTab()
    await bring(to, await backupText(tab), 'replace')
    expect(await everythingOn(to)).toEqual(await everythingOn(tab))
  })

  it('a preview counts hands as lists of games do: a deal that was thrown in is none', async () => {
    const { tab, id } = await fullPhone()
    the(await appendChange(tab, id, { kind: 'recorded', facts: { kind: 'thrown-in', why: 'all-pass', dealer: null } }))
    const listed = the(await read(tab, listGames)).filter((game) => game.state === 'readable' && game.record.id === id)
    expect(listed).toMatchObject([{ record: { summary: { hands: 2 } } }])
    expect(await preview(newPhone().openTab(), await backupText(tab), 'merge')).toMatchObject({ added: [{ hands: 2 }] })
  })

  it('a preview lists games in order of time, the newest first', async () => {
    const times = [3, 1, 4, 2].map((day) => NOW - day * 86_400_000)
    const game = { format: 'yuss/1', rules: { base: 'bela-2' }, players: ['Mike', 'Yetta'], dealer: 1, hands: [] }
    const games = times.map((at) => ({ ...game, 'x-created-at': at }))
    const text = JSON.stringify({ format: 'yuss-backup/1', games })
    const inOrder = [...times].sort((one, other) => other - one)
    const to = newPhone().openTab()
    expect((await preview(to, text, 'merge')).added.map(({ at }) => at)).toEqual(inOrder)
    await bring(to, text, 'merge')
    const none = JSON.stringify({ format: 'yuss-backup/1', games: [] })
    expect((await preview(to, none, 'replace')).lost.map(({ at }) => at)).toEqual(inOrder)
  })

  it('one damaged row of a log does not stop the other hands, and later backups carry it', async () => {
    const { tab, id } = await fullPhone()
    const other = await start(tab)
    the(await appendChange(tab, other, hand(0, 90, 20)))
    const text = (await backupText(tab)).replace('"clock": 2', '"clock": "two"')
    const to = newPhone().openTab()
    expect(await preview(to, text, 'merge')).toMatchObject({
      added: [{ hands: 1 }, { hands: 1 }],
      unread: [{ what: 'game', why: 'damaged', place: expect.stringMatching(/^games\.\d\.x-log\.1\.clock$/) }],
    })
    await bring(to, text, 'merge')
    expect((await ready(to, id)).sheet.rows.map(({ row }) => row.state)).toEqual(['scored', 'unreadable'])
    expect(await totalsOf(to, other)).toEqual([[90, 20]])
    const third = newPhone().openTab()
    await bring(third, await backupText(to), 'replace')
    expect(await everythingOn(third)).toEqual(await everythingOn(to))
  })

  it('a backup with a damaged row extends the same game here by its readable hands', async () => {
    const { tab, id } = await fullPhone()
    const before = await backupText(tab)
    the(await appendChange(tab, id, hand(0, 90, 20)))
    const text = (await backupText(tab)).replace('"clock": 2', '"clock": "two"')
    const to = newPhone().openTab()
    await bring(to, before, 'replace')
    expect(await preview(to, text, 'merge')).toMatchObject({ grown: [{ handsBefore: 2, hands: 3 }] })
    await bring(to, text, 'merge')
    expect(await totalsOf(to, id)).toEqual([
      [56, 23],
      [94, 129],
      [184, 149],
    ])
  })

  it('a backup of a newer Yuss brings the readable part and calls the rest newer', async () => {
    const { tab } = await fullPhone()
    const file = JSON.parse(await backupText(tab))
    file.games[0]['x-record'].v = 9
    file['x-houses'][0].v = 9
    const text = JSON.stringify(file)
    const to = newPhone().openTab()
    expect(await preview(to, text, 'replace')).toMatchObject({
      added: [],
      settings: 'taken',
      unread: [
        { what: 'game', why: 'newer', place: 'games.0.x-record.v' },
        { what: 'houses', why: 'newer', place: 'x-houses.0.v' },
      ],
    })
    await bring(to, text, 'replace')
    expect((await everythingOn(to)) as object).toMatchObject({
      games: [{ game: { v: 9 }, changes: [{ kind: 'recorded' }, { kind: 'recorded' }] }],
      houses: [{ v: 9, name: 'The Quarry Inn' }],
      players: [{ name: 'Mike' }],
    })
  })

  it('a game with an unknown option is kept until newer code can read it', async () => {
    const game = { format: 'yuss/1', rules: { base: 'bela-2' }, players: ['Mike', 'Yetta'], dealer: 1 }
    const hands = [{ kind: 'counted', taker: 0, totals: [56, 23] }]
    const newer = { ...game, hands, rules: { base: 'bela-2', jokers: 'two' } }
    const text = JSON.stringify({ format: 'yuss-backup/1', games: [newer, { ...game, dealer: 0, hands }] })
    const to = newPhone().openTab()
    expect(await preview(to, text, 'merge')).toMatchObject({
      added: [{ hands: 1 }],
      unread: [{ what: 'game', why: 'newer', place: 'games.0.rules.jokers' }],
    })
    await bring(to, text, 'merge')
    await bring(to, text, 'merge')
    const listed = the(await read(to, listGames)).filter(({ state }) => state === 'unreadable')
    expect(listed).toHaveLength(1)
    const carried = JSON.parse(await backupText(to))
    expect(carried['x-unreadable'].games).toMatchObject([{ game: { file: newer } }])
    // Newer code would know the option. This test removes it instead.
    delete carried['x-unreadable'].games[0].game.file.rules.jokers
    const later = newPhone().openTab()
    const expected = { added: [{ hands: 1 }, { hands: 1 }], unread: [] }
    expect(await preview(later, JSON.stringify(carried), 'merge')).toMatchObject(expected)
  })

  it('a game that cannot be read stays on the phone until newer code checks all games', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const game = { format: 'yuss/1', players: ['Mike', 'Yetta'], dealer: 1, hands: [] }
    const newer = { ...game, rules: { base: 'bela-2', jokers: 'two' } }
    await bring(tab, JSON.stringify({ format: 'yuss-backup/1', games: [newer] }), 'merge')
    const [kept] = the(await read(tab, listGames)).filter(({ state }) => state === 'unreadable')
    await phone.raw(async (db) => {
      await db.table('games').update(kept?.id ?? '', { file: { ...game, rules: { base: 'bela-2' } } })
      await db.meta.put({ key: META.summaries, value: 'older' })
    })
    the(await updateSummaries(tab))
    const games = the(await read(tab, listGames)).filter((one) => one.state === 'unreadable' || !one.record.example)
    expect(games).toMatchObject([{ state: 'readable', record: { names: ['Mike', 'Yetta'] } }])
  })

  it('a damaged row of house rules does not stop the other rows and games', async () => {
    const { tab } = await fullPhone()
    the(await saveHouse(tab, { name: 'At Ned’s', rules: { base: 'bela-2', tie: 'bate' } }))
    const text = (await backupText(tab)).replace('"name": "The Quarry Inn"', '"name": 7')
    const to = newPhone().openTab()
    expect(await preview(to, text, 'merge')).toMatchObject({
      added: [{ hands: 2 }],
      houses: { added: ['At Ned’s'] },
      unread: [{ what: 'houses', why: 'damaged', place: expect.stringMatching(/^x-houses\.\d\.name$/) }],
    })
  })

  it('a game that appears twice comes once, and a different second one is named', async () => {
    const { tab } = await fullPhone()
    const file = JSON.parse(await backupText(tab))
    const to = newPhone().openTab()
    const twice = JSON.stringify({ ...file, games: [...file.games, ...file.games] })
    expect(await preview(to, twice, 'merge')).toMatchObject({ added: [{ hands: 2 }], unread: [] })
    const [game] = file.games
    const other = { ...game, 'x-record': { ...game['x-record'], seriesId: 'another' } }
    const text = JSON.stringify({ ...file, games: [game, other] })
    expect(await preview(to, text, 'merge')).toMatchObject({
      added: [{ hands: 2 }],
      unread: [{ what: 'game', why: 'damaged', place: 'games.1' }],
    })
    await bring(to, text, 'merge')
  })

  it('the preview calls players as they will be called, and lost ones as here', async () => {
    const from = newPhone().openTab()
    await start(from)
    const text = await backupText(from)
    const to = newPhone().openTab()
    the(await startGame(to, { rules: { base: 'bela-2' }, names: ['Mick', 'Ned'], dealer: 1 }))
    the(
      await savePlayer(to, {
        id: null,
        name: 'Michael',
        keys: ['michael', 'mike', 'mick'],
        colour: null,
        initials: null,
      }),
    )
    expect(await preview(to, text, 'merge')).toMatchObject({ added: [{ names: ['Michael', 'Yetta'] }] })
    expect(await preview(to, text, 'replace')).toMatchObject({
      added: [{ names: ['Mike', 'Yetta'] }],
      lost: [{ names: ['Michael', 'Ned'] }],
    })
    the(await savePlayer(from, { id: null, name: 'Yettel', keys: ['yettel', 'yetta'], colour: null, initials: null }))
    const renamed = await backupText(from)
    expect(await preview(to, renamed, 'merge')).toMatchObject({ added: [{ names: ['Michael', 'Yettel'] }] })
    expect(await preview(to, renamed, 'replace')).toMatchObject({ added: [{ names: ['Mike', 'Yettel'] }] })
  })

  it('a restore that fails in the middle changes nothing', async () => {
    const { tab } = await fullPhone()
    const incoming = restorable(await backupText(tab))
    const to = newPhone().openTab()
    await start(to)
    const before = await everythingOn(to)
    const put = IDBObjectStore.prototype.put
    const houses = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...row
    ) {
      if (this.name === 'houses') throw new TypeError('a bug in the middle')
      return Reflect.apply(put, this, row)
    })
    await expect(restore(to, incoming, 'replace')).rejects.toThrow('a bug in the middle')
    houses.mockRestore()
    expect(await everythingOn(to)).toEqual(before)
  })

  it('a backup with hands edited in the file comes in with the edits', async () => {
    const { tab, id } = await fullPhone()
    const file = JSON.parse(await backupText(tab))
    file.games[0].hands[0].totals = [60, 23]
    const to = newPhone().openTab()
    await bring(to, JSON.stringify(file), 'merge')
    const [game] = the(await read(to, listGames)).filter((one) => one.state === 'readable' && !one.record.example)
    expect(game?.id).not.toBe(id)
    expect((await totalsOf(to, game?.id ?? ''))[0]).toEqual([60, 23])
  })
})
