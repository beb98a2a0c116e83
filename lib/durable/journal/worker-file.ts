import { JournalError, NO_JOURNAL, openJournal } from './journal'
import type { Journal, JournalFile, Lock } from './journal'
import type { JournalAnswer, JournalRequest, JournalWork } from './request'
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

const LOCK_NAME = 'yuss-journal'

type Answered = Extract<JournalAnswer, { readonly ok: true }>['value']

/** The journal file behind a worker, which is started when first needed, and anew after one that did not answer. */
function workerFile(startWorker: () => WorkerLike): JournalFile {
  const waiting = new Map<number, (answer: JournalAnswer) => void>()
  let worker: WorkerLike | null = null
  let lastId = 0

  function failAll(why: string): void {
    worker?.terminate()
    worker = null
    for (const [id, resolve] of waiting) resolve({ id, ok: false, why })
    waiting.clear()
  }

  function started(): WorkerLike {
    const fresh = startWorker()
    fresh.onmessage = ({ data }) => {
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
    }
    fresh.onerror = () => failAll('WorkerError')
    return fresh
  }

  async function ask(work: JournalWork): Promise<Answered> {
    lastId += 1
    const id = lastId
    const running = (worker ??= started())
    const timer = setTimeout(() => failAll('TimeoutError'), TIMEOUTS[work.kind])
    const answered = await new Promise<JournalAnswer>((resolve) => {
      waiting.set(id, resolve)
      running.postMessage({ ...work, id })
    })
    clearTimeout(timer)
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

const isContent = (value: Answered): value is JournalContent =>
  typeof value === 'object' && value !== null && 'folded' in value

const isVerification = (value: Answered): value is Verification =>
  typeof value === 'object' && value !== null && 'state' in value

/** One tab after the other; a tab that the browser has put to sleep with the lock in its hands is waited for only so long. */
const webLock: Lock = async (work) => {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUTS.lock)
  try {
    return await navigator.locks.request(LOCK_NAME, { signal: timeout.signal }, () => {
      clearTimeout(timer)
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
