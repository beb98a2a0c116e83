import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Row } from '@/lib/core/row'
import { crc32 } from '@/lib/durable/replica/crc32'
import { makeFrame, readFrames } from '@/lib/durable/replica/frame'
import { makeFrameText, readFrameText, REPLICA_VERSION } from '@/lib/durable/replica/frame-text'
import { makeRecord, type StoredRecord } from '@/lib/durable/replica/record'
import {
  appendToReplica,
  latestRecords,
  NewerReplicaError,
  readReplica,
  rewriteReplica,
} from '@/lib/durable/replica/write-replica'
import { fakeSlot, type FakeSlot } from '../support/replica'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const joined = (parts: readonly Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))
const record = (key: string, clock: number, row: Row | null = { key, clock }): StoredRecord =>
  makeRecord(`games/${key}`, row, { epoch: 0, clock })

type Pair = readonly [FakeSlot, FakeSlot]

const add = (slots: Pair, ...records: readonly StoredRecord[]) =>
  appendToReplica(slots, { epoch: Math.max(...records.map(({ epoch }) => epoch)), records, isPurging: false })

/** Adds records to the replica, one at a time. */
async function written(slots: Pair, records: readonly StoredRecord[]): Promise<void> {
  for (const one of records) expect(await add(slots, one)).toBe('added')
}

const keysOf = async (slots: Pair) => (await readReplica(slots)).records.map(({ key }) => key).sort()
const textOf = (slots: Pair) => slots.map((slot) => new TextDecoder().decode(slot.bytes)).join('')

describe('a sum', () => {
  it('the checksum matches the published one: 123456789 gives cbf43926', () => {
    expect(crc32(bytesOf('123456789')).toString(16)).toBe('cbf43926')
  })
})

describe('one record in the replica', () => {
  it('a record reads back as it was written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('', '♠ König', '\u{1f0a1}\0')), { maxLength: 8 }),
        (whole) => {
          const { texts: read, damaged, end } = readFrames(joined(whole.map(makeFrame)))
          expect([read, damaged]).toEqual([whole, []])
          expect(end).toBe(whole.reduce((sum, text) => sum + makeFrame(text).length, 0))
        },
      ),
    )
  })

  it('a record tells its rows and deletions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.nat(), fc.nat(), fc.option(fc.dictionary(fc.string(), fc.jsonValue())))),
        (rows) => {
          const records = rows.map(([key, epoch, clock, row]) =>
            makeRecord(`games/${key}`, row === null ? null : JSON.parse(JSON.stringify(row)), { epoch, clock }),
          )
          expect(readFrameText(makeFrameText({ kind: 'records', records }))).toEqual({ kind: 'records', records })
        },
      ),
    )
  })

  it.each([
    '',
    '[',
    '[]',
    '{}',
    'null',
    '["records"]',
    '["records",[[1]]]',
    '["records",[["a",0,1,2]]]',
    '["start",1]',
  ])('text in another form is no record: %s', (text) => {
    expect(readFrameText(text)).toBeNull()
  })

  it('only the record with a flipped bit is lost', () => {
    const texts = ['one', 'two', 'three']
    const sound = joined(texts.map(makeFrame))
    for (let bit = 0; bit < sound.length * 8; bit += 1) {
      const rotten = sound.slice()
      rotten[bit >> 3] = (rotten[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const read = readFrames(rotten)
      expect(texts.filter((text) => !read.texts.includes(text))).toHaveLength(1)
      expect(read.texts).toHaveLength(2)
    }
  })

  it('all records before a cut count, wherever the cut is', () => {
    const sound = joined(['one', 'two', 'three'].map(makeFrame))
    const ends = [makeFrame('one').length, makeFrame('one').length + makeFrame('two').length, sound.length]
    for (let size = 0; size <= sound.length; size += 1) {
      const read = readFrames(sound.subarray(0, size))
      expect(read.texts).toHaveLength(ends.filter((end) => end <= size).length)
      expect(read.damaged).toEqual([])
    }
  })

  it('a record is found behind noise', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (before, between) => {
        const { texts } = readFrames(joined([before, makeFrame('one'), between, makeFrame('two')]))
        expect(texts).toEqual(['one', 'two'])
      }),
    )
  })
})

describe('several records', () => {
  it('the last form of a row counts, in any order and number of reads', () => {
    const records = [record('a', 1), record('b', 2), record('a', 3), record('b', 4, null), record('c', 5)]
    fc.assert(
      fc.property(fc.shuffledSubarray(records, { minLength: 5 }), (shuffled) => {
        const held = latestRecords([...shuffled, ...shuffled]).toSorted((x, y) => x.clock - y.clock)
        expect(held).toEqual([record('a', 3), record('b', 4, null), record('c', 5)])
      }),
    )
  })

  it('rows before everything was deleted are gone, no matter what their clock says', () => {
    const later = makeRecord('games/b', {}, { epoch: 7, clock: 8 })
    expect(latestRecords([record('a', 1_000), later, record('b', 2_000)])).toEqual([later])
  })

  it('a record leaves every other row of its table alone', () => {
    const others = [record('a', 1), record('b', 2)]
    const key = fc.oneof(fc.constantFrom('*', '', '/', '*/', 'null', 'games', '__proto__'), fc.string())
    fc.assert(
      fc.property(key, fc.boolean(), (text, isWritten) => {
        fc.pre(text !== 'a' && text !== 'b')
        const held = latestRecords([...others, record(text, 3, isWritten ? {} : null)])
        expect(held.slice(0, 2)).toEqual(others)
      }),
    )
  })
})

describe('the replica file', () => {
  it('the replica file returns the records that it took', async () => {
    const slots = [fakeSlot(), fakeSlot()] as const
    await written(slots, [record('a', 1), record('b', 2), record('a', 3, null)])
    const content = await readReplica(slots)
    expect(content).toMatchObject({ damaged: [], needsRewrite: false })
    expect(content.records).toEqual([record('a', 3, null), record('b', 2)])
  })

  it('the replica file takes no record from before everything was deleted', async () => {
    const slots = [fakeSlot(), fakeSlot()] as const
    await written(slots, [record('a', 1), makeRecord('games/b', {}, { epoch: 5, clock: 6 })])
    expect(await add(slots, record('c', 9))).toBe('older')
    expect(await keysOf(slots)).toEqual(['games/b'])
  })

  it('a deleted row is gone once the file was rewritten, which a deletion requests', async () => {
    const named = record('a', 1, { names: ['Mike', 'Yetta'] })
    const [again, asked] = [[fakeSlot(), fakeSlot()] as const, [fakeSlot(), fakeSlot()] as const]
    await written(again, [named, record('a', 2, null), record('b', 3)])
    await rewriteReplica(again)
    await written(asked, [named, record('b', 3)])
    await appendToReplica(asked, { epoch: 0, records: [record('a', 4, null)], isPurging: true })
    for (const slots of [again, asked]) {
      expect(textOf(slots)).not.toContain('Yetta')
      expect(await keysOf(slots)).toEqual(['games/a', 'games/b'])
      expect(await readReplica(slots)).toMatchObject({ needsRewrite: false })
    }
  })

  it('no row remains from before everything was deleted', async () => {
    const slots = [fakeSlot(), fakeSlot()] as const
    await written(slots, [record('a', 1, { names: ['Mike'] }), makeRecord('games/b', {}, { epoch: 5, clock: 6 })])
    expect(textOf(slots)).not.toMatch(/Mike|games\/a/)
  })

  it('the file is rewritten before most of it is outdated', async () => {
    const slots = [fakeSlot(), fakeSlot()] as const
    const form = { digits: '5'.repeat(2000) }
    await written(
      slots,
      Array.from({ length: 400 }, (_, index) => record('draft', index + 1, form)),
    )
    expect(slots[0].bytes.length + slots[1].bytes.length).toBeLessThan(300_000)
    expect((await readReplica(slots)).records.map(({ clock }) => clock)).toEqual([400])
  })

  it('a file of newer code is left alone', async () => {
    const slots = [fakeSlot(), fakeSlot()] as const
    const start = makeFrameText({
      kind: 'start',
      version: REPLICA_VERSION + 1,
      generation: 1,
      size: 0,
      epoch: 0,
    })
    slots[0].write(makeFrame(start), { at: 0 })
    const before = slots[0].bytes.slice()
    await expect(readReplica(slots)).rejects.toThrow(NewerReplicaError)
    await expect(add(slots, record('a', 1))).rejects.toThrow(NewerReplicaError)
    expect(slots[0].bytes).toEqual(before)
  })

  it('the file is unchanged where a write finds no room or only part of it', async () => {
    const slots = [fakeSlot(), fakeSlot()] as const
    await written(slots, [record('a', 1)])
    const whole = slots[0].write
    Object.assign(slots[0], {
      write: (bytes: Uint8Array, { at }: { at: number }) => whole(bytes.subarray(0, 9), { at }),
    })
    await expect(add(slots, record('b', 2))).rejects.toMatchObject({ name: 'QuotaExceededError' })
    Object.assign(slots[0], { write: whole })
    expect(await readReplica(slots)).toMatchObject({ needsRewrite: false })
    await written(slots, [record('b', 2)])
    expect(await keysOf(slots)).toEqual(['games/a', 'games/b'])
  })
})

describe('a power cut while the replica is written', () => {
  /** Leaves on the disk what may remain after a power cut: some unflushed blocks, and the old content of others. */
  function cut(slot: FakeSlot, keep: readonly boolean[]): void {
    const block = 64
    const size = keep[0] === true ? slot.bytes.length : slot.durable.length
    const after = new Uint8Array(size)
    after.set(slot.durable.subarray(0, size))
    for (let at = 0; at < size; at += block) {
      if (keep[(at / block) % keep.length] !== true) continue
      after.set(slot.bytes.subarray(at, Math.min(at + block, size)), at)
    }
    slot.bytes = after
    slot.durable = after.slice()
  }

  class Cut extends Error {}

  it('a power cut at any step loses no confirmed write, rewriting included', async () => {
    const mixes = [[false], [true], [true, false], [false, true, true], [true, true, false, false]]
    for (const mix of mixes) {
      for (let stop = 1; ; stop += 1) {
        let steps = 0
        const slots = [fakeSlot(step), fakeSlot(step)] as const
        function step() {
          steps += 1
          if (steps === stop) throw new Cut()
        }
        const acknowledged: number[] = []
        const isOver = await evening(slots, acknowledged)
        steps = Number.MIN_SAFE_INTEGER
        for (const slot of slots) cut(slot, mix)
        const all = acknowledged.map((n) => `games/g${n}`)
        expect(await keysOf(slots), `stop ${stop}`).toEqual(expect.arrayContaining(all))
        expect(await add(slots, record('later', 99))).toBe('added')
        expect(await keysOf(slots)).toEqual(expect.arrayContaining([...all, 'games/later']))
        if (isOver) break
      }
    }
  })

  async function evening(slots: readonly [FakeSlot, FakeSlot], acknowledged: number[]): Promise<boolean> {
    try {
      for (let n = 1; n <= 6; n += 1) {
        await add(slots, record(`g${n}`, n))
        acknowledged.push(n)
        if (n % 2 === 0) await rewriteReplica(slots)
      }
      return true
    } catch (error) {
      if (error instanceof Cut) return false
      throw error
    }
  }
})
