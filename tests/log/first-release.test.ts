import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromFirstRelease } from '@/lib/log/first-release'
import { foldLog } from '@/lib/log/fold'
import { union } from '@/lib/log/union'
import { foldNow, logOf, moves, PHONE, play } from '../support/first-release/evening'
import type { TestChange } from '../support/first-release/evening'
import { foldLog as foldThen } from '../support/first-release/fold'

const hands = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const entryIds = fc.nat(11).map((index) => `c${index + 1}`)

/** Anything that a file may claim to be a log, whether a phone would have written it or not. */
const anyChange: fc.Arbitrary<TestChange> = fc.oneof(
  fc.record({ kind: fc.constant('recorded' as const), hand: hands, facts: fc.nat(9) }),
  fc.record({ kind: fc.constant('inserted' as const), hand: hands, before: hands, facts: fc.nat(9) }),
  fc.record({ kind: fc.constant('corrected' as const), hand: hands, facts: fc.nat(9) }),
  fc.record({ kind: fc.constant('deleted' as const), hand: hands }),
  fc.record({ kind: fc.constant('accepted' as const), hand: hands }),
  fc.record({ kind: fc.constant('undone' as const), change: entryIds }),
  fc.record({ kind: fc.constant('redone' as const), change: entryIds }),
  fc.record({
    kind: fc.constant('seated' as const),
    seat: fc.nat(1),
    name: fc.constantFrom('Ann', 'Ben'),
    from: fc.option(hands),
  }),
  fc.record({ kind: fc.constant('noted' as const), text: fc.constantFrom('one', 'two') }),
  fc.record({ kind: fc.constant('rules' as const), rules: fc.constantFrom('ours', 'theirs') }),
  fc.constantFrom({ kind: 'broken-off' as const }, { kind: 'resumed' as const }),
)

describe('a log of the first release', () => {
  it('folds as it did then, and undo and redo go on where they were', () => {
    fc.assert(
      fc.property(moves, (done) => {
        const log = play(done)
        expect(foldNow(log)).toEqual(foldThen(log))
      }),
      { numRuns: Number(process.env['YUSS_RUNS'] ?? 600) },
    )
  })

  it('folds as it did then, whoever sat where, noted what or agreed on which rules', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 12 }), (changes) => {
        const log = logOf(...onceEach(changes))
        // A log that no phone wrote has nobody who could take something back.
        const nobody = { undoable: null, redoable: null }
        expect({ ...foldNow(log), ...nobody }).toEqual({ ...foldThen(log), ...nobody })
      }),
      { numRuns: Number(process.env['YUSS_RUNS'] ?? 600) },
    )
  })

  it('asks nobody anything: one phone does not contradict itself', () => {
    fc.assert(
      fc.property(moves, (done) => {
        for (const { rivals, contested, same } of foldLog(fromFirstRelease(play(done), PHONE)).rows)
          expect({ rivals, contested, same }).toEqual({ rivals: [], contested: false, same: [] })
      }),
    )
  })

  it('is the same on two phones that have it from each other', () => {
    fc.assert(
      fc.property(moves, (done) => {
        const entries = fromFirstRelease(play(done), PHONE)
        expect(union(entries, fromFirstRelease([...play(done)].reverse(), PHONE))).toEqual(union(entries))
      }),
    )
  })

  it('keeps the ids of its entries, every one of them', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 12 }), (changes) => {
        const log = logOf(...changes)
        expect(
          fromFirstRelease(log, PHONE)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(log.map(({ id }) => id).sort())
      }),
    )
  })

  const record = (hand: string, facts = 0): TestChange => ({ kind: 'recorded', hand, facts })
  const insert = (hand: string, before: string): TestChange => ({ kind: 'inserted', hand, before, facts: 0 })
  const correct = (hand: string, facts: number): TestChange => ({ kind: 'corrected', hand, facts })
  const remove = (hand: string): TestChange => ({ kind: 'deleted', hand })
  /** What its entries come to, without who wrote them when. */
  const today = (...changes: readonly TestChange[]) =>
    fromFirstRelease(logOf(...changes), PHONE).map(({ device: _, clock: __, at: ___, ...rest }) => rest)

  it('has a hand after the last, and a forgotten one after those put in before it', () => {
    expect(today(record('a'), record('b'), insert('x', 'b'), insert('y', 'b'), insert('z', 'gone'))).toEqual([
      { id: 'c1', kind: 'recorded', hand: 'a', after: null, facts: 0 },
      { id: 'c2', kind: 'recorded', hand: 'b', after: 'a', facts: 0 },
      { id: 'c3', kind: 'inserted', hand: 'x', before: 'b', after: null, facts: 0 },
      { id: 'c4', kind: 'inserted', hand: 'y', before: 'b', after: 'x', facts: 0 },
      { id: 'c5', kind: 'recorded', hand: 'z', after: 'b', facts: 0 },
    ])
  })

  it('has every entry once, however often it comes', () => {
    const log = logOf(record('a', 1), correct('a', 2), remove('a'))
    expect(fromFirstRelease([...log, ...log], PHONE)).toEqual(fromFirstRelease(log, PHONE))
  })

  it('keeps the place of a hand that is placed a second time, and takes the later facts', () => {
    expect(today(record('a', 1), record('b', 2), record('a', 3)).slice(2)).toEqual([
      { id: 'c3', kind: 'corrected', hand: 'a', of: ['c1'], facts: 3 },
    ])
    expect(foldNow(logOf(record('a', 1), record('b', 2), record('a', 3))).hands).toMatchObject([
      { id: 'a', facts: 3 },
      { id: 'b', facts: 2 },
    ])
  })

  it('names what was in effect when something was said of a hand', () => {
    const undo: TestChange = { kind: 'undone', change: 'c1' }
    expect(today(record('a', 1), remove('a'))[1]).toEqual({ id: 'c2', kind: 'deleted', hand: 'a', of: ['c1'] })
    expect(today(correct('gone', 1))).toEqual([{ id: 'c1', kind: 'corrected', hand: 'gone', of: [], facts: 1 }])
    expect(today(record('a', 1), undo, correct('a', 2))[2]).toMatchObject({ id: 'c3', of: [] })
    const seated: TestChange = { kind: 'seated', seat: 0, name: 'Ned', from: 'gone' }
    expect(today(seated)).toEqual([{ id: 'c1', kind: 'seated', seat: 0, name: 'Ned', after: 'gone' }])
  })

  it('leaves a deleted hand deleted, whatever is said of it afterwards', () => {
    expect(foldNow(logOf(record('a', 1), remove('a'), correct('a', 2))).hands).toEqual([])
    const twice = logOf(record('a', 1), remove('a'), remove('a'), { kind: 'undone', change: 'c3' }, correct('a', 2))
    expect(foldNow(twice).hands).toEqual([])
  })

  it('with a number that no log comes to still has effect as a whole', () => {
    const [first, second] = logOf({ kind: 'recorded', hand: 'a', facts: 1 }, { kind: 'recorded', hand: 'b', facts: 2 })
    if (first === undefined || second === undefined) throw new Error('two entries')
    const far = fromFirstRelease([first, { ...second, seq: 2 ** 40 }], PHONE)
    expect(foldLog(far).rows.map(({ hand }) => hand)).toEqual(['a', 'b'])
  })
})

/** The first release gave no hand a place twice. */
function onceEach(changes: readonly TestChange[]): readonly TestChange[] {
  const placed = new Set<string>()
  return changes.filter((change) => {
    if (change.kind !== 'recorded' && change.kind !== 'inserted') return true
    if (placed.has(change.hand)) return false
    placed.add(change.hand)
    return true
  })
}
