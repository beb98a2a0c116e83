// Must come before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { proposedDealer, proposedSeats } from '@/components/evening/next-game'
import { gameToShow } from '@/components/sheet/followed-game'
import { nextSetup } from '@/lib/actions/evening'
import { EVENING, PAIRINGS, SITTING_OUT, type EveningPlan } from '@/lib/contest/evening'
import { listGames, read, type Connection } from '@/lib/storage'
import { readEvening, type FoundEvening } from '@/lib/storage/evenings/read-evening'
import { savePlan } from '@/lib/storage/evenings/write-evening'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { gameJson, saveIncomingGame } from '@/lib/storage/sharing'
import { gameInFile } from '../support/arriving'
import { counted, newPhone, ready, the } from '../support/storage'

const ID = 'evening-1'
/** One hand ends a game, which its taker wins. */
const BASES = { 2: 'bela-2', 3: 'bela-3', 4: 'klabberjass-4' } as const
const TARGET = 100
/** Noon on 21 November 2026, and how far the clock of a phone is from it. */
const NOON = 1_795_258_800_000
const HOUR = 3_600_000

type Players = keyof typeof BASES
type Plan = Pick<EveningPlan, 'people' | 'pairing' | 'sittingOut'>

afterEach(() => void vi.restoreAllMocks())

/** Sets the clock of the phone that is used next. */
const setClock = (at: number) => vi.spyOn(Date, 'now').mockReturnValue(at)

const find = async (tab: Connection): Promise<FoundEvening> => {
  const found = the(await read(tab, (db) => readEvening(db, ID)))
  if (found === null) throw new Error('expected an evening, got none')
  return found
}

/** Begins the first game of an evening with the first people at the table. `number` is `undefined` as earlier versions began it. */
function begin(tab: Connection, players: Players, plan: Plan, number?: number): Promise<string> {
  const extra = { [EVENING]: { id: ID, number, ...plan, out: plan.people.slice(players) } }
  const rules = { base: BASES[players], target: TARGET }
  return startGame(tab, { rules, names: plan.people.slice(0, players), dealer: 0, extra }).then(the)
}

/** Begins the next game as the evening proposes it. */
async function beginNext(tab: Connection): Promise<string> {
  const evening = await find(tab)
  const [next, last] = [proposedSeats(evening), evening.games.at(-1)]
  if (next === null || last === undefined) throw new Error('expected enough people for a game')
  return the(await startGame(tab, nextSetup(evening, last, next, proposedDealer(last, next.seats))))
}

async function end(tab: Connection, game: string, winner: number): Promise<void> {
  const { ledger } = (await ready(tab, game)).sheet
  const sides = ledger.standing.totals.map((_, side) => (side === winner ? 162 : 0))
  the(await appendChange(tab, game, { kind: 'recorded', facts: counted(winner, sides) }))
}

const send = async (from: Connection, to: Connection, game: string) =>
  the(await saveIncomingGame(to, gameInFile(gameJson((await ready(from, game)).bundle, 'whole'))))

/** Returns what a phone says of an evening: the order of its games, who sits where in the next one, who sits out, who deals. */
async function saysOf(tab: Connection) {
  const evening = await find(tab)
  const [next, last] = [proposedSeats(evening), evening.games.at(-1)]
  return {
    order: evening.games.map(({ id }) => id),
    last: last?.id,
    plan: evening.plan,
    next,
    dealer: last === undefined || next === null ? null : proposedDealer(last, next.seats),
  }
}

const anyClock = fc.oneof(
  fc.integer({ min: 0, max: 4_000_000_000_000 }),
  fc.constantFrom(NOON - HOUR, NOON, NOON + HOUR),
)
const anyEvening = fc.record({
  players: fc.constantFrom<Players>(2, 3, 4),
  more: fc.integer({ min: 0, max: 2 }),
  pairing: fc.constantFrom(...PAIRINGS),
  sittingOut: fc.constantFrom(...SITTING_OUT),
  games: fc.array(fc.record({ phone: fc.nat(1), clock: anyClock, winner: fc.nat(1) }), { minLength: 2, maxLength: 5 }),
})

const people = (count: number) => ['Ann', 'Ben', 'Cem', 'Dora', 'Eva', 'Finn'].slice(0, count)

describe('an evening on two phones with any clocks', () => {
  it('has the same order, last game, seats, sitters and dealer on both, in the order in which games began', async () => {
    await fc.assert(
      fc.asyncProperty(anyEvening, async ({ players, more, pairing, sittingOut, games }) => {
        const phones = [newPhone().openTab(), newPhone().openTab()] as const
        const begun: string[] = []
        for (const { phone, clock, winner } of games) {
          const [here, there] = phone === 0 ? phones : [phones[1], phones[0]]
          setClock(clock)
          const plan = { people: people(players + more), pairing, sittingOut }
          const game = begun.length === 0 ? await begin(here, players, plan, 1) : await beginNext(here)
          await end(here, game, winner)
          await send(here, there, game)
          begun.push(game)
          const [ours, theirs] = [await saysOf(here), await saysOf(there)]
          expect(theirs).toEqual(ours)
          expect(ours.order).toEqual(begun)
        }
      }),
      { numRuns: 12 },
    )
  }, 60_000)

  it('has the same order on both where both began a game at once, no matter which game came first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(anyClock, anyClock, anyClock), fc.boolean(), async ([first, one, other], isSwapped) => {
        const [ann, ben] = [newPhone().openTab(), newPhone().openTab()]
        setClock(first)
        const game = await begin(ann, 2, { people: people(4), pairing: 'same', sittingOut: 'turn' }, 1)
        await end(ann, game, 0)
        await send(ann, ben, game)
        setClock(one)
        const anns = await beginNext(ann)
        setClock(other)
        const bens = await beginNext(ben)
        const exchanges = [() => send(ann, ben, anns), () => send(ben, ann, bens)]
        for (const exchange of isSwapped ? exchanges.reverse() : exchanges) await exchange()
        expect(await saysOf(ben)).toEqual(await saysOf(ann))
        expect((await saysOf(ann)).order).toEqual([game, ...[anns, bens].sort()])
      }),
      { numRuns: 12 },
    )
  }, 60_000)
})

describe('an evening on a phone whose clock is set back between two games', () => {
  /** Ann beats Ben, then Cem beats Ann after the clock was set back by an hour. */
  async function twoGames(pairing: Plan['pairing'], sittingOut: Plan['sittingOut']) {
    const tab = newPhone().openTab()
    setClock(NOON)
    const first = await begin(tab, 2, { people: people(3), pairing, sittingOut }, 1)
    await end(tab, first, 0)
    setClock(NOON - HOUR)
    const second = await beginNext(tab)
    const { names } = (await ready(tab, second)).record
    await end(tab, second, names.indexOf('Cem'))
    return { tab, first, second }
  }

  it('the winner of the last game stays, and its loser sits out', async () => {
    const { tab } = await twoGames('winners', 'turn')
    const { next } = await saysOf(tab)
    expect([[...(next?.seats ?? [])].sort(), next?.out]).toEqual([['Ben', 'Cem'], ['Ann']])
  })

  it('the next game is the third of the evening', async () => {
    const { tab, first, second } = await twoGames('same', 'turn')
    const third = await beginNext(tab)
    const { games } = await find(tab)
    expect(games.map(({ id, place }) => [id, place.number])).toEqual([
      [first, 1],
      [second, 2],
      [third, 3],
    ])
  })

  it('a change of the people holds until the next game begins, and no longer', async () => {
    const { tab } = await twoGames('same', 'turn')
    const plan = { people: people(4), pairing: 'every', sittingOut: 'losers' } as const
    the(await savePlan(tab, ID, plan, 2))
    expect((await find(tab)).plan).toEqual(plan)
    the(await savePlan(tab, ID, { ...plan, pairing: 'lot' }, 2))
    const third = await beginNext(tab)
    await end(tab, third, 0)
    const fourth = await beginNext(tab)
    the(await savePlan(tab, ID, plan, 3))
    expect((await find(tab)).plan.pairing).toBe('lot')
    expect((await ready(tab, fourth)).record.extra[EVENING]).toMatchObject({ number: 4, pairing: 'lot' })
  })

  it('a second screen follows from the game that is over to the next one', async () => {
    const { tab, first, second } = await twoGames('same', 'turn')
    const shown = async (asked: string) => gameToShow(the(await read(tab, listGames)), { asked, shown: null })
    expect(await shown(first)).toBe(first)
    const third = await beginNext(tab)
    expect([await shown(first), await shown(second)]).toEqual([third, third])
    // A hand corrected in the game that is over does not take the screen back.
    the(await appendChange(tab, first, { kind: 'noted', text: 'rain' }))
    expect(await shown(first)).toBe(third)
  })
})

describe('an evening of an earlier version, whose games have no numbers', () => {
  async function threeGames() {
    const tab = newPhone().openTab()
    const plan = { people: people(3), pairing: 'winners', sittingOut: 'turn' } as const
    const games: string[] = []
    for (const hour of [2, 0, 1]) {
      setClock(NOON + hour * HOUR)
      const game = await begin(tab, 2, plan)
      await end(tab, game, 0)
      games.push(game)
    }
    return { tab, games, byTime: [games[1], games[2], games[0]] }
  }

  it('is in the order of time, and its next game is the first with a number', async () => {
    const { tab, byTime } = await threeGames()
    setClock(NOON - 5 * HOUR)
    const next = await beginNext(tab)
    const { games } = await find(tab)
    expect(games.map(({ id }) => id)).toEqual([...byTime, next])
    expect(games.map(({ place }) => place.number)).toEqual([0, 0, 0, 1])
  })

  it.each([
    ['after its last game', 3, 'lot'],
    ['before its last game', 1, 'winners'],
  ])('a change of the plan that an earlier version saved %s', async (_, hour, pairing) => {
    const { tab } = await threeGames()
    const value = { people: people(3), pairing: 'lot', sittingOut: 'turn', at: NOON + hour * HOUR }
    the(
      await tab.run(async (db) => ({ ok: true, value: await db.registers.put({ key: `evening/${ID}`, v: 1, value }) })),
    )
    expect((await find(tab)).plan.pairing).toBe(pairing)
  })

  it.each([0, -1, 1.5, 10_000, '2', null])('takes %j for no number', async (number) => {
    const tab = newPhone().openTab()
    const plan = { people: people(3), pairing: 'same', sittingOut: 'turn' } as const
    const extra = { [EVENING]: { id: ID, number, ...plan, out: ['Cem'] } }
    the(await startGame(tab, { rules: { base: 'bela-2' }, names: people(2), dealer: 0, extra }))
    expect((await find(tab)).games.map(({ place }) => place.number)).toEqual([0])
  })
})
