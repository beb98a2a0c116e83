import { describe, expect, it } from 'vitest'
import { answer } from '@/lib/format/ask'
import { askSchemas } from '@/lib/format/ask-schema'
import { readBy } from '@/lib/format/schema'
import AUDIT from '../cases/audit.json'
import { rules } from '../support/builders'

const bela = rules('bela-2')
/** The copied case T1: seat 0 takes in hearts and is bate, with 5 and 67 in the tricks, the last trick to seat 1. */
const T1 = AUDIT.find(({ id }) => id === 'T1') ?? { tricks: [] }
const audit = (changes: object) => answer(bela, { ...T1, ...changes })
const wrong = (place: string, why: string, more: object = {}) => ({
  ok: false,
  error: { code: 'unreadable', name: 'not-this-format', place, figures: { why, ...more } },
})

const CLAIM = {
  ask: 'claim',
  rules: {},
  expect: {},
  totals: [300, 440],
  claimant: 1,
  afterTrick: 2,
  trickWonBy: 1,
  cardPoints: 40,
  runPoints: 20,
  runsAreBest: true,
  bela: 'none',
  ledSince: false,
  counted: false,
  lastTrick: false,
}
const BIDDING = { ask: 'bidding', rules: {}, expect: {}, dealer: 1, turnUp: 'diamonds', calls: [[0, 'pass']] }
const RUNS = { ask: 'runs', rules: {}, expect: {}, trump: 'hearts', dealer: 1, melds: [] }
const LEGAL = { ask: 'legal', rules: {}, expect: {}, trump: 'hearts', hand: 'AS 7S KH', trick: '10S' }
const BELA = { ask: 'bela', rules: {}, expect: {}, holds: 'KQ', announcedAt: 'first-card' }

describe('questions that the referee answers', () => {
  it.each<[string, object, object]>([
    // 000 rules 1-3: 440, 40 in cards and 20 for a run make 500, one short of 501.
    ['a claim', CLAIM, { allowed: true, points: 60, total: 500, good: false, winner: 0 }],
    [
      'a claim at the wrong moment, of which nothing is counted',
      { ...CLAIM, ledSince: true },
      { allowed: false, why: 'already-led', points: null, total: null, good: null, winner: null },
    ],
    [
      'what may be played',
      LEGAL,
      { legal: 'AS 7S', rule: 'follow-suit', broken: { AS: null, '7S': null, KH: 'follow-suit' } },
    ],
    ['whose runs count where no one has any', RUNS, { seat: null, points: [0, 0] }],
    ['bela, whichever of the two is named first', { ...BELA, holds: 'QK' }, { points: 20 }],
    ['no bela to one of the two', { ...BELA, holds: 'K' }, { points: 0 }],
  ])('the referee answers %s', (_, question, said) => {
    expect(answer(bela, { ...question })).toEqual({ ok: true, value: said })
  })

  it('the referee answers an audit of tricks alone, without hands and declarations', () => {
    // The last trick counts ten: seat 1 has 67 and 10, and the taker has fewer.
    expect(audit({ hands: undefined, melds: undefined, bela: undefined })).toEqual({
      ok: true,
      value: {
        illegal: [],
        trickWinners: [1, 1, 1, 0, 1, 0, 1, 1, 1],
        cardPoints: [5, 67],
        lastTrick: 1,
        earned: [5, 77],
        verdict: 'bate',
        points: [0, 82],
      },
    })
  })
})

describe('questions that the referee does not answer', () => {
  it.each<[string, object, object]>([
    ['an unknown question', { ask: 'hello' }, wrong('ask', 'invalid_value')],
    ['a name that every object has', { ask: 'toString' }, wrong('ask', 'invalid_value')],
    ['no question', {}, wrong('ask', 'invalid_value')],
    ['a question in a list', { ...CLAIM, ask: ['claim'] }, wrong('ask', 'invalid_value')],
    ['for a seat that no one has', { ...CLAIM, claimant: 2 }, wrong('claimant', 'too_big', { most: 1 })],
    ['for a word that is no card', { ...LEGAL, hand: 'AS 1H' }, wrong('hand', 'invalid_value')],
    ['for an unknown call', { ...BIDDING, calls: [[0, 'hello']] }, wrong('calls', 'invalid_value')],
    [
      'for a call that no one made',
      { ...BIDDING, calls: [['pass', 0]] },
      wrong('calls.0.0', 'invalid_type', { wanted: 'whole' }),
    ],
    ['for half a call', { ...BIDDING, calls: [[0]] }, wrong('calls.0', 'too_small')],
    ['where a card has to be turned up and none is', { ...BIDDING, turnUp: null }, wrong('turnUp', 'invalid_type')],
    [
      'for a card that is held and lies there',
      { ...LEGAL, trick: 'AS' },
      { ok: false, error: { name: 'dealt-twice', figures: { card: 'AS' } } },
    ],
    [
      'for one run in two hands',
      {
        ...RUNS,
        melds: [
          { seat: 0, cards: 'QS JS 10S' },
          { seat: 1, cards: 'QS JS 10S' },
        ],
      },
      { ok: false },
    ],
  ])('the referee does not answer: %s', (_, question, problem) => {
    expect(answer(bela, { ...question })).toMatchObject(problem)
  })

  it('the referee does not answer an audit of impossible cards', () => {
    expect(audit({ tricks: ['AS AS'] })).toMatchObject({ ok: false, error: { name: 'card-played-twice' } })
  })

  it('the referee does not answer an audit of a deal that is not over', () => {
    expect(audit({ tricks: ['AS 9H', 'AH KH'] })).toEqual({
      ok: false,
      error: { code: 'impossible-tricks', name: 'trick-size', place: 'tricks', figures: { trick: 2 } },
    })
  })
})

describe('the seats in a question', () => {
  it.each([
    [2, 'bela-2'],
    [3, 'bela-3'],
    [4, 'klabberjass-4'],
  ] as const)('a question at a table of %d names only its seats', (players, base) => {
    const { bidding } = askSchemas(rules(base))
    const of = (dealer: number) => readBy(bidding, { ...BIDDING, dealer }).ok
    expect([of(-1), of(0), of(players - 1), of(players)]).toEqual([false, true, true, false])
  })
})
