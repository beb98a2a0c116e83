import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openCode, packCode } from '@/lib/format/link'
import { openFile } from '@/lib/format/open-file'
import { namesGiven } from '@/lib/format/seat-words'
import { canonical } from '@/lib/log/canonical'
import { foldLog } from '@/lib/log/fold'
import { speakLanguage } from '@/lib/messages/speaking'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { listGames, listHouses, listNames, NO_FILTER, read, readPlayers, updateSummaries } from '@/lib/storage'
import type { Connection, HistoryGame } from '@/lib/storage'
// Fetched beforehand: a transaction that waits for it asks the database for nothing again and again meanwhile.
import '@/lib/storage/first-rows'
import { entriesOf } from '@/lib/storage/log'
import { readEverything, savePlayer } from '@/lib/storage/maintenance'
import { houseRecord } from '@/lib/storage/records/house'
import { isRow } from '@/lib/storage/records/record'
import { readEverybody, readParty, scanHistory } from '@/lib/storage/review'
import {
  backupOf,
  gameJson,
  houseJson,
  incomingGame,
  readRestorable,
  restore,
  saveIncomingGame,
  saveIncomingHouse,
} from '@/lib/storage/sharing'
import type { IncomingGame, Restorable } from '@/lib/storage/sharing'
import { appendChange, startGame } from '@/lib/storage/writing'
import { playerNumber } from '@/lib/text/terms/names'
import { houseName } from '@/lib/text/terms/rule-set-names'
import { anyStory, play } from '../support/phone-of'
import { counted, newPhone, ready, the, totalsOf } from '../support/storage'
import type { Phone } from '../support/storage'
import { FROZEN_GAME, FROZEN_TOTALS, leaveDatabase } from './frozen-databases'

const NOW = 1_795_252_419_000

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

const PLAYERS: Readonly<Record<RuleSetId, number>> = {
  'bela-2': 2,
  'bela-3': 3,
  'klabberjass-4': 4,
  lehman: 2,
  bicycle: 2,
  denexa: 2,
  'bridge-belote': 4,
}

const hand = (taker: number, ...totals: readonly number[]) =>
  ({ kind: 'recorded', facts: counted(taker, totals) }) as const

/** A game that its first hand ends: 450 all to 501, and one side makes 90. */
async function gameOf(tab: Connection, names: readonly string[], taker = 0): Promise<string> {
  const start = { totals: [450, 450], heldOver: 0 }
  const id = the(await startGame(tab, { rules: { base: 'bela-2' }, names, dealer: 1, start }))
  the(await appendChange(tab, id, hand(taker, ...(taker === 0 ? [90, 20] : [20, 90]))))
  return id
}

const everybody = async (tab: Connection) => the(await read(tab, (db) => readEverybody(db, null)))
const people = async (tab: Connection) =>
  (await everybody(tab)).people.map(({ people: [person], tally }) => [person?.name, tally.games, tally.won])

async function found(tab: Connection, text: string): Promise<readonly HistoryGame[]> {
  let lines: readonly HistoryGame[] = []
  the(
    await read(tab, (db) =>
      scanHistory(db, { ...NO_FILTER, text }, { tell: (piece) => (lines = piece.lines), isWanted: () => true }),
    ),
  )
  return lines
}

/** Nobody is called what a seat is called, wherever players are listed or looked for. */
async function expectNobody(tab: Connection, words: readonly string[]): Promise<void> {
  const all = await everybody(tab)
  const named = [...all.people, ...all.pairs].flatMap(({ people: party }) => party.map(({ name }) => name))
  const offered = the(await read(tab, listNames))
  for (const word of ['', ...words]) {
    expect(named).not.toContain(word)
    expect(offered).not.toContain(word)
    if (word !== '') expect((await found(tab, word)).filter((game) => !game.example)).toEqual([])
    expect(the(await read(tab, (db) => readParty(db, [word.toLowerCase()], null))).tally.counts.hands).toBe(0)
  }
}

/** Every name in the rows of a phone, in the copies too. */
const namesIn = (phone: Phone): Promise<readonly unknown[]> =>
  phone.raw(async (db) => {
    const tables = [await db.table('games').toArray(), await db.series.toArray(), await db.tallies.toArray()]
    const rows = tables.flat().filter((row) => isRow(row) && row['example'] !== true)
    return rows.flatMap((row) =>
      isRow(row) ? [row['names'], isRow(row['summary']) ? row['summary']['names'] : []] : [],
    )
  })

describe('a game started without names', () => {
  it.each(RULE_SET_IDS)('is stored without names: %s', async (base) => {
    const phone = newPhone()
    const tab = phone.openTab()
    const nobody = Array.from({ length: PLAYERS[base] }, () => '')
    const id = the(await startGame(tab, { rules: { base }, names: nobody, dealer: 0 }, { kind: 'new', bestOf: 3 }))
    the(await appendChange(tab, id, { kind: 'recorded', facts: { kind: 'thrown-in', why: 'all-pass', dealer: null } }))
    const { sheet, record } = await ready(tab, id)
    expect([record.names, sheet.names, sheet.rows[0]?.names]).toEqual([nobody, nobody, nobody])
    expect((await namesIn(phone)).flat().filter((name) => name !== '')).toEqual([])
    await expectNobody(tab, ['North', 'Host', 'Player 1'])
    expect(await everybody(tab)).toEqual({ people: [], pairs: [], bases: [base] })
  })

  it('counts for those who were named, as a game against nobody', async () => {
    const tab = newPhone().openTab()
    await gameOf(tab, ['Mike', ''])
    await gameOf(tab, ['', 'Mike'])
    await gameOf(tab, ['', ''])
    expect(await people(tab)).toEqual([['Mike', 2, 1]])
    const mike = the(await read(tab, (db) => readParty(db, ['mike'], null)))
    expect(mike.opponents).toEqual([])
    expect(mike).toMatchObject({ streak: 1, tally: { games: 2, won: 1, counts: { hands: 2 } } })
  })

  it('makes a pair of two who were named, and none of one', async () => {
    const tab = newPhone().openTab()
    const start = { totals: [950, 950], heldOver: 0 }
    const names = ['Ann', 'Sue', 'Ben', '']
    const rules = { base: 'klabberjass-4' } as const
    const id = the(await startGame(tab, { rules, names, dealer: 1, start }))
    the(await appendChange(tab, id, hand(0, 100, 62)))
    const { pairs, people: single } = await everybody(tab)
    expect(pairs.map(({ people: party }) => party.map(({ name }) => name))).toEqual([['Ann', 'Ben']])
    expect(single.map(({ people: [person] }) => person?.name).sort()).toEqual(['Ann', 'Ben', 'Sue'])
  })

  it('may have a name given to a seat later, from which hand on it is theirs', async () => {
    const tab = newPhone().openTab()
    const id = the(await startGame(tab, { rules: { base: 'bela-2' }, names: ['', ''], dealer: 1 }))
    the(await appendChange(tab, id, hand(0, 56, 23)))
    the(await appendChange(tab, id, { kind: 'seated', seat: 0, name: 'Ann', from: null }))
    the(await appendChange(tab, id, hand(1, 38, 106)))
    const { sheet } = await ready(tab, id)
    expect(sheet.rows.map(({ names }) => names)).toEqual([
      ['', ''],
      ['Ann', ''],
    ])
    expect(await people(tab)).toEqual([['Ann', 0, 0]])
  })
})

/** A phone with a database as the first release left it, with other names in its one game. */
async function olderPhone(version: number, names: readonly string[]): Promise<Phone> {
  const phone = newPhone()
  await leaveDatabase(phone.indexedDB, version)
  await phone.raw(async (db) => {
    const row: unknown = await db.table('games').get(FROZEN_GAME)
    if (!isRow(row)) throw new Error('a game was left')
    const copy = isRow(row['summary']) ? { summary: { ...row['summary'], names } } : {}
    await db.table('games').put({ ...row, ...copy, names })
    const series: unknown = (await db.table('series').toArray())[0]
    if (isRow(series)) await db.table('series').put({ ...series, names })
    // The stamp of the copies that the code before this made.
    if (version === 4) await db.meta.put({ key: 'copies', value: '1.2.2.2' })
    const tally: unknown = await db.tallies.get(FROZEN_GAME)
    if (isRow(tally))
      await db.table('tallies').put({ ...tally, names, people: names.map((name) => name.toLowerCase()) })
  })
  return phone
}

describe('a game of the first release', () => {
  it.each([1, 2, 3, 4])(
    'is raised where nobody had been named, and its copies with it: version %i',
    async (version) => {
      const phone = await olderPhone(version, ['Host', 'Yetta'])
      const tab = phone.openTab('with-journal')
      the(await tab.open())
      expect((await ready(tab, FROZEN_GAME)).sheet.names).toEqual(['', 'Yetta'])
      const lists = async () =>
        the(await read(tab, listGames)).flatMap((game) => (game.state === 'readable' ? [game] : []))
      for (const { record } of await lists()) expect(record.summary?.names ?? record.names).toEqual(['', 'Yetta'])
      the(await updateSummaries(tab))
      await tab.secure()
      expect(await totalsOf(tab, FROZEN_GAME)).toEqual(FROZEN_TOTALS)
      await expectNobody(tab, ['Host'])
      expect(await people(tab)).toEqual([['Yetta', 0, 0]])
      expect(the(await read(tab, listNames))).toEqual(['Yetta'])
      const games = await phone.raw((db) => db.table('games').toArray())
      expect(games).toMatchObject([{ names: ['', 'Yetta'], summary: { names: ['', 'Yetta'] } }])
    },
  )

  it('comes back so from the second copy alone', async () => {
    const phone = await olderPhone(4, ['Host', 'Guest'])
    const tab = phone.openTab('with-journal')
    the(await tab.open())
    await tab.secure()
    tab.close()
    await new Promise((resolve) => {
      phone.indexedDB.deleteDatabase('yuss').onsuccess = resolve
    })
    const next = phone.openTab('with-journal')
    the(await next.open())
    the(await updateSummaries(next))
    expect((await ready(next, FROZEN_GAME)).sheet.names).toEqual(['', ''])
    await expectNobody(next, ['Host', 'Guest'])
  })

  it('stays somebody’s where the seat was listed as a player and given a name', async () => {
    const phone = await olderPhone(4, ['Host', 'Yetta'])
    const tab = phone.openTab()
    the(await tab.open())
    the(await savePlayer(tab, { id: null, name: 'Mike', keys: ['host'], colour: null, initials: null }))
    the(await updateSummaries(tab))
    expect((await ready(tab, FROZEN_GAME)).sheet.names).toEqual(['Mike', 'Yetta'])
    expect((await people(tab)).map(([name]) => name).sort()).toEqual(['Mike', 'Yetta'])
  })

  it('is nobody’s where that would call two at the table alike', async () => {
    const phone = await olderPhone(4, ['Host', 'Mike'])
    const tab = phone.openTab()
    the(await tab.open())
    the(await savePlayer(tab, { id: null, name: 'Mike', keys: ['host'], colour: null, initials: null }))
    the(await updateSummaries(tab))
    expect((await ready(tab, FROZEN_GAME)).sheet.names).toEqual(['', 'Mike'])
  })
})

function incoming(opened: ReturnType<typeof openFile> | ReturnType<typeof openCode>): IncomingGame {
  if (!opened.ok || opened.value.kind !== 'game') throw new Error(JSON.stringify(opened))
  const game = incomingGame(opened.value, NOW)
  if (!game.ok) throw new Error(game.error.place)
  return game.value
}

function restorable(file: string): Restorable {
  const opened = openFile(file)
  if (!opened.ok || opened.value.kind !== 'backup') throw new Error(JSON.stringify(opened))
  return readRestorable(opened.value.backup, NOW)
}

/** The file of a game as the first release wrote it: with what its seats were called in every place. */
const asBefore = (json: object, words: readonly string[]): string => {
  const { 'x-record': row, ...rest } = JSON.parse(JSON.stringify(json))
  return JSON.stringify({
    ...rest,
    players: words,
    ...(row === undefined ? {} : { 'x-record': { ...row, names: words } }),
  })
}

describe('a game that comes from an older phone', () => {
  const two = async () => {
    const tab = newPhone().openTab()
    const id = the(await startGame(tab, { rules: { base: 'bela-2' }, names: ['', 'Yetta'], dealer: 1 }))
    the(await appendChange(tab, id, hand(0, 56, 23)))
    const json = gameJson((await ready(tab, id)).bundle, 'whole')
    const plain = gameJson((await ready(tab, id)).bundle, 'plain')
    if (json === null || plain === null) throw new Error('a game that can be read can be written')
    return { id, json, plain }
  }

  it('by file is raised, with its log', async () => {
    const { id, json } = await two()
    for (const words of [
      ['Host', 'Yetta'],
      ['Player 1', 'Yetta'],
    ]) {
      const game = incoming(openFile(asBefore(json, words)))
      expect(game.kind).toBe('whole')
      const tab = newPhone().openTab()
      expect(the(await saveIncomingGame(tab, game))).toBe(id)
      expect((await ready(tab, id)).sheet.names).toEqual(['', 'Yetta'])
      await expectNobody(tab, words.slice(0, 1))
    }
  })

  it('by link is raised, and is the game that is here', async () => {
    const { id, plain } = await two()
    const tab = newPhone().openTab()
    const code = packCode(JSON.parse(asBefore(plain, ['Host', 'Yetta'])))
    expect(the(await saveIncomingGame(tab, incoming(openCode(code))))).toBe(id)
    expect((await ready(tab, id)).record.names).toEqual(['', 'Yetta'])
    expect(the(await saveIncomingGame(tab, incoming(openCode(packCode(plain)))))).toBe(id)
    expect((await ready(tab, id)).sheet.rows).toHaveLength(1)
  })

  it('in a backup is raised, or is theirs whom the same backup names', async () => {
    const { id, json } = await two()
    const backup = async (extras: object) => {
      const games = [JSON.parse(asBefore(json, ['Host', 'Yetta']))]
      const tab = newPhone().openTab()
      the(await restore(tab, restorable(JSON.stringify({ format: 'yuss-backup/1', games, ...extras })), 'merge'))
      return { tab, names: (await ready(tab, id)).sheet.names }
    }
    const bare = await backup({})
    expect(bare.names).toEqual(['', 'Yetta'])
    await expectNobody(bare.tab, ['Host'])
    const mike = {
      id: 'p',
      v: 1,
      name: 'Mike',
      keys: ['host', 'mike'],
      colour: 'ink',
      initials: null,
      updatedAt: NOW,
      extra: {},
    }
    expect((await backup({ 'x-players': [mike] })).names).toEqual(['Mike', 'Yetta'])
  })

  it('never brings a word with it, whatever its players are called and by whatever road it comes', async () => {
    const word = fc.constantFrom(
      'North',
      'East',
      'South',
      'West',
      'Host',
      'Guest',
      'Left',
      'Right',
      'Player 1',
      'Player 2',
    )
    const name = fc.oneof(word, fc.constantFrom('', 'Mike', 'Север'))
    const law = fc.record({ story: anyStory, names: fc.array(name, { minLength: 4, maxLength: 4 }) })
    await fc.assert(
      fc.asyncProperty(law, async ({ story, names }) => {
        const from = newPhone().openTab()
        const players = names.slice(0, story.game.players.length)
        const id = await play(from, { ...story, game: { ...story.game, players } })
        const here = await ready(from, id)
        expect(here.record.names).toEqual(namesGiven(players))
        const [whole, plain] = [gameJson(here.bundle, 'whole'), gameJson(here.bundle, 'plain')]
        if (whole === null || plain === null) return
        const roads = [
          incoming(openFile(JSON.stringify(whole))),
          incoming(openFile(asBefore(whole, players))),
          incoming(openCode(packCode(plain))),
          incoming(openCode(packCode(JSON.parse(asBefore(plain, players))))),
        ]
        for (const game of roads) {
          const to = newPhone().openTab()
          the(await saveIncomingGame(to, game))
          const there = await ready(to, id)
          expect(there.record.names).toEqual(here.record.names)
          expect(there.sheet.rows.map((row) => row.names)).toEqual(here.sheet.rows.map((row) => row.names))
        }
        const backup = JSON.stringify(backupOf(the(await read(from, readEverything)), NOW))
        const to = newPhone().openTab()
        the(await restore(to, restorable(backup), 'replace'))
        expect((await ready(to, id)).record.names).toEqual(here.record.names)
        expect(the(await read(to, readPlayers))).toEqual([])
      }),
      { numRuns: 20 },
    )
  }, 60_000)
})

describe('the log of several phones', () => {
  /** What the first release wrote of a seat whose new player had a name with nothing to see. */
  const blank = async (tab: Connection, id: string) =>
    the(await appendChange(tab, id, { kind: 'seated', seat: 1, name: '\u200d', from: null }))

  it('holds the same entry for a seat without a name, whatever a phone speaks', async () => {
    const english = newPhone().openTab()
    const id = the(await startGame(english, { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: 1 }))
    await blank(english, id)
    await speakLanguage('en-XA')
    expect(playerNumber(1)).not.toBe('Player 2')
    const other = newPhone().openTab()
    const otherId = the(await startGame(other, { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: 1 }))
    await blank(other, otherId)
    const said = async (tab: Connection, game: string) =>
      entriesOf((await ready(tab, game)).bundle.changes).map((entry) => ('name' in entry ? entry.name : null))
    // “Player 2”, as the first release wrote it: an older phone that is sent this entry changes nothing in it.
    expect(await said(english, id)).toEqual(['Player 2'])
    expect(await said(other, otherId)).toEqual(['Player 2'])
    expect((await ready(other, otherId)).sheet.names).toEqual(['Mike', ''])
  })

  it('folds to the same on a phone of the first release, which keeps its entries as they are', async () => {
    await fc.assert(
      fc.asyncProperty(anyStory, async (story) => {
        const from = newPhone().openTab()
        const id = await play(from, story)
        await blank(from, id)
        const sent = (await ready(from, id)).bundle
        const json = gameJson(sent, 'whole')
        if (json === null) return
        const words = story.game.players.map((_, seat) => `Player ${seat + 1}`)
        const back = incoming(openFile(asBefore(json, words)))
        const told = ({ changes }: { readonly changes: readonly unknown[] }) => canonical(foldLog(entriesOf(changes)))
        expect(told(back)).toBe(told(sent))
        the(await saveIncomingGame(from, back))
        expect((await ready(from, id)).bundle.changes).toHaveLength(sent.changes.length)
      }),
      { numRuns: 15 },
    )
  }, 30_000)
})

describe('house rules that nobody named', () => {
  const WRITTEN = { id: 'h', v: 1, name: 'House rules', rules: { base: 'bela-2' }, updatedAt: 1, extra: {} }

  it('have no name, though the first release wrote one', () => {
    expect(houseRecord.read(WRITTEN)).toMatchObject({ value: { name: '' } })
    expect(houseRecord.read({ ...WRITTEN, name: 'House rules of the inn' })).toMatchObject({
      value: { name: 'House rules of the inn' },
    })
  })

  it('are called in the language that is spoken', async () => {
    await speakLanguage('bg')
    expect([houseName(''), houseName('The Quarry Inn')]).toEqual(['Домашни правила', 'The Quarry Inn'])
  })

  it('are sent without a name, and come in without one from a phone of the first release', async () => {
    const tab = newPhone().openTab()
    for (const name of ['', 'House rules']) {
      const opened = openFile(JSON.stringify({ format: 'yuss/1', name, rules: { base: 'bela-2', tie: 'bate' } }))
      if (!opened.ok || opened.value.kind !== 'house') throw new Error(JSON.stringify(opened))
      the(await saveIncomingHouse(tab, opened.value.house))
    }
    const houses = the(await read(tab, listHouses))
    expect(houses.map((house) => houseJson(house))).toEqual([
      { format: 'yuss/1', name: '', rules: { base: 'bela-2', tie: 'bate' } },
    ])
  })

  it('give their games no name', async () => {
    const tab = newPhone().openTab()
    const setup = { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: 0 } as const
    for (const rulesName of ['', 'House rules']) {
      const id = the(await startGame(tab, { ...setup, rulesName }))
      expect((await ready(tab, id)).record.rulesName).toBeNull()
    }
  })
})
