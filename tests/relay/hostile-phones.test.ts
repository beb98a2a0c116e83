// This import comes before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import { headers, jwtAuthenticator, wsconnect, type NatsConnection } from '@nats-io/nats-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bytesOf } from '@/lib/core/bytes'
import { LATEST } from '@/lib/format/limits'
import { CLOCK_MAX } from '@/lib/log/entry'
import type { Connection } from '@/lib/storage'
import type { EntryRecord } from '@/lib/storage/records/record-types'
import { makePass } from '@/lib/together/keys/jwt'
import { keysOf, type TableKeys } from '@/lib/together/keys/keys'
import { seal } from '@/lib/together/keys/seal'
import { newSecret } from '@/lib/together/keys/secret'
import { logSubject, nowSubject } from '@/lib/together/relay/jetstream'
import { pieceId, setUpPiece, writePiece } from '@/lib/together/table/piece'
import { nodeSocket } from '@/scripts/together/node-socket'
import { masterOf } from '@/scripts/together/server'
import { startOld } from '../support/forged'
import { ready, start } from '../support/storage'
import { record, testPhone, totalsOf, untilRows, write } from './phones'
import { RELAY_STARTS, TestRelay } from './relay'
import { settled, until } from './until'

// Tests what phones refuse from an attacker who controls the relay, or who has a link to write.

let relay: TestRelay
let master: NatsConnection
beforeAll(async () => {
  relay = await TestRelay.start()
  // The operator connects to the account of the phones, so that they receive its messages.
  master = await masterOf(relay.address, relay.keys, 'phones')
}, RELAY_STARTS)
afterAll(async () => {
  await master.close()
  await relay.end()
})

/** Starts a phone for Ann, at a table with a game of one hand. */
async function annAlone(begin: (tab: Connection) => Promise<string> = start) {
  const ann = testPhone()
  const id = await begin(ann.tab)
  ann.games.add(id)
  await write(ann.tab, id, record(60, 40))
  const secret = newSecret()
  const keys = await keysOf(secret)
  const session = await ann.sit(relay.engine, secret)
  await until(session, settled)
  /** Lets another phone join and write, and checks both sheets. Its entry arrives after everything sent before. */
  const goesOn = async (hands: number) => {
    const ben = testPhone()
    const bens = await ben.sit(relay.engine, secret)
    await untilRows(ben.tab, id, (rows) => rows.length === hands - 1)
    await write(ben.tab, id, record(11, 89))
    const [anns, other] = await Promise.all(
      [ann, ben].map(({ tab }) => untilRows(tab, id, (rows) => rows.length === hands)),
    )
    expect(other).toEqual(anns)
    expect(totalsOf(anns ?? []).at(-1)).toEqual([11, 89])
    await bens.leave()
  }
  return { ann, id, secret, keys, session, goesOn }
}

/** Stores bytes at a table, with the rights of the relay's operator. */
async function put({ address }: TableKeys, id: string, bytes: Uint8Array): Promise<void> {
  const named = headers()
  // The relay gets another id, because it would drop an id that it has seen.
  named.set('Nats-Msg-Id', `${id}.${crypto.randomUUID()}`)
  await master.request(logSubject(address), bytes, { timeout: 5_000, headers: named })
}

const ID = 'abcdefghjkmnpqrstvwx'
const entryOf = (gameId: string, more: object = {}) => ({
  id: ID,
  v: 1,
  gameId,
  device: 'zzzzzzzzzzzzzzzzzzzz',
  clock: 2,
  at: 1_795_252_419_000,
  kind: 'noted',
  text: 'forged',
  ...more,
})

/** Returns the id under which an entry of a game is sent. */
const nameIn = (gameId: string, id = ID): string =>
  pieceId({ kind: 'entry', entry: entryOf(gameId, { id }) as unknown as EntryRecord })

async function sealed(keys: TableKeys, id: string, value: unknown): Promise<Uint8Array> {
  const bytes = await seal(keys, 'entry', id, value)
  if (bytes === null) throw new Error('expected a value that fits a message')
  return bytes
}

describe('a phone under attack', () => {
  it('a phone drops an entry forged by a viewer with the relay’s help', async () => {
    const { id, keys, session, goesOn } = await annAlone()
    const stranger = await keysOf(newSecret())
    // The forger has the key that seals, but signs with another key.
    const forger = { ...keys, sign: stranger.sign }
    await put(keys, nameIn(id), await sealed(forger, nameIn(id), { v: 1, entry: entryOf(id) }))
    await until(session, ({ dropped }) => dropped === 1)
    await goesOn(2)
    await session.leave()
  })

  it('a phone drops a true entry under another id and one of another table', async () => {
    const { ann, id, keys, session, goesOn } = await annAlone()
    const other = await keysOf(newSecret())
    const entry = entryOf(id)
    await put(keys, nameIn(id, 'another-id'), await sealed(keys, nameIn(id), { v: 1, entry }))
    await put(keys, nameIn(id), await sealed(other, nameIn(id), { v: 1, entry }))
    await until(session, ({ dropped }) => dropped === 2)
    await put(keys, nameIn(id), await sealed(keys, nameIn(id, 'another-id'), { v: 1, entry }))
    await until(session, ({ dropped }) => dropped === 3)
    expect((await ready(ann.tab, id)).sheet.note).toBe('')
    await goesOn(2)
    await session.leave()
  })

  it('a phone takes an entry once that arrives twice, and in any order', async () => {
    const { ann, id, keys, session } = await annAlone()
    const { log } = (await ready(ann.tab, id)).sheet
    const hands = ['one', 'two', 'three'].map((hand, index) => ({
      ...entryOf(id, { id: `entry-${hand}`, clock: index + 2, kind: 'recorded', hand }),
      after: index === 0 ? [...log.hands.keys()][0] : ['one', 'two'][index - 1],
      facts: { kind: 'counted', taker: 0, totals: [10 * (index + 1), 50] },
      text: undefined,
    }))
    const envelopes = await Promise.all(
      hands.map(
        async (entry) => [nameIn(id, entry.id), await sealed(keys, nameIn(id, entry.id), { v: 1, entry })] as const,
      ),
    )
    for (const [name, bytes] of [...envelopes].reverse()) await put(keys, name, bytes)
    for (const [name, bytes] of envelopes) await put(keys, name, bytes)
    const rows = await untilRows(ann.tab, id, (found) => found.length === 4)
    expect(totalsOf(rows).slice(1)).toEqual([
      [10, 50],
      [20, 50],
      [30, 50],
    ])
    expect((await ready(ann.tab, id)).sheet.log.log).toHaveLength(4)
    await session.leave()
  })

  it('a phone drops empty, short, long, cut and changed envelopes', async () => {
    const { id, keys, session, goesOn } = await annAlone()
    const good = await sealed(keys, nameIn(id), { v: 1, entry: entryOf(id) })
    const changed = good.slice()
    changed[40] = (changed[40] ?? 0) ^ 1
    const wrong = [
      new Uint8Array(0),
      new Uint8Array(11),
      new Uint8Array(27),
      new Uint8Array(3_900),
      good.slice(0, -1),
      good.slice(0, 200),
      changed,
    ]
    for (const bytes of wrong) await put(keys, nameIn(id), bytes)
    await until(session, ({ dropped }) => dropped === wrong.length)
    // A message that is too large to be stored is still sent to all subscribers.
    master.publish(logSubject(keys.address), new Uint8Array(8_000), { headers: withId(nameIn(id)) })
    await until(session, ({ dropped }) => dropped === wrong.length + 1)
    await goesOn(2)
    await session.leave()
  })

  it('a phone drops signed JSON that is no entry', async () => {
    const { ann, id, keys, session, goesOn } = await annAlone()
    const wrong: unknown[] = [
      null,
      7,
      'entry',
      [],
      {},
      { v: 1 },
      { v: 2, entry: entryOf(id) },
      { v: 1, entry: null },
      { v: 1, entry: [entryOf(id)] },
      { v: 1, entry: entryOf(id, { v: 99 }) },
      { v: 1, entry: entryOf(id, { id: 'another' }) },
      { v: 1, entry: entryOf(id, { gameId: '' }) },
      { v: 1, entry: entryOf(id, { device: 5 }) },
      { v: 1, entry: entryOf(id, { text: { toString: 'x' } }) },
      { v: 1, entry: entryOf(id, { more: 'than a note has' }) },
      { v: 1, entry: { ...entryOf(id), text: undefined, kind: 'recorded', hand: 'h', after: 3, facts: {} } },
      { v: 1, setUp: { id: 'other-game' } },
      { v: 1, setUp: { ...(await ready(ann.tab, id)).record, rules: { base: 'no-such-rules' } } },
      ...[0, -1, 1.5, CLOCK_MAX + 1, 1e300, '5', null].map((clock) => ({ v: 1, entry: entryOf(id, { clock }) })),
      ...[-1, LATEST + 1, 1e300, 0.5, 'now'].map((at) => ({ v: 1, entry: entryOf(id, { at }) })),
    ]
    for (const value of wrong) await put(keys, nameIn(id), await sealed(keys, nameIn(id), value))
    await until(session, ({ dropped }) => dropped === wrong.length)
    expect((await ready(ann.tab, id)).sheet.log.log).toHaveLength(1)
    await goesOn(2)
    await session.leave()
  })

  /** Puts a set-up with 300 points at the start at a table, with another time. Returns what Ann's and Ben's sheets say then. */
  async function withForgedSetUp({ ann, id, secret, keys }: Awaited<ReturnType<typeof annAlone>>, by: number) {
    const { record: real } = await ready(ann.tab, id)
    const piece = setUpPiece({ ...real, createdAt: real.createdAt + by, start: { totals: [300, 0], heldOver: 0 } })
    if (piece === null) throw new Error('expected a game that can be played')
    const name = pieceId(piece)
    await put(keys, name, await sealed(keys, name, writePiece(piece)))
    const ben = testPhone()
    const bens = await ben.sit(relay.engine, secret)
    await untilRows(ben.tab, id, (rows) => rows.length === 1)
    await write(ben.tab, id, record(11, 89))
    await Promise.all([ann, ben].map(({ tab }) => untilRows(tab, id, (rows) => rows.length === 2)))
    const pointsOn = async (tab: Connection) =>
      (await ready(tab, id)).sheet.ledger.rows.map((row) => row.state === 'scored' && row.totals)
    const points = [await pointsOn(ann.tab), await pointsOn(ben.tab)]
    await bens.leave()
    return { ben, points }
  }

  it.each([
    ['an earlier', -1],
    ['a later', 1],
  ])('a phone refuses a set-up that a writer forged with %s time', async (_, by) => {
    const table = await annAlone()
    const { ben, points } = await withForgedSetUp(table, by)
    await until(table.session, ({ dropped }) => dropped === 1)
    // In the second hand the taker made less than the others, so all hundred points go to the others.
    const expected = [
      [60, 40],
      [60, 140],
    ]
    expect(points).toEqual([expected, expected])
    expect([...table.ann.begunOtherwise, ...ben.begunOtherwise]).toEqual([])
    await table.session.leave()
  })

  it('a phone keeps the set-up of a game of an earlier version, and says that it begins otherwise elsewhere', async () => {
    const table = await annAlone(startOld)
    const { points } = await withForgedSetUp(table, -1)
    expect(points[0]).toEqual([
      [60, 40],
      [60, 140],
    ])
    expect([...table.ann.begunOtherwise]).toEqual([table.id])
    await table.session.leave()
  })

  it('an impossible clock has no effect, and the phone counts on from its own', async () => {
    const { ann, id, keys, session, goesOn } = await annAlone()
    for (const clock of [CLOCK_MAX, 200_000]) {
      const entry = entryOf(id, { id: `clock-${clock}`, clock })
      await put(keys, nameIn(id, entry.id), await sealed(keys, nameIn(id, entry.id), { v: 1, entry }))
    }
    await goesOn(2)
    const { sheet } = await ready(ann.tab, id)
    expect(sheet.note).toBe('')
    expect(Math.max(...sheet.log.log.map(({ clock }) => clock))).toBe(2)
    await session.leave()
  })

  it('a phone cleans received words as it cleans those of a file', async () => {
    const { ann, id, keys, session } = await annAlone()
    const entry = entryOf(id, { text: `\u202eturned\u0007${'x'.repeat(2_000)}` })
    await put(keys, nameIn(id), await sealed(keys, nameIn(id), { v: 1, entry }))
    await write(ann.tab, id, record(70, 30))
    await untilRows(ann.tab, id, (rows) => rows.length === 2)
    session.sync()
    await until(session, ({ phase }) => phase === 'syncing')
    await until(session, settled)
    const { note } = (await ready(ann.tab, id)).sheet
    expect(note).toHaveLength(400)
    expect(note.startsWith('turnedxxx')).toBe(true)
    await session.leave()
  })

  it('a phone works on through a flood of junk and finds missed entries afterwards', async () => {
    const { ann, id, keys, secret, session } = await annAlone()
    const ben = testPhone()
    const bens = await ben.sit(relay.engine, secret)
    await untilRows(ben.tab, id, (rows) => rows.length === 1)
    // All messages at once, as fast as the connection sends them.
    for (let number = 0; number < 1_500; number += 1)
      master.publish(logSubject(keys.address), new Uint8Array(600), { headers: withId(`flood-${number}`) })
    await write(ben.tab, id, record(11, 89))
    const rows = await untilRows(ann.tab, id, (found) => found.length === 2)
    expect(totalsOf(rows).at(-1)).toEqual([11, 89])
    await Promise.all([session.leave(), bens.leave()])
  })

  it('a phone shows no more phones than a table has room for', async () => {
    const { keys, session, goesOn } = await annAlone()
    for (let number = 0; number < 500; number += 1) {
      const who = number.toString().padStart(20, '0')
      const said = { v: 1, who, count: 1, name: `phone ${number}`, writing: null, game: null, leaves: false }
      const bytes = await seal(keys, 'call', '', said)
      if (bytes !== null) master.publish(nowSubject(keys.address), bytes)
    }
    await master.flush()
    await goesOn(2)
    expect(session.state().present.length).toBeLessThanOrEqual(32)
    await session.leave()
  })

  it('a repeated call of a phone counts once', async () => {
    const { keys, secret, session } = await annAlone()
    const heard: Uint8Array[] = []
    const connection = await listen(keys, (bytes) => heard.push(bytes))
    const bens = await testPhone().sit(relay.engine, secret)
    await until(bens, settled)
    bens.say({ name: 'Ben', writing: 2, game: null })
    await until(session, ({ present }) => present[0]?.writing === 2)
    bens.say({ name: 'Ben', writing: null, game: null })
    await until(session, ({ present }) => present[0]?.writing === null)
    await connection.flush()
    // The relay's operator repeats Ben's calls.
    for (const bytes of heard) master.publish(nowSubject(keys.address), bytes)
    bens.say({ name: 'Ben', writing: 5, game: null })
    await until(session, ({ present }) => present[0]?.writing === 5)
    expect(session.state().present).toHaveLength(1)
    await bens.leave()
    await until(session, ({ present }) => present.length === 0)
    // The same calls have no effect much later, when Ben is no longer in the list.
    session.away()
    await until(session, settled)
    for (const bytes of heard) master.publish(nowSubject(keys.address), bytes)
    await master.flush()
    const cems = await testPhone().sit(relay.engine, secret)
    await until(session, ({ present }) => present.length > 0)
    cems.say({ name: 'Cem', writing: 3, game: null })
    await until(session, ({ present }) => present.some(({ writing }) => writing === 3))
    expect(session.state().present.map(({ name }) => name)).toEqual(['Cem'])
    await Promise.all([session.leave(), cems.leave()])
    await connection.close()
  })
})

function withId(id: string) {
  const named = headers()
  named.set('Nats-Msg-Id', id)
  return named
}

async function listen({ address, pair }: TableKeys, heard: (bytes: Uint8Array) => void): Promise<NatsConnection> {
  const connection = await wsconnect({
    servers: relay.address,
    authenticator: jwtAuthenticator(makePass(pair.key, relay.file.account, relay.file.write), bytesOf(pair.seed)),
    wsFactory: nodeSocket,
    reconnect: false,
  })
  connection.subscribe(nowSubject(address), { callback: (_error, message) => heard(message.data.slice()) })
  await connection.flush()
  return connection
}
