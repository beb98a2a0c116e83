import { describe, expect, it } from 'vitest'
import { drawPairings, meeting, type Drawing } from '@/lib/contest/draw'

const field = (count: number) => Array.from({ length: count }, (_, index) => `p${String(index).padStart(2, '0')}`)

/** Draws this many rounds. Before each, the order of the field changes a little. */
function rounds(draw: Drawing['draw'], count: number, number: number) {
  const met = new Map<string, number>()
  const hadBye = new Set<string>()
  return Array.from({ length: number }, (_, round) => {
    const pairs = draw === 'swiss' ? turned(field(count), round) : field(count)
    const drawn = drawPairings({ draw, pairs, met: new Map(met), hadBye: new Set(hadBye) })
    for (const [a, b] of drawn.games) met.set(meeting(a, b), (met.get(meeting(a, b)) ?? 0) + 1)
    if (drawn.bye !== null) hadBye.add(drawn.bye)
    return drawn
  })
}

const turned = (pairs: readonly string[], round: number) =>
  [...pairs].sort((a, b) => ((Number(a.slice(1)) * (7 + round)) % 31) - ((Number(b.slice(1)) * (7 + round)) % 31))

describe.each(['swiss', 'round-robin'] as const)('a %s round', (draw) => {
  it.each([2, 3, 4, 5, 8, 9, 20, 80])('has everybody among %i once, with a bye where they are odd', (count) => {
    for (const { games, bye } of rounds(draw, count, Math.min(count - 1, 6))) {
      expect([...games.flat(), ...(bye === null ? [] : [bye])].sort()).toEqual(field(count))
      expect(bye === null).toBe(count % 2 === 0)
    }
  })

  it('brings no one together twice, nor gives a second bye, while that can be', () => {
    const count = draw === 'swiss' ? 5 : 8
    const drawn = rounds(draw, 9, count)
    const met = drawn.flatMap(({ games }) => games.map(([a, b]) => meeting(a, b)))
    expect(new Set(met).size).toBe(met.length)
    const byes = drawn.map(({ bye }) => bye)
    expect(new Set(byes).size).toBe(byes.length)
  })
})

describe('everybody against everybody', () => {
  it('is over after as many rounds as there are others, and begins again after that', () => {
    const drawn = rounds('round-robin', 6, 10)
    const met = drawn.flatMap(({ games }) => games.map(([a, b]) => meeting(a, b)))
    expect(new Set(met.slice(0, 15)).size).toBe(15)
    expect(new Set(met.slice(15, 30)).size).toBe(15)
  })
})

describe('a Swiss round', () => {
  it('brings together those who are next to each other in the standings', () => {
    const none = { met: new Map<string, number>(), hadBye: new Set<string>() }
    const { games } = drawPairings({ draw: 'swiss', pairs: ['a', 'b', 'c', 'd'], ...none })
    expect(games).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    const met = new Map([
      ['a b', 1],
      ['c d', 1],
    ])
    expect(drawPairings({ draw: 'swiss', pairs: ['a', 'b', 'c', 'd'], met, hadBye: new Set() }).games).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ])
  })

  it('gives the bye to whoever stands lowest and had none', () => {
    const drawn = drawPairings({ draw: 'swiss', pairs: ['a', 'b', 'c'], met: new Map(), hadBye: new Set(['c']) })
    expect(drawn).toEqual({ games: [['a', 'c']], bye: 'b' })
  })
})
