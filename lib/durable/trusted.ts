/**
 * Rows of which is known that they are what their table says, and for what: this code made them, read them by their schema, or
 * found them as it had put them. It is said of the very object, not of what it holds: a copy has to be trusted by itself.
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
