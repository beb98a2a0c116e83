import * as z from 'zod/mini'
import { readOrNull } from '../../format/schema'
import { openSecret, packSecret, type TableSecret } from '../keys/secret'

/** The notice at a table that was closed to other writers: the secret with which they view it from then on. */
export interface MovedNotice {
  readonly kind: 'moved'
  readonly to: TableSecret
}

const moved = z.object({ v: z.literal(1), moved: z.string() })

export const writeMoved = (look: TableSecret): unknown => ({ v: 1, moved: packSecret(look) })

/** Reads the notice. Returns `null` if it is something else, or if its secret would give more than viewing. */
export function readMoved(json: unknown): MovedNotice | null {
  const to = openSecret(readOrNull(moved, json)?.moved ?? '')
  return to?.kind === 'look' ? { kind: 'moved', to } : null
}
