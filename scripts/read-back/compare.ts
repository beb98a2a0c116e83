import { ANY, hashOf } from './item'
import type { Answer, Item } from './item'

/** A field that was read otherwise than the engine has it. */
export interface Difference {
  readonly field: string
  readonly read: unknown
  readonly engine: unknown
}

/** What was read otherwise than it is. */
export function differencesIn({ expected }: Item, answer: Answer): readonly Difference[] {
  const fields = new Set([...Object.keys(expected), ...Object.keys(factsIn(answer))])
  return [...fields].flatMap((field) => {
    const allowed = expected[field] ?? [null]
    if (allowed === ANY) return []
    const read = plain(answer[field])
    return allowed.some((one) => JSON.stringify(plain(one)) === JSON.stringify(read))
      ? []
      : [{ field, read, engine: allowed.length === 1 ? allowed[0] : allowed }]
  })
}

/** An answer without what its reader noted beside it. */
export const factsIn = (answer: Answer): Answer =>
  Object.fromEntries(Object.entries(answer).filter(([field]) => field !== 'doubt' && field !== 'remark'))

/** What is nothing, nobody or not said is the same; figures by party are in the order of the parties. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === false || value === 0) return null
  if (typeof value === 'string') return wordOrFigure(value.trim().toLowerCase())
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain).sort(inOrder)
  if (typeof value !== 'object') return value
  const parts = Object.entries(value).flatMap(([name, part]) => (plain(part) === null ? [] : [[name, plain(part)]]))
  return parts.length === 0 ? null : Object.fromEntries(parts.sort(([a], [b]) => inOrder(a, b)))
}

const inOrder = (a: unknown, b: unknown): number => (String(a) < String(b) ? -1 : 1)

function wordOrFigure(word: string): unknown {
  if (word === '') return null
  return /^-?\d+$/.test(word) ? plain(Number(word)) : word
}

/** `12-a3f9`: the place on the sheet, and a sign of the words, so that an answer never counts for other words. */
export const markOf = (item: Item, number: number): string => `${number + 1}-${hashOf(item).slice(0, 4)}`
