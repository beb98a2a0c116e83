import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Word } from '@/lib/together/club/board-entry'
import { unpublishedResults } from '@/lib/together/club/organiser'
import { newestOf } from '@/lib/together/club/result'
import { MOST_ENTRIES, pauseOf, Teller } from '@/lib/together/club/telling'
import { TestLog, TestNight } from './night'

const accepted = () => {
  const night = new TestNight(['Anna', 'Ben'])
  night.round()
  const log = night.game('Anna', 'Ben').hand(210, 40).accept(0, 1)
  return { night, log }
}
const tell = (night: TestNight, results = night.results) => night.say(...unpublishedResults(night.clubNight, results))

describe('a result on the board', () => {
  it('a result is published once both sides accepted it or the round is closed', () => {
    const night = new TestNight(['Anna', 'Ben', 'Cleo', 'Dan'], { draw: 'round-robin' })
    night.round()
    const log = night.game('Anna', 'Dan').hand(210, 40)
    night.game('Ben', 'Cleo').hand(30, 132)
    log.accept(0)
    expect(unpublishedResults(night.clubNight, night.results)).toEqual([])
    log.accept(1)
    expect(unpublishedResults(night.clubNight, night.results).map(([key]) => key)).toEqual([`result/${log.game.id}`])
    night.say(['closed/1', { unfinished: 'stands' }])
    expect(unpublishedResults(night.clubNight, night.results)).toHaveLength(2)
  })

  it('a result is not replaced by another device’s version of fewer entries', () => {
    const { night, log } = accepted()
    const stale = night.results
    log.correct(1, 205, 45).accept(0, 1)
    // One tab has lost its connection to the tables, and the other has not. Each looks whenever the board has changed.
    const before = night.entries.length
    for (let turn = 0; turn < 50; turn += 1) {
      tell(night)
      tell(night, stale)
    }
    expect(night.entries.length - before).toBe(1)
    expect(night.clubNight.results.get(log.game.id)).toMatchObject({ totals: [205, 45], entries: 6 })
  })

  it('a result is replaced only by a device that has all entries', () => {
    const { night, log } = accepted()
    tell(night)
    const other = new TestLog(log.game, night.clubNight, 'second')
    other.entries = log.entries
    log.correct(1, 205, 45)
    other.correct(1, 200, 50)
    const before = night.entries.length
    for (let turn = 0; turn < 50; turn += 1) {
      tell(night)
      tell(night, new Map([[log.game.id, other.result ?? never()]]))
    }
    expect(night.entries.length - before).toBe(1)
    log.entries = [...log.entries, ...other.entries.filter(({ id }) => !log.entries.some((one) => one.id === id))]
    tell(night)
    expect(night.entries.length - before).toBe(2)
    expect(night.clubNight.results.get(log.game.id)).toMatchObject({ unclear: true, entries: 5 })
  })

  it('a result is not published again where more entries say the same', () => {
    const { night, log } = accepted()
    tell(night)
    log.accept(0)
    expect(unpublishedResults(night.clubNight, night.results)).toEqual([])
  })

  it('a device with fewer entries shows the published result', () => {
    const { night, log } = accepted()
    const stale = night.results
    log.correct(1, 205, 45).accept(0, 1)
    tell(night)
    const told = night.clubNight.results
    expect(newestOf(told, stale)).toEqual(told)
    expect(newestOf(told, new Map())).toEqual(told)
    log.correct(1, 204, 46)
    expect(newestOf(told, night.results)).toEqual(night.results)
  })
})

function never(): never {
  throw new Error('expected a result')
}

describe('publishing results', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const words: readonly Word[] = [['result/a', 1]]

  it('results are published together after a pause, and further ones later', async () => {
    let untold: readonly Word[] = words
    const told: (readonly Word[])[] = []
    const say = () => {
      told.push(untold)
      untold = []
      return Promise.resolve()
    }
    const teller = new Teller({ isDue: () => untold.length > 0, entries: () => 0, tell: say })
    for (let look = 0; look < 100; look += 1) teller.look()
    untold = [...words, ['result/b', 1]]
    teller.look()
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(1.5 * pauseOf(0))
    expect(told).toEqual([[...words, ['result/b', 1]]])
    teller.look()
    await vi.advanceTimersByTimeAsync(10 * pauseOf(0))
    expect(told).toHaveLength(1)
    untold = words
    teller.look()
    await vi.advanceTimersByTimeAsync(1.5 * pauseOf(0))
    expect(told).toHaveLength(2)
  })

  it('outdated results are not published after the pause, nor after the end', async () => {
    let isDue = true
    const tell = vi.fn(() => Promise.resolve())
    const teller = new Teller({ isDue: () => isDue, entries: () => 0, tell })
    teller.look()
    isDue = false
    await vi.advanceTimersByTimeAsync(10_000)
    expect(tell).not.toHaveBeenCalled()
    isDue = true
    teller.look()
    teller.end()
    await vi.advanceTimersByTimeAsync(10_000)
    teller.look()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(tell).not.toHaveBeenCalled()
  })

  it('a result that could not be written is tried again', async () => {
    const tell = vi.fn(() => Promise.reject(new Error('no room')))
    const teller = new Teller({ isDue: () => true, entries: () => 0, tell })
    teller.look()
    await vi.advanceTimersByTimeAsync(5 * pauseOf(0))
    expect(tell.mock.calls.length).toBeGreaterThan(1)
  })

  it('a fuller board publishes more rarely, so that results alone cannot fill it in a day', () => {
    expect(pauseOf(0)).toBe(1_000)
    let time = 0
    for (let entries = 0; entries < MOST_ENTRIES; entries += 1) time += pauseOf(entries)
    expect(time).toBeGreaterThan(24 * 60 * 60 * 1_000)
    // A club night of 40 tables and 5 rounds has 160 messages.
    expect(pauseOf(160)).toBeLessThan(1_200)
  })
})
