/** A value of JSON as one text: keys sorted by code units, no spaces. Equal facts are those of equal text. */
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

/** The order of strings that every phone shares, whatever language it speaks. */
export const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
