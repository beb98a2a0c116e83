import type { TableKeys } from '../keys/keys'
import { seal, unseal } from '../keys/seal'
import type { RelayConnection } from '../relay/relay'
import {
  heard,
  heardLately,
  readPresence,
  presentDevices,
  type Presence,
  type Present,
  type PresenceMessage,
} from './presence'

/** The state that a device tells the others. */
export type OwnPresence = Omit<Presence, 'who'>

/** The number of calls that are opened at the same time. More are dropped, so that a flood of calls costs little. */
const MOST_OPENED = 32

/** The number of devices whose last count is remembered. */
const MOST_REMEMBERED = 1_000

/** Sends and receives the calls between the devices at a table. No call is stored. */
export class PresenceCalls {
  private own: OwnPresence = { name: '', writing: null, game: null }
  /** Starts at the clock, so that it is greater than any count from before the page was reloaded. */
  private count = Date.now()
  private opening = 0
  /** The last count of each device, for the life of the tab. It shows that a call is a repetition, even much later. */
  private readonly counts = new Map<string, number>()
  /** All devices heard recently, with those that have left. */
  private all: readonly Present[] = []

  constructor(
    private readonly keys: TableKeys,
    private readonly who: string,
    private readonly changed: (present: readonly Present[]) => void,
  ) {}

  say(own: OwnPresence): void {
    this.own = own
  }

  /** Tells the others that this device is there, or that it leaves. */
  async send(connection: RelayConnection | null, how: 'stays' | 'leaves'): Promise<void> {
    if (connection === null || this.keys.sign === null) return
    this.count += 1
    const said = { v: 1, who: this.who, count: this.count, ...this.own, leaves: how === 'leaves' }
    const bytes = await seal(this.keys, 'call', '', said)
    if (bytes !== null) connection.say(bytes)
  }

  /** Handles a call. Calls `greet` if the device is new here, because a new device does not know yet who is there. */
  async receive(bytes: Uint8Array, greet: () => void): Promise<void> {
    if (this.opening >= MOST_OPENED) return
    this.opening += 1
    const said = readPresence(await unseal(this.keys, 'call', '', bytes))
    this.opening -= 1
    if (said === null || said.who === this.who || said.count <= (this.counts.get(said.who) ?? 0)) return
    this.remember(said)
    const isNew = !said.leaves && !this.all.some(({ who }) => who === said.who)
    this.set(heard(this.all, said, Date.now()))
    if (isNew) greet()
  }

  /** Removes the devices that have been silent for too long. */
  sweep(): void {
    this.set(heardLately(this.all, Date.now()))
  }

  /** Removes all devices, because no one is known to be there without a connection. */
  clear(): void {
    this.set([])
  }

  private remember({ who, count }: PresenceMessage): void {
    this.counts.delete(who)
    this.counts.set(who, count)
    const [oldest] = this.counts.keys()
    if (this.counts.size > MOST_REMEMBERED && oldest !== undefined) this.counts.delete(oldest)
  }

  private set(all: readonly Present[]): void {
    if (all === this.all) return
    this.all = all
    this.changed(presentDevices(all))
  }
}
