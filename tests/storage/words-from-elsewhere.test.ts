import { describe, expect, it } from 'vitest'
import { LATEST } from '@/lib/format/limits'
import { listGames, listHouses, read, readSettings, type Connection } from '@/lib/storage'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { readEverything, saveHouse, savePlayer } from '@/lib/storage/maintenance'
import { isRow } from '@/lib/storage/records/record'
import { backupOf, findKnown, gameJson, saveIncomingGame, previewRestore, restore } from '@/lib/storage/sharing'
import { gameInFile, hand, NOW, restorable } from '../support/arriving'
import { startOld } from '../support/forged'
import { codeOf, find, newPhone, ready, start, the } from '../support/storage'

const backup = (extras: Readonly<Record<string, unknown>>) =>
  restorable(JSON.stringify({ format: 'yuss-backup/1', games: [], ...extras }))
const bring = async (tab: Connection, extras: Readonly<Record<string, unknown>>) =>
  the(await restore(tab, backup(extras), 'merge'))
const preview = async (tab: Connection, extras: Readonly<Record<string, unknown>>) =>
  the(await previewRestore(tab, backup(extras), 'merge'))

/** Returns a game of another phone, with its rows as stored there. An earlier version began it, so any set-up fits its id. */
async function elsewhere() {
  const tab = newPhone().openTab()
  const id = await startOld(tab)
  the(await appendChange(tab, id, hand(0, 56, 23)))
  the(await appendChange(tab, id, hand(1, 38, 106)))
  const { game, changes } = (await ready(tab, id)).bundle
  if (!isRow(game)) throw new Error('a game is a row')
  return { tab, id, game, changes: changes.filter(isRow) }
}

describe('an invisible name', () => {
  it.each([' ', '\u200d', '\u200c\u00a0', '\u3164', '\u202e'])('an invisible name is not kept: %j', async (name) => {
    const tab = newPhone().openTab()
    const setup = {
      rules: { base: 'klabberjass-4' },
      names: [name, 'B', 'C', 'D'],
      dealer: 0,
      rulesName: name,
    } as const
    const id = the(await startGame(tab, setup))
    the(await appendChange(tab, id, { kind: 'seated', seat: 1, name, from: null }))
    const { record, sheet } = await ready(tab, id)
    expect(record).toMatchObject({ names: ['', 'B', 'C', 'D'], rulesName: null })
    expect(sheet.names).toEqual(['', '', 'C', 'D'])
    the(await saveHouse(tab, { name, rules: { base: 'bela-2' } }))
    expect(the(await read(tab, listHouses)).map((house) => house.name)).toEqual([''])
    const facts = { id: null, name, keys: [], colour: null, initials: null } as const
    expect(codeOf(await savePlayer(tab, facts))).toBe('unfit')
  })

  it('an invisible name in a received game is replaced, and the game stays the same', async () => {
    const { id, game, changes } = await elsewhere()
    const old = { ...game, names: ['\u200d', 'Yetta'], rulesName: ' ' }
    const json = gameJson({ game: old, changes }, 'whole')
    const incoming = gameInFile(json)
    const tab = newPhone().openTab()
    expect(the(await saveIncomingGame(tab, incoming))).toBe(id)
    expect((await ready(tab, id)).record).toMatchObject({ names: ['', 'Yetta'], rulesName: null })
    expect(the(await read(tab, (db) => findKnown(db, incoming)))).toMatchObject({ state: 'same', id })
  })

  it('an invisible name in a backup is replaced by another of the player, or left out', async () => {
    const tab = newPhone().openTab()
    const person = { v: 1, colour: 'ink', initials: '\u200d', updatedAt: NOW, extra: {} }
    await bring(tab, {
      'x-players': [
        { ...person, id: 'a', name: '\u200d', keys: ['\u200d', 'ann'] },
        { ...person, id: 'b', name: '\u202e', keys: ['\u202e'] },
      ],
    })
    const { players } = the(await read(tab, readEverything))
    expect(players).toMatchObject([{ id: 'a', name: 'ann', initials: null }])
  })
})

describe('data that was unreadable where it comes from', () => {
  const HARMFUL = `\u202e${'x'.repeat(100_000)}`

  it('words in unreadable data are cleaned all the same', async () => {
    const { game, changes } = await elsewhere()
    const bad = { ...game, v: 99, names: [HARMFUL, 'Yetta'], rulesName: HARMFUL, 'x-photo': 'two\nlines' }
    const odd = { ...changes[0], v: 99, text: HARMFUL, why: { deeper: HARMFUL } }
    const tab = newPhone().openTab()
    await bring(tab, {
      'x-unreadable': {
        games: [{ game: bad, changes: [odd] }],
        rows: [{ table: 'houses', row: { id: 'h', v: 99, name: HARMFUL } }],
      },
      'x-strays': [{ ...odd, id: 'stray', gameId: 'nobody' }],
    })
    const whole = JSON.stringify(the(await read(tab, readEverything)))
    expect(whole).not.toContain('\u202e')
    expect(whole).not.toMatch(/x{4001}/)
    expect(the(await read(tab, readEverything)).games).toMatchObject([
      { game: { v: 99, names: ['x'.repeat(24), 'Yetta'], rulesName: 'x'.repeat(40), 'x-photo': 'two\nlines' } },
    ])
    expect(the(await read(tab, readEverything)).houses).toMatchObject([{ id: 'h', name: 'x'.repeat(40) }])
  })

  it('data that can be read here is announced before it comes, and comes clean', async () => {
    const { id, game, changes } = await elsewhere()
    const tab = newPhone().openTab()
    const extras = {
      'x-unreadable': {
        games: [{ game: { ...game, names: [HARMFUL, 'Yetta'] }, changes }],
        rows: [
          { table: 'houses', row: { id: 'h', v: 1, name: 'Inn', rules: { base: 'bela-2' }, updatedAt: 1, extra: {} } },
        ],
      },
    }
    expect(await preview(tab, extras)).toMatchObject({
      added: [{ hands: 2, names: ['x'.repeat(24), 'Yetta'] }],
      houses: { added: ['Inn'] },
      unread: [],
    })
    await bring(tab, extras)
    expect((await ready(tab, id)).sheet.names).toEqual(['x'.repeat(24), 'Yetta'])
  })

  it('unreadable data brings no hand into another game by a false id', async () => {
    const { game, changes } = await elsewhere()
    const tab = newPhone().openTab()
    const mine = await start(tab)
    const smuggled = { ...changes[0], id: 'smuggled', gameId: mine }
    await bring(tab, { 'x-unreadable': { games: [{ game: { ...game, v: 99 }, changes: [smuggled] }], rows: [] } })
    expect((await ready(tab, mine)).sheet.rows).toEqual([])
  })

  it('unreadable data changes no setting where everything here stays', async () => {
    const tab = newPhone().openTab()
    const row = { key: 'theme', v: 1, value: 'dark' }
    const extras = { 'x-unreadable': { games: [], rows: [{ table: 'settings', row }] } }
    expect(await preview(tab, extras)).toMatchObject({ settings: 'kept' })
    await bring(tab, extras)
    expect(the(await read(tab, readSettings)).theme).toBe('system')
  })
})

describe('changes without their game', () => {
  it('changes without their game are announced before they go into a game here', async () => {
    const { changes } = await elsewhere()
    const tab = newPhone().openTab()
    const mine = await start(tab)
    the(await appendChange(tab, mine, hand(0, 88, 84)))
    const after = (await ready(tab, mine)).sheet.rows[0]?.id
    const extras = { 'x-strays': [{ ...changes[0], id: 'stray', gameId: mine, after }] }
    expect(await preview(tab, extras)).toMatchObject({ grown: [{ hands: 2, handsBefore: 1 }] })
    await bring(tab, extras)
    expect((await ready(tab, mine)).sheet.rows).toHaveLength(2)
    expect(await preview(tab, extras)).toMatchObject({ grown: [], added: [] })
  })

  it('unreadable changes go into no game here', async () => {
    const { changes } = await elsewhere()
    const tab = newPhone().openTab()
    const mine = await start(tab)
    await bring(tab, { 'x-strays': [{ ...changes[0], id: 'stray', gameId: mine, colour: 'red' }] })
    expect((await ready(tab, mine)).sheet.rows).toEqual([])
  })

  it('changes of a missing game are kept until it comes, and then announced', async () => {
    const { id, tab: from, changes } = await elsewhere()
    const tab = newPhone().openTab()
    await bring(tab, { 'x-strays': changes.slice(1) })
    expect(the(await read(tab, readEverything)).strays).toHaveLength(1)
    const backup = backupOf(the(await read(from, readEverything)), NOW)
    expect(await preview(tab, { games: backup['games'] })).toMatchObject({ added: [{ hands: 2 }] })
    await bring(tab, { games: backup['games'] })
    expect((await ready(tab, id)).sheet.rows).toHaveLength(2)
  })
})

describe('a backup from the end of time', () => {
  it('the games keep their order, and games played afterwards come first', async () => {
    const { tab: from, id } = await elsewhere()
    const other = await start(from)
    const backup = backupOf(the(await read(from, readEverything)), NOW)
    const late = (backup['games'] as readonly Readonly<Record<string, unknown>>[]).map((game) => {
      const row = game['x-record']
      const isOther = isRow(row) && row['id'] === other
      return { ...game, 'x-record': { ...(isRow(row) ? row : {}), updatedAt: isOther ? LATEST : LATEST - 1 } }
    })
    const tab = newPhone().openTab()
    await bring(tab, { games: late })
    const order = async () =>
      the(await read(tab, listGames)).flatMap((game) => (game.id === id || game.id === other ? [game.id] : []))
    expect(await order()).toEqual([other, id])
    the(await appendChange(tab, id, hand(0, 88, 84)))
    expect(await order()).toEqual([id, other])
    expect((await find(tab, id)).state).toBe('ready')
  })
})
