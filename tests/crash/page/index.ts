import { browserReplica, connect, updateSummaries } from '@/lib/storage'
import type { Said } from './acts'
import { lookAtEach, type Alone } from './alone'
import { play, type Evening } from './play'
import { report, type Report } from './report'
import { callsSoFar, countCalls } from './stuck'

/** The functions that a trial calls in the browser. */
export interface CrashPage {
  readonly report: () => Promise<Report>
  /** Each of the two copies without the other: to be asked for before anything else. */
  readonly lookAtEach: () => Promise<Alone>
  readonly play: (evening: Evening) => void
  /** From now on the page stands still, for good, in the call of the database with this number. */
  readonly stopAt: (call: number) => void
  /** Calls of the database since then. */
  readonly calls: () => number
}

declare global {
  interface Window {
    crash: CrashPage
    say: (said: Said) => Promise<void>
  }
}

const options = new URLSearchParams(location.search)
const durability = options.get('durability') === 'relaxed' ? 'relaxed' : 'strict'
const settings = options.get('replica') === 'off' ? { durability } : { durability, replica: browserReplica() }

/** As the app does it: opened when first needed. */
const connection = () => {
  const tab = connect(settings as Parameters<typeof connect>[0])
  void tab.open().then(() => updateSummaries(tab))
  return tab
}

let opened: ReturnType<typeof connection> | null = null
const tab = () => (opened ??= connection())

window.crash = {
  report: () => report(tab()),
  lookAtEach,
  play: (evening) => {
    void play(tab(), evening, window.say).catch((error: unknown) => window.say({ said: 'stopped', why: String(error) }))
  },
  stopAt: countCalls,
  calls: callsSoFar,
}
