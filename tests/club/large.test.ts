import { describe, expect, it } from 'vitest'
import { newId } from '@/lib/core/ids'
import { MOST_BYTES, readBoardEntry, wordsAfter, type Word } from '@/lib/together/club/board-entry'
import { clubNightOf } from '@/lib/together/club/club-night'
import { MOST_ENTRIES, pauseOf } from '@/lib/together/club/publisher'
import { BOARD, boardOf } from '@/lib/together/club/sessions'
import { newClubNight } from '@/lib/together/keys/club-night-secret'
import { keysOf } from '@/lib/together/keys/keys'
import { seal } from '@/lib/together/keys/seal'
import { chance } from '../crash/support/random'
import { AGREED, AT, pairWord } from './night'

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

describe('words written together', () => {
  const words: readonly Word[] = [
    ['club-night', AGREED],
    ...Array.from({ length: 300 }, (_, index) => pairWord(`Jürgen Čačić ${index}`)),
  ]
  const entries = wordsAfter([], newId(), AT, words)

  it('words share full messages in their order', () => {
    expect(entries.flatMap((entry) => entry.words)).toEqual(words)
    for (const entry of entries) expect(bytes(entry)).toBeLessThanOrEqual(MOST_BYTES)
    for (const entry of entries.slice(0, -1)) expect(bytes(entry)).toBeGreaterThan(0.9 * MOST_BYTES)
    expect(entries.map(({ clock }) => clock)).toEqual(entries.map((_, index) => index + 1))
    expect(clubNightOf(entries)?.pairs).toHaveLength(300)
  })

  it('words are sealed unchanged and can be read again', async () => {
    const keys = await keysOf(boardOf(newClubNight()))
    for (const entry of entries) {
      expect(await seal(keys, 'board', entry.id, BOARD.write(entry))).not.toBeNull()
      expect(readBoardEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry)
    }
  })

  it('one word that is too large does not stop the others', () => {
    const large: Word = ['large', 'x'.repeat(5_000)]
    const [before, alone, after] = wordsAfter([], 'organiser', AT, [pairWord('Anna'), large, pairWord('Ben')])
    expect([before, alone, after].map((entry) => entry?.words.map(([key]) => key))).toEqual([
      ['pair/Anna'],
      ['large'],
      ['pair/Ben'],
    ])
  })
})

describe('a club night of a thousand tables', () => {
  const TABLES = 1_000
  const MINUTE = 60_000

  /** Computes without a relay the number of messages on its board, from how words are packed and results are published. */
  function entriesOf(rounds: number): number {
    const random = chance(1).next
    let entries = 0
    const say = (...words: readonly Word[]) => {
      entries += wordsAfter([], newId(), AT, words).length
    }
    say(['club-night', AGREED])
    // Pairs are written down one by one, and every second one adds a table.
    for (let index = 0; index < 2 * TABLES; index += 1)
      say(
        [`pair/${newId()}`, { players: ['Anna Maria', 'Giuseppe'], here: true }],
        ...(index % 2 === 0 ? [] : [[`table/${index}`, { writer: 'U'.repeat(56), signer: 'U'.repeat(56) }] as const]),
      )
    // A hundred pairs get corrected names, or go home.
    for (let index = 0; index < 100; index += 1) say([`pair/${newId()}`, { players: ['Anna', 'Ben'], here: false }])
    for (let round = 1; round <= rounds; round += 1) {
      const ids = Array.from({ length: TABLES }, newId)
      say(...ids.map((id, table): Word => [`game/${id}`, gameOf(round, table)]))
      // Games end between the 20th and the 40th minute. One result in ten is corrected and then accepted again by each side.
      const told = ids.flatMap((id) => {
        const at = (20 + 20 * random()) * MINUTE
        const later = random() < 0.1 ? [at + 60_000, at + 90_000, at + 120_000] : []
        return [at, ...later].map((due) => ({ id, due }))
      })
      let left = told.sort((a, b) => a.due - b.due)
      for (let time = 0; left.length > 0;) {
        time = Math.max(time, left[0]?.due ?? 0) + pauseOf(entries) * (0.5 + random())
        const now = new Set(left.filter(({ due }) => due <= time).map(({ id }) => id))
        left = left.filter(({ due }) => due > time)
        say(...[...now].map((id): Word => [`result/${id}`, RESULT]))
      }
      say([`closed/${round}`, { unfinished: 'stands' }])
      say([`read/${newId()}`, { clock: entries }])
    }
    return entries
  }

  const gameOf = (round: number, table: number) => ({
    round,
    table: table + 1,
    draw: newId(),
    pairs: [newId(), newId()],
    dealer: 1,
    at: AT,
    setUp: {
      names: ['Anna Maria', 'Cleopatra', 'Giuseppe', 'Dmitri'],
      rules: RULES,
      rulesName: 'Club rules',
      nonce: newId(),
    },
  })
  const RULES = {
    base: 'bridge-belote',
    target: 301,
    multiply: 'before-rounding',
    kirtik: 'yes',
    firstDealer: 'low-cut',
  }
  const RESULT = {
    entries: 16,
    hands: Array.from({ length: 12 }, () => [120, 42]),
    played: 12,
    totals: [1_010, 870],
    over: true,
    winner: 0,
    unclear: false,
    accepted: [true, true],
  }

  it('the board has room for a thousand tables over five rounds, and over eight', () => {
    const [five, eight] = [entriesOf(5), entriesOf(8)]
    expect(five).toBeLessThan(0.8 * MOST_ENTRIES)
    expect(eight).toBeLessThan(0.9 * MOST_ENTRIES)
  })
})
