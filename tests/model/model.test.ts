import { describe, expect, it, vi } from 'vitest'
import { explore, explorePairs } from './explore'

const SEED = 20_261_121

/** A short run; `npm run crash -- model` takes any number of runs. */
describe('a phone and a small model of it', { timeout: 180_000 }, () => {
  it('the phone and the model show the same after any evening', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const explored = await explore({ runs: 25, seed: SEED, copies: 'two', most: 30 })
    expect(explored.loss).toBeNull()
    expect(explored.acts).toBeGreaterThan(100)
    expect(Math.min(explored.kills, explored.powerCuts, explored.storesLost)).toBeGreaterThan(20)
  })

  it('the phone and the model differ where there is no second copy and the database is lost', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect((await explore({ runs: 12, seed: SEED, copies: 'one', most: 25 })).losses).toBe(1)
  })
})

/** The relay between the phones loses messages, delivers them twice and out of order, and may have only a part of a game. */
describe('two phones that send each other their games', () => {
  it('each phone shows all that it received, and both the same once they have met', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const explored = await explorePairs({ runs: 14, seed: SEED, copies: 'two', taking: 'unite', most: 40 })
    expect(explored.loss).toBeNull()
    const { acts, kills, powerCuts, storesLost, delivered, forgotten, rivals } = explored
    expect(Math.min(acts, delivered)).toBeGreaterThan(50)
    expect(Math.min(kills, powerCuts, storesLost, forgotten, rivals)).toBeGreaterThan(2)
  })

  it('two phones differ where received data replaces what is there', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const explored = await explorePairs({ runs: 12, seed: SEED, copies: 'two', taking: 'replace', most: 25 })
    expect(explored.losses).toBe(1)
  })
})
