import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, type DatabaseCopy, type JournalCopy } from '@/lib/durable/journal/compare'
import { ALL_ROWS, rowId, type JournalEntry } from '@/lib/durable/journal/entry'
import { fold } from '@/lib/durable/journal/fold'

type Copy = ReadonlyMap<string, JournalEntry>

/** What was written, in order: row `key` of the table, or its deletion. */
const histories = fc.array(
  fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), row: fc.option(fc.record({ points: fc.nat(162) })) }),
  { minLength: 1, maxLength: 12 },
)

const entriesOf = (history: readonly { readonly key: string; readonly row: unknown }[]): readonly JournalEntry[] =>
  history.map(({ key, row }, index) => ({ table: 'games', key, n: index + 1, row }))

/** The database after the writes given. */
function databaseOf(entries: readonly JournalEntry[]): DatabaseCopy {
  const newest: Copy = fold(entries)
  return {
    rows: new Map([...newest].flatMap(([id, { row }]) => (row === null ? [] : [[id, row] as const]))),
    writes: new Map([...newest].map(([id, { n, row }]) => [id, { id, n, gone: row === null }])),
    last: entries.reduce((most, { n }) => Math.max(most, n), 0),
    since: 0,
  }
}

const journalOf = (entries: readonly JournalEntry[]): JournalCopy => ({
  folded: fold(entries),
  through: entries.reduce((most, { n }) => Math.max(most, n), 0),
})

/** The rows that each copy holds once the comparison has been carried out. */
function carriedOut(database: DatabaseCopy, journal: JournalCopy) {
  const { toDatabase, toJournal, damage } = compare(database, journal)
  const rows = new Map(database.rows)
  for (const { table, key, row } of toDatabase) {
    if (row === null) rows.delete(rowId(table, key))
    else rows.set(rowId(table, key), row)
  }
  const folded = fold([...journal.folded.values(), ...toJournal])
  const kept = new Map([...folded].flatMap(([id, { row }]) => (row === null ? [] : [[id, row] as const])))
  return { rows: sorted(rows), kept: sorted(kept), damage }
}

const sorted = (rows: ReadonlyMap<string, unknown>) =>
  Object.fromEntries([...rows].sort(([a], [b]) => (a < b ? -1 : 1)))
const liveOf = (entries: readonly JournalEntry[]) => sorted(databaseOf(entries).rows)
const without = <V>(map: ReadonlyMap<string, V>, lost: (id: string) => boolean) =>
  new Map([...map].filter(([id]) => !lost(id)))

const cuts = histories.chain((history) => fc.tuple(fc.constant(entriesOf(history)), fc.nat(history.length)))
const losses = fc.tuple(histories.map(entriesOf), fc.subarray(['a', 'b', 'c', 'd']))

describe('two copies that are compared', () => {
  it('are left alone where they hold the same', () => {
    fc.assert(
      fc.property(histories.map(entriesOf), (entries) => {
        expect(compare(databaseOf(entries), journalOf(entries))).toEqual({
          erased: null,
          toDatabase: [],
          toJournal: [],
          damage: [],
        })
      }),
    )
  })

  it('both hold everything, whichever of them was behind, and nothing deleted rises again', () => {
    fc.assert(
      fc.property(cuts, fc.boolean(), ([entries, cut], isJournalBehind) => {
        const behind = entries.slice(0, cut)
        const after = isJournalBehind
          ? carriedOut(databaseOf(entries), journalOf(behind))
          : carriedOut(databaseOf(behind), journalOf(entries))
        expect([after.rows, after.kept]).toEqual([liveOf(entries), liveOf(entries)])
      }),
    )
  })

  it('are made good from the other where rows were lost, and the loss has a name', () => {
    fc.assert(
      fc.property(losses, fc.boolean(), ([entries, keys], isJournalHurt) => {
        const isLost = (id: string) => keys.some((key) => id === `games/${key}`)
        const [database, journal] = [databaseOf(entries), journalOf(entries)]
        const after = isJournalHurt
          ? carriedOut(database, { ...journal, folded: without(journal.folded, isLost) })
          : carriedOut({ ...database, rows: without(database.rows, isLost) }, journal)
        expect([after.rows, after.kept]).toEqual([liveOf(entries), liveOf(entries)])
        const lostRows = Object.keys(liveOf(entries)).filter(isLost)
        expect(after.damage.map(({ table, key }) => rowId(table, key)).sort()).toEqual(lostRows)
        expect(after.damage.every(({ repaired }) => repaired)).toBe(true)
      }),
    )
  })

  it('agree on the journal’s word where a row of the same write differs, and keep what was found', () => {
    const entries = entriesOf([{ key: 'a', row: { points: 56 } }])
    const database = { ...databaseOf(entries), rows: new Map([['games/a', { points: 57 }]]) }
    const after = carriedOut(database, journalOf(entries))
    expect(after.rows).toEqual({ 'games/a': { points: 56 } })
    expect(after.damage).toMatchObject([{ store: 'database', fault: 'different', key: 'a', found: { points: 57 } }])
  })

  it('name a row that both have lost', () => {
    const entries = entriesOf([
      { key: 'a', row: { points: 56 } },
      { key: 'b', row: { points: 1 } },
    ])
    const isLost = (id: string) => id === 'games/a'
    const database = { ...databaseOf(entries), rows: without(databaseOf(entries).rows, isLost) }
    const journal = { ...journalOf(entries), folded: without(journalOf(entries).folded, isLost) }
    expect(compare(database, journal).damage).toMatchObject([
      { store: 'database', fault: 'missing', key: 'a', repaired: false },
    ])
  })

  it('number rows that were written before there were numbers', () => {
    const database: DatabaseCopy = { rows: new Map([['games/a', { points: 1 }]]), writes: new Map(), last: 0, since: 0 }
    expect(compare(database, journalOf([])).toJournal).toEqual([{ table: 'games', key: 'a', n: 1, row: { points: 1 } }])
  })

  it('do not bring back a table that was emptied', () => {
    const entries = [
      ...entriesOf([{ key: 'a', row: { points: 56 } }]),
      { table: 'games', key: ALL_ROWS, n: 2, row: null },
    ]
    const after = carriedOut(databaseOf(entries), journalOf(entries.slice(0, 1)))
    expect([after.rows, after.kept]).toEqual([{}, {}])
  })
})
