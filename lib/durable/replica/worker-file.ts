import type { Compared } from './compare'
import { ReplicaError, NO_REPLICA, openReplica, type Replica, type ReplicaFile, type Lock } from './replica'
import type { ReplicaAnswer, ReplicaRequest } from './request'
import type { ReplicaContent } from './write-replica'

/** The part of a worker that is used here. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<ReplicaAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  readonly postMessage: (request: ReplicaRequest) => void
  readonly terminate: () => void
}

/** The time, in milliseconds, that each request may take. A hand is saved without its second copy after that. */
const TIMEOUTS = { append: 4_000, read: 15_000, compare: 60_000, rewrite: 15_000, lock: 6_000 } as const

/** A timer that fires this late, in milliseconds, means that the device or the tab was asleep. */
const LATE = 1_000

const LOCK_NAME = 'yuss-replica'

type Answered = Extract<ReplicaAnswer, { readonly ok: true }>['value']

/**
 * Returns the replica file behind a worker. The worker starts when first needed, and again after one that did not answer. The
 * replica's lock ensures that it gets one request at a time.
 */
export function workerFile(startWorker: () => WorkerLike): ReplicaFile {
  let worker: WorkerLike | null = null

  async function ask(request: ReplicaRequest): Promise<Answered> {
    worker ??= startWorker()
    const answered = await answerOf(worker, request)
    if (answered === 'TimeoutError' || answered === 'WorkerError') {
      worker.terminate()
      worker = null
      throw new ReplicaError(answered)
    }
    if (!answered.ok) throw new ReplicaError(answered.why)
    return answered.value
  }

  return {
    read: async () => {
      const value = await ask({ kind: 'read' })
      if (!isContent(value)) throw new ReplicaError('ProtocolError')
      return value
    },
    compare: async (plan) => {
      const value = await ask({ kind: 'compare', plan })
      if (!isCompared(value)) throw new ReplicaError('ProtocolError')
      return value
    },
    append: async (addition) => {
      const value = await ask({ kind: 'append', addition })
      if (value !== 'added' && value !== 'older') throw new ReplicaError('ProtocolError')
      return value
    },
    rewrite: async (records) => {
      await ask({ kind: 'rewrite', records })
    },
  }
}

/** Returns a worker's answer, or the reason why it must not be used again. */
async function answerOf(
  worker: WorkerLike,
  request: ReplicaRequest,
): Promise<ReplicaAnswer | 'TimeoutError' | 'WorkerError'> {
  let stop = () => {}
  const silence = new Promise<'TimeoutError'>((resolve) => {
    stop = afterAwake(TIMEOUTS[request.kind], () => resolve('TimeoutError'))
  })
  const answer = new Promise<ReplicaAnswer | 'WorkerError'>((resolve) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = () => resolve('WorkerError')
    worker.postMessage(request)
  })
  return Promise.race([answer, silence]).finally(stop)
}

/** Calls `done` after a time during which the device was awake; after sleep the time begins again. Returns a stop function. */
function afterAwake(time: number, done: () => void): () => void {
  let timer = start()
  function start() {
    const due = performance.now() + time
    return setTimeout(() => {
      if (performance.now() > due + LATE) timer = start()
      else done()
    }, time)
  }
  return () => clearTimeout(timer)
}

const isContent = (value: Answered): value is ReplicaContent =>
  typeof value === 'object' && value !== null && 'records' in value

const isCompared = (value: Answered): value is Compared =>
  typeof value === 'object' && value !== null && 'state' in value

/** Lets tabs use the replica in turn. Waits only a limited time for a tab that sleeps while it holds the lock. */
const webLock: Lock = async (work) => {
  const timeout = new AbortController()
  const stop = afterAwake(TIMEOUTS.lock, () => timeout.abort())
  try {
    return await navigator.locks.request(LOCK_NAME, { signal: timeout.signal }, () => {
      stop()
      return work()
    })
  } catch (error) {
    if (timeout.signal.aborted) throw new ReplicaError('TimeoutError')
    throw error
  }
}

/** Returns the replica of this browser: private files that a worker writes. Without such files there is no replica. */
export function browserReplica(): Replica {
  const hasFiles =
    typeof Worker !== 'undefined' &&
    typeof navigator !== 'undefined' &&
    'locks' in navigator &&
    typeof navigator.storage?.getDirectory === 'function'
  if (!hasFiles) return NO_REPLICA
  return openReplica(
    workerFile(() => new Worker(new URL('./replica-worker.ts', import.meta.url), { type: 'module' })),
    webLock,
  )
}
