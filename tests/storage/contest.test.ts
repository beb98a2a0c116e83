// Imported before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import type { Contest, ContestPlan, ContestTable } from '@/lib/contest/contest'
import { ok } from '@/lib/core/result'
import { transact } from '@/lib/durable/transact'
import { hasContests, read, watch, type Connection } from '@/lib/storage'
import { putRegister } from '@/lib/storage/database/registers'
import { contestKey, contestRegisterIn, roundKey } from '@/lib/storage/evenings/contest-registers'
import {
  changePlan,
  changeRound,
  deleteContest,
  drawRound,
  listContests,
  readContest,
  restoreContest,
  startContest,
  takeBackRound,
} from '@/lib/storage/evenings/contests'
import { previewRestore, restore } from '@/lib/storage/sharing'
import { backedUp, NOW } from '../support/arriving'
import { newPhone, the } from '../support/storage'

const FACTS: Omit<ContestPlan, 'at' | 'away'> = {
  name: 'Spring contest',
  pairs: ['Ann & Bea', 'Cem & Dan', 'Eva & Fay', 'Gil & Hal', 'Ida & Jon'],
  ends: 'minutes',
  length: 40,
  opponents: 'points',
  counts: 'points',
  cap: 900,
  unopposed: 200,
}

const find = async (tab: Connection, id: string): Promise<Contest | null> =>
  the(await read(tab, (db) => readContest(db, id)))

const there = async (tab: Connection, id: string): Promise<Contest> => {
  const contest = await find(tab, id)
  if (contest === null) throw new Error('expected a contest, got none')
  return contest
}

const write = (tab: Connection, id: string, number: number, points: ContestTable['points']) =>
  changeRound(tab, id, number, (round) => ({ ...round, tables: round.tables.map((one) => ({ ...one, points })) }))

const put = (tab: Connection, key: string, value: unknown) =>
  transact(tab, ['registers'], async (db) => {
    await putRegister(db, key, value)
    return ok(null)
  })

const bring = async (tab: Connection, way: 'merge' | 'revive' | 'replace', to: Connection) =>
  the(await restore(to, await backedUp(tab), way))

describe('a stored contest', () => {
  it('a device knows whether it has a contest', async () => {
    const tab = newPhone().openTab()
    expect(the(await read(tab, hasContests))).toBe(false)
    const id = the(await startContest(tab, FACTS))
    expect(the(await read(tab, hasContests))).toBe(true)
    the(await deleteContest(tab, id))
    expect(the(await read(tab, hasContests))).toBe(false)
  })

  it('begins with its first round drawn, and draws the next once every table has its result', async () => {
    const tab = newPhone().openTab()
    const id = the(await startContest(tab, FACTS))
    expect(await there(tab, id)).toMatchObject({ id, plan: FACTS, rounds: [{ number: 1, clock: null }] })
    the(await drawRound(tab, id))
    expect((await there(tab, id)).rounds).toHaveLength(1)
    the(await write(tab, id, 1, [500, 400]))
    the(await drawRound(tab, id))
    the(await drawRound(tab, id))
    expect((await there(tab, id)).rounds.map(({ number }) => number)).toEqual([1, 2])
  })

  it('takes back a round while nothing is written for it, and draws it the same again', async () => {
    const tab = newPhone().openTab()
    const id = the(await startContest(tab, FACTS))
    const [first] = (await there(tab, id)).rounds
    the(await takeBackRound(tab, id))
    expect((await there(tab, id)).rounds).toEqual([])
    the(await drawRound(tab, id))
    expect((await there(tab, id)).rounds).toEqual([first])
    the(await write(tab, id, 1, [500, null]))
    the(await takeBackRound(tab, id))
    expect((await there(tab, id)).rounds).toHaveLength(1)
  })

  it('follows its plan and its rounds as they change', async () => {
    const tab = newPhone().openTab()
    const id = the(await startContest(tab, FACTS))
    const seen: (Contest | null)[] = []
    const stop = watch(tab, (db) => readContest(db, id), {
      next: (contest) => seen.push(contest),
      failed: ({ code }) => expect.unreachable(code),
    })
    the(await changePlan(tab, id, (plan) => ({ ...plan, away: [3] })))
    await vi.waitFor(() => expect(seen.at(-1)?.plan.away).toEqual([3]), { timeout: 10_000 })
    the(await write(tab, id, 1, [7, 8]))
    await vi.waitFor(() => expect(seen.at(-1)?.rounds[0]?.tables[0]?.points).toEqual([7, 8]), { timeout: 10_000 })
    the(await drawRound(tab, id))
    await vi.waitFor(() => expect(seen.at(-1)?.rounds).toHaveLength(2), { timeout: 10_000 })
    stop()
  })

  it('is gone once it is deleted, leaves no name behind, and comes back whole', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = the(await startContest(tab, FACTS))
    the(await write(tab, id, 1, [500, 400]))
    const before = await there(tab, id)
    const deleted = the(await deleteContest(tab, id))
    expect(await find(tab, id)).toBeNull()
    expect(the(await read(tab, listContests))).toEqual([])
    expect(JSON.stringify(await phone.raw((db) => db.registers.toArray()))).not.toContain('Ann')
    if (deleted === null) throw new Error('expected what brings the contest back')
    the(await restoreContest(tab, deleted))
    expect(await there(tab, id)).toEqual(before)
    expect(the(await read(tab, listContests))).toEqual([{ id, plan: before.plan, rounds: 1 }])
  })

  it('leaves out a round that cannot be read, and draws none in its place', async () => {
    const tab = newPhone().openTab()
    const id = the(await startContest(tab, FACTS))
    the(await write(tab, id, 1, [500, 400]))
    the(await put(tab, roundKey(id, 2), { tables: 'none' }))
    expect((await there(tab, id)).rounds.map(({ number }) => number)).toEqual([1])
    the(await drawRound(tab, id))
    expect((await there(tab, id)).rounds.map(({ number }) => number)).toEqual([1, 3])
  })

  it('is none where its plan cannot be read', async () => {
    const tab = newPhone().openTab()
    the(await put(tab, contestKey('broken'), { ...FACTS, at: NOW, away: [], pairs: ['Ann & Bea'] }))
    expect(await find(tab, 'broken')).toBeNull()
    expect(the(await read(tab, listContests))).toEqual([])
  })
})

describe('a backup', () => {
  it.each(['merge', 'revive', 'replace'] as const)(
    'brings contests with their results to another phone (%s)',
    async (way) => {
      const [tab, to] = [newPhone().openTab(), newPhone().openTab()]
      const id = the(await startContest(tab, FACTS))
      the(await write(tab, id, 1, [500, 400]))
      await bring(tab, way, to)
      expect(await there(to, id)).toEqual(await there(tab, id))
    },
  )

  it('leaves here what it would write over when it is only added, and adds the rounds that lack', async () => {
    const [tab, to] = [newPhone().openTab(), newPhone().openTab()]
    const id = the(await startContest(tab, FACTS))
    await bring(tab, 'merge', to)
    the(await write(to, id, 1, [300, 200]))
    the(await write(tab, id, 1, [500, 400]))
    the(await drawRound(tab, id))
    await bring(tab, 'merge', to)
    const { rounds } = await there(to, id)
    expect(rounds.map(({ number }) => number)).toEqual([1, 2])
    expect(rounds[0]?.tables[0]?.points).toEqual([300, 200])
  })

  it('brings a deleted contest back only where it is asked to', async () => {
    const tab = newPhone().openTab()
    const id = the(await startContest(tab, FACTS))
    const other = newPhone().openTab()
    await bring(tab, 'replace', other)
    the(await deleteContest(other, id))
    await bring(tab, 'merge', other)
    expect(await find(other, id)).toBeNull()
    await bring(tab, 'revive', other)
    expect(await find(other, id)).not.toBeNull()
  })

  it('that replaces everything leaves no contest but its own', async () => {
    const [tab, to] = [newPhone().openTab(), newPhone().openTab()]
    const own = the(await startContest(to, FACTS))
    const id = the(await startContest(tab, FACTS))
    const second = the(await startContest(to, FACTS))
    the(await write(to, second, 1, [500, 400]))
    the(await drawRound(to, second))
    const incoming = await backedUp(tab)
    expect(the(await previewRestore(to, incoming, 'replace')).contestsLost).toBe(2)
    expect(the(await previewRestore(to, incoming, 'merge')).contestsLost).toBe(0)
    await bring(tab, 'replace', to)
    expect(await find(to, own)).toBeNull()
    expect(await find(to, id)).not.toBeNull()
    expect(the(await previewRestore(to, incoming, 'replace')).contestsLost).toBe(0)
  })
})

describe('a register of a contest in a backup', () => {
  const PLAN = { ...FACTS, at: NOW, away: [1] }
  const ROUND = {
    tables: [{ pairs: [0, 1], points: [500, null], absent: [false, false] }],
    bye: 4,
    clock: { until: NOW },
  }

  it('is read as it was written', () => {
    expect(contestRegisterIn({ key: 'contest/a', value: PLAN })).toEqual({ key: 'contest/a', value: PLAN })
    expect(contestRegisterIn({ key: 'contest/a/3', value: { ...ROUND, number: 3 } })).toEqual({
      key: 'contest/a/3',
      value: { ...ROUND, number: 3 },
    })
  })

  it.each([
    ['another key', 'evening/a', PLAN],
    ['a key with a space', 'contest/a b', PLAN],
    ['a key that is too long', 'contest/a/1/2', ROUND],
    ['a round without a number', 'contest/a/x', ROUND],
    ['a round 0', 'contest/a/0', ROUND],
    ['no object', 'contest/a', 7],
    ['three pairs', 'contest/a', { ...PLAN, pairs: PLAN.pairs.slice(0, 3) }],
    ['thirteen pairs', 'contest/a', { ...PLAN, pairs: Array.from({ length: 13 }, (_, pair) => `Pair ${pair}`) }],
    ['a pair without a name', 'contest/a', { ...PLAN, pairs: [...PLAN.pairs, '\u200b '] }],
    ['a name that is no text', 'contest/a', { ...PLAN, pairs: [...PLAN.pairs, 7] }],
    ['no time', 'contest/a', { ...PLAN, at: 'today' }],
    ['a round of no deals', 'contest/a', { ...PLAN, length: 0 }],
    ['a round of half a minute', 'contest/a', { ...PLAN, length: 0.5 }],
    ['a round of a week', 'contest/a', { ...PLAN, length: 10_080 }],
    ['opponents that no one knows', 'contest/a', { ...PLAN, opponents: 'magic' }],
    ['standings that no one knows', 'contest/a', { ...PLAN, counts: 'magic' }],
    ['a round that is no object', 'contest/a/1', null],
    ['a round without tables', 'contest/a/1', { tables: [], bye: null }],
    ['a pair at two tables', 'contest/a/1', { ...ROUND, tables: [...ROUND.tables, ...ROUND.tables] }],
    ['a pair that plays and has no opponent', 'contest/a/1', { ...ROUND, bye: 1 }],
    ['a pair that can not be', 'contest/a/1', { ...ROUND, tables: [{ ...ROUND.tables[0], pairs: [0, 12] }] }],
    ['a table of one pair', 'contest/a/1', { ...ROUND, tables: [{ ...ROUND.tables[0], pairs: [0] }] }],
  ])('is ignored with %s', (_, key, value) => {
    expect(contestRegisterIn({ key, value })).toBeNull()
  })

  it.each([
    ['points below nothing', { points: [-5, 3] }, { points: [null, 3] }],
    ['points that are text', { points: ['5', 3] }, { points: [null, 3] }],
    ['points beyond all bounds', { points: [1e9, 3] }, { points: [null, 3] }],
    ['no points at all', { points: undefined }, { points: [null, null] }],
    ['an absence that is no yes or no', { absent: [1, true] }, { absent: [false, true] }],
  ])('loses only what makes no sense: %s', (_, wrong, right) => {
    const [one] = ROUND.tables
    const value = { ...ROUND, tables: [{ ...one, ...wrong }] }
    expect(contestRegisterIn({ key: 'contest/a/1', value })?.value).toMatchObject({ tables: [{ ...one, ...right }] })
  })
})
