import { describe, expect, it } from 'vitest'
import { listGames, read } from '@/lib/storage'
import { appendChange } from '@/lib/storage/games/append-change'
import { restoreFromTab, readEverything } from '@/lib/storage/maintenance'
import { isRow } from '@/lib/storage/records/record'
import { hand } from '../support/arriving'
import { codeOf, counted, find, newPhone, ready, start, the, totalsOf, type Phone } from '../support/storage'

/** Saves a game of three hands, and alters its second change without the app. */
async function damaged(phone: Phone, alter: (row: Readonly<Record<string, unknown>>) => object) {
  const tab = phone.openTab()
  const id = await start(tab)
  for (const change of [hand(0, 56, 23), hand(1, 38, 106), hand(0, 88, 84)]) the(await appendChange(tab, id, change))
  await phone.raw(async (db) => {
    const row = (await db.entries.where('gameId').equals(id).toArray()).filter(isRow).find(({ clock }) => clock === 2)
    if (row !== undefined) await db.table('entries').put({ ...row, ...alter(row) })
  })
  return { tab, id }
}

const statesOf = (found: Awaited<ReturnType<typeof ready>>) => found.sheet.rows.map(({ row }) => row.state)

describe('a hand that cannot be read', () => {
  const facts = { kind: 'counted', taker: 1, totals: [38, 106], weather: 'rain' }
  const withFacts = () => ({ facts })

  it('an unreadable hand stays on the sheet with its data, and later hands wait', async () => {
    const { tab, id } = await damaged(newPhone(), withFacts)
    const found = await ready(tab, id)
    expect(statesOf(found)).toEqual(['scored', 'unreadable', 'waiting'])
    expect(found.sheet.rows[1]).toMatchObject({
      facts,
      row: { problem: { name: 'not-this-format', place: 'weather' } },
    })
    expect(await totalsOf(tab, id)).toEqual([[56, 23]])
  })

  it('an unreadable hand can be corrected, and the whole sheet counts again', async () => {
    const { tab, id } = await damaged(newPhone(), withFacts)
    const hand = (await ready(tab, id)).sheet.rows[1]?.id ?? ''
    the(await appendChange(tab, id, { kind: 'corrected', hand, facts: counted(1, [38, 106]) }))
    expect((await totalsOf(tab, id)).at(-1)).toEqual([182, 213])
  })

  it('a game with an unreadable hand is marked in the list of games', async () => {
    const { tab, id } = await damaged(newPhone(), withFacts)
    the(await appendChange(tab, id, { kind: 'noted', text: 'wet' }))
    const game = the(await read(tab, listGames)).find((one) => one.id === id)
    expect(game).toMatchObject({ record: { summary: { open: true, totals: [56, 23] } } })
  })
})

describe('a change that cannot be read', () => {
  it.each<[string, object]>([
    ['written by newer code', { v: 99 }],
    ['with a key too many', { colour: 'red' }],
  ])('an unreadable change is on the sheet as an unreadable hand: %s', async (_, alter) => {
    const phone = newPhone()
    const { tab, id } = await damaged(phone, () => alter)
    const found = await ready(tab, id)
    expect(statesOf(found)).toEqual(['scored', 'unreadable', 'waiting'])
    expect(found.sheet.rows[1]?.facts).toMatchObject(alter)
    expect(found.bundle.changes).toHaveLength(3)
  })

  it('a change of a newer kind has no effect and is kept', async () => {
    const { tab, id } = await damaged(newPhone(), () => ({ kind: 'sung', verse: 2 }))
    const found = await ready(tab, id)
    expect(await totalsOf(tab, id)).toEqual([
      [56, 23],
      [144, 107],
    ])
    expect(found.bundle.changes).toContainEqual(expect.objectContaining({ kind: 'sung', verse: 2 }))
  })

  it('an unreadable change can be removed from the sheet, and stays in log and backup', async () => {
    const { tab, id } = await damaged(newPhone(), () => ({ colour: 'red' }))
    const hand = (await ready(tab, id)).sheet.rows[1]?.id ?? ''
    the(await appendChange(tab, id, { kind: 'deleted', hand }))
    expect(await totalsOf(tab, id)).toEqual([
      [56, 23],
      [144, 107],
    ])
    const kept = the(await read(tab, readEverything)).games[0]?.changes
    expect(kept).toContainEqual(expect.objectContaining({ colour: 'red' }))
  })
})

describe('a game that cannot be read', () => {
  it.each<[string, object, string]>([
    ['written by newer code', { v: 99 }, 'newer'],
    ['with names for no one', { names: [] }, 'unreadable'],
    ['of unknown rules', { rules: { base: 'skat' } }, 'unreadable'],
  ])('an unreadable game is listed, can be exported, and takes no change: %s', async (_, alter, code) => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    the(await appendChange(tab, id, hand(0, 56, 23)))
    await phone.raw((db) => db.table('games').update(id, alter))
    const found = await find(tab, id)
    expect(found).toMatchObject({ state: 'unreadable', bundle: { game: alter } })
    expect(found.state === 'unreadable' && found.bundle.changes).toHaveLength(1)
    expect(the(await read(tab, listGames)).map((game) => game.id)).toContain(id)
    expect(codeOf(await appendChange(tab, id, hand(0, 1, 2)))).toBe(code)
  })

  it('a game is read although its copy for lists is damaged', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    await phone.raw((db) => db.table('games').update(id, { summary: { totals: 'many' }, status: 'asleep' }))
    expect((await ready(tab, id)).record).toMatchObject({ status: 'playing', summary: null })
  })
})

describe('games restored from a copy', () => {
  it('restored games are as they were, and a second restore changes nothing', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    the(await appendChange(tab, id, hand(0, 56, 23)))
    const before = await ready(tab, id)
    const other = newPhone().openTab()
    the(await restoreFromTab(other, [before.bundle]))
    the(await restoreFromTab(other, [before.bundle]))
    expect((await ready(other, id)).sheet).toEqual(before.sheet)
  })

  it('restoring keeps the hands of both copies, and two accounts ask a question', async () => {
    const tab = newPhone().openTab()
    const other = newPhone().openTab()
    const id = await start(tab)
    the(await restoreFromTab(other, [(await ready(tab, id)).bundle]))
    the(await appendChange(tab, id, hand(0, 56, 23)))
    the(await appendChange(other, id, hand(1, 38, 106)))
    the(await restoreFromTab(tab, [(await ready(other, id)).bundle]))
    the(await restoreFromTab(other, [(await ready(tab, id)).bundle]))
    const { sheet } = await ready(tab, id)
    expect(sheet.rows.map(({ rivals }) => rivals.length)).toEqual([1])
    expect((await ready(other, id)).sheet.rows).toEqual(sheet.rows)
  })

  it('nothing is restored where one game cannot be read', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    const { bundle } = await ready(tab, id)
    const other = newPhone().openTab()
    const put = await restoreFromTab(other, [bundle, { game: { ...bundle, v: 1 }, changes: [] }])
    expect(codeOf(put)).toBe('unreadable')
    expect((await find(other, id)).state).toBe('missing')
  })
})
