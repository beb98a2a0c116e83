/**
 * How a silence or a contradiction of the documents is settled here: what it is
 * about, what is unclear and which way is taken, and whether tables really differ
 * on it, so that it is worth asking before play.
 */
export interface Reading {
  readonly on: string
  readonly says: string
  readonly choice: boolean
}

/** A reading that hardly anybody would argue with. */
export const settled = (on: string, says: string): Reading => ({ on, says, choice: false })

/** A reading that a table may well take the other way. */
export const disputed = (on: string, says: string): Reading => ({ on, says, choice: true })
