import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Budgets, budgetKey } from '@/scripts/together/budget'

// Tests what one address may open and send at the relay: for each phone that it may have, 40,000 bytes at once, then 50 a second.

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const never = new AbortController().signal
const HOUSE = '192.0.2.7'

function opened(budgets: Budgets, address: string) {
  const line = budgets.open(address)
  if (line === null) throw new Error(`${address} was refused`)
  return line
}

describe('the budget of a phone at home', () => {
  it('a phone sends a whole evening at once after the relay lost its disk', async () => {
    const line = opened(new Budgets(1), HOUSE)
    // 40 hands of 801 bytes, and the cost of the connection.
    for (let hand = 0; hand < 40; hand += 1) await line.take(801, never)
    expect(vi.getTimerCount()).toBe(1)
  })

  it('a sender that is faster than phones waits as long as they would take', async () => {
    const line = opened(new Budgets(1), HOUSE)
    const done = vi.fn()
    void line.take(38_000 + 500, never).then(done)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalled()
  })

  it('a phone has its full budget again after a quiet while', async () => {
    const line = opened(new Budgets(1), HOUSE)
    await line.take(38_000, never)
    await vi.advanceTimersByTimeAsync(1000 * (40_000 / 50))
    const done = vi.fn()
    void line.take(40_000, never).then(done)
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toHaveBeenCalled()
  })
})

describe('the budget of an address', () => {
  it('an address may connect a limited number of phones until one leaves', () => {
    const budgets = new Budgets(3)
    const lines = [1, 2, 3].map(() => opened(budgets, HOUSE))
    expect(budgets.open(HOUSE)).toBeNull()
    lines[0]?.close()
    expect(budgets.open(HOUSE)).not.toBeNull()
  })

  it('a phone is let in again neither by leaving nor by returning before it has paid', async () => {
    const budgets = new Budgets(1)
    const line = opened(budgets, HOUSE)
    void line.take(100_000, never)
    line.close()
    expect(budgets.open(HOUSE)).toBeNull()
    await vi.advanceTimersByTimeAsync(1000 * (62_000 / 50) + 1)
    expect(budgets.open(HOUSE)).not.toBeNull()
  })

  it('an address that opens and closes endlessly is refused in the end', () => {
    const budgets = new Budgets(1)
    let times = 0
    for (let line = budgets.open(HOUSE); line !== null && times < 1_000; line = budgets.open(HOUSE), times += 1)
      line.close()
    // 40,000 bytes pay for twenty connections of 2,000. One more is opened before anything is owed.
    expect(times).toBe(21)
  })

  it('one address does not affect the others', async () => {
    const budgets = new Budgets(1)
    void opened(budgets, HOUSE).take(1e9, never)
    const done = vi.fn()
    void opened(budgets, '192.0.2.8').take(30_000, never).then(done)
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toHaveBeenCalled()
  })

  it('a phone that hangs up while it waits is not waited for', async () => {
    const line = opened(new Budgets(1), HOUSE)
    const gone = new AbortController()
    const waiting = line.take(1e6, gone.signal)
    gone.abort()
    await expect(waiting).rejects.toThrow(/abort/i)
  })
})

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:12:34:aaaa:bbbb:cccc:dddd', '2001:db8:12:34'],
  ['2001:db8:12:34::1', '2001:db8:12:34'],
  ['2001:0db8:0012:0034::1', '2001:db8:12:34'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
])('%s shares the budget of %s', (address, place) => {
  expect(budgetKey(address)).toBe(place)
})
