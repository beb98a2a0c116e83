import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeLeft } from '@/lib/contest/clock'
import { clockOf, wordsAfter, type Word } from '@/lib/together/club/board-entry'
import { clubNightOf, type Agreed } from '@/lib/together/club/club-night'
import { absenceWords, clockWords, takingBackWords, unsettled } from '@/lib/together/club/organiser'
import { sinceReadOut } from '@/lib/together/club/since-read-out'
import { clubStandings } from '@/lib/together/club/standings'
import { naiveStandings } from './naive-standings'
import { AGREED, AT, TestNight, standingLines } from './night'

const MINUTE = 60_000

const lines = ({ clubNight, results }: TestNight) => standingLines(clubNight, results)

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan']
const four = (agreed: Partial<Agreed> = {}) => new TestNight(NAMES, { draw: 'round-robin', ...agreed })

function markAbsent(night: TestNight, pair: string, isAbsent = true): void {
  const game = night.clubNight.rounds.at(-1)?.games.find(({ first, second }) => [first, second].includes(pair))
  night.say(...absenceWords(night.entries, game?.id ?? '', pair, isAbsent))
}

/** Plays two rounds of a round robin: Anna–Dan and Ben–Cleo, with Cleo absent; then Cleo–Anna and Dan–Ben. */
function twoRounds(agreed: Partial<Agreed>): TestNight {
  const night = four(agreed)
  night.round()
  night.played('Anna', 'Dan', 250, 40)
  markAbsent(night, 'Cleo')
  night.say(['closed/1', { unfinished: 'void' }])
  night.round()
  night.played('Anna', 'Cleo', 205, 195)
  night.played('Dan', 'Ben', 230, 10)
  return night
}

describe('a club night with a cap and a forfeit', () => {
  it('has standings by points as computed by hand: no pair has more than 220 for a round, and an absence gives 100', () => {
    // Anna 220 + 205, Ben 100 + 10, Cleo 0 + 195, Dan 40 + 220.
    expect(lines(twoRounds({ counts: 'points', cap: 220, unopposed: 100 }))).toEqual([
      [1, 'Anna', 2, 0, 0, 425, 235],
      [2, 'Dan', 1, 0, 1, 260, 230],
      [3, 'Cleo', 0, 0, 2, 195, 305],
      [4, 'Ben', 1, 0, 1, 110, 220],
    ])
  })

  it('has standings by wins as computed by hand, where a forfeit is a win', () => {
    expect(lines(twoRounds({ counts: 'wins', cap: 220, unopposed: 100 })).map(([, id]) => id)).toEqual([
      'Anna',
      'Dan',
      'Ben',
      'Cleo',
    ])
  })

  it('counts all points, and gives none for an absence, where nothing else was agreed', () => {
    expect(lines(twoRounds({ counts: 'points' }))).toEqual([
      [1, 'Anna', 2, 0, 0, 455, 235],
      [2, 'Dan', 1, 0, 1, 270, 260],
      [3, 'Cleo', 0, 0, 2, 195, 205],
      [4, 'Ben', 1, 0, 1, 10, 230],
    ])
  })

  it('has the winner of the sheet, though both sides reach the cap', () => {
    const night = four({ cap: 190 })
    night.round()
    night.played('Anna', 'Dan', 230, 195)
    expect(lines(night).filter(([, id]) => id === 'Anna' || id === 'Dan')).toEqual([
      [1, 'Anna', 1, 0, 0, 190, 190],
      [2, 'Dan', 0, 0, 1, 190, 190],
    ])
  })

  it('gives a pair without an opponent the points of a forfeit, no more than the cap', () => {
    const night = new TestNight(['Anna', 'Ben', 'Cleo'], { draw: 'round-robin', unopposed: 100, cap: 80 })
    night.round()
    const alone = night.clubNight.rounds[0]?.games.find(({ second }) => second === null)?.first
    expect(lines(night)[0]).toEqual([1, alone, 1, 0, 0, 80, 0])
  })

  it('does not count a table where both pairs are absent, even when its round is closed', () => {
    const night = four({ unopposed: 100 })
    night.round()
    markAbsent(night, 'Ben')
    markAbsent(night, 'Cleo')
    night.say(['closed/1', { unfinished: 'stands' }])
    expect(lines(night).filter(([, id]) => id === 'Ben' || id === 'Cleo')).toEqual([
      [3, 'Ben', 0, 0, 0, 0, 0],
      [3, 'Cleo', 0, 0, 0, 0, 0],
    ])
  })

  it('counts a game as it was played once the absence is taken back', () => {
    const night = four({ unopposed: 100 })
    night.round()
    night.played('Anna', 'Dan', 210, 40)
    const before = lines(night)
    markAbsent(night, 'Anna')
    expect(lines(night)[0]).toEqual([1, 'Dan', 1, 0, 0, 100, 0])
    markAbsent(night, 'Anna', false)
    expect(lines(night)).toEqual(before)
  })

  it('waits for no result of a game to which a pair did not come', () => {
    const night = four()
    night.round()
    markAbsent(night, 'Ben')
    const open = unsettled(night.clubNight.rounds[0]?.games ?? [], night.results)
    expect(open.map(({ first, second }) => [first, second].toSorted())).toEqual([['Anna', 'Dan']])
  })

  it('gives the pair that won by an absence no bye before another pair had one', () => {
    const night = new TestNight(['Anna', 'Ben', 'Cleo', 'Dan', 'Eve'], { draw: 'swiss' })
    const [game] = night.round()
    if (game?.second == null) throw new Error('expected a game')
    markAbsent(night, game.second)
    const alone = new Set([game.first])
    for (let round = 1; round <= 4; round += 1) {
      const bye = night.clubNight.rounds.at(-1)?.games.find(({ second }) => second === null)?.first ?? ''
      expect(alone).not.toContain(bye)
      alone.add(bye)
      night.say([`closed/${round}`, { unfinished: 'void' }])
      night.round()
    }
  })

  it('says after a reading in which game a pair was found to be absent', () => {
    const night = four()
    night.round()
    night.played('Anna', 'Dan', 210, 40)
    night.say(...[...night.results].map(([id, result]): Word => [`result/${id}`, result]))
    night.say(['read/1', { clock: clockOf(night.entries) }])
    const changed = () => sinceReadOut(night.entries, night.clubNight, night.results)
    expect(changed()).toBeNull()
    markAbsent(night, 'Dan')
    expect(changed()?.games).toMatchObject([{ game: { round: 1, table: 1 }, hands: [] }])
  })

  it('has the standings that a second computation has, for any points, absences, caps and orders', () => {
    const drawn = fc.record({
      counts: fc.constantFrom('wins' as const, 'points' as const, 'difference' as const),
      cap: fc.option(fc.integer({ min: 1, max: 300 })),
      unopposed: fc.integer({ min: 0, max: 400 }),
      names: fc.constantFrom(NAMES, [...NAMES, 'Eve']),
      games: fc.array(
        fc.record({
          points: fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 })),
          absent: fc.constantFrom([], [], [], ['first'], ['second'], ['first', 'second']),
          isPlayed: fc.boolean(),
        }),
        { minLength: 6, maxLength: 6 },
      ),
      unfinished: fc.constantFrom('stands' as const, 'void' as const),
    })
    fc.assert(
      fc.property(drawn, ({ names, games, unfinished, ...agreed }) => {
        const night = new TestNight(names, agreed)
        for (let round = 1; round <= 3; round += 1) {
          for (const game of night.round()) {
            const made = games[(round * 2 + game.table) % 6]
            if (made === undefined || game.second === null) continue
            const [own, other] = made.points
            if (made.isPlayed && own !== other) night.game(game.first, game.second).hand(own, other).accept(0, 1)
            for (const side of made.absent) markAbsent(night, side === 'first' ? game.first : game.second)
          }
          if (round < 3) night.say([`closed/${round}`, { unfinished }])
        }
        const logs = new Map([...night.logs].map(([id, log]) => [id, log.entries]))
        const shuffled = clubNightOf([...night.entries, ...night.entries].reverse())
        if (shuffled === null) throw new Error('expected a club night')
        expect(lines(night)).toEqual(naiveStandings(night.entries, logs))
        expect(clubStandings(shuffled, night.results)).toEqual(clubStandings(night.clubNight, night.results))
      }),
      { numRuns: 60 },
    )
  })
})

describe('a round of a club night by the clock', () => {
  const TURN = { kind: 'turn' } as const
  const press = (night: TestNight, now: number, round = 1) => night.say(...clockWords(night.entries, round, TURN, now))
  const left = (night: TestNight, now: number) => timeLeft(night.clubNight.rounds.at(-1)?.clock ?? null, 40, now)

  it('runs from the moment that the organiser’s entry names, and stops and goes on with what was left', () => {
    const night = four({ minutes: 40 })
    night.round()
    expect(left(night, AT)).toBe(40 * MINUTE)
    press(night, AT)
    expect(left(night, AT + 15 * MINUTE)).toBe(25 * MINUTE)
    press(night, AT + 15 * MINUTE)
    expect(left(night, AT + 55 * MINUTE)).toBe(25 * MINUTE)
    press(night, AT + 55 * MINUTE)
    expect(left(night, AT + 79 * MINUTE)).toBe(MINUTE)
    expect(left(night, AT + 90 * MINUTE)).toBe(0)
  })

  it('has no clock where none was agreed on, and none to press in a round that is closed or not drawn', () => {
    const plain = four()
    plain.round()
    expect(clockWords(plain.entries, 1, TURN, AT)).toEqual([])
    const night = four({ minutes: 40 })
    expect(clockWords(night.entries, 1, TURN, AT)).toEqual([])
    night.round()
    night.say(['closed/1', { unfinished: 'stands' }])
    expect(clockWords(night.entries, 1, TURN, AT)).toEqual([])
  })

  it('starts again from the whole time where a round was taken back and drawn again', () => {
    const night = four({ minutes: 40 })
    night.round()
    press(night, AT)
    night.say(...takingBackWords(night.entries, 1, night.results))
    night.round()
    expect(night.clubNight.rounds[0]?.clock).toBeNull()
  })

  it('is the clock that was pressed last, in any order of arrival', () => {
    const night = four({ minutes: 40 })
    night.round()
    press(night, AT)
    press(night, AT + MINUTE)
    const shuffled = clubNightOf([...night.entries, ...night.entries].reverse())
    expect(shuffled?.rounds[0]?.clock).toEqual({ left: 39 * MINUTE })
  })
})

describe('the border of a board', () => {
  const nightOf = (agreed: object) => clubNightOf(wordsAfter([], 'organiser', AT, [['club-night', agreed]]))

  it('reads a club night of an older build without clock, cap and points of a forfeit', () => {
    const { name, rules, rulesName, counts, draw } = AGREED
    const older = { name, rules, rulesName, counts, draw }
    expect(nightOf(older)).toMatchObject({ minutes: null, cap: null, unopposed: 0 })
    expect(nightOf(older)).toEqual(nightOf(AGREED))
  })

  it.each([
    { minutes: 0 },
    { minutes: 301 },
    { minutes: 1.5 },
    { minutes: '40' },
    { cap: 0 },
    { cap: 100_000 },
    { cap: -5 },
    { unopposed: -1 },
    { unopposed: 100_000 },
    { unopposed: null },
  ])('refuses an agreement beyond the bounds: %j', (wrong) => {
    expect(nightOf({ ...AGREED, ...wrong })).toBeNull()
  })

  it.each([{ minutes: 1 }, { minutes: 300 }, { cap: 1 }, { cap: 99_999 }, { unopposed: 0 }, { unopposed: 99_999 }])(
    'reads an agreement at the bounds: %j',
    (right) => {
      expect(nightOf({ ...AGREED, ...right })).toMatchObject(right)
    },
  )

  it.each([
    { absent: [true] },
    { absent: [true, false, true] },
    { absent: ['yes', false] },
    { absent: true },
    {},
    'absent',
  ])('reads no absence from %j', (value) => {
    const night = four()
    const [game] = night.round()
    night.say([`absent/${game?.id ?? ''}`, value])
    expect(night.clubNight.rounds[0]?.games[0]?.absent).toEqual([false, false])
  })

  it.each([{ until: -1 }, { until: 1.5 }, { left: -1 }, { left: 300 * MINUTE + 1 }, { left: '5' }, {}, null])(
    'reads no clock from %j',
    (value) => {
      const night = four({ minutes: 40 })
      night.round()
      night.say([`clock/${night.clubNight.rounds[0]?.draws[0] ?? ''}`, value])
      expect(night.clubNight.rounds[0]?.clock).toBeNull()
    },
  )

  it('writes no absence of a pair without an opponent, or of a game that is not there', () => {
    const night = new TestNight(['Anna', 'Ben', 'Cleo'])
    const bye = night.round().find(({ second }) => second === null)
    expect(absenceWords(night.entries, bye?.id ?? '', bye?.first ?? '', true)).toEqual([])
    expect(absenceWords(night.entries, 'elsewhere', 'Anna', true)).toEqual([])
  })
})
