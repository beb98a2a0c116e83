import { compare } from './compare'
import type { ReplicaAnswer, ReplicaRequest } from './request'
import type { SlotFile } from './slot'
import { appendToReplica, readReplica, rewriteReplica, type Slots } from './write-replica'

/** A slot that must be closed after use. */
interface OpenSlot extends SlotFile {
  readonly close: () => void | Promise<void>
}

const FOLDER = 'yuss'
const NAMES = ['replica-a', 'replica-b'] as const
const TRIES = 20
const BETWEEN_TRIES = 50

/** The errors that browsers throw for a file that is already open. `InvalidStateError` is WebKit's. */
const BUSY = ['NoModificationAllowedError', 'InvalidStateError']

/**
 * Opens both files for one piece of work. A lock ensures that only one tab uses them at a time. After a tab has died, the
 * browser may take a moment to release them.
 */
async function withSlots<T>(work: (slots: Slots) => Promise<T>): Promise<T> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(FOLDER, { create: true })
  const first = await openSlot(folder, NAMES[0], TRIES)
  try {
    const second = await openSlot(folder, NAMES[1], TRIES)
    try {
      return await work([first, second])
    } finally {
      await second.close()
    }
  } finally {
    await first.close()
  }
}

async function openSlot(folder: FileSystemDirectoryHandle, name: string, tries: number): Promise<OpenSlot> {
  const handle = await folder.getFileHandle(name, { create: true })
  try {
    if (!hasSyncAccess(handle)) throw new DOMException('no access handles', 'NotSupportedError')
    return await handle.createSyncAccessHandle()
  } catch (error) {
    if (!(error instanceof DOMException) || !BUSY.includes(error.name) || tries === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES))
    return openSlot(folder, name, tries - 1)
  }
}

interface SyncAccess {
  readonly createSyncAccessHandle: () => Promise<OpenSlot>
}

const hasSyncAccess = (handle: FileSystemFileHandle): handle is FileSystemFileHandle & SyncAccess =>
  'createSyncAccessHandle' in handle

async function answer(request: ReplicaRequest): Promise<ReplicaAnswer> {
  try {
    return { ok: true, value: await withSlots((slots) => carryOut(slots, request)) }
  } catch (error) {
    return { ok: false, why: error instanceof Error || error instanceof DOMException ? error.name : 'Error' }
  }
}

async function carryOut(slots: Slots, request: ReplicaRequest) {
  switch (request.kind) {
    case 'read':
      return readReplica(slots)
    case 'compare':
      return compare(self, request.plan, await readReplica(slots))
    case 'append':
      return appendToReplica(slots, request.addition)
    case 'rewrite':
      await rewriteReplica(slots, request.records)
      return null
  }
}

self.onmessage = ({ data }: MessageEvent<ReplicaRequest>) => {
  void answer(data).then((answered) => self.postMessage(answered))
}
