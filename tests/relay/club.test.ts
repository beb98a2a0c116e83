import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clubOf } from './bench/club'
import { RELAY_STARTS, TestRelay } from './relay'

let relay: TestRelay
beforeAll(async () => {
  relay = await TestRelay.start()
}, RELAY_STARTS)
afterAll(() => relay.end())

describe('an evening of a club through a real relay', () => {
  it('ends with the same standings on every device as all logs folded apart', { timeout: 120_000 }, async () => {
    const { different, ...evening } = await clubOf(relay.engine, { tables: 4, rounds: 3, seed: 7 })
    expect(different).toBe(0)
    expect(evening).toMatchObject({
      tables: 5,
      'devices with standings': 7,
      'corrections announced after reading out': 1,
    })
    // The evening was one on which things went wrong.
    for (const trouble of ['times a phone was offline', 'deals told in two ways'] as const)
      expect(evening[trouble]).toBeGreaterThan(0)
  })
})
