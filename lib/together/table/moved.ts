import * as z from 'zod/mini'
import { readBy } from '../../format/schema'
import { openSecret, packSecret, type TableSecret } from '../keys/secret'

/** The last piece of a table that was closed to further writers: under which keys it goes on, for those who look. */
export interface Moved {
  readonly kind: 'moved'
  readonly to: TableSecret
}

const moved = z.object({ v: z.literal(1), moved: z.string() })

export const writeMoved = (look: TableSecret): unknown => ({ v: 1, moved: packSecret(look) })

/** Reads it; `null` where it is something else, or would hand over more than to look. */
export function readMoved(json: unknown): Moved | null {
  const read = readBy(moved, json)
  const to = read.ok ? openSecret(read.value.moved) : null
  return to?.kind === 'look' ? { kind: 'moved', to } : null
}
