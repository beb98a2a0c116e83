import type { Problem } from '../engine/table/problem'

/** The reason why something cannot be read: newer code wrote it, or it is damaged. */
export type WhyUnread = 'newer' | 'damaged'

/** Tells whether a format is a later version of ours: `yuss/2`. */
export const isNewerFormat = (format: string): boolean => /^yuss(?:-backup)?\/(?:[2-9]|[1-9]\d{1,5})$/.test(format)

/**
 * Tells a game from a newer Yuss from a damaged one by its first problem. Rule sets, options, their values and kinds of hands can
 * be added without a new format, so an unknown one comes from a newer Yuss.
 */
export function whyRefused(json: unknown, { name, place, figures }: Problem): WhyUnread {
  if (name !== 'not-this-format') return 'damaged'
  const found = valueAt(json, place.split('.'))
  if (place === 'format') return typeof found === 'string' && isNewerFormat(found) ? 'newer' : 'damaged'
  if (/^rules\.[^.]+$/.test(place) && figures['why'] === 'unrecognized_keys') return 'newer'
  return /^(?:rules\.[^.]+|hands\.\d+\.kind)$/.test(place) && isWord(found) ? 'newer' : 'damaged'
}

/** Tells whether a value is written like the words of the format. */
const isWord = (value: unknown): boolean => typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value)

function valueAt(json: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return json
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, key)) return undefined
  return valueAt(Reflect.get(json, key), rest)
}
