import { describe, expect, it } from 'vitest'
import { appendChange, listNames, read, readPlayers, startGame } from '@/lib/storage'
import type { Connection } from '@/lib/storage'
import { initialsOf, nameKey } from '@/lib/storage/directory'
import { restorePlayers, savePlayer } from '@/lib/storage/maintenance'
import { readEverybody, readParty } from '@/lib/storage/review'
import { counted, newPhone, ready, the } from '../support/storage'

async function gameOf(tab: Connection, names: readonly string[], totals: readonly number[]): Promise<string> {
  const rules = { base: 'bela-2' } as const
  const id = the(await startGame(tab, { rules, names, dealer: 1, start: { totals: [450, 450], heldOver: 0 } }))
  the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, totals) }))
  return id
}

const people = async (tab: Connection) =>
  the(await read(tab, (db) => readEverybody(db, null))).people.map(({ people: [person], tally }) => ({
    name: person?.name,
    games: tally.games,
    won: tally.won,
  }))

const facts = (name: string, keys: readonly string[]) =>
  ({ id: null, name, keys, colour: 'ink', initials: null }) as const

describe('people', () => {
  it('are known by their names, whatever the case; the example’s are in no figures', async () => {
    const tab = newPhone().openTab()
    await gameOf(tab, ['Mike', 'Yetta'], [90, 20])
    await gameOf(tab, ['MIKE ', 'Ned'], [90, 20])
    const found = await people(tab)
    expect(found).toHaveLength(3)
    expect(found[0]).toMatchObject({ name: expect.stringMatching(/^mike$/i), games: 2, won: 2 })
    expect(found).toContainEqual({ name: 'Yetta', games: 1, won: 0 })
    expect(found).toContainEqual({ name: 'Ned', games: 1, won: 0 })
  })

  it('renamed keep their games, which go on saying what was written', async () => {
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

  it('merged count as one, and taken back are two again', async () => {
    const tab = newPhone().openTab()
    await gameOf(tab, ['Mike', 'Yetta'], [90, 20])
    await gameOf(tab, ['Mick', 'Yetta'], [90, 20])
    the(await savePlayer(tab, facts('Mick', ['mick'])))
    const before = the(await savePlayer(tab, facts('Mike', ['mike', 'mick'])))
    expect(await people(tab)).toContainEqual({ name: 'Mike', games: 2, won: 2 })
    expect(the(await read(tab, readPlayers))).toHaveLength(1)
    the(await restorePlayers(tab, before))
    expect(await people(tab)).toContainEqual({ name: 'Mike', games: 1, won: 1 })
    expect(await people(tab)).toContainEqual({ name: 'Mick', games: 1, won: 1 })
  })

  it('without a name are refused', async () => {
    expect((await savePlayer(newPhone().openTab(), facts('  ', []))).ok).toBe(false)
  })

  it.each([
    ['Mike', 'M'],
    ['Mary Mac', 'MM'],
    ['Old Man River', 'OR'],
    ['éva', 'É'],
    ['', ''],
  ])('%s has the initials %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
