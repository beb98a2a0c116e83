import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BACKUP_FORMAT } from '@/lib/format/backup-file'
import { FORMAT } from '@/lib/format/game-file'
import { makeHouse } from '@/lib/format/house-file'
import { openFile, type Opened } from '@/lib/format/open-file'
import { listGames, listHouses, read, readPlayers, readSettings, type Connection } from '@/lib/storage'
import { readEverything } from '@/lib/storage/maintenance'
import { backupOf, gameJson, houseJson, saveIncomingHouse, saveIncomingGame, restore } from '@/lib/storage/sharing'
import { gameIn, restorable } from '../support/arriving'
import { newPhone, ready, the, totalsOf } from '../support/storage'

/**
 * Files as the app saved them in each version of the format, byte for byte. They are never edited: a new version adds its own.
 */
const FOLDER = join(import.meta.dirname, '../format/frozen')
const textOf = (name: string): string => readFileSync(join(FOLDER, name), 'utf8')

function open<K extends Opened['kind']>(name: string, kind: K): Extract<Opened, { kind: K }> {
  const opened = openFile(textOf(name))
  if (!opened.ok || opened.value.kind !== kind) throw new Error(JSON.stringify(opened))
  return opened.value as Extract<Opened, { kind: K }>
}

const MADE_AT = Date.UTC(2026, 10, 22)

/** The fields that an import makes anew from the log or for this device. A game imported alone also leaves its series. */
const OWN = ['summary', 'updatedAt', 'device', 'x-id']
const without = (keys: readonly string[], text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (keys.includes(key) ? null : value))

const GAME = 'game-1.yuss'
const BACKUP = 'backup-1.yuss'
const HOUSE = 'house-1.yuss'

const keep = async (tab: Connection, opened: Parameters<typeof gameIn>[0]): Promise<string> =>
  the(await saveIncomingGame(tab, gameIn(opened)))

const keptGame = (tab: Connection, name: string): Promise<string> => keep(tab, openFile(textOf(name)))

/** Returns the game as it is saved in a file today. */
const writtenGame = async (tab: Connection, id: string): Promise<string> =>
  JSON.stringify(gameJson((await ready(tab, id)).bundle, 'whole'))

async function bringBackup(tab: Connection, text: string): Promise<void> {
  the(await restore(tab, restorable(text), 'replace'))
}

const writtenBackup = async (tab: Connection, madeAt: number): Promise<string> =>
  JSON.stringify(backupOf(the(await read(tab, readEverything)), madeAt))

/**
 * The totals of the sheet printed with the description of two-handed Bela: 56 to 23, 38 to 106, 88 to 84, and Yetta bate with
 * 64 to 80.
 */
const PRINTED = [
  [56, 23],
  [94, 129],
  [182, 213],
  [326, 213],
]

describe('a file of every earlier version', () => {
  it('every earlier version has a file that is read here', () => {
    const upTo = (name: string, format: string) =>
      Array.from({ length: Number(format.split('/')[1]) }, (_, index) => `${name}-${index + 1}.yuss`)
    const formats = [...upTo('backup', BACKUP_FORMAT), ...upTo('game', FORMAT), ...upTo('house', FORMAT)]
    expect(readdirSync(FOLDER).sort()).toEqual(formats.sort())
    expect([BACKUP, GAME, HOUSE]).toEqual(formats)
  })

  it('an old file brings a game with its whole history', async () => {
    const tab = newPhone().openTab()
    const id = await keptGame(tab, GAME)
    expect(await totalsOf(tab, id)).toEqual(PRINTED)
    const { sheet, record } = await ready(tab, id)
    expect(record.rulesName).toBe('The Quarry Inn')
    expect(record.extra).toEqual({ 'x-pub': 'Zoë’s' })
    expect(sheet.note).toBe('rain all evening')
    expect(sheet.rows.map(({ names }) => names[0])).toEqual(['Mick', 'Mick', 'Mike', 'Mike'])
    // The second and the third hand were corrected.
    expect(sheet.rows.map(({ changed }) => changed)).toEqual([0, 1, 1, 0])
  })

  it('an old file leaves undo and redo to the phone that wrote it', async () => {
    const tab = newPhone().openTab()
    const { sheet } = await ready(tab, await keptGame(tab, GAME))
    expect(sheet).toMatchObject({ undoable: null, redoable: null })
  })

  it('a game from an old file is written so that other phones show the same sheet', async () => {
    const [tab, other] = [newPhone().openTab(), newPhone().openTab()]
    const id = await keptGame(tab, GAME)
    const written = await writtenGame(tab, id)
    expect(await keep(other, openFile(written))).toBe(id)
    expect((await ready(other, id)).sheet).toEqual((await ready(tab, id)).sheet)
    expect(without(OWN, await writtenGame(other, id))).toEqual(without(OWN, written))
    // The part of the game for other programs is unchanged.
    const others = (text: string) => ({ ...JSON.parse(text), 'x-record': null, 'x-log': null, 'x-id': id })
    expect(others(written)).toEqual(others(textOf(GAME)))
  })

  it('an old file is written again as it was, with the other phone’s fourth deal', async () => {
    const tab = newPhone().openTab()
    const id = await keptGame(tab, GAME)
    const frozen = textOf(GAME)
    expect(without([...OWN, 'seriesId'], await writtenGame(tab, id))).toEqual(without([...OWN, 'seriesId'], frozen))
    const { rows } = (await ready(tab, id)).sheet
    expect(rows.map(({ rivals }) => rivals.map(({ facts }) => facts))).toEqual([
      [],
      [],
      [],
      [{ kind: 'counted', taker: 1, totals: [80, 46] }],
    ])
  })

  it('old house rules are read and written again as they were', async () => {
    const tab = newPhone().openTab()
    const { house } = open(HOUSE, 'house')
    expect(house.rules).toMatchObject({ players: 2, target: 500, tie: 'defender-own' })
    expect(makeHouse(house)).toEqual(JSON.parse(textOf(HOUSE)))
    the(await saveIncomingHouse(tab, house))
    const [kept] = the(await read(tab, listHouses))
    if (kept === undefined) throw new Error('house rules were kept')
    expect(houseJson(kept)).toEqual(JSON.parse(textOf(HOUSE)))
  })

  it('an old backup brings a whole phone back', async () => {
    const tab = newPhone().openTab()
    await bringBackup(tab, textOf(BACKUP))
    const games = the(await read(tab, listGames)).flatMap((game) => (game.state === 'readable' ? [game.record] : []))
    const [bela, belote] = ['bela-2', 'bridge-belote'].map((base) =>
      games.find(({ rules }) => JSON.stringify(rules).includes(base)),
    )
    expect(await totalsOf(tab, bela?.id ?? '')).toEqual(PRINTED)
    // 12 and 8 were taken over; 90 and 72 card points are 9 and 7 match points.
    expect(await totalsOf(tab, belote?.id ?? '')).toEqual([[12 + 9, 8 + 7]])
    expect((await ready(tab, belote?.id ?? '')).sheet.brokenOff).toBe(true)
    expect(the(await read(tab, readPlayers)).map(({ name, keys, colour }) => [name, keys, colour])).toEqual([
      ['Mike', ['mike', 'mick'], 'blue'],
    ])
    expect(the(await read(tab, readSettings)).theme).toBe('dark')
  })

  it('a phone from an old backup is written so that other phones match', async () => {
    const [tab, other] = [newPhone().openTab(), newPhone().openTab()]
    await bringBackup(tab, textOf(BACKUP))
    const written = await writtenBackup(tab, MADE_AT)
    await bringBackup(other, written)
    expect(without(OWN, await writtenBackup(other, MADE_AT))).toEqual(without(OWN, written))
    const games = the(await read(tab, listGames))
    expect(games).toHaveLength(2)
    for (const { id } of games) expect((await ready(other, id)).sheet).toEqual((await ready(tab, id)).sheet)
  })

  it('an old backup of a whole phone is written again as it was', async () => {
    const tab = newPhone().openTab()
    const frozen = textOf(BACKUP)
    await bringBackup(tab, frozen)
    const madeAt = Date.parse(String(JSON.parse(frozen)['x-made-at']))
    expect(without(OWN, await writtenBackup(tab, madeAt))).toEqual(without(OWN, frozen))
  })
})
