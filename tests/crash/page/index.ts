import { browserJournal, connect, refreshCopies } from '@/lib/storage'
import type { Said } from './acts'
import { makeOldDatabase } from './old-database'
import { play } from './play'
import type { Evening } from './play'
import { report } from './report'
import type { Report } from './report'

/** What a trial can have done in the browser. */
export interface CrashPage {
  readonly report: () => Promise<Report>
  readonly play: (evening: Evening) => void
  readonly makeOldDatabase: (version: number, games: number) => Promise<readonly string[]>
}

declare global {
  interface Window {
    crash: CrashPage
    say: (said: Said) => Promise<void>
  }
}

const options = new URLSearchParams(location.search)
const durability = options.get('durability') === 'relaxed' ? 'relaxed' : 'strict'
const settings = options.get('journal') === 'off' ? { durability } : { durability, journal: browserJournal() }

/** As the app does it: opened when first needed. */
const connection = () => {
  const tab = connect(settings as Parameters<typeof connect>[0])
  void tab.open().then(() => refreshCopies(tab))
  return tab
}

let opened: ReturnType<typeof connection> | null = null
const tab = () => (opened ??= connection())

window.crash = {
  report: () => report(tab()),
  play: (evening) => {
    void play(tab(), evening, window.say).catch((error: unknown) => window.say({ said: 'stopped', why: String(error) }))
  },
  makeOldDatabase,
}
