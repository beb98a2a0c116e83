import { describe, expect, it } from 'vitest'
import { withRetries } from '@/lib/core/timing/retry'

/** Returns a network that fails for the first `away` requests. */
function network(away: number) {
  let asked = 0
  const ask = () => {
    asked += 1
    return asked > away ? Promise.resolve('here') : Promise.reject(new Error('no network'))
  }
  return { ask, times: () => asked }
}

describe('loading a part of the app', () => {
  it('a part that arrives is requested once', async () => {
    const { ask, times } = network(0)
    await expect(withRetries(ask, [0, 0])).resolves.toBe('here')
    expect(times()).toBe(1)
  })

  it('a part that does not arrive is requested again after each pause', async () => {
    const { ask, times } = network(2)
    await expect(withRetries(ask, [0, 0])).resolves.toBe('here')
    expect(times()).toBe(3)
  })

  it('a part is given up with the last error once the pauses are used up', async () => {
    const { ask, times } = network(3)
    await expect(withRetries(ask, [0, 0])).rejects.toThrow('no network')
    expect(times()).toBe(3)
  })
})
