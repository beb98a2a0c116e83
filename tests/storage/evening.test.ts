// Imported before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { EVENING } from '@/lib/contest/evening'
import { personStandings } from '@/lib/contest/person-standings'
import { NO_STAKES } from '@/lib/contest/stakes'
import { read, watch, type Connection } from '@/lib/storage'
import { playedForIn } from '@/lib/storage/evenings/evening-registers'
import { readEvening, type FoundEvening } from '@/lib/storage/evenings/read-evening'
import { savePlan, saveStakes } from '@/lib/storage/evenings/write-evening'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { deleteGame, restoreDeleted, restorePlayers, savePlayer } from '@/lib/storage/maintenance'
import { gameJson, restore, saveIncomingGame } from '@/lib/storage/sharing'
import { planOf } from '@/lib/storage/sheet/evening-plan'
import { backedUp, gameInFile } from '../support/arriving'
import { playerRow } from '../support/player-row'
import { counted, newPhone, ready, the, type Phone } from '../support/storage'

const PLAN = {
  id: 'evening-1',
  people: ['Ann', 'Ben', 'Cem'],
  pairing: 'same',
  sittingOut: 'turn',
  out: ['Cem'],
} as const
const { people, pairing, sittingOut } = PLAN
const PATIENCE = { timeout: 10_000 }

const begin = async (tab: Connection, names: readonly string[], plan: unknown = PLAN): Promise<string> =>
  the(await startGame(tab, { rules: { base: 'bela-2' }, names, dealer: 0, extra: { [EVENING]: plan } }))

const find = async (tab: Connection) => the(await read(tab, (db) => readEvening(db, PLAN.id)))

const opened = async (tab: Connection, id: string, kind: 'plain' | 'whole') =>
  gameInFile(gameJson((await ready(tab, id)).bundle, kind))

describe('an evening', () => {
  it('is what its games say: who is here, who sat where, and the points of each hand', async () => {
    const tab = newPhone().openTab()
    const id = await begin(tab, ['Ann', 'Ben'])
    the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, [100, 62]) }))
    const evening = await find(tab)
    expect(evening?.plan).toEqual({ people, pairing, sittingOut })
    expect(evening?.games).toHaveLength(1)
    expect(evening?.games[0]?.next).toMatchObject({ names: ['Ann', 'Ben'], out: ['Cem'], isPlaying: true })
    expect(evening?.games[0]?.counted.stretches).toEqual([
      { names: ['Ann', 'Ben'], hands: 1, points: [100, 62], bate: [0, 0] },
    ])
  })

  it('has every hand that was played out with its number on the sheet, and no deal that was thrown in', async () => {
    const tab = newPhone().openTab()
    const id = await begin(tab, ['Ann', 'Ben'])
    const thrownIn = { kind: 'thrown-in', dealer: null, why: 'all-pass' } as const
    for (const facts of [counted(0, [100, 62]), thrownIn, counted(1, [90, 72])])
      the(await appendChange(tab, id, { kind: 'recorded', facts }))
    // Ben is the taker of the second with 72 to 90, and bate: Ann gets all 162.
    expect((await find(tab))?.games[0]?.written).toEqual([
      { number: 1, names: ['Ann', 'Ben'], points: [100, 62] },
      { number: 2, names: ['Ann', 'Ben'], points: [162, 0] },
    ])
  })

  it('is none where no game of it is on this device', async () => {
    expect(await find(newPhone().openTab())).toBeNull()
  })

  it('lets people in between two games, until the next game says who is here', async () => {
    const tab = newPhone().openTab()
    await begin(tab, ['Ann', 'Ben'])
    const more = { people: [...people, 'Dora'], pairing, sittingOut } as const
    the(await savePlan(tab, PLAN.id, more, 0))
    expect((await find(tab))?.plan).toEqual(more)
  })

  it('counts someone once whose name is written in other letters', async () => {
    const tab = newPhone().openTab()
    const plan = { ...PLAN, people: ['eve', 'Ben', 'Eve', 'Cem'], out: ['Cem'] }
    for (const names of [
      ['eve', 'Ben'],
      ['Ben', 'Eve'],
    ]) {
      const id = await begin(tab, names, plan)
      the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, [100, 62]) }))
    }
    const evening = await find(tab)
    expect(evening?.plan.people).toEqual(['Eve', 'Ben', 'Cem'])
    expect(evening?.games.map(({ next }) => next.names)).toEqual([
      ['Eve', 'Ben'],
      ['Ben', 'Eve'],
    ])
    // 100 to 62 in the first game, 62 to 100 in the second.
    const all = personStandings(evening?.plan.people ?? [], evening?.games.map((game) => game.counted) ?? [])
    expect(all.map(({ names, points, hands }) => [...names, points, hands])).toEqual([
      ['Ben', 162, 2],
      ['Eve', 162, 2],
      ['Cem', 0, 0],
    ])
  })

  it('counts no one in a seat of a person who would sit there twice', async () => {
    const tab = newPhone().openTab()
    const id = await begin(tab, ['Ann', 'Ben'])
    the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, [100, 62]) }))
    the(await restorePlayers(tab, [playerRow('Ann', ['ann', 'ben'])]))
    const evening = await find(tab)
    expect(evening?.plan.people).toEqual(['Ann', 'Cem'])
    expect(evening?.games[0]?.next.names).toEqual(['', ''])
    expect(evening?.games[0]?.counted.stretches[0]?.names).toEqual(['', ''])
  })

  it('does not have someone at the table and sitting out in the same game', async () => {
    const tab = newPhone().openTab()
    const id = await begin(tab, ['Ann', 'Ben'])
    the(await appendChange(tab, id, { kind: 'seated', seat: 0, name: 'Cem', from: null }))
    expect((await find(tab))?.games[0]?.next).toMatchObject({ names: ['Cem', 'Ben'], out: [] })
  })

  it('keeps apart people who are here together, until one of them is no longer on the list', async () => {
    const tab = newPhone().openTab()
    await begin(tab, ['Ann', 'Ben'])
    const correction = { id: null, name: 'Cem', keys: ['ben', 'cem'], colour: null, initials: null }
    expect(the(await savePlayer(tab, correction))).toEqual({ state: 'two-people', names: ['Ben', 'Cem'] })
    the(await savePlan(tab, PLAN.id, { people: ['Ann', 'Ben', 'Cem'], pairing, sittingOut }, 0))
    expect(the(await savePlayer(tab, correction))).toMatchObject({ state: 'two-people' })
    the(await savePlan(tab, PLAN.id, { people: ['Ann', 'Ben'], pairing, sittingOut }, 0))
    expect(the(await savePlayer(tab, correction))).toMatchObject({ state: 'saved' })
  })

  it.each(['plain', 'whole'] as const)('goes to another phone with each of its games (%s)', async (kind) => {
    const tab = newPhone().openTab()
    const id = await begin(tab, ['Ann', 'Ben'])
    the(await saveStakes(tab, PLAN.id, { ...NO_STAKES, game: 50, currency: 'EUR' }))
    const to = newPhone().openTab()
    the(await saveIncomingGame(to, await opened(tab, id, kind)))
    const there = await find(to)
    expect(there?.plan).toEqual({ people, pairing, sittingOut })
    expect(there?.playedFor).toEqual({ ...NO_STAKES, currency: 'EUR', paid: [] })
  })

  it('is read again when its plan or its stakes change, however many games it has', async () => {
    const tab = newPhone().openTab()
    for (let game = 0; game < 6; game += 1) await begin(tab, ['Ann', 'Ben'])
    const seen: (FoundEvening | null)[] = []
    const stop = watch(tab, (db) => readEvening(db, PLAN.id), {
      next: (evening) => seen.push(evening),
      failed: ({ code }) => expect.unreachable(code),
    })
    await vi.waitFor(() => expect(seen.at(-1)?.games.length).toBe(6), PATIENCE)
    the(await saveStakes(tab, PLAN.id, { ...NO_STAKES, game: 50, currency: 'EUR' }))
    await vi.waitFor(() => expect(seen.at(-1)?.playedFor.game).toBe(50), PATIENCE)
    the(await savePlan(tab, PLAN.id, { people: [...people, 'Dora'], pairing, sittingOut }, 0))
    await vi.waitFor(() => expect(seen.at(-1)?.plan.people).toContain('Dora'), PATIENCE)
    stop()
  })

  it('keeps its stakes in the backup of its own device', async () => {
    const tab = newPhone().openTab()
    await begin(tab, ['Ann', 'Ben'])
    the(await saveStakes(tab, PLAN.id, { ...NO_STAKES, game: 50, currency: 'CHF' }))
    const to = newPhone().openTab()
    the(await restore(to, await backedUp(tab), 'replace'))
    expect(await find(to)).toMatchObject({ playedFor: { game: 50, currency: 'CHF' } })
  })

  it.each([
    ['no object', 7, {}],
    [
      'negative amounts, texts and fractions',
      { ...NO_STAKES, game: -5, bate: '5', difference: 0.5, pot: 7 },
      { pot: 7 },
    ],
    ['a currency that no one knows', { ...NO_STAKES, game: 50, currency: 'XYZ' }, { game: 50 }],
    ['payments without a person', { ...NO_STAKES, game: 50, paid: [{ from: '', to: 'Ann', amount: 5 }] }, { game: 50 }],
  ])('shows stakes as far as they can be read: %s', (_, value, kept) => {
    expect(playedForIn(value)).toEqual({ ...NO_STAKES, currency: 'EUR', paid: [], ...kept })
  })

  it.each([
    ['no list of people', { ...PLAN, people: 'Ann' }],
    ['one person', { ...PLAN, people: ['Ann'] }],
    ['thirteen people', { ...PLAN, people: Array.from({ length: 13 }, (_, one) => `p${one}`) }],
    ['a way to pair that no one knows', { ...PLAN, pairing: 'magic' }],
    ['an id with a space', { ...PLAN, id: 'a b' }],
    ['no object', 7],
  ])('is not made of a plan with %s, and the game is played all the same', async (_, plan) => {
    const tab = newPhone().openTab()
    const id = await begin(tab, ['Ann', 'Ben'], plan)
    const { record } = await ready(tab, id)
    expect(planOf(record.extra)).toBeNull()
    the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, [100, 62]) }))
  })
})

describe('what is left of an evening', () => {
  const STAKES = { ...NO_STAKES, game: 50, currency: 'EUR' } as const
  const WITH_DORA = { people: [...people, 'Dora'], pairing, sittingOut } as const

  /** Returns a device with an evening of two games, its changed plan and its stakes. */
  async function twoGames() {
    const phone = newPhone()
    const tab = phone.openTab()
    const ids = [await begin(tab, ['Ann', 'Ben']), await begin(tab, ['Ann', 'Cem'])] as const
    the(await savePlan(tab, PLAN.id, WITH_DORA, 2))
    the(await saveStakes(tab, PLAN.id, STAKES))
    return { phone, tab, ids }
  }
  const registersOn = (phone: Phone) =>
    phone.raw(async (db) =>
      (await db.registers.toCollection().primaryKeys()).filter((key) => !key.startsWith('deleted/')),
    )

  it('goes with its last game, and comes back with the undo of that deletion', async () => {
    const { phone, tab, ids } = await twoGames()
    the(await deleteGame(tab, ids[0]))
    expect(await find(tab)).toMatchObject({ plan: WITH_DORA, playedFor: STAKES })
    const before = await find(tab)
    const last = the(await deleteGame(tab, ids[1]))
    expect(await registersOn(phone)).toEqual([])
    if (last === null) throw new Error('expected a game to delete')
    the(await restoreDeleted(tab, last))
    expect(await find(tab)).toEqual(before)
  })

  it('stays while a game of it that cannot be read is here', async () => {
    const { phone, tab, ids } = await twoGames()
    await phone.raw((db) => db.table('games').update(ids[1], { v: 99 }))
    await phone.raw((db) => db.tallies.delete(ids[1]))
    the(await deleteGame(tab, ids[0]))
    expect(await registersOn(phone)).toHaveLength(2)
    the(await deleteGame(tab, ids[1]))
    expect(await registersOn(phone)).toEqual([])
  })

  it('is gone where a backup without the evening replaces everything', async () => {
    const { phone, tab } = await twoGames()
    the(await restore(tab, await backedUp(newPhone().openTab()), 'replace'))
    expect(await registersOn(phone)).toEqual([])
  })

  it('does not return from a backup without its games', async () => {
    const { phone, tab, ids } = await twoGames()
    const incoming = await backedUp(tab)
    for (const id of ids) the(await deleteGame(tab, id))
    the(await restore(tab, incoming, 'merge'))
    expect(await registersOn(phone)).toEqual([])
    the(await restore(tab, incoming, 'revive'))
    expect(await find(tab)).toMatchObject({ plan: WITH_DORA, playedFor: STAKES })
  })

  it('leaves no name in the second copy', async () => {
    const phone = newPhone()
    const tab = phone.openTab('with-replica')
    const id = await begin(tab, ['Ann', 'Ben'])
    the(await savePlan(tab, PLAN.id, { ...WITH_DORA, people: ['Zacharias', 'Ben'] }, 1))
    the(await deleteGame(tab, id))
    await tab.secure()
    expect(phone.disk.slots.map(({ bytes }) => new TextDecoder().decode(bytes)).join('')).not.toContain('Zacharias')
  })
})
