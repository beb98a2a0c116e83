import { createHash } from 'node:crypto'
import type { Side } from '../../lib/engine/table/seats'

export const KINDS = ['hand', 'correction', 'figure', 'rule'] as const
export type Kind = (typeof KINDS)[number]

/** What a reader may answer to a field; what is nothing, nobody or not said is left out. */
export type Answer = Readonly<Record<string, unknown>>

/** By field every answer that the engine's row allows; a field that is not here has to be left out. */
export type Expected = Readonly<Record<string, readonly unknown[] | typeof ANY>>

/** The words leave it open. */
export const ANY = 'any'

/** Something to read: rendered words alone, with what the engine knows of it. */
export interface Item {
  readonly kind: Kind
  /** The parties by letter, as they are called in the sentences. */
  readonly parties: readonly string[]
  /** What is read, in numbered parts. */
  readonly texts: readonly string[]
  /** What is asked of this item alone. */
  readonly asks: readonly string[]
  readonly expected: Expected
}

/** How parties are called in the answers. */
export const letter = (side: Side): string => 'ABC'[side] ?? ''
export const letterOrNobody = (side: Side | null): string => (side === null ? 'nobody' : letter(side))

/** Figures by party; who has none is left out. */
export function byLetter(figures: readonly number[]): Readonly<Record<string, number>> {
  return Object.fromEntries(figures.flatMap((figure, side) => (figure === 0 ? [] : [[letter(side), figure]])))
}

/** What was read, as a short name: other words have another. */
export const hashOf = ({ parties, texts }: Item): string =>
  createHash('sha256')
    .update([...parties, ...texts].join('\n'))
    .digest('hex')
    .slice(0, 12)
