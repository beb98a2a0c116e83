import type { Compared } from './compare'
import { ReplicaError, NO_REPLICA, openReplica, type Replica, type ReplicaFile, type Lock } from './replica'
import type { ReplicaAnswer, ReplicaRequest } from './request'
import type { ReplicaContent } from './slots'

/** As much of a worker as is needed here. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<ReplicaAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  readonly postMessage: (request: ReplicaRequest) => void
  readonly terminate: () => void
}

/** How long, in milliseconds, a hand waits for its second copy before it is saved without one. */
const TIMEOUTS = { append: 4_000, read: 15_000, compare: 60_000, rewrite: 15_000, lock: 6_000 } as const

/** A timer that goes off this much too late, in milliseconds, was slept through: the phone was locked, the tab put away. */
const LATE = 1_000

const LOCK_NAME = 'yuss-replica'

type Answered = Extract<ReplicaAnswer, { readonly ok: true }>['value']

/**
 * Returns the replica file behind a worker, which is started when first needed, and again after one that did not
 * answer. The replica's lock ensures that it gets one request at a time.
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

/** Returns a worker's answer, or the reason it must not be asked again. */
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

/** Does something after a time in which the phone was awake; one that slept has that time again to answer. Returns how to stop. */
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

/** One tab after the other; a tab that the browser has put to sleep with the lock in its hands is waited for only so long. */
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

/** The replica of this browser: files of the origin's own, written by a worker. Without them there is none. */
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
