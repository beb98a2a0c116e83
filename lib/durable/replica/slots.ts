import { lastWords } from '../../log/registers'
import { epochOf, type StoredRecord } from './record'
import { appendTo, fillSlot, glance, readSlot, type SlotContent, type SlotFile } from './slot'

/**
 * The replica is stored in two slots that take turns. Records are added to one; to get rid of what has been overtaken it is
 * written again into the other, and emptied when that one has reached the disk. Whenever that is cut off, the two
 * together still hold everything, as the last word on a row holds wherever it is found.
 */
export type Slots = readonly [SlotFile, SlotFile]

/** Everything that the replica holds. */
export interface ReplicaContent {
  /** The latest record of every row, of the latest epoch; a deleted row has a record too. */
  readonly records: readonly StoredRecord[]
  /** Damaged stretches, with their bytes. */
  readonly damaged: readonly { readonly file: number; readonly from: number; readonly bytes: Uint8Array }[]
  /** It should be written again: damaged, cut off, or mostly overtaken. */
  readonly isUntidy: boolean
}

/** The records to append to the replica. */
export interface Addition {
  readonly epoch: number
  readonly records: readonly StoredRecord[]
  /** Nothing may be left of what these records replace. */
  readonly isPurging: boolean
}

/** The replica was written by newer code: it is left alone. */
export class NewerReplicaError extends Error {
  override readonly name = 'NewerReplicaError'
}

const SMALL = 256 * 1024

/** Reads both slots. */
export async function readReplica(slots: Slots): Promise<ReplicaContent> {
  const contents = await readBoth(slots)
  const filled = contents.filter((content) => content.size > 0)
  return {
    records: heldIn(contents.flatMap((content) => content.records)),
    damaged: contents.flatMap((content, file) => content.damaged.map(({ from, bytes }) => ({ file, from, bytes }))),
    isUntidy: filled.length > 1 || filled.some((one) => !isSound(one) || one.end < one.size),
  }
}

/** Returns what holds of records: the last word on each row, and nothing of an epoch before the latest. */
export function heldIn(records: readonly StoredRecord[]): readonly StoredRecord[] {
  const epoch = epochOf(records)
  return [...lastWords(records.filter((record) => record.epoch === epoch)).values()]
}

/**
 * Adds records; they have reached the disk when it answers. `older`: everything was deleted since they were written, and
 * nothing is added.
 */
export async function appendToReplica(
  slots: Slots,
  { epoch, records, isPurging }: Addition,
): Promise<'added' | 'older'> {
  const slot = slots[await activeSlot(slots)]
  const head = await glance(slot)
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

/** Writes the replica again with what still holds, and `added` with it; of what was deleted nothing is left but its id. */
export async function rewriteReplica(slots: Slots, added: readonly StoredRecord[] = []): Promise<void> {
  const contents = await readBoth(slots)
  const records = heldIn([...contents.flatMap((content) => content.records), ...added])
  const from = activeOf(contents)
  await fillSlot(slots[from === 0 ? 1 : 0], {
    generation: Math.max(...contents.map((content) => content.generation)) + 1,
    epoch: epochOf(records),
    records,
  })
  await slots[from].truncate(0)
  await slots[from].flush()
}

/** The slot to write to. Where a rewriting was cut off, or the end is damaged, the replica is written again first. */
async function activeSlot(slots: Slots): Promise<0 | 1> {
  const [first, second] = [await slots[0].getSize(), await slots[1].getSize()]
  if (first === 0 && second === 0) {
    await fillSlot(slots[0], { generation: 1, epoch: 0, records: [] })
    return 0
  }
  const only = second === 0 ? 0 : 1
  if ((first === 0 || second === 0) && (await glance(slots[only])) !== null) return only
  await rewriteReplica(slots)
  return (await slots[0].getSize()) > 0 ? 0 : 1
}

async function readBoth(slots: Slots): Promise<readonly [SlotContent, SlotContent]> {
  const contents = [await readSlot(slots[0]), await readSlot(slots[1])] as const
  if (contents.some((content) => content.isNewer)) throw new NewerReplicaError('written by newer code')
  return contents
}

/** The whole one, the newer of two; else the one that holds more. The other may be written over. */
function activeOf(contents: readonly [SlotContent, SlotContent]): 0 | 1 {
  const [first, second] = contents
  const [isFirstSound, isSecondSound] = [isSound(first), isSound(second)]
  if (isFirstSound !== isSecondSound) return isFirstSound ? 0 : 1
  if (first.generation !== second.generation) return first.generation > second.generation ? 0 : 1
  return first.size >= second.size ? 0 : 1
}

const isSound = (content: SlotContent): boolean => content.isWhole && content.damaged.length === 0
