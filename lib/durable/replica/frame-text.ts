import { isCount, storedRecordOf, toParts, type StoredRecord } from './record'

/**
 * The version of the replica's format. Each of its frames is one JSON array:
 *
 * - `["start", 1, generation, size, epoch]` opens a slot: the version of this format, the number of the rewriting, the
 *   size of the slot when it was finished, and its epoch.
 * - `["records", [[key, epoch, clock, sum, row], …]]`: rows as written; a record without `row` is a deletion.
 * - `["whole"]`: the rewriting is complete, and reached the disk before this frame was written.
 *
 * The latest record of a row wins, in any order, even if records are read more than once.
 */
export const REPLICA_VERSION = 1

export type FrameText =
  | {
      readonly kind: 'start'
      readonly version: number
      readonly generation: number
      readonly size: number
      readonly epoch: number
    }
  | { readonly kind: 'records'; readonly records: readonly StoredRecord[] }
  | { readonly kind: 'whole' }

/** Returns the text of a frame. */
export function makeFrameText(frame: FrameText): string {
  switch (frame.kind) {
    case 'start':
      return JSON.stringify(['start', frame.version, frame.generation, frame.size, frame.epoch])
    case 'records':
      return JSON.stringify(['records', frame.records.map(toParts)])
    case 'whole':
      return JSON.stringify(['whole'])
  }
}

/** Reads the text of a frame; `null` if it is not one. */
export function readFrameText(text: string): FrameText | null {
  const value = parsed(text)
  if (!Array.isArray(value)) return null
  const [kind, first, second, third, fourth]: readonly unknown[] = value
  if (kind === 'whole') return { kind }
  if (kind === 'start' && isCount(first) && isCount(second) && isCount(third) && isCount(fourth))
    return { kind, version: first, generation: second, size: third, epoch: fourth }
  if (kind !== 'records' || !Array.isArray(first)) return null
  const records = first.map(storedRecordOf)
  const good = records.filter((record) => record !== null)
  return good.length === records.length ? { kind, records: good } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
