import { describe, expect, it } from 'vitest'
import { crashedTooOften } from './support/trial'

describe('a run in which the browser itself crashed', () => {
  it.each([
    [48, 0, 'proves something'],
    [48, 1, 'proves something'],
    [10, 2, 'proves something'],
    [10, 3, 'proves nothing'],
    [100, 10, 'proves something'],
    [100, 11, 'proves nothing'],
    [1, 0, 'proves something'],
    [1, 1, 'proves nothing'],
    [2, 2, 'proves nothing'],
    [0, 0, 'proves something'],
  ])('in %i trials, %i times, %s', (trials, crashed, what) => {
    expect(crashedTooOften({ trials, crashed })).toBe(what === 'proves nothing')
  })
})
