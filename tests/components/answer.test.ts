import { describe, expect, it } from 'vitest'
import { changeOf, previewOfAnswer } from '@/components/sheet/answer'
import { needsAnswer } from '@/components/sheet/needs-answer'
import { versionQuestionOf } from '@/components/sheet/question'
import { appendChange } from '@/lib/storage/games/append-change'
import { gameRecord } from '@/lib/storage/records/game'
import type { EntryRecord } from '@/lib/storage/records/record-types'
import '@/lib/storage/records/schemas/provided'
import { sheetOf } from '@/lib/storage/sheet/sheet'
import { counted, newPhone, ready, start, the } from '../support/storage'
import { tableAt } from '../support/text-builders'

const table = tableAt('bela-2')

/** Builds a sheet of two deals, and returns it with the row of the second. Each of the totals is one phone's version of it. */
async function told(...totals: readonly (readonly number[])[]) {
  const tab = newPhone().openTab()
  const id = await start(tab)
  const record = async (facts: readonly number[]) =>
    the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, facts) }))
  const before = await record([60, 40])
  await record(totals[0] ?? [])
  const { bundle } = await ready(tab, id)
  const others = totals.slice(1).map((facts, index): EntryRecord => ({
    id: `other-${index}`,
    v: 1,
    gameId: id,
    device: `phone-${index}`,
    clock: 2,
    at: index,
    kind: 'recorded',
    hand: `rival-${index}`,
    after: before.hand,
    facts: { kind: 'counted', taker: 0, totals: facts },
  }))
  const sheet = the(sheetOf(the(gameRecordOf(bundle.game)), [...bundle.changes, ...others]))
  const row = sheet.rows[1]
  if (row === undefined) throw new Error('expected a second deal')
  return { sheet, row }
}

const gameRecordOf = (row: unknown) => {
  const read = gameRecord.read(row)
  if (!read.ok) throw new Error(read.error.place)
  return read
}

describe('the questions of a row', () => {
  it('a row asks nothing where no phones contradict each other', async () => {
    const { row } = await told([70, 30])
    expect([versionQuestionOf(row), needsAnswer(row)]).toEqual([null, false])
  })

  it('a row asks about each account that phones wrote of the deal', async () => {
    const { row } = await told([70, 30], [80, 20], [80, 20], [90, 10])
    expect(versionQuestionOf(row)).toMatchObject({ kind: 'versions', count: 3, isDeleted: false })
    expect(needsAnswer(row)).toBe(true)
  })
})

describe('the effect of an answer', () => {
  it('the totals show what an answer changes', async () => {
    const { sheet, row } = await told([70, 30], [80, 20])
    const rival = row.rivals[0]?.id ?? ''
    expect(previewOfAnswer(table, sheet, row, { kind: 'take', id: row.id })).toBeNull()
    const preview = previewOfAnswer(table, sheet, row, { kind: 'take', id: rival })
    // 60 + 70 or 60 + 80, to 40 + 30 or 40 + 20: either version can be the one that counts now.
    expect(preview).toMatch(/^.+ then has (130|140) instead of (140|130)\. .+ then has (70|60) instead of (60|70)\.$/)
  })

  it('answering that there were two deals adds one hand', async () => {
    const { sheet, row } = await told([70, 30], [80, 20])
    const rival = row.rivals[0]?.id ?? ''
    for (const [first, second] of [
      [row.id, rival],
      [rival, row.id],
    ] as const) {
      // 60 + 70 + 80 to 40 + 30 + 20.
      expect(previewOfAnswer(table, sheet, row, { kind: 'two-deals', first, second })).toMatch(
        /.+ then has 210 instead of (130|140)\. .+ then has 90 instead of (60|70)\.$/,
      )
    }
  })

  it('an answer is written exactly as it was shown', async () => {
    const { row } = await told([70, 30], [80, 20])
    expect(changeOf(row, { kind: 'delete' })).toEqual({ kind: 'deleted', hand: row.id })
    expect(changeOf(row, { kind: 'take', id: row.id }).kind).toBe('settled')
  })
})
