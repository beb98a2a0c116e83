import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { personStandings, pairStandings, type CountedEveningGame } from '@/lib/contest/person-standings'
import { fewestPayments, MOST_STAKE, NO_STAKES, settle, type Settlement } from '@/lib/contest/stakes'
import { sum } from '@/lib/engine/table/seats'

const NAMES = ['Ann', 'Ben', 'Cem', 'Dora']

/** Ann and Cem beat Ben and Dora 304 to 250 in 4 hands. Ben went bate once. */
const FOUR: CountedEveningGame = {
  id: 'four',
  players: 4,
  stretches: [{ names: NAMES, hands: 4, points: [304, 250], bate: [0, 1, 0, 0] }],
  end: { names: NAMES, winner: 0 },
}

/** Three players with 310, 200 and 150 points. */
const THREE: CountedEveningGame = {
  id: 'three',
  players: 3,
  stretches: [{ names: NAMES.slice(0, 3), hands: 5, points: [310, 200, 150], bate: [0, 0, 1] }],
  end: { names: NAMES.slice(0, 3), winner: 0 },
}

/** Ann leaves after 2 hands, and Eva, who takes her seat, wins with Cem. */
const CHANGED: CountedEveningGame = {
  id: 'changed',
  players: 4,
  stretches: [
    { names: NAMES, hands: 2, points: [100, 62], bate: [0, 0, 0, 0] },
    { names: ['Eva', 'Ben', 'Cem', 'Dora'], hands: 3, points: [205, 90], bate: [0, 0, 0, 0] },
  ],
  end: { names: ['Eva', 'Ben', 'Cem', 'Dora'], winner: 0 },
}

describe('the standings of an evening', () => {
  it('count games, points, difference and hands of each person', () => {
    const [first] = personStandings(NAMES, [FOUR, THREE])
    // 304 + 310; (304 − 250) + (310 − 200) + (310 − 150)
    expect(first).toMatchObject({ place: 1, names: ['Ann'], games: 2, won: 2, points: 614, difference: 324, hands: 9 })
  })

  it('give the win to those who sat there at the end and the points to those who played the hand', () => {
    const rows = new Map(personStandings([], [CHANGED]).map((row) => [row.names[0], row]))
    expect(rows.get('Ann')).toMatchObject({ games: 0, won: 0, points: 100, hands: 2, leftEarly: 1, cameLate: 0 })
    expect(rows.get('Eva')).toMatchObject({ games: 1, won: 1, points: 205, hands: 3, leftEarly: 0, cameLate: 1 })
    expect(rows.get('Cem')).toMatchObject({ games: 1, won: 1, points: 305, hands: 5, leftEarly: 0, cameLate: 0 })
  })

  it('list someone who has not played yet, at the end of those who won nothing', () => {
    expect(personStandings([...NAMES, 'Eva'], [FOUR]).find(({ names }) => names[0] === 'Eva')).toMatchObject({
      place: 3,
      games: 0,
    })
  })

  it('count partners together', () => {
    expect(pairStandings([FOUR, THREE]).map(({ names, won, points }) => [names.join('+'), won, points])).toEqual([
      ['Ann+Cem', 1, 304],
      ['Ben+Dora', 0, 250],
    ])
  })

  it('share a place where people are level in everything', () => {
    expect(personStandings(NAMES, [FOUR]).map(({ place }) => place)).toEqual([1, 1, 3, 3])
  })
})

const settled = (
  stakes: Partial<typeof NO_STAKES>,
  people: readonly string[],
  games: readonly CountedEveningGame[],
): Settlement => {
  const settlement = settle({ ...NO_STAKES, ...stakes }, people, games)
  if (settlement === null) throw new Error('expected sums that are exact')
  return settlement
}

describe('stakes', () => {
  const sums = (stakes: Partial<typeof NO_STAKES>, ...games: CountedEveningGame[]) =>
    Object.fromEntries(settled(stakes, NAMES, games).sums)

  it('of one cent a point move the difference from each loser to a winner', () => {
    expect(sums({ difference: 1 }, FOUR)).toEqual({ Ann: 54, Cem: 54, Ben: -54, Dora: -54 })
  })

  it('of one cent a point among three settle each two against each other', () => {
    // Ann: 110 + 160; Ben: −110 + 50; Cem: −160 − 50
    expect(sums({ difference: 1 }, THREE)).toEqual({ Ann: 270, Ben: -60, Cem: -210, Dora: 0 })
  })

  it('of 50 cents a game go from each loser to a winner', () => {
    expect(sums({ game: 50 }, FOUR)).toEqual({ Ann: 50, Cem: 50, Ben: -50, Dora: -50 })
    expect(sums({ game: 50 }, THREE)).toEqual({ Ann: 100, Ben: -50, Cem: -50, Dora: 0 })
  })

  it('of 20 cents a bate go from each of the side that went bate to an opponent', () => {
    expect(sums({ bate: 20 }, FOUR)).toEqual({ Ann: 20, Cem: 20, Ben: -20, Dora: -20 })
    expect(sums({ bate: 20 }, THREE)).toEqual({ Ann: 20, Ben: 20, Cem: -40, Dora: 0 })
  })

  it('in a pot go to those who have won most games', () => {
    const settlement = settled({ pot: 25 }, NAMES, [FOUR, THREE])
    // The pot is seven stakes of 25. Ann won both games.
    expect(Object.fromEntries(settlement.sums)).toEqual({ Ann: 125, Ben: -50, Cem: -50, Dora: -25 })
  })

  it('leave a cent to the first name where the pot cannot be shared evenly', () => {
    const settlement = settled({ pot: 1 }, NAMES, [
      THREE,
      { ...THREE, end: { names: ['Ann', 'Ben', 'Dora'], winner: 1 } },
      { ...THREE, end: { names: ['Ben', 'Cem', 'Dora'], winner: null } },
    ])
    // Ann and Ben share nine cents, five and four, and have paid two and three stakes.
    expect(Object.fromEntries(settlement.sums)).toEqual({ Ann: 3, Ben: 1, Cem: -2, Dora: -2 })
    expect(settlement.unevenCents).toBe(1)
  })

  it('leave a cent to the first name of the alphabet, whatever its marks', () => {
    const names = ['Dora', 'Čedo', 'Ana']
    // Dora and Čedo have won a game each of the three, so nine cents go to two.
    const won = [0, 1, null].map((winner) => ({ ...THREE, stretches: [], end: { names, winner } }))
    expect(Object.fromEntries(settled({ pot: 1 }, [], won).sums)).toEqual({ Čedo: 2, Dora: 1, Ana: -3 })
  })

  it('are settled exactly beyond 32 bits, and not at all where sums would not be exact', () => {
    const forged = (points: number): CountedEveningGame => ({
      ...FOUR,
      stretches: [{ names: NAMES, hands: 1, points: [points, 0], bate: [0, 0, 0, 0] }],
    })
    // A billion points at a stake of 1,000.
    const { payments } = settled({ difference: MOST_STAKE }, NAMES, [forged(1e9)])
    expect(payments.map(({ amount }) => amount)).toEqual([1e14, 1e14])
    expect(settle({ ...NO_STAKES, difference: MOST_STAKE }, NAMES, [forged(1e9 + 1)])).toBeNull()
    expect(settle({ ...NO_STAKES, difference: MOST_STAKE }, NAMES, [forged(1e9), forged(1e9)])).toBeNull()
  })

  it('count no game in which a seat has no name', () => {
    expect(sums({ game: 50 }, { ...FOUR, end: { names: ['Ann', '', 'Cem', 'Dora'], winner: 0 } })).toEqual({
      Ann: 0,
      Ben: 0,
      Cem: 0,
      Dora: 0,
    })
  })
})

describe('the payments of a settlement', () => {
  it('are as few as possible: two that cancel out pay each other', () => {
    const payments = fewestPayments(
      new Map([
        ['Ann', 5],
        ['Ben', -5],
        ['Cem', 7],
        ['Dora', -3],
        ['Eva', -4],
      ]),
    )
    expect(payments).toHaveLength(3)
    expect(payments).toContainEqual({ from: 'Ben', to: 'Ann', amount: 5 })
  })

  it('refuse sums that do not add up to nothing', () => {
    expect(() => fewestPayments(new Map([['Ann', 1]]))).toThrow('expected sums that add up to 0, got 1')
  })

  it('are found for sums beyond 32 bits that cancel out there', () => {
    // In 32 bits 2 ** 32 is 0, so that Ann would seem to be a group of her own.
    const payments = fewestPayments(
      new Map([
        ['Ann', 2 ** 32],
        ['Ben', -(2 ** 32) - 7],
        ['Cem', 7],
      ]),
    )
    expect(payments).toEqual([
      { from: 'Ben', to: 'Ann', amount: 2 ** 32 },
      { from: 'Ben', to: 'Cem', amount: 7 },
    ])
  })

  it.each([
    ['a fraction', 0.5, -0.5],
    ['beyond what is exact', 2 ** 60, -(2 ** 60)],
    ['no number', NaN, 0],
  ])('refuse a sum that is %s', (_, one, other) => {
    const sums = new Map([
      ['Ann', one],
      ['Ben', other],
    ])
    expect(() => fewestPayments(sums)).toThrow('expected a whole sum')
  })

  const people = fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 1, maxLength: 9 })

  it('leave everyone with exactly their sum', () => {
    fc.assert(
      fc.property(people, (amounts) => {
        const sums = new Map([...amounts, -sum(amounts)].map((amount, place) => [`p${place}`, amount]))
        const left = new Map(sums)
        for (const { from, to, amount } of fewestPayments(sums)) {
          expect(amount).toBeGreaterThan(0)
          left.set(from, (left.get(from) ?? 0) + amount)
          left.set(to, (left.get(to) ?? 0) - amount)
        }
        expect([...left.values()].every((amount) => amount === 0)).toBe(true)
      }),
    )
  })

  it('are as many as a search through all ways finds', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: 5 }), (amounts) => {
        const all = [...amounts, -sum(amounts)]
        const sums = new Map(all.map((amount, place) => [`p${place}`, amount]))
        expect(fewestPayments(sums)).toHaveLength(fewestBySearch(all))
      }),
    )
  })
})

/** Finds the fewest payments by trying everyone with whom the first person could settle. */
function fewestBySearch(amounts: readonly number[]): number {
  const [first, ...rest] = amounts.filter((amount) => amount !== 0)
  if (first === undefined) return 0
  const ways = rest.flatMap((other, place) =>
    other * first < 0 ? [1 + fewestBySearch(rest.map((one, at) => (at === place ? one + first : one)))] : [],
  )
  return Math.min(...ways)
}
