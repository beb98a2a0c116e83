import { compare, type DatabaseWorld } from '@/lib/durable/replica/compare'
import { ReplicaError, openReplica, type Replica, type ReplicaFile, type Lock } from '@/lib/durable/replica/replica'
import type { SlotFile } from '@/lib/durable/replica/slot'
import { appendToReplica, readReplica, rewriteReplica, type Slots } from '@/lib/durable/replica/write-replica'

/** A fake file. Its writes are only certain to be on the disk after a flush. */
export interface FakeSlot extends SlotFile {
  /** The bytes that a reader sees. */
  bytes: Uint8Array
  /** The bytes that are certain to be on the disk. */
  durable: Uint8Array
}

/** Called before every operation of a file; it may throw to prevent it. */
export type FileOperation = (what: 'write' | 'truncate' | 'flush' | 'read') => void

export function fakeSlot(step: FileOperation = () => {}): FakeSlot {
  const slot: FakeSlot = {
    bytes: new Uint8Array(0),
    durable: new Uint8Array(0),
    getSize: () => slot.bytes.length,
    read: (into, { at }) => {
      step('read')
      const found = slot.bytes.subarray(at, at + into.length)
      into.set(found)
      return found.length
    },
    write: (bytes, { at }) => {
      step('write')
      const next = new Uint8Array(Math.max(slot.bytes.length, at + bytes.length))
      next.set(slot.bytes)
      next.set(bytes, at)
      slot.bytes = next
      return bytes.length
    },
    truncate: (size) => {
      step('truncate')
      slot.bytes = slot.bytes.slice(0, size)
    },
    flush: () => {
      step('flush')
      slot.durable = slot.bytes.slice()
    },
  }
  return slot
}

/** The life of a tab that can be killed at any point: nothing that it does after that has any effect. */
export interface Life {
  readonly isOver: () => boolean
  readonly end: Promise<void>
}

const FOR_EVER: Life = { isOver: () => false, end: new Promise(() => {}) }

/** Returns the file of a tab that can be killed: no operation is done after that. */
function mortal(slot: SlotFile, { isOver }: Life): SlotFile {
  const living = <T>(step: () => T): T => {
    if (isOver()) throw new ReplicaError('Killed')
    return step()
  }
  return {
    getSize: () => living(() => slot.getSize()),
    read: (into, options) => living(() => slot.read(into, options)),
    write: (bytes, options) => living(() => slot.write(bytes, options)),
    truncate: (size) => living(() => slot.truncate(size)),
    flush: () => living(() => slot.flush()),
  }
}

/** The replica of a phone, shared by all its tabs. */
export interface ReplicaDisk {
  readonly slots: readonly [FakeSlot, FakeSlot]
  /** Opens the replica in a tab of the phone. */
  readonly openTab: (world?: DatabaseWorld, life?: Life) => Replica
  /** The requests it has received. */
  readonly asked: string[]
  /** While set, every piece of work fails with this name. */
  broken: string | null
  /** While set, called before every call, and may throw anything; `lock` stands for a request of the lock. */
  beforeCall: ((call: keyof ReplicaFile | 'lock') => void) | null
  /** While set, called by each tab that has just got the lock, before its work. */
  beforeWork: (() => Promise<unknown>) | null
}

export function replicaDisk(step: FileOperation = () => {}): ReplicaDisk {
  const slots = [fakeSlot(step), fakeSlot(step)] as const
  let last: Promise<unknown> = Promise.resolve()
  const lockOf =
    (life: Life): Lock =>
    (work) => {
      const begin = async () => {
        if (life.isOver()) throw new ReplicaError('Killed')
        disk.beforeCall?.('lock')
        await disk.beforeWork?.()
        return work()
      }
      const done = last.then(begin)
      // The browser releases the lock of a dead tab.
      last = Promise.race([done.catch(() => {}), life.end])
      return done
    }
  const openTab: ReplicaDisk['openTab'] = (world, life = FOR_EVER) => openReplica(fileOf(life, world), lockOf(life))
  const disk: ReplicaDisk = { slots, broken: null, beforeCall: null, beforeWork: null, asked: [], openTab }
  const tried = async <T>(life: Life, kind: keyof ReplicaFile, work: (slots: Slots) => Promise<T>): Promise<T> => {
    disk.asked.push(kind)
    disk.beforeCall?.(kind)
    if (disk.broken !== null) throw new ReplicaError(disk.broken)
    try {
      // Copies the result, as messages to and from a worker are copied.
      return structuredClone(await work([mortal(slots[0], life), mortal(slots[1], life)]))
    } catch (error) {
      throw new ReplicaError(error instanceof Error ? error.name : 'Error')
    }
  }
  const fileOf = (life: Life, world?: DatabaseWorld): ReplicaFile => ({
    read: () => tried(life, 'read', readReplica),
    compare: (plan) =>
      tried(life, 'compare', async (both) =>
        world === undefined ? { state: 'different' } : compare(world, plan, await readReplica(both)),
      ),
    append: (addition) => tried(life, 'append', (both) => appendToReplica(both, structuredClone(addition))),
    rewrite: (records) => tried(life, 'rewrite', (both) => rewriteReplica(both, structuredClone(records))),
  })
  return disk
}
