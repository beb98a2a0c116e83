import { headers } from '@nats-io/nats-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '@/lib/core/ids'
import type { EntryRecord } from '@/lib/storage/records/record-types'
import '@/lib/storage/records/schemas/provided'
import { sheetOf } from '@/lib/storage/sheet/sheet'
import { wordsAfter, type Word } from '@/lib/together/club/board-entry'
import type { ClubNight } from '@/lib/together/club/club-night'
import { drawnGameRecord } from '@/lib/together/club/game-record'
import { ACCEPTS, digestOf, resultsOf, gameStateOf } from '@/lib/together/club/result'
import { BOARD, boardOf, screenCode, tableCode, tableSecretOf } from '@/lib/together/club/sessions'
import { newClubNight, openClubNight } from '@/lib/together/keys/club-night-secret'
import { keysOf, type Address } from '@/lib/together/keys/keys'
import { seal } from '@/lib/together/keys/seal'
import { logSubject, nowSubject } from '@/lib/together/relay/jetstream'
import type { Piece } from '@/lib/together/table/piece'
import { masterOf } from '@/scripts/together/server'
import { ClubDevice } from './club-device'
import { clubOf } from './club-evening'
import { Network } from './network'
import { BenchPhone, handPiece, parcelsOf } from './phone'
import { RELAY_STARTS, TestRelay } from './relay'

let started: TestRelay | Error
let relay: TestRelay
beforeAll(async () => {
  started = await TestRelay.start().catch((problem: Error) => problem)
}, RELAY_STARTS)
// Without a server, every test fails and tells why. After a failed `beforeAll` they would be skipped.
beforeEach(() => {
  if (started instanceof Error) throw started
  relay = started
})
afterAll(async () => {
  if (started instanceof TestRelay) await started.end()
})

describe('a club night through a real relay', () => {
  it('all devices end with the standings of all logs counted separately', { timeout: 120_000 }, async () => {
    const { different, ...clubNight } = await clubOf((sockets) => relay.engineOver(sockets), {
      tables: 4,
      rounds: 3,
      seed: 7,
    })
    expect(different).toBe(0)
    expect(clubNight).toMatchObject({
      tables: 5,
      'questions that nobody answered': 3,
      'devices with standings': 8,
      'corrections announced after reading out': 1,
    })
    // Makes sure that things did go wrong during the club night.
    for (const trouble of ['times a phone had left', 'times a phone was cut off', 'deals told in two ways'] as const)
      expect(clubNight[trouble]).toBeGreaterThan(0)
  })
})

describe('a hostile phone at one table of a club night', () => {
  const refused = { name: 'PermissionViolationError' }

  it('a hostile phone writes at no other table, not on the board, and for no other game', async () => {
    const clubNight = newClubNight()
    if (clubNight.kind !== 'organiser') throw new Error('expected the secret of an organiser')
    const [one, two] = await Promise.all([1, 2].map(async (table) => tableCode(clubNight.secret, table)))
    const places = [one, two].map((given) => openClubNight(given?.code ?? ''))
    const [mine, theirs] = await Promise.all(
      places.map(async (place) => {
        if (place?.kind !== 'table') throw new Error('expected the code of a table')
        return { board: boardOf(place), keys: await keysOf(await tableSecretOf(place)) }
      }),
    )
    if (mine === undefined || theirs === undefined) throw new Error('expected two tables')
    const board = await keysOf(mine.board)
    const phone = new BenchPhone(relay.engine, theirs.keys)
    await phone.come()

    // The relay refuses messages to an address whose key the phone does not have.
    for (const { address } of [theirs.keys, board])
      for (const subject of [logSubject(address), nowSubject(address)]) {
        const connection = await relay.comeAs(mine.keys.pair)
        const heard: unknown[] = []
        const listening = (async () => {
          for await (const status of connection.status()) if (status.type === 'error') heard.push(status.error)
        })()
        connection.publish(subject, new Uint8Array(64))
        await connection.flush()
        await connection.close()
        await listening
        expect(heard, subject).toMatchObject([refused])
      }
    // No key of another table follows from the code of one, neither for signing nor for opening.
    expect(mine.keys.address.writer).not.toBe(theirs.keys.address.writer)
    expect(mine.keys.address.reader).toBe(theirs.keys.address.reader)
    expect(phone.store.ids()).toEqual([])
    await phone.go()

    // At its own table a phone can claim anything about the game of table 2, but it is not an entry of that game.
    const absent = [false, false] as const
    const game = {
      id: 'g2',
      round: 1,
      table: 2,
      first: 'a',
      second: 'b',
      absent,
      dealer: 0,
      at: 1,
      draw: 'd',
      setUp: null,
    }
    const agreed = { name: '', rules: { base: 'bela-2' }, rulesName: null, counts: 'wins', draw: 'swiss' } as const
    const known: ClubNight = {
      ...agreed,
      minutes: null,
      cap: null,
      unopposed: 0,
      pairs: [],
      tables: new Map([
        [1, { writer: mine.keys.address.writer, signer: '' }],
        [2, { writer: theirs.keys.address.writer, signer: '' }],
      ]),
      rounds: [{ number: 1, draws: ['d'], games: [game], clock: null, closed: null }],
      results: new Map(),
      readOut: null,
    }
    const { entry } = handPiece('g2', 1) as Extract<Piece, { readonly kind: 'entry' }>
    expect(resultsOf(known, [{ writer: mine.keys.address.writer, entry }]).size).toBe(0)
    expect([...resultsOf(known, [{ writer: theirs.keys.address.writer, entry }]).keys()]).toEqual(['g2'])
  })
})

/** Starts a club night with two tables and a drawn round. Returns the organiser's device and the tables' keys. */
async function drawn() {
  const secret = newClubNight()
  if (secret.kind !== 'organiser') throw new Error('expected the secret of an organiser')
  const codes = await Promise.all([1, 2].map(async (table) => tableCode(secret.secret, table)))
  const tables = await Promise.all(
    codes.map(async ({ code }) => {
      const place = openClubNight(code)
      if (place?.kind !== 'table') throw new Error('expected the code of a table')
      return { place, keys: await keysOf(await tableSecretOf(place)) }
    }),
  )
  const [one, two] = tables
  if (one === undefined || two === undefined) throw new Error('expected two tables')
  const organiser = new ClubDevice(relay.engine, secret)
  organiser.say(
    1,
    ['club-night', { name: 'Thursday', rules: RULES, rulesName: null, counts: 'wins', draw: 'swiss' }],
    ...['a', 'b', 'c', 'd'].map((id): Word => [`pair/${id}`, { players: [id], here: true }]),
    ...codes.map(({ seat }, index): Word => [`table/${index + 1}`, seat]),
    ['game/g1', { round: 1, table: 1, pairs: ['a', 'b'], dealer: 0, at: 1, draw: 'd' }],
    ['game/g2', { round: 1, table: 2, pairs: ['c', 'd'], dealer: 0, at: 1, draw: 'd' }],
  )
  await organiser.come()
  return { secret, organiser, one, two }
}

const RULES = { base: 'bela-2', target: 100 }

/** Returns a hand that ends the game, and both sides' acceptances. */
function won(gameId: string, clubNight: ClubNight, totals: readonly [number, number] = [150, 12]): readonly Piece[] {
  const game = clubNight.rounds[0]?.games.find(({ id }) => id === gameId)
  const record = game === undefined ? null : drawnGameRecord(clubNight, game, 'phone')
  if (record === null) throw new Error('expected a game of two sides')
  const base = { v: 1, gameId, device: newId(), at: 1 }
  const facts = { kind: 'counted', taker: totals[0] > totals[1] ? 0 : 1, totals }
  const hand = { ...base, id: newId(), clock: 1, kind: 'recorded', hand: newId(), after: null, facts } as EntryRecord
  const sheet = sheetOf(record, [hand])
  if (!sheet.ok) throw new Error('expected a sheet')
  const accepts = [0, 1].map(
    (side) =>
      ({ ...base, id: newId(), clock: 2 + side, kind: ACCEPTS, side, of: digestOf(sheet.value) }) as EntryRecord,
  )
  return [hand, ...accepts].map((entry) => ({ kind: 'entry', entry }))
}

/** Stores bytes at an address, with the rights of the relay's operator. */
async function put(address: Address, id: string, bytes: Uint8Array): Promise<void> {
  const master = await masterOf(relay.address, relay.keys)
  const named = headers()
  named.set('Nats-Msg-Id', `${id}.${crypto.randomUUID()}`)
  await master.request(logSubject(address), bytes, { timeout: 5_000, headers: named })
  await master.close()
}

describe('a hostile phone at one table, with the relay’s help', () => {
  it('a hostile phone cannot write on the board, which only the organiser signs', async () => {
    const { organiser, one } = await drawn()
    const board = await keysOf(boardOf(one.place))
    const words: readonly Word[] = [['closed/1', { unfinished: 'stands' }]]
    const [forged] = wordsAfter(organiser.store.all(), newId(), 1, words)
    if (forged === undefined) throw new Error('expected an entry of the board')
    // The phone knows the board's seal, but can sign only with its own key.
    const bytes = await seal({ ...board, sign: one.keys.sign }, 'board', forged.id, BOARD.write(forged))
    await put(board.address, forged.id, bytes ?? new Uint8Array())
    const player = new ClubDevice(relay.engine, one.place)
    await player.come()
    await organiser.sync()
    for (const device of [player, organiser]) {
      expect(device.clubNight?.rounds[0]?.closed).toBeNull()
      expect(device.store.all()).toHaveLength(organiser.store.all().length)
      expect(device.dropped).toBeGreaterThan(0)
    }
    await Promise.all([player.go(), organiser.go()])
  })

  it('a hostile phone brings no entry to another table, as followers open it by its own keys', async () => {
    const { organiser, one, two } = await drawn()
    if (organiser.clubNight === null) throw new Error('expected a club night')
    const before = organiser.dropped
    // Table 1 writes entries for the game of table 2, and has them stored at the address of table 2.
    const phone = new BenchPhone(relay.engine, one.keys)
    for (const piece of won('g2', organiser.clubNight)) phone.store.write(piece)
    await phone.come()
    await phone.settled()
    for (const { id, bytes } of await parcelsOf(relay.engine, one.keys)) await put(two.keys.address, id, bytes)
    await organiser.sync()
    expect(organiser.results.size).toBe(0)
    expect(organiser.dropped - before).toBeGreaterThanOrEqual(3)
    // The entries that table 2 itself writes count.
    const other = new BenchPhone(relay.engine, two.keys)
    for (const piece of won('g2', organiser.clubNight, [12, 150])) other.store.write(piece)
    await other.come()
    await organiser.until(() => organiser.results.has('g2'))
    await organiser.until(() => gameStateOf(organiser.results.get('g2')) === 'accepted')
    expect(organiser.results.get('g2')?.totals).toEqual([12, 150])
    await Promise.all([phone.go(), other.go(), organiser.go()])
  })
})

describe('an organiser who is offline for a while', () => {
  it(
    'the organiser and all others have all results afterwards, as the tables played on',
    { timeout: 60_000 },
    async () => {
      const { secret, organiser, one, two } = await drawn()
      if (organiser.clubNight === null) throw new Error('expected a club night')
      const { clubNight } = organiser
      // The organiser's second device loses its connection, and the first is switched off.
      const ways = new Network()
      const second = new ClubDevice(relay.engineOver(ways.sockets), secret)
      const player = new ClubDevice(relay.engine, one.place)
      const screen = ClubDevice.of(relay.engine, await screenCode(secret.secret))
      await Promise.all([second.come(), player.come(), screen.come()])
      await organiser.go()
      ways.cut()
      await second.apart()
      const phones = [one, two].map(({ keys }) => new BenchPhone(relay.engine, keys))
      for (const [index, phone] of phones.entries()) {
        for (const piece of won(`g${index + 1}`, clubNight)) phone.store.write(piece)
        await phone.come()
        await phone.settled()
      }
      // The big screen follows the tables itself. A player's phone learns results only from the organiser.
      await screen.until(() => ['g1', 'g2'].every((id) => gameStateOf(screen.results.get(id)) === 'accepted'))
      expect(player.results.size).toBe(0)
      expect(second.results.size).toBe(0)
      ways.restore()
      await second.sync()
      await player.until(() => player.results.size === 2)
      expect(second.standings.map(([place, id, wins]) => [place, id, wins])).toEqual([
        [1, 'a', 1],
        [1, 'c', 1],
        [3, 'b', 0],
        [3, 'd', 0],
      ])
      for (const device of [player, screen]) expect(device.standings).toEqual(second.standings)
      await Promise.all([...phones, second, player, screen].map((one) => one.go()))
    },
  )

  it(
    'the organiser’s two devices do not keep answering each other if one hears no tables',
    { timeout: 60_000 },
    async () => {
      const { secret, organiser, one } = await drawn()
      if (organiser.clubNight === null) throw new Error('expected a club night')
      const second = new ClubDevice(relay.engine, secret)
      await second.come()
      const phone = new BenchPhone(relay.engine, one.keys)
      for (const piece of won('g1', organiser.clubNight)) phone.store.write(piece)
      await phone.come()
      await Promise.all(
        [organiser, second].map((device) => device.until(() => device.clubNight?.results.has('g1') === true)),
      )
      await second.loseTables()
      // A late second version of the same deal: the sheet asks about it, and the result changes.
      const facts = { kind: 'counted', taker: 0, totals: [160, 2] }
      const [hand] = won('g1', organiser.clubNight)
      if (hand?.kind !== 'entry') throw new Error('expected an entry')
      phone.store.write({ kind: 'entry', entry: { ...hand.entry, id: newId(), clock: 9, facts } as EntryRecord })
      await second.until(() => second.clubNight?.results.get('g1')?.entries === 4)
      // Both devices may have written at the same moment. After that there is nothing to tell.
      await new Promise((done) => setTimeout(done, 2_000))
      const before = second.store.all().length
      await new Promise((done) => setTimeout(done, 5_000))
      expect(second.store.all()).toHaveLength(before)
      expect(before).toBeLessThan(8)
      await Promise.all([phone, organiser, second].map((device) => device.go()))
    },
  )
})
