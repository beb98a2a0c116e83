import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withLength, withoutPair, withPairsSwapped } from '@/lib/contest/changes'
import {
  contestStandings,
  drawNext,
  metBefore,
  type Contest,
  type ContestPlan,
  type ContestRound,
  type ContestTable,
} from '@/lib/contest/contest'

const NAMES = ['Ann & Bea', 'Cem & Dan', 'Eva & Fay', 'Gil & Hal', 'Ida & Jon']

const plan = (changes: Partial<ContestPlan> = {}): ContestPlan => ({
  name: 'Contest',
  at: 1,
  pairs: NAMES,
  away: [],
  ends: 'minutes',
  length: 40,
  rings: false,
  opponents: 'points',
  counts: 'points',
  cap: null,
  unopposed: 100,
  ...changes,
})

const at = (one: number, other: number, changes: Partial<ContestTable> = {}): ContestTable => ({
  pairs: [one, other],
  points: [null, null],
  absent: [false, false],
  ...changes,
})

const round = (number: number, tables: readonly ContestTable[], changes: Partial<ContestRound> = {}): ContestRound => ({
  number,
  tables,
  bye: null,
  clock: null,
  ...changes,
})

const contest = (rounds: readonly ContestRound[], changes: Partial<ContestPlan> = {}): Contest => ({
  id: 'contest',
  plan: plan(changes),
  rounds,
})

const WON = { points: [500, 400] } as const

describe('a pair that has not played', () => {
  it('is removed from the list, and the pairs after it keep their names, their rounds and their places at home', () => {
    const rounds = [round(1, [at(0, 1, WON), at(2, 4, WON)])]
    const left = withoutPair(contest(rounds, { away: [4, 3, 0] }), 3)
    expect(left?.plan.pairs).toEqual(['Ann & Bea', 'Cem & Dan', 'Eva & Fay', 'Ida & Jon'])
    expect(left?.plan.away).toEqual([3, 0])
    expect(left?.rounds).toEqual([round(1, [at(0, 1, WON), at(2, 3, WON)])])
  })

  it('leaves its opponent without one if all other pairs have theirs', () => {
    const rounds = [round(1, [at(0, 1, WON), at(2, 3), at(4, 5)])]
    const left = withoutPair(contest(rounds, { pairs: [...NAMES, 'Kim & Lea'] }), 3)
    expect(left?.rounds).toEqual([round(1, [at(0, 1, WON), at(3, 4)], { bye: 2 })])
  })

  it('leaves its place at the table to the pair that had no opponent', () => {
    const rounds = [round(1, [at(0, 1, WON), at(2, 3)], { bye: 4 })]
    expect(withoutPair(contest(rounds), 2)?.rounds).toEqual([round(1, [at(0, 1, WON), at(3, 2)])])
  })

  it('leaves no pair without an opponent if it was that pair itself', () => {
    const rounds = [round(1, [at(1, 2), at(3, 4)], { bye: 0 })]
    expect(withoutPair(contest(rounds), 0)?.rounds).toEqual([round(1, [at(0, 1), at(2, 3)])])
  })

  it.each<[string, readonly ContestRound[], Partial<ContestPlan>]>([
    ['a result', [round(1, [at(0, 1, { points: [null, 7] }), at(2, 3)])], {}],
    ['an absence', [round(1, [at(0, 1, { absent: [true, false] }), at(2, 3)])], {}],
    ['an earlier round', [round(1, [at(0, 1)]), round(2, [at(2, 3)])], {}],
    ['an earlier win without an opponent', [round(1, [at(2, 3)], { bye: 0 }), round(2, [at(2, 3)])], {}],
    ['the only table of its round', [round(1, [at(0, 1)])], {}],
    ['a contest of no more than four pairs', [], { pairs: NAMES.slice(0, 4) }],
  ])('cannot be removed from %s', (_, rounds, changes) => {
    expect(withoutPair(contest(rounds, changes), 0)).toBeNull()
  })

  it('is removed before round 1 from a contest of five pairs', () => {
    expect(withoutPair(contest([]), 4)).toEqual(contest([], { pairs: NAMES.slice(0, 4) }))
  })

  it('changes no figure of the standings, and every other pair of its round still plays once', () => {
    const cases = fc.record({
      count: fc.integer({ min: 5, max: 12 }),
      rounds: fc.integer({ min: 1, max: 4 }),
      away: fc.uniqueArray(fc.nat(11), { maxLength: 3 }),
      gone: fc.nat(11),
    })
    fc.assert(
      fc.property(cases, ({ count, rounds, away, gone }) => {
        const pairs = Array.from({ length: count }, (_, pair) => `Pair ${pair + 1}`)
        const absent = away.filter((pair) => pair < count)
        let now = contest([], { pairs, away: absent })
        for (let number = 1; number <= rounds; number += 1) {
          const played = now.rounds.map((one) => ({
            ...one,
            tables: one.tables.map((table) => ({ ...table, ...WON })),
          }))
          now = { ...now, rounds: [...played, drawNext({ ...now, rounds: played }, number)] }
        }
        const pair = gone % count
        const left = withoutPair(now, pair)
        if (left === null) return
        const figures = (of: Contest) =>
          contestStandings({ ...of, rounds: of.rounds.slice(0, -1) })
            .map(({ pair: { name }, won, points }) => [name, won, points].join())
            .filter((line) => !line.startsWith(`${pairs[pair] ?? ''},`))
            .sort()
        expect(figures(left)).toEqual(figures(now))
        expect(playersOf(left)).toEqual(playersOf(now).filter((name) => name !== pairs[pair]))
      }),
    )
  })
})

/** Returns the names of the pairs in the last round of a contest, in the order of the alphabet. */
function playersOf({ plan: { pairs }, rounds }: Contest): readonly string[] {
  const { tables = [], bye = null } = rounds.at(-1) ?? {}
  return [...tables.flatMap((table) => table.pairs), ...(bye === null ? [] : [bye])]
    .map((pair) => pairs[pair] ?? '')
    .sort()
}

describe('the opponents of a round', () => {
  const drawn = round(1, [at(0, 1), at(2, 3)], { bye: 4 })

  it('are set by hand by swapping two pairs, also across tables', () => {
    expect(withPairsSwapped(drawn, 1, 2)).toEqual(round(1, [at(0, 2), at(1, 3)], { bye: 4 }))
  })

  it('are set by hand for the pair without an opponent too', () => {
    expect(withPairsSwapped(drawn, 4, 0)).toEqual(round(1, [at(4, 1), at(2, 3)], { bye: 0 }))
  })

  it('can change while the clock runs, but not after the first result', () => {
    const running = { ...drawn, clock: { until: 9 } }
    expect(withPairsSwapped(running, 0, 2)).toEqual({ ...running, tables: [at(2, 1), at(0, 3)] })
    const begun = round(1, [at(0, 1), at(2, 3, { points: [null, 0] })], { bye: 4 })
    expect(withPairsSwapped(begun, 0, 4)).toBe(begun)
    const absent = round(1, [at(0, 1), at(2, 3, { absent: [false, true] })])
    expect(withPairsSwapped(absent, 0, 2)).toBe(absent)
  })

  it('stay where a pair is not in the round', () => {
    expect(withPairsSwapped(drawn, 0, 7)).toBe(drawn)
  })

  it.each(['draw', 'points'] as const)(
    'give the free win to the pair that was set by hand, opponents by %s',
    (opponents) => {
      const set = withPairsSwapped(drawn, 4, 0)
      const played = { ...set, tables: set.tables.map((table) => ({ ...table, ...WON })) }
      const now = contest([played], { opponents })
      const wins = contestStandings(now).filter(({ byes }) => byes > 0)
      expect(wins.map(({ pair, byes, points }) => [pair.name, byes, points])).toEqual([['Ann & Bea', 1, 100]])
      const next = drawNext(now, 2)
      expect(next.bye).not.toBe(0)
      const before = [...set.tables.map(({ pairs }) => [...pairs].sort().join())]
      expect(next.tables.map(({ pairs }) => [...pairs].sort().join()).filter((both) => before.includes(both))).toEqual(
        [],
      )
    },
  )
})

describe('two pairs have met before', () => {
  const rounds = [round(1, [at(0, 1, WON), at(2, 3, { absent: [true, false] })]), round(2, [at(1, 0), at(2, 3)])]

  it('if they sat at one table in an earlier round, on either side', () => {
    expect(metBefore(contest(rounds), 2, [1, 0])).toBe(true)
    expect(metBefore(contest(rounds), 2, [0, 1])).toBe(true)
  })

  it('but not in the same round, nor where one of them was absent', () => {
    expect(metBefore(contest(rounds), 1, [0, 1])).toBe(false)
    expect(metBefore(contest(rounds), 2, [2, 3])).toBe(false)
    expect(metBefore(contest(rounds), 2, [0, 2])).toBe(false)
  })
})

describe('the length of a round', () => {
  const MINUTE = 60_000
  const played = round(1, [at(0, 1, WON), at(2, 3, WON)], { clock: { until: 5 } })

  it('is changed for the rounds that follow, and no result changes', () => {
    const now = contest([played, round(2, [at(0, 2), at(1, 3)])])
    const changed = withLength(now, { ends: 'deals', length: 8, rings: false })
    expect(changed.plan).toEqual({ ...now.plan, ends: 'deals', length: 8 })
    expect(changed.rounds).toEqual(now.rounds)
  })

  it('leaves a clock that was started its time, if the rounds become shorter', () => {
    const now = contest([round(1, [at(0, 1)], { clock: { left: 38 * MINUTE } })])
    const [first] = withLength(now, { ends: 'minutes', length: 30, rings: true }).rounds
    expect(first?.clock).toEqual({ left: 38 * MINUTE, more: 10 * MINUTE })
  })

  it('takes the clock of the round away where rounds go by deals', () => {
    const now = contest([round(1, [at(0, 1)], { clock: { until: 7 } })])
    expect(withLength(now, { ends: 'deals', length: 30, rings: false }).rounds[0]?.clock).toBeNull()
  })
})
