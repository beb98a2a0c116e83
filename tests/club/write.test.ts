// Must come before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { newId } from '@/lib/core/ids'
import { read, type Connection } from '@/lib/storage'
import { listWords } from '@/lib/storage/joined/club-nights'
import { addWords, forgetClubNight, saveClubNight } from '@/lib/storage/joined/write-club-nights'
import { readBoardEntry, type BoardEntry, type Word } from '@/lib/together/club/board-entry'
import { clubNightOf } from '@/lib/together/club/club-night'
import { closingWords, readOutWords, unpublishedResults } from '@/lib/together/club/organiser'
import { sinceReadOut } from '@/lib/together/club/since-read-out'
import { writeOnBoard } from '@/lib/together/club/write'
import { newPhone, the } from '../support/storage'
import { AGREED, pairWord, TestNight } from './night'

/** Returns two tabs of a phone with a club night. */
async function twoTabs() {
  const phone = newPhone()
  const [one, other] = [phone.openTab(), phone.openTab()]
  const id = the(await saveClubNight(one, `o${newId()}`, ''))
  const board = async (): Promise<readonly BoardEntry[]> =>
    the(await read(one, (db) => listWords(db, id))).flatMap((row) => readBoardEntry(row) ?? [])
  const say = async (tab: Connection, ...words: readonly Word[]) =>
    the(await writeOnBoard(tab, id, tab === one ? 'one' : 'other', () => words))
  return { one, other, id, board, say }
}

describe('words written on a board', () => {
  it('a word stays when another club night on the same phone has the same word', async () => {
    const { one, id, board, say } = await twoTabs()
    await say(one, ['club-night', AGREED])
    const words = await board()
    const other = the(await saveClubNight(one, `o${newId()}`, ''))
    the(await addWords(one, other, words))
    expect(await board()).toEqual(words)
    expect(the(await read(one, (db) => listWords(db, other)))).toEqual(the(await read(one, (db) => listWords(db, id))))
  })

  it('a word comes after all earlier ones, from any tab and at any speed', async () => {
    const { one, other, board, say } = await twoTabs()
    await Promise.all([
      say(one, ['club-night', AGREED]),
      say(one, pairWord('Anna')),
      say(other, pairWord('Ben')),
      say(one, ['pair/Anna', { players: ['Ana'], here: false }]),
      say(other, pairWord('Cleo')),
      say(one, ['pair/Anna', { players: ['Ana'], here: true }]),
    ])
    const clocks = (await board()).map(({ clock }) => clock).sort()
    expect(clocks).toEqual([1, 2, 3, 4, 5, 6])
    const pairs = clubNightOf(await board())?.pairs
    expect(pairs).toHaveLength(3)
    expect(pairs).toContainEqual({ id: 'Anna', players: ['Ana'], here: true })
  })

  it('no word is written where there is none or the club night was forgotten', async () => {
    const { one, id, board, say } = await twoTabs()
    await say(one)
    expect(await board()).toEqual([])
    the(await forgetClubNight(one, id))
    await say(one, pairWord('Anna'))
    expect(await board()).toEqual([])
  })
})

/** Returns a night on which Anna has beaten Ben and both have accepted the result. It is not on the board yet. */
function shown() {
  const night = new TestNight(['Anna', 'Ben', 'Cleo', 'Dan'], { draw: 'round-robin' })
  night.round()
  const log = night.played('Anna', 'Dan', 210, 40)
  return { night, log }
}

describe('standings that are read out', () => {
  it('the read-out standings are the shown ones, with unpublished results', () => {
    const { night, log } = shown()
    night.say(...readOutWords(night.entries, night.results, 'r'))
    expect(night.clubNight.results.get(log.game.id)?.totals).toEqual(night.results.get(log.game.id)?.totals)
    expect(sinceReadOut(night.entries, night.clubNight, night.results)).toBeNull()
    log.correct(1, 205, 45)
    expect(sinceReadOut(night.entries, night.clubNight, night.results)?.games).toMatchObject([{ hands: [1] }])
  })

  it('the read-out standings are complete even over several messages', () => {
    const { night, log } = shown()
    const many = Array.from({ length: 40 }, (_, index): Word => [`more/${index}`, 'x'.repeat(400)])
    night.say(...many)
    const before = night.entries.length
    night.say(...readOutWords(night.entries, night.results, 'r'))
    expect(night.entries).toHaveLength(before + 1)
    log.correct(1, 205, 45)
    expect(sinceReadOut(night.entries, night.clubNight, night.results)).not.toBeNull()
  })
})

describe('closing a round', () => {
  it('closing a round publishes the results of all its games together', () => {
    const { night } = shown()
    night.game('Ben', 'Cleo').hand(30, 132)
    night.say(...closingWords(night.entries, 1, 'stands', night.results))
    expect(night.clubNight.results.size).toBe(2)
    expect(unpublishedResults(night.clubNight, night.results)).toEqual([])
  })

  it('a closed round stays closed as it was, and a missing one is not closed', () => {
    const { night } = shown()
    night.say(...closingWords(night.entries, 1, 'stands', new Map()))
    expect(closingWords(night.entries, 1, 'void', night.results)).toEqual([])
    expect(closingWords(night.entries, 2, 'void', night.results)).toEqual([])
  })
})
