import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { differencesIn } from './compare'
import type { Difference } from './compare'
import { hashOf } from './item'
import type { Answer, Item } from './item'

/** What was read of a language, by the words that were read; and what was not, since it came or changed. */
export interface Kept {
  readonly read: Readonly<Record<string, Answer>>
  readonly notReadSinceItChanged: readonly string[]
}

const KEPT_IN = 'tests/messages/read-back'

export const placeOf = (language: string): string => join(process.cwd(), KEPT_IN, `${language}.json`)

export function keptOf(language: string): Kept {
  const path = placeOf(language)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { read: {}, notReadSinceItChanged: [] }
}

/** What is read now: an answer counts for the words that it was given to, as long as they are said. */
export function keptNow(items: readonly Item[], { read }: Kept): Kept {
  const right = (item: Item) => {
    const answer = read[hashOf(item)]
    return answer !== undefined && differencesIn(item, answer).length === 0
  }
  const hashes = (some: readonly Item[]) => [...new Set(some.map(hashOf))].sort()
  return {
    read: Object.fromEntries(hashes(items.filter(right)).map((hash) => [hash, read[hash] ?? {}])),
    notReadSinceItChanged: hashes(items.filter((item) => !right(item))),
  }
}

/** A fault of what is kept: words that nobody has read, answers to words that are not said, or that the engine contradicts. */
export interface Fault {
  readonly what: 'not named as unread' | 'not said any more' | 'read otherwise'
  readonly text: string
  readonly differences: readonly Difference[]
}

export function faultsOf(items: readonly Item[], { read, notReadSinceItChanged }: Kept): readonly Fault[] {
  const said = new Set(items.map(hashOf))
  const gone = [...Object.keys(read), ...notReadSinceItChanged].filter((hash) => !said.has(hash))
  return [
    ...gone.map((hash): Fault => ({ what: 'not said any more', text: hash, differences: [] })),
    ...items.flatMap((item): readonly Fault[] => {
      const hash = hashOf(item)
      const answer = read[hash]
      const text = item.texts.join(' / ')
      if (answer !== undefined) {
        const differences = differencesIn(item, answer)
        return differences.length === 0 ? [] : [{ what: 'read otherwise', text, differences }]
      }
      return notReadSinceItChanged.includes(hash) ? [] : [{ what: 'not named as unread', text, differences: [] }]
    }),
  ]
}
