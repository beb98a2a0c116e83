// Imported before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { withLength, withPairsSwapped } from '@/lib/contest/changes'
import { pairsIn, type ContestPlan, type ContestTable } from '@/lib/contest/contest'
import { ok } from '@/lib/core/result'
import { transact } from '@/lib/durable/transact'
import { dateFormat } from '@/lib/messages/formats'
import { hasContests, read, watch, type Connection } from '@/lib/storage'
import {
  changeContest,
  changePlan,
  changeRound,
  deleteContest,
  drawRound,
  listContests,
  mendContest,
  readContest,
  deletePair,
  type StoredContest,
  restoreContest,
  startContest,
  takeBackRound,
} from '@/lib/storage/evenings/contests'
import { readEverything } from '@/lib/storage/maintenance'
import { registerRecord } from '@/lib/storage/records/record-types'
import { contestKey, roundKey } from '@/lib/storage/records/register-keys'
import { previewRestore, restore } from '@/lib/storage/sharing'
import { backedUp, NOW } from '../support/arriving'
import { codeOf, newPhone, the } from '../support/storage'

const FACTS: Omit<ContestPlan, 'at' | 'away'> = {
  name: 'Spring contest',
  pairs: ['Ann & Bea', 'Cem & Dan', 'Eva & Fay', 'Gil & Hal', 'Ida & Jon'],
  ends: 'minutes',
  length: 40,
  rings: true,
  opponents: 'points',
  counts: 'points',
  cap: 900,
  unopposed: 200,
}

const find = async (tab: Connection, id: string): Promise<StoredContest | null> =>
  the(await read(tab, (db) => readContest(db, id)))

const there = async (tab: Connection, id: string): Promise<StoredContest> => {
  const contest = await find(tab, id)
  if (contest === null) throw new Error('expected a contest, got none')
  return contest
}

const write = (tab: Connection, id: string, number: number, points: ContestTable['points']) =>
  changeRound(tab, id, number, (round) => ({ ...round, tables: round.tables.map((one) => ({ ...one, points })) }))

/** Puts a register without a look at it, as an earlier build did. */
const put = (tab: Connection, key: string, value: unknown) =>
  transact(tab, ['registers'], async (db) => {
    await db.table('registers').put({ key, v: 1, value })
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
    const seen: (StoredContest | null)[] = []
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

  it.each(['merge', 'revive'] as const)(
    'brings a contest that differs from the one here beside it, named with its day (%s)',
    async (way) => {
      const [tab, to] = [newPhone().openTab(), newPhone().openTab()]
      const id = the(await startContest(tab, FACTS))
      await bring(tab, way, to)
      the(await write(to, id, 1, [300, 200]))
      const here = await there(to, id)
      the(await write(tab, id, 1, [500, 400]))
      the(await drawRound(tab, id))
      const backup = await there(tab, id)
      const named = `Spring contest (${dateFormat({ dateStyle: 'medium' }).format(backup.plan.at)})`
      expect(the(await previewRestore(to, await backedUp(tab), way)).contests).toMatchObject({
        added: [],
        beside: [named],
      })
      await bring(tab, way, to)
      // The two states are not mixed: each keeps its own rounds and results.
      expect(await there(to, id)).toEqual(here)
      const beside = the(await read(to, listContests)).find((one) => one.id !== id)
      expect(await there(to, beside?.id ?? '')).toEqual({
        ...backup,
        id: beside?.id,
        plan: { ...backup.plan, name: named },
      })
    },
  )

  it('does not bring back a round that was taken back here', async () => {
    const [tab, to] = [newPhone().openTab(), newPhone().openTab()]
    const id = the(await startContest(tab, FACTS))
    await bring(tab, 'merge', to)
    the(await takeBackRound(to, id))
    await bring(tab, 'merge', to)
    expect((await there(to, id)).rounds).toEqual([])
  })

  it('brings the same differing contest once, however often it is added and whatever becomes of it here', async () => {
    const [tab, to] = [newPhone().openTab(), newPhone().openTab()]
    const id = the(await startContest(tab, FACTS))
    await bring(tab, 'merge', to)
    the(await write(tab, id, 1, [500, 400]))
    const incoming = await backedUp(tab)
    the(await restore(to, incoming, 'merge'))
    const beside = the(await read(to, listContests)).find((one) => one.id !== id)?.id ?? ''
    the(await changePlan(to, beside, (plan) => ({ ...plan, name: 'Spring contest as it was on Tuesday' })))
    the(await restore(to, incoming, 'merge'))
    expect(the(await read(to, listContests))).toHaveLength(2)
    the(await deleteContest(to, beside))
    expect(the(await previewRestore(to, incoming, 'merge')).contests.deleted).toHaveLength(1)
    the(await restore(to, incoming, 'merge'))
    expect(the(await read(to, listContests))).toHaveLength(1)
  })

  it('names two states that come beside one contest apart, and cuts no name in a character', async () => {
    const [tab, to] = [newPhone().openTab(), newPhone().openTab()]
    const id = the(await startContest(tab, { ...FACTS, name: '🏆'.repeat(40) }))
    await bring(tab, 'merge', to)
    for (const points of [1, 2]) {
      the(await write(tab, id, 1, [points, 400]))
      await bring(tab, 'merge', to)
    }
    const names = the(await read(to, listContests)).map(({ plan }) => plan.name)
    expect(new Set(names).size).toBe(3)
    expect(names.every((name) => Array.from(name).length <= 40 && !/\p{Surrogate}/u.test(name))).toBe(true)
  })

  it('says which contest it would set back when it replaces everything, and sets it back', async () => {
    const [tab, to] = [newPhone().openTab(), newPhone().openTab()]
    const id = the(await startContest(tab, FACTS))
    await bring(tab, 'merge', to)
    the(await write(to, id, 1, [300, 200]))
    const incoming = await backedUp(tab)
    expect(the(await previewRestore(to, incoming, 'replace')).contests).toMatchObject({
      changed: [FACTS.name],
      lost: [],
    })
    the(await restore(to, incoming, 'replace'))
    expect(await there(to, id)).toEqual(await there(tab, id))
    expect(the(await previewRestore(to, incoming, 'replace')).contests.changed).toEqual([])
  })

  it('brings a deleted contest back only where it is asked to', async () => {
    const tab = newPhone().openTab()
    const id = the(await startContest(tab, FACTS))
    const other = newPhone().openTab()
    await bring(tab, 'replace', other)
    the(await deleteContest(other, id))
    expect(the(await previewRestore(other, await backedUp(tab), 'merge')).contests.deleted).toEqual([FACTS.name])
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
    expect(the(await previewRestore(to, incoming, 'replace')).gone).toEqual([{ kind: 'contest', count: 2 }])
    expect(the(await previewRestore(to, incoming, 'merge')).gone).toEqual([])
    await bring(tab, 'replace', to)
    expect(await find(to, own)).toBeNull()
    expect(await find(to, id)).not.toBeNull()
    expect(the(await previewRestore(to, incoming, 'replace')).gone).toEqual([])
  })
})

describe('a register of a contest', () => {
  const PLAN = { ...FACTS, at: NOW, away: [1] }
  const ROUND = {
    tables: [{ pairs: [0, 1], points: [500, null], absent: [false, false] }],
    bye: 4,
    clock: { until: NOW },
  }
  const ROW = { v: 1 } as const

  it('does not ring if it was written before contests could', () => {
    const read = registerRecord.read({ ...ROW, key: 'contest/a', value: { ...PLAN, rings: undefined } })
    expect(read).toMatchObject({ ok: true, value: { value: { ...PLAN, rings: false } } })
  })

  it('is read as it was written', () => {
    for (const row of [
      { ...ROW, key: 'contest/a', value: PLAN },
      { ...ROW, key: 'contest/a/3', value: ROUND },
    ])
      expect(registerRecord.read(row)).toEqual({ ok: true, value: row })
  })

  it.each([
    ['under a key of another kind', 'evening/a', PLAN, 'value.people'],
    ['under a key with a space', 'contest/a b', PLAN, 'key'],
    ['without an object', 'contest/a', 7, 'value'],
    ['with three pairs', 'contest/a', { ...PLAN, pairs: PLAN.pairs.slice(0, 3) }, 'value.pairs'],
    [
      'with thirteen pairs',
      'contest/a',
      { ...PLAN, pairs: Array.from({ length: 13 }, (_, pair) => `Pair ${pair}`) },
      'value.pairs',
    ],
    ['with a pair without a name', 'contest/a', { ...PLAN, pairs: [...PLAN.pairs, '\u200b '] }, 'value.pairs.5'],
    ['with a name that is no text', 'contest/a', { ...PLAN, pairs: [...PLAN.pairs, 7] }, 'value.pairs.5'],
    ['without a time', 'contest/a', { ...PLAN, at: 'today' }, 'value.at'],
    ['with a round of no deals', 'contest/a', { ...PLAN, length: 0 }, 'value.length'],
    ['with a round of half a minute', 'contest/a', { ...PLAN, length: 0.5 }, 'value.length'],
    ['with a round of a week', 'contest/a', { ...PLAN, length: 10_080 }, 'value.length'],
    [
      'with a round of more deals than there may be',
      'contest/a',
      { ...PLAN, ends: 'deals', length: 100 },
      'value.length',
    ],
    ['with opponents that no one knows', 'contest/a', { ...PLAN, opponents: 'magic' }, 'value.opponents'],
    ['with standings that no one knows', 'contest/a', { ...PLAN, counts: 'magic' }, 'value.counts'],
    ['with a limit that no one can reach', 'contest/a', { ...PLAN, cap: 0 }, 'value.cap'],
    ['with a round that is no object', 'contest/a/1', null, 'value'],
    ['with a round without tables', 'contest/a/1', { ...ROUND, tables: [], bye: null }, 'value'],
    ['with a pair at two tables', 'contest/a/1', { ...ROUND, tables: [...ROUND.tables, ...ROUND.tables] }, 'value'],
    ['with a pair that plays and has no opponent', 'contest/a/1', { ...ROUND, bye: 1 }, 'value'],
    [
      'with a pair that can not be',
      'contest/a/1',
      { ...ROUND, tables: [{ ...ROUND.tables[0], pairs: [0, 12] }] },
      'value.tables.0.pairs.1',
    ],
    [
      'with points below nothing',
      'contest/a/1',
      { ...ROUND, tables: [{ ...ROUND.tables[0], points: [-5, 3] }] },
      'value.tables.0.points.0',
    ],
  ])('is refused %s, and the place is named', (_, key, value, place) => {
    expect(registerRecord.read({ ...ROW, key, value })).toMatchObject({ error: { why: 'damaged', place } })
  })

  it.each([
    ['a key that is too long', 'contest/a/1/2', ROUND],
    ['a round without a number', 'contest/a/x', ROUND],
    ['a round 0', 'contest/a/0', ROUND],
    ['a kind that no one knows', 'tournament/a', PLAN],
  ])('is of newer code with %s', (_, key, value) => {
    expect(registerRecord.read({ ...ROW, key, value })).toMatchObject({ error: { why: 'newer', place: 'key' } })
  })
})

describe('a contest that is to be changed into one that could not be read', () => {
  const started = async () => {
    const tab = newPhone().openTab()
    const id = the(await startContest(tab, FACTS))
    return { tab, id, before: await there(tab, id) }
  }

  it.each<[string, (plan: ContestPlan) => ContestPlan]>([
    ['a pair named with an invisible letter', (plan) => ({ ...plan, pairs: ['\u200b', ...plan.pairs.slice(1)] })],
    ['a thirteenth pair', (plan) => ({ ...plan, pairs: Array.from({ length: 13 }, (_, pair) => `Pair ${pair}`) })],
    ['rounds without a length', (plan) => ({ ...plan, length: 0 })],
  ])('stays as it was, and the change is refused: %s', async (_, change) => {
    const { tab, id, before } = await started()
    expect(codeOf(await changePlan(tab, id, change))).toBe('unfit')
    expect(await there(tab, id)).toEqual(before)
  })

  it('takes no points that no one can have', async () => {
    const { tab, id, before } = await started()
    expect(codeOf(await write(tab, id, 1, [1e9, 3]))).toBe('unfit')
    expect(await there(tab, id)).toEqual(before)
  })

  it('does not begin with pairs that cannot be told apart from nothing', async () => {
    const tab = newPhone().openTab()
    expect(codeOf(await startContest(tab, { ...FACTS, pairs: ['\u2060', ...FACTS.pairs] }))).toBe('unfit')
    expect(the(await read(tab, listContests))).toEqual([])
  })

  it('is not changed by this code if newer code wrote it', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = the(await startContest(tab, FACTS))
    await phone.raw((db) => db.table('registers').update(contestKey(id), { v: 2, colour: 'red' }))
    expect(await there(tab, id)).toMatchObject({ plan: { pairs: FACTS.pairs }, unread: ['plan'] })
    expect(codeOf(await changePlan(tab, id, (plan) => ({ ...plan, away: [1] })))).toBe('newer')
  })
})

describe('a contest that is changed after it has begun', () => {
  it('a pair that was typed wrongly is deleted by its name, with its place in the round, and leaves no name behind', async () => {
    const phone = newPhone()
    const tab = phone.openTab('with-replica')
    const id = the(await startContest(tab, { ...FACTS, pairs: [...FACTS.pairs.slice(1), 'Zacharias', 'Ann & Bea'] }))
    the(await deletePair(tab, id, 'Zacharias'))
    the(await deletePair(tab, id, 'Zacharias'))
    const { plan, rounds } = await there(tab, id)
    expect(plan.pairs).toEqual([...FACTS.pairs.slice(1), 'Ann & Bea'])
    expect(rounds.map((round) => [...pairsIn(round)].sort())).toEqual([[0, 1, 2, 3, 4]])
    await tab.secure()
    expect(phone.disk.slots.map(({ bytes }) => new TextDecoder().decode(bytes)).join('')).not.toContain('Zacharias')
  })

  it('a pair that has played stays', async () => {
    const tab = newPhone().openTab()
    const id = the(await startContest(tab, FACTS))
    the(await write(tab, id, 1, [500, 400]))
    const before = await there(tab, id)
    const played = before.rounds[0]?.tables[0]?.pairs[0] ?? -1
    the(await deletePair(tab, id, FACTS.pairs[played] ?? ''))
    expect(await there(tab, id)).toEqual(before)
  })

  it('opponents that were set by hand are in a backup, and the round stays drawn', async () => {
    const [tab, to] = [newPhone().openTab(), newPhone().openTab()]
    const id = the(await startContest(tab, FACTS))
    const [before] = (await there(tab, id)).rounds
    const [one, other] = [before?.bye ?? -1, before?.tables[1]?.pairs[1] ?? -1]
    the(await changeRound(tab, id, 1, (round) => withPairsSwapped(round, one, other)))
    await bring(tab, 'merge', to)
    const [after] = (await there(to, id)).rounds
    expect(after?.bye).toBe(other)
    expect(after?.tables[1]?.pairs).toEqual([before?.tables[1]?.pairs[0], one])
    expect(after?.tables[0]).toEqual(before?.tables[0])
  })

  it('other minutes are kept with the clock of the round, and a length that no round can have is refused', async () => {
    const tab = newPhone().openTab()
    const id = the(await startContest(tab, FACTS))
    the(await changeRound(tab, id, 1, (round) => ({ ...round, clock: { left: 2_000_000 } })))
    the(await changeContest(tab, id, (contest) => withLength(contest, { ends: 'minutes', length: 30, rings: false })))
    const changed = await there(tab, id)
    expect(changed).toMatchObject({ plan: { length: 30, rings: false }, rounds: [{ clock: { more: 600_000 } }] })
    const change = changeContest(tab, id, (contest) =>
      withLength(contest, { ends: 'deals', length: 100, rings: false }),
    )
    expect(codeOf(await change)).toBe('unfit')
    expect(await there(tab, id)).toEqual(changed)
  })
})

describe('a contest that cannot be read whole', () => {
  /** Returns a device with a contest of two rounds, the first played, whose plan or second round is spoilt. */
  async function spoilt(change: { readonly plan?: object; readonly round?: unknown }) {
    const tab = newPhone().openTab()
    const id = the(await startContest(tab, FACTS))
    the(await write(tab, id, 1, [500, 400]))
    the(await drawRound(tab, id))
    const { plan } = await there(tab, id)
    if (change.plan !== undefined) the(await put(tab, contestKey(id), { ...plan, ...change.plan }))
    if ('round' in change) the(await put(tab, roundKey(id, 2), change.round))
    return { tab, id, plan }
  }
  const NAMELESS = { pairs: ['\u200b', ...FACTS.pairs.slice(1)] }
  const THIRTEEN = { pairs: [...FACTS.pairs, ...Array.from({ length: 8 }, (_, pair) => `Pair ${pair}`)] }

  it.each<[string, Parameters<typeof spoilt>[0], string, Partial<ContestPlan>]>([
    ['a pair without a visible name', { plan: NAMELESS }, 'plan.pairs.0', { pairs: ['', ...FACTS.pairs.slice(1)] }],
    ['thirteen pairs', { plan: THIRTEEN }, 'plan.pairs', { pairs: THIRTEEN.pairs.slice(0, 12) }],
    ['a length that is none', { plan: { length: 'long' } }, 'plan.length', { pairs: FACTS.pairs, length: 1 }],
    ['too few pairs for its rounds', { plan: { pairs: FACTS.pairs.slice(0, 4) } }, 'plan.pairs.4', {}],
    ['opponents of newer code', { plan: { opponents: 'ladder' } }, 'plan.opponents', { opponents: 'draw' }],
  ])('is listed and shown as far as it goes, and names the place: %s', async (_, change, place, plan) => {
    const { tab, id } = await spoilt(change)
    const contest = await there(tab, id)
    expect(contest).toMatchObject({ plan, unread: [place] })
    expect(contest.rounds.map(({ number }) => number)).toEqual([1, 2])
    expect(contest.rounds[0]?.tables[0]?.points).toEqual([500, 400])
    expect(the(await read(tab, listContests))).toMatchObject([{ id, rounds: 2 }])
  })

  it('names a round that cannot be read, and draws none in its place', async () => {
    const { tab, id } = await spoilt({ round: { tables: 'none' } })
    expect(await there(tab, id)).toMatchObject({ rounds: [{ number: 1 }], unread: ['rounds.2.tables'] })
    the(await drawRound(tab, id))
    expect((await there(tab, id)).rounds.map(({ number }) => number)).toEqual([1, 3])
  })

  it.each([
    ['points below nothing', { points: [-5, 3] }, { points: [null, 3] }],
    ['points that are text', { points: ['5', 3] }, { points: [null, 3] }],
    ['points beyond all bounds', { points: [1e9, 3] }, { points: [null, 3] }],
    ['no points at all', { points: undefined }, { points: [null, null] }],
    ['an absence that is no yes or no', { absent: [1, true] }, { absent: [false, true] }],
  ])('loses only what makes no sense of a round: %s', async (_, wrong, right) => {
    const [tab, table] = [newPhone().openTab(), { pairs: [0, 1], points: [500, null], absent: [false, false] }]
    const id = the(await startContest(tab, FACTS))
    the(await put(tab, roundKey(id, 1), { tables: [{ ...table, ...wrong }], bye: null, clock: null }))
    expect(await there(tab, id)).toMatchObject({ rounds: [{ number: 1, tables: [{ ...table, ...right }] }] })
    expect((await there(tab, id)).unread).toHaveLength(1)
  })

  it('is shown by its rounds where its plan is gone', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = the(await startContest(tab, FACTS))
    await phone.raw((db) => db.registers.delete(contestKey(id)))
    expect(await there(tab, id)).toMatchObject({ plan: { pairs: ['', '', '', '', ''] }, rounds: [{ number: 1 }] })
    expect(the(await read(tab, listContests))).toMatchObject([{ id }])
  })

  it.each<[string, Parameters<typeof spoilt>[0]]>([
    ['a pair without a visible name', { plan: NAMELESS }],
    ['thirteen pairs', { plan: THIRTEEN }],
    ['a length that is none', { plan: { length: 'long' } }],
    ['a round that is none', { round: { tables: 'none' } }],
  ])('can be mended, with all that could be read: %s', async (_, change) => {
    const { tab, id } = await spoilt(change)
    const before = await there(tab, id)
    the(await mendContest(tab, id, (pair) => `Pair ${pair}`))
    const { plan, rounds, unread } = await there(tab, id)
    expect(unread).toEqual([])
    expect(rounds).toEqual(before.rounds)
    expect(plan).toEqual({ ...before.plan, pairs: before.plan.pairs.map((name, pair) => name || `Pair ${pair + 1}`) })
  })

  it('is mended by the name that a pair lacked', async () => {
    const { tab, id, plan } = await spoilt({ plan: NAMELESS })
    the(await changePlan(tab, id, (before) => ({ ...before, pairs: ['Amy & Bea', ...before.pairs.slice(1)] })))
    expect(await there(tab, id)).toMatchObject({
      plan: { ...plan, pairs: ['Amy & Bea', ...FACTS.pairs.slice(1)] },
      unread: [],
    })
  })

  it('loses no pair, because a round that cannot be read would name other pairs afterwards', async () => {
    const { tab, id } = await spoilt({ round: { tables: 'none' } })
    the(await changePlan(tab, id, (before) => ({ ...before, pairs: [...before.pairs, 'Kim & Lea'] })))
    the(await deletePair(tab, id, 'Kim & Lea'))
    expect((await there(tab, id)).plan.pairs).toEqual([...FACTS.pairs, 'Kim & Lea'])
  })

  it('can be deleted, and comes back as it was', async () => {
    const { tab, id } = await spoilt({ plan: NAMELESS, round: { tables: 'none' } })
    const before = await there(tab, id)
    const deleted = the(await deleteContest(tab, id))
    expect(await find(tab, id)).toBeNull()
    expect(the(await read(tab, listContests))).toEqual([])
    if (deleted === null) throw new Error('expected what brings the contest back')
    the(await restoreContest(tab, deleted))
    expect(await there(tab, id)).toEqual(before)
  })

  it.each(['merge', 'revive', 'replace'] as const)(
    'is named on its way out of a backup, kept as it came, and is in the next backup again (%s)',
    async (way) => {
      const { tab, id } = await spoilt({ plan: { opponents: 'ladder' }, round: { tables: 'none' } })
      const to = newPhone().openTab()
      const incoming = await backedUp(tab)
      expect(the(await previewRestore(to, incoming, way)).unread).toEqual([
        { what: 'contest', why: 'damaged', place: 'x-unreadable.rows.0.value.opponents' },
        { what: 'contest', why: 'damaged', place: 'x-unreadable.rows.1.value.tables' },
      ])
      the(await restore(to, incoming, way))
      expect(await there(to, id)).toEqual(await there(tab, id))
      expect(the(await read(to, readEverything)).registers).toEqual(the(await read(tab, readEverything)).registers)
    },
  )
})
