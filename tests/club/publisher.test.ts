import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Word } from '@/lib/together/club/board-entry'
import { unpublishedResults } from '@/lib/together/club/organiser'
import { MOST_ENTRIES, pauseOf, Publisher } from '@/lib/together/club/publisher'
import { newestOf } from '@/lib/together/club/result'
import { TestLog, TestNight } from './night'

const accepted = () => {
  const night = new TestNight(['Anna', 'Ben'])
  night.round()
  const log = night.game('Anna', 'Ben').hand(210, 40).accept(0, 1)
  return { night, log }
}
const publish = (night: TestNight, results = night.results) =>
  night.say(...unpublishedResults(night.clubNight, results))

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
      publish(night)
      publish(night, stale)
    }
    expect(night.entries.length - before).toBe(1)
    expect(night.clubNight.results.get(log.game.id)).toMatchObject({ totals: [205, 45], entries: 6 })
  })

  it('a result is replaced only by a device that has all entries', () => {
    const { night, log } = accepted()
    publish(night)
    const other = new TestLog(log.game, night.clubNight, 'second')
    other.entries = log.entries
    log.correct(1, 205, 45)
    other.correct(1, 200, 50)
    const before = night.entries.length
    for (let turn = 0; turn < 50; turn += 1) {
      publish(night)
      publish(night, new Map([[log.game.id, other.result ?? never()]]))
    }
    expect(night.entries.length - before).toBe(1)
    log.entries = [...log.entries, ...other.entries.filter(({ id }) => !log.entries.some((one) => one.id === id))]
    publish(night)
    expect(night.entries.length - before).toBe(2)
    expect(night.clubNight.results.get(log.game.id)).toMatchObject({ unclear: true, entries: 5 })
  })

  it('a result is not published again where more entries say the same', () => {
    const { night, log } = accepted()
    publish(night)
    log.accept(0)
    expect(unpublishedResults(night.clubNight, night.results)).toEqual([])
  })

  it('a device with fewer entries shows the published result', () => {
    const { night, log } = accepted()
    const stale = night.results
    log.correct(1, 205, 45).accept(0, 1)
    publish(night)
    const published = night.clubNight.results
    expect(newestOf(published, stale)).toEqual(published)
    expect(newestOf(published, new Map())).toEqual(published)
    log.correct(1, 204, 46)
    expect(newestOf(published, night.results)).toEqual(night.results)
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
    let unpublished: readonly Word[] = words
    const published: (readonly Word[])[] = []
    const say = () => {
      published.push(unpublished)
      unpublished = []
      return Promise.resolve()
    }
    const publisher = new Publisher({ isDue: () => unpublished.length > 0, entries: () => 0, publish: say })
    for (let time = 0; time < 100; time += 1) publisher.check()
    unpublished = [...words, ['result/b', 1]]
    publisher.check()
    expect(published).toEqual([])
    await vi.advanceTimersByTimeAsync(1.5 * pauseOf(0))
    expect(published).toEqual([[...words, ['result/b', 1]]])
    publisher.check()
    await vi.advanceTimersByTimeAsync(10 * pauseOf(0))
    expect(published).toHaveLength(1)
    unpublished = words
    publisher.check()
    await vi.advanceTimersByTimeAsync(1.5 * pauseOf(0))
    expect(published).toHaveLength(2)
  })

  it('outdated results are not published after the pause, nor after the end', async () => {
    let isDue = true
    const publish = vi.fn(() => Promise.resolve())
    const publisher = new Publisher({ isDue: () => isDue, entries: () => 0, publish })
    publisher.check()
    isDue = false
    await vi.advanceTimersByTimeAsync(10_000)
    expect(publish).not.toHaveBeenCalled()
    isDue = true
    publisher.check()
    publisher.stop()
    await vi.advanceTimersByTimeAsync(10_000)
    publisher.check()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(publish).not.toHaveBeenCalled()
  })

  it('a result that could not be written is tried again', async () => {
    const publish = vi.fn(() => Promise.reject(new Error('no room')))
    const publisher = new Publisher({ isDue: () => true, entries: () => 0, publish })
    publisher.check()
    await vi.advanceTimersByTimeAsync(5 * pauseOf(0))
    expect(publish.mock.calls.length).toBeGreaterThan(1)
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
