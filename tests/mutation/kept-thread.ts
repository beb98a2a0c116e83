import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node'

/** Runs after which the thread is a new one: each leaves a few listeners behind. */
const RUNS = 100

let kept: { readonly thread: Worker; runs: number } | null = null

/**
 * A thread that stays between runs, with everything that the tests import: of a run for one change most of the time would go by
 * until the same files are read again. Vitest ends its own threads with each run.
 */
class KeptThread implements PoolWorker {
  readonly name = 'kept'
  private thread: Worker | null = null

  constructor(private readonly options: PoolOptions) {}

  start = async (): Promise<void> => {
    const { distPath, env, execArgv } = this.options
    if (kept !== null && kept.runs >= RUNS) {
      await kept.thread.terminate()
      kept = null
    }
    kept ??= {
      thread: new Worker(join(distPath, 'workers/threads.js'), { env: { ...process.env, ...env }, execArgv }),
      runs: 0,
    }
    kept.thread.unref()
    kept.runs += 1
    this.thread = kept.thread
  }

  /** To Vitest it has ended; the next run finds it as it is. */
  stop = async (): Promise<void> => {
    for (const event of ['message', 'error', 'exit']) this.thread?.removeAllListeners(event)
    // What fails between two runs is nobody's: a new thread begins.
    this.thread?.on('error', () => {
      kept = null
    })
    this.thread = null
  }

  send = (message: WorkerRequest): void => {
    if (message.type === 'stop') this.thread?.emit('message', { __vitest_worker_response__: true, type: 'stopped' })
    else this.thread?.postMessage(message)
  }

  on = (event: string, callback: (arg: unknown) => void): void => {
    this.thread?.on(event, callback)
  }

  off = (event: string, callback: (arg: unknown) => void): void => {
    this.thread?.off(event, callback)
  }

  deserialize = (data: unknown): unknown => data
}

export const KEPT_THREAD = {
  name: 'kept',
  createPoolWorker: (options: PoolOptions): PoolWorker => new KeptThread(options),
}
