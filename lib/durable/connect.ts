import { whenIdle } from '../async/idle'
import { withRetries } from '../async/retry'
import type { App } from './app'
import type { Connection, Secured } from './connection'
import type { DurableDatabase } from './database'
import { NO_JOURNAL, type Journal } from './journal/journal'
import { copyKeeper, type CopyKeeper } from './keeper'
import { Link } from './link'
import { isStamped } from './meta'
import type { Stored } from './problem'
import { ok } from './result'
import { storageBucket, type StorageBucket } from './storage-bucket'

/** Another journal, which in tests there is none of, and another place. */
export interface ConnectionOptions {
  readonly journal?: Journal
  /** Where to put the database when its place has rotted away. */
  readonly elsewhere?: StorageBucket
}

/** A tab's way to the database of an app, and its second copy. */
export function connectApp<D extends DurableDatabase>(
  app: App<D>,
  { journal = NO_JOURNAL, elsewhere = storageBucket }: ConnectionOptions = {},
): Connection<D> {
  const link: Link<D> = new Link({
    app,
    findPlace: async () => {
      const indexedDB = await elsewhere.open()
      return indexedDB === null ? null : { indexedDB }
    },
    fill: (db: D) => copies.compare(db),
    // The two copies are compared when the screen has been drawn.
    onReady: () => whenIdle(() => void (link.isOver() ? null : settle())),
    onLost: () => copies.doubt(),
  })
  const open = (): Promise<Stored<D>> => link.open()
  const copies: CopyKeeper<D> = copyKeeper(app, journal, { open, renew: () => link.renew() })

  /** Nobody needs what was left elsewhere once it is here, and in the journal too, where there is one. */
  async function settle(): Promise<void> {
    await copies.secure()
    if (link.isElsewhere() || link.isOver()) return
    await elsewhere.clear(async (indexedDB) => {
      const unite = await withRetries(() => import('./unite').then((loaded) => loaded.unite))
      const isHere = await unite(app, link.db, app.database({ indexedDB }))
      const secured = isHere ? await copies.secure(link.db.lastNumber) : 'emptied'
      return secured === 'kept' && ['on', 'absent'].includes(journal.state().state)
    })
  }

  async function recover(): Promise<boolean> {
    const opened = await open()
    if (opened.ok) await copies.compare(opened.value)
    const known = await link.run(async (db) => ok(await isStamped(db)))
    return known.ok && known.value
  }

  async function secure(): Promise<Secured> {
    const { db } = link
    const write = db.lastNumber
    const secured = await copies.secure(write)
    // What had that number is gone.
    if (secured === 'emptied' && db.lastNumber === write) db.lastNumber = 0
    return secured
  }

  return {
    open,
    run: (work) => link.run(work),
    onOpened: (listener) => link.onOpened(listener),
    device: () => link.device,
    recover,
    secure,
    journal,
    close: () => link.end(),
  }
}
