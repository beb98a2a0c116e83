import { MOST_HANDS } from '../../format/limits'
import {
  anything,
  kindsAndNewer,
  list,
  numberThat,
  only,
  open,
  optional,
  orNull,
  strict,
  text,
} from '../../format/shape'
import type { LogEntry } from '../../log/entry'
import { isClock } from '../../log/union'
import { count, defineRecord, id, time } from './record'

const stamp = { id, v: only(1), gameId: id, device: id, clock: numberThat(isClock), at: time }
const ids = list(id)
const anchor = orNull(id)
const followings = list(strict({ hand: id, after: anchor }), 0, MOST_HANDS)

/** The facts of a hand and the rules of a table stay as the file form wrote them; `lib/format` reads them. */
const entry = kindsAndNewer(
  // Of a kind that only newer code knows: kept and passed on, without effect.
  open({ ...stamp, kind: text }),
  strict({ ...stamp, kind: only('recorded'), hand: id, after: anchor, facts: anything }),
  strict({ ...stamp, kind: only('inserted'), hand: id, before: id, after: anchor, facts: anything }),
  strict({ ...stamp, kind: only('corrected'), hand: id, of: ids, facts: anything }),
  strict({ ...stamp, kind: only('deleted'), hand: id, of: ids }),
  strict({ ...stamp, kind: only('moved'), hand: id, after: anchor, and: optional(followings) }),
  strict({ ...stamp, kind: only('chosen'), hand: id, over: ids }),
  strict({ ...stamp, kind: only('accepted'), hand: id, of: ids }),
  strict({ ...stamp, kind: only('undone'), entry: id }),
  strict({ ...stamp, kind: only('redone'), entry: id }),
  strict({ ...stamp, kind: only('seated'), seat: count, name: text, after: anchor }),
  strict({ ...stamp, kind: only('noted'), text }),
  strict({ ...stamp, kind: only('rules'), rules: anything }),
  strict({ ...stamp, kind: only('broken-off') }),
  strict({ ...stamp, kind: only('resumed') }),
)

/** An entry as the log of a game knows it. */
export type StoredEntry = LogEntry<unknown, never, unknown>

/** One entry in the log of a game, as it is written: never altered, never deleted while the game stands. */
export type EntryRecord = StoredEntry & { readonly v: 1; readonly gameId: string }

export const entryRecord = defineRecord<EntryRecord>('entry', entry)
