import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ok } from '@/lib/core/result'
import { currentEpoch } from '@/lib/durable/moment'
import { openCode, packCode } from '@/lib/format/link'
import { openFile } from '@/lib/format/open-file'
import { listGames, read, type Connection } from '@/lib/storage'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { deleteGame, readEverything, restoreFromTab } from '@/lib/storage/maintenance'
import type { GameRecord } from '@/lib/storage/records/game'
import {
  findKnown,
  gameJson,
  incomingGame,
  previewRestore,
  restore,
  saveIncomingGame,
  type IncomingGame,
  type IncomingProblem,
} from '@/lib/storage/sharing'
import { takeEntries } from '@/lib/storage/sharing/take-entries'
import { fitsId, idOfSetUp, isMadeFromSetUp } from '@/lib/storage/sheet/game-id'
import { NONCE, setUpOf } from '@/lib/storage/sheet/set-up'
import { pieceId, readPiece, recordOfSetUp, setUpPiece } from '@/lib/together/table/piece'
import { backedUp, backupText, gameIn, gameInFile, hand, NOW, restorable } from '../support/arriving'
import { anyForgery, FORGERIES, startOld, type Forgery } from '../support/forged'
import { gameRow } from '../support/game-row'
import { newPhone, ready, start, the, totalsOf } from '../support/storage'

type Json = Readonly<Record<string, unknown>>

/** Returns a phone with a game of one hand, 56 to 23. */
async function played(begin: (tab: Connection) => Promise<string> = start) {
  const tab = newPhone().openTab()
  const id = await begin(tab)
  the(await appendChange(tab, id, hand(0, 56, 23)))
  return { tab, id }
}

const jsonOf = async (tab: Connection, id: string, kind: 'plain' | 'whole'): Promise<Json> => {
  const json = gameJson((await ready(tab, id)).bundle, kind)
  if (json === null) throw new Error('a game that can be read can be written')
  return json
}

const setUpOn = async (tab: Connection, id: string) => setUpOf((await ready(tab, id)).record)

/** Returns the file of a game with the set-up changed, in its rows and in the part for other programs. */
function forgedFile(json: Json, forge: Forgery): Json {
  const record = json['x-record'] as GameRecord
  const { rules, names, dealer, start: begun, createdAt, rulesName, extra } = forge(record)
  return {
    ...json,
    ...extra,
    rules,
    players: names,
    dealer,
    start: begun,
    'x-created-at': createdAt,
    ...(rulesName === null ? {} : { 'x-rules-name': rulesName }),
    'x-record': forge(record),
  }
}

/** Saves the game of an opened file or code. Returns the problem if it is refused, which it is if its hands do not fit its rules. */
async function keep(tab: Connection, opened: ReturnType<typeof openFile> | ReturnType<typeof openCode>) {
  if (!opened.ok || opened.value.kind !== 'game') return { why: 'damaged', place: 'hands' } as const
  const game = incomingGame(opened.value, NOW)
  if (!game.ok) return game.error
  the(await saveIncomingGame(tab, game.value))
  return null
}

const withoutLog = (json: Json): Json =>
  Object.fromEntries(Object.entries(json).filter(([key]) => !['x-record', 'x-log'].includes(key)))

const restored = async (tab: Connection, content: Json): Promise<void> =>
  void the(await restore(tab, restorable(JSON.stringify({ format: 'yuss-backup/1', games: [], ...content })), 'merge'))

/** The ways by which a game of another device comes in with its set-up. */
const ROADS: Readonly<Record<string, (tab: Connection, json: Json) => Promise<IncomingProblem | null | void>>> = {
  file: (tab, json) => keep(tab, openFile(JSON.stringify(json))),
  'file without a log': (tab, json) => keep(tab, openFile(JSON.stringify(withoutLog(json)))),
  link: (tab, json) => keep(tab, openCode(packCode(withoutLog(json)))),
  'link with a log': (tab, json) => keep(tab, openCode(packCode(json))),
  backup: (tab, json) => restored(tab, { games: [json] }),
  'backup that could not be read where it was made': (tab, json) =>
    restored(tab, { 'x-unreadable': { games: [{ game: json['x-record'], changes: json['x-log'] }], rows: [] } }),
  'backup with a hand that cannot be read': (tab, json) =>
    restored(tab, { games: [{ ...json, hands: [{ kind: 'of-newer-code' }] }] }),
  relay: async (tab, json) => {
    const sent = setUpPiece(json['x-record'] as GameRecord)
    const piece = sent === null ? null : readPiece(pieceId(sent), JSON.parse(JSON.stringify({ v: 1, ...sent })))
    if (piece?.kind !== 'set-up') return
    const setUp = recordOfSetUp(piece.setUp)
    const epoch = the(await tab.run(async (db) => ok(await currentEpoch(db))))
    the(await takeEntries(tab, [{ gameId: setUp.id, setUp, entries: [] }], epoch))
  },
}
const ROAD_NAMES = Object.keys(ROADS)
const come = async (tab: Connection, road: string, json: Json) => ROADS[road]?.(tab, json)

/** Returns the ids of the games that can be opened on a phone, except the example. */
const idsOn = async (tab: Connection) =>
  the(await read(tab, listGames)).flatMap((one) => (one.state === 'readable' && !one.record.example ? [one.id] : []))

describe('the id of a new game', () => {
  it('is the beginning of the SHA-256 of its set-up, in base64url', async () => {
    const tab = newPhone().openTab()
    const id = the(
      await startGame(tab, { rules: { base: 'bela-2', tie: 'bate' }, names: ['Zoë', ''], dealer: 1, rulesName: 'Inn' }),
    )
    const { createdAt, extra } = (await ready(tab, id)).record
    // Keys are sorted, and there are no spaces.
    const text = `{"createdAt":${createdAt},"dealer":1,"extra":{"x-nonce":"${String(extra[NONCE])}"},"names":["Zoë",""],"rules":{"base":"bela-2","tie":"bate"},"rulesName":"Inn","start":{"heldOver":0,"totals":[0,0]}}`
    expect(id).toBe(createHash('sha256').update(text).digest('base64url').slice(0, 22))
    expect(isMadeFromSetUp(id)).toBe(true)
  })

  it('never changes: a set-up of 2026 gives the id that OpenSSL computed then', () => {
    const record = gameRow('', {
      createdAt: 1_795_000_000_000,
      rules: { base: 'bela-2', tie: 'bate' },
      rulesName: 'The Quarry Inn',
      dealer: 1,
      extra: { 'x-nonce': '3v7yq0c5rk1m8w2zt6xa', 'x-archived': true },
    })
    expect(idOfSetUp(setUpOf(record))).toBe('Eh-iiDmgqE8YZgAqhKQsOQ')
    expect(fitsId({ ...record, id: 'Eh-iiDmgqE8YZgAqhKQsOQ' })).toBe(true)
  })

  it('is another for every game, even for two that begin alike in the same millisecond', async () => {
    const tab = newPhone().openTab()
    expect(await start(tab)).not.toBe(await start(tab))
  })

  it('stays the same when the game is sent by file and by link, with everything that it began with', async () => {
    const from = newPhone().openTab()
    const setup = {
      rules: { base: 'bela-2', 'x-pub': ['The Quarry'] },
      rulesName: ' The Quarry Inn ',
      names: ['', 'Y\u200betta'],
      dealer: 1,
      start: { totals: [120, 0], heldOver: 5, hands: 2 },
      extra: { 'x-weather': { rain: true } },
    } as const
    const id = the(await startGame(from, setup))
    the(await appendChange(from, id, hand(0, 70, 70)))
    the(await appendChange(from, id, { kind: 'rules', rules: { base: 'bela-2', tie: 'bate' } }))
    the(await appendChange(from, id, { kind: 'seated', seat: 1, name: 'Ned', from: null }))
    for (const kind of ['plain', 'whole'] as const) {
      const to = newPhone().openTab()
      expect(the(await saveIncomingGame(to, gameIn(openCode(packCode(await jsonOf(from, id, kind))))))).toBe(id)
      expect(await setUpOn(to, id)).toEqual(await setUpOn(from, id))
      const [sent, got] = [(await ready(from, id)).sheet, (await ready(to, id)).sheet]
      expect([got.ledger, got.rules, got.names]).toEqual([sent.ledger, sent.rules, sent.names])
    }
  })

  it('is made from its file where that has none, so the same file twice is one game on every phone', async () => {
    const json = { format: 'yuss/1', rules: { base: 'bela-2' }, players: ['Mike', 'Yetta'], dealer: 1, hands: [] }
    const [one, other] = [newPhone().openTab(), newPhone().openTab()]
    const id = the(await saveIncomingGame(one, gameInFile(json)))
    expect(isMadeFromSetUp(id)).toBe(true)
    expect(the(await saveIncomingGame(one, gameInFile(json)))).toBe(id)
    expect(the(await saveIncomingGame(other, gameInFile(json)))).toBe(id)
    // The file does not tell when the game began.
    expect((await ready(one, id)).record.createdAt).toBe(0)
    expect(await idsOn(one)).toEqual([id])
    for (const change of [{ dealer: 0 }, { 'x-weather': 'rain' }, { 'x-created-at': NOW }])
      expect(the(await saveIncomingGame(one, gameInFile({ ...json, ...change })))).not.toBe(id)
  })

  it('of an example that is sent on is one of its own, the same each time', async () => {
    const tab = newPhone().openTab()
    const [example] = the(await read(tab, listGames))
    const json = await jsonOf(tab, example?.id ?? '', 'whole')
    const id = the(await saveIncomingGame(tab, gameInFile(json)))
    expect(id).not.toBe(example?.id)
    expect(isMadeFromSetUp(id)).toBe(true)
    expect(the(await saveIncomingGame(newPhone().openTab(), gameInFile(json)))).toBe(id)
  })
})

describe('a forged set-up of a new game', () => {
  it('replaces nothing on any road, whatever it changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ROAD_NAMES), anyForgery, async (road, forge) => {
        const { tab, id } = await played()
        const before = await setUpOn(tab, id)
        await come(tab, road, forgedFile(await jsonOf(tab, id, 'whole'), forge))
        expect(await setUpOn(tab, id)).toEqual(before)
        expect(await totalsOf(tab, id)).toEqual([[56, 23]])
        expect(await idsOn(tab)).toEqual([id])
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  it('takes no place on a phone that does not have the game, so that the true one can come later', async () => {
    const { tab: from, id } = await played()
    const json = await jsonOf(from, id, 'whole')
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ROAD_NAMES),
        fc.constantFrom(...ROAD_NAMES.filter((road) => !road.includes('cannot be read'))),
        anyForgery,
        async (road, later, forge) => {
          const tab = newPhone().openTab()
          await come(tab, road, forgedFile(json, forge))
          expect(await idsOn(tab)).toEqual([])
          await come(tab, later, json)
          expect(await setUpOn(tab, id)).toEqual(await setUpOn(from, id))
        },
      ),
      { numRuns: 60 },
    )
  }, 60_000)

  const withHands = Object.entries(FORGERIES).filter(([name]) => name !== 'rules for three')
  it.each(withHands)('is refused with its place in the file: %s', async (_, forge) => {
    const { tab, id } = await played()
    const json = forgedFile(await jsonOf(tab, id, 'whole'), forge)
    const refused = { why: 'begun-otherwise', place: 'x-record.id' }
    expect(await come(tab, 'file', json)).toEqual(refused)
    expect(await come(tab, 'link', json)).toEqual({ ...refused, place: 'x-id' })
    const backup = restorable(JSON.stringify({ format: 'yuss-backup/1', games: [json] }))
    expect(the(await previewRestore(tab, backup, 'merge'))).toMatchObject({
      added: [],
      grown: [],
      unread: [{ what: 'game', why: 'begun-otherwise', place: 'games.0.x-record.id' }],
    })
  })

  it('stays in a backup as it came, and in the next one', async () => {
    const { tab: from, id } = await played()
    const json = forgedFile(await jsonOf(from, id, 'whole'), (record) => ({ ...record, dealer: 1 - record.dealer }))
    const tab = newPhone().openTab()
    await come(tab, 'backup', json)
    const other = newPhone().openTab()
    the(await restore(other, await backedUp(tab), 'replace'))
    for (const phone of [tab, other])
      expect(the(await read(phone, readEverything)).games.map(({ game }) => Reflect.get(Object(game), 'file'))).toEqual(
        [json],
      )
  })
})

describe('the set-up of a game', () => {
  it('is that of the file of the user, who edited a name in it: another game', async () => {
    const { tab, id } = await played()
    const edited = { ...(await jsonOf(tab, id, 'whole')), players: ['Mike', 'Eve'] }
    const other = the(await saveIncomingGame(tab, gameInFile(edited)))
    expect(other).not.toBe(id)
    expect(isMadeFromSetUp(other)).toBe(true)
    expect((await ready(tab, id)).record.names).toEqual(['Mike', 'Yetta'])
  })
})

describe('a game of an earlier version, under an id that its set-up does not give', () => {
  const asEarlier: Forgery = FORGERIES['other points at the start'] ?? ((record) => record)
  const forged = async (tab: Connection, id: string, by = asEarlier) => {
    const json = await jsonOf(tab, id, 'whole')
    const log = [{ ...entryOf(id), id: 'another' }]
    return { ...forgedFile(json, (record) => by({ ...record, createdAt: 1 })), hands: [FACTS], 'x-log': log }
  }
  const FACTS = { kind: 'counted', taker: 1, totals: [38, 106] }
  const entryOf = (gameId: string) => ({
    v: 1,
    gameId,
    device: 'stranger',
    clock: 2,
    at: 1,
    kind: 'recorded',
    hand: 'another',
    after: null,
    facts: FACTS,
  })

  it.each(['file', 'link', 'link with a log', 'backup', 'relay'])(
    'keeps the set-up that is here, and takes the hands: by %s',
    async (road) => {
      const { tab, id } = await played(startOld)
      const before = await setUpOn(tab, id)
      await come(tab, road, await forged(tab, id))
      expect(await setUpOn(tab, id)).toEqual(before)
      if (road !== 'relay') expect((await ready(tab, id)).sheet.rows.flatMap(({ rivals }) => rivals)).toHaveLength(1)
    },
  )

  it('comes to a phone that does not have it with the set-up that it brings', async () => {
    const { tab, id } = await played(startOld)
    for (const road of ['file', 'link', 'link with a log', 'backup', 'relay']) {
      const to = newPhone().openTab()
      await come(to, road, await jsonOf(tab, id, 'whole'))
      expect(await setUpOn(to, id)).toEqual(await setUpOn(tab, id))
    }
  })

  it('says before it is imported that it begins otherwise here', async () => {
    const { tab, id } = await played(startOld)
    const known = async (game: IncomingGame) => the(await read(tab, (db) => findKnown(db, game)))
    const other = await forged(tab, id)
    const grows = { state: 'grows', id, isOtherwise: true }
    expect(await known(gameInFile(other))).toEqual(grows)
    expect(await known(gameIn(openCode(packCode(withoutLog(other)))))).toEqual(grows)
    const same = { state: 'same', id, isOtherwise: false }
    expect(await known(gameInFile(await jsonOf(tab, id, 'whole')))).toEqual(same)
    expect(await known(gameInFile(await jsonOf(tab, id, 'plain')))).toEqual(same)
    const backup = restorable(JSON.stringify({ format: 'yuss-backup/1', games: [other] }))
    const preview = the(await previewRestore(tab, backup, 'merge'))
    expect(preview).toMatchObject({ begunOtherwise: [{ hands: 1 }], grown: [{ hands: 1 }] })
    the(await restore(tab, backup, 'merge'))
    const again = the(await previewRestore(tab, backup, 'merge'))
    expect(again).toMatchObject({ begunOtherwise: [{ hands: 1 }], grown: [], same: 0 })
    const own = the(await previewRestore(tab, restorable(await backupText(tab)), 'merge'))
    expect(own).toMatchObject({ begunOtherwise: [], same: 1 })
  })

  it('is said at a table to begin otherwise on another phone', async () => {
    const { tab, id } = await played(startOld)
    const { record } = await ready(tab, id)
    const take = async (setUp: GameRecord) => the(await takeEntries(tab, [{ gameId: id, setUp, entries: [] }], 0))
    expect(await take(record)).toEqual([])
    for (const forge of Object.values(FORGERIES)) expect(await take(forge(record))).toEqual([id])
  })

  it('begins alike on two phones, one of which has corrected a name', async () => {
    const { tab, id } = await played(startOld)
    const player = { v: 1, id: 'p', name: 'Michael', keys: ['mike', 'michael'], colour: null, initials: null } as const
    await restored(tab, { 'x-players': [{ ...player, updatedAt: 1, extra: {} }] })
    const sent = gameInFile(
      forgedFile(await jsonOf(tab, id, 'whole'), (record) => ({ ...record, names: ['Michael', 'Yetta'] })),
    )
    expect(the(await read(tab, (db) => findKnown(db, sent)))).toEqual({ state: 'same', id, isOtherwise: false })
  })

  it('keeps its set-up when it returns from an open tab, and comes back whole where it was deleted', async () => {
    const { tab, id } = await played(startOld)
    const { bundle, record } = await ready(tab, id)
    the(await restoreFromTab(tab, [{ ...bundle, game: asEarlier(record) }]))
    expect(await setUpOn(tab, id)).toEqual(setUpOf(record))
    the(await deleteGame(tab, id))
    the(await restoreFromTab(tab, [bundle]))
    expect(await setUpOn(tab, id)).toEqual(setUpOf(record))
  })

  it('keeps the name under which this phone writes', async () => {
    const { tab, id } = await played(startOld)
    const { device } = (await ready(tab, id)).record
    await come(tab, 'relay', await forged(tab, id))
    await come(tab, 'file', await forged(tab, id))
    expect((await ready(tab, id)).record.device).toBe(device)
  })
})
