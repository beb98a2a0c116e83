import { describe, expect, it } from 'vitest'
import { choosing, parting, settling } from '@/lib/log/settle'
import type { Connection, NewChange, SheetRow } from '@/lib/storage'
import { appendChange } from '@/lib/storage/games/append-change'
import { isRow } from '@/lib/storage/records/record'
import { gameJson, saveIncomingGame } from '@/lib/storage/sharing'
import type { StoredLog } from '@/lib/storage/sheet/sheet'
import { gameInFile } from '../support/arriving'
import { counted, newPhone, ready, start, the } from '../support/storage'

/** Sends a game as a file. */
async function send(from: Connection, to: Connection, id: string): Promise<void> {
  const game = gameInFile(gameJson((await ready(from, id)).bundle, 'whole'))
  expect(the(await saveIncomingGame(to, game))).toBe(id)
}

const record = (...totals: readonly number[]): NewChange => ({ kind: 'recorded', facts: counted(0, totals) })

/** Returns the phones of Ann and Ben, which share a game of one hand. */
async function twoPhones() {
  const [ann, ben] = [newPhone().openTab(), newPhone().openTab()]
  const id = await start(ann)
  the(await appendChange(ann, id, record(60, 40)))
  await send(ann, ben, id)
  const exchange = async () => {
    await send(ann, ben, id)
    await send(ben, ann, id)
  }
  const rows = async (tab: Connection) => (await ready(tab, id)).sheet.rows
  const both = async () => {
    const [one, other] = [await rows(ann), await rows(ben)]
    expect(other).toEqual(one)
    return one
  }
  const write = async (tab: Connection, change: NewChange) => the(await appendChange(tab, id, change))
  const undo = async (tab: Connection) =>
    write(tab, { kind: 'undone', change: (await ready(tab, id)).sheet.undoable ?? '' })
  const redo = async (tab: Connection) =>
    write(tab, { kind: 'redone', change: (await ready(tab, id)).sheet.redoable ?? '' })
  return { id, ann, ben, exchange, both, write, undo, redo }
}

const totals = ({ row }: SheetRow) => (row.state === 'scored' && row.hand.kind === 'counted' ? row.hand.totals : null)
const rivalsOf = ({ rivals }: SheetRow) => rivals.map(({ facts }) => (isRow(facts) ? facts['totals'] : null))

describe('a deal that two phones recorded alike', () => {
  const alike = async () => {
    const game = await twoPhones()
    await game.write(game.ann, record(70, 30))
    await game.write(game.ben, record(70, 30))
    await game.exchange()
    return game
  }
  const second = async (rows: Promise<readonly SheetRow[]>): Promise<SheetRow> => {
    const row = (await rows)[1]
    if (row === undefined) throw new Error('two deals were played')
    return row
  }

  it('a deal recorded alike is one row that asks nothing', async () => {
    const { both } = await alike()
    expect((await both()).map((row) => [totals(row), row.same.length, row.rivals.length])).toEqual([
      [[60, 40], 0, 0],
      [[70, 30], 1, 0],
    ])
  })

  it('a deal recorded alike is corrected on both, and asks nothing afterwards', async () => {
    const { id, ann, both, exchange, write, undo, redo } = await alike()
    const { id: hand } = await second(both())
    await write(ann, { kind: 'corrected', hand, facts: counted(0, [80, 20]) })
    await exchange()
    expect(totals(await second(both()))).toEqual([80, 20])
    expect((await second(both())).same).toHaveLength(1)
    const { log } = (await ready(ann, id)).sheet
    const corrections = log.log.filter(({ kind }) => kind === 'corrected')
    expect(new Set(corrections.map(({ clock, at }) => `${clock} ${at}`)).size).toBe(1)
    await undo(ann)
    await exchange()
    expect(await second(both())).toMatchObject({ same: [expect.anything()], rivals: [] })
    expect(totals(await second(both()))).toEqual([70, 30])
    await redo(ann)
    await exchange()
    expect(totals(await second(both()))).toEqual([80, 20])
    expect(await second(both())).toMatchObject({ same: [expect.anything()], rivals: [] })
  })

  it('a deal recorded alike is deleted on both', async () => {
    const { ann, both, exchange, write, undo } = await alike()
    await write(ann, { kind: 'deleted', hand: (await second(both())).id })
    await exchange()
    expect(await both()).toHaveLength(1)
    await undo(ann)
    await exchange()
    expect(await second(both())).toMatchObject({ same: [expect.anything()], rivals: [] })
  })

  it('a deal recorded alike is accepted as both phones have it', async () => {
    const { id, ann, both, exchange, write } = await alike()
    await write(ann, { kind: 'accepted', hand: (await second(both())).id })
    await exchange()
    const { log } = (await ready(ann, id)).sheet
    expect(log.log.filter(({ kind }) => kind === 'accepted')).toHaveLength(2)
    expect(await second(both())).toMatchObject({ accepted: true })
  })
})

describe('a deal that two phones recorded differently', () => {
  const rivals = async () => {
    const game = await twoPhones()
    await game.write(game.ann, record(70, 30))
    await game.write(game.ben, record(80, 20))
    await game.exchange()
    const [, row] = await game.both()
    const [rival] = row?.rivals ?? []
    if (row === undefined || rival === undefined) throw new Error('two accounts of the second deal')
    return { ...game, row, rival }
  }

  it('a deal recorded differently is one row with a rival on both phones', async () => {
    const { row } = await rivals()
    expect([totals(row), ...rivalsOf(row)]).toEqual(
      expect.arrayContaining([
        [70, 30],
        [80, 20],
      ]),
    )
  })

  it('one phone’s choice settles the deal on both, and undo asks again', async () => {
    const { ann, both, exchange, write, undo, row, rival } = await rivals()
    await write(ann, { kind: 'settled', entries: (log) => choosing(log, rival.id) })
    await exchange()
    const [, chosen] = await both()
    expect(chosen).toMatchObject({ id: rival.id, rivals: [] })
    await undo(ann)
    await exchange()
    const [, asked] = await both()
    expect(asked).toMatchObject({ id: row.id, rivals: [{ id: rival.id }] })
  })

  it('a question about a deal disappears where another tab has split it', async () => {
    const { ann, id, write, row, rival } = await rivals()
    const part = { kind: 'settled', entries: (log: StoredLog) => parting(log, rival.id, row.id) } as const
    await write(ann, part)
    expect(await appendChange(ann, id, part)).toMatchObject({ ok: false, error: { code: 'missing' } })
  })

  it('a deal recorded differently can become two deals on both phones', async () => {
    const { ann, ben, id, both, exchange, write, undo, row, rival } = await rivals()
    await write(ben, record(50, 50))
    await exchange()
    await write(ann, { kind: 'settled', entries: (log) => parting(log, rival.id, row.id) })
    await exchange()
    const rows = await both()
    expect(rows.map(({ id: hand }) => hand).slice(1, 3)).toEqual([rival.id, row.id])
    expect(rows.map((one) => [one.rivals.length, one.contested])).toEqual(rows.map(() => [0, false]))
    expect(totals(rows[3] ?? row)).toEqual([50, 50])
    await undo(ann)
    await exchange()
    expect(await both()).toHaveLength(3)
    expect((await ready(ben, id)).sheet.undoable).not.toBeNull()
  })

  it('an open question does not stop the next hand from being recorded', async () => {
    const { ben, both, exchange, write } = await rivals()
    await write(ben, record(50, 50))
    await exchange()
    expect(await both()).toHaveLength(3)
  })
})

describe('a hand that two phones corrected', () => {
  it('a hand with two corrections shows both, and then the chosen one', async () => {
    const { ann, ben, both, exchange, write } = await twoPhones()
    const hand = (await both())[0]?.id ?? ''
    await write(ann, { kind: 'corrected', hand, facts: counted(0, [61, 39]) })
    await write(ben, { kind: 'corrected', hand, facts: counted(0, [62, 38]) })
    await exchange()
    const [row] = await both()
    expect(row).toMatchObject({ contested: true, deletedAt: [] })
    expect(row?.versions.map(({ facts }) => (isRow(facts) ? facts['totals'] : null)).sort()).toEqual([
      [61, 39],
      [62, 38],
    ])
    const by = row?.versions.at(0)?.id ?? ''
    await write(ben, { kind: 'settled', entries: (log) => settling(log, [hand], by) })
    await exchange()
    const [settled] = await both()
    expect(settled).toMatchObject({ contested: false, versions: [], facts: row?.versions.at(0)?.facts })
  })
})

describe('a hand that one phone deleted and the other corrected', () => {
  it('a hand deleted on one phone stays until it is kept or deleted for good', async () => {
    const { ann, ben, both, exchange, write, undo } = await twoPhones()
    const hand = (await both())[0]?.id ?? ''
    await write(ann, { kind: 'corrected', hand, facts: counted(0, [61, 39]) })
    await write(ben, { kind: 'deleted', hand })
    await exchange()
    const [row] = await both()
    expect(row).toMatchObject({ contested: true, deletedAt: [expect.any(Number)] })
    expect(row?.versions).toHaveLength(1)
    const by = row?.versions.at(0)?.id ?? ''
    await write(ann, { kind: 'settled', entries: (log) => settling(log, [hand], by) })
    await exchange()
    expect((await both())[0]).toMatchObject({ contested: false, deletedAt: [] })
    await undo(ann)
    await exchange()
    expect((await both())[0]).toMatchObject({ contested: true })
    await write(ben, { kind: 'deleted', hand })
    await exchange()
    expect(await both()).toEqual([])
  })
})
