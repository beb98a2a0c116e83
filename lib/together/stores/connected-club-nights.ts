import { newId } from '../../core/ids'
import { onReturn } from '../../core/timing/on-return'
import { withRetries } from '../../core/timing/retry'
import type { Stored } from '../../storage'
import type { ClubNightRecord } from '../../storage/joined/club-nights'
import { nameClubNight } from '../../storage/joined/write-club-nights'
import { externalStore } from '../../stores/external-store'
import { loadClient, withClient } from '../../stores/storage-client'
import type { BoardEntry, Word } from '../club/board-entry'
import { clubNightOf, type ClubNight } from '../club/club-night'
import type { ClubConnection } from '../club/connect'
import { unpublishedResults } from '../club/organiser'
import { Publisher } from '../club/publisher'
import { KnownResults, newestOf, resultsOf, type Results } from '../club/result'
import { sinceReadOut, type SinceReadOut } from '../club/since-read-out'
import { clubStandings, type ClubStanding } from '../club/standings'
import { writeOnBoard } from '../club/write'
import type { TogetherState } from '../table/session'
import { addressOfApp } from './address-of-app'

/** A club night as this tab sees it. */
export interface ClubNightHere {
  /** The state of the connection, and the pieces that wait for it. */
  readonly now: Pick<TogetherState, 'phase' | 'problem' | 'waiting'>
  /** The club night; `null` until its board has arrived. */
  readonly clubNight: ClubNight | null
  readonly results: Results
  readonly standings: readonly ClubStanding[]
  /** The changes of the standings since they were last read out; `null`: none. */
  readonly changed: SinceReadOut | null
}

/** The club nights to which this tab is connected, by id. */
export const connectedStore = externalStore<ReadonlyMap<string, ClubNightHere>>(new Map())

export const loadConnect = () =>
  withRetries(async () => {
    const { codesOf, connectClub, newClubNightCode, seatCode, tableWords } = await import('../club/connect')
    return { codesOf, connect: connectClub, newClubNightCode, seatCode, tableWords }
  })

class ConnectedClubNight {
  private entries: readonly BoardEntry[] = []
  private readonly known = new KnownResults()
  private connection: ClubConnection | null = null
  private isScheduled = false
  private name: string
  private readonly publisher = new Publisher({
    isDue: () => this.unpublished(this.entries).length > 0,
    entries: () => this.entries.length,
    publish: () => writeWords(this.record.id, (known) => this.unpublished(known)),
  })

  constructor(readonly record: ClubNightRecord) {
    this.name = record.name
  }

  async connect(): Promise<void> {
    const [{ connect }, { connection }] = await Promise.all([loadConnect(), loadClient()])
    const changed = () => this.schedule()
    this.connection = await connect({ connection, record: this.record, base: addressOfApp(), changed })
    this.connection?.store.watch((entries) => {
      this.entries = entries
      this.schedule()
    }, changed)
    this.connection?.board.watch(changed)
  }

  sync(): void {
    this.connection?.sync()
  }

  leave(): void {
    this.publisher.stop()
    void this.connection?.leave()
  }

  /** Tells whether this is an organiser's device and has everything that the relay has. */
  hasAll(): boolean {
    return isOrganisers(this.record) && this.connection?.hasAll() === true
  }

  /** Schedules one update of the display for all changes of the same moment. */
  private schedule(): void {
    if (this.isScheduled) return
    this.isScheduled = true
    setTimeout(() => {
      this.isScheduled = false
      this.update()
    })
  }

  private update(): void {
    const { connection, entries, record } = this
    if (connection === null || !connected.has(record.id)) return
    const clubNight = clubNightOf(entries)
    if (clubNight !== null) connection.setTables(clubNight.tables)
    const results = clubNight === null ? NO_RESULTS : this.results(clubNight)
    const { phase, problem, waiting } = connection.board.state()
    show(record.id, {
      now: { phase, problem, waiting },
      clubNight,
      results,
      standings: clubNight === null ? [] : clubStandings(clubNight, results),
      changed: clubNight === null ? null : sinceReadOut(entries, clubNight, results),
    })
    if (clubNight === null) return
    if (clubNight.name !== this.name) {
      this.name = clubNight.name
      void withClient(({ connection: own }) => nameClubNight(own, record.id, clubNight.name))
    }
    this.publisher.check()
  }

  /** Returns the results that this device must publish. Only an organiser's device that has everything publishes any. */
  private unpublished(known: readonly BoardEntry[]): readonly Word[] {
    const clubNight = this.hasAll() ? clubNightOf(known) : null
    return clubNight === null ? [] : unpublishedResults(clubNight, this.results(clubNight))
  }

  /**
   * Returns the results. A device that follows the tables computes them from the logs, and keeps the organiser's for games whose
   * log is gone. The others take the organiser's.
   */
  private results(clubNight: ClubNight): Results {
    const logs = this.connection?.entries() ?? null
    if (logs === null) return clubNight.results
    return newestOf(clubNight.results, resultsOf(clubNight, logs, this.known))
  }
}

const NO_RESULTS: Results = new Map()
const connected = new Map<string, ConnectedClubNight>()
/** The id under which this tab writes on boards. */
export const DEVICE = newId()

const isOrganisers = ({ code }: ClubNightRecord): boolean => code.startsWith('o')

/** Connects to a club night for the life of the tab, or until this device forgets it. */
export function connectClubNight(record: ClubNightRecord): void {
  if (connected.has(record.id)) return
  followPage()
  const one = new ConnectedClubNight(record)
  connected.set(record.id, one)
  // The code that connects could not be loaded. The next call tries again.
  void one.connect().catch(() => connected.delete(record.id))
}

/** Ends the connection to a club night. */
export function disconnectClubNight(id: string): void {
  connected.get(id)?.leave()
  connected.delete(id)
  show(id, null)
}

function show(id: string, here: ClubNightHere | null): void {
  const all = new Map(connectedStore.get())
  if (here === null) all.delete(id)
  else all.set(id, here)
  connectedStore.set(all)
}

let isFollowing = false

/** Syncs all club nights when the device wakes up or is online again. */
function followPage(): void {
  if (isFollowing) return
  isFollowing = true
  const syncAll = () => connected.forEach((one) => one.sync())
  window.addEventListener('online', syncAll)
  onReturn(syncAll)
}

/** Returns the results of a club night as this tab shows them. */
export const shownResults = (id: string): Results => connectedStore.get().get(id)?.results ?? NO_RESULTS

/** Returns these results if this is an organiser's device that has everything; otherwise none, because some may be missing. */
export const completeResults = (id: string): Results =>
  connected.get(id)?.hasAll() === true ? shownResults(id) : NO_RESULTS

/** Writes on the board of a club night. `words` receives everything on the board at that moment, and returns what to add. */
export const writeWords = (
  id: string,
  words: (known: readonly BoardEntry[]) => readonly Word[],
): Promise<Stored<null>> => withClient(({ connection }) => writeOnBoard(connection, id, DEVICE, words))
