import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isBlank } from '@/lib/format/clean-text'
import { openCode, packCode } from '@/lib/format/link'
import { openFile } from '@/lib/format/open-file'
import { RULE_SET_IDS, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { listHouses, listNames, NO_FILTER, read, readPlayers, type Connection, type HistoryGame } from '@/lib/storage'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { readAllFigures, readParty, scanHistory } from '@/lib/storage/history/review'
import { readEverything } from '@/lib/storage/maintenance'
import { isRow } from '@/lib/storage/records/record'
import { backupOf, gameJson, houseJson, restore, saveIncomingGame, saveIncomingHouse } from '@/lib/storage/sharing'
import { houseName } from '@/lib/text/terms/rule-set-names'
import { speakLanguage } from '@/tests/support/speak-language'
import { gameIn, gameInFile, hand, NOW, restorable } from '../support/arriving'
import { anyStory, play } from '../support/phone-of'
import { newPhone, ready, the, type Phone } from '../support/storage'

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
  belote: 4,
  contree: 4,
  coinche: 4,
  'bela-hr': 4,
}

/** Saves a game that its first hand ends: 450 all, to 501, and one side makes 90. */
async function gameOf(tab: Connection, names: readonly string[], taker = 0): Promise<string> {
  const start = { totals: [450, 450], heldOver: 0 }
  const id = the(await startGame(tab, { rules: { base: 'bela-2' }, names, dealer: 1, start }))
  the(await appendChange(tab, id, hand(taker, ...(taker === 0 ? [90, 20] : [20, 90]))))
  return id
}

const everybody = async (tab: Connection) => the(await read(tab, (db) => readAllFigures(db, null)))
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

/** Checks that no person has the name of a seat in any list or search of players. */
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

/** Returns every name in the rows of a phone, including the derived rows. */
const namesIn = (phone: Phone): Promise<readonly unknown[]> =>
  phone.raw(async (db) => {
    const tables = [await db.table('games').toArray(), await db.series.toArray(), await db.tallies.toArray()]
    const rows = tables.flat().filter((row) => isRow(row) && row['example'] !== true)
    return rows.flatMap((row) =>
      isRow(row) ? [row['names'], isRow(row['summary']) ? row['summary']['names'] : []] : [],
    )
  })

describe('a game started without names', () => {
  it.each(RULE_SET_IDS)('a game without names is stored without names: %s', async (base) => {
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

  it('the game counts for the players with names, against no one', async () => {
    const tab = newPhone().openTab()
    await gameOf(tab, ['Mike', ''])
    await gameOf(tab, ['', 'Mike'])
    await gameOf(tab, ['', ''])
    expect(await people(tab)).toEqual([['Mike', 2, 1]])
    const mike = the(await read(tab, (db) => readParty(db, ['mike'], null)))
    expect(mike.opponents).toEqual([])
    expect(mike).toMatchObject({ streak: 1, tally: { games: 2, won: 1, counts: { hands: 2 } } })
  })

  it('two named partners count as a pair, and one alone does not', async () => {
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

  it('a seat can be named later, from a chosen hand on', async () => {
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

describe('a game without names from another phone', () => {
  it('a game without names arrives without names, and without words in their place', async () => {
    const name = fc.constantFrom('', ' ', '\u200d', 'Mike', 'Север')
    const law = fc.record({ story: anyStory, names: fc.array(name, { minLength: 4, maxLength: 4 }) })
    await fc.assert(
      fc.asyncProperty(law, async ({ story, names }) => {
        const from = newPhone().openTab()
        const players = names.slice(0, story.game.players.length)
        const id = await play(from, { ...story, game: { ...story.game, players } })
        const here = await ready(from, id)
        expect(here.record.names).toEqual(players.map((one) => (isBlank(one) ? '' : one)))
        const [whole, plain] = [gameJson(here.bundle, 'whole'), gameJson(here.bundle, 'plain')]
        if (whole === null || plain === null) return
        for (const game of [gameInFile(whole), gameIn(openCode(packCode(plain)))]) {
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

describe('the logs of several phones', () => {
  it('a player with an invisible name has no name', async () => {
    const tab = newPhone().openTab()
    const id = the(await startGame(tab, { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: 1 }))
    the(await appendChange(tab, id, { kind: 'seated', seat: 1, name: '\u200d', from: null }))
    const { bundle, sheet } = await ready(tab, id)
    expect(bundle.changes).toMatchObject([{ kind: 'seated', seat: 1, name: '' }])
    expect(sheet.names).toEqual(['Mike', ''])
    await expectNobody(tab, ['Player 2'])
  })
})

describe('house rules without a name', () => {
  it('house rules without a name are called in the spoken language', async () => {
    await speakLanguage('bg')
    expect([houseName(''), houseName('The Quarry Inn')]).toEqual(['Домашни правила', 'The Quarry Inn'])
  })

  it('house rules without a name are sent and received without one', async () => {
    const tab = newPhone().openTab()
    for (const name of ['', '\u200d']) {
      const opened = openFile(JSON.stringify({ format: 'yuss/1', name, rules: { base: 'bela-2', tie: 'bate' } }))
      if (!opened.ok || opened.value.kind !== 'house') throw new Error(JSON.stringify(opened))
      the(await saveIncomingHouse(tab, opened.value.house))
    }
    const houses = the(await read(tab, listHouses))
    expect(houses.map((house) => houseJson(house))).toEqual([
      { format: 'yuss/1', name: '', rules: { base: 'bela-2', tie: 'bate' } },
    ])
  })

  it('house rules without a name give their games none', async () => {
    const tab = newPhone().openTab()
    const setup = { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: 0 } as const
    const id = the(await startGame(tab, { ...setup, rulesName: '' }))
    expect((await ready(tab, id)).record.rulesName).toBeNull()
  })
})
