// Must come before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { ok } from '@/lib/core/result'
import { currentEpoch } from '@/lib/durable/moment'
import { read, type Connection } from '@/lib/storage'
import { takeEntries } from '@/lib/storage/sharing/take-entries'
import { acceptResult, beginGame, resultHere } from '@/lib/together/club/accept'
import { newPhone, the } from '../support/storage'
import { TestNight, type TestLog } from './night'

/** Returns a phone at a table at which Anna has beaten Ben. */
async function atTable() {
  const night = new TestNight(['Anna', 'Ben'])
  night.round()
  const log = night.game('Anna', 'Ben').hand(210, 40)
  const tab = newPhone().openTab()
  the(await beginGame(tab, log.record))
  await arrive(tab, log)
  return { log, tab, id: log.game.id }
}

async function arrive(tab: Connection, { game, entries }: TestLog) {
  const epoch = the(await tab.run(async (db) => ok(await currentEpoch(db))))
  the(await takeEntries(tab, [{ gameId: game.id, setUp: null, entries }], epoch))
}

const shown = async (tab: Connection, id: string) => {
  const here = the(await read(tab, (db) => resultHere(db, id)))
  if (here === null) throw new Error('expected the game on this phone')
  return here
}

describe('accepting a result', () => {
  it('a side accepts the result that it was shown', async () => {
    const { tab, id } = await atTable()
    const { digest } = await shown(tab, id)
    expect(the(await acceptResult(tab, id, 0, digest))).toBe('accepted')
    expect((await shown(tab, id)).result.accepted).toEqual([true, false])
  })

  it('a side does not accept a change after the shown result, and is told', async () => {
    const { tab, id, log } = await atTable()
    const before = await shown(tab, id)
    await arrive(tab, log.correct(1, 205, 45))
    expect(the(await acceptResult(tab, id, 0, before.digest))).toBe('changed')
    const now = await shown(tab, id)
    expect(now.result).toMatchObject({ totals: [205, 45], accepted: [false, false] })
    expect(the(await acceptResult(tab, id, 0, now.digest))).toBe('accepted')
    expect((await shown(tab, id)).result.accepted).toEqual([true, false])
  })

  it('a side does not accept a result on which two phones differ', async () => {
    const { tab, id, log } = await atTable()
    const { digest } = await shown(tab, id)
    log.add({ kind: 'recorded', hand: 'other', after: null, facts: { kind: 'counted', taker: 0, totals: [205, 45] } })
    await arrive(tab, log)
    expect((await shown(tab, id)).result.unclear).toBe(true)
    expect(the(await acceptResult(tab, id, 0, digest))).toBe('changed')
  })
})
