import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ok } from '@/lib/core/result'
import { currentEpoch } from '@/lib/durable/moment'
import { type Connection } from '@/lib/storage'
import { appendChange } from '@/lib/storage/games/append-change'
import { restoreFromTab } from '@/lib/storage/maintenance'
import type { GameRecord } from '@/lib/storage/records/game'
import { gameJson, restore, saveIncomingGame, type IncomingGame } from '@/lib/storage/sharing'
import { takeEntries } from '@/lib/storage/sharing/take-entries'
import { backedUp, gameInFile } from '../support/arriving'
import { counted, newPhone, ready, start, the, totalsOf } from '../support/storage'

/** Returns a game of one hand, 56 to 23. */
async function played(): Promise<IncomingGame> {
  const tab = newPhone().openTab()
  const id = await start(tab)
  the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, [56, 23]) }))
  return gameInFile(gameJson((await ready(tab, id)).bundle, 'whole'))
}

/** Returns the same game, with another time of beginning, and other points from paper. */
const forged = (game: IncomingGame, createdAt: number, more: Partial<GameRecord> = {}): IncomingGame => ({
  ...game,
  record: { ...game.record, createdAt, start: { totals: [300, 0], heldOver: 0 }, ...more },
})

const bundleOf = ({ record, changes }: IncomingGame) => ({ game: record, changes })

/** The ways by which a game arrives on a phone with its set-up. */
const DESTINATIONS: Readonly<Record<string, (tab: Connection, game: IncomingGame) => Promise<unknown>>> = {
  relay: async (tab, { record, changes }) => {
    const epoch = the(await tab.run(async (db) => ok(await currentEpoch(db))))
    return the(await takeEntries(tab, [{ gameId: record.id, setUp: record, entries: changes }], epoch))
  },
  file: async (tab, game) => the(await saveIncomingGame(tab, gameInFile(gameJson(bundleOf(game), 'whole')))),
  backup: async (tab, game) => {
    const from = newPhone().openTab()
    the(await restoreFromTab(from, [bundleOf(game)]))
    return the(await restore(tab, await backedUp(from), 'merge'))
  },
  'undo of a deletion': async (tab, game) => the(await restoreFromTab(tab, [bundleOf(game)])),
}
const NAMES = Object.keys(DESTINATIONS)
const come = (tab: Connection, road: string, game: IncomingGame) => DESTINATIONS[road]?.(tab, game)

describe('a game with a second, forged set-up', () => {
  it.each(NAMES)('every phone uses the earlier set-up, no matter which came first: by %s', async (road) => {
    const game = await played()
    for (const [createdAt, total] of [
      [game.record.createdAt - 1, 356],
      [game.record.createdAt + 1, 56],
    ] as const) {
      const other = forged(game, createdAt)
      for (const order of [
        [game, other],
        [other, game],
      ]) {
        const tab = newPhone().openTab()
        for (const one of order) await come(tab, road, one)
        expect(await totalsOf(tab, game.record.id)).toEqual([[total, 23]])
      }
    }
  })

  it('all phones use the same set-up, in any order and by any way in', async () => {
    const game = await played()
    const { createdAt } = game.record
    const all = [game, forged(game, createdAt), forged(game, createdAt, { dealer: 0 }), forged(game, createdAt + 5)]
    const arrivals = fc.tuple(
      fc.shuffledSubarray(all, { minLength: 4 }),
      fc.array(fc.constantFrom(...NAMES), { minLength: 4, maxLength: 4 }),
    )
    const setUpAfter = async ([games, roads]: readonly [readonly IncomingGame[], readonly string[]]) => {
      const tab = newPhone().openTab()
      for (const [index, one] of games.entries()) await come(tab, roads[index] ?? '', one)
      const { rules, names, dealer, start: begun, createdAt: at } = (await ready(tab, game.record.id)).record
      return { rules, names, dealer, begun, at }
    }
    await fc.assert(
      fc.asyncProperty(arrivals, arrivals, async (one, other) => {
        expect(await setUpAfter(one)).toEqual(await setUpAfter(other))
      }),
      { numRuns: 6 },
    )
  })

  it('a playable set-up is used, even if an earlier one is not', async () => {
    const game = await played()
    const tab = newPhone().openTab()
    await come(tab, 'file', game)
    for (const more of [{ dealer: 3 }, { names: ['Mike', 'Yetta', 'Ned'] }, { rules: { base: 'no-such-rules' } }])
      await come(tab, 'relay', forged(game, game.record.createdAt - 1, more))
    expect(await totalsOf(tab, game.record.id)).toEqual([[56, 23]])
  })

  it('each phone keeps the name under which it writes', async () => {
    const game = await played()
    const tab = newPhone().openTab()
    await come(tab, 'file', game)
    const { device } = (await ready(tab, game.record.id)).record
    await come(tab, 'relay', forged(game, game.record.createdAt - 1))
    expect((await ready(tab, game.record.id)).record.device).toBe(device)
  })
})
