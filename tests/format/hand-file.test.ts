import { describe, expect, it } from 'vitest'
import type { Hand } from '@/lib/engine/table/hand'
import { makeHand, type HandFile } from '@/lib/format/hand-file'
import { parseHand } from '@/lib/format/parse-hand'
import { claimed, counted, played, rules, thrownIn } from '../support/builders'

const bela = rules('bela-2')
const agreed: Hand = { kind: 'agreed', points: [10, 20], why: '', dealer: null }
const NO_CLAIM = { runPoints: 0, bela: 'none', lastTrick: false } as const

/** Hands in a file with only the required keys, the hands that result, and the other keys that are always written. */
const LEAST: readonly (readonly [string, object, Hand, object])[] = [
  ['thrown in', { kind: 'thrown-in', why: 'misdeal' }, thrownIn('misdeal'), {}],
  ['agreed', { kind: 'agreed', points: [10, 20] }, agreed, {}],
  [
    'claimed',
    { kind: 'claimed', claimant: 1, afterTrick: 5 },
    claimed({ ...NO_CLAIM, claimant: 1, afterTrick: 5, taker: null, trump: null, cardPoints: null }),
    NO_CLAIM,
  ],
  ['counted', { kind: 'counted', taker: 0, totals: [56, 23] }, counted(), {}],
  [
    'played',
    { kind: 'played', taker: 0, trump: 'hearts', cardPoints: [70, null] },
    played({ cardPoints: [70, null], lastTrick: null, tricks: null }),
    { melds: [], bela: [] },
  ],
]

const CLAIM = {
  claimant: 1,
  taker: 0,
  trump: 'clubs',
  afterTrick: 5,
  cardPoints: 44,
  runPoints: 20,
  bela: 'announced',
  lastTrick: true,
  dealer: 1,
} as const
const COUNT = { trump: 'clubs', lastTrick: 1, tricks: [5, 4], multiplier: 2, big: true, dealer: 1 } as const

/** Hands in a file with all possible keys. */
const MOST: readonly (readonly [string, HandFile, Hand])[] = [
  ['thrown in', { kind: 'thrown-in', why: 'misdeal', dealer: 1 }, thrownIn('misdeal', 1)],
  ['agreed', { kind: 'agreed', points: [10, 20], why: 'the cat', dealer: 1 }, { ...agreed, why: 'the cat', dealer: 1 }],
  ['claimed', { kind: 'claimed', ...CLAIM }, claimed(CLAIM)],
  ['counted', { kind: 'counted', taker: 0, totals: [56, 23], ...COUNT }, counted(COUNT)],
  [
    'played',
    {
      kind: 'played',
      taker: 0,
      trump: 'hearts',
      cardPoints: [70, 45],
      lastTrick: 1,
      tricks: [5, 4],
      melds: [
        { seat: 0, cards: 'KS QS JS' },
        { seat: 1, run: 3, top: 'K', suit: 'hearts' },
        { seat: 1, run: 4 },
        { seat: 0, four: 'J' },
        { side: 1, points: 20 },
      ],
      bela: [0],
      multiplier: 2,
      big: true,
      revoke: 1,
      dealer: 1,
    },
    played({
      melds: [
        { kind: 'cards', seat: 0, cards: ['KS', 'QS', 'JS'] },
        { kind: 'run', seat: 1, run: 3, top: 'K', suit: 'hearts' },
        { kind: 'run', seat: 1, run: 4, top: null, suit: null },
        { kind: 'four', seat: 0, four: 'J' },
        { kind: 'settled', side: 1, points: 20 },
      ],
      bela: [0],
      multiplier: 2,
      big: true,
      revoke: 1,
      dealer: 1,
    }),
  ],
]

describe('a hand in a file', () => {
  it.each(LEAST)('a hand with only the required facts is read: %s', (_, file, hand) => {
    expect(parseHand(bela, file)).toEqual({ ok: true, value: hand })
  })

  it.each(MOST)('a hand with all facts is read and written the same: %s', (_, file, hand) => {
    expect(parseHand(bela, file)).toEqual({ ok: true, value: hand })
    expect(makeHand(hand)).toEqual(file)
  })

  it.each(LEAST)('unknown facts are left out of the file: %s', (_, file, hand, also) => {
    expect(Object.entries(makeHand(hand)).sort()).toEqual(Object.entries({ ...file, ...also }).sort())
  })

  it('the format accepts runs without cards, and the rules refuse them', () => {
    const file = { kind: 'played', taker: 0, trump: 'hearts', cardPoints: [70, 45], melds: [{ seat: 0, cards: '' }] }
    expect(parseHand(bela, file)).toMatchObject({ value: { melds: [{ kind: 'cards', seat: 0, cards: [] }] } })
  })
})
