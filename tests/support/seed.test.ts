import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEED } from './seed'

const numbers = fc.array(fc.nat())

describe('a property', () => {
  it('draws from the seed of its file, and names it where it fails', () => {
    const told = fc.check(fc.property(numbers, () => false))
    expect(told.seed).toBe(SEED)
    expect(fc.defaultReportMessage(told)).toContain(`seed: ${SEED}`)
  })

  it('draws the same again from the same seed', () => {
    expect(fc.sample(numbers, 20)).toEqual(fc.sample(numbers, { seed: SEED, numRuns: 20 }))
  })
})
