/**
 * The rows that fit their table, each with the readers it fits: this code made them, read them by their schema, or found them
 * unchanged since it wrote them. Trust belongs to the object, not to its contents: a copy is not trusted.
 */
const trusted = new WeakMap<object, string>()

/** Trusts a row; `as` says for what, where it does not hold everywhere. */
export function trust<R extends object>(row: R, as = ''): R {
  trusted.set(row, as)
  return row
}

/** Returns for what a value is trusted; `null` where nothing is known of it. */
export const trustedAs = (value: unknown): string | null =>
  typeof value === 'object' && value !== null ? (trusted.get(value) ?? null) : null
