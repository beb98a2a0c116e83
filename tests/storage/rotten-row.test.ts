import { describe, expect, it } from 'vitest'
import { findSeries, listHouses, read, readDamage, type Connection } from '@/lib/storage'
import { keyOfRow, withoutRowKey } from '@/lib/storage/database/log-rows'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { deleteGame, rebuildSummaries, restoreDeleted, saveHouse } from '@/lib/storage/maintenance'
import { isRow } from '@/lib/storage/records/record'
import { entryRecord } from '@/lib/storage/records/record-types'
import '@/lib/storage/records/schemas/provided'
import { takeEntries } from '@/lib/storage/sharing/take-entries'
import { copyOfGame, ROADS, ROAD_NAMES } from '../support/roads'
import { counted, newPhone, ready, start, the, totalsOf, type Phone } from '../support/storage'

// A row may be corrupted so that it names another key, or none; or so that it looks sound, but differs from what was written.

type Rot = (row: Readonly<Record<string, unknown>>) => unknown

interface RawRecord {
  value: unknown
}

/** Corrupts one row without the database noticing: its indexes list it as before. */
function rot(phone: Phone, table: string, id: string, rotten: Rot): void {
  const databases: unknown = Reflect.get(phone.indexedDB, '_databases')
  const raw: unknown = databases instanceof Map ? databases.get('yuss') : null
  const stores: unknown = isRow(raw) ? raw['rawObjectStores'] : null
  const store: unknown = stores instanceof Map ? stores.get(table) : null
  const records: { get: (key: string) => RawRecord | undefined } = Reflect.get(Object(store), 'records')
  const record = records.get(id)
  if (record === undefined || !isRow(record.value)) throw new Error('no such row')
  record.value = rotten(record.value)
}

async function threeHands() {
  const phone = newPhone()
  const tab = phone.openTab('with-replica')
  const game = await start(tab)
  for (const totals of [
    [56, 23],
    [38, 106],
    [44, 60],
  ])
    the(await appendChange(tab, game, { kind: 'recorded', facts: counted(0, totals) }))
  const entries = await phone.raw((db) => db.entries.where('gameId').equals(game).sortBy('clock'))
  tab.close()
  return { phone, game, second: keyOfRow(entries[1]), before: entries }
}

describe.each<[string, Rot]>([
  ['is nothing that a row can be', () => null],
  ['is a number', () => 7],
  ['has lost its name', (row) => ({ ...row, rowKey: undefined })],
  ['goes by another name', (row) => ({ ...row, rowKey: 'game/kzzzzzzzzzzzzzzzzzzz' })],
  [
    'is as good as any, and says something else',
    (row) => ({ ...row, facts: { kind: 'counted', taker: 0, totals: [1, 2] } }),
  ],
])('a row that %s', (_, rotten) => {
  it('a damaged row is restored from the second copy, and nothing else changes', async () => {
    const { phone, game, second, before } = await threeHands()
    rot(phone, 'entries', second, rotten)
    const again = phone.openTab('with-replica')
    await again.open()
    await again.secure()
    expect(again.replica.state()).toEqual({ state: 'on' })
    expect(await totalsOf(again, game)).toHaveLength(3)
    expect(the(await read(again, readDamage))).toMatchObject([
      { store: 'database', fault: 'missing', table: 'entries', key: second, repaired: true },
    ])
    again.close()
    expect(await phone.raw((db) => db.entries.where('gameId').equals(game).sortBy('clock'))).toEqual(before)

    // The replica alone fills a new phone with the same.
    const other = newPhone(undefined, phone.disk)
    const tab = other.openTab('with-replica')
    expect(await totalsOf(tab, game)).toHaveLength(3)
    expect(await other.raw((db) => db.entries.where('gameId').equals(game).sortBy('clock'))).toEqual(before)
  })
})

describe('a changed row without a second copy', () => {
  const rotten: Rot = (row) => ({ ...row, facts: { kind: 'counted', taker: 0, totals: [0, 0] } })

  it('a changed row is shown as unreadable, and stays so when it is kept', async () => {
    const { phone, game, second } = await threeHands()
    rot(phone, 'entries', second, rotten)
    const tab = phone.openTab()
    const states = async () => (await ready(tab, game)).sheet.rows.map(({ row }) => row.state)
    expect(await states()).toEqual(['scored', 'unreadable', 'waiting'])
    const { bundle } = await ready(tab, game)
    const gone = the(await deleteGame(tab, game))
    if (gone === null) throw new Error('the game is there')
    the(await restoreDeleted(tab, gone))
    expect(await states()).toEqual(['scored', 'unreadable', 'waiting'])
    expect(bundle.changes).toHaveLength(3)
  })

  it('a changed row never wins over the same entry from another phone', async () => {
    const { phone, game, second, before } = await threeHands()
    rot(phone, 'entries', second, rotten)
    const tab = phone.openTab()
    const entry = entryRecord.read(withoutRowKey(Object(before[1])))
    if (!entry.ok) throw new Error('the entry can be read')
    the(await takeEntries(tab, [{ gameId: game, setUp: null, entries: [entry.value] }], 0))
    expect(await totalsOf(tab, game)).toHaveLength(3)
  })
})

/** Puts a corrupted game away and back, as a deletion and its undo do: its rows are stored again as they are. */
async function storedAgain(tab: Connection, game: string): Promise<void> {
  const gone = the(await deleteGame(tab, game))
  if (gone === null) throw new Error('expected a game to delete')
  the(await restoreDeleted(tab, gone))
}

const ROTTEN_GAMES = {
  record: (phone: Phone, game: string) => rot(phone, 'games', game, (row) => ({ ...row, dealer: 0 })),
  hand: (phone: Phone, _: string, second: string) =>
    rot(phone, 'entries', second, (row) => ({ ...row, facts: { kind: 'counted', taker: 0, totals: [0, 0] } })),
} as const

describe.each(ROAD_NAMES)('a corrupted row, and the sound one from %s', (road) => {
  describe.each(['record', 'hand'] as const)('of a %s', (what) => {
    it.each(['as it was found', 'stored again'])(
      'the sound row takes its place, if the corrupted one is %s',
      async (how) => {
        const { phone, game, second } = await threeHands()
        const before = phone.openTab()
        const copy = await copyOfGame(before, game)
        before.close()
        ROTTEN_GAMES[what](phone, game, second)
        const tab = phone.openTab()
        if (how === 'stored again') await storedAgain(tab, game)
        await ROADS[road](tab, copy)
        expect(await totalsOf(tab, game)).toHaveLength(3)
        const found = await ready(tab, game)
        expect(found.record.dealer).toBe(copy.game.record.dealer)
        expect(found.bundle.changes).toHaveLength(copy.bundle.changes.length)
        tab.close()
      },
    )
  })
})

it('a backup replaces corrupted house rules and a corrupted series, and nothing that is sound', async () => {
  const phone = newPhone()
  const before = phone.openTab()
  const game = the(
    await startGame(
      before,
      { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: 1 },
      { kind: 'new', bestOf: 3 },
    ),
  )
  const house = the(await saveHouse(before, { name: 'Quarry', rules: { base: 'bela-2' } }))
  const other = the(await saveHouse(before, { name: 'Mill', rules: { base: 'bela-2' } }))
  const copy = await copyOfGame(before, game)
  the(await saveHouse(before, { id: other, name: 'Mill, changed', rules: { base: 'bela-2' } }))
  const { seriesId } = (await ready(before, game)).record
  before.close()
  rot(phone, 'houses', house, (row) => ({ ...row, name: 'Quarrz' }))
  rot(phone, 'series', seriesId ?? '', (row) => ({ ...row, bestOf: 5 }))
  const tab = phone.openTab()
  await ROADS['a backup'](tab, copy)
  expect(the(await read(tab, listHouses)).map(({ name }) => name)).toEqual(['Mill, changed', 'Quarry'])
  expect(the(await read(tab, (db) => findSeries(db, seriesId ?? '')))?.record.bestOf).toBe(3)
})

const withFigures = (change: (figures: string) => string): Rot => {
  return (row) => ({ ...row, figures: JSON.parse(change(JSON.stringify(row['figures']))) })
}

/** The ways to corrupt a tally. All but the first two leave it in the form of a tally. */
const ROTTEN_TALLIES: readonly (readonly [string, Rot])[] = [
  ['is nothing that a row can be', () => null],
  ['is a number', () => 7],
  ['has lost its name', (row) => ({ ...row, gameId: undefined })],
  ['goes by another name', (row) => ({ ...row, gameId: 'kzzzzzzzzzzzzzzzzzzz' })],
  ['has another total', (row) => ({ ...row, totals: [138, 187] })],
  ['counts another hand', (row) => ({ ...row, hands: 7 })],
  ['is of another time', (row) => ({ ...row, createdAt: 86_400_000 })],
  ['has another note', (row) => ({ ...row, note: 'in the qub' })],
  ['has other players', (row) => ({ ...row, names: ['Mike', 'Yetti'] })],
  ['is found by other players', (row) => ({ ...row, people: ['mike', 'yetti'] })],
  ['has a winner', (row) => ({ ...row, winner: 1 })],
  ['is over', (row) => ({ ...row, status: 'over' })],
  ['is put away', (row) => ({ ...row, archived: true })],
  ['has no target that it had', (row) => ({ ...row, target: 1001 })],
  ['has other figures', withFigures((figures) => figures.replace('"counts":[3', '"counts":[4'))],
  ['has another best hand', withFigures((figures) => figures.replace('"points":106', '"points":107'))],
  ['has another sum', (row) => ({ ...row, sum: Number(row['sum']) ^ 1 })],
  ['has a sum that is none', (row) => ({ ...row, sum: null })],
  ['has lost its sum', ({ sum: _, ...row }) => row],
]

/** Returns the tally of a game as stored under its key. */
const tallyOn = (phone: Phone, game: string) => phone.raw((db) => db.tallies.get(game))

describe.each(ROTTEN_TALLIES)('a tally that %s', (_, rotten) => {
  it('a wrong tally is made again when the copies are compared, and nothing else changes', async () => {
    const { phone, game, before } = await threeHands()
    const tally = await tallyOn(phone, game)
    rot(phone, 'tallies', game, rotten)
    expect(await tallyOn(phone, game)).not.toEqual(tally)
    const again = phone.openTab('with-replica')
    await again.open()
    await again.secure()
    again.close()
    expect(await tallyOn(phone, game)).toEqual(tally)
    expect(await phone.raw((db) => db.entries.where('gameId').equals(game).sortBy('clock'))).toEqual(before)
  })

  it('a wrong tally without a second copy is made again when the game is read', async () => {
    const { phone, game } = await threeHands()
    const tally = await tallyOn(phone, game)
    rot(phone, 'tallies', game, rotten)
    const again = phone.openTab()
    the(await rebuildSummaries(again, [game]))
    expect(await tallyOn(phone, game)).toEqual(tally)
  })
})

it('all wrong tallies are found, even more than one step checks', async () => {
  const { phone, game } = await threeHands()
  const tab = phone.openTab()
  const games = [game]
  for (let count = 0; count < 450; count += 1) games.push(await start(tab))
  tab.close()
  const before = phone.openTab('with-replica')
  await before.open()
  await before.secure()
  before.close()
  const last = games.sort().at(-1) ?? ''
  const tally = await tallyOn(phone, last)
  rot(phone, 'tallies', last, (row) => ({ ...row, note: 'rotten' }))
  const again = phone.openTab('with-replica')
  await again.open()
  await again.secure()
  expect(await tallyOn(phone, last)).toEqual(tally)
})
