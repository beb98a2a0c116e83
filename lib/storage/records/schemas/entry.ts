import * as z from 'zod/mini'
import { entrySchemaOf } from '../../../format/entry-schema'
import { numberThat, open } from '../../../format/schema'
import { ENTRY_KINDS, type LogEntry } from '../../../log/entry'
import { isClock } from '../../../log/union'
import { id, time } from './parts'

const stamp = { id, v: z.literal(1), gameId: id, device: id, clock: numberThat(isClock), at: time }

/** The kinds of entries in a log. The set-up of a game is not one of them: it is in the game's record. */
const KINDS = ENTRY_KINDS.filter((kind) => kind !== 'started')
const known = entrySchemaOf(KINDS, z.strictObject, stamp)

/** An entry of a kind that only newer code knows: stored and passed on, without effect. */
const newer = open({ ...stamp, kind: z.string() }).check(
  z.refine(({ kind }) => !KINDS.some((one) => one === kind), { path: ['kind'], abort: true }),
)

/** An entry in the form that the log of a game uses. */
export type StoredEntry = LogEntry<unknown, never, unknown>

/** One entry in the log of a game, as written. It is never changed, and only deleted with its game. */
export type EntryRecord = StoredEntry & { readonly v: 1; readonly gameId: string }

/** An entry as the database stores it, under a key made of its game and its id. */
export type EntryRow = EntryRecord & { readonly rowKey: string }

export const entry = z.union([known, newer]) as z.ZodMiniType<unknown> as z.ZodMiniType<EntryRecord>
