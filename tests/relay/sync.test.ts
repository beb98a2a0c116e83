import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { union } from '@/lib/log/union'
import type { EntryRecord } from '@/lib/storage/records/record-types'
import { backoff } from '@/lib/together/relay/backoff'
import { readReplay, readStored } from '@/lib/together/relay/jetstream'
import { entryPiece, pieceId, readPiece, setUpPiece, writePiece, type Piece } from '@/lib/together/table/piece'
import {
  GONE_AFTER,
  heard,
  heardLately,
  readPresence,
  presentDevices,
  type Present,
} from '@/lib/together/table/presence'
import { GAMES } from '@/lib/together/table/protocol'
import { planSync } from '@/lib/together/table/sync-plan'
import { gameRow } from '../support/game-row'

const noted = (id: string, text: string): EntryRecord => ({
  id,
  v: 1,
  gameId: 'game',
  device: 'device',
  clock: 1,
  at: 0,
  kind: 'noted',
  text,
})

/** Few ids, so that copies overlap, and few texts, so that some ids have two versions. */
const anyCopy = fc
  .array(fc.tuple(fc.nat(5), fc.constantFrom('a', 'b')), { maxLength: 8 })
  .map((list) => list.map(([id, text]) => noted(`entry-${id}`, text)))

const entriesOf = (pieces: readonly Piece[]) => pieces.flatMap((piece) => (piece.kind === 'entry' ? piece.entry : []))

describe('a sync', () => {
  it('a sync leaves the union on both phones, in any state before', () => {
    fc.assert(
      fc.property(anyCopy, anyCopy, (relay, phone) => {
        const here = union(phone)
        const { take, send } = planSync(GAMES, relay.map(entryPiece), here.map(entryPiece))
        const both = union(relay, phone)
        expect(union(here, entriesOf(take))).toEqual(both)
        expect(union(relay, entriesOf(send))).toEqual(both)
      }),
    )
  })

  it('a second sync has nothing to take and nothing to send', () => {
    fc.assert(
      fc.property(anyCopy, anyCopy, (relay, phone) => {
        const first = planSync(GAMES, relay.map(entryPiece), phone.map(entryPiece))
        const [atRelay, here] = [union(relay, entriesOf(first.send)), union(phone, entriesOf(first.take))]
        expect(planSync(GAMES, atRelay.map(entryPiece), here.map(entryPiece))).toEqual({ take: [], send: [] })
      }),
    )
  })

  it('a sync with a relay that was wiped sends everything', () => {
    const here = ['one', 'two'].map((id) => entryPiece(noted(id, 'a')))
    expect(planSync(GAMES, [], here)).toEqual({ take: [], send: here })
  })
})

describe('a piece of a log', () => {
  const record = gameRow('game', { device: 'mine', seriesId: 'ours', number: 3 })

  it('a piece is read as it was written', () => {
    for (const piece of [setUpPiece(record), entryPiece(noted('one', 'a'))]) {
      if (piece === null) throw new Error('expected a value that can be read')
      expect(readPiece(pieceId(piece), JSON.parse(JSON.stringify(writePiece(piece))))).toEqual(piece)
    }
  })

  it('the set-up is the same piece from every phone and names none', () => {
    const mine = setUpPiece(record)
    const theirs = setUpPiece({ ...record, device: 'theirs', seriesId: null, number: 1, updatedAt: 5, status: 'over' })
    expect(theirs).toEqual(mine)
    expect(JSON.stringify(mine)).not.toMatch(/mine|ours/)
  })

  it('pieces of different games with one id are told apart', () => {
    const [mine, theirs] = ['game', 'other'].map((gameId) => entryPiece({ ...noted('one', 'a'), gameId }))
    if (mine === undefined || theirs === undefined) throw new Error('expected two pieces')
    expect(pieceId(mine)).not.toBe(pieceId(theirs))
    expect(planSync(GAMES, [theirs], [mine])).toEqual({ take: [theirs], send: [mine] })
  })

  it('a piece under a plain id is sent, and one that no header can carry is not', () => {
    for (const id of ['a', 'A', 'a_b-C', 'x'.repeat(64)]) {
      const piece = entryPiece(noted(id, 'a'))
      expect(readPiece(pieceId(piece), writePiece(piece))).toEqual(piece)
    }
    for (const id of ['', '*', 'two words', 'a\r\nb', 'a.b', 'é', 'x'.repeat(65)]) {
      const piece = entryPiece(noted(id, 'a'))
      expect(readPiece(pieceId(piece), writePiece(piece))).toBeNull()
      expect(readPiece(id, writePiece(piece))).toBeNull()
    }
  })
})

describe('the answers of the relay', () => {
  const bytes = (json: unknown) => new TextEncoder().encode(JSON.stringify(json))

  it.each([
    [{ stream: 'YUSS', seq: 5 }, null],
    [{ stream: 'YUSS', seq: 5, duplicate: true }, null],
    [{ stream: 'OTHER', seq: 5 }, 'unavailable'],
    [{ error: { code: 503, err_code: 10077 } }, 'full'],
    [{ error: { code: 400, err_code: 10054 } }, 'too-large'],
    [{ error: { code: 503, err_code: 10008 } }, 'unavailable'],
    [{}, 'unavailable'],
    [null, 'unavailable'],
  ])('the answer %j to an envelope means: %s', (answer, problem) => expect(readStored(bytes(answer))).toBe(problem))

  it.each([
    [{ num_pending: 7 }, 7],
    [{ num_pending: -1 }, null],
    [{ error: {} }, null],
    ['', null],
  ])('the answer %j to the question for contents means: %s', (answer, count) =>
    expect(readReplay(bytes(answer))).toBe(count),
  )
})

describe('the pause before the next try', () => {
  it('the pause grows from at most half a second to half a minute, and is never zero', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.double({ min: 0, max: 1, noNaN: true }), (failed, random) => {
        const pause = backoff(failed, random)
        const longest = Math.min(30_000, 500 * 2 ** failed)
        expect(pause).toBeGreaterThanOrEqual(longest / 2)
        expect(pause).toBeLessThanOrEqual(longest)
      }),
    )
  })
})

describe('the list of present phones', () => {
  const who = (name: string) => name.padEnd(20, '0')
  const said = (name: string, count: number, more: object = {}) => {
    const read = readPresence({ v: 1, who: who(name), count, name, writing: null, game: null, leaves: false, ...more })
    if (read === null) throw new Error('expected a value that can be read')
    return read
  }
  const names = (all: readonly Present[]) => presentDevices(all).map(({ name }) => name)

  it('a phone is present from its first call until it leaves or stays silent for long', () => {
    let present = heard(heard([], said('ann', 1), 0), said('ben', 1), 10_000)
    expect(names(present)).toEqual(['ann', 'ben'])
    expect(names(heardLately(present, GONE_AFTER + 1))).toEqual(['ben'])
    present = heard(present, said('ben', 2, { leaves: true }), 20_000)
    expect(names(present)).toEqual(['ann'])
    // An older call of Ben arrives late.
    expect(names(heard(present, said('ben', 1), 20_001))).toEqual(['ann'])
  })

  it('an old call that arrives again changes nothing', () => {
    const present = heard(heard([], said('ann', 1, { writing: 6 }), 0), said('ann', 2, { writing: 7 }), 1)
    expect(heard(present, said('ann', 1, { writing: 6 }), 2)).toBe(present)
  })

  it.each([null, {}, { v: 2 }, { who: 'short' }, { count: 0 }, { writing: 0 }, { writing: 1.5 }, { name: 7 }])(
    'an invalid call is ignored: %j',
    (more) => {
      const good = { v: 1, who: who('ann'), count: 1, name: 'Ann', writing: null, game: null, leaves: false }
      expect(
        readPresence(more === null ? null : { ...good, ...more, ...(Object.keys(more).length === 0 ? { v: 0 } : {}) }),
      ).toBeNull()
    },
  )

  it('a name from another phone is cleaned like any other', () => {
    expect(said('ann', 1, { name: '\u202eAnn' }).name).toBe('Ann')
    expect(said('ann', 1, { name: 'x'.repeat(100) }).name).toHaveLength(24)
  })
})
