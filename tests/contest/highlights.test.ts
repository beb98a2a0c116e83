import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlightsOf, type HighlightedGame, type WrittenHand } from '@/lib/contest/highlights'
import { tallyGame } from '@/lib/engine/stats/game-stats'
import { sum } from '@/lib/engine/table/seats'
import { counted, from, game, rules } from '../support/builders'
import { seated } from '../support/seated'

const NAMES = ['Ann', 'Ben', 'Cem', 'Dora']

const hand = (number: number, points: readonly number[], names = NAMES): WrittenHand => ({ number, names, points })

/** Returns a finished game of four that the same people played to its end, with the given facts. */
function finished(
  winner: number | null,
  written: readonly WrittenHand[],
  bate: readonly number[] = [0, 0, 0, 0],
  result = { behind: 0, scale: 501 },
): HighlightedGame {
  const points = [0, 1].map((side) => sum(written.map((one) => one.points[side] ?? 0)))
  return {
    counted: {
      id: 'g',
      players: 4,
      stretches: [{ names: NAMES, hands: written.length, points, bate }],
      end: { names: NAMES, winner },
    },
    written,
    tally: { result },
  }
}

/** Ann and Cem win 301 to 235 after being 60 behind. The second hand of Ben and Dora is the best. */
const FIRST = finished(
  0,
  [hand(1, [40, 100]), hand(2, [20, 125]), hand(3, [121, 10]), hand(5, [120, 0])],
  [1, 0, 0, 1],
  { behind: 165, scale: 501 },
)
/** Ben and Dora win 182 to 142 in two deals. */
const SECOND = finished(1, [hand(1, [100, 62]), hand(2, [42, 120])], [0, 0, 0, 1], { behind: 38, scale: 182 })

describe('the highlights of an evening', () => {
  it('name those in first place: level in games, Ann and Cem are ahead by 66 − 40 points', () => {
    const { first } = highlightsOf([...NAMES, 'Eva'], [FIRST, SECOND])
    expect(first.map(({ names, won, games, difference }) => [names[0], won, games, difference])).toEqual([
      ['Ann', 1, 2, 26],
      ['Cem', 1, 2, 26],
    ])
  })

  it('name the most points that a hand wrote, with its game and its number on the sheet', () => {
    expect(highlightsOf(NAMES, [SECOND, FIRST]).bestHand).toEqual({
      names: ['Ben', 'Dora'],
      points: 125,
      game: 2,
      hand: 2,
    })
  })

  it('name the earliest of two hands that wrote as much', () => {
    const other = finished(0, [hand(4, [125, 0])])
    expect(highlightsOf(NAMES, [FIRST, other]).bestHand).toMatchObject({ names: ['Ben', 'Dora'], game: 1 })
    expect(highlightsOf(NAMES, [other, FIRST]).bestHand).toMatchObject({ names: ['Ann', 'Cem'], game: 1, hand: 4 })
  })

  it('name who went bate most often, over all games, and everyone who did so as often', () => {
    expect(highlightsOf(NAMES, [FIRST, SECOND]).bate).toEqual({ names: ['Dora'], times: 2 })
    expect(highlightsOf(NAMES, [FIRST]).bate).toEqual({ names: ['Ann', 'Dora'], times: 1 })
  })

  it('measure a comeback by the length of its game: 165 of 501 is more than 38 of 182, and 40 of 100 more than both', () => {
    const short = finished(1, [hand(1, [0, 100])], [0, 0, 0, 0], { behind: 40, scale: 100 })
    expect(highlightsOf(NAMES, [SECOND, FIRST]).comeback).toEqual({ names: ['Ann', 'Cem'], behind: 165, game: 2 })
    expect(highlightsOf(NAMES, [SECOND, FIRST, short]).comeback).toEqual({
      names: ['Ben', 'Dora'],
      behind: 40,
      game: 3,
    })
  })

  it('are none of which nothing happened, and no one is first before a game has ended', () => {
    const nothing = { first: [], bestHand: null, bate: null, comeback: null }
    expect(highlightsOf(NAMES, [])).toEqual(nothing)
    const playing = { ...finished(null, []), tally: { result: null } }
    expect(highlightsOf(NAMES, [{ ...playing, counted: { ...playing.counted, end: null } }])).toEqual(nothing)
    expect(highlightsOf(NAMES, [finished(0, [hand(1, [0, 0])])]).comeback).toBeNull()
  })

  it('put no one in first place who has not played', () => {
    const drawn = finished(null, [hand(1, [81, 81])])
    expect(highlightsOf([...NAMES, 'Eva'], [drawn]).first.map(({ names }) => names[0])).toEqual(NAMES)
  })

  it('give nothing to a seat without a name', () => {
    const names = ['Ann', '', '', '']
    const { counted: facts, ...rest } = finished(1, [hand(1, [10, 125], names)], [0, 3, 0, 0], {
      behind: 100,
      scale: 501,
    })
    const unnamed = {
      ...rest,
      counted: { ...facts, stretches: facts.stretches.map((one) => ({ ...one, names })), end: { names, winner: 1 } },
    }
    expect(highlightsOf([], [unnamed])).toMatchObject({
      bestHand: { names: ['Ann'], points: 10 },
      bate: null,
      comeback: null,
    })
  })

  it('of games as the engine scores them: in two deals Ann is 38 behind and wins with 182', () => {
    const deals = { ...rules('belote'), goal: 'hands', target: 2 } as const
    const played = seated(
      game(deals, [counted({ taker: 1, totals: [62, 100] }), counted({ taker: 0, totals: [120, 42] })], from([0, 0])),
      NAMES,
    )
    const tally = tallyGame(played)
    const asPlayed = { ...SECOND, tally, counted: { ...SECOND.counted, end: { names: NAMES, winner: 0 } } }
    expect(highlightsOf(NAMES, [asPlayed]).comeback).toEqual({ names: ['Ann', 'Cem'], behind: 38, game: 1 })
    // 38 of 182 is 0.209 of the game. 105 of 501 is slightly more, 104 less.
    for (const [behind, place] of [
      [105, 2],
      [104, 1],
    ] as const) {
      const other = finished(0, [], [0, 0, 0, 0], { behind, scale: 501 })
      expect(highlightsOf(NAMES, [asPlayed, other]).comeback?.game).toBe(place)
    }
  })
})

const CAST = ['Ann', 'Ben', 'Cem', 'Dora', 'Eva']

const anyGame: fc.Arbitrary<HighlightedGame> = fc
  .record({
    names: fc.shuffledSubarray(CAST, { minLength: 5 }),
    players: fc.constantFrom(2, 3, 4),
    written: fc.array(fc.array(fc.integer({ min: -20, max: 160 }), { minLength: 4, maxLength: 4 }), { maxLength: 6 }),
    bate: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
    winner: fc.option(fc.nat(1)),
    isOver: fc.boolean(),
    behind: fc.constantFrom(0, 3, 40, 250),
    scale: fc.constantFrom(12, 182, 501),
  })
  .map(({ names: order, players, written, bate, winner, isOver, behind, scale }) => {
    const names = order.slice(0, players)
    const sides = players === 4 ? 2 : players
    const hands = written.map((points, place) => hand(place + 1, points.slice(0, sides), names))
    const points = Array.from({ length: sides }, (_, side) => sum(hands.map((one) => one.points[side] ?? 0)))
    return {
      counted: {
        id: 'g',
        players,
        stretches: [{ names, hands: hands.length, points, bate: bate.slice(0, players) }],
        end: isOver ? { names, winner } : null,
      },
      written: hands,
      tally: { result: isOver ? { behind: winner === null ? 0 : behind, scale } : null },
    }
  })

/** Computes the highlights of an evening person by person and hand by hand, as with a pencil. */
function withAPencil(games: readonly HighlightedGame[]) {
  const sits = (names: readonly string[], name: string, side: number) =>
    names.some((one, seat) => one === name && (names.length === 4 ? seat % 2 : seat) === side)
  let most = 0
  let back = 0
  const bate: Record<string, number> = {}
  for (const { counted: facts, written, tally } of games) {
    for (const { points } of written) for (const of of points) most = Math.max(most, of)
    for (const { names, bate: times } of facts.stretches)
      for (const [seat, name] of names.entries()) bate[name] = (bate[name] ?? 0) + (times[seat] ?? 0)
    if (facts.end?.winner != null && tally.result !== null)
      back = Math.max(back, tally.result.behind / tally.result.scale)
  }
  return { most, back, bate, sits }
}

describe('the highlights of any evening', () => {
  it('are what someone finds who looks through every hand with a pencil', () => {
    fc.assert(
      fc.property(fc.array(anyGame, { maxLength: 6 }), (games) => {
        const { bestHand, bate, comeback } = highlightsOf(CAST, games)
        const pencil = withAPencil(games)
        expect(bestHand?.points ?? 0).toBe(pencil.most)
        if (bestHand !== null) {
          const found = games[bestHand.game - 1]?.written.find(({ number }) => number === bestHand.hand)
          const side = found?.points.indexOf(pencil.most) ?? -1
          expect(bestHand.names.every((name) => pencil.sits(found?.names ?? [], name, side))).toBe(true)
        }
        const times = Math.max(0, ...Object.values(pencil.bate))
        expect(bate?.times ?? 0).toBe(times)
        expect(new Set(bate?.names)).toEqual(
          new Set(times === 0 ? [] : CAST.filter((name) => pencil.bate[name] === times)),
        )
        const result = comeback === null ? null : (games[comeback.game - 1]?.tally.result ?? null)
        expect(result === null ? 0 : result.behind / result.scale).toBeCloseTo(pencil.back)
        expect(comeback?.behind ?? 0).toBe(result?.behind ?? 0)
      }),
    )
  })

  it('put in first place exactly those who won most games and among them were furthest ahead', () => {
    fc.assert(
      fc.property(fc.array(anyGame, { minLength: 1, maxLength: 6 }), (games) => {
        const { first } = highlightsOf(CAST, games)
        const ended = games.filter(({ counted: { end } }) => end !== null)
        const { sits } = withAPencil(games)
        const wins = (name: string) =>
          ended.filter(({ counted: { end } }) => end?.winner != null && sits(end.names, name, end.winner)).length
        const best = Math.max(...CAST.map(wins))
        expect(first.every(({ names: [name = ''] }) => wins(name) === best)).toBe(true)
        expect(new Set(first.map(({ difference }) => difference)).size).toBe(Math.min(1, ended.length))
      }),
    )
  })
})
