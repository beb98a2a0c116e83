/** The readers with schemas, for rows that this build did not write, and their hands. Loaded when such a row is found. */
import * as z from 'zod/mini'
import { isId, MOST_IN_SERIES } from '../../../format/limits'
import {
  anything,
  carried,
  NEWER_KIND,
  oneOf,
  readBy,
  someText,
  textThat,
  wholeFrom,
  type Read,
} from '../../../format/schema'
import { isDraftId } from '../draft-ids'
import { PLAYER_COLOURS } from '../player-colours'
import { valueUnder } from './evenings'
import { extras, id, time } from './parts'

export { parseHand } from '../../../format/parse-hand'
export { NEWER_KIND, readBy } from '../../../format/schema'
export { entry } from './entry'
export { game } from './game'
export { joined } from './joined'

/** The half-filled form of a game. Only the form knows its content. It is deleted when the hand is saved. */
export const draft = z.strictObject({
  gameId: textThat(isDraftId),
  v: z.literal(1),
  updatedAt: time,
  form: carried,
})

export type DraftRecord = Read<typeof draft>

export const setting = z.strictObject({ key: id, v: z.literal(1), value: anything })

export type SettingRecord = Read<typeof setting>

/** A series of games: best of `bestOf`. The wins are computed from its games. */
export const series = z.strictObject({
  id,
  v: z.literal(1),
  createdAt: time,
  bestOf: wholeFrom(1, Number.MAX_SAFE_INTEGER, (games) => games <= MOST_IN_SERIES),
  /** The names by seat when the first game began; empty for seats without a name. */
  names: z.array(z.string()),
  extra: extras,
})

export type SeriesRecord = Read<typeof series>

/** House rules under a name, which may be empty. A game takes a copy, so changing them changes no game. */
export const house = z.strictObject({
  id,
  v: z.literal(1),
  name: z.string(),
  /** The file form: base and differences. */
  rules: anything,
  updatedAt: time,
  extra: extras,
})

export type HouseRecord = Read<typeof house>

/**
 * A person as stored on this device: no account, only a name, and the names written in games. Games keep the written names;
 * renaming and merging change only this record, and can be undone.
 */
export const player = z.strictObject({
  id,
  v: z.literal(1),
  name: someText,
  /** The keys of written names (see `nameKey`), the oldest first, including that of `name`. */
  keys: z.array(z.string()),
  /** `null` if none was chosen: see `lib/storage/people/looks.ts`. */
  colour: z.catch(z.nullable(oneOf(PLAYER_COLOURS)), null),
  /** One to three letters in place of those of the name; `null` if none were chosen. */
  initials: z.nullable(z.string()),
  updatedAt: time,
  extra: extras,
})

export type PlayerRecord = Read<typeof player>

/** The key of a register: the kind of thing, a slash, and its id. */
const key = textThat((text) => text.split('/').every(isId))

/**
 * A small value of this device under a key, of the form that the kind of key asks for. Like every row it has its clock in its mark:
 * see `lib/durable/marked.ts`.
 */
export const register = z.strictObject({ key, v: z.literal(1), value: anything }).check((payload) => {
  const { key: input, value } = payload.value
  const schema = valueUnder(input)
  if (schema === null) return void payload.issues.push({ code: 'custom', path: ['key'], message: NEWER_KIND, input })
  const read = readBy(schema, value)
  if (read.ok) payload.value.value = read.value
  else
    payload.issues.push({
      code: 'custom',
      path: ['value', ...read.error.place.split('.').filter(Boolean)],
      message: read.error.why,
      input: value,
    })
})

export type RegisterRecord = Read<typeof register>

/** A club night of this device. It is in no backup, file or link. */
export const clubNight = z.strictObject({
  id,
  v: z.literal(1),
  /** The code of the club night: the organiser's, the big screen's, or a table's. */
  code: someText,
  /** The last name on its board; empty if none has arrived yet. */
  name: z.string(),
  at: time,
})

/** An entry of the board of a club night, as written: see `lib/together/club/board-entry.ts`. */
export const word = z.strictObject({ id: someText, v: z.literal(1), clubNight: id, entry: carried })

export type ClubNightRecord = Read<typeof clubNight>
export type WordRecord = Read<typeof word>
