import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openCode, packCode } from '@/lib/format/link'
import { openFile } from '@/lib/format/open-file'
import { listGames, listHouses, read, type Connection } from '@/lib/storage'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { saveHouse, savePlayer } from '@/lib/storage/maintenance'
import { directoryOf } from '@/lib/storage/people/directory'
import { readPlayers } from '@/lib/storage/people/read-players'
import {
  withPresentNames,
  findHouse,
  findKnown,
  gameJson,
  houseJson,
  saveIncomingHouse,
  saveIncomingGame,
  type GameKind,
  type IncomingGame,
} from '@/lib/storage/sharing'
import { gameIn, gameInFile, hand, NOW } from '../support/arriving'
import { agreed } from '../support/builders'
import { startOld } from '../support/forged'
import { anyStory, play } from '../support/phone-of'
import { anyHouseJson } from '../support/shared'
import { counted, newPhone, ready, start, the, totalsOf } from '../support/storage'

const jsonOf = async (tab: Connection, id: string, kind: GameKind) => {
  const directory = directoryOf(the(await read(tab, readPlayers)))
  const json = gameJson(withPresentNames(directory, (await ready(tab, id)).bundle), kind)
  if (json === null) throw new Error('a game that can be read can be written')
  return json
}

const byLink = async (tab: Connection, id: string) => gameIn(openCode(packCode(await jsonOf(tab, id, 'plain'))))
const byFile = async (tab: Connection, id: string) => gameInFile(await jsonOf(tab, id, 'whole'))
const known = async (tab: Connection, game: IncomingGame) => the(await read(tab, (db) => findKnown(db, game))).state

describe('a game sent to another phone', () => {
  it('a game sent by link has the same sheet there, hand by hand', async () => {
    await fc.assert(
      fc.asyncProperty(anyStory, async (story) => {
        const [from, to] = [newPhone().openTab(), newPhone().openTab()]
        const id = await play(from, story)
        const there = the(await saveIncomingGame(to, await byLink(from, id)))
        const [sent, got] = [(await ready(from, id)).sheet, (await ready(to, there)).sheet]
        expect(got.ledger).toEqual(sent.ledger)
        expect(got).toMatchObject({ names: sent.names, note: sent.note, brokenOff: sent.brokenOff, rules: sent.rules })
        expect(got.rows.map(({ names }) => names)).toEqual(sent.rows.map(({ names }) => names))
        expect(await jsonOf(to, there, 'plain')).toEqual(await jsonOf(from, id, 'plain'))
      }),
      { numRuns: 15 },
    )
  }, 30_000)

  it('a game sent as a file keeps its whole history', async () => {
    await fc.assert(
      fc.asyncProperty(anyStory, async (story) => {
        const [from, to] = [newPhone().openTab(), newPhone().openTab()]
        const id = await play(from, story)
        expect(the(await saveIncomingGame(to, await byFile(from, id)))).toBe(id)
        // Undo takes back only what was done on this phone.
        const notUndone = { undoable: null, redoable: null }
        expect((await ready(to, id)).sheet).toEqual({ ...(await ready(from, id)).sheet, ...notUndone })
      }),
      { numRuns: 15 },
    )
  }, 30_000)

  it('a sent game keeps the number of hands played before, and ends on time', async () => {
    const rules = { base: 'belote', goal: 'hands', target: 4 }
    const players = ['Ann', 'Bob', 'Cleo', 'Di']
    const written = {
      format: 'yuss/1',
      rules,
      players,
      dealer: 0,
      start: { totals: [300, 200], heldOver: 0, hands: 3 },
    }
    const text = JSON.stringify({ ...written, hands: [{ kind: 'counted', taker: 0, totals: [100, 62] }] })
    const [first, second, third] = [newPhone().openTab(), newPhone().openTab(), newPhone().openTab()]
    const id = the(await saveIncomingGame(first, gameIn(openFile(text))))
    const ids = [
      [first, id],
      [second, the(await saveIncomingGame(second, await byLink(first, id)))],
      [third, the(await saveIncomingGame(third, await byFile(first, id)))],
    ] as const
    for (const [tab, there] of ids) {
      const { ledger } = (await ready(tab, there)).sheet
      expect(ledger).toMatchObject({ standing: { totals: [400, 262], hands: 4 }, over: true })
    }
  })

  it('a sent game is recognised again, no matter how its players are called', async () => {
    const names = [' ', 'M\u00adike', 'Yet\u2028ta', '\u200b']
    const [from, to] = [newPhone().openTab(), newPhone().openTab()]
    const id = the(await startGame(from, { rules: { base: 'klabberjass-4' }, names, dealer: 0 }))
    the(await appendChange(from, id, { kind: 'seated', seat: 1, name: 'Ne\u200bd', from: null }))
    the(await appendChange(from, id, { kind: 'noted', text: 'rain\nall evening' }))
    the(await appendChange(from, id, { kind: 'recorded', facts: agreed([10, 0], { why: 'wor\u00add' }) }))
    expect(the(await saveIncomingGame(to, await byFile(from, id)))).toBe(id)
    expect(await known(to, await byFile(from, id))).toBe('same')
    const { undoable } = (await ready(to, id)).sheet
    expect((await ready(to, id)).sheet).toEqual({ ...(await ready(from, id)).sheet, undoable })
    expect((await ready(to, id)).sheet.names).toEqual(['', 'Ned', 'Yetta', ''])
  })

  it('a sent game is recognised again where an older app wrote an invisible name', async () => {
    const [phone, to] = [newPhone(), newPhone().openTab()]
    const from = phone.openTab()
    const id = await startOld(from)
    the(await appendChange(from, id, hand(0, 56, 23)))
    await phone.raw((db) => db.table('games').update(id, { names: [' ', 'Yetta\u200b'] }))
    expect(the(await saveIncomingGame(to, await byFile(from, id)))).toBe(id)
    expect((await ready(to, id)).sheet.names).toEqual(['', 'Yetta'])
    expect(await known(from, await byFile(from, id))).toBe('same')
  })

  it('a game sent twice is kept once', async () => {
    const [from, to] = [newPhone().openTab(), newPhone().openTab()]
    const id = await start(from)
    the(await appendChange(from, id, hand(0, 56, 23)))
    expect(await known(to, await byLink(from, id))).toBe('new')
    the(await saveIncomingGame(to, await byLink(from, id)))
    expect(await known(to, await byLink(from, id))).toBe('same')
    expect(await known(from, await byLink(from, id))).toBe('same')
    the(await appendChange(from, id, hand(1, 38, 106)))
    expect(await known(to, await byLink(from, id))).toBe('grows')
    expect(the(await saveIncomingGame(to, await byLink(from, id)))).toBe(id)
    expect(await totalsOf(to, id)).toEqual(await totalsOf(from, id))
  })

  it('a link older than the game here brings nothing back', async () => {
    const [from, to] = [newPhone().openTab(), newPhone().openTab()]
    const id = await start(from)
    const first = the(await appendChange(from, id, hand(0, 56, 23))).hand ?? ''
    the(await appendChange(from, id, hand(1, 38, 106)))
    const second = the(await appendChange(from, id, { kind: 'noted', text: 'rain' })).change
    const link = await byLink(from, id)
    the(await appendChange(from, id, { kind: 'corrected', hand: first, facts: counted(0, [60, 23]) }))
    the(await appendChange(from, id, { kind: 'undone', change: second }))
    expect(await known(from, link)).toBe('same')
    the(await saveIncomingGame(to, await byFile(from, id)))
    expect(await known(to, link)).toBe('same')
  })

  it('a link with another account of a hand leaves both accounts', async () => {
    const [from, to] = [newPhone().openTab(), newPhone().openTab()]
    const id = await start(from)
    the(await appendChange(from, id, hand(0, 56, 23)))
    the(await saveIncomingGame(to, await byLink(from, id)))
    the(await appendChange(from, id, hand(1, 38, 106)))
    the(await appendChange(to, id, hand(0, 106, 38)))
    the(await saveIncomingGame(to, await byLink(from, id)))
    const { rows } = (await ready(to, id)).sheet
    expect(rows.map(({ facts }) => facts)).toMatchObject([{ totals: [56, 23] }, { totals: [106, 38] }])
    expect(rows.map(({ rivals }) => rivals.map(({ facts }) => facts))).toMatchObject([[], [{ totals: [38, 106] }]])
  })

  it('a game without an id is recognised every time and on every phone', async () => {
    const json = { format: 'yuss/1', rules: { base: 'bela-2' }, players: ['Mike', 'Yetta'], dealer: 1, hands: [] }
    const come = (more: object) => gameInFile({ ...json, ...more })
    const one = { hands: [{ kind: 'counted', taker: 0, totals: [56, 23] }], 'x-created-at': NOW }
    const two = { ...one, hands: [...one.hands, { kind: 'counted', taker: 1, totals: [38, 106] }] }
    const [first, second] = [newPhone().openTab(), newPhone().openTab()]
    const id = the(await saveIncomingGame(first, come(one)))
    expect(the(await saveIncomingGame(first, come(one)))).toBe(id)
    expect(the(await saveIncomingGame(second, come(two)))).toBe(id)
    expect(the(await saveIncomingGame(first, come(two)))).toBe(id)
    expect(await totalsOf(first, id)).toEqual(await totalsOf(second, id))
    expect(the(await saveIncomingGame(first, come({})))).not.toBe(id)
  })

  it('a sent game leaves each phone’s changes to the Undo of that phone', async () => {
    const [from, to] = [newPhone().openTab(), newPhone().openTab()]
    const id = await start(from)
    const first = the(await appendChange(from, id, hand(0, 56, 23)))
    the(await saveIncomingGame(to, await byFile(from, id)))
    const second = the(await appendChange(to, id, hand(1, 38, 106)))
    expect((await ready(to, id)).sheet.undoable).toBe(second.change)
    the(await appendChange(to, id, { kind: 'undone', change: second.change }))
    expect((await ready(to, id)).sheet.undoable).toBeNull()
    the(await saveIncomingGame(from, await byFile(to, id)))
    expect((await ready(from, id)).sheet.undoable).toBe(first.change)
  })

  it('a file sent again after more hands continues the game', async () => {
    const [from, to] = [newPhone().openTab(), newPhone().openTab()]
    const id = await start(from)
    the(await appendChange(from, id, hand(0, 56, 23)))
    the(await saveIncomingGame(to, await byFile(from, id)))
    the(await appendChange(from, id, hand(1, 38, 106)))
    expect(await known(to, await byFile(from, id))).toBe('grows')
    expect(the(await saveIncomingGame(to, await byFile(from, id)))).toBe(id)
    expect(await totalsOf(to, id)).toEqual(await totalsOf(from, id))
    expect(await known(to, await byFile(from, id))).toBe('same')
  })

  describe('with a name that was corrected', () => {
    const mend = async (tab: Connection, from: string, name: string, ...before: readonly string[]) =>
      the(
        await savePlayer(tab, {
          id: null,
          name,
          keys: [...before, from, name].map((one) => one.toLowerCase()),
          colour: null,
          initials: null,
        }),
      )
    const mended = async () => {
      const from = newPhone().openTab()
      const id = the(await startGame(from, { rules: { base: 'bela-2' }, names: ['Ann', 'Bob'], dealer: 0 }))
      the(await appendChange(from, id, hand(0, 56, 23)))
      the(await appendChange(from, id, { kind: 'seated', seat: 1, name: 'Kate', from: null }))
      const before = { link: await byLink(from, id), file: await byFile(from, id) }
      await mend(from, 'Ann', 'Anna')
      await mend(from, 'Kate', 'Katja')
      return { from, id, before }
    }

    it.each([byLink, byFile])('a sent game carries the corrected name at every seat and in every hand', async (by) => {
      const { from, id } = await mended()
      const to = newPhone().openTab()
      expect(the(await saveIncomingGame(to, await by(from, id)))).toBe(id)
      const { sheet, record } = await ready(to, id)
      expect(sheet.names).toEqual(['Anna', 'Katja'])
      expect(sheet.rows.map(({ names }) => names)).toEqual([['Anna', 'Bob']])
      // The set-up, of which the id is made, keeps the names with which the game began.
      expect(record.names).toEqual(['Ann', 'Bob'])
    })

    it('a name that is corrected twice is the last one where the game was sent after each correction', async () => {
      const { from, id } = await mended()
      const to = newPhone().openTab()
      the(await saveIncomingGame(to, await byFile(from, id)))
      the(await appendChange(from, id, hand(1, 38, 106)))
      await mend(from, 'Anna', 'Anja', 'Ann')
      the(await saveIncomingGame(to, await byFile(from, id)))
      expect((await ready(to, id)).sheet.names).toEqual(['Anja', 'Katja'])
    })

    it('a game sent to and fro gets no further names', async () => {
      const { from, id } = await mended()
      const to = newPhone().openTab()
      the(await saveIncomingGame(to, await byFile(from, id)))
      const length = (await ready(to, id)).bundle.changes.length
      for (let round = 0; round < 2; round += 1) {
        the(await saveIncomingGame(from, await byFile(to, id)))
        the(await saveIncomingGame(to, await byFile(from, id)))
      }
      expect((await ready(to, id)).bundle.changes).toHaveLength(length)
      expect(await known(from, await byFile(to, id))).toBe('same')
    })

    it('a sent game is recognised where it came from, before and after the correction', async () => {
      const { from, id, before } = await mended()
      for (const game of [before.link, before.file, await byLink(from, id), await byFile(from, id)]) {
        expect(await known(from, game)).toBe('same')
        expect(the(await saveIncomingGame(from, game))).toBe(id)
      }
      const own = the(await read(from, listGames)).filter((one) => one.state === 'readable' && !one.record.example)
      expect(own.map((one) => one.id)).toEqual([id])
    })

    it('two players written apart and merged since are sent as two', async () => {
      const from = newPhone().openTab()
      const id = the(await startGame(from, { rules: { base: 'bela-2' }, names: ['Ann', 'Anna'], dealer: 0 }))
      await mend(from, 'Ann', 'Anna')
      expect((await byLink(from, id)).record.names).toEqual(['Ann', 'Anna'])
    })
  })

  it('a game with an unusable log says that it came without', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    the(await appendChange(tab, id, hand(0, 56, 23)))
    const whole = await jsonOf(tab, id, 'whole')
    const opened = (json: object) => gameInFile(json).kind
    expect(opened(whole)).toBe('whole')
    expect(opened({ ...whole, 'x-log': 'gone' })).toBe('torn')
    expect(opened({ ...whole, 'x-log': [] })).toBe('torn')
    expect(opened(await jsonOf(tab, id, 'plain'))).toBe('facts')
  })

  it('a sent game keeps extra keys of another program, down to a single hand', async () => {
    const tab = newPhone().openTab()
    const json = {
      format: 'yuss/1',
      rules: { base: 'bela-2', 'x-pub': 'The Quarry' },
      players: ['Mike', 'Yetta'],
      dealer: 1,
      start: { totals: [0, 0], heldOver: 0 },
      hands: [{ kind: 'counted', taker: 0, totals: [56, 23], 'x-photo': [1, 2] }],
      'x-weather': { rain: true },
      'x-created-at': NOW,
    }
    const id = the(await saveIncomingGame(tab, gameInFile(json)))
    const nonce = (await ready(tab, id)).record.extra['x-nonce']
    expect(await jsonOf(tab, id, 'plain')).toEqual({ ...json, 'x-id': id, 'x-nonce': nonce })
  })

  it('a sent game shows hostile names as text that fits', async () => {
    const tab = newPhone().openTab()
    const json = {
      format: 'yuss/1',
      rules: { base: 'bela-2' },
      players: ['\u202eekiM', '👑'.repeat(10_000)],
      dealer: 1,
      hands: [{ kind: 'agreed', points: [0, 20], why: 'x'.repeat(5000) }],
      'x-note': '\u2066'.repeat(9) + 'n'.repeat(9000),
      'x-rules-name': ' \u200b',
      'x-seated': 'nobody',
    }
    const id = the(await saveIncomingGame(tab, gameInFile(json)))
    const { record, sheet } = await ready(tab, id)
    expect(record.names).toEqual(['ekiM', '👑'.repeat(24)])
    expect(sheet.note).toBe('n'.repeat(400))
    expect(sheet.game.hands[0]).toMatchObject({ why: 'x'.repeat(120) })
  })

  it('a sent example becomes a game of its own', async () => {
    const tab = newPhone().openTab()
    const [example] = the(await read(tab, listGames))
    const id = the(await saveIncomingGame(newPhone().openTab(), await byFile(tab, example?.id ?? '')))
    expect(id).not.toBe(example?.id)
  })

  it('a game sent without names has none', async () => {
    const tab = newPhone().openTab()
    const json = { format: 'yuss/1', rules: { base: 'klabberjass-4' }, dealer: 0, hands: [] }
    const id = the(await saveIncomingGame(tab, gameInFile(json)))
    expect((await ready(tab, id)).sheet.names).toEqual(['', '', '', ''])
  })

  it('a game with changed rules carries the new ones', async () => {
    const [from, to] = [newPhone().openTab(), newPhone().openTab()]
    const id = the(await startGame(from, { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: 1 }))
    the(await appendChange(from, id, hand(0, 70, 70)))
    the(await appendChange(from, id, { kind: 'rules', rules: { base: 'bela-2', tie: 'bate' } }))
    const there = the(await saveIncomingGame(to, await byLink(from, id)))
    expect((await ready(to, there)).sheet.game.rules.tie).toBe('bate')
  })
})

describe('house rules sent to another phone', () => {
  const open = (text: string) => {
    const opened = openFile(text)
    if (!opened.ok || opened.value.kind !== 'house') throw new Error(JSON.stringify(opened))
    return opened.value.house
  }

  it('house rules are the same there, with another program’s extra keys', async () => {
    await fc.assert(
      fc.asyncProperty(anyHouseJson, async (json) => {
        const tab = newPhone().openTab()
        the(await saveIncomingHouse(tab, open(JSON.stringify(json))))
        const [house] = the(await read(tab, listHouses))
        expect(house === undefined ? null : houseJson(house)).toEqual({ ...json, name: json.name.trim() })
      }),
      { numRuns: 20 },
    )
  })

  it('house rules with a used name get another, and are kept once if sent twice', async () => {
    const tab = newPhone().openTab()
    the(await saveHouse(tab, { name: 'The Quarry Inn', rules: { base: 'bela-2' } }))
    const house = open('{"format":"yuss/1","name":"The Quarry Inn","rules":{"base":"bela-2","tie":"bate"}}')
    expect(the(await read(tab, (db) => findHouse(db, house)))).toEqual({ state: 'new', name: 'The Quarry Inn 2' })
    the(await saveIncomingHouse(tab, house))
    the(await saveIncomingHouse(tab, { ...house, name: 'The Quarry Inn 2' }))
    expect(the(await read(tab, listHouses)).map(({ name }) => name)).toEqual(['The Quarry Inn', 'The Quarry Inn 2'])
  })

  it('edited house rules keep another program’s extra keys', async () => {
    const tab = newPhone().openTab()
    const house = open('{"format":"yuss/1","name":"A","rules":{"base":"bela-2","x-a":1},"x-b":2}')
    const id = the(await saveIncomingHouse(tab, house))
    the(await saveHouse(tab, { id, name: 'B', rules: { base: 'bela-3' } }))
    expect(the(await read(tab, listHouses)).map(houseJson)).toEqual([
      { format: 'yuss/1', name: 'B', rules: { base: 'bela-3', 'x-a': 1 }, 'x-b': 2 },
    ])
  })
})
