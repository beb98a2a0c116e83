import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAIRINGS, SITTING_OUT, type EveningGame, type Pairing, type SittingOut } from '@/lib/contest/evening'
import { nextSeats, type NextSeats } from '@/lib/contest/next-seats'
import { sum } from '@/lib/engine/table/seats'

const PEOPLE = ['Ann', 'Ben', 'Cem', 'Dora', 'Eva', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jan', 'Kim', 'Lea']

interface Played {
  readonly people: readonly string[]
  readonly players: 2 | 3 | 4
  readonly pairing?: Pairing
  readonly sittingOut?: SittingOut
  /** The side that wins, by game. */
  readonly winners: readonly number[]
}

/** Plays an evening to its end and returns who sat where in each game. */
function evening({ people, players, pairing = 'same', sittingOut = 'turn', winners }: Played): readonly NextSeats[] {
  const games: EveningGame[] = []
  return winners.map((winner, index) => {
    const next = nextSeats({ plan: { id: 'e', people, pairing, sittingOut }, players, games }, (index * 0.37) % 1)
    if (next === null) throw new Error('expected enough people for a game')
    const totals = Array.from({ length: players === 4 ? 2 : players }, (_, side) =>
      side === winner ? 500 : 100 * side,
    )
    games.push({ names: next.seats, out: next.out, dealer: 0, winner, isPlaying: false, totals })
    return next
  })
}

const partners = ({ seats: [a = '', b = '', c = '', d = ''] }: NextSeats): readonly string[] =>
  [[a, c].sort().join('+'), [b, d].sort().join('+')].sort()

const zeros = (count: number) => Array<number>(count).fill(0)

describe('who sits out', () => {
  it('goes round by turn: five people at a table of four sit out once each in five games', () => {
    const games = evening({ people: PEOPLE.slice(0, 5), players: 4, winners: zeros(5) })
    expect(games.flatMap(({ out }) => out).sort()).toEqual(PEOPLE.slice(0, 5))
  })

  it('is the first dealer of the last game where the table says so', () => {
    const games = evening({ people: PEOPLE.slice(0, 4), players: 3, sittingOut: 'dealer', winners: zeros(4) })
    expect(games.slice(1).map(({ out }) => out)).toEqual(games.slice(0, -1).map(({ seats }) => [seats[0]]))
  })

  it('is the loser where the table says so, and the winner stays', () => {
    const [first, second] = evening({
      people: ['Ann', 'Ben', 'Cem'],
      players: 2,
      sittingOut: 'losers',
      winners: [1, 0],
    })
    expect(first).toEqual({ seats: ['Ann', 'Ben'], out: ['Cem'] })
    expect(second).toEqual({ seats: ['Cem', 'Ben'], out: ['Ann'] })
  })

  it('is the one with the fewest points among three where the loser sits out', () => {
    const [, second] = evening({ people: PEOPLE.slice(0, 4), players: 3, sittingOut: 'losers', winners: [2, 0] })
    expect(second?.out).toEqual(['Ann'])
  })

  it('is not someone who has just sat out while others have played', () => {
    const games = evening({ people: PEOPLE.slice(0, 6), players: 4, winners: zeros(3) })
    expect(games.map(({ out }) => out)).toEqual([
      ['Eva', 'Finn'],
      ['Cem', 'Dora'],
      ['Ann', 'Ben'],
    ])
  })

  it('is never someone who came late and has not played', () => {
    const game: EveningGame = {
      names: ['Ann', 'Ben', 'Cem', 'Dora'],
      out: [],
      dealer: 0,
      winner: 0,
      isPlaying: false,
      totals: [500, 0],
    }
    const plan = { id: 'e', people: ['Eva', ...game.names], pairing: 'same', sittingOut: 'turn' } as const
    expect(nextSeats({ plan, players: 4, games: [game] }, 0)?.out).toEqual(['Dora'])
  })
})

describe('the pairs of the next game', () => {
  it('are neighbours in the list at first, and stay so where pairs stay', () => {
    const games = evening({ people: PEOPLE.slice(0, 6), players: 4, winners: zeros(6) })
    expect([...new Set(games.flatMap(partners))].sort()).toEqual(['Ann+Ben', 'Cem+Dora', 'Eva+Finn'])
  })

  it('make every pair of four people once in three games', () => {
    const games = evening({ people: PEOPLE.slice(0, 4), players: 4, pairing: 'every', winners: zeros(3) })
    expect(new Set(games.flatMap(partners)).size).toBe(6)
  })

  it('make every pair of five people once in five games, and begin again with the sixth', () => {
    const games = evening({ people: PEOPLE.slice(0, 5), players: 4, pairing: 'every', winners: zeros(6) })
    expect(new Set(games.slice(0, 5).flatMap(partners)).size).toBe(10)
    expect(new Set(games.flatMap(partners)).size).toBe(10)
  })

  it('leave the winners together where winners stay, against those who waited longest', () => {
    const [, second] = evening({ people: PEOPLE.slice(0, 6), players: 4, pairing: 'winners', winners: [1, 0] })
    expect(second && partners(second)).toEqual(['Cem+Dora', 'Eva+Finn'])
    expect(second?.out).toEqual(['Ann', 'Ben'])
  })
})

describe('a second table', () => {
  it('is for those who are not in a game that goes on', () => {
    const game: EveningGame = {
      names: PEOPLE.slice(0, 4),
      out: [],
      dealer: 0,
      winner: null,
      isPlaying: true,
      totals: [0, 0],
    }
    const plan = { id: 'e', people: PEOPLE.slice(0, 8), pairing: 'lot', sittingOut: 'turn' } as const
    const next = nextSeats({ plan, players: 4, games: [game] }, 0.5)
    expect([...(next?.seats ?? [])].sort()).toEqual(PEOPLE.slice(4, 8))
    expect(nextSeats({ plan: { ...plan, people: PEOPLE.slice(0, 7) }, players: 4, games: [game] }, 0.5)).toBeNull()
  })
})

describe('any evening', () => {
  const evenings = fc
    .record({
      players: fc.constantFrom(2 as const, 3 as const, 4 as const),
      more: fc.nat(8),
      pairing: fc.constantFrom(...PAIRINGS),
      sittingOut: fc.constantFrom(...SITTING_OUT),
      winners: fc.array(fc.nat(1), { minLength: 1, maxLength: 30 }),
    })
    .map(({ more, ...plan }) => ({ ...plan, people: PEOPLE.slice(0, plan.players + more) }))

  it('gives everyone a seat or a break in every game', () => {
    fc.assert(
      fc.property(evenings, (plan) => {
        for (const { seats, out } of evening(plan)) {
          expect(seats).toHaveLength(plan.players)
          expect([...seats, ...out].sort()).toEqual([...plan.people].sort())
        }
      }),
    )
  })

  it('lets no one play two games more than another where people sit out by turn', () => {
    fc.assert(
      fc.property(evenings, (plan) => {
        if (plan.pairing === 'winners') return
        const games = evening({ ...plan, sittingOut: 'turn' })
        const played = plan.people.map((name) => sum(games.map(({ seats }) => Number(seats.includes(name)))))
        expect(Math.max(...played) - Math.min(...played)).toBeLessThan(2)
      }),
    )
  })
})
