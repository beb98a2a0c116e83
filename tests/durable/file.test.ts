import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc32 } from '@/lib/durable/journal/crc32'
import {
  ALL_ROWS,
  JOURNAL_VERSION,
  makeRecord,
  readRecord,
  type JournalEntry,
  type RowKey,
} from '@/lib/durable/journal/entry'
import { fold } from '@/lib/durable/journal/fold'
import { makeFrame, readFrames } from '@/lib/durable/journal/frame'
import { appendToJournal, NewerJournalError, readJournal, rewriteJournal } from '@/lib/durable/journal/slots'
import { fakeSlot, type FakeSlot } from '../support/journal'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const joined = (parts: readonly Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))
const entry = (key: RowKey, n: number, row: unknown = { key, n }): JournalEntry => ({ table: 'games', key, n, row })

/** The journal after some writes of one entry each. */
async function written(slots: readonly [FakeSlot, FakeSlot], entries: readonly JournalEntry[]): Promise<void> {
  let after = (await readJournal(slots)).through
  for (const one of entries) {
    expect(await appendToJournal(slots, after, one.n, [one])).toBe(one.n)
    after = one.n
  }
}

const keysOf = async (slots: readonly [FakeSlot, FakeSlot]) => [...(await readJournal(slots)).folded.keys()].sort()

describe('a sum', () => {
  it('is that of the published check: 123456789 gives cbf43926', () => {
    expect(crc32(bytesOf('123456789')).toString(16)).toBe('cbf43926')
  })
})

describe('a record in the journal', () => {
  it('comes back as it was written', () => {
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

  it('says its rows, deletions and limits', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.string(), fc.nat(), fc.option(fc.jsonValue().filter((row) => row !== null)))),
        fc.nat(),
        (rows, through) => {
          const entries = rows.map(([table, key, n, row]) => ({ table, key, n, row: JSON.parse(JSON.stringify(row)) }))
          const record = { kind: 'rows', through, entries } as const
          expect(readRecord(makeRecord(record))).toEqual(record)
        },
      ),
    )
  })

  it.each(['', '[', '[]', '{}', 'null', '["rows"]', '["rows",1,[[1]]]', '["rows",-1,[]]', '["start",1]', '["sung",2]'])(
    'is none where it says something else: %s',
    (text) => {
      expect(readRecord(text)).toBeNull()
    },
  )

  it('is the only one lost when a bit of it flips', () => {
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

  it('is the last that counts before a cut, wherever the cut is', () => {
    const sound = joined(['one', 'two', 'three'].map(makeFrame))
    const ends = [makeFrame('one').length, makeFrame('one').length + makeFrame('two').length, sound.length]
    for (let size = 0; size <= sound.length; size += 1) {
      const read = readFrames(sound.subarray(0, size))
      expect(read.texts).toHaveLength(ends.filter((end) => end <= size).length)
      expect(read.damaged).toEqual([])
    }
  })

  it('is found behind noise', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (before, between) => {
        const { texts } = readFrames(joined([before, makeFrame('one'), between, makeFrame('two')]))
        expect(texts).toEqual(['one', 'two'])
      }),
    )
  })
})

describe('rows in the journal', () => {
  it('hold in their newest form, in whatever order they are read', () => {
    const entries = [entry('a', 1), entry('b', 2), entry('a', 3), entry('b', 4, null), entry('c', 5)]
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: 5 }), (shuffled) => {
        const folded = fold([...shuffled, ...shuffled])
        expect([...folded.values()].sort((x, y) => x.n - y.n)).toEqual([
          entry('a', 3),
          entry('b', 4, null),
          entry('c', 5),
        ])
      }),
    )
  })

  it('of a table that was emptied are gone, those written since apart', () => {
    const folded = fold([entry('a', 1), entry(ALL_ROWS, 2, null), entry('b', 2), entry('c', 3)])
    expect([...folded.keys()]).toEqual(['games', 'games/b', 'games/c'])
  })

  it('of any key leave every other row of their table, written or deleted', () => {
    const others = [entry('a', 1), entry('b', 2)]
    const key = fc.oneof(fc.constantFrom('*', '', '/', '*/', 'null', 'games', '__proto__'), fc.string())
    fc.assert(
      fc.property(key, fc.boolean(), (text, isWritten) => {
        fc.pre(text !== 'a' && text !== 'b')
        const record = {
          kind: 'rows',
          through: 3,
          entries: [...others, entry(text, 3, isWritten ? {} : null)],
        } as const
        const read = readRecord(makeRecord(record))
        expect(read).toEqual(record)
        const folded = fold(read?.kind === 'rows' ? read.entries : [])
        expect([folded.get('games/a'), folded.get('games/b')]).toEqual(others)
      }),
    )
  })

  it('can as a whole only have been deleted', () => {
    expect(readRecord('["rows",1,[["games",null,1]]]')).toMatchObject({ entries: [entry(ALL_ROWS, 1, null)] })
    expect(readRecord('["rows",1,[["games",null,1,{}]]]')).toBeNull()
  })
})

describe('the journal file', () => {
  it('takes rows and gives them back', async () => {
    const slots = [fakeSlot(), fakeSlot()] as const
    await written(slots, [entry('a', 1), entry('b', 2), entry('a', 3, null)])
    const content = await readJournal(slots)
    expect(content).toMatchObject({ through: 3, damaged: [], isUntidy: false })
    expect([...content.folded.values()]).toEqual([entry('a', 3, null), entry('b', 2)])
  })

  it('adds nothing for a writer who thinks that it holds more than it does', async () => {
    const slots = [fakeSlot(), fakeSlot()] as const
    await written(slots, [entry('a', 1)])
    expect(await appendToJournal(slots, 2, 3, [entry('b', 3)])).toBe(1)
    expect(await keysOf(slots)).toEqual(['games/a'])
  })

  it('holds nothing of what was deleted once it was written anew', async () => {
    const slots = [fakeSlot(), fakeSlot()] as const
    await written(slots, [entry('a', 1, { names: ['Mike', 'Yetta'] }), entry('a', 2, null), entry('b', 3)])
    await rewriteJournal(slots)
    const text = slots.map((slot) => new TextDecoder().decode(slot.bytes)).join('')
    expect(text).not.toContain('Yetta')
    expect(await readJournal(slots)).toMatchObject({ through: 3, isUntidy: false })
  })

  it('is written anew by itself before it is mostly things of the past', async () => {
    const slots = [fakeSlot(), fakeSlot()] as const
    const form = { digits: '5'.repeat(2000) }
    await written(
      slots,
      Array.from({ length: 400 }, (_, index) => entry('draft', index + 1, form)),
    )
    expect(slots[0].bytes.length + slots[1].bytes.length).toBeLessThan(300_000)
    expect((await readJournal(slots)).folded.get('games/draft')?.n).toBe(400)
  })

  it('of newer code is left alone', async () => {
    const slots = [fakeSlot(), fakeSlot()] as const
    const start = makeRecord({ kind: 'start', version: JOURNAL_VERSION + 1, generation: 1, size: 0 })
    slots[0].write(makeFrame(start), { at: 0 })
    const before = slots[0].bytes.slice()
    await expect(readJournal(slots)).rejects.toThrow(NewerJournalError)
    await expect(appendToJournal(slots, 0, 1, [entry('a', 1)])).rejects.toThrow(NewerJournalError)
    expect(slots[0].bytes).toEqual(before)
  })

  it('is as it was where there is no room for a write, or only for a part of it', async () => {
    const slots = [fakeSlot(), fakeSlot()] as const
    await written(slots, [entry('a', 1)])
    const whole = slots[0].write
    Object.assign(slots[0], {
      write: (bytes: Uint8Array, { at }: { at: number }) => whole(bytes.subarray(0, 9), { at }),
    })
    await expect(appendToJournal(slots, 1, 2, [entry('b', 2)])).rejects.toMatchObject({ name: 'QuotaExceededError' })
    Object.assign(slots[0], { write: whole })
    expect(await readJournal(slots)).toMatchObject({ through: 1, isUntidy: false })
    await written(slots, [entry('b', 2)])
    expect(await keysOf(slots)).toEqual(['games/a', 'games/b'])
  })
})

describe('a power cut while the journal is written', () => {
  /** What may be on the disk after a cut: some of the blocks that were not flushed yet, others as they were. */
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

  it('loses nothing that was acknowledged, at whatever step it comes, rewritings among them', async () => {
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
        const { folded } = await readJournal(slots)
        for (const n of acknowledged) expect(folded.has(`games/g${n}`), `write ${n}, stop ${stop}`).toBe(true)
        const after = (await readJournal(slots)).through
        expect(await appendToJournal(slots, after, 99, [entry('later', 99)])).toBe(99)
        for (const n of acknowledged) expect((await readJournal(slots)).folded.has(`games/g${n}`)).toBe(true)
        if (isOver) break
      }
    }
  })

  async function evening(slots: readonly [FakeSlot, FakeSlot], acknowledged: number[]): Promise<boolean> {
    try {
      for (let n = 1; n <= 6; n += 1) {
        await appendToJournal(slots, n - 1, n, [entry(`g${n}`, n)])
        acknowledged.push(n)
        if (n % 2 === 0) await rewriteJournal(slots)
      }
      return true
    } catch (error) {
      if (error instanceof Cut) return false
      throw error
    }
  }
})
