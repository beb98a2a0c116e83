import * as z from 'zod/mini'
import { cleanName, LENGTHS } from '../../format/clean-text'
import { MOST_HANDS } from '../../format/limits'
import { id, readOrNull, textThat, wholeFrom, type Read } from '../../format/schema'

/** The state of a device at the table: its name, and the hand that it is entering. */
export interface Presence {
  /** A random id for each tab, so that it does not link the tables of a device. */
  readonly who: string
  readonly name: string
  /** The number of the hand, counted from 1; `null`: none. */
  readonly writing: number | null
  /** The id of the game of that hand; `null`: none. */
  readonly game: string | null
}

/** A device that was heard, and when it was last heard, in milliseconds by the clock of this device. */
export interface Present extends Presence {
  /** Grows with each call, so that a late or repeated call is recognised. */
  readonly count: number
  readonly heardAt: number
  /** True after the device has left. It stays in the list for a while, so that an older call does not bring it back. */
  readonly hasLeft: boolean
}

/** The interval, in milliseconds, at which a device calls, and the silence after which it counts as gone. */
export const SAY_EVERY = 15_000
export const GONE_AFTER = 40_000

/** The most phones that are shown at a table. */
const MOST_PRESENT = 32

const said = z.object({
  v: z.literal(1),
  who: textThat((who) => /^[0-9a-z]{20}$/.test(who)),
  count: wholeFrom(1, Number.MAX_SAFE_INTEGER),
  name: z.string(),
  writing: z.nullable(wholeFrom(1, MOST_HANDS)),
  game: z.nullable(id),
  /** True in the last call. */
  leaves: z.boolean(),
})

export type PresenceMessage = Read<typeof said>

export function readPresence(json: unknown): PresenceMessage | null {
  const read = readOrNull(said, json)
  return read === null ? null : { ...read, name: cleanName(read.name, LENGTHS.player, '') }
}

/** Returns all devices heard, after this call. */
export function heard(
  all: readonly Present[],
  { who, count, name, writing, game, leaves }: PresenceMessage,
  now: number,
) {
  const known = all.find((one) => one.who === who)
  if (known !== undefined && known.count >= count) return all
  const others = all.filter((one) => one.who !== who)
  return [...others, { who, count, name, writing, game, heardAt: now, hasLeft: leaves }].slice(-MOST_PRESENT)
}

/** Returns the devices that were heard recently. */
export const heardLately = (present: readonly Present[], now: number): readonly Present[] =>
  present.some(({ heardAt }) => now - heardAt > GONE_AFTER)
    ? present.filter(({ heardAt }) => now - heardAt <= GONE_AFTER)
    : present

/** Returns the devices that are there. */
export const presentDevices = (all: readonly Present[]): readonly Present[] => all.filter(({ hasLeft }) => !hasLeft)
