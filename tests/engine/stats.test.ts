import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  addCounts,
  averageDefending,
  averageTaking,
  bateRate,
  COUNTS,
  madeRate,
  type Counts,
} from '@/lib/engine/stats/counts'
import { tallyGame, type SeatedGame } from '@/lib/engine/stats/game-stats'
import {
  addTallies,
  NO_TALLY,
  opponentsAtEnd,
  partyKey,
  partyOf,
  partyOfKey,
  sumTallies,
  wonAtEnd,
} from '@/lib/engine/stats/party'
import { headToHead, longestStreak, tallyEverybody, tallyParty } from '@/lib/engine/stats/record'
import { NO_NAME } from '@/lib/engine/table/seats'
import { seatedGame } from '@/lib/format/answer-sheet'
import STATISTICS from '../cases/own-statistics.json'
import { anyRules, documentRules } from '../support/any-rules'
import { anyGame } from '../support/arbitraries'
import { agreed, claimed, counted, from, game, played, playedByFour, rules, run, thrownIn } from '../support/builders'
import { countNaively } from '../support/naive-stats'
import { countedGame, seated } from '../support/seated'

/** A case about the statistics of people with names; the naive count knows no seat without one. */
interface FiguresCase {
  readonly title: string
  readonly rules: unknown
  readonly of: readonly string[]
  readonly games: readonly unknown[]
  readonly expect: {
    readonly met?: unknown
    readonly best?: { readonly points: number } | null
    readonly comeback?: { readonly behind: number; readonly scale?: number } | null
  }
}
const FIGURES = (STATISTICS as readonly unknown[]).filter(
  (one): one is FiguresCase =>
    (one as { readonly ask: string }).ask === 'figures' && !(one as FiguresCase).of.includes(NO_NAME),
)

const bela = rules('bela-2')
const names = ['Mike', 'Yetta']
const TO_501 = { goal: 'points', target: 501, scale: 501 } as const

/** The sheet printed with the description of two-handed Bela: 56 to 23, 38 to 106, 88 to 84, and Yetta bate with 64 to 80. */
const printed = [
  counted({ taker: 0, totals: [56, 23] }),
  counted({ taker: 1, totals: [38, 106] }),
  counted({ taker: 0, totals: [88, 84] }),
  counted({ taker: 1, totals: [80, 64] }),
]

describe('the figures of a player', () => {
  const mike = tallyParty([countedGame('g', game(bela, printed), names)], ['Mike'])
  const yetta = tallyParty([countedGame('g', game(bela, printed), names)], ['Yetta'])

  it('the printed sheet counts two hands taken by each, and one bate for Yetta', () => {
    expect(mike.counts).toMatchObject({ hands: 4, taken: 2, made: 2, bate: 0, defended: 2 })
    expect(yetta.counts).toMatchObject({ hands: 4, taken: 2, made: 1, bate: 1, defended: 2 })
    expect(madeRate(yetta.counts)).toEqual({ part: 1, whole: 2 })
    expect(bateRate(yetta.counts)).toEqual({ part: 1, whole: 2 })
  })

  it('card points are averaged as made, before a bate moves them', () => {
    expect(averageTaking(mike.counts)).toEqual({ part: 56 + 88, whole: 2 })
    expect(averageDefending(mike.counts)).toEqual({ part: 38 + 80, whole: 2 })
    expect(averageTaking(yetta.counts)).toEqual({ part: 106 + 64, whole: 2 })
    expect(averageDefending(yetta.counts)).toEqual({ part: 23 + 84, whole: 2 })
  })

  it('the best hand is named by its place on the sheet', () => {
    expect(mike.best).toEqual({ points: 88, hand: 2, game: 'g' })
    expect(yetta.best).toEqual({ points: 106, hand: 1, game: 'g' })
  })

  it('runs and belas are not counted where only finished totals were spoken', () => {
    expect(mike.counts).toMatchObject({ detailed: 0, runs: 0, belas: 0 })
  })

  it('a player who took no hand has no rates', () => {
    const only = tallyParty([countedGame('g', game(bela, [counted({ taker: 1, totals: [10, 90] })]), names)], ['Mike'])
    expect(madeRate(only.counts)).toBeNull()
    expect(averageTaking(only.counts)).toBeNull()
    expect(averageDefending(only.counts)).toEqual({ part: 10, whole: 1 })
  })

  it('only runs and belas that scored are counted', () => {
    const hand = played({ melds: [run(0, 'KS QS JS 10S'), run(1, '9C 8C 7C')], bela: [1] })
    const one = [countedGame('g', game(bela, [hand]), names)]
    expect(tallyParty(one, ['Mike']).counts).toMatchObject({ detailed: 1, runs: 1, belas: 0 })
    expect(tallyParty(one, ['Yetta']).counts).toMatchObject({ detailed: 1, runs: 0, belas: 1 })
  })

  it('thrown-in deals, points by word and claims do not count as hands', () => {
    const sheet = [thrownIn(), agreed([0, 20]), claimed({ cardPoints: 44 })]
    const one = [countedGame('g', game(bela, sheet), names)]
    expect(tallyParty(one, ['Mike']).counts.hands).toBe(0)
    expect(tallyParty(one, ['Mike']).best).toBeNull()
  })

  it('a level hand is neither made nor bate', () => {
    const level = counted({ taker: 0, totals: [70, 70] })
    const one = tallyParty([countedGame('g', game(bela, [level]), names)], ['Mike'])
    expect(one.counts).toMatchObject({ taken: 1, made: 0, bate: 0, tied: 1 })
  })
})

describe('games won', () => {
  const wins = (id: string, winner: 0 | 1) =>
    countedGame(
      id,
      game(bela, [counted({ taker: winner, totals: winner === 0 ? [90, 20] : [20, 90] })], from([450, 450])),
      names,
    )

  it('only finished games count towards wins', () => {
    const left = countedGame('l', game(bela, printed), names)
    const all = [wins('a', 0), left, wins('b', 1)]
    expect(tallyParty(all, ['Mike'])).toMatchObject({ games: 2, won: 1 })
    expect(tallyParty(all, ['Mike']).counts.hands).toBe(6)
  })

  it('a lost game ends a streak of wins, and an unfinished one does not', () => {
    const left = countedGame('l', game(bela, printed), names)
    expect(longestStreak([wins('a', 0), left, wins('b', 0), wins('c', 1), wins('d', 0)], ['Mike'])).toBe(2)
    expect(longestStreak([wins('a', 0)], ['Yetta'])).toBe(0)
  })

  it('wins and losses are counted against each opponent', () => {
    const all = [wins('a', 0), wins('b', 1), wins('c', 0)]
    expect(headToHead(all, ['Mike'])).toEqual([{ against: ['Yetta'], won: 2, lost: 1, other: 0 }])
    expect(headToHead(all, ['Yetta'])).toEqual([{ against: ['Mike'], won: 1, lost: 2, other: 0 }])
  })

  it('unfinished games count against no one', () => {
    const left = countedGame('l', game(bela, printed), names)
    expect(headToHead([left], ['Mike'])).toEqual([])
    expect(opponentsAtEnd(left, ['Mike'], 0)).toEqual([])
  })

  it('opponents met equally often are listed by name', () => {
    const three = rules('bela-3')
    const hand = counted({ taker: 0, totals: [90, 20, 30] })
    const met = (id: string, others: readonly string[]) =>
      countedGame(id, game(three, [hand], from([450, 400, 400])), ['Ann', ...others])
    const order = (others: readonly string[]) => headToHead([met('g', others)], ['Ann']).map(({ against }) => against)
    expect(order(['Cleo', 'Ben'])).toEqual([['Ben'], ['Cleo']])
    expect(order(['Ben', 'Cleo'])).toEqual([['Ben'], ['Cleo']])
  })

  it('opponents met most often come first, in wins, losses or neither', () => {
    const alone = (id: string, winner: 0 | 1) =>
      countedGame(
        id,
        game(bela, [counted({ taker: winner, totals: winner === 0 ? [90, 20] : [20, 90] })], from([450, 450])),
        ['Ann', 'Ben'],
      )
    const cleo = countedGame('c', game(bela, [counted({ totals: [90, 20] })], from([450, 450])), ['Ann', 'Cleo'])
    expect(headToHead([cleo, alone('a', 1), alone('b', 1)], ['Ann'])).toEqual([
      { against: ['Ben'], won: 0, lost: 2, other: 0 },
      { against: ['Cleo'], won: 1, lost: 0, other: 0 },
    ])
    expect(headToHead([alone('a', 0), alone('b', 1)], ['Cleo'])).toEqual([])
  })

  it('pairs are counted against pairs, and single players against single players', () => {
    const hand = playedByFour()
    const won = countedGame('g', game(rules('klabberjass-4'), [hand], from([950, 300])), ['Ann', 'Ben', 'Cleo', 'Dan'])
    expect(headToHead([won], ['Ann']).map(({ against }) => against)).toEqual([['Ben'], ['Dan']])
    expect(headToHead([won], ['Ann', 'Cleo']).map(({ against }) => against)).toEqual([['Ben', 'Dan']])
  })

  it('a comeback is measured from the best opponent, and needs one who was ahead', () => {
    const three = rules('bela-3')
    const hand = counted({ taker: 0, totals: [90, 20, 30] })
    const won = (totals: readonly number[]) =>
      countedGame('g', game(three, [hand], from(totals)), ['Ann', 'Ben', 'Cleo'])
    expect(tallyParty([won([450, 470, 380])], ['Ann']).comeback).toEqual({ game: 'g', behind: 20, ...TO_501 })
    expect(tallyParty([won([450, 450, 380])], ['Ann']).comeback).toBeNull()
  })

  it('the first of equally good hands is the best hand', () => {
    const hands = [counted({ totals: [80, 20] }), counted({ totals: [80, 30] })]
    const [first, second] = ['a', 'b'].map((id) => countedGame(id, game(bela, hands), names))
    if (first === undefined || second === undefined) throw new Error('two games')
    expect(tallyParty([first, second], ['Mike']).best).toEqual({ points: 80, hand: 0, game: 'a' })
  })

  it('a win at a seat without a name belongs to no one', () => {
    const won = countedGame('g', game(bela, [counted({ totals: [90, 20] })], from([450, 450])), ['Mike', NO_NAME])
    expect([...tallyEverybody([won]).keys()]).toEqual(['Mike'])
    expect(headToHead([won], ['Mike'])).toEqual([])
    expect(wonAtEnd(won)).toEqual([{ key: 'Mike', won: true }])
  })

  it('a win counts for each player and pair that sat there, once the game is over', () => {
    const four = ['Ann', 'Ben', 'Cleo', 'Dan']
    const won = countedGame('g', game(rules('klabberjass-4'), [playedByFour()], from([950, 300])), four)
    expect(wonAtEnd(won).map((one) => [one.key, one.won])).toEqual([
      ['Ann', true],
      ['Ben', false],
      ['Cleo', true],
      ['Dan', false],
      ['Ann\nCleo', true],
      ['Ben\nDan', false],
    ])
    expect(wonAtEnd(countedGame('g', game(bela, []), names))).toEqual([])
  })

  it('a false claim that leaves the others level gives no one a win', () => {
    const three = rules('bela-3')
    const end = game(three, [claimed({ cardPoints: 10 })], from([300, 200, 200]))
    const game3 = countedGame('g', end, ['Ann', 'Ben', 'Cleo'])
    expect(game3.tally.result).toMatchObject({ winner: null, behind: 0 })
    expect(tallyParty([game3], ['Ben'])).toMatchObject({ games: 1, won: 0 })
  })

  it('a game won by the third player is neither won nor lost between the other two', () => {
    const three = rules('bela-3')
    const hand = counted({ taker: 2, totals: [20, 30, 90] })
    const won = countedGame('g', game(three, [hand], from([400, 400, 450])), ['Ann', 'Ben', 'Cleo'])
    expect(headToHead([won], ['Ann'])).toEqual([
      { against: ['Ben'], won: 0, lost: 0, other: 1 },
      { against: ['Cleo'], won: 0, lost: 1, other: 0 },
    ])
  })
})

test('two counts together are the sum of each', () => {
  const counts = (first: number) =>
    Object.fromEntries(COUNTS.map((count, index) => [count, first + index])) as unknown as Counts
  // The sums of 1 to 13 and 100 to 112: 101, 103 and so on.
  const sums = Object.fromEntries(COUNTS.map((count, index) => [count, 101 + 2 * index]))
  expect(addCounts(counts(1), counts(100))).toEqual(sums)
})

describe('a party', () => {
  it('a party is the same in any order of names, even if two share one name', () => {
    expect(partyOf(['Yetta', 'Mike'])).toEqual(partyOf(['Mike', 'Yetta']))
    expect(partyOf(['Ann', 'Ann'])).toEqual(['Ann', 'Ann'])
    expect(partyOfKey(partyKey(['Mike', 'Yetta']))).toEqual(['Mike', 'Yetta'])
  })
})

describe('a comeback', () => {
  const sheet = [
    counted({ taker: 1, totals: [20, 100] }),
    counted({ taker: 0, totals: [160, 10] }),
    counted({ taker: 0, totals: [90, 5] }),
  ]

  it('a comeback is the most that the winner was behind: 320 to 480', () => {
    const won = countedGame('g', game(bela, sheet, from([300, 380])), names)
    expect(tallyParty([won], ['Mike']).comeback).toEqual({ game: 'g', behind: 160, ...TO_501 })
    expect(tallyParty([won], ['Yetta']).comeback).toBeNull()
  })

  it('a comeback counts the totals from paper: 100 to 400', () => {
    const won = countedGame(
      'g',
      game({ ...bela, target: 450 }, [counted({ totals: [360, 0] })], from([100, 400])),
      names,
    )
    expect(tallyParty([won], ['Mike']).comeback).toEqual({
      game: 'g',
      behind: 300,
      goal: 'points',
      target: 450,
      scale: 450,
    })
  })

  it('a comeback is compared by target: 20 of 151 beats 60 of 501', () => {
    const long = { game: 'long', behind: 60, goal: 'points', target: 501, scale: 501 } as const
    const short = { game: 'short', behind: 20, goal: 'points', target: 151, scale: 151 } as const
    expect(addTallies({ ...NO_TALLY, comeback: long }, { ...NO_TALLY, comeback: short }).comeback).toBe(short)
    expect(addTallies({ ...NO_TALLY, comeback: short }, { ...NO_TALLY, comeback: long }).comeback).toBe(short)
  })

  it('in a game of two deals is measured by the points that won it: 38 of 182 is less than 160 of 501', () => {
    const deals = { ...rules('belote'), goal: 'hands', target: 2 } as const
    const inDeals = countedGame(
      'deals',
      game(deals, [counted({ taker: 1, totals: [62, 100] }), counted({ taker: 0, totals: [120, 42] })]),
      ['Mike', 'Ann', 'Ben', 'Dan'],
    )
    const inPoints = countedGame('points', game(bela, sheet, from([300, 380])), names)
    expect(tallyParty([inDeals], ['Mike']).comeback).toEqual({
      game: 'deals',
      behind: 38,
      goal: 'hands',
      target: 2,
      scale: 182,
    })
    expect(tallyParty([inDeals, inPoints], ['Mike']).comeback).toMatchObject({ game: 'points', behind: 160 })
  })

  it('in a game of deals that is won with no points above nothing is measured by one point', () => {
    const deals = { ...rules('belote'), goal: 'hands', target: 1 } as const
    const lost = game(deals, [counted({ taker: 0, totals: [120, 42] })], from([-300, -200]))
    const won = countedGame('g', lost, ['Mike', 'Ann', 'Ben', 'Dan'])
    // 120 − 300 is less than 42 − 200. Ann wins with −158 and was never behind.
    expect(tallyParty([won], ['Ann']).comeback).toBeNull()
    expect(won.tally.result).toMatchObject({ winner: 1, scale: 1 })
  })
})

describe('partners', () => {
  const four = rules('klabberjass-4')
  const seats = ['Ann', 'Ben', 'Cleo', 'Dan']
  const hand = playedByFour({ taker: 2, melds: [run(0, 'KS QS JS')] })

  it('partners are the same pair in any seats', () => {
    const one = countedGame('a', game(four, [hand]), seats)
    const other = countedGame('b', game(four, [hand]), ['Cleo', 'Dan', 'Ann', 'Ben'])
    expect(tallyParty([one, other], partyOf(['Cleo', 'Ann'])).counts).toMatchObject({ hands: 2, taken: 2, runs: 2 })
  })

  it('a hand that the partner took is neither taken nor defended', () => {
    const one = [countedGame('a', game(four, [hand]), seats)]
    expect(tallyParty(one, ['Ann']).counts).toMatchObject({ hands: 1, taken: 0, defended: 0, runs: 1 })
    expect(tallyParty(one, ['Cleo']).counts).toMatchObject({ hands: 1, taken: 1, defended: 0, runs: 0 })
    expect(tallyParty(one, ['Ben']).counts).toMatchObject({ hands: 1, taken: 0, defended: 1 })
  })

  it('a player who took over a seat has the hands from there on, and the win', () => {
    const last = playedByFour({ taker: 0, cardPoints: [152, 0], tricks: [8, 0], lastTrick: 0 })
    const whole = game(four, [hand, last], from([four.target - 150, 0]))
    const one = [countedGame('a', whole, seats, { hand: 1, names: ['Ann', 'Ben', 'Eve', 'Dan'] })]
    expect(tallyParty(one, ['Cleo'])).toMatchObject({ games: 0, won: 0, counts: { hands: 1 } })
    expect(tallyParty(one, ['Eve'])).toMatchObject({ games: 1, won: 1, counts: { hands: 1 } })
    expect(tallyParty(one, partyOf(['Ann', 'Eve']))).toMatchObject({ games: 1, won: 1, counts: { hands: 1 } })
    expect(tallyParty(one, partyOf(['Ann', 'Cleo']))).toMatchObject({ games: 0, counts: { hands: 1 } })
  })
})

const CAST = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']

/** Draws several games among five people, some of whom change in the middle of a game. */
const anyEvening: fc.Arbitrary<readonly SeatedGame[]> = fc.array(
  fc
    .tuple(
      fc.oneof(anyGame(documentRules), anyGame(anyRules)),
      fc.shuffledSubarray(CAST, { minLength: 5 }),
      fc.shuffledSubarray(CAST, { minLength: 5 }),
      fc.option(fc.nat({ max: 6 })),
    )
    .map(([one, first, later, hand]) => {
      const take = (people: readonly string[]) => people.slice(0, one.rules.players)
      return seated(one, take(first), hand === null ? null : { hand, names: take(later) })
    }),
  { maxLength: 6 },
)

const PARTIES = [...CAST.map((name) => [name]), ...CAST.flatMap((a, i) => CAST.slice(i + 1).map((b) => [a, b]))]

describe('the figures in the cases', () => {
  it.each(FIGURES)('a naive count by hand agrees with the case: $title', (one) => {
    const games = one.games.map((game) => {
      const read = seatedGame(one.rules, game as Parameters<typeof seatedGame>[1])
      if (!read.ok) throw new Error(read.error.name)
      return read.value
    })
    const { best, comeback, streak, games: finished, won, ...counts } = countNaively(games, one.of)
    const found = { games: finished, won, counts, streak, met: undefined }
    const { best: bestHand, comeback: furthest, ...others } = one.expect
    const expected = { ...others, met: undefined }
    expect(found).toMatchObject(expected)
    if (bestHand !== undefined) expect(best).toBe(bestHand?.points ?? null)
    if (furthest?.scale !== undefined) expect(comeback).toBeCloseTo(furthest.behind / furthest.scale)
    if (furthest === null) expect(comeback).toBe(0)
  })
})

describe('the figures of random evenings', () => {
  it('the figures are those of a naive count by hand', () => {
    fc.assert(
      fc.property(anyEvening, (evening) => {
        const games = evening.map((one, index) => ({ id: `g${index}`, tally: tallyGame(one) }))
        const all = tallyEverybody(games)
        for (const party of PARTIES) {
          const { games: finished, won, counts, best, comeback } = tallyParty(games, party)
          const {
            best: most,
            comeback: share,
            streak,
            games: naiveGames,
            won: naiveWon,
            ...naive
          } = countNaively(evening, party)
          expect({ finished, won, ...counts }).toEqual({ finished: naiveGames, won: naiveWon, ...naive })
          expect(best?.points ?? null).toBe(most)
          expect(comeback === null ? 0 : comeback.behind / comeback.scale).toBeCloseTo(share)
          expect(longestStreak(games, party)).toBe(streak)
          expect(all.get(partyKey(party)) ?? NO_TALLY).toEqual(tallyParty(games, party))
        }
      }),
    )
  })

  it('the figures of all games are the sum of those of its parts', () => {
    fc.assert(
      fc.property(anyEvening, fc.nat({ max: 6 }), (evening, cut) => {
        const games = evening.map((one, index) => ({ id: `g${index}`, tally: tallyGame(one) }))
        for (const party of PARTIES) {
          const parts = sumTallies([tallyParty(games.slice(0, cut), party), tallyParty(games.slice(cut), party)])
          expect(parts).toEqual(tallyParty(games, party))
        }
      }),
    )
  })
})
