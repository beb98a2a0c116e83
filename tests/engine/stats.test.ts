import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addCounts,
  averageDefending,
  averageTaking,
  bateRate,
  COUNTS,
  madeRate,
  NO_COUNTS,
  type Counts,
} from '@/lib/engine/stats/counts'
import { decidedBy } from '@/lib/engine/stats/decisive'
import { tallyGame, type SeatedGame } from '@/lib/engine/stats/game-stats'
import { NO_TALLY, opponentsAtEnd, partyKey, partyOf, partyOfKey, sumTallies, wonAtEnd } from '@/lib/engine/stats/party'
import { longestStreak, tallyEverybody, tallyParty } from '@/lib/engine/stats/record'
import { NO_NAME } from '@/lib/engine/table/seats'
import { seatedGame } from '@/lib/format/answer-sheet'
import STATISTICS from '../cases/own-statistics.json'
import { anyRules, documentRules } from '../support/any-rules'
import { anyGame } from '../support/arbitraries'
import { counted, from, game, playedByFour, rules } from '../support/builders'
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

describe('counts', () => {
  it('rates and averages have a part and a whole, and there is none of nothing', () => {
    const counts = { ...NO_COUNTS, taken: 4, made: 2, bate: 1, takenPoints: 300, defended: 3, defendedPoints: 110 }
    expect(madeRate(counts)).toEqual({ part: 2, whole: 4 })
    expect(bateRate(counts)).toEqual({ part: 1, whole: 4 })
    expect(averageTaking(counts)).toEqual({ part: 300, whole: 4 })
    expect(averageDefending(counts)).toEqual({ part: 110, whole: 3 })
    expect(madeRate({ ...counts, taken: 0 })).toBeNull()
  })

  it('two counts together are the sum of each', () => {
    const counts = (first: number) =>
      Object.fromEntries(COUNTS.map((count, index) => [count, first + index])) as unknown as Counts
    // The sums of 1 to 13 and 100 to 112: 101, 103 and so on.
    const sums = Object.fromEntries(COUNTS.map((count, index) => [count, 101 + 2 * index]))
    expect(addCounts(counts(1), counts(100))).toEqual(sums)
  })
})

describe('the end of a game', () => {
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

  it('a win at a seat without a name belongs to no one', () => {
    const won = countedGame('g', game(bela, [counted({ totals: [90, 20] })], from([450, 450])), ['Mike', NO_NAME])
    expect([...tallyEverybody([won]).keys()]).toEqual(['Mike'])
    expect(wonAtEnd(won)).toEqual([{ key: 'Mike', won: true }])
  })

  it('no one is an opponent in an unfinished game, and no hand decided one without hands', () => {
    expect(opponentsAtEnd(countedGame('g', game(bela, []), names), ['Mike'], 0)).toEqual([])
    expect(decidedBy(bela, [0, 0], [], 0)).toBeNull()
  })

  it('a party is the same in any order of names, even if two share one name', () => {
    expect(partyOf(['Yetta', 'Mike'])).toEqual(partyOf(['Mike', 'Yetta']))
    expect(partyOf(['Ann', 'Ann'])).toEqual(['Ann', 'Ann'])
    expect(partyOfKey(partyKey(['Mike', 'Yetta']))).toEqual(['Mike', 'Yetta'])
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
