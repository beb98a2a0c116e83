import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockAfter, clockForMinutes, isWaiting, timeLeft, type Clock, type ClockAct } from '@/lib/contest/clock'

const NOON = Date.UTC(2026, 10, 26, 12)
const MINUTE = 60_000

/** Uses the clock of a round of 40 minutes. */
const after = (clock: Clock | null, kind: Exclude<ClockAct['kind'], 'set'>, now: number): Clock =>
  clockAfter(clock, 40, { kind }, now)

describe('the clock of a round', () => {
  it('runs for the minutes of the round from the moment at which it was started', () => {
    const clock = after(null, 'turn', NOON)
    expect(timeLeft(clock, 40, NOON)).toBe(40 * MINUTE)
    expect(timeLeft(clock, 40, NOON + 39 * MINUTE)).toBe(MINUTE)
    expect(timeLeft(clock, 40, NOON + 40 * MINUTE)).toBe(0)
    expect(timeLeft(clock, 40, NOON + 90 * MINUTE)).toBe(0)
  })

  it('shows no more than the round lasts where the time of the device was put back', () => {
    expect(timeLeft(after(null, 'turn', NOON), 40, NOON - 90 * MINUTE)).toBe(40 * MINUTE)
  })

  it('keeps what is left while it is stopped, however long', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ run: fc.nat(300_000), rest: fc.nat(9_000_000) }), { maxLength: 5 }), (turns) => {
        let now = NOON
        let clock: Clock = after(null, 'turn', now)
        for (const { run, rest } of turns) {
          now += run
          clock = after(clock, 'turn', now)
          const before = timeLeft(clock, 40, now)
          now += rest
          expect(timeLeft(clock, 40, now)).toBe(before)
          clock = after(clock, 'turn', now)
        }
        const ran = turns.reduce((sum, { run }) => sum + run, 0)
        expect(timeLeft(clock, 40, now)).toBe(40 * MINUTE - ran)
      }),
    )
  })

  it('gives five more minutes while it runs, while it is stopped, and after it has run out', () => {
    const running = after(null, 'turn', NOON)
    const longer = after(running, 'more', NOON + 10 * MINUTE)
    expect(timeLeft(longer, 40, NOON + 10 * MINUTE)).toBe(35 * MINUTE)
    const stopped = after(after(running, 'turn', NOON + 10 * MINUTE), 'more', NOON + 20 * MINUTE)
    expect(timeLeft(stopped, 40, NOON + 90 * MINUTE)).toBe(35 * MINUTE)
    // The last deal began at 12:40, and the five minutes begin when they are given.
    const again = after(running, 'more', NOON + 50 * MINUTE)
    expect(timeLeft(again, 40, NOON + 50 * MINUTE)).toBe(5 * MINUTE)
    expect(timeLeft(again, 40, NOON + 55 * MINUTE)).toBe(0)
  })

  it('is longer than the round only by the minutes that were given', () => {
    const longer = after(after(null, 'turn', NOON), 'more', NOON)
    expect(timeLeft(longer, 40, NOON)).toBe(45 * MINUTE)
    expect(timeLeft(longer, 40, NOON - 90 * MINUTE)).toBe(45 * MINUTE)
    const stopped = after(longer, 'turn', NOON)
    expect(timeLeft(after(stopped, 'turn', NOON), 40, NOON)).toBe(45 * MINUTE)
  })

  it('is never longer than the longest round', () => {
    const many = Array.from({ length: 100 }).reduce<Clock>(
      (clock) => after(clock, 'more', NOON),
      after(null, 'turn', NOON),
    )
    expect(timeLeft(many, 40, NOON)).toBe(300 * MINUTE)
  })

  it('begins again with all of its minutes, and waits to be started', () => {
    const late = after(after(null, 'turn', NOON), 'more', NOON + 50 * MINUTE)
    const again = after(late, 'restart', NOON + 52 * MINUTE)
    expect(timeLeft(again, 40, NOON + 90 * MINUTE)).toBe(40 * MINUTE)
    expect(timeLeft(after(again, 'turn', NOON + 60 * MINUTE), 40, NOON + 61 * MINUTE)).toBe(39 * MINUTE)
  })

  it.each([
    ['ahead', 12],
    ['back', -90],
  ])('takes no notice of a time of the device that was set %s, once told so', (_, step) => {
    const running = after(null, 'turn', NOON)
    const told = clockAfter(running, 40, { kind: 'set', by: step * MINUTE }, NOON + (10 + step) * MINUTE)
    expect(timeLeft(told, 40, NOON + (10 + step) * MINUTE)).toBe(30 * MINUTE)
  })
})

describe('the clock of a round, when other minutes are agreed for the rounds', () => {
  it('was not started, so it shows the new minutes', () => {
    expect(clockForMinutes(null, 40, 30)).toBeNull()
    const again = after(after(null, 'turn', NOON), 'restart', NOON)
    expect(timeLeft(clockForMinutes(again, 40, 30), 30, NOON)).toBe(30 * MINUTE)
    expect(isWaiting(clockForMinutes(again, 40, 50), 50)).toBe(true)
    expect(timeLeft(clockForMinutes(again, 40, 50), 50, NOON)).toBe(50 * MINUTE)
  })

  it('was started, so it keeps what is left, whatever was done with it and whatever is agreed', () => {
    const uses = fc.array(fc.record({ kind: fc.constantFrom('turn' as const, 'more' as const), rest: fc.nat(900_000) }))
    fc.assert(
      fc.property(uses, fc.integer({ min: 1, max: 300 }), fc.nat(900_000), (turns, minutes, rest) => {
        let now = NOON
        let clock = after(null, 'turn', now)
        for (const { kind, rest: passed } of turns) {
          now += passed + 1
          clock = after(clock, kind, now)
        }
        now += rest + 1
        const changed = clockForMinutes(clock, 40, minutes)
        expect(timeLeft(changed, minutes, now)).toBe(timeLeft(clock, 40, now))
        expect(isWaiting(changed, minutes)).toBe(false)
      }),
    )
  })

  it('lasts the new minutes once it is started again', () => {
    const changed = clockForMinutes(after(null, 'turn', NOON), 40, 30)
    expect(timeLeft(clockAfter(changed, 30, { kind: 'restart' }, NOON), 30, NOON)).toBe(30 * MINUTE)
  })
})
