import { describe, expect, it } from 'vitest'
import { MOST_BYTES, readBoardEntry, wordsAfter } from '@/lib/club/board-entry'
import type { Word } from '@/lib/club/board-entry'
import { eveningOf } from '@/lib/club/evening'
import { newId } from '@/lib/durable/ids'
import { BOARD, boardOf } from '@/lib/relay/evening'
import { newEvening } from '@/lib/relay/evening-secret'
import { keysOf } from '@/lib/relay/keys'
import { seal } from '@/lib/relay/seal'
import { AGREED, AT, pairWord } from './night'

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

describe('words that are written at once', () => {
  const words: readonly Word[] = [
    ['evening', AGREED],
    ...Array.from({ length: 300 }, (_, index) => pairWord(`Jürgen Čačić ${index}`)),
  ]
  const entries = wordsAfter([], newId(), AT, words)

  it('share messages, each as full as it may be and none fuller, in their order', () => {
    expect(entries.flatMap((entry) => entry.words)).toEqual(words)
    for (const entry of entries) expect(bytes(entry)).toBeLessThanOrEqual(MOST_BYTES)
    for (const entry of entries.slice(0, -1)) expect(bytes(entry)).toBeGreaterThan(0.9 * MOST_BYTES)
    expect(entries.map(({ clock }) => clock)).toEqual(entries.map((_, index) => index + 1))
    expect(eveningOf(entries)?.pairs).toHaveLength(300)
  })

  it('are sealed as they are, and read back', async () => {
    const keys = await keysOf(boardOf(newEvening()))
    for (const entry of entries) {
      expect(await seal(keys, 'log', entry.id, BOARD.write(entry))).not.toBeNull()
      expect(readBoardEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry)
    }
  })

  it('of which one alone is larger than a message, leave the others where they fit', () => {
    const large: Word = ['large', 'x'.repeat(5_000)]
    const [before, alone, after] = wordsAfter([], 'organiser', AT, [pairWord('Anna'), large, pairWord('Ben')])
    expect([before, alone, after].map((entry) => entry?.words.map(([key]) => key))).toEqual([
      ['pair/Anna'],
      ['large'],
      ['pair/Ben'],
    ])
  })
})
