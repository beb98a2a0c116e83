import { describe, expect, it } from 'vitest'
import { allCsv } from '@/components/share/csv-rows'
import { LATEST, MOST_CHANGES, MOST_HANDS } from '@/lib/format/limits'
import { openCode, packCode } from '@/lib/format/link'
import { openFile } from '@/lib/format/open-file'
import { CLOCK_MAX } from '@/lib/log/entry'
import {
  listGames,
  NO_FILTER,
  read,
  updateSummaries,
  type Connection,
  type HistoryPiece,
  type HistoryPlace,
} from '@/lib/storage'
import { META } from '@/lib/storage/database/meta'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { listUncounted, scanHistory } from '@/lib/storage/history/review'
import { deleteGame, readBackupState, readEverything } from '@/lib/storage/maintenance'
import { isRow } from '@/lib/storage/records/record'
import {
  backupOf,
  gameJson,
  incomingGame,
  saveIncomingGame,
  previewRestore,
  readRestorable,
  restore,
  sheetOfBundle,
} from '@/lib/storage/sharing'
import { gameInFile, hand, NOW, restorable } from '../support/arriving'
import { codeOf, find, newPhone, ready, start, the, totalsOf } from '../support/storage'

const GAME = {
  format: 'yuss/1',
  rules: { base: 'bela-2' },
  players: ['Mike', 'Yetta'],
  dealer: 1,
  hands: [{ kind: 'counted', taker: 0, totals: [56, 23] }],
}

type Json = Readonly<Record<string, unknown>>

/** Returns the game of a file as it would be stored, or the problem with its place. */
function arrive(json: unknown): ReturnType<typeof incomingGame> {
  const opened = openFile(JSON.stringify(json))
  if (!opened.ok || opened.value.kind !== 'game') throw new Error(JSON.stringify(opened))
  return incomingGame(opened.value, NOW)
}

const placeOf = (json: unknown): string => {
  const game = arrive(json)
  return game.ok ? 'kept' : game.error.place
}

const problemOf = (json: unknown) => {
  const opened = openFile(JSON.stringify(json, null, 1))
  return opened.ok ? null : opened.error
}

/** Returns the file of a game of two hands, with its log. */
async function wholeFile(): Promise<{ readonly json: Json; readonly row: Json; readonly log: readonly Json[] }> {
  const tab = newPhone().openTab()
  const id = await start(tab)
  the(await appendChange(tab, id, hand(0, 56, 23)))
  the(await appendChange(tab, id, hand(1, 38, 106)))
  const json = gameJson((await ready(tab, id)).bundle, 'whole')
  const [row, log] = [json?.['x-record'], json?.['x-log']]
  if (json === null || !isRow(row) || !Array.isArray(log)) throw new Error('a game that can be read can be written')
  return { json, row, log: log.filter(isRow) }
}

async function places(tab: Connection): Promise<readonly string[]> {
  let found: readonly HistoryPlace[] = []
  const tell = (piece: HistoryPiece) => void (found = piece.places)
  the(await read(tab, (db) => scanHistory(db, NO_FILTER, { tell, isWanted: () => true })))
  return found.map(({ id }) => id)
}

describe('moments outside the calendar', () => {
  it.each([LATEST + 1, Number.MAX_SAFE_INTEGER, -1, 0.5])(
    'a moment outside the calendar in a link counts as unknown: %d',
    async (at) => {
      const code = packCode({ ...GAME, 'x-created-at': at })
      const opened = openCode(code)
      expect(opened.ok).toBe(true)
      const tab = newPhone().openTab()
      const id = the(await saveIncomingGame(tab, gameInFile({ ...GAME, 'x-created-at': at })))
      expect((await ready(tab, id)).record.createdAt).toBe(0)
    },
  )

  it('the last moment of the calendar is accepted', async () => {
    const tab = newPhone().openTab()
    const id = the(await saveIncomingGame(tab, gameInFile({ ...GAME, 'x-created-at': LATEST })))
    expect((await ready(tab, id)).record.createdAt).toBe(LATEST)
    expect(await places(tab)).toContain(id)
  })

  it.each(['createdAt'])('a moment outside the calendar in a file is refused with the place: %s', async (key) => {
    const { json, row } = await wholeFile()
    expect(placeOf({ ...json, 'x-record': { ...row, [key]: LATEST + 1 } })).toBe(`x-record.${key}`)
    expect(placeOf({ ...json, 'x-record': { ...row, [key]: -1 } })).toBe(`x-record.${key}`)
  })

  it('a moment outside the calendar in a file’s log is refused with the place', async () => {
    const { json, log } = await wholeFile()
    const late = log.map((change, index) => (index === 1 ? { ...change, at: LATEST + 1 } : change))
    expect(placeOf({ ...json, 'x-log': late })).toBe('x-log.1.at')
  })

  it.each([
    ['x-houses', { id: 'a', v: 1, name: 'Inn', rules: { base: 'bela-2' }, updatedAt: LATEST + 1, extra: {} }],
    ['x-series', { id: 'a', v: 1, createdAt: LATEST + 1, bestOf: 3, names: ['Mike', 'Yetta'], extra: {} }],
    [
      'x-players',
      { id: 'a', v: 1, name: 'A', keys: ['a'], colour: 'ink', initials: null, updatedAt: LATEST + 1, extra: {} },
    ],
  ])('a moment outside the calendar leaves a backup’s row unread, with the place: %s', (key, row) => {
    expect(restorable(JSON.stringify({ format: 'yuss-backup/1', games: [], [key]: [row] }))).toMatchObject({
      unread: [{ why: 'damaged', place: expect.stringMatching(new RegExp(`^${key}\\.0\\.(?:updatedAt|createdAt)$`)) }],
    })
  })
})

describe('a stored game with a moment outside the calendar', () => {
  /**
   * Returns a tab with two games. The rows of one get an impossible time without the app, and its derived rows are then
   * rebuilt.
   */
  async function poisoned() {
    const phone = newPhone()
    const tab = phone.openTab()
    const [id, other] = [await start(tab), await start(tab)]
    the(await appendChange(tab, id, hand(0, 56, 23)))
    the(await appendChange(tab, other, hand(0, 88, 84)))
    await phone.raw(async (db) => {
      const at = Number.MAX_SAFE_INTEGER
      await db.table('games').update(id, { createdAt: at, updatedAt: at })
      await db.table('tallies').update(id, { createdAt: at, age: -at })
      await db.meta.put({ key: META.summaries, value: 'older' })
    })
    the(await updateSummaries(tab))
    return { tab, id, other }
  }

  it('a game with an impossible moment is listed as unreadable and hides no other', async () => {
    const { tab, id, other } = await poisoned()
    expect(await find(tab, id)).toMatchObject({ state: 'unreadable', why: { place: 'createdAt' } })
    expect(the(await read(tab, listGames)).filter((game) => game.state === 'unreadable')).toHaveLength(1)
    expect(await places(tab)).toEqual(expect.arrayContaining([other]))
    expect(await places(tab)).not.toContain(id)
    expect(the(await read(tab, listUncounted))).toEqual([id])
  })

  it('an unreadable game is left out of the table of hands but is in a backup', async () => {
    const { tab, id, other } = await poisoned()
    const whole = the(await read(tab, readEverything))
    const table = allCsv(whole.games.flatMap((bundle) => sheetOfBundle(bundle) ?? []))
    expect(table).toContain(other)
    expect(table).not.toContain(id)
    const backup = JSON.stringify(backupOf(whole, NOW))
    const opened = openFile(backup)
    if (!opened.ok || opened.value.kind !== 'backup') throw new Error('no backup')
    const incoming = readRestorable(opened.value.backup, NOW)
    const there = newPhone().openTab()
    expect(the(await previewRestore(there, incoming, 'merge'))).toMatchObject({ unread: [{ what: 'game' }] })
    the(await restore(there, incoming, 'merge'))
    expect((await find(there, id)).state).toBe('unreadable')
    expect((await ready(there, other)).sheet.rows).toHaveLength(1)
  })

  it('an unreadable game can be deleted, and other games are still saved and listed', async () => {
    const { tab, id, other } = await poisoned()
    the(await appendChange(tab, other, hand(1, 38, 106)))
    expect(the(await read(tab, readBackupState)).games).toBeGreaterThan(0)
    the(await deleteGame(tab, id))
    expect((await find(tab, id)).state).toBe('missing')
    expect(the(await read(tab, listUncounted))).toEqual([])
    const next = await start(tab)
    the(await appendChange(tab, next, hand(0, 56, 23)))
    expect(the(await read(tab, listGames))[0]?.id).toBe(next)
  })
})

describe('the clock of a log entry', () => {
  it.each([0, -1, CLOCK_MAX + 1, Number.MAX_SAFE_INTEGER, 1.5])(
    'a clock that no log reaches is refused: %d',
    async (clock) => {
      const { json, log } = await wholeFile()
      const wrong = log.map((change, index) => (index === 1 ? { ...change, clock } : change))
      expect(placeOf({ ...json, 'x-log': wrong })).toBe('x-log.1.clock')
    },
  )

  it('the highest clock still leaves room for the next hand', async () => {
    const { json, log } = await wholeFile()
    const last = log.map((change, index) => (index === 1 ? { ...change, clock: CLOCK_MAX } : change))
    const tab = newPhone().openTab()
    const id = the(await saveIncomingGame(tab, gameInFile({ ...json, 'x-log': last })))
    the(await appendChange(tab, id, hand(0, 88, 84)))
    expect(await totalsOf(tab, id)).toEqual([
      [56, 23],
      [94, 129],
      [182, 213],
    ])
    expect(placeOf(gameJson((await ready(tab, id)).bundle, 'whole'))).toBe('kept')
  })

  it('an impossible clock from before makes one hand unreadable, not the next', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    for (const change of [hand(0, 56, 23), hand(1, 38, 106)]) the(await appendChange(tab, id, change))
    await phone.raw(async (db) => {
      const row = (await db.entries.where('gameId').equals(id).toArray()).filter(isRow).find(({ clock }) => clock === 2)
      if (row !== undefined) await db.table('entries').put({ ...row, clock: Number.MAX_SAFE_INTEGER })
    })
    the(await appendChange(tab, id, hand(0, 88, 84)))
    const { sheet } = await ready(tab, id)
    expect(sheet.rows.map(({ row }) => row.state)).toEqual(['scored', 'unreadable', 'waiting'])
    the(await appendChange(tab, id, { kind: 'deleted', hand: sheet.rows[1]?.id ?? '' }))
    expect(await totalsOf(tab, id)).toEqual([
      [56, 23],
      [144, 107],
    ])
  })
})

describe('the number of a game in a series', () => {
  it('the next number in a series can be read, even after an impossible one', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const setup = { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: 1 } as const
    const first = the(await startGame(tab, setup, { kind: 'new', bestOf: 3 }))
    const { seriesId } = (await ready(tab, first)).record
    const next = async () => ready(tab, the(await startGame(tab, setup, { kind: 'next', id: seriesId ?? '' })))
    expect((await next()).record.number).toBe(2)
    await phone.raw((db) => db.table('games').update(first, { number: Number.MAX_SAFE_INTEGER }))
    expect((await next()).record.number).toBe(3)
    await phone.raw((db) => db.table('games').update(first, { number: 9_999 }))
    expect((await next()).record.number).toBe(9_999)
  })
})

describe('more than any game has', () => {
  it('too many hands are refused as too many', () => {
    const hands = Array.from({ length: MOST_HANDS + 1 }, () => ({ kind: 'thrown-in', why: 'misdeal' }))
    expect(problemOf({ ...GAME, hands })).toMatchObject({
      kind: 'wrong',
      problem: { place: 'hands', figures: { why: 'too_many' } },
    })
    expect(problemOf({ ...GAME, hands: hands.slice(1) })).toBeNull()
  })

  it('too many changes are refused', async () => {
    const { json, log } = await wholeFile()
    const many = Array.from({ length: MOST_CHANGES + 1 }, () => log[0])
    expect(placeOf({ ...json, 'x-log': many })).toBe('x-log')
  })

  it.each([
    [{ ...GAME, start: { totals: [2e9, 0] } }, 'start.totals.0'],
    [{ ...GAME, start: { totals: [0, 0], heldOver: Number.MAX_SAFE_INTEGER } }, 'start.heldOver'],
    [{ ...GAME, hands: [{ kind: 'agreed', points: [0, -2e9] }] }, 'hands.0.points.1'],
    [{ ...GAME, hands: [{ kind: 'counted', taker: 0, totals: [Number.MAX_SAFE_INTEGER, 0] }] }, 'hands.0.totals.0'],
  ])('too many points are refused with the place: case %#', (json, place) => {
    expect(problemOf(json)).toMatchObject({ kind: 'wrong', problem: { place } })
  })

  it('too many points are not written by this phone either', async () => {
    const tab = newPhone().openTab()
    const wrong = await startGame(tab, {
      rules: { base: 'bela-2' },
      names: ['Mike', 'Yetta'],
      dealer: 1,
      start: { totals: [2e9, 0], heldOver: 0 },
    })
    expect(codeOf(wrong)).toBe('unreadable')
  })
})
