import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Evening } from '@/lib/club/evening'
import { resultsOf } from '@/lib/club/result'
import { boardOf, tableCode, tableOf } from '@/lib/relay/evening'
import { newEvening, openEvening } from '@/lib/relay/evening-secret'
import { logSubject, nowSubject } from '@/lib/relay/jetstream'
import { keysOf } from '@/lib/relay/keys'
import type { Piece } from '@/lib/relay/piece'
import { clubOf } from './bench/club'
import { BenchPhone, handPiece } from './bench/table'
import { RELAY_STARTS, TestRelay } from './relay'

let started: TestRelay | Error
let relay: TestRelay
beforeAll(async () => {
  started = await TestRelay.start().catch((problem: Error) => problem)
}, RELAY_STARTS)
// Where there is no server, every test fails and says why: after a start that failed they would be left out.
beforeEach(() => {
  if (started instanceof Error) throw started
  relay = started
})
afterAll(async () => {
  if (started instanceof TestRelay) await started.end()
})

describe('an evening of a club through a real relay', () => {
  it('ends with the same standings on every device as all logs folded apart', { timeout: 120_000 }, async () => {
    const { different, ...evening } = await clubOf(relay.engine, { tables: 4, rounds: 3, seed: 7 })
    expect(different).toBe(0)
    expect(evening).toMatchObject({
      tables: 5,
      'devices with standings': 7,
      'corrections announced after reading out': 1,
    })
    // The evening was one on which things went wrong.
    for (const trouble of ['times a phone was offline', 'deals told in two ways'] as const)
      expect(evening[trouble]).toBeGreaterThan(0)
  })
})

describe('a hostile phone of one table of an evening', () => {
  const refused = { name: 'PermissionViolationError' }

  it('writes at no other table and not on the board, and what it says of another game stays of its own table', async () => {
    const evening = newEvening()
    if (evening.kind !== 'organiser') throw new Error('an organiser')
    const [one, two] = await Promise.all([1, 2].map(async (table) => tableCode(evening.secret, table)))
    const places = [one, two].map((given) => openEvening(given?.code ?? ''))
    const [mine, theirs] = await Promise.all(
      places.map(async (place) => {
        if (place?.kind !== 'table') throw new Error('the code of a table')
        return { board: boardOf(place), keys: await keysOf(await tableOf(place)) }
      }),
    )
    if (mine === undefined || theirs === undefined) throw new Error('two tables')
    const board = await keysOf(mine.board)
    const phone = new BenchPhone(relay.engine, theirs.keys)
    await phone.come()

    // The relay refuses what is written to an address whose key the phone has not.
    for (const { address } of [theirs.keys, board])
      for (const subject of [logSubject(address), nowSubject(address)]) {
        const line = await relay.comeAs(mine.keys.pair)
        const heard: unknown[] = []
        const listening = (async () => {
          for await (const status of line.status()) if (status.type === 'error') heard.push(status.error)
        })()
        line.publish(subject, new Uint8Array(64))
        await line.flush()
        await line.close()
        await listening
        expect(heard, subject).toMatchObject([refused])
      }
    // The code of one table makes no key of another: neither to sign nor to open.
    expect(mine.keys.address.writer).not.toBe(theirs.keys.address.writer)
    expect(mine.keys.address.reader).toBe(theirs.keys.address.reader)
    expect(phone.book.ids()).toEqual([])
    await phone.go()

    // At its own table it may claim what it likes of the game of table 2: that is no entry of that game.
    const game = { id: 'g2', round: 1, table: 2, first: 'a', second: 'b', dealer: 0, at: 1, draw: 'd' }
    const agreed = { name: '', rules: { base: 'bela-2' }, rulesName: null, counts: 'wins', draw: 'swiss' } as const
    const known: Evening = {
      ...agreed,
      pairs: [],
      tables: new Map([
        [1, mine.keys.address.writer],
        [2, theirs.keys.address.writer],
      ]),
      rounds: [{ number: 1, draws: ['d'], games: [game], closed: null }],
      results: new Map(),
      readOut: null,
    }
    const { entry } = handPiece('g2', 1) as Extract<Piece, { readonly kind: 'entry' }>
    expect(resultsOf(known, [{ writer: mine.keys.address.writer, entry }]).size).toBe(0)
    expect([...resultsOf(known, [{ writer: theirs.keys.address.writer, entry }]).keys()]).toEqual(['g2'])
  })
})
