// This import comes before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { newId } from '@/lib/core/ids'
import { read, type Connection } from '@/lib/storage'
import { listJoined, type JoinedRecord } from '@/lib/storage/joined/joined'
import { forgetJoined, saveJoined } from '@/lib/storage/joined/write-joined'
import { seatCode } from '@/lib/together/club/connect'
import { tableCode } from '@/lib/together/club/sessions'
import { newClubNight } from '@/lib/together/keys/club-night-secret'
import { keysOf } from '@/lib/together/keys/keys'
import { seal } from '@/lib/together/keys/seal'
import { newSecret, openSecret } from '@/lib/together/keys/secret'
import { fetchedEngine } from '@/lib/together/relay/fetched-relay'
import { logSubject } from '@/lib/together/relay/jetstream'
import type { RelayFile } from '@/lib/together/relay/relay-file'
import { newCode, enterTable, type JoinedTable } from '@/lib/together/table/join-table'
import { writeMoved } from '@/lib/together/table/moved'
import { forgetTable, masterOf } from '@/scripts/together/server'
import { newPhone, start, the } from '../support/storage'
import { each } from './phone'
import { record, untilRows, write } from './phones'
import { RELAY_STARTS, TestRelay } from './relay'
import { settled, until } from './until'

/** The time that a phone may take before a test fails. */
const WAITS = { timeout: 40_000 }
/** The number of messages for which a table has room. */
const PER_TABLE = 100
let relay: TestRelay
/** The relay that the host names instead of the one of these tests. */
let moved: RelayFile | null = null
const asked: string[] = []
const begunOtherwise = new Set<string>()
let isLacking = false
const places: JoinedTable[] = []

beforeAll(async () => {
  relay = await TestRelay.start({ perTable: PER_TABLE })
  vi.stubGlobal('WebSocket', WebSocket)
  const beyond = fetch
  vi.stubGlobal('fetch', (url: URL | string, options?: RequestInit) =>
    String(url) === 'http://cards.example/club/relay.json'
      ? Promise.resolve(Response.json(moved ?? relay.file))
      : beyond(url, options),
  )
}, RELAY_STARTS)
afterEach(async () => {
  await Promise.all(places.splice(0).map((place) => place.leave()))
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await relay.end()
})

const tablesOf = async (tab: Connection) => the(await read(tab, listJoined))

async function tableOf(tab: Connection): Promise<JoinedRecord> {
  const [table] = await tablesOf(tab)
  if (table === undefined) throw new Error('expected a phone that remembers a table')
  return table
}

/** Joins the table that a phone remembers. */
async function sit(tab: Connection): Promise<JoinedTable> {
  const place = await enterTable({
    connection: tab,
    table: await tableOf(tab),
    who: newId(),
    base: 'http://cards.example/club/',
    notices: {
      asked: (gameId) => asked.push(gameId),
      lacks: (now) => (isLacking = now),
      begunOtherwise: (gameId) => begunOtherwise.add(gameId),
    },
  })
  if (place === null) throw new Error('expected the code of a table')
  places.push(place)
  return place
}

/** Waits until the row of a phone's table is as wanted. */
async function untilTable(tab: Connection, wanted: (table: JoinedRecord) => boolean): Promise<JoinedRecord> {
  return vi.waitFor(async () => {
    const table = await tableOf(tab)
    if (!wanted(table)) throw new Error('not yet')
    return table
  }, WAITS)
}

/** Starts a phone for Ann, at a table with a game of one hand. */
async function annsTable() {
  const tab = newPhone().openTab()
  const gameId = await start(tab)
  await write(tab, gameId, record(60, 40))
  const code = newCode()
  the(await saveJoined(tab, { code, games: [gameId], name: 'Ann' }))
  return { tab, gameId, code, place: await sit(tab) }
}

/** Fills a table with messages of a writer. Returns its subject. */
async function fill(code: string): Promise<string> {
  const secret = openSecret(code)
  if (secret === null) throw new Error('expected the code of a table')
  const { address, pair } = await keysOf(secret)
  const connection = await relay.comeAs(pair)
  const subject = logSubject(address)
  await each(
    [...Array(PER_TABLE).keys()],
    64,
    async () => void (await connection.request(subject, 'junk', { timeout: 30_000 })),
  )
  await connection.close()
  return subject
}

async function comer(code: string) {
  const tab = newPhone().openTab()
  the(await saveJoined(tab, { code, games: [], name: '' }))
  return { tab, place: await sit(tab) }
}

describe('a phone’s place at a table', () => {
  it('a place is remembered with its games and the last time anything arrived', async () => {
    const { gameId, code } = await annsTable()
    const ben = await comer(code)
    await untilRows(ben.tab, gameId, (rows) => rows.length === 1)
    expect(await untilTable(ben.tab, ({ games, syncedAt }) => games.length > 0 && syncedAt !== null)).toMatchObject({
      code,
      games: [gameId],
      ended: null,
    })
  })

  it('a writer’s place has links to write and to look, and a viewer’s one to look', async () => {
    const { place, code } = await annsTable()
    expect(place.links.write).toBe(code)
    const wall = await comer(place.links.look ?? '')
    expect(wall.place).toMatchObject({ role: 'look', close: null, links: { write: null, look: place.links.look } })
  })

  it('closing a table gives this phone new keys, and the others can only look', async () => {
    const ann = await annsTable()
    const ben = await comer(ann.code)
    await until(ann.place.session, settled)
    await untilRows(ben.tab, ann.gameId, (rows) => rows.length === 1)
    expect(await ann.place.close?.()).toBe('closed')
    const table = await tableOf(ann.tab)
    expect(table).toMatchObject({ games: [ann.gameId], ended: null })
    expect(table.code).not.toBe(ann.code)

    const bens = await untilTable(ben.tab, ({ ended }) => ended === 'closed')
    expect(bens.code).not.toBe(table.code)
    await Promise.all([ann.place.leave(), ben.place.leave()])
    const [anns, looks] = [await sit(ann.tab), await sit(ben.tab)]
    expect(looks.role).toBe('look')
    expect(anns.links.look).toBe(bens.code)
    await write(ben.tab, ann.gameId, record(1, 99))
    await write(ann.tab, ann.gameId, record(70, 30))
    await untilRows(ben.tab, ann.gameId, (rows) => rows.length === 2 && rows.some(({ rivals }) => rivals.length === 1))
    await until(anns.session, settled)
    const rows = await untilRows(ann.tab, ann.gameId, (found) => found.length === 2)
    expect(rows.flatMap(({ rivals }) => rivals)).toEqual([])
  })

  it('a table that has not synced with the relay cannot be closed', async () => {
    const ann = await annsTable()
    await until(ann.place.session, settled)
    await relay.kill()
    await until(ann.place.session, ({ phase }) => phase === 'apart')
    expect(await ann.place.close?.()).toBe('not-now')
    expect(await tableOf(ann.tab)).toMatchObject({ code: ann.code })
    await relay.up()
  })

  it('a table is closed with this phone’s keys even if the relay’s answer is lost', { timeout: 40_000 }, async () => {
    const ann = await annsTable()
    const ben = await comer(ann.code)
    await Promise.all([until(ann.place.session, settled), until(ben.place.session, settled)])
    const gone = vi.spyOn(ann.place.session, 'move')
    // The relay stores the notice, but the reply does not arrive.
    const move = gone.getMockImplementation() ?? ann.place.session.move
    gone.mockImplementationOnce(async (look) => {
      await move.call(ann.place.session, look)
      return 'unknown'
    })
    expect(await ann.place.close?.()).toBe('unknown')
    const bens = await untilTable(ben.tab, ({ ended }) => ended === 'closed')
    const anns = await untilTable(ann.tab, ({ code }) => code !== ann.code)
    await Promise.all([ann.place.leave(), ben.place.leave()])
    expect(anns.ended).toBeNull()
    expect((await sit(ann.tab)).links.look).toBe(bens.code)
  })

  it('a table whose tab ended while closing it is closed by the next tab', async () => {
    const ann = await annsTable()
    await until(ann.place.session, settled)
    vi.spyOn(ann.place.session, 'move').mockReturnValueOnce(new Promise(() => undefined))
    void ann.place.close?.()
    await untilTable(ann.tab, ({ closing }) => closing !== null)
    await ann.place.leave()
    expect((await tableOf(ann.tab)).code).toBe(ann.code)
    await sit(ann.tab)
    const { code, closing } = await untilTable(ann.tab, (now) => now.code !== ann.code)
    expect(closing).toMatchObject({ from: ann.code, to: code, told: true })
  })

  it('a full table is closed all the same, and the others hear of it later', { timeout: 60_000 }, async () => {
    const ann = await annsTable()
    const ben = await comer(ann.code)
    await Promise.all([until(ann.place.session, settled), until(ben.place.session, settled)])
    const subject = await fill(ann.code)
    expect(await ann.place.close?.()).toBe('untold')
    const anns = await tableOf(ann.tab)
    expect(anns).toMatchObject({ ended: null, closing: { from: ann.code, told: false } })
    expect(anns.code).not.toBe(ann.code)
    await ann.place.leave()
    expect((await tableOf(ben.tab)).ended).toBeNull()
    const master = await masterOf(relay.address, relay.keys)
    await forgetTable(master, subject)
    await master.close()
    await sit(ann.tab)
    await untilTable(ann.tab, ({ closing }) => closing?.told === true)
    await untilTable(ben.tab, ({ ended }) => ended === 'closed')
  })

  it('a table closed by two phones keeps the first one’s keys, and the other can only look', async () => {
    const ann = await annsTable()
    const ben = await comer(ann.code)
    await Promise.all([until(ann.place.session, settled), until(ben.place.session, settled)])
    const said = await Promise.all([ann.place.close?.(), ben.place.close?.()])
    expect([...said].sort()).toEqual(['closed', 'other'])
    const [first, other] = said[0] === 'closed' ? [ann, ben] : [ben, ann]
    const looks = await untilTable(other.tab, ({ ended }) => ended === 'closed')
    expect(looks.closing).toBeNull()
    await first.place.leave()
    expect((await sit(first.tab)).links.look).toBe(looks.code)
  })

  it('phones that were away hear of the closing after the relay lost its data', { timeout: 40_000 }, async () => {
    const ann = await annsTable()
    const ben = await comer(ann.code)
    await Promise.all([until(ann.place.session, settled), until(ben.place.session, settled)])
    await ben.place.leave()
    expect(await ann.place.close?.()).toBe('closed')
    await ann.place.leave()
    await relay.kill()
    relay.wipe()
    await relay.up()
    const bens = await sit(ben.tab)
    await until(bens.session, settled)
    expect((await tableOf(ben.tab)).ended).toBeNull()
    await sit(ann.tab)
    await untilTable(ben.tab, ({ ended }) => ended === 'closed')
  })

  it('a game that is already here is united only after a question', async () => {
    const { gameId, code, tab } = await annsTable()
    const ben = await comer(code)
    await untilRows(ben.tab, gameId, (rows) => rows.length === 1)
    await ben.place.leave()
    // Opens the same link again after the table was forgotten.
    const again = ben.tab
    the(await forgetJoined(again, (await tableOf(again)).id))
    the(await saveJoined(again, { code, games: [], name: '' }))
    const place = await sit(again)
    await vi.waitFor(() => expect(asked).toContain(gameId))
    place.bring(gameId)
    await write(again, gameId, record(20, 80))
    await untilRows(tab, gameId, (rows) => rows.length === 2)
    await untilTable(again, ({ games }) => games.includes(gameId))
  })

  it('viewers follow the next game at the table hand by hand', async () => {
    const { tab, place } = await annsTable()
    const wall = await comer(place.links.look ?? '')
    await until(place.session, settled)
    const next = await start(tab)
    place.bring(next)
    await untilTable(wall.tab, ({ games }) => games.includes(next))
    await write(tab, next, record(70, 30))
    await untilRows(wall.tab, next, (rows) => rows.length === 1)
    await write(tab, next, record(20, 80))
    await untilRows(wall.tab, next, (rows) => rows.length === 2)
  })

  it('the oldest of twenty finished games makes room for the next on every phone', async () => {
    const ann = await annsTable()
    const ben = await comer(ann.code)
    await untilRows(ben.tab, ann.gameId, (rows) => rows.length === 1)
    await write(ann.tab, ann.gameId, { kind: 'broken-off' })
    asked.splice(0)
    const games = [ann.gameId]
    for (let count = 0; count < 21; count += 1) {
      const next = await start(ann.tab)
      games.push(next)
      ann.place.bring(next)
      await untilTable(ben.tab, (table) => table.games.includes(next))
      await write(ann.tab, next, { kind: 'broken-off' })
      await untilRows(ben.tab, next, () => true)
    }
    const newest = games.slice(-20)
    const both = await Promise.all(
      [ann.tab, ben.tab].map((tab) => untilTable(tab, (table) => table.games.length === 20)),
    )
    for (const table of both) {
      expect([...table.games].sort()).toEqual([...newest].sort())
      expect([...table.past].sort()).toEqual(games.slice(0, -20).sort())
    }
    // A phone that joins now gets the newest games, and is told that there are more.
    isLacking = false
    const cem = await comer(ann.code)
    const cems = await untilTable(cem.tab, (table) => table.games.length === 20)
    expect([...cems.games].sort()).toEqual([...newest].sort())
    expect(isLacking).toBe(true)
    ben.place.session.sync()
    await until(ben.place.session, settled)
    expect(asked).toEqual([])
  })

  it('a table with twenty running games says that another game is not here', async () => {
    const ann = await annsTable()
    const ben = await comer(ann.code)
    isLacking = false
    for (let count = 0; count < 20; count += 1) ann.place.bring(await start(ann.tab))
    await untilTable(ben.tab, (table) => table.games.length === 20)
    await vi.waitFor(() => expect(isLacking).toBe(true), WAITS)
  })

  it('a code that cannot be read leads to no table', async () => {
    const tab = newPhone().openTab()
    the(await saveJoined(tab, { code: 'nothing', games: [], name: '' }))
    const table = await tableOf(tab)
    expect(
      await enterTable({
        connection: tab,
        table,
        who: newId(),
        base: 'http://cards.example/',
        notices: { asked: () => undefined, lacks: () => undefined, begunOtherwise: () => undefined },
      }),
    ).toBeNull()
  })
})

describe('a table of a club night', () => {
  it('the table of a club night does not move, even if one of its phones says so', async () => {
    const clubNight = newClubNight()
    if (clubNight.kind !== 'organiser') throw new Error('expected the secret of an organiser')
    const code = (await seatCode((await tableCode(clubNight.secret, 1)).code)) ?? ''
    const secret = openSecret(code)
    const { look } = await keysOf(newSecret())
    if (secret === null || look === null) throw new Error('expected a table of a club night, and one of its own')
    // A player with a modified client has the key that signs for the table.
    const keys = await keysOf(secret)
    const id = newId()
    const notice = await seal(keys, 'moved', id, writeMoved(look))
    const connection = await relay.engine.join(keys, { pushed: () => undefined, said: () => undefined })
    if (!connection.ok || notice === null) throw new Error('expected a connection to the relay')
    expect(await connection.value.push({ id, bytes: notice })).toBeNull()
    await connection.value.leave()

    const ben = await comer(code)
    expect(await until(ben.place.session, settled)).toMatchObject({ moved: null, dropped: 1 })
    await ben.place.leave()
    the(await saveJoined(ben.tab, { code, games: [], name: '' }))
    expect(await tablesOf(ben.tab)).toMatchObject([{ code, ended: null }])
    const again = await sit(ben.tab)
    expect(again.role).toBe('write')
    expect(await until(again.session, settled)).toMatchObject({ moved: null, dropped: 1 })
    expect(await again.session.move(look)).toBe('not-said')
  })
})

it('a failed connection looks up the relay again, and keeps the old one without an answer', async () => {
  const engine = fetchedEngine('http://cards.example/club/')
  const credentials = await keysOf(newSecret())
  const comes = async () => {
    const connection = await engine.join(credentials, { pushed: () => undefined, said: () => undefined })
    if (connection.ok) await connection.value.leave()
    return connection.ok ? 'came' : connection.error
  }
  moved = { ...relay.file, at: 'ws://127.0.0.1:9/' }
  expect(await comes()).toBe('unreachable')
  moved = null
  expect(await comes()).toBe('came')
  await relay.kill()
  expect(await comes()).toBe('unreachable')
  await relay.up()
  const said = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('no network'))
  expect(await comes()).toBe('came')
  said.mockRestore()
})
