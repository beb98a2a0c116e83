import { describe, expect, it } from 'vitest'
import type { Connection, NewChange } from '@/lib/storage'
import { addAhead, appendChange } from '@/lib/storage/games/append-change'
import type { StoredGame } from '@/lib/storage/sheet/added-change'
import { counted, newPhone, ready, start, the, totalsOf } from '../support/storage'

const hand = (...totals: readonly number[]): NewChange => ({ kind: 'recorded', facts: counted(0, totals) })

/** Returns a game as a tab shows it. */
async function shown(tab: Connection, id: string): Promise<StoredGame> {
  const { record, bundle, sheet } = await ready(tab, id)
  return { record, rows: bundle.changes, sheet }
}

/** Adds a change to a game as a tab shows it. */
async function added(tab: Connection, id: string, change: NewChange) {
  const ahead = addAhead(await shown(tab, id), change)
  if (ahead === null) throw new Error('expected the change to add something')
  return ahead
}

describe('a change that was added to the game on the screen before it is written', () => {
  it('a change on the game as it is is written as the screen shows it', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    const ahead = await added(tab, id, hand(56, 23))
    const written = the(await appendChange(tab, id, hand(56, 23), 'keep', { ahead }))
    expect(written).toEqual({ change: ahead.after.first.id, hand: ahead.ids.hand })
    const { sheet, bundle, record } = await ready(tab, id)
    expect(sheet).toEqual(ahead.after.sheet)
    expect(record).toEqual(ahead.record)
    expect(bundle.game).toEqual(ahead.record)
    expect(bundle.changes).toEqual(ahead.after.added)
  })

  it('a read returns the entries in the order in which the screen has them, whatever their ids', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    for (let times = 0; times < 8; times += 1) {
      const ahead = await added(tab, id, hand(5 + times, 3))
      the(await appendChange(tab, id, hand(5 + times, 3), 'keep', { ahead }))
      expect((await ready(tab, id)).bundle.changes).toEqual(ahead.changes)
    }
  })

  it('a hand that another tab saved meanwhile comes first', async () => {
    const phone = newPhone()
    const [here, there] = [phone.openTab(), phone.openTab()]
    const id = await start(here)
    const ahead = await added(here, id, hand(56, 23))
    the(await appendChange(there, id, hand(70, 30)))
    const written = the(await appendChange(here, id, hand(56, 23), 'keep', { ahead }))
    expect(written.change).toBe(ahead.after.first.id)
    expect(await totalsOf(here, id)).toEqual([
      [70, 30],
      [126, 53],
    ])
  })

  it('a hand that has to be checked by code that is not loaded is left to the write, which loads it', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    const facts = { kind: 'counted', taker: 0, totals: [56, 23] }
    const answer: NewChange = {
      kind: 'settled',
      entries: () => [{ kind: 'recorded', hand: 'from-another-phone', after: null, facts }],
    }
    expect(addAhead(await shown(tab, id), answer)).toBeNull()
    expect(the(await appendChange(tab, id, answer)).hand).toBe('from-another-phone')
    expect(await totalsOf(tab, id)).toEqual([[56, 23]])
  })

  it('a change that adds nothing is not added', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    const nothing: NewChange = { kind: 'settled', entries: () => [] }
    expect(addAhead(await shown(tab, id), nothing)).toBeNull()
  })
})
