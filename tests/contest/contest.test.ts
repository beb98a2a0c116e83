import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  contestStandings,
  countedOf,
  drawNext,
  isSettled,
  isUntouched,
  lastRound,
  missingResults,
  type Contest,
  type ContestPlan,
  type ContestRound,
  type ContestTable,
} from '@/lib/contest/contest'
import { figureOf, RANKINGS } from '@/lib/contest/standings'

const NAMES = ['Ann & Bea', 'Cem & Dan', 'Eva & Fay', 'Gil & Hal', 'Ida & Jon', 'Kim & Lea', 'Max & Noa', 'Oda & Pia']

const plan = (changes: Partial<ContestPlan> = {}): ContestPlan => ({
  name: 'Contest',
  at: 1,
  pairs: NAMES,
  away: [],
  ends: 'deals',
  length: 12,
  rings: false,
  opponents: 'draw',
  counts: 'points',
  cap: null,
  unopposed: 0,
  ...changes,
})

const table = (points: ContestTable['points'], absent: ContestTable['absent'] = [false, false]): ContestTable => ({
  pairs: [0, 1],
  points,
  absent,
})

describe('a table of a round', () => {
  it.each([
    ['more points win', [412, 380], [412, 380], 0],
    ['fewer points lose', [380, 412], [380, 412], 1],
    ['the same points are level', [400, 400], [400, 400], null],
    ['nothing is a result too', [0, 120], [0, 120], 1],
  ] as const)('counts as written: %s', (_, points, counted, winner) => {
    expect(countedOf(plan(), table(points))).toEqual({ points: counted, winner })
  })

  it('counts no more than the cap, and is won by the points that were written', () => {
    const capped = plan({ cap: 400 })
    expect(countedOf(capped, table([950, 380]))).toEqual({ points: [400, 380], winner: 0 })
    expect(countedOf(capped, table([950, 900]))).toEqual({ points: [400, 400], winner: 0 })
  })

  it.each([
    ['the first pair', [true, false], { points: [0, 250], winner: 1 }],
    ['the second pair', [false, true], { points: [250, 0], winner: 0 }],
    ['both pairs', [true, true], null],
  ] as const)('is forfeited by %s that is absent, whatever was written', (_, absent, counted) => {
    expect(countedOf(plan({ unopposed: 250 }), table([null, null], absent))).toEqual(counted)
    expect(countedOf(plan({ unopposed: 250 }), table([700, 100], absent))).toEqual(counted)
    expect(isSettled(table([null, null], absent))).toBe(true)
  })

  it('gives a win without points where an absent pair costs nothing', () => {
    expect(countedOf(plan(), table([null, null], [true, false]))).toEqual({ points: [0, 0], winner: 1 })
  })

  it('gives a pair without an opponent no more than the cap', () => {
    const capped = plan({ unopposed: 250, cap: 200 })
    expect(countedOf(capped, table([null, null], [false, true]))).toEqual({ points: [200, 0], winner: 0 })
  })

  it.each([[[null, null]], [[100, null]], [[null, 100]]] as const)(
    'does not count before both points are written: %j',
    (points) => {
      expect(countedOf(plan(), table(points))).toBeNull()
      expect(isSettled(table(points))).toBe(false)
    },
  )
})

describe('a round', () => {
  const [first, second] = [table([1, 2]), table([null, 2])]
  it('owes a result for each table without one', () => {
    expect(missingResults({ number: 1, tables: [first, second], bye: null, clock: null })).toBe(1)
  })

  it('is untouched until a number, an absence or the clock is there', () => {
    const empty = { number: 1, tables: [table([null, null])], bye: null, clock: null }
    expect(isUntouched(empty)).toBe(true)
    expect(isUntouched({ ...empty, clock: { left: 1 } })).toBe(false)
    expect(isUntouched({ ...empty, tables: [second] })).toBe(false)
    expect(isUntouched({ ...empty, tables: [table([null, null], [true, false])] })).toBe(false)
  })
})

/** Plays this many rounds. `pointsOf` decides what each pair writes, or that it is absent. */
function played(
  contest: Contest,
  rounds: number,
  pointsOf: (pair: number, round: number) => number | 'absent',
): Contest {
  let now = contest
  for (let number = 1; number <= rounds; number += 1) {
    const drawn = drawNext(now, number)
    const tables = drawn.tables.map((one): ContestTable => {
      const [own, other] = one.pairs.map((pair) => pointsOf(pair, number))
      const points = (of: number | 'absent' | undefined) => (of === 'absent' || of === undefined ? null : of)
      return { ...one, points: [points(own), points(other)], absent: [own === 'absent', other === 'absent'] }
    })
    now = { ...now, rounds: [...now.rounds, { ...drawn, tables }] }
  }
  return now
}

const meetingsOf = (rounds: readonly ContestRound[]): readonly string[] =>
  rounds.flatMap(({ tables }) => tables.map(({ pairs }) => [...pairs].sort((a, b) => a - b).join(' ')))

const pairsPlaying = ({ tables, bye }: ContestRound): readonly number[] =>
  [...tables.flatMap(({ pairs }) => pairs), ...(bye === null ? [] : [bye])].sort((a, b) => a - b)

/** Computes the standings in a second way, pair by pair from what was written, without the code under test. */
function secondStandings({ plan: agreed, rounds }: Contest) {
  const most = agreed.cap ?? Infinity
  const alone = Math.min(most, agreed.unopposed)
  const rows = agreed.pairs.map((_, pair) => {
    const row = { pair, played: 0, wins: 0, points: 0, against: 0 }
    for (const { tables, bye } of rounds) {
      if (bye === pair) [row.wins, row.points] = [row.wins + 1, row.points + alone]
      for (const { pairs, points, absent } of tables) {
        const side = pairs.indexOf(pair)
        if (side < 0 || (absent[0] && absent[1])) continue
        const [own, other] = [points[side], points[1 - side]]
        if (absent[side] === true) row.against += alone
        else if (absent[1 - side] === true) [row.wins, row.points] = [row.wins + 1, row.points + alone]
        else if (own == null || other == null) continue
        else {
          row.points += Math.min(most, own)
          row.against += Math.min(most, other)
          if (own > other) row.wins += 1
          if (own === other) row.wins += 0.5
        }
        row.played += 1
      }
    }
    return row
  })
  const order = [agreed.counts, 'wins', 'points', 'difference'] as const
  const figures = rows.map((row) => order.map((by) => (by === 'difference' ? row.points - row.against : row[by])))
  const isBefore = (one: number, other: number) => {
    const at = order.findIndex((_, index) => figures[one]?.[index] !== figures[other]?.[index])
    return at >= 0 && (figures[one]?.[at] ?? 0) > (figures[other]?.[at] ?? 0)
  }
  const everyone = rows.map(({ pair }) => pair)
  return rows
    .map((row) => ({ ...row, place: 1 + everyone.filter((other) => isBefore(other, row.pair)).length }))
    .sort((a, b) => a.place - b.place || a.pair - b.pair)
}

const shownStandings = (contest: Contest) =>
  contestStandings(contest).map(({ place, pair, played: games, points, against, ...rest }) => ({
    pair: pair.place,
    played: games,
    wins: figureOf({ points, against, ...rest }, 'wins') / 2,
    points,
    against,
    place,
  }))

describe('a contest of eight pairs in four rounds of twelve deals', () => {
  const POINTS = [
    [1010, 804, 992, 700, 640, 1203, 888, 517],
    [750, 801, 430, 1100, 905, 905, 620, 712],
    [980, 640, 777, 818, 1300, 402, 555, 961],
    [610, 733, 1001, 846, 690, 1120, 904, 482],
  ]

  it.each(['draw', 'points', 'wins'] as const)(
    'has the standings that a second computation has, opponents by %s',
    (opponents) => {
      const begun = { id: 'contest-of-eight', plan: plan({ opponents }), rounds: [] }
      const contest = played(begun, 4, (pair, round) => POINTS[round - 1]?.[pair] ?? 0)
      expect(contest.rounds.map(({ tables }) => tables.length)).toEqual([4, 4, 4, 4])
      expect(new Set(meetingsOf(contest.rounds)).size).toBe(16)
      expect(shownStandings(contest)).toEqual(secondStandings(contest))
      // Points do not depend on the opponents: they are the sums of the columns above.
      const sums = Object.fromEntries(shownStandings(contest).map(({ pair, points }) => [pair, points]))
      expect(sums).toEqual({ 0: 3350, 1: 2978, 2: 3200, 3: 3464, 4: 3535, 5: 3630, 6: 2967, 7: 2672 })
    },
  )
})

const CONTESTS = fc.record({
  id: fc.stringMatching(/^[a-z0-9]{21}$/),
  count: fc.integer({ min: 4, max: 12 }),
  opponents: fc.constantFrom('draw' as const, 'points' as const, 'wins' as const),
  counts: fc.constantFrom(...RANKINGS),
  cap: fc.option(fc.integer({ min: 1, max: 900 })),
  unopposed: fc.integer({ min: 0, max: 600 }),
  points: fc.array(
    fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 0, max: 40 }).map((tens) => tens * 30) },
      { weight: 1, arbitrary: fc.constant('absent' as const) },
    ),
    {
      minLength: 24,
      maxLength: 24,
    },
  ),
  rounds: fc.integer({ min: 1, max: 11 }),
})

type Drawn = typeof CONTESTS extends fc.Arbitrary<infer T> ? T : never

function contestOf({ id, count, points, rounds, ...facts }: Drawn): Contest {
  const pairs = Array.from({ length: count }, (_, pair) => `Pair ${pair}`)
  const begun = { id, plan: plan({ pairs, ...facts }), rounds: [] }
  return played(begun, rounds, (pair, round) => points[(pair * 7 + round * 5) % points.length] ?? 0)
}

describe('every contest', () => {
  it('has the standings that a second computation has', () => {
    fc.assert(
      fc.property(CONTESTS, (drawn) => {
        const contest = contestOf(drawn)
        expect(shownStandings(contest)).toEqual(secondStandings(contest))
      }),
    )
  })

  it('has every pair in each round once, and one bye where they are odd', () => {
    fc.assert(
      fc.property(CONTESTS, (drawn) => {
        for (const round of contestOf(drawn).rounds) {
          expect(pairsPlaying(round)).toEqual(Array.from({ length: drawn.count }, (_, pair) => pair))
          expect(round.bye === null).toBe(drawn.count % 2 === 0)
        }
      }),
    )
  })

  it('by draw brings everyone together once before anyone meets again, and gives each one bye', () => {
    fc.assert(
      fc.property(CONTESTS, (drawn) => {
        const whole = drawn.count % 2 === 0 ? drawn.count - 1 : drawn.count
        const { rounds } = contestOf({ ...drawn, opponents: 'draw', rounds: whole })
        expect(new Set(meetingsOf(rounds)).size).toBe((drawn.count * (drawn.count - 1)) / 2)
        const byes = rounds.flatMap(({ bye }) => bye ?? [])
        expect(new Set(byes).size).toBe(byes.length)
      }),
    )
  })

  it('by points or wins lets two meet again only where all who play would have to', () => {
    fc.assert(
      fc.property(CONTESTS, (drawn) => {
        fc.pre(drawn.opponents !== 'draw')
        const { rounds } = contestOf(drawn)
        rounds.forEach((round, index) => {
          const before = new Set(meetingsOf(rounds.slice(0, index)))
          const again = meetingsOf([round]).filter((meeting) => before.has(meeting))
          if (again.length > 0)
            expect(
              canAvoid(
                round.tables.flatMap(({ pairs }) => pairs),
                before,
              ),
            ).toBe(false)
        })
      }),
    )
  })

  it('gives no one a second round without an opponent while another had none', () => {
    fc.assert(
      fc.property(CONTESTS, (drawn) => {
        fc.pre(drawn.count % 2 === 1 && drawn.opponents !== 'draw')
        const { rounds } = contestOf(drawn)
        rounds.forEach(({ bye }, index) => {
          const alone = new Set(rounds.slice(0, index).flatMap(pairWithBye))
          if (bye !== null && alone.has(bye)) expect(alone.size).toBe(drawn.count)
        })
      }),
    )
  })

  it('counts at most the cap for each pair in each round', () => {
    fc.assert(
      fc.property(CONTESTS, (drawn) => {
        fc.pre(drawn.cap !== null)
        for (const { points } of contestStandings(contestOf(drawn)))
          expect(points).toBeLessThanOrEqual((drawn.cap ?? 0) * drawn.rounds)
      }),
    )
  })

  it('is drawn the same again from the same results, and from another id as a rule not', () => {
    fc.assert(
      fc.property(CONTESTS, (drawn) => {
        const contest = contestOf(drawn)
        expect(contestOf(drawn)).toEqual(contest)
        expect(drawNext(contest, 12)).toEqual(drawNext(structuredClone(contest), 12))
      }),
    )
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => drawNext({ id, plan: plan(), rounds: [] }, 1))
    expect(new Set(firsts.map(({ tables }) => JSON.stringify(tables))).size).toBeGreaterThan(3)
  })
})

/** Tells by trial whether these pairs can be matched so that none meet again. */
function canAvoid(pairs: readonly number[], before: ReadonlySet<string>): boolean {
  const [one, ...rest] = pairs
  if (one === undefined) return true
  return rest.some((other) => {
    const meeting = [one, other].sort((a, b) => a - b).join(' ')
    return (
      !before.has(meeting) &&
      canAvoid(
        rest.filter((pair) => pair !== other),
        before,
      )
    )
  })
}

/** Returns the pairs that won a round without an opponent. */
const pairWithBye = ({ tables, bye }: ContestRound): readonly number[] => [
  ...tables.flatMap(({ pairs, absent }) => pairs.filter((_, side) => absent[1 - side] === true)),
  ...(bye === null ? [] : [bye]),
]

describe('the draw of a contest', () => {
  it('takes no pair that is left out, and gives the odd one among the rest a bye', () => {
    const round = drawNext({ id: 'x', plan: plan({ away: [2, 5, 7] }), rounds: [] }, 1)
    expect(pairsPlaying(round)).toEqual([0, 1, 3, 4, 6])
    expect(round.bye).not.toBeNull()
  })

  it('leaves the order of the lot as it is when a pair comes late', () => {
    const before = drawNext({ id: 'x', plan: plan({ opponents: 'points' }), rounds: [] }, 1)
    const after = drawNext(
      { id: 'x', plan: plan({ opponents: 'points', pairs: [...NAMES, 'Late', 'Later'] }), rounds: [] },
      1,
    )
    const order = (round: ContestRound) => round.tables.flatMap(({ pairs }) => pairs).filter((pair) => pair < 8)
    expect(order(after)).toEqual(order(before))
  })

  it('by lot puts each pair at table 1 about equally often', () => {
    const times = NAMES.map(() => 0)
    for (let contest = 0; contest < 2_000; contest += 1) {
      const { tables } = drawNext({ id: `contest-${contest}`, plan: plan({ opponents: 'wins' }), rounds: [] }, 1)
      for (const pair of tables[0]?.pairs ?? []) times[pair] = (times[pair] ?? 0) + 1
    }
    // Two of eight pairs sit at table 1, so each is expected there 500 times. A count differs by more than five standard
    // deviations of 19 hardly ever by chance.
    for (const count of times) expect(Math.abs(count - 500)).toBeLessThan(97)
  })

  it('by points brings together those who are level or next to each other', () => {
    const begun = { id: 'x', plan: plan({ opponents: 'points', counts: 'wins' }), rounds: [] }
    const contest = played(begun, 1, (pair) => 1000 - 100 * pair)
    const { tables } = drawNext(contest, 2)
    const gaps = tables.map(({ pairs }) => Math.abs(pairs[0] - pairs[1]))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(3)
    expect(lastRound(contest)?.number).toBe(1)
  })
})
