import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeLeft, toggled, type Clock } from '@/lib/contest/clock'

const NOON = Date.UTC(2026, 10, 26, 12)
const MINUTE = 60_000

describe('the clock of a round', () => {
  it('runs for the minutes of the round from the moment at which it was started', () => {
    const clock = toggled(null, 40, NOON)
    expect(timeLeft(clock, 40, NOON)).toBe(40 * MINUTE)
    expect(timeLeft(clock, 40, NOON + 39 * MINUTE)).toBe(MINUTE)
    expect(timeLeft(clock, 40, NOON + 40 * MINUTE)).toBe(0)
    expect(timeLeft(clock, 40, NOON + 90 * MINUTE)).toBe(0)
  })

  it('shows no more than the round lasts where the time of the device was put back', () => {
    expect(timeLeft(toggled(null, 40, NOON), 40, NOON - 90 * MINUTE)).toBe(40 * MINUTE)
  })

  it('keeps what is left while it is stopped, however long', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ run: fc.nat(300_000), rest: fc.nat(9_000_000) }), { maxLength: 5 }), (turns) => {
        let now = NOON
        let clock: Clock = toggled(null, 40, now)
        for (const { run, rest } of turns) {
          now += run
          clock = toggled(clock, 40, now)
          const before = timeLeft(clock, 40, now)
          now += rest
          expect(timeLeft(clock, 40, now)).toBe(before)
          clock = toggled(clock, 40, now)
        }
        const ran = turns.reduce((sum, { run }) => sum + run, 0)
        expect(timeLeft(clock, 40, now)).toBe(40 * MINUTE - ran)
      }),
    )
  })
})
