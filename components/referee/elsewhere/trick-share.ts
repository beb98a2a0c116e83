import type { Side } from '@/lib/engine/table/seats'

/** A statement about the tricks, as far as it matters: each side took some, a side took none, or a side took all. */
export type TrickShare = { readonly kind: 'everybody' } | { readonly kind: 'none' | 'all'; readonly side: Side }

/** Returns the possible statements about tricks at a table; with two sides, “all” for one is “none” for the other. */
export const trickShares = (sides: readonly Side[]): readonly TrickShare[] => [
  { kind: 'everybody' },
  ...sides.map((side) => ({ kind: 'none', side }) as const),
  ...(sides.length > 2 ? sides.map((side) => ({ kind: 'all', side }) as const) : []),
]

/**
 * Returns numbers of tricks by side that fit a statement. Only the sides without a trick matter, so the rest is divided in any
 * way that adds up.
 */
export function tricksByShare(share: TrickShare, sides: readonly Side[], all: number): readonly number[] {
  const [first, ...others] = sides.filter((side) => tookSome(share, side))
  return sides.map((side) => (side === first ? all - others.length : Number(others.includes(side))))
}

const tookSome = (share: TrickShare, side: Side): boolean =>
  share.kind === 'everybody' || (share.kind === 'all') === (side === share.side)

/** Returns the statement that fits the tricks by side; `null` if no numbers were given. */
export function shareOf(tricks: readonly number[] | undefined): TrickShare | null {
  if (tricks === undefined) return null
  const without = tricks.flatMap((count, side) => (count === 0 ? [side] : []))
  const [first] = without
  if (first === undefined) return { kind: 'everybody' }
  return without.length === 1
    ? { kind: 'none', side: first }
    : { kind: 'all', side: tricks.findIndex((count) => count > 0) }
}
