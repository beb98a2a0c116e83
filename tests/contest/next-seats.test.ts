import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAIRINGS, SITTING_OUT, type EveningGame, type Pairing, type SittingOut } from '@/lib/contest/evening'
import { nextSeats, type NextSeats } from '@/lib/contest/next-seats'
import { sum } from '@/lib/engine/table/seats'

const PEOPLE = 'Ann Ben Cem Dora Eva Finn Gus Hana Ivo Jan Kim Lea Max Nina Olga Pia'.split(' ')

interface Played {
  readonly people: readonly string[]
  readonly players: 2 | 3 | 4
  readonly pairing?: Pairing
  readonly sittingOut?: SittingOut
  /** The side that wins, by game. */
  readonly winners: readonly number[]
  /** The names of the first game by seat, if it is not as proposed. */
  readonly first?: readonly string[]
  /** Those who are not here, by game. */
  readonly away?: readonly (readonly string[])[]
}

/** Plays an evening to its end and returns who sat where in each game. */
function evening(played: Played): readonly NextSeats[] {
  const { players, pairing = 'same', sittingOut = 'turn', winners, first, away = [] } = played
  const games: EveningGame[] = []
  return winners.map((winner, index) => {
    const people = played.people.filter((name) => away[index]?.includes(name) !== true)
    const plan = { id: 'e', people, pairing, sittingOut }
    const next =
      index === 0 && first !== undefined
        ? { seats: first, out: people.filter((name) => !first.includes(name)) }
        : nextSeats({ plan, players, games }, (index * 0.37) % 1)
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

/** Returns every two of these people. */
const twos = (people: readonly string[]): readonly string[] =>
  people.flatMap((one, place) => people.slice(place + 1).map((other) => [one, other].sort().join('+')))

const opponents = (next: NextSeats): readonly string[] =>
  twos(next.seats).filter((two) => next.seats.length !== 4 || !partners(next).includes(two))

/** Returns how often each of these people played. */
const timesPlayed = (people: readonly string[], games: readonly NextSeats[]): readonly number[] =>
  people.map((name) => sum(games.map(({ seats }) => Number(seats.includes(name)))))

/** Returns the most games in a row that one of these people sat out. */
const longestWait = (people: readonly string[], games: readonly NextSeats[]): number =>
  Math.max(
    ...people.map((name) => {
      const line = games.map(({ out }) => (out.includes(name) ? 'o' : ' ')).join('')
      return Math.max(...line.split(' ').map((waits) => waits.length))
    }),
  )

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

const FROM_4_TO_16 = Array.from({ length: 13 }, (_, more) => 4 + more)

describe('everyone with everyone', () => {
  it.each(FROM_4_TO_16)(
    'lets %i people have every other as a partner as soon as arithmetic allows, whoever sat down first',
    (count) => {
      const people = PEOPLE.slice(0, count)
      // A game makes two pairs.
      const least = Math.ceil((count * (count - 1)) / 4)
      // A new evening seats people in the order of their list, so that the first and the third are partners.
      for (const first of [people.slice(0, 4), ['Cem', 'Ann', 'Ben', 'Dora'], people.slice(-4)]) {
        const games = evening({ people, players: 4, pairing: 'every', first, winners: zeros(least) })
        expect(new Set(games.flatMap(partners)).size).toBe(twos(people).length)
      }
    },
    20_000,
  )

  it.each([4, 8, 12])('makes opponents of every two of %i people in at most twice as many games', (count) => {
    const people = PEOPLE.slice(0, count)
    const games = evening({ people, players: 4, pairing: 'every', winners: zeros((count * (count - 1)) / 2) })
    expect(new Set(games.flatMap(opponents)).size).toBe(twos(people).length)
  })

  it.each(FROM_4_TO_16)('brings every two of %i together at a table of two as soon as arithmetic allows', (count) => {
    const people = PEOPLE.slice(0, count)
    const games = evening({ people, players: 2, winners: zeros(twos(people).length) })
    expect(new Set(games.flatMap(opponents)).size).toBe(twos(people).length)
  })

  it.each(FROM_4_TO_16)('brings every two of %i together at a table of three', (count) => {
    const people = PEOPLE.slice(0, count)
    // A game brings three pairs together. There cannot be a new one in all three every time: half as many games more are enough.
    const games = evening({ people, players: 3, winners: zeros(Math.floor((1.5 * twos(people).length) / 3)) })
    expect(new Set(games.flatMap(opponents)).size).toBe(twos(people).length)
  })

  it.each(['turn', 'dealer'] as const)(
    'never leaves eight people in two foursomes, whoever sits out: %s',
    (sittingOut) => {
      const people = PEOPLE.slice(0, 8)
      for (const pairing of ['every', 'lot'] as const) {
        const games = evening({ people, players: 4, pairing, sittingOut, winners: zeros(100) })
        expect(new Set(games.flatMap(partners)).size).toBe(28)
        expect(new Set(games.flatMap(opponents)).size).toBe(28)
      }
    },
  )

  it.each(FROM_4_TO_16)('lets no one of %i play two games more than another, at any table and time', (count) => {
    const people = PEOPLE.slice(0, count)
    for (const players of [2, 3, 4] as const)
      for (const pairing of ['every', 'lot'] as const) {
        const games = evening({ people, players, pairing, winners: zeros(40) })
        for (const [index] of games.entries()) {
          const played = timesPlayed(people, games.slice(0, index + 1))
          expect(Math.max(...played) - Math.min(...played)).toBeLessThan(2)
        }
      }
  })

  it.each([
    [2, 3],
    [3, 4],
    [3, 5],
    [4, 5],
    [4, 6],
    [4, 7],
  ] as const)('lets no one sit out twice in a row at a table of %i with %i people', (players, count) => {
    const people = PEOPLE.slice(0, count)
    for (const pairing of ['every', 'lot'] as const)
      expect(longestWait(people, evening({ people, players, pairing, winners: zeros(60) }))).toBe(1)
  })

  it('lets those who stay play equally often, whoever comes late, leaves or comes back', () => {
    const comings = fc.record({
      players: fc.constantFrom(2 as const, 3 as const, 4 as const),
      pairing: fc.constantFrom('every' as const, 'lot' as const),
      away: fc.array(fc.subarray(PEOPLE.slice(5, 10)), { minLength: 1, maxLength: 30 }),
    })
    fc.assert(
      fc.property(comings, ({ away, ...plan }) => {
        const people = PEOPLE.slice(0, 10)
        const games = evening({ ...plan, people, away, winners: zeros(away.length) })
        const played = timesPlayed(people.slice(0, 5), games)
        expect(Math.max(...played) - Math.min(...played)).toBeLessThan(2)
      }),
    )
  })

  it('lets one who comes late play at once, and then no more often than the others', () => {
    const people = PEOPLE.slice(0, 9)
    const away = Array.from({ length: 8 }, () => ['Ivo'])
    const games = evening({ people, players: 4, pairing: 'every', winners: zeros(8 + 18), away })
    expect(games[8]?.seats).toContain('Ivo')
    const played = timesPlayed(people, games.slice(8))
    // Nine people play eight games each in eighteen; each may be one before or behind.
    expect(Math.min(...played)).toBeGreaterThanOrEqual(7)
    expect(Math.max(...played)).toBeLessThanOrEqual(9)
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
        const played = timesPlayed(plan.people, games)
        expect(Math.max(...played) - Math.min(...played)).toBeLessThan(2)
      }),
    )
  })
})
