/** Returns a JSON value as one text, with keys sorted by code units and without spaces. Facts are equal if their texts are. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) return `{${fieldsOf(value).join(',')}}`
  return JSON.stringify(value) ?? 'null'
}

const fieldsOf = (value: object): readonly string[] =>
  Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => byCodeUnits(a, b))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`)

/** Compares strings by code units: an order that all devices share, regardless of language. */
export const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
