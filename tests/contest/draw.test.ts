import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawPairings, historyOf, meeting, type Drawing, type Drawn, type DrawnGame } from '@/lib/contest/draw'

const field = (count: number) => Array.from({ length: count }, (_, index) => `p${String(index).padStart(2, '0')}`)

/** Draws this many rounds. Before each, the order of the field changes a little. */
function rounds(draw: Drawing['draw'], count: number, number: number) {
  const games: DrawnGame[] = []
  return Array.from({ length: number }, (_, round) => {
    const pairs = draw === 'swiss' ? turned(field(count), round) : field(count)
    const drawn = drawPairings({ draw, pairs, ...historyOf(games) })
    games.push(...gamesOf(drawn))
    return drawn
  })
}

/** Returns the games of a round. The first pairs of the first games win because the others are absent. */
const gamesOf = ({ games, bye }: Drawn, absences = 0): readonly DrawnGame[] => [
  ...games.map(([first, second], index): DrawnGame => ({ first, second, absent: [false, index < absences] })),
  ...(bye === null ? [] : [{ first: bye, second: null, absent: [false, false] as const }]),
]

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
    const none = historyOf([])
    const { games } = drawPairings({ draw: 'swiss', pairs: ['a', 'b', 'c', 'd'], ...none })
    expect(games).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    const met = new Map([
      ['a b', 1],
      ['c d', 1],
    ])
    expect(drawPairings({ draw: 'swiss', pairs: ['a', 'b', 'c', 'd'], met, freeWins: new Map() }).games).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ])
  })

  it('gives the bye to the lowest of those with the fewest free wins', () => {
    const alone = (first: string): DrawnGame => ({ first, second: null, absent: [false, false] })
    const byeAfter = (...had: readonly string[]) =>
      drawPairings({ draw: 'swiss', pairs: ['a', 'b', 'c'], ...historyOf(had.map(alone)) }).bye
    expect(byeAfter()).toBe('c')
    expect(byeAfter('c')).toBe('b')
    // Everyone has had one, so it begins again with the lowest.
    expect(byeAfter('a', 'b', 'c')).toBe('c')
    expect(byeAfter('a', 'b', 'c', 'c')).toBe('b')
  })
})

describe('free wins', () => {
  /** A field in which pairs come late and leave, and opponents are absent. */
  const changing = fc.record({
    draw: fc.constantFrom('swiss' as const, 'round-robin' as const),
    count: fc.integer({ min: 4, max: 12 }),
    rounds: fc.array(fc.record({ away: fc.array(fc.nat(11), { maxLength: 3 }), absences: fc.nat(1) }), {
      minLength: 1,
      maxLength: 30,
    }),
  })

  it('go to a pair with the fewest so far, whoever comes late or leaves', () => {
    fc.assert(
      fc.property(changing, ({ draw, count, rounds: planned }) => {
        const games: DrawnGame[] = []
        for (const { away } of planned) {
          const pairs = field(count).filter((_, index) => !away.includes(index))
          const before = byesOf(games)
          const drawn = drawPairings({ draw, pairs, ...historyOf(games) })
          const fewest = Math.min(...pairs.map((id) => before.get(id) ?? 0))
          if (drawn.bye !== null) expect(before.get(drawn.bye) ?? 0).toBe(fewest)
          games.push(...gamesOf(drawn))
        }
      }),
    )
  })

  it('come a second time only when every other pair has had one, where all stay but some are absent', () => {
    fc.assert(
      fc.property(changing, ({ draw, count, rounds: planned }) => {
        const games: DrawnGame[] = []
        for (const { absences } of planned) {
          const had = historyOf(games).freeWins
          const drawn = drawPairings({ draw, pairs: field(count), ...historyOf(games) })
          if (drawn.bye !== null && had.has(drawn.bye)) expect(had.size).toBe(count)
          games.push(...gamesOf(drawn, absences))
        }
      }),
    )
  })

  it('are two for each of five pairs in ten Swiss rounds', () => {
    const byes = rounds('swiss', 5, 10).map(({ bye }) => bye)
    expect(field(5).map((id) => byes.filter((bye) => bye === id).length)).toEqual([2, 2, 2, 2, 2])
  })
})

function byesOf(games: readonly DrawnGame[]): ReadonlyMap<string, number> {
  const byes = new Map<string, number>()
  for (const { first, second } of games) if (second === null) byes.set(first, (byes.get(first) ?? 0) + 1)
  return byes
}
