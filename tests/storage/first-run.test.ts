import { describe, expect, it } from 'vitest'
import { listGames, listNames, read, type Connection } from '@/lib/storage'
import { appendChange } from '@/lib/storage/games/append-change'
import { saveDraft } from '@/lib/storage/games/write-draft'
import { deleteEverything, restoreFromTab, readEverything, removeExample } from '@/lib/storage/maintenance'
import { counted, newPhone, start, the, totalsOf } from '../support/storage'

const games = async (tab: Connection) => the(await read(tab, listGames))

describe('the example on a new phone', () => {
  it('the example is the sheet that the source prints: 56 23, 94 129, 182 213, 326 213', async () => {
    const tab = newPhone().openTab()
    const [example] = await games(tab)
    expect(example).toMatchObject({ state: 'readable', record: { example: true, names: ['Mike', 'Yetta'] } })
    expect(await totalsOf(tab, example?.id ?? '')).toEqual([
      [56, 23],
      [94, 129],
      [182, 213],
      [326, 213],
    ])
    expect(example).toMatchObject({ record: { status: 'playing', summary: { totals: [326, 213], hands: 4 } } })
  })

  // Three hands each, scored by hand.
  it.each([
    // 122 : 60 with bela is 12 : 6; 71 : 91 is 7 : 9; without trumps 140 : 120 is 14 : 12.
    ['bg', 'bridge-belote', [12, 6], [19, 15], [33, 27]],
    ['fr', 'belote', [99, 63], [243, 81], [311, 175]],
    // The taker's side has 63 of 262, so all goes to the others; then 133 with bela : 49, and 40 : 122.
    ['hr', 'bela-hr', [262, 0], [395, 49], [435, 171]],
  ])('the example is in %s a game of %s', async (language, base, ...totals) => {
    const tab = newPhone().openTab('without', language)
    const [example] = await games(tab)
    expect(example).toMatchObject({ state: 'readable', record: { example: true, rules: { base } } })
    expect(await totalsOf(tab, example?.id ?? '')).toEqual(totals)
  })

  it('the example appears once, in any number of tabs', async () => {
    const phone = newPhone()
    const lists = await Promise.all([phone.openTab(), phone.openTab(), phone.openTab()].map(games))
    expect(lists.map((list) => list.length)).toEqual([1, 1, 1])
  })

  it('the example does not return once it was removed', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    the(await removeExample(tab))
    expect(await games(tab)).toEqual([])
    expect(await games(phone.openTab())).toEqual([])
  })

  it('removing the example leaves the table’s own games alone', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    the(await removeExample(tab))
    expect((await games(tab)).map((game) => game.id)).toEqual([id])
  })

  it('the example is in no backup, and its players are not suggested', async () => {
    const tab = newPhone().openTab()
    expect(the(await read(tab, readEverything)).games).toEqual([])
    expect(the(await read(tab, listNames))).toEqual([])
  })
})

describe('the example beside the table’s own games', () => {
  const idsOf = async (tab: Connection) => (await games(tab)).map((game) => game.id)
  const recordHand = async (tab: Connection, id: string, totals: readonly number[]) =>
    the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, totals) }))

  /** Returns a phone with its example and a game that the next hand will end: 300 of 501 are written. */
  async function almostOver() {
    const phone = newPhone()
    const tab = phone.openTab()
    const [example = ''] = await idsOf(tab)
    const own = await start(tab)
    await recordHand(tab, own, [300, 20])
    return { phone, tab, example, own, end: () => recordHand(tab, own, [300, 20]) }
  }

  it('the example stays while the first game continues', async () => {
    const { tab, example, own } = await almostOver()
    expect(await idsOf(tab)).toEqual([own, example])
  })

  it('the example stays when the first game is broken off', async () => {
    const { tab, example, own } = await almostOver()
    the(await appendChange(tab, own, { kind: 'broken-off' }))
    expect(await idsOf(tab)).toEqual([own, example])
  })

  it('the example disappears with the hand that ends the first game', async () => {
    const { phone, tab, own, end } = await almostOver()
    await end()
    expect(await idsOf(tab)).toEqual([own])
    expect(await idsOf(phone.openTab())).toEqual([own])
  })

  it('the example stays where someone has written in it', async () => {
    const { tab, example, own, end } = await almostOver()
    the(await appendChange(tab, example, { kind: 'noted', text: 'ours now' }))
    await end()
    expect(await idsOf(tab)).toEqual([own, example])
  })

  it('the example stays where a hand of it is half typed', async () => {
    const { tab, example, own, end } = await almostOver()
    the(await saveDraft(tab, example, { taker: 0 }))
    await end()
    expect(await idsOf(tab)).toEqual([own, example])
  })

  it('the example does not count as a finished game of the table', async () => {
    const tab = newPhone().openTab()
    const [example = ''] = await idsOf(tab)
    await recordHand(tab, example, [300, 20])
    expect(await idsOf(tab)).toEqual([example])
  })
})

describe('deleting everything', () => {
  it('deleting everything removes the example too, for this tab and the next', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    await start(tab)
    the(await deleteEverything(tab))
    const empty = {
      games: [],
      series: [],
      settings: [],
      houses: [],
      deleted: new Set(),
      registers: [],
      players: [],
      drafts: [],
      strays: [],
    }
    expect(the(await read(tab, readEverything))).toEqual(empty)
    expect(await games(phone.openTab())).toEqual([])
  })

  it('deleting everything can be undone from a copy', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    const copy = the(await read(tab, readEverything))
    the(await deleteEverything(tab))
    expect(the(await restoreFromTab(tab, copy.games))).toBe(1)
    expect((await games(tab)).map((game) => game.id)).toEqual([id])
  })
})
