import * as z from 'zod/mini'
import { cleanName, LENGTHS } from '../../format/clean-text'
import { MOST_HANDS } from '../../format/limits'
import { id, readBy, textThat, wholeFrom, type Read } from '../../format/schema'

/** The state of a phone while it is there: its name, and the hand that it is writing. */
export interface Presence {
  /** Made again for each tab: it links nothing. */
  readonly who: string
  readonly name: string
  /** Counted from 1; `null`: none. */
  readonly writing: number | null
  /** Of which game that is; `null`: of none. */
  readonly game: string | null
}

/** A phone that is there, and when it was last heard, by this phone's own clock. */
export interface Present extends Presence {
  /** Greater with each time: what was said before and comes again, or comes late, is known. */
  readonly count: number
  readonly heardAt: number
  /** True after a phone has left; kept for a while, so that an older call does not bring it back. */
  readonly hasLeft: boolean
}

/** How often a phone says that it is there, and after what silence it is held to have gone. */
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
  /** The last word. */
  leaves: z.boolean(),
})

export type PresenceMessage = Read<typeof said>

export function readPresence(json: unknown): PresenceMessage | null {
  const read = readBy(said, json)
  return read.ok ? { ...read.value, name: cleanName(read.value.name, LENGTHS.player, '') } : null
}

/** All who were heard, after someone said something. */
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

/** All who were heard of late. */
export const heardLately = (present: readonly Present[], now: number): readonly Present[] =>
  present.some(({ heardAt }) => now - heardAt > GONE_AFTER)
    ? present.filter(({ heardAt }) => now - heardAt <= GONE_AFTER)
    : present

/** Those who are there. */
export const thereOf = (all: readonly Present[]): readonly Present[] => all.filter(({ hasLeft }) => !hasLeft)
