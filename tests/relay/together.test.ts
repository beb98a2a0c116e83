// This import comes before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import type { WsSocketFactory } from '@nats-io/nats-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listGames, read, type SheetRow } from '@/lib/storage'
import { deleteEverything, deleteGame } from '@/lib/storage/games/write-whole'
import { keysOf } from '@/lib/together/keys/keys'
import { newSecret } from '@/lib/together/keys/secret'
import { STREAM } from '@/lib/together/relay/jetstream'
import type { Engine } from '@/lib/together/relay/relay'
import { pieceId } from '@/lib/together/table/piece'
import { join } from '@/lib/together/table/start-session'
import type { TableStore } from '@/lib/together/table/store'
import { nodeSocket } from '@/scripts/together/node-socket'
import { masterOf, tablesAt } from '@/scripts/together/server'
import { ready, start, the } from '../support/storage'
import { handPiece, MemoryStore } from './phone'
import { record, testPhone, totalsOf, untilRows, write } from './phones'
import { RELAY_STARTS, TestRelay } from './relay'
import { settled, until } from './until'

let relay: TestRelay
beforeAll(async () => {
  relay = await TestRelay.start()
}, RELAY_STARTS)
afterAll(() => relay.end())

/** Starts Ann, who brings a game of one hand to a table, and Ben, who joins by her link. */
async function annAndBen() {
  const ann = testPhone()
  const id = await start(ann.tab)
  ann.games.add(id)
  await write(ann.tab, id, record(60, 40))
  const secret = newSecret()
  const anns = await ann.sit(relay.engine, secret)
  const ben = testPhone()
  const bens = await ben.sit(relay.engine, secret)
  await untilRows(ben.tab, id, (rows) => rows.length === 1)
  const both = async (hands: number, rivals = 0) => {
    const isIt = (rows: readonly SheetRow[]) =>
      rows.length === hands && rows.flatMap((row) => row.rivals).length === rivals
    const one = await untilRows(ann.tab, id, isIt)
    const other = await untilRows(ben.tab, id, isIt)
    expect(other).toEqual(one)
    return one
  }
  const end = () => Promise.all([anns.leave(), bens.leave()])
  return { id, secret, ann, ben, anns, bens, both, end }
}

describe('two phones at one table', () => {
  it('a phone that comes by the link has the sheet, and both write', async () => {
    const { id, ann, ben, both, end } = await annAndBen()
    await write(ann.tab, id, record(70, 30))
    await untilRows(ben.tab, id, (rows) => rows.length === 2)
    await write(ben.tab, id, record(20, 80))
    expect(totalsOf(await both(3))).toEqual([
      [60, 40],
      [70, 30],
      [20, 80],
    ])
    await end()
  })

  it('a relay hears no name, rule or word of a table that a phone has not encrypted', async () => {
    let heard = ''
    const sockets: WsSocketFactory = async (address, options) => {
      const made = await nodeSocket(address, options)
      const send = made.socket.send.bind(made.socket)
      made.socket.send = (data: Uint8Array<ArrayBuffer>) => {
        heard += Buffer.from(data).toString('latin1')
        send(data)
      }
      return made
    }
    const ann = testPhone()
    const id = await start(ann.tab)
    ann.games.add(id)
    const anns = await ann.sit(relay.engineOver(sockets), newSecret())
    anns.say({ name: 'Quarry phone', writing: 2, game: id })
    await write(ann.tab, id, { kind: 'noted', text: 'Played at the Inn' })
    await write(ann.tab, id, record(60, 40))
    await until(anns, settled)
    // A message is sent in a frame of its protocol, which a relay has to read: HPUB, for one with a header.
    expect(heard.split('HPUB ').length).toBeGreaterThan(3)
    const said = ['Mike', 'Yetta', 'bela-2', 'totals', 'Quarry', 'the Inn']
    expect(said.filter((word) => heard.includes(word))).toEqual([])
    await anns.leave()
  })

  it('hands written apart are there when the phones meet', async () => {
    const { id, ann, ben, bens, both, secret, end } = await annAndBen()
    await bens.leave()
    await write(ann.tab, id, record(70, 30))
    await write(ben.tab, id, record(20, 80))
    const again = await ben.sit(relay.engine, secret)
    // Two versions of the second deal become a question on the sheet, the same on both phones.
    const rows = await both(2, 1)
    expect(rows[1]?.rivals).toHaveLength(1)
    await again.leave()
    await end()
  })

  it('a relay killed in mid-hand loses nothing and repeats nothing', async () => {
    const { id, ann, ben, anns, bens, both, end } = await annAndBen()
    await until(anns, settled)
    await relay.kill()
    await until(anns, ({ phase }) => phase === 'apart')
    await write(ann.tab, id, record(70, 30))
    await until(anns, ({ waiting }) => waiting === 1)
    await relay.up()
    anns.sync()
    bens.sync()
    await both(2)
    await write(ben.tab, id, record(20, 80))
    expect(totalsOf(await both(3))).toEqual([
      [60, 40],
      [70, 30],
      [20, 80],
    ])
    const { log } = (await ready(ann.tab, id)).sheet
    expect(log.log).toHaveLength(3)
    await end()
  })

  it(
    'a phone without a network says so, keeps trying, and meets again',
    async () => {
      const { id, ann, anns, bens, both, end } = await annAndBen()
      await until(anns, settled)
      await until(bens, settled)
      relay.freeze()
      bens.away()
      expect(bens.state()).toMatchObject({ phase: 'apart', problem: 'unreachable', present: [] })
      await until(bens, ({ phase }) => phase === 'joining')
      relay.thaw()
      await write(ann.tab, id, record(70, 30))
      await both(2)
      await until(bens, settled)
      await end()
    },
    // A silent connection takes half a minute to close. The test must not wait for that.
    20_000,
  )

  it('a relay whose disk was wiped is filled again by the present phones', async () => {
    const { id, secret, anns, both, end } = await annAndBen()
    await relay.kill()
    relay.wipe()
    await relay.up()
    anns.sync()
    await until(anns, settled)
    const cem = testPhone()
    const cems = await cem.sit(relay.engine, secret)
    expect(totalsOf(await untilRows(cem.tab, id, (rows) => rows.length === 1))).toEqual(totalsOf(await both(1)))
    await cems.leave()
    await end()
  })

  it('a relay whose stream is gone makes it again and is filled again', async () => {
    const { anns, both, end } = await annAndBen()
    await until(anns, settled)
    const stop = relay.keepStream()
    const master = await masterOf(relay.address, relay.keys)
    await master.request(`$JS.API.STREAM.DELETE.${STREAM}`, '')
    await vi.waitFor(
      async () => {
        const answer = await master.request(`$JS.API.STREAM.INFO.${STREAM}`, '')
        expect(answer.json()).toHaveProperty('config')
      },
      { timeout: 5_000 },
    )
    stop()
    anns.sync()
    await vi.waitFor(async () => expect((await tablesAt(master)).size).toBeGreaterThan(0), { timeout: 10_000 })
    await until(anns, settled)
    await both(1)
    await master.close()
    await end()
  })

  it('a viewer sees every hand and sends none', async () => {
    const { id, ann, anns, secret, both, end } = await annAndBen()
    const { look } = await keysOf(secret)
    if (look === null) throw new Error('expected a table with a link for viewers')
    const wall = testPhone()
    const walls = await wall.sit(relay.engine, look)
    await untilRows(wall.tab, id, (rows) => rows.length === 1)
    await write(wall.tab, id, record(1, 99))
    await write(ann.tab, id, record(70, 30))
    await untilRows(wall.tab, id, (rows) => rows.length === 2)
    await until(anns, settled)
    expect(totalsOf(await both(2))).toEqual([
      [60, 40],
      [70, 30],
    ])
    await walls.leave()
    await end()
  })

  it('a table whose entries expired at the relay is not filled again', async () => {
    const old = testPhone()
    const id = await start(old.tab)
    old.games.add(id)
    await write(old.tab, id, record(60, 40))
    const days = 24 * 60 * 60 * 1_000
    const secret = newSecret()
    const late = await old.sit(relay.engine, secret, Date.now() - 61 * days)
    await until(late, ({ phase, problem }) => phase === 'apart' && problem === 'expired')
    await late.leave()
    const early = await old.sit(relay.engine, secret, Date.now() - 59 * days)
    await until(early, settled)
    expect(early.state().held).toBe(0)
    // The session can report that all is sent before it has read its log. A phone that joins by the link shows that the game is
    // stored.
    const cem = testPhone()
    const cems = await cem.sit(relay.engine, secret)
    await untilRows(cem.tab, id, (rows) => rows.length === 1)
    await Promise.all([early.leave(), cems.leave()])
    // The game is at the relay again, so a phone that was away for long gets it.
    const again = await old.sit(relay.engine, secret, Date.now() - 61 * days)
    await until(again, settled)
    expect(again.state().held).toBe(2)
    await again.leave()
  })

  it('a table that was filled and lost soon after is not called expired', async () => {
    const old = testPhone()
    const id = await start(old.tab)
    old.games.add(id)
    await write(old.tab, id, record(60, 40))
    const secret = newSecret()
    // Other phones used the table recently, so the relay holds something: one brought the game, and one received it.
    const other = await testPhone([id], old.tab).sit(relay.engine, secret)
    const guest = testPhone()
    const guests = await guest.sit(relay.engine, secret)
    await untilRows(guest.tab, id, (rows) => rows.length === 1)
    await guests.leave()
    await other.leave()
    const days = 24 * 60 * 60 * 1_000
    const back = await old.sit(relay.engine, secret, Date.now() - 61 * days)
    await until(back, settled)
    await relay.kill()
    relay.wipe()
    await until(back, ({ phase }) => phase === 'apart')
    await relay.up()
    back.sync()
    await until(back, settled)
    // Everything is at the relay again: a phone that joins now gets it.
    const late = testPhone()
    const lates = await late.sit(relay.engine, secret)
    await untilRows(late.tab, id, (rows) => rows.length === 1)
    await lates.leave()
    await back.leave()
  })

  it('a phone has synced with the relay only once its own data is read, however late', async () => {
    const secret = newSecret()
    const store = new MemoryStore(pieceId)
    store.write(handPiece('game', 1))
    let read = (): void => undefined
    const late: TableStore = {
      take: store.take,
      watch: (heard) => {
        read = () => void store.watch(heard)
        return () => undefined
      },
    }
    const session = join({ engine: relay.engine, keys: await keysOf(secret), store: late })
    const phases: string[] = []
    session.watch(({ phase }) => void phases.push(phase))
    // A phone that joins after it has synced by then.
    const quick = join({ engine: relay.engine, keys: await keysOf(secret), store: new MemoryStore(pieceId) })
    await until(quick, settled)
    await quick.leave()
    expect(phases).not.toContain('together')
    read()
    await until(session, settled)
    const other = new MemoryStore(pieceId)
    const guest = join({ engine: relay.engine, keys: await keysOf(secret), store: other })
    await vi.waitFor(() => expect(other.all()).toHaveLength(1), { timeout: 5_000 })
    await guest.leave()
    await session.leave()
  })

  it('a phone that comes online while it tries does not wait for the next try', { timeout: 30_000 }, async () => {
    const tries: number[] = []
    const engine: Engine = {
      join: async () => {
        tries.push(Date.now())
        if (tries.length === 5) session.sync()
        await new Promise((done) => setTimeout(done, 5))
        return { ok: false, error: 'unreachable' }
      },
    }
    const session = join({ engine, keys: await keysOf(newSecret()), store: new MemoryStore(pieceId) })
    await vi.waitFor(() => expect(tries.length).toBeGreaterThan(5), { timeout: 25_000 })
    await session.leave()
    // After so many failed tries the pause would be at least two seconds.
    expect((tries[5] ?? Infinity) - (tries[4] ?? 0)).toBeLessThan(1_000)
  })

  it('a closed table tells everyone its keys for viewers, latecomers too', async () => {
    const { secret, anns, bens, end } = await annAndBen()
    await until(anns, settled)
    const { look } = await keysOf(newSecret())
    if (look === null) throw new Error('expected a table with a link for viewers')
    expect(await anns.move(look)).toBe('first')
    expect((await until(bens, ({ moved }) => moved !== null)).moved).toEqual(look)
    const cems = await testPhone().sit(relay.engine, secret)
    expect((await until(cems, ({ moved }) => moved !== null)).moved).toEqual(look)
    expect(cems.state().dropped).toBe(0)
    await cems.leave()
    await end()
  })

  it('two phones close a table, the first one counts, and the other is told', async () => {
    const { secret, anns, bens, end } = await annAndBen()
    const cems = await testPhone().sit(relay.engine, secret)
    await Promise.all([anns, bens, cems].map((session) => until(session, settled)))
    const looks = await Promise.all([newSecret(), newSecret()].map(async (one) => (await keysOf(one)).look))
    const [one = null, other = null] = looks
    if (one === null || other === null) throw new Error('expected a table with a link for viewers')
    const said = await Promise.all([anns.move(one), bens.move(other)])
    expect([...said].sort()).toEqual(['first', 'other'])
    const first = said[0] === 'first' ? one : other
    for (const session of [anns, bens, cems]) {
      session.sync()
      expect((await until(session, ({ moved }) => moved !== null)).moved).toEqual(first)
    }
    await cems.leave()
    await end()
  })

  it('a viewer cannot move a table, nor can it move where others would write', async () => {
    const { secret, anns, bens, end } = await annAndBen()
    await until(anns, settled)
    const { look } = await keysOf(secret)
    if (look === null) throw new Error('expected a table with a link for viewers')
    const walls = await testPhone().sit(relay.engine, look)
    await until(walls, settled)
    expect(await walls.move(look)).toBe('not-said')
    expect(await anns.move(newSecret())).toBe('unknown')
    await until(bens, ({ dropped }) => dropped === 1)
    expect(bens.state().moved).toBeNull()
    await walls.leave()
    await end()
  })

  it('a phone sees the other phones, the hand being written, and who left', async () => {
    const { anns, bens, end } = await annAndBen()
    await until(anns, settled)
    bens.say({ name: 'Ben', writing: 2, game: null })
    const there = await until(anns, ({ present }) => present.some(({ writing }) => writing === 2))
    expect(there.present).toMatchObject([{ name: 'Ben', writing: 2 }])
    await bens.leave()
    await until(anns, ({ present }) => present.length === 0)
    await end()
  })

  it('a game that was deleted on one phone stays deleted there', async () => {
    const { id, ann, ben, bens, end } = await annAndBen()
    the(await deleteGame(ben.tab, id))
    await write(ann.tab, id, record(70, 30))
    bens.sync()
    await until(bens, ({ phase }) => phase === 'syncing')
    await until(bens, settled)
    expect(await ready(ben.tab, id).catch(() => 'gone')).toBe('gone')
    await end()
  })

  it('nothing returns to a phone on which everything was deleted', async () => {
    const { id, ann, ben, bens, end } = await annAndBen()
    the(await deleteEverything(ben.tab))
    await write(ann.tab, id, record(70, 30))
    bens.sync()
    await until(bens, ({ phase }) => phase === 'syncing')
    await until(bens, settled)
    expect(the(await read(ben.tab, (db) => listGames(db)))).toEqual([])
    await end()
  })

  it('a game that was not brought to the table needs a yes before it is sent', async () => {
    const { id, ann, secret, end } = await annAndBen()
    const cem = testPhone()
    const other = await start(cem.tab)
    cem.games.add(other)
    await write(cem.tab, other, record(11, 89))
    // Eve has that game from Cem, from another evening, and names it at this table.
    const evening = newSecret()
    const eve = testPhone()
    const cemsEvening = await cem.sit(relay.engine, evening)
    const evesEvening = await eve.sit(relay.engine, evening)
    await untilRows(eve.tab, other, (rows) => rows.length === 1)
    await Promise.all([cemsEvening.leave(), evesEvening.leave()])
    const eves = await testPhone([other], eve.tab).sit(relay.engine, secret)
    await untilRows(ann.tab, other, (rows) => rows.length === 1)
    await write(cem.tab, other, record(22, 78))
    const here = testPhone([], cem.tab)
    const cems = await here.sit(relay.engine, secret)
    await untilRows(cem.tab, id, (rows) => rows.length === 1)
    await until(cems, settled)
    expect(here.asked).toContain(other)
    expect(here.games.ids()).toEqual([id])
    cems.sync()
    await until(cems, ({ phase }) => phase === 'syncing')
    await until(cems, settled)
    expect((await ready(ann.tab, other)).sheet.rows).toHaveLength(1)
    await Promise.all([cems.leave(), eves.leave()])
    await end()
  })
})
