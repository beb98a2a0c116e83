import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withSum } from '@/lib/durable/replica/summed'
import {
  listGames,
  NO_FILTER,
  read,
  type Connection,
  type HistoryFilter,
  type HistoryPiece,
  type HistoryPlace,
} from '@/lib/storage'
import { TALLY_STAMP } from '@/lib/storage/database/stamps'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { listUncounted, readAllFigures, readLines, readParty, scanHistory } from '@/lib/storage/history/review'
import {
  rebuildAllSummaries,
  rebuildSummaries,
  removeExample,
  savePlayer,
  setArchived,
} from '@/lib/storage/maintenance'
import { readTally } from '@/lib/storage/records/tally'
import { sessionDate } from '@/lib/storage/sheet/session-date'
import { counted, newPhone, the, ready } from '../support/storage'

interface Asked {
  readonly names?: readonly string[]
  readonly totals?: readonly number[]
  readonly base?: 'bela-2' | 'klabberjass-4'
  readonly note?: string
}

const MINUTE = 60_000

// Games begin a minute apart, because two that begin at the same time have no fixed order.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 20, 0) })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Saves a game that its first hand ends: 450 all, to 501, and one side makes 90. */
async function gameOf(tab: Connection, asked: Asked = {}): Promise<string> {
  vi.setSystemTime(Date.now() + MINUTE)
  const { names = ['Mike', 'Yetta'], totals = [90, 20], base = 'bela-2', note } = asked
  const target = base === 'bela-2' ? 501 : 1001
  const start = { totals: [target - 51, target - 51], heldOver: 0 }
  const id = the(await startGame(tab, { rules: { base }, names, dealer: 1, start }))
  the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, totals) }))
  if (note !== undefined) the(await appendChange(tab, id, { kind: 'noted', text: note }))
  return id
}

async function placesOf(tab: Connection, filter: Partial<HistoryFilter> = {}): Promise<readonly HistoryPlace[]> {
  let found: readonly HistoryPlace[] = []
  const scan = await read(tab, (db) =>
    scanHistory(db, { ...NO_FILTER, ...filter }, { tell: ({ places }) => (found = places), isWanted: () => true }),
  )
  the(scan)
  return found
}

const shown = async (tab: Connection, filter: Partial<HistoryFilter> = {}): Promise<readonly string[]> =>
  (await placesOf(tab, filter)).map(({ id }) => id)

/** A place without a game. */
const NOWHERE: HistoryPlace = { id: 'nothing', age: 0, evening: '' }

async function phoneWithoutExample() {
  const phone = newPhone()
  const tab = phone.openTab()
  the(await removeExample(tab))
  return { phone, tab }
}

describe('the history', () => {
  it('the history lists the newest game first, and includes the example', async () => {
    const tab = newPhone().openTab()
    // The example begins when the storage is first opened.
    const [example] = the(await read(tab, listGames))
    // An example with an entry of the user's stays when other games are over.
    the(await appendChange(tab, example?.id ?? '', { kind: 'noted', text: 'ours now' }))
    const first = await gameOf(tab)
    const second = await gameOf(tab)
    const third = await gameOf(tab)
    expect(await shown(tab)).toEqual([third, second, first, example?.id])
  })

  it('the history lists a game where it began, despite later changes or clocks', async () => {
    const { tab } = await phoneWithoutExample()
    const [first, second] = [await gameOf(tab), await gameOf(tab)]
    the(await appendChange(tab, first, { kind: 'noted', text: 'looked at again' }))
    expect(await shown(tab)).toEqual([second, first])
    vi.setSystemTime(Date.now() - 60 * MINUTE)
    const putBack = await gameOf(tab)
    expect(await shown(tab)).toEqual([second, first, putBack])
  })

  it('the history continues in the same order from page to page', async () => {
    const { tab } = await phoneWithoutExample()
    const begun: string[] = []
    for (let n = 0; n < 62; n += 1) begun.unshift(await gameOf(tab))
    expect(await shown(tab)).toEqual(begun)
  })

  it('the history can be filtered by player, pair, rules, result and note', async () => {
    const { tab } = await phoneWithoutExample()
    const two = await gameOf(tab, { note: 'at the Quarry Inn' })
    const lost = await gameOf(tab, { names: ['Ned', 'Mike'] })
    const four = await gameOf(tab, { names: ['Ann', 'Mike', 'Cleo', 'Yetta'], base: 'klabberjass-4', totals: [162, 0] })
    expect(await shown(tab, { people: ['mike'] })).toEqual([four, lost, two])
    expect(await shown(tab, { people: ['mike', 'yetta'] })).toEqual([four])
    expect(await shown(tab, { people: ['mike', 'ann'] })).toEqual([])
    expect(await shown(tab, { base: 'klabberjass-4' })).toEqual([four])
    expect(await shown(tab, { people: ['mike'], result: 'won' })).toEqual([two])
    expect(await shown(tab, { people: ['mike'], result: 'lost' })).toEqual([four, lost])
    expect(await shown(tab, { result: 'unfinished' })).toEqual([])
    expect(await shown(tab, { text: 'quarry' })).toEqual([two])
    expect(await shown(tab, { text: 'ned' })).toEqual([lost])
  })

  it('a search finds a person under every name that was written', async () => {
    const { tab } = await phoneWithoutExample()
    const game = await gameOf(tab)
    the(await savePlayer(tab, { id: null, name: 'Michael', keys: ['mike'], colour: 'red', initials: null }))
    expect(await shown(tab, { people: ['michael'] })).toEqual([game])
    expect(await shown(tab, { text: 'michael' })).toEqual([game])
  })

  it.each([
    ['zeljko', 'Željko'],
    ['cagla', 'Çağla'],
    ['isil', 'Işıl'],
    ['dorde', 'Đorđe'],
    ["o'neil", 'O’Neil'],
    ['oneil', "O'Neil"],
    ['O’NEIL', 'oneil'],
    ['mary ann', 'Mary  Ann'],
    ['Željko', 'zeljko'],
  ])('a search for %s finds %s', async (text, name) => {
    const { tab } = await phoneWithoutExample()
    const game = await gameOf(tab, { names: [name, 'Yetta'] })
    await gameOf(tab, { names: ['Ned', 'Mike'] })
    expect(await shown(tab, { text })).toEqual([game])
  })

  it('a game can be put away and taken out, and its figures count as before', async () => {
    const { tab } = await phoneWithoutExample()
    const game = await gameOf(tab)
    the(await setArchived(tab, game, 'archived'))
    expect(await shown(tab)).toEqual([])
    expect(await shown(tab, { shelf: 'archived' })).toEqual([game])
    expect(the(await read(tab, (db) => readParty(db, ['mike'], null))).tally.won).toBe(1)
    the(await setArchived(tab, game, 'listed'))
    expect(await shown(tab)).toEqual([game])
    expect((await setArchived(tab, 'nothing', 'listed')).ok).toBe(false)
  })

  it('the first page arrives before the rest, which is not read if no one waits', async () => {
    const { tab } = await phoneWithoutExample()
    for (let n = 0; n < 65; n += 1) await gameOf(tab)
    const sizes: number[] = []
    const tell = ({ places, isWhole }: HistoryPiece) => sizes.push(isWhole ? -places.length : places.length)
    await read(tab, (db) => scanHistory(db, NO_FILTER, { tell, isWanted: () => true }))
    expect(sizes).toEqual([60, -65])
    await read(tab, (db) => scanHistory(db, NO_FILTER, { tell, isWanted: () => sizes.length < 3 }))
    expect(sizes).toEqual([60, -65, 60])
  })

  it('games are listed by their places, with any number of others between', async () => {
    const { tab } = await phoneWithoutExample()
    const oldest = await gameOf(tab, { note: 'rain' })
    const between: string[] = []
    for (let n = 0; n < 8; n += 1) between.push(await gameOf(tab))
    const newest = await gameOf(tab, { note: 'snow' })
    const places = await placesOf(tab)
    const linesOf = async (ids: readonly string[]) =>
      the(await read(tab, (db) => readLines(db, [...places.filter(({ id }) => ids.includes(id)), NOWHERE])))
    const far = await linesOf([newest, oldest])
    expect([...far.keys()]).toEqual([newest, oldest])
    expect(far.get(oldest)).toMatchObject({ totals: [540, 470], winner: 0, note: 'rain', status: 'over' })
    const near = between.slice(2, 5)
    expect(new Set((await linesOf(near)).keys())).toEqual(new Set(near))
    expect(the(await read(tab, (db) => readLines(db, [])))).toEqual(new Map())
  })

  it('one damaged line does not hide the other games, and is named', async () => {
    const { phone, tab } = await phoneWithoutExample()
    const [spoilt, whole] = [await gameOf(tab), await gameOf(tab)]
    await phone.raw((db) => db.table('tallies').update(spoilt, { names: undefined }))
    expect(await shown(tab)).toEqual([whole])
    expect(the(await read(tab, (db) => readParty(db, ['mike'], null))).tally.won).toBe(1)
    const told: (readonly string[])[] = []
    const tell = ({ spoilt: ids }: HistoryPiece) => told.push(ids)
    the(await read(tab, (db) => scanHistory(db, NO_FILTER, { tell, isWanted: () => true })))
    expect(told).toEqual([[spoilt]])
    expect(the(await rebuildSummaries(tab, [spoilt]))).toBe(1)
    expect(await shown(tab)).toEqual([whole, spoilt])
  })

  it('a game is found although its line is lost or has lost its place', async () => {
    const { phone, tab } = await phoneWithoutExample()
    const [lost, placeless] = [await gameOf(tab), await gameOf(tab)]
    await phone.raw((db) => db.table('tallies').delete(lost))
    await phone.raw((db) => db.table('tallies').update(placeless, { age: 'yesterday' }))
    expect(new Set(the(await read(tab, listUncounted)))).toEqual(new Set([lost, placeless]))
    the(await rebuildSummaries(tab, [lost, placeless]))
    expect(the(await read(tab, listUncounted))).toEqual([])
    expect(await shown(tab)).toEqual([placeless, lost])
  })

  it('games that cannot be read are named separately', async () => {
    const { phone, tab } = await phoneWithoutExample()
    const game = await gameOf(tab)
    expect(the(await read(tab, listUncounted))).toEqual([])
    await phone.raw((db) => db.table('games').update(game, { v: 99 }))
    await phone.raw((db) => db.table('tallies').delete(game))
    the(await rebuildAllSummaries(tab))
    expect(the(await read(tab, listUncounted))).toEqual([game])
    expect(await shown(tab)).toEqual([])
  })

  it('an evening lasts until five in the morning', () => {
    expect(sessionDate(new Date(2026, 10, 21, 23, 30).getTime())).toBe('2026-11-21')
    expect(sessionDate(new Date(2026, 10, 22, 4, 59).getTime())).toBe('2026-11-21')
    expect(sessionDate(new Date(2026, 10, 22, 5, 0).getTime())).toBe('2026-11-22')
    expect(sessionDate(new Date(2027, 0, 1, 1, 0).getTime())).toBe('2026-12-31')
  })
})

describe('the figures of a player', () => {
  it('only series that were decided count as won', async () => {
    const { tab } = await phoneWithoutExample()
    const setup = {
      names: ['Mike', 'Yetta'],
      dealer: 1,
      rules: { base: 'bela-2' },
      start: { totals: [450, 450], heldOver: 0 },
    } as const
    const win = async (id: string) =>
      the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, [90, 20]) }))
    const first = the(await startGame(tab, setup, { kind: 'new', bestOf: 3 }))
    await win(first)
    const series = the(await read(tab, (db) => db.games.get(first))) as { seriesId: string }
    const figures = async (name: string) => {
      const { series, seriesWon } = the(await read(tab, (db) => readParty(db, [name], null)))
      return { series, seriesWon }
    }
    expect(await figures('mike')).toEqual({ series: 0, seriesWon: 0 })
    await win(the(await startGame(tab, setup, { kind: 'next', id: series.seriesId })))
    expect(await figures('mike')).toEqual({ series: 1, seriesWon: 1 })
    expect(await figures('yetta')).toEqual({ series: 1, seriesWon: 0 })
  })

  it('every game counts once, in any number of pages', async () => {
    const { phone, tab } = await phoneWithoutExample()
    const game = await gameOf(tab)
    const tally = readTally(the(await read(tab, (db) => db.tallies.get(game))), TALLY_STAMP)
    // A thousand are read at a time: this tests one full piece, one game more, and two full pieces.
    for (const count of [1000, 1001, 2000]) {
      const rows = Array.from({ length: count }, (_, n) =>
        withSum({ ...tally, gameId: `game-${String(n).padStart(5, '0')}` }),
      )
      await phone.raw(async (db) => {
        await db.table('tallies').clear()
        await db
          .table('tallies')
          .bulkPut([...rows, withSum({ ...tally, gameId: 'game-00500-the-example', example: true })])
      })
      const { people } = the(await read(tab, (db) => readAllFigures(db, null)))
      const figures = people.map(({ tally: { games, won, counts } }) => ({ games, won, hands: counts.hands }))
      expect(figures).toEqual([
        { games: count, won: count, hands: count },
        { games: count, won: 0, hands: count },
      ])
    }
  })

  it('a correction that gives the game to the other side changes the figures', async () => {
    const { tab } = await phoneWithoutExample()
    const game = await gameOf(tab)
    const won = async (name: string) => the(await read(tab, (db) => readParty(db, [name], null))).tally.won
    expect([await won('mike'), await won('yetta')]).toEqual([1, 0])
    const { tally } = the(await read(tab, (db) => readAllFigures(db, null))).people[0] ?? { tally: null }
    expect(tally?.counts.hands).toBe(1)
    const hand = (await ready(tab, game)).sheet.rows[0]?.id ?? ''
    the(await appendChange(tab, game, { kind: 'corrected', hand, facts: counted(0, [20, 90]) }))
    expect([await won('mike'), await won('yetta')]).toEqual([0, 1])
  })

  it('the figures can be limited to one rule set', async () => {
    const { tab } = await phoneWithoutExample()
    await gameOf(tab)
    await gameOf(tab, { names: ['Ann', 'Mike', 'Cleo', 'Yetta'], base: 'klabberjass-4', totals: [162, 0] })
    const everybody = the(await read(tab, (db) => readAllFigures(db, 'bela-2')))
    expect(everybody.bases).toEqual(['bela-2', 'klabberjass-4'])
    expect(everybody.people.map(({ people }) => people[0]?.name)).toEqual(['Mike', 'Yetta'])
    expect(everybody.pairs).toEqual([])
    expect(the(await read(tab, (db) => readParty(db, ['mike', 'yetta'], null))).tally).toMatchObject({
      games: 1,
      won: 0,
    })
  })

  it('the form of a player is the last games in order, each won or lost', async () => {
    const { tab } = await phoneWithoutExample()
    const lost = await gameOf(tab, { totals: [20, 142] })
    const won = await gameOf(tab)
    const { people } = the(await read(tab, (db) => readAllFigures(db, null)))
    const formOf = (name: string) => people.find((line) => line.people[0]?.name === name)?.results
    const mike = [
      { game: lost, won: false },
      { game: won, won: true },
    ]
    expect(formOf('Mike')).toEqual(mike)
    expect(formOf('Yetta')).toEqual(mike.map((one) => ({ ...one, won: !one.won })))
    expect(the(await read(tab, (db) => readParty(db, ['mike'], null))).results).toEqual(mike)
  })

  it('every kind of game that was finished is named, in any filter', async () => {
    const { tab } = await phoneWithoutExample()
    await gameOf(tab)
    await gameOf(tab)
    await gameOf(tab, { names: ['Ann', 'Mike', 'Cleo', 'Yetta'], base: 'klabberjass-4', totals: [162, 0] })
    const kinds = [
      { base: 'bela-2', games: 2 },
      { base: 'klabberjass-4', games: 1 },
    ]
    for (const base of [null, 'klabberjass-4'])
      expect(the(await read(tab, (db) => readParty(db, ['mike'], base))).kinds).toEqual(kinds)
  })
})
