import { describe, expect, it } from 'vitest'
import { changeOf, judge, shareOf } from './judge'
import type { Tried } from './judge'
import type { Survivor } from './survivors'

const TEXT = ['export const isOver = (total: number) =>', '  total >= 501', ''].join('\n')
const textOf = () => TEXT

/** A change of the second line, from one column to another. */
const tried = (status: string, replacement: string, columns: readonly [number, number] = [3, 15]): Tried => ({
  fileName: 'over.ts',
  mutatorName: 'EqualityOperator',
  status,
  replacement,
  location: { start: { line: 2, column: columns[0] }, end: { line: 2, column: columns[1] } },
})

const named = (is: Survivor['is'], ...changes: readonly string[]): readonly Survivor[] => [
  { file: 'over.ts', line: 'total >= 501', changes, is, why: 'nobody has 501' },
]

describe('a change', () => {
  it('is told by its line, what stood there and what was put in its place, wherever the line is', () => {
    expect(changeOf(tried('Survived', 'total > 501'), TEXT)).toEqual({
      file: 'over.ts',
      line: 'total >= 501',
      change: 'total >= 501 → total > 501',
    })
    const below: Tried = {
      ...tried('Survived', 'false'),
      location: { start: { line: 4, column: 3 }, end: { line: 4, column: 15 } },
    }
    expect(changeOf(below, `\n\n${TEXT}`)).toEqual(changeOf(tried('Survived', 'false'), TEXT))
  })

  it('of several lines is told on one, and cut where it is long', () => {
    const all: Tried = {
      ...tried('Survived', '() => undefined'),
      location: { start: { line: 1, column: 23 }, end: { line: 2, column: 15 } },
    }
    expect(changeOf(all, TEXT).change).toBe('(total: number) => total >= 501 → () => undefined')
    const { change } = changeOf(tried('Survived', 'x'.repeat(91)), TEXT)
    expect(change).toBe(`total >= 501 → ${'x'.repeat(90)}…`)
  })
})

describe('the tests of a part', () => {
  const all = [
    tried('Killed', 'true'),
    tried('Timeout', 'false'),
    tried('Survived', 'total > 501'),
    tried('NoCoverage', 'total < 501'),
    tried('Ignored', '""'),
    tried('CompileError', '{}'),
  ]

  it('have noticed what fails or never ends, and not what passes or is not reached', () => {
    expect(judge(all, [], textOf)).toMatchObject({ noticed: 2, survived: 2, same: 0 })
    expect(shareOf(judge(all, [], textOf))).toBe(50)
    expect(shareOf(judge([], [], textOf))).toBe(0)
  })

  it('have a reason for what the list names, and none for the rest', () => {
    expect(judge(all, named('left', 'total >= 501 → total > 501'), textOf)).toMatchObject({
      survived: 2,
      unnamed: [{ change: 'total >= 501 → total < 501' }],
      gone: [],
    })
  })

  it('are not held to what no test can notice', () => {
    const found = judge(all, named('same', 'total >= 501 → total > 501'), textOf)
    expect(found).toMatchObject({ noticed: 2, survived: 2, same: 1 })
    expect(shareOf(found)).toBeCloseTo(200 / 3)
  })

  it('have made untrue what is listed and noticed, or tried no more', () => {
    const list = named('left', 'total >= 501 → true', 'total >= 501 → 501', 'total >= 501 → false')
    // What ran out of time this once may survive the next.
    expect(judge(all, list, textOf).gone.map(({ change }) => change)).toEqual([
      'total >= 501 → true',
      'total >= 501 → 501',
    ])
  })
})
