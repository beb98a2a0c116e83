import { err, ok } from '../core/result'
import type { App } from './app'
import { stateAfter, isElsewhere, isReady, type ConnectionEvent, type ConnectionState } from './connection-state'
import type { DurableDatabase, DatabasePlace } from './database'
import { readStamp } from './meta'
import { beginOpening, type Opening, type WaitingFor } from './open-database'
import { storageProblem, type Stored } from './problem'
import { stamp } from './stamp'
import { isAnswering, attempt, type Work } from './task'

/** The parts that a link needs, and the functions that it calls. */
export interface LinkOptions<D extends DurableDatabase> {
  readonly app: App<D>
  /** Returns another place, given the error names of its own place; `null` if there is none. */
  readonly findPlace: (detail: string) => Promise<DatabasePlace | null>
  /** Fills a database that has no stamp, if there is anything to fill it from. */
  readonly fill: (db: D) => Promise<void>
  readonly onReady: () => void
  readonly onLost: () => void
}

type Listener<D> = (opened: Stored<D>) => void

/** After so many silent openings the database is closed and the next opening starts over. */
const MOST_SILENCES = 2

/** Opens the database when it is needed, and again after its connection was lost. */
export class Link<D extends DurableDatabase> {
  private state: ConnectionState = 'closed'
  private database: D
  private known: string | null = null
  private silences = 0
  /** True while the browser waits for another tab to close the old version: it reports that only once. */
  private isBlocked = false
  private opening: Promise<Stored<D>> | null = null
  private readonly listeners = new Set<Listener<D>>()
  private tellBlocked = () => {}

  constructor(private readonly options: LinkOptions<D>) {
    this.database = this.placed({})
  }

  get db(): D {
    return this.database
  }

  get device(): string | null {
    return this.known
  }

  isElsewhere(): boolean {
    return isElsewhere(this.state)
  }

  isOver(): boolean {
    return this.state === 'over'
  }

  open(): Promise<Stored<D>> {
    if (isReady(this.state) && this.database.isOpen()) return Promise.resolve(ok(this.database))
    if (this.isOver()) return Promise.resolve(err(storageProblem('unavailable', 'closed')))
    if (this.isBlocked) return Promise.resolve(err(storageProblem('blocked')))
    this.opening ??= this.openNow()
      .finally(() => (this.opening = null))
      .then((opened) => {
        this.listeners.forEach((listener) => listener(opened))
        return opened
      })
    return this.opening
  }

  /** Does the work. If the connection was lost, opens it again and repeats the work once. */
  async run<T>(work: Work<D, T>): Promise<Stored<T>> {
    const first = await this.tryOnce(work)
    if (first.ok || first.error.code !== 'connection-lost') return first
    await this.renew()
    return this.tryOnce(work)
  }

  /** Closes a connection that was lost. If only one piece of work fell silent, the connection stays open for the others. */
  async renew(): Promise<void> {
    if (!(await isAnswering(this.database))) this.database.close({ disableAutoOpen: false })
  }

  onOpened(listener: Listener<D>): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  end(): void {
    this.step('ended')
    this.listeners.clear()
    this.database.close()
  }

  private step(event: ConnectionEvent): void {
    this.state = stateAfter(this.state, event)
  }

  private async tryOnce<T>(work: Work<D, T>): Promise<Stored<T>> {
    const opened = await this.open()
    return opened.ok ? attempt(opened.value, work) : opened
  }

  private async openNow(): Promise<Stored<D>> {
    this.step('lost')
    this.step('asked')
    const opened = await this.openInPlace()
    const ready = opened.ok ? await this.stampIfNew(opened.value) : opened
    this.step(ready.ok ? 'opened' : 'failed')
    if (ready.ok) this.options.onReady()
    return ready
  }

  /** Opens the database in its place, or in another if that place is corrupted. */
  private async openInPlace(): Promise<Stored<D>> {
    const blocked = new Promise<'blocked'>((resolve) => (this.tellBlocked = () => resolve('blocked')))
    const opening = beginOpening(this.database, blocked)
    const first = await opening.first
    this.silences = first === 'silent' ? this.silences + 1 : 0
    if (first === 'blocked' || first === 'silent') return this.answerWhileOpening(first, opening)
    return !first.ok && (await this.moveElsewhere(first.error)) ? this.openInPlace() : first
  }

  /**
   * Returns the problem of an opening that is only slow or waits for another tab; it continues and may still succeed.
   */
  private answerWhileOpening(why: WaitingFor, { opened }: Opening<D>): Stored<D> {
    if (this.silences >= MOST_SILENCES) this.database.close()
    this.isBlocked = why === 'blocked'
    void opened.then((late) => {
      this.isBlocked = false
      return late.ok ? this.open() : late
    })
    return err(why === 'blocked' ? storageProblem('blocked') : storageProblem('unavailable', 'TimeoutError'))
  }

  /** Fills a database without a stamp first, even one that has only just been emptied. */
  private async stampIfNew(db: D): Promise<Stored<D>> {
    const { app, fill } = this.options
    const found = await attempt(db, async () => ok(await readStamp(db)))
    if (!found.ok) return found
    const { device: name, least } = found.value
    // The usual case: this writer opened it before, so there is nothing to write.
    if (typeof name === 'string' && least >= db.schema.writer) {
      this.known ??= name
      return ok(db)
    }
    const stamped = name === undefined ? null : await stamp(app, db, 'stamped')
    const isThere = stamped !== null && (stamped.ok || stamped.error.code !== 'evicted')
    if (!isThere) await fill(db)
    const device = isThere
      ? stamped
      : await stamp(app, db, this.known === null && !this.isElsewhere() ? 'new' : 'known')
    if (!device.ok) return device
    this.known ??= device.value
    return ok(db)
  }

  /** Switches to another place if the browser cannot open the database at all. Returns whether it did. */
  private async moveElsewhere({ code, detail }: { readonly code: string; readonly detail: string }): Promise<boolean> {
    if (this.isElsewhere() || code !== 'unavailable') return false
    const place = await this.options.findPlace(detail)
    if (place === null) return false
    this.step('rotten')
    this.database.close()
    this.database = this.placed(place)
    return true
  }

  private placed(place: DatabasePlace): D {
    const next = this.options.app.database(place)
    next.on('blocked', () => this.tellBlocked())
    // The browser may close the database at any time, to upgrade it for another tab or for its own reasons.
    next.on('close', () => {
      if (next !== this.database) return
      if (this.opening === null) this.step('lost')
      this.options.onLost()
      if (this.opening === null && this.listeners.size > 0) queueMicrotask(() => void this.open())
    })
    return next
  }
}
