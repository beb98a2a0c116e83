import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAIRINGS, SITTING_OUT } from '@/lib/contest/evening'
import { CURRENCIES, NO_STAKES } from '@/lib/contest/stakes'
import { ok, type Result } from '@/lib/core/result'
import { type Connection, type StorageProblem, read } from '@/lib/storage'
import { changePlan, changeRound, listContests, startContest } from '@/lib/storage/evenings/contests'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { saveDraft } from '@/lib/storage/games/write-draft'
import { saveHouse, savePaid, savePlan, savePlayer, saveStakes } from '@/lib/storage/maintenance'
import { gameRecord } from '@/lib/storage/records/game'
import type { RecordType } from '@/lib/storage/records/record'
import {
  draftRecord,
  entryRecord,
  houseRecord,
  playerRecord,
  registerRecord,
  seriesRecord,
} from '@/lib/storage/records/record-types'
import { TABLES_IN_BACKUP, type TableInBackup } from '@/lib/storage/records/scopes'
import { settingRecord } from '@/lib/storage/records/setting'
import { counted, newPhone, start, the, type Phone } from '../support/storage'

const RECORDS: Readonly<Record<TableInBackup, RecordType<unknown>>> = {
  games: gameRecord,
  entries: entryRecord,
  houses: houseRecord,
  series: seriesRecord,
  players: playerRecord,
  settings: settingRecord,
  drafts: draftRecord,
  registers: registerRecord,
}

/** Returns what cannot be read of the rows of a device, each with its table. A copy of a row is not trusted: a schema reads it. */
const unreadableRows = (phone: Phone): Promise<readonly unknown[]> =>
  phone.raw(async (db) => {
    const rows = await Promise.all(
      TABLES_IN_BACKUP.map(async (table) => {
        const found: readonly unknown[] = await db.table(table).toArray()
        return found.map(
          (row) =>
            [
              table,
              JSON.parse(JSON.stringify(row, (key, one: unknown) => (key === 'rowKey' ? undefined : one))),
            ] as const,
        )
      }),
    )
    return rows.flat().filter(([table, row]) => !RECORDS[table].read(row).ok)
  })

/** Draws texts as they may be typed, pasted or come from another tab: empty, invisible, long, half a character. */
const anyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u200b',
    '\u2060\u2060',
    '\ud800',
    'Ann & Bea',
    'a'.repeat(500),
    '\u202eAnn',
    '👨‍👩‍👧‍👦',
    '\u00ad',
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)
const anyNumber = fc.oneof(fc.constantFrom(-1, 0, 1, 12, 99, 100, 0.5, 1e9, 2 ** 53, Number.NaN), fc.integer())
const anyPairs = fc.array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom('A', 'B', 'C', 'D') }, anyText), {
  minLength: 0,
  maxLength: 14,
})

type Written = Result<unknown, StorageProblem>
type Write = (tab: Connection, game: string) => Promise<Written>

const plan = fc.record({
  name: anyText,
  pairs: anyPairs,
  ends: fc.constantFrom('deals' as const, 'minutes' as const),
  length: anyNumber,
  rings: fc.boolean(),
  opponents: fc.constantFrom('draw' as const, 'points' as const, 'wins' as const),
  counts: fc.constantFrom('wins' as const, 'points' as const),
  cap: fc.option(anyNumber),
  unopposed: anyNumber,
})

const changeContest = async (tab: Connection, change: (id: string) => Promise<Written>): Promise<Written> => {
  const [contest] = the(await read(tab, listContests))
  return contest === undefined ? ok(null) : change(contest.id)
}

const anyWrite: fc.Arbitrary<Write> = fc.oneof(
  fc.tuple(anyText, anyText).map(
    (names): Write =>
      (tab) =>
        startGame(
          tab,
          { rules: { base: 'bela-2' }, names, rulesName: names[0], dealer: 0 },
          { kind: 'new', bestOf: 3 },
        ),
  ),
  anyText.map(
    (text): Write =>
      (tab, game) =>
        appendChange(tab, game, { kind: 'noted', text }),
  ),
  anyText.map(
    (name): Write =>
      (tab, game) =>
        appendChange(tab, game, { kind: 'seated', seat: 0, name, from: null }),
  ),
  fc.jsonValue().map(
    (form): Write =>
      (tab, game) =>
        saveDraft(tab, game, form),
  ),
  anyText.map(
    (name): Write =>
      (tab) =>
        saveHouse(tab, { name, rules: { base: 'bela-2' } }),
  ),
  fc.record({ name: anyText, keys: fc.array(anyText, { maxLength: 3 }), initials: fc.option(anyText) }).map(
    (facts): Write =>
      (tab) =>
        savePlayer(tab, { id: null, colour: null, ...facts }),
  ),
  fc
    .record({
      people: fc.array(anyText, { maxLength: 14 }),
      pairing: fc.constantFrom(...PAIRINGS),
      sittingOut: fc.constantFrom(...SITTING_OUT),
    })
    .map(
      (facts): Write =>
        (tab, game) =>
          savePlan(tab, game, facts, 1),
    ),
  fc.record({ game: anyNumber, pot: anyNumber, currency: fc.constantFrom(...CURRENCIES) }).map(
    (facts): Write =>
      (tab, game) =>
        saveStakes(tab, game, { ...NO_STAKES, ...facts }),
  ),
  fc.record({ from: anyText, to: anyText, amount: anyNumber }).map(
    (payment): Write =>
      (tab, game) =>
        savePaid(tab, game, { payment, isPaid: true, settled: [payment] }),
  ),
  plan.map(
    (facts): Write =>
      (tab) =>
        startContest(tab, facts),
  ),
  plan.map(
    (facts): Write =>
      (tab) =>
        changeContest(tab, (id) => changePlan(tab, id, (before) => ({ ...before, ...facts }))),
  ),
  fc.tuple(anyNumber, anyNumber).map(
    (points): Write =>
      (tab) =>
        changeContest(tab, (id) =>
          changeRound(tab, id, 1, (round) => ({ ...round, tables: round.tables.map((one) => ({ ...one, points })) })),
        ),
  ),
)

describe('what is written', () => {
  it('can be read again, or is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyWrite, { minLength: 1, maxLength: 12 }), async (writes) => {
        const phone = newPhone()
        const tab = phone.openTab()
        const game = await start(tab)
        the(await appendChange(tab, game, { kind: 'recorded', facts: counted(0, [56, 23]) }))
        for (const write of writes) await write(tab, game)
        expect(await unreadableRows(phone)).toEqual([])
      }),
      { numRuns: Number(process.env['YUSS_RUNS'] ?? 25) },
    )
  })

  it.each<[string, Write]>([
    [
      'an evening of one person',
      (tab, game) => savePlan(tab, game, { people: ['Ann'], pairing: 'same', sittingOut: 'turn' }, 1),
    ],
    [
      'an evening with a person without a visible name',
      (tab, game) => savePlan(tab, game, { people: ['Ann', 'Ben', '\u200b'], pairing: 'same', sittingOut: 'turn' }, 1),
    ],
    ['a stake below nothing', (tab, game) => saveStakes(tab, game, { ...NO_STAKES, game: -50, currency: 'EUR' })],
    ['a stake of half a cent', (tab, game) => saveStakes(tab, game, { ...NO_STAKES, pot: 0.5, currency: 'EUR' })],
    [
      'a person without a visible name',
      (tab) => savePlayer(tab, { id: null, name: '\u200b', keys: [], colour: null, initials: null }),
    ],
  ])('is refused by name, and nothing is written: %s', async (_, write) => {
    const phone = newPhone()
    const tab = phone.openTab()
    const game = await start(tab)
    const rows = () => phone.raw(async (db) => [await db.registers.toArray(), await db.players.toArray()])
    const before = await rows()
    expect(await write(tab, game)).toMatchObject({ ok: false, error: { code: 'unfit' } })
    expect(await rows()).toEqual(before)
  })
})
