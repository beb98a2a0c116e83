// What the phones behind one address may open and send: so much at once, and then so much a second. The engine has no bound of its own for
// what one client writes over time, and without one a stranger fills the relay's disk in minutes.
import { isIPv6 } from 'node:net'

/** A phone sends some 35 bytes a second: that it is there, and a hand now and then. */
const BYTES_A_SECOND = 50
/** A relay whose disk was lost is filled again by whoever comes first: a table of 40 hands is 32 kB. */
const BYTES_AT_ONCE = 40_000
/** The cost of a connection besides its bytes: the relay checks a signature. */
const OPENING = 2_000
const FORGET_EVERY = 60_000
/** The most that a timer takes. */
const LONGEST = 2 ** 31 - 1

/** The budgets of all addresses, so many phones for each. */
export class Budgets {
  /** @type {Map<string, { open: number, debt: number, at: number }>} */
  #of = new Map()

  /** @param {number} phones */
  constructor(phones) {
    this.phones = phones
    setInterval(() => this.#forget(), FORGET_EVERY).unref()
  }

  /**
   * Lets someone in, or not: `null`.
   * @param {string} address
   */
  open(address) {
    const of = placeOf(address)
    const budget = this.#of.get(of) ?? { open: 0, debt: 0, at: Date.now() }
    if (budget.open >= this.phones || this.#late(budget) > 0) return null
    this.#of.set(of, budget)
    budget.open += 1
    budget.debt += OPENING
    return {
      /**
       * Waits until there is room for so many bytes more.
       * @param {number} bytes
       * @param {AbortSignal} signal
       */
      take: async (bytes, signal) => {
        this.#pay(budget)
        budget.debt += bytes
        const late = this.#late(budget)
        if (late > 0) await wait(late, signal)
      },
      close: () => (budget.open -= 1),
    }
  }

  /** How long it takes, in milliseconds, until what was sent is within the budget. */
  #late(budget) {
    this.#pay(budget)
    return (1000 * (budget.debt - this.phones * BYTES_AT_ONCE)) / (this.phones * BYTES_A_SECOND)
  }

  #pay(budget) {
    const now = Date.now()
    const paid = ((now - budget.at) / 1000) * this.phones * BYTES_A_SECOND
    Object.assign(budget, { debt: Math.max(0, budget.debt - paid), at: now })
  }

  #forget() {
    for (const [of, budget] of this.#of) {
      this.#pay(budget)
      if (budget.open === 0 && budget.debt === 0) this.#of.delete(of)
    }
  }
}

/** A while, or until someone hangs up. */
const wait = (milliseconds, signal) =>
  new Promise((done, failed) => {
    const timer = setTimeout(done, Math.min(milliseconds, LONGEST))
    timer.unref()
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      failed(signal.reason)
    })
  })

/**
 * Returns the place that shares a budget: an address, or for IPv6 the network of a house.
 * @param {string} address
 */
export function placeOf(address) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const first = head.split(':').filter((group) => group !== '')
  const last = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}
