import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BACKUP_FORMAT } from '@/lib/format/backup-file'
import { FORMAT } from '@/lib/format/game-file'
import { makeHouse } from '@/lib/format/house-file'
import { openFile } from '@/lib/format/open-file'
import type { Opened } from '@/lib/format/open-file'
import { appendChange, listGames, listHouses, read, readEverything, readPlayers, readSettings } from '@/lib/storage'
import type { Connection } from '@/lib/storage'
import {
  backupOf,
  gameJson,
  houseJson,
  incomingGame,
  saveIncomingHouse,
  saveIncomingGame,
  readRestorable,
  restore,
} from '@/lib/storage/sharing'
import { newPhone, ready, the, totalsOf } from '../support/storage'

/** Files as each version of the app saved them, down to the last space. Never edited: a new version adds its own. */
const FOLDER = join(import.meta.dirname, '../format/frozen')
const textOf = (name: string): string => readFileSync(join(FOLDER, name), 'utf8')

function open<K extends Opened['kind']>(name: string, kind: K): Extract<Opened, { kind: K }> {
  const opened = openFile(textOf(name))
  if (!opened.ok || opened.value.kind !== kind) throw new Error(JSON.stringify(opened))
  return opened.value as Extract<Opened, { kind: K }>
}

/** What lists show of a game is made anew from its log, and a game that comes alone has left its series. */
const OWN = ['summary', 'updatedAt']
const without = (keys: readonly string[], text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (keys.includes(key) ? null : value))

async function keptGame(tab: Connection): Promise<string> {
  const game = incomingGame(open('game-1.yuss', 'game'), Date.now())
  if (!game.ok) throw new Error(game.error.place)
  return the(await saveIncomingGame(tab, game.value))
}

/** Printed with the description of two-handed Bela: 56 to 23, 38 to 106, 88 to 84, and Yetta bate with 64 to 80. */
const PRINTED = [
  [56, 23],
  [94, 129],
  [182, 213],
  [326, 213],
]

describe('a file of every version that was ever written', () => {
  it('is among those that are read here', () => {
    const upTo = (name: string, format: string) =>
      Array.from({ length: Number(format.split('/')[1]) }, (_, index) => `${name}-${index + 1}.yuss`)
    expect(readdirSync(FOLDER).sort()).toEqual(
      [...upTo('backup', BACKUP_FORMAT), ...upTo('game', FORMAT), ...upTo('house', FORMAT)].sort(),
    )
  })

  it('brings a game with all that was done to it, and is written again as it was', async () => {
    const tab = newPhone().openTab()
    const id = await keptGame(tab)
    expect(await totalsOf(tab, id)).toEqual(PRINTED)
    const { sheet, record } = await ready(tab, id)
    expect(record.rulesName).toBe('The Quarry Inn')
    expect(sheet.note).toBe('rain all evening')
    expect(sheet.rows.map(({ names }) => names[0])).toEqual(['Mick', 'Mick', 'Mike', 'Mike'])
    const written = JSON.stringify(gameJson((await ready(tab, id)).bundle, 'whole'))
    expect(without([...OWN, 'seriesId'], written)).toEqual(without([...OWN, 'seriesId'], textOf('game-1.yuss')))
  })

  it('brings undo and redo along: the hand that was taken back can be put back', async () => {
    const tab = newPhone().openTab()
    const id = await keptGame(tab)
    const { redoable } = (await ready(tab, id)).sheet
    the(await appendChange(tab, id, { kind: 'redone', change: redoable ?? '' }))
    expect((await ready(tab, id)).sheet.rows).toHaveLength(5)
  })

  it('brings house rules, and is written again as it was', async () => {
    const tab = newPhone().openTab()
    const { house } = open('house-1.yuss', 'house')
    expect(house.rules).toMatchObject({ players: 2, target: 500, tie: 'defender-own' })
    expect(makeHouse(house)).toEqual(JSON.parse(textOf('house-1.yuss')))
    the(await saveIncomingHouse(tab, house))
    const [kept] = the(await read(tab, listHouses))
    if (kept === undefined) throw new Error('house rules were kept')
    expect(houseJson(kept)).toEqual(JSON.parse(textOf('house-1.yuss')))
  })

  it('brings a whole phone back, and is written again as it was', async () => {
    const tab = newPhone().openTab()
    const backup = readRestorable(open('backup-1.yuss', 'backup').backup, Date.now())
    if (!backup.ok) throw new Error(backup.error.place)
    the(await restore(tab, backup.value, 'replace'))
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
    const frozen = textOf('backup-1.yuss')
    const madeAt = Date.parse(String(JSON.parse(frozen)['x-made-at']))
    const written = JSON.stringify(backupOf(the(await read(tab, readEverything)), madeAt))
    expect(without(OWN, written)).toEqual(without(OWN, frozen))
  })
})
