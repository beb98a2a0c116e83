import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ReplicaAnswer, ReplicaRequest } from '@/lib/durable/replica/request'
import { workerFile, type WorkerLike } from '@/lib/durable/replica/worker-file'

interface Hired extends WorkerLike {
  readonly asked: ReplicaRequest[]
  isTerminated: boolean
}

/** Records the workers that are started, in order. */
function hiring() {
  const hired: Hired[] = []
  const start = (): WorkerLike => {
    const worker: Hired = {
      asked: [],
      isTerminated: false,
      onmessage: null,
      onerror: null,
      postMessage: (request) => void worker.asked.push(request),
      terminate: () => {
        worker.isTerminated = true
      },
    }
    hired.push(worker)
    return worker
  }
  const answer = (data: ReplicaAnswer) => hired.at(-1)?.onmessage?.(new MessageEvent('message', { data }))
  return { hired, answer, file: workerFile(start) }
}

const BROKEN = Object.assign(new Event('error'), { message: '', filename: '', lineno: 0, colno: 0, error: null })
const WRITE = { epoch: 0, records: [], isPurging: false }

/** Lets time pass while the phone is asleep at its end: no message arrives in that part, and then all at once. */
function sleepThrough(awake: number, asleep: number): void {
  vi.advanceTimersByTime(awake)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + asleep)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a worker that holds the second copy', () => {
  test('a worker is started at the first request and used again', async () => {
    const { hired, answer, file } = hiring()
    expect(hired).toHaveLength(0)
    for (const value of ['added', 'older'] as const) {
      const asked = file.append(WRITE)
      answer({ ok: true, value })
      expect(await asked).toBe(value)
    }
    expect(hired.map(({ asked }) => asked.length)).toEqual([2])
  })

  test('a worker reports the browser’s own name of a refusal, and stays', async () => {
    const { hired, answer, file } = hiring()
    const refused = expect(file.append(WRITE)).rejects.toMatchObject({ why: 'QuotaExceededError' })
    answer({ ok: false, why: 'QuotaExceededError' })
    await refused
    expect(hired[0]?.isTerminated).toBe(false)
  })

  test('a worker that is silent for four seconds is replaced', async () => {
    const { hired, answer, file } = hiring()
    const silent = expect(file.append(WRITE)).rejects.toMatchObject({ why: 'TimeoutError' })
    await vi.advanceTimersByTimeAsync(4_000)
    await silent
    expect(hired[0]?.isTerminated).toBe(true)
    const asked = file.append(WRITE)
    answer({ ok: true, value: 'added' })
    expect(await asked).toBe('added')
    expect(hired).toHaveLength(2)
  })

  test('a worker that crashes fails the open requests', async () => {
    const { hired, file } = hiring()
    const broken = expect(file.append(WRITE)).rejects.toMatchObject({ why: 'WorkerError' })
    hired[0]?.onerror?.(BROKEN)
    await broken
    expect(hired[0]?.isTerminated).toBe(true)
  })

  test('time that the phone slept does not count as silence', async () => {
    const { hired, answer, file } = hiring()
    const asked = file.append(WRITE)
    sleepThrough(1_000, 60_000)
    await vi.advanceTimersByTimeAsync(3_000)
    answer({ ok: true, value: 'added' })
    expect(await asked).toBe('added')
    expect(hired[0]?.isTerminated).toBe(false)
  })

  test('a worker that stays silent after the phone woke up is replaced', async () => {
    const { hired, file } = hiring()
    const silent = expect(file.append(WRITE)).rejects.toMatchObject({ why: 'TimeoutError' })
    sleepThrough(1_000, 60_000)
    await vi.advanceTimersByTimeAsync(3_000)
    vi.restoreAllMocks()
    await vi.advanceTimersByTimeAsync(4_000)
    await silent
    expect(hired[0]?.isTerminated).toBe(true)
  })
})
