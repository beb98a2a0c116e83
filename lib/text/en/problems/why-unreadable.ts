import type { Problem } from '../../../engine/table/problem'

/** Why an entry of a file cannot be taken, after its name. */
export function whyUnreadable({ why, wanted, least, most }: Problem['figures']): string {
  if (least !== undefined) return `has to be a whole number, ${least} or more`
  if (most !== undefined) return `has to be a whole number, ${most} or less`
  if (wanted === 'whole') return 'has to be a whole number'
  switch (why) {
    case 'unrecognized_keys':
      return 'is not known here'
    case 'invalid_type':
      return 'is missing or of the wrong kind'
    case 'invalid_length':
      return 'has the wrong number of entries'
    case 'too_many':
      return 'has more entries than any game has'
    default:
      return 'does not fit'
  }
}

const COUNTED = [
  ['games', 'game'],
  ['hands', 'hand'],
] as const

/** The place of an entry as a reader counts it, from 1: “, in game 2, hand 4”; empty where it lies in no game and no hand. */
export function placeInWords(path: string): string {
  const found = COUNTED.flatMap(([key, word]) => {
    const number = new RegExp(`(?:^|\\.)${key}\\.(\\d+)`).exec(path)?.[1]
    return number === undefined ? [] : [`${word} ${Number(number) + 1}`]
  })
  return found.length === 0 ? '' : `, in ${found.join(', ')}`
}
