import type { Problem } from '../engine/table/problem'

/** Why something cannot be read: newer code wrote it, or it is damaged. */
export type WhyUnread = 'newer' | 'damaged'

/** Tells whether a format is a later one of ours: `yuss/2`. */
export const isNewerFormat = (format: string): boolean => /^yuss(?:-backup)?\/(?:[2-9]|[1-9]\d{1,5})$/.test(format)

/**
 * Tells a newer game from a damaged one by its first problem. Rule sets, options, their words and kinds of hands are added
 * within one format, so that one of them that is not known here comes from a newer Yuss.
 */
export function whyRefused(json: unknown, { name, place, figures }: Problem): WhyUnread {
  if (name !== 'not-this-format') return 'damaged'
  const found = valueAt(json, place.split('.'))
  if (place === 'format') return typeof found === 'string' && isNewerFormat(found) ? 'newer' : 'damaged'
  if (/^rules\.[^.]+$/.test(place) && figures['why'] === 'unrecognized_keys') return 'newer'
  return /^(?:rules\.[^.]+|hands\.\d+\.kind)$/.test(place) && isWord(found) ? 'newer' : 'damaged'
}

/** A word as the format writes its values. */
const isWord = (value: unknown): boolean => typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value)

function valueAt(json: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return json
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, key)) return undefined
  return valueAt(Reflect.get(json, key), rest)
}
