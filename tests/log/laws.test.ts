import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anchorsOf } from '@/lib/log/anchors'
import { canonical } from '@/lib/log/canonical'
import { foldLog, stateOf } from '@/lib/log/fold'
import { nextClock, undoingOf } from '@/lib/log/next'
import { latestRegisters, type Register } from '@/lib/log/registers'
import { union } from '@/lib/log/union'
import { naiveFold } from './naive-fold'
import { logsArbitrary, type Log, type TestEntry } from './phones'

const shuffled = (log: Log): fc.Arbitrary<Log> =>
  fc.shuffledSubarray([...log], { minLength: log.length, maxLength: log.length })

describe('the union of logs', () => {
  it('the union is the same from either side', () => {
    fc.assert(
      fc.property(logsArbitrary, (logs) => {
        expect(union(...[...logs].reverse())).toEqual(union(...logs))
      }),
    )
  })

  it('the union is the same in any order of meeting', () => {
    fc.assert(
      fc.property(logsArbitrary, ([a = [], b = [], c = []]) => {
        expect(union(union(a, b), c)).toEqual(union(a, union(b, c)))
      }),
    )
  })

  it('the union does not grow by a copy that it already holds', () => {
    fc.assert(
      fc.property(logsArbitrary, (logs) => {
        const all = union(...logs)
        expect(union(all, all, ...logs)).toEqual(all)
      }),
    )
  })

  it('one of two entries with the same id is kept, no matter which arrives first', () => {
    const one: TestEntry = { id: 'x', device: 'a', clock: 2, kind: 'noted', text: 'one' }
    const other: TestEntry = { id: 'x', device: 'a', clock: 2, kind: 'noted', text: 'other' }
    expect(union([one], [other])).toEqual([one])
    expect(union([other], [one])).toEqual([one])
  })
})

describe('the sheet from a log', () => {
  it('phones with the same entries show the same sheet', () => {
    const law = logsArbitrary.chain((logs) => fc.tuple(fc.constant(logs), shuffled(logs.flat())))
    fc.assert(
      fc.property(law, ([logs, arrived]) => {
        expect(foldLog(arrived)).toEqual(foldLog(union(...logs)))
      }),
    )
  })

  it('each hand appears once: as an account, as the same, or as a rival', () => {
    fc.assert(
      fc.property(logsArbitrary, (logs) => {
        const shown = foldLog(union(...logs)).rows.flatMap(({ hand, same, rivals }) => [hand, ...same, ...rivals])
        expect(new Set(shown).size).toBe(shown.length)
      }),
    )
  })

  it('a slow second implementation shows the same sheet', () => {
    fc.assert(
      fc.property(logsArbitrary, (logs) => {
        const { rows, ...rest } = foldLog(logs.flat())
        expect({ ...rest, rows: rows.map(({ source: _, ...row }) => row) }).toEqual(naiveFold(logs.flat()))
      }),
      { numRuns: Number(process.env['YUSS_RUNS'] ?? 500) },
    )
  })

  it('moves never put hands in a circle', () => {
    let moved = 0
    fc.assert(
      fc.property(logsArbitrary, (logs) => {
        const { log, undone, hands } = stateOf(union(...logs))
        const placed = anchorsOf(
          log.filter(({ kind }) => kind !== 'moved'),
          undone,
          hands,
        )
        const anchors = anchorsOf(log, undone, hands)
        const others = [...anchors].filter(([hand, anchor]) => canonical(anchor) !== canonical(placed.get(hand)))
        moved += others.length
        for (const [hand] of others) {
          let at: string | null = hand
          for (let steps = 0; steps < anchors.size && at !== null; steps += 1) {
            at = anchors.get(at)?.hand ?? null
            expect(at).not.toBe(hand)
          }
        }
      }),
      { numRuns: 500 },
    )
    expect(moved).toBeGreaterThan(100)
  })

  it('a list of hands moves as a whole, or not at all if one would close a circle', () => {
    const hand = (id: string, after: string | null, clock: number): TestEntry => ({
      id: `entry-${id}`,
      device: 'p',
      clock,
      kind: 'recorded',
      hand: id,
      after,
      facts: { points: clock },
    })
    const log = [hand('a', null, 1), hand('b', 'a', 2), hand('c', 'b', 3), hand('d', null, 4)]
    const move = (...and: readonly { hand: string; after: string | null }[]): TestEntry => ({
      id: 'move',
      device: 'p',
      clock: 5,
      kind: 'moved',
      hand: 'd',
      after: 'c',
      and,
    })
    const order = (moved: TestEntry) => foldLog([...log, moved]).rows.map((row) => [row.hand, ...row.rivals])
    expect(order(move())).toEqual([['a'], ['b'], ['c'], ['d']])
    expect(order(move({ hand: 'b', after: null }))).toEqual([['a', 'b'], ['c'], ['d']])
    expect(order(move({ hand: 'never placed', after: 'd' }))).toEqual([['a'], ['b'], ['c'], ['d']])
    expect(order(move({ hand: 'a', after: 'c' }))).toEqual([['a', 'd'], ['b'], ['c']])
    expect(order(move({ hand: 'a', after: 'd' }))).toEqual([['a', 'd'], ['b'], ['c']])
  })

  it('ten thousand moved hands in a chain are followed without running out of room', () => {
    const hands = Array.from({ length: 10_000 }, (_, index) => `hand-${index}`)
    const log = hands.map((hand, index): TestEntry => ({
      id: hand,
      device: 'p',
      clock: index + 1,
      kind: 'recorded',
      hand,
      after: hands[index - 1] ?? null,
      facts: { points: 1 },
    }))
    const moved: TestEntry = {
      id: 'moved',
      device: 'p',
      clock: 10_001,
      kind: 'moved',
      hand: 'hand-0',
      after: 'hand-1',
      and: hands.slice(1).map((hand, index) => ({ hand, after: hands[index + 2] ?? null })),
    }
    expect(foldLog([...log, moved]).rows.map(({ hand }) => hand)).toEqual([...hands].reverse())
  })

  it('every placed hand belongs to one deal', () => {
    fc.assert(
      fc.property(logsArbitrary, (logs) => {
        const { places, hands } = stateOf(union(...logs))
        expect(places.deals.flat().toSorted()).toEqual([...hands.keys()].toSorted())
      }),
    )
  })

  it('undo takes back the last change of the phone that asks, and no other', () => {
    fc.assert(
      fc.property(logsArbitrary, (logs) => {
        const reading = stateOf(union(...logs))
        const { undoable } = undoingOf(reading, 'phone-0')
        const entry = reading.log.find(({ id }) => id === undoable)
        expect(entry?.device ?? 'phone-0').toBe('phone-0')
      }),
    )
  })
})

describe('the last value of a register', () => {
  const register: fc.Arbitrary<Register<number>> = fc.record({
    key: fc.constantFrom('player', 'house rules'),
    value: fc.nat(3),
    clock: fc.integer({ min: 1, max: 3 }),
    device: fc.constantFrom('a', 'b'),
  })

  it('the last value is the same in any order of arrival', () => {
    fc.assert(
      fc.property(fc.array(register), fc.array(register), (one, other) => {
        const words = (...copies: readonly (readonly Register<number>[])[]) =>
          [...latestRegisters(...copies).values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
        expect(words(other, one)).toEqual(words(one, other))
        expect(words(words(one), words(other))).toEqual(words(one, other))
      }),
    )
  })

  it('the later clock wins, then the later device', () => {
    const early = { key: 'k', value: 1, clock: 1, device: 'b' }
    const late = { key: 'k', value: 2, clock: 2, device: 'a' }
    const lateElsewhere = { key: 'k', value: 3, clock: 2, device: 'b' }
    expect(latestRegisters([late], [early]).get('k')).toEqual(late)
    expect(latestRegisters([lateElsewhere], [late]).get('k')).toEqual(lateElsewhere)
  })
})

describe('the clock', () => {
  it('the next entry has a clock one above the greatest that has effect', () => {
    const log: Log = [
      { id: 'a', device: 'p', clock: 1, kind: 'started', setup: 'bela' },
      { id: 'b', device: 'p', clock: 7, kind: 'noted', text: 'seven' },
      { id: 'c', device: 'q', clock: 7 + 100_001, kind: 'noted', text: 'a broken clock' },
    ]
    expect(nextClock(stateOf(log))).toBe(8)
    expect(foldLog(log).note).toBe('seven')
  })

  it('an entry with a clock a hundred thousand ahead still has effect', () => {
    const log: Log = [
      { id: 'a', device: 'p', clock: 1, kind: 'started', setup: 'bela' },
      { id: 'b', device: 'q', clock: 100_001, kind: 'noted', text: 'late' },
    ]
    expect(foldLog(log).note).toBe('late')
  })
})
