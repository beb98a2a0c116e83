import { browserReplica, connect, updateSummaries } from '@/lib/storage'
import type { ActReport } from './acts'
import { lookAtEach, type Alone } from './alone'
import { play, type Evening } from './play'
import { report, type Report } from './report'
import { callsSoFar, countCalls } from './stuck'

/** The functions that a trial calls in the browser. */
export interface CrashPage {
  readonly report: () => Promise<Report>
  /** Reports on each copy without the other. Must be called before any other function. */
  readonly lookAtEach: () => Promise<Alone>
  readonly play: (evening: Evening) => void
  /** Makes the page hang for good in the call of the database with this number, counted from now. */
  readonly stopAt: (call: number) => void
  /** Returns the number of calls of the database since then. */
  readonly calls: () => number
}

declare global {
  interface Window {
    crash: CrashPage
    say: (said: ActReport) => Promise<void>
  }
}

const options = new URLSearchParams(location.search)
const durability = options.get('durability') === 'relaxed' ? 'relaxed' : 'strict'
const settings = options.get('replica') === 'off' ? { durability } : { durability, replica: browserReplica() }

/** Connects as the app does: the database opens when first needed. */
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
