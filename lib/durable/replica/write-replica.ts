import { latestRegisters } from '../../log/registers'
import { epochOf, type StoredRecord } from './record'
import { appendTo, fillSlot, readSlotHead, readSlot, type SlotContent, type SlotFile } from './slot'

/**
 * The two slots that hold the replica in turn. Records are appended to one. To drop overwritten records, the replica is written
 * into the other slot, and the first is emptied when that is on the disk. If this is cut off, the two slots together still hold
 * everything, because the latest record of a row wins wherever it is.
 */
export type Slots = readonly [SlotFile, SlotFile]

/** Everything that the replica holds. */
export interface ReplicaContent {
  /** The latest record of every row, of the latest epoch. A deleted row has a record too. */
  readonly records: readonly StoredRecord[]
  /** Damaged stretches, with their bytes. */
  readonly damaged: readonly { readonly file: number; readonly from: number; readonly bytes: Uint8Array }[]
  /** True if it should be rewritten: it is damaged, cut off, or mostly overwritten. */
  readonly needsRewrite: boolean
}

/** The records to append to the replica. */
export interface Addition {
  readonly epoch: number
  readonly records: readonly StoredRecord[]
  /** True if no trace may remain of what these records replace. */
  readonly isPurging: boolean
}

/** Thrown when newer code wrote the replica, which is then left unchanged. */
export class NewerReplicaError extends Error {
  override readonly name = 'NewerReplicaError'
}

const SMALL = 256 * 1024

/** Reads both slots. */
export async function readReplica(slots: Slots): Promise<ReplicaContent> {
  const contents = await readBoth(slots)
  const filled = contents.filter((content) => content.size > 0)
  return {
    records: latestRecords(contents.flatMap((content) => content.records)),
    damaged: contents.flatMap((content, file) => content.damaged.map(({ from, bytes }) => ({ file, from, bytes }))),
    needsRewrite: filled.length > 1 || filled.some((one) => !isSound(one) || one.end < one.size),
  }
}

/** Returns the records that count: the latest of each row, of the latest epoch. */
export function latestRecords(records: readonly StoredRecord[]): readonly StoredRecord[] {
  const epoch = epochOf(records)
  return [...latestRegisters(records.filter((record) => record.epoch === epoch)).values()]
}

/**
 * Appends records. Resolves when they are on the disk. `older`: everything was deleted after they were written, so nothing is
 * appended.
 */
export async function appendToReplica(
  slots: Slots,
  { epoch, records, isPurging }: Addition,
): Promise<'added' | 'older'> {
  const slot = slots[await activeSlot(slots)]
  const head = await readSlotHead(slot)
  const reached = head?.epoch ?? 0
  if (reached > epoch) return 'older'
  if (reached < epoch || isPurging) {
    await rewriteReplica(slots, records)
    return 'added'
  }
  await appendTo(slot, records)
  if ((await slot.getSize()) > SMALL + 3 * (head?.size ?? 0)) await rewriteReplica(slots)
  return 'added'
}

/** Rewrites the replica with the records that count and with `added`. Only the id of a deleted row remains. */
export async function rewriteReplica(slots: Slots, added: readonly StoredRecord[] = []): Promise<void> {
  const contents = await readBoth(slots)
  const records = latestRecords([...contents.flatMap((content) => content.records), ...added])
  const from = activeOf(contents)
  await fillSlot(slots[from === 0 ? 1 : 0], {
    generation: Math.max(...contents.map((content) => content.generation)) + 1,
    epoch: epochOf(records),
    records,
  })
  await slots[from].truncate(0)
  await slots[from].flush()
}

/** Returns the slot to append to. If a rewriting was cut off, or the end is damaged, rewrites the replica first. */
async function activeSlot(slots: Slots): Promise<0 | 1> {
  const [first, second] = [await slots[0].getSize(), await slots[1].getSize()]
  if (first === 0 && second === 0) {
    await fillSlot(slots[0], { generation: 1, epoch: 0, records: [] })
    return 0
  }
  const only = second === 0 ? 0 : 1
  if ((first === 0 || second === 0) && (await readSlotHead(slots[only])) !== null) return only
  await rewriteReplica(slots)
  return (await slots[0].getSize()) > 0 ? 0 : 1
}

async function readBoth(slots: Slots): Promise<readonly [SlotContent, SlotContent]> {
  const contents = [await readSlot(slots[0]), await readSlot(slots[1])] as const
  if (contents.some((content) => content.isNewer)) throw new NewerReplicaError('written by newer code')
  return contents
}

/** Returns the slot that is whole, the newer of two whole ones, or the one that holds more. The other may be overwritten. */
function activeOf(contents: readonly [SlotContent, SlotContent]): 0 | 1 {
  const [first, second] = contents
  const [isFirstSound, isSecondSound] = [isSound(first), isSound(second)]
  if (isFirstSound !== isSecondSound) return isFirstSound ? 0 : 1
  if (first.generation !== second.generation) return first.generation > second.generation ? 0 : 1
  return first.size >= second.size ? 0 : 1
}

const isSound = (content: SlotContent): boolean => content.isWhole && content.damaged.length === 0
