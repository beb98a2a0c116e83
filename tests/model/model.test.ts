import { describe, expect, it, vi } from 'vitest'
import { explore } from './explore'

const SEED = 20_261_121

/** A short run; `npm run model` goes on for as long as one likes. */
describe('a phone and a small model of it', () => {
  it('show the same after everything that happens in an evening', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const explored = await explore({ runs: 25, seed: SEED, copies: 'two', most: 30 })
    expect(explored.loss).toBeNull()
    expect(explored.acts).toBeGreaterThan(100)
    expect(Math.min(explored.kills, explored.powerCuts, explored.storesLost)).toBeGreaterThan(20)
  })

  it('differ where there is no second copy and the database is lost', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect((await explore({ runs: 12, seed: SEED, copies: 'one', most: 25 })).losses).toBe(1)
  })
})
