import * as z from 'zod/mini'
import { cleanName, LENGTHS } from '../format/clean-text'
import { MOST_HANDS } from '../format/limits'

/** What a phone says of itself while it is there: what it goes by, and the hand that is being written on it. */
export interface Presence {
  /** Made anew for each session: it links nothing. */
  readonly who: string
  readonly name: string
  /** Counted from 1; `null`: none. */
  readonly writing: number | null
}

/** A phone that is there, and when it was last heard, by this phone's own clock. */
export interface Present extends Presence {
  /** Greater with each time: what was said before and comes again is known. */
  readonly count: number
  readonly heardAt: number
}

/** How often a phone says that it is there, and after what silence it is held to have gone. */
export const SAY_EVERY = 15_000
export const GONE_AFTER = 40_000

/** The most phones that are shown at a table. */
const MOST_PRESENT = 32

const said = z.object({
  v: z.literal(1),
  who: z.string().check(z.regex(/^[0-9a-z]{20}$/)),
  count: z.int().check(z.minimum(1)),
  name: z.string(),
  writing: z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_HANDS))),
  /** The last word. */
  leaves: z.boolean(),
})

export type Said = z.infer<typeof said>

export function readSaid(json: unknown): Said | null {
  const read = z.safeParse(said, json)
  return read.success ? { ...read.data, name: cleanName(read.data.name, LENGTHS.player, '') } : null
}

/** Those who are there after somebody said something. */
export function heard(present: readonly Present[], { who, count, name, writing, leaves }: Said, now: number) {
  const known = present.find((one) => one.who === who)
  if (known !== undefined && known.count >= count) return present
  const others = present.filter((one) => one.who !== who)
  if (leaves) return others
  return [...others, { who, count, name, writing, heardAt: now }].slice(-MOST_PRESENT)
}

/** Those who are still there. */
export const stillThere = (present: readonly Present[], now: number): readonly Present[] =>
  present.some(({ heardAt }) => now - heardAt > GONE_AFTER)
    ? present.filter(({ heardAt }) => now - heardAt <= GONE_AFTER)
    : present
