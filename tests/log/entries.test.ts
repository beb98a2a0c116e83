import { describe, expect, it } from 'vitest'
import { byCodeUnits, canonical } from '@/lib/log/canonical'
import { foldLog, stateOf } from '@/lib/log/fold'
import { headsOf } from '@/lib/log/next'
import { isClock, union } from '@/lib/log/union'
import type { Log, TestEntry } from './phones'

// Entries as a file may contain them, whether or not a device would have written them so.

describe('clocks of entries', () => {
  it.each([1, 2, 100_000, 2 ** 40])('%d is a clock that a phone can have written', (clock) => {
    expect(isClock(clock)).toBe(true)
  })

  it.each([0, -1, 1.5, 2 ** 40 + 1, 2 ** 60, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is not a clock that a phone can have written',
    (clock) => {
      expect(isClock(clock)).toBe(false)
    },
  )
})

describe('the canonical text of facts', () => {
  it.each<[string, unknown, string]>([
    ['nothing', null, 'null'],
    ['what was not said', undefined, 'null'],
    ['a number', 162, '162'],
    ['a word', 'bate', '"bate"'],
    ['a list, in its own order', [2, 1, [true]], '[2,1,[true]]'],
    ['keys in their order', { b: 1, a: { d: 2, c: 3 } }, '{"a":{"c":3,"d":2},"b":1}'],
    ['keys by code units, capitals first', { a: 1, B: 2 }, '{"B":2,"a":1}'],
    ['keys that say something', { a: undefined, b: null }, '{"b":null}'],
  ])('facts have one canonical text: %s', (_, value, text) => {
    expect(canonical(value)).toBe(text)
  })

  it.each([
    ['a', 'b', -1],
    ['b', 'a', 1],
    ['a', 'a', 0],
    ['B', 'a', -1],
    ['a', 'ab', -1],
  ])('the order of %s beside %s goes by code units', (a, b, order) => {
    expect(byCodeUnits(a, b)).toBe(order)
  })
})

describe('the order of the log', () => {
  const noted = (id: string, device: string, clock: number): TestEntry => ({
    id,
    device,
    clock,
    kind: 'noted',
    text: id,
  })

  it('entries are ordered by clock, then by phone, then by id', () => {
    const order = [noted('z', 'ann', 1), noted('a', 'ben', 1), noted('b', 'ben', 1), noted('c', 'ann', 2)]
    expect(union([...order].reverse())).toEqual(order)
  })

  it('the start of the game may come after an entry of another phone', () => {
    const log: Log = [noted('a', 'ann', 1), { id: 'b', device: 'ben', clock: 1, kind: 'started', setup: 'bela' }]
    expect(foldLog(log)).toMatchObject({ setup: 'bela', note: 'a' })
  })
})

describe('hands in a log with unusual entries', () => {
  const placed = (clock: number): TestEntry => ({
    id: 'p',
    device: 'ann',
    clock,
    kind: 'recorded',
    hand: 'a',
    after: null,
    facts: { points: 1 },
  })
  const put = (id: string, clock: number, points: number, ...of: readonly string[]): TestEntry => ({
    id,
    device: 'ben',
    clock,
    kind: 'corrected',
    hand: 'a',
    of,
    facts: { points },
  })
  const gone = (clock: number, ...of: readonly string[]): TestEntry => ({
    id: 'd',
    device: 'cas',
    clock,
    kind: 'deleted',
    hand: 'a',
    of,
  })

  it.each<[string, Log, readonly string[], number | null, boolean]>([
    ['corrected by what names itself', [placed(1), put('c', 2, 2, 'p', 'c')], ['c'], 2, false],
    [
      'corrected twice, each in place of the other',
      [placed(1), put('b', 2, 2, 'p', 'c'), put('c', 3, 3, 'p', 'b')],
      ['p', 'b', 'c'],
      3,
      true,
    ],
    ['corrected before it was recorded', [put('c', 1, 2), placed(2)], ['c', 'p'], 1, true],
    [
      'corrected before and after it was recorded',
      [put('b', 1, 2), placed(2), put('c', 3, 3)],
      ['b', 'p', 'c'],
      3,
      true,
    ],
    ['corrected twice after', [placed(1), put('b', 2, 2), put('c', 3, 3)], ['p', 'b', 'c'], 3, true],
    [
      'deleted by a phone that saw one of two corrections',
      [placed(1), put('b', 2, 2, 'p'), put('c', 3, 3, 'p'), gone(4, 'p', 'c')],
      ['b', 'c'],
      3,
      true,
    ],
    [
      'deleted by a phone that saw the other of two corrections',
      [placed(1), put('b', 2, 2, 'p'), put('c', 3, 3, 'p'), gone(4, 'p', 'b')],
      ['b', 'c'],
      3,
      true,
    ],
    [
      'deleted by a phone that saw both',
      [placed(1), put('b', 2, 2, 'p'), put('c', 3, 3, 'p'), gone(4, 'b', 'c')],
      ['b', 'c'],
      null,
      false,
    ],
  ])('a log is shown correctly with a hand %s', (_, log, heads, points, contested) => {
    expect(headsOf(stateOf(log), 'a')).toEqual(heads)
    const row = foldLog(log).rows[0]
    expect([row?.facts.points ?? null, row?.contested ?? false]).toEqual([points, contested])
  })
})
