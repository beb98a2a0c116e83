import { describe, expect, it } from 'vitest'
import { alignSides, seriesStanding, type SeriesGame } from '@/lib/engine/stats/series'

const two = (winner: number | null): SeriesGame => ({ sides: [['Mike'], ['Yetta']], winner })

describe('a series', () => {
  it('a series of best of three is won with two games', () => {
    expect(seriesStanding(3, [two(0), two(1)])).toEqual({ won: [1, 1], needed: 2, winner: null, decidedBy: null })
    expect(seriesStanding(3, [two(0), two(1), two(1)])).toEqual({ won: [1, 2], needed: 2, winner: 1, decidedBy: 2 })
  })

  it.each([
    [1, 1],
    [3, 2],
    [5, 3],
    [7, 4],
  ])('a series of best of %i needs %i games', (bestOf, needed) => {
    expect(seriesStanding(bestOf, []).needed).toBe(needed)
  })

  it('a won series stays won, no matter what is played on', () => {
    expect(seriesStanding(3, [two(0), two(0), two(1), two(1)])).toMatchObject({ won: [2, 0], winner: 0, decidedBy: 1 })
  })

  it('a series counts no game that no one won or that was broken off', () => {
    expect(seriesStanding(3, [two(null), two(1), two(null)])).toMatchObject({ won: [0, 1], winner: null })
  })

  it('a series leaves a third side that the first game did not have in its place', () => {
    expect(alignSides([['Mike'], ['Yetta']], [['Yetta'], ['Mike'], ['Rosa']])).toEqual([1, 0, 2])
  })

  it('a series follows a player whose name is written in other letters', () => {
    expect(alignSides([['\u0130lker'], ['Eve']], [['eve'], ['ilker']])).toEqual([1, 0])
  })

  it('a series of partners continues when they change places', () => {
    const first: SeriesGame = {
      sides: [
        ['Ann', 'Cleo'],
        ['Ben', 'Dan'],
      ],
      winner: 0,
    }
    const turned: SeriesGame = {
      sides: [
        ['Dan', 'Ben'],
        ['Cleo', 'Ann'],
      ],
      winner: 1,
    }
    expect(seriesStanding(3, [first, turned])).toMatchObject({ won: [2, 0], winner: 0 })
  })

  it('a series continues for the side in which someone was replaced', () => {
    expect(
      alignSides(
        [
          ['Ann', 'Cleo'],
          ['Ben', 'Dan'],
        ],
        [
          ['Ann', 'Eve'],
          ['Ben', 'Dan'],
        ],
      ),
    ).toEqual([0, 1])
    expect(alignSides([['Mike'], ['Yetta']], [['Ned'], ['Yetta']])).toEqual([0, 1])
    expect(alignSides([['Ann'], ['Ben'], ['Cleo']], [['Cleo'], ['Eve'], ['Ann']])).toEqual([2, 1, 0])
  })
  it('a side that shares as many players with its own place is taken for that one', () => {
    const first = [
      ['Ann', 'Cleo'],
      ['Ben', 'Dan'],
    ]
    const parted = (one: string, other: string) =>
      alignSides(first, [
        [one, 'Eve'],
        [other, 'Fay'],
      ])
    expect(parted('Ben', 'Dan')).toEqual([0, 1])
    expect(parted('Ann', 'Cleo')).toEqual([0, 1])
    expect(parted('Ben', 'Ann')).toEqual([1, 0])
    expect(parted('Gus', 'Ann')).toEqual([1, 0])
  })

  it('a series has no leader as long as no one has won a game', () => {
    expect(seriesStanding(1, [two(null)])).toEqual({ won: [0, 0], needed: 1, winner: null, decidedBy: null })
  })
})
