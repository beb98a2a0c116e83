import { describe, expect, it } from 'vitest'
import { canonical } from '@/lib/log/canonical'
import { listHouses, read } from '@/lib/storage'
import { appendChange } from '@/lib/storage/games/append-change'
import { restoreFromTab, saveHouse } from '@/lib/storage/maintenance'
import { isRow } from '@/lib/storage/records/record'
import { restore } from '@/lib/storage/sharing'
import { backedUp } from '../support/arriving'
import { copyOfGame, ROADS, ROAD_NAMES, type GameCopy } from '../support/roads'
import { counted, newPhone, ready, start, the, totalsOf } from '../support/storage'

// An entry never changes, so two of one id mean that one is forged. Every copy then keeps the one with the lesser text.

/** Returns two copies of a game whose only hand has the same id and other points. */
async function twoCopies(): Promise<readonly [GameCopy, GameCopy]> {
  const tab = newPhone().openTab()
  const id = await start(tab)
  the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, [56, 23]) }))
  const { bundle } = await ready(tab, id)
  const forged = bundle.changes.map((row) =>
    isRow(row) && isRow(row['facts']) ? { ...row, facts: { ...row['facts'], totals: [60, 40] } } : row,
  )
  const other = newPhone().openTab()
  the(await restoreFromTab(other, [{ ...bundle, changes: forged }]))
  return [await copyOfGame(tab, id), await copyOfGame(other, id)]
}

describe('two entries of one id', () => {
  it.each(ROAD_NAMES.flatMap((first) => ROAD_NAMES.map((second) => [first, second] as const)))(
    'the one with the lesser text is kept, no matter which came first: by %s, then by %s',
    async (first, second) => {
      const copies = await twoCopies()
      const [lesser] = copies.map(({ bundle }) => canonical(bundle.changes[0])).sort()
      for (const [one, other] of [copies, [...copies].reverse()]) {
        if (one === undefined || other === undefined) throw new Error('expected two copies')
        const tab = newPhone().openTab()
        await ROADS[first](tab, one)
        await ROADS[second](tab, other)
        const { bundle, record } = await ready(tab, one.game.record.id)
        expect(bundle.changes.map(canonical)).toEqual([lesser])
        expect(record.summary?.totals).toEqual((await totalsOf(tab, record.id))[0])
      }
    },
  )
})

describe('two versions of house rules of one time', () => {
  it('every phone keeps the same version, whichever it had first', async () => {
    const tabs = [newPhone().openTab(), newPhone().openTab()]
    const [one, other] = tabs
    if (one === undefined || other === undefined) throw new Error('expected two tabs')
    const id = the(await saveHouse(one, { name: 'Quarry', rules: { base: 'bela-2' } }))
    const [house] = the(await read(one, listHouses))
    if (house === undefined) throw new Error('expected house rules')
    await other.run(async (db) => {
      await db.houses.put({ ...house, name: 'Mill' })
      return { ok: true, value: null }
    })
    const files = await Promise.all(tabs.map(backedUp))
    for (const [index, tab] of tabs.entries())
      for (const file of files.filter((_, from) => from !== index)) the(await restore(tab, file, 'merge'))
    for (const tab of tabs) expect(the(await read(tab, listHouses))).toMatchObject([{ id, name: 'Mill' }])
  })
})
