import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameKey } from '@/lib/engine/table/alike'
import { listNames, read, readPlayers, type Connection } from '@/lib/storage'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { readAllFigures, readParty } from '@/lib/storage/history/review'
import { restorePlayers, savePlayer } from '@/lib/storage/maintenance'
import { directoryOf } from '@/lib/storage/people/directory'
import { initialsOf, distinctLooks } from '@/lib/storage/people/looks'
import type { PlayerRecord } from '@/lib/storage/records/record-types'
import { playerRow } from '../support/player-row'
import { counted, everyoneBefore, newPhone, ready, the } from '../support/storage'

async function gameOf(tab: Connection, names: readonly string[], totals: readonly number[]): Promise<string> {
  const rules = { base: 'bela-2' } as const
  const id = the(await startGame(tab, { rules, names, dealer: 1, start: { totals: [450, 450], heldOver: 0 } }))
  the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, totals) }))
  return id
}

const people = async (tab: Connection) =>
  the(await read(tab, (db) => readAllFigures(db, null))).people.map(({ people: [person], tally }) => ({
    name: person?.name,
    games: tally.games,
    won: tally.won,
  }))

const facts = (name: string, keys: readonly string[]) =>
  ({ id: null, name, keys, colour: null, initials: null }) as const

describe('players', () => {
  it('players are known by name in any case, and the example’s have no figures', async () => {
    const tab = newPhone().openTab()
    await gameOf(tab, ['Mike', 'Yetta'], [90, 20])
    await gameOf(tab, ['MIKE ', 'Ned'], [90, 20])
    const found = await people(tab)
    expect(found).toHaveLength(3)
    expect(found[0]).toMatchObject({ name: expect.stringMatching(/^mike$/i), games: 2, won: 2 })
    expect(found).toContainEqual({ name: 'Yetta', games: 1, won: 0 })
    expect(found).toContainEqual({ name: 'Ned', games: 1, won: 0 })
  })

  it('renamed players keep their games, which show what was written', async () => {
    const tab = newPhone().openTab()
    const id = await gameOf(tab, ['Mike', 'Yetta'], [90, 20])
    the(await savePlayer(tab, facts('Michael', [nameKey('Mike')])))
    expect(await people(tab)).toContainEqual({ name: 'Michael', games: 1, won: 1 })
    expect((await ready(tab, id)).sheet.names).toEqual(['Mike', 'Yetta'])
    expect(the(await read(tab, listNames))).toContain('Michael')
    const found = the(await read(tab, (db) => readParty(db, ['michael'], null)))
    expect(found.tally).toMatchObject({ games: 1, won: 1 })
    expect(the(await read(tab, (db) => readParty(db, ['mike'], null)))).toEqual(found)
  })

  it('a name that no player has is no person', async () => {
    const tab = newPhone().openTab()
    await gameOf(tab, ['Mike', 'Yetta'], [90, 20])
    const peopleOf = async (...keys: string[]) =>
      the(await read(tab, (db) => readParty(db, keys, null))).people.map(({ name }) => name)
    expect(await peopleOf('call this number')).toEqual([])
    expect(await peopleOf('mike', 'call this number')).toEqual(['Mike'])
    the(await savePlayer(tab, facts('Ned', [])))
    expect(await peopleOf('ned')).toEqual(['Ned'])
  })

  it('merged players count as one, and undo makes them two again', async () => {
    const tab = newPhone().openTab()
    await gameOf(tab, ['Mike', 'Yetta'], [90, 20])
    await gameOf(tab, ['Mick', 'Yetta'], [90, 20])
    the(await savePlayer(tab, facts('Mick', ['mick'])))
    const before = everyoneBefore(await savePlayer(tab, facts('Mike', ['mike', 'mick'])))
    expect(await people(tab)).toContainEqual({ name: 'Mike', games: 2, won: 2 })
    expect(the(await read(tab, readPlayers))).toHaveLength(1)
    the(await restorePlayers(tab, before))
    expect(await people(tab)).toContainEqual({ name: 'Mike', games: 1, won: 1 })
    expect(await people(tab)).toContainEqual({ name: 'Mick', games: 1, won: 1 })
  })

  it('players who sat at one table are not made one person', async () => {
    const tab = newPhone().openTab()
    await gameOf(tab, ['Anna', 'Dora'], [90, 20])
    const before = the(await read(tab, readPlayers))
    for (const [name, keys] of [
      ['Anna', ['dora']],
      ['Dora', ['dora', 'anna']],
      ['Someone', ['dora', 'anna']],
    ] as const) {
      const done = the(await savePlayer(tab, facts(name, keys)))
      expect(done).toMatchObject({ state: 'two-people', names: expect.arrayContaining(['Anna', 'Dora']) })
    }
    expect(the(await read(tab, readPlayers))).toEqual(before)
  })

  it('players who sat at one table stay two with names that look alike', async () => {
    const tab = newPhone().openTab()
    await gameOf(tab, ['Anna', 'Dora'], [90, 20])
    expect(the(await savePlayer(tab, facts('\u0410nn\u0430', ['dora'])))).toMatchObject({ state: 'saved' })
    expect(await people(tab)).toEqual([
      { name: 'Anna', games: 1, won: 1 },
      { name: '\u0410nn\u0430', games: 1, won: 0 },
    ])
  })

  it('a name in other letters, and a name made one person by another phone, do not keep a player from a new name', async () => {
    const tab = newPhone().openTab()
    await gameOf(tab, ['Mike', 'mike'], [90, 20])
    await gameOf(tab, ['Mike', 'Mick'], [90, 20])
    the(await restorePlayers(tab, [playerRow('Mike', ['mike', 'mick'])]))
    const renamed = { ...facts('Michael', ['mike', 'mick']), id: 'Mike' }
    expect(the(await savePlayer(tab, renamed))).toMatchObject({ state: 'saved' })
  })

  it('a player who took the seat of another can be merged with them', async () => {
    const tab = newPhone().openTab()
    const id = await gameOf(tab, ['Mkie', 'Yetta'], [20, 20])
    the(await appendChange(tab, id, { kind: 'seated', seat: 0, name: 'Mike', from: null }))
    the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, [90, 20]) }))
    expect(the(await savePlayer(tab, facts('Mike', ['mkie', 'mike'])))).toMatchObject({ state: 'saved' })
    expect(the(await savePlayer(tab, facts('Mike', ['mkie', 'mike', 'yetta'])))).toMatchObject({ state: 'two-people' })
  })

  it('a person who would sit twice at one table counts at neither seat, and keeps the other games', async () => {
    const tab = newPhone().openTab()
    await gameOf(tab, ['Mike', 'Yetta'], [90, 20])
    await gameOf(tab, ['Mike', 'mike'], [90, 20])
    await gameOf(tab, ['Mike', 'Mick'], [90, 20])
    the(await restorePlayers(tab, [playerRow('Mike', ['mike', 'mick'])]))
    expect(await people(tab)).toEqual([
      { name: 'Mike', games: 1, won: 1 },
      { name: 'Yetta', games: 1, won: 0 },
    ])
  })

  it.each([
    ['İlker', 'ilker'],
    ['IŞIL', 'ışıl'],
  ])('a Turkish name counts as one person in capitals and in small letters: %s', async (one, other) => {
    const tab = newPhone().openTab()
    await gameOf(tab, [one, 'Ann'], [90, 20])
    await gameOf(tab, [other, 'Ann'], [90, 20])
    expect(await people(tab)).toContainEqual({
      name: expect.stringMatching(/^(?:İlker|ilker|IŞIL|ışıl)$/),
      games: 2,
      won: 2,
    })
    expect(the(await read(tab, listNames))).toHaveLength(2)
  })

  it('a person whose keys an earlier version wrote is still found by each of their names', async () => {
    const tab = newPhone().openTab()
    await gameOf(tab, ['İlker', 'Ann'], [90, 20])
    await gameOf(tab, ['Elker', 'Ann'], [90, 20])
    // The small letter of İ was once i with a dot above.
    the(await restorePlayers(tab, [playerRow('İlker', ['i\u0307lker', 'elker'])]))
    expect(await people(tab)).toContainEqual({ name: 'İlker', games: 2, won: 2 })
  })

  it('players without a chosen colour keep theirs through renames, merges and undo', async () => {
    const tab = newPhone().openTab()
    const who = async (name: string) => directoryOf(the(await read(tab, readPlayers))).of(name)
    // The three names have three colours: otherwise this test could not fail.
    const { colour } = await who('Mike')
    expect(new Set([colour, (await who('Michael')).colour, (await who('Ned')).colour]).size).toBe(3)
    let keys: readonly string[] = ['mike']
    for (const name of ['Michael', 'Ned', 'Mike', 'Michael']) {
      const id = (await who('Mike')).record?.id ?? null
      the(await savePlayer(tab, { ...facts(name, keys), id }))
      const person = await who('Mike')
      expect(person).toMatchObject({ name, colour })
      keys = person.record?.keys ?? []
    }
  })

  it('players without a name are refused', async () => {
    expect((await savePlayer(newPhone().openTab(), facts('  ', []))).ok).toBe(false)
  })

  it.each([
    ['🇭🇷🇧🇬🇫🇷🇩🇪', '🇭🇷🇧🇬🇫🇷'],
    ['👨‍👩‍👧 A', '👨‍👩‍👧 A'],
    ['\u3164', null],
  ])('chosen initials are whole characters, at most three: %s', async (chosen, initials) => {
    const tab = newPhone().openTab()
    the(await savePlayer(tab, { ...facts('Ann', []), initials: chosen }))
    expect(the(await read(tab, readPlayers))).toMatchObject([{ initials }])
  })

  describe('at one table', () => {
    const record = (name: string, look: Partial<PlayerRecord>): PlayerRecord => ({
      id: name,
      v: 1,
      name,
      keys: [nameKey(name)],
      colour: null,
      initials: null,
      updatedAt: 0,
      extra: {},
      ...look,
    })
    const looksOf = (names: readonly string[], players: readonly PlayerRecord[] = []) =>
      distinctLooks(names.map(directoryOf(players).of))

    it('players at one table have different colours', () => {
      fc.assert(
        fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 4 }), (names) => {
          expect(new Set(looksOf(names).map(({ colour }) => colour)).size).toBe(names.length)
        }),
      )
    })

    it('chosen colours and letters stay, and others give way', () => {
      const [ann] = looksOf(['Ann'])
      const chosen = record('Mike', { colour: ann?.colour ?? null, initials: 'A' })
      const [one, mike] = looksOf(['Ann', 'Mike'], [chosen])
      expect(mike).toEqual({ colour: ann?.colour, initials: 'A' })
      expect(one?.colour).not.toBe(ann?.colour)
      expect(one?.initials).toBe('An')
    })

    it('two players who chose the same colour both have it', () => {
      const both = ['Ann', 'Mike'].map((name) => record(name, { colour: 'teal' }))
      expect(looksOf(['Ann', 'Mike'], both).map(({ colour }) => colour)).toEqual(['teal', 'teal'])
    })

    it('players have as many letters as tell them apart, up to three', () => {
      const letters = (names: readonly string[]) => looksOf(names).map(({ initials }) => initials)
      expect(letters(['Mike', 'Yetta'])).toEqual(['M', 'Y'])
      expect(letters(['Mike', 'Mary', 'Mick'])).toEqual(['Mik', 'Ma', 'Mic'])
      expect(letters(['Mike', 'Mike Older'])).toEqual(['M', 'MO'])
      expect(letters(['Marius', 'Marion'])).toEqual(['M', 'M'])
      expect(letters(['🇭🇷Ana', '🇭🇷Eva'])).toEqual(['🇭🇷A', '🇭🇷E'])
    })

    it('players have the same colour in every spelling of their name', () => {
      expect(looksOf([' mike '])).toMatchObject([{ colour: looksOf(['Mike'])[0]?.colour }])
    })
  })

  it.each([
    ['Mike', 'M'],
    ['Mary Mac', 'MM'],
    ['Old Man River', 'OR'],
    ['éva', 'É'],
    ['e\u0301va', 'E\u0301'],
    ['🇭🇷 Ana', '🇭🇷A'],
    ['👩‍🌾 Ann', '👩‍🌾A'],
    ['', ''],
  ])('the name %s has the initials %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
