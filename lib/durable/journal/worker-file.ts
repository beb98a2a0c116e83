import { JournalError, NO_JOURNAL, openJournal, type Journal, type JournalFile, type Lock } from './journal'
import type { JournalAnswer, JournalRequest } from './request'
import type { JournalContent } from './slots'
import type { Verification } from './verify'

/** As much of a worker as is needed here. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<JournalAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  readonly postMessage: (request: JournalRequest) => void
  readonly terminate: () => void
}

/** How long, in milliseconds, a hand waits for its second copy before it is saved without one. */
const TIMEOUTS = { append: 4_000, read: 15_000, verify: 60_000, rewrite: 15_000, lock: 6_000 } as const

/** A timer that goes off this much too late, in milliseconds, was slept through: the phone was locked, the tab put away. */
const LATE = 1_000

const LOCK_NAME = 'yuss-journal'

type Answered = Extract<JournalAnswer, { readonly ok: true }>['value']

/**
 * The journal file behind a worker, which is started when first needed, and anew after one that did not answer. It is asked
 * one thing at a time: the lock of the journal sees to that.
 */
export function workerFile(startWorker: () => WorkerLike): JournalFile {
  let worker: WorkerLike | null = null

  async function ask(request: JournalRequest): Promise<Answered> {
    worker ??= startWorker()
    const answered = await answerOf(worker, request)
    if (answered === 'TimeoutError' || answered === 'WorkerError') {
      worker.terminate()
      worker = null
      throw new JournalError(answered)
    }
    if (!answered.ok) throw new JournalError(answered.why)
    return answered.value
  }

  return {
    read: async () => {
      const value = await ask({ kind: 'read' })
      if (!isContent(value)) throw new JournalError('ProtocolError')
      return value
    },
    verify: async (plan) => {
      const value = await ask({ kind: 'verify', plan })
      if (!isVerification(value)) throw new JournalError('ProtocolError')
      return value
    },
    append: async (write) => {
      const value = await ask({ kind: 'append', ...write })
      if (typeof value !== 'number') throw new JournalError('ProtocolError')
      return value
    },
    rewrite: async (rewriting) => {
      await ask({ kind: 'rewrite', rewriting })
    },
  }
}

/** What a worker answers, or why it is not to be asked again. */
async function answerOf(
  worker: WorkerLike,
  request: JournalRequest,
): Promise<JournalAnswer | 'TimeoutError' | 'WorkerError'> {
  let stop = () => {}
  const silence = new Promise<'TimeoutError'>((resolve) => {
    stop = afterAwake(TIMEOUTS[request.kind], () => resolve('TimeoutError'))
  })
  const answer = new Promise<JournalAnswer | 'WorkerError'>((resolve) => {
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

const isContent = (value: Answered): value is JournalContent =>
  typeof value === 'object' && value !== null && 'folded' in value

const isVerification = (value: Answered): value is Verification =>
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
    if (timeout.signal.aborted) throw new JournalError('TimeoutError')
    throw error
  }
}

/** The journal of this browser: files of the origin's own, written by a worker. Without them there is none. */
export function browserJournal(): Journal {
  const hasFiles =
    typeof Worker !== 'undefined' &&
    typeof navigator !== 'undefined' &&
    'locks' in navigator &&
    typeof navigator.storage?.getDirectory === 'function'
  if (!hasFiles) return NO_JOURNAL
  return openJournal(
    workerFile(() => new Worker(new URL('./journal-worker.ts', import.meta.url), { type: 'module' })),
    webLock,
  )
}
