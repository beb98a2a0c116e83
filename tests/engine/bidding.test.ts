import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CALLS, type BidCall, type Bids, type Call, type SaidCall } from '@/lib/engine/bidding/bidding'
import { chooseTrumps } from '@/lib/engine/bidding/choose-trumps'
import { isTrump, SUITS } from '@/lib/engine/table/card'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { anyRules } from '../support/any-rules'
import { naiveBidding } from '../support/naive-bidding'
import { rulesAt } from '../support/runs'

// For a longer run: YUSS_RUNS=50000 npx vitest run tests/engine/bidding.test.ts
const RUNS = Number(process.env['YUSS_RUNS'] ?? 1500)

const auctions = fc.record({
  rules: fc.oneof(
    anyRules,
    fc.constantFrom(...RULE_SET_IDS).map((id) => rulesAt(id)),
  ),
  dealer: fc.nat(1),
  turnUp: fc.constantFrom(...SUITS),
  picks: fc.array(fc.nat(100), { minLength: 1, maxLength: 24 }),
  stray: fc.option(fc.constantFrom(...CALLS)),
})

test('each call is made by the player whose turn it is', () => {
  const deal = { dealer: 1, turnUp: 'hearts' } as const
  const after = (...calls: readonly SaidCall[]) => chooseTrumps(rulesAt('bela-2'), deal, calls)
  expect(after({ seat: 0, call: 'pass' })).toMatchObject({ result: 'open', speaks: 1 })
  expect(after({ seat: 1, call: 'pass' })).toEqual({ result: 'illegal', at: 0 })
  expect(after({ seat: 0, call: 'pass' }, { seat: 0, call: 'pass' })).toEqual({ result: 'illegal', at: 1 })
})

test('after a redouble the side that redoubled cannot raise', () => {
  const rules = rulesAt('bridge-belote', { doubling: 8 })
  const calls: SaidCall[] = [
    { seat: 0, call: 'hearts' },
    { seat: 1, call: 'double' },
    { seat: 2, call: 'redouble' },
  ]
  const raises = (after: readonly SaidCall[]) => {
    const found = chooseTrumps(rules, { dealer: 3, turnUp: 'hearts' }, after)
    if (found.result !== 'open') throw new Error(found.result)
    return [found.speaks, ...found.may.filter((call) => call !== 'pass' && !isTrump(call))]
  }
  expect(raises(calls)).toEqual([3, 'sheet'])
  expect(raises([...calls, { seat: 3, call: 'pass' }])).toEqual([0])
})

test('a second version allows the same calls by the same players and ends the auction alike', () => {
  fc.assert(
    fc.property(auctions, ({ rules, dealer, turnUp, picks, stray }) => {
      const calls: SaidCall[] = []
      for (const pick of picks) {
        const found = chooseTrumps(rules, { dealer, turnUp }, calls)
        const second = naiveBidding(rules, dealer, turnUp, calls)
        if (!('may' in second)) {
          if (found.result === 'play') {
            const { taker, trump, multiplier, bid, leader } = found
            expect({ taker, trump, multiplier, ...(bid === undefined ? {} : { bid }), why: null }).toEqual(second)
            expect(leader).toBe(rules.leader === 'taker' ? taker : (dealer + 1) % rules.players)
          } else if (found.result === 'redeal') {
            expect({ taker: null, trump: null, multiplier: 1, why: found.why }).toEqual(second)
            expect(found.nextDealer).toBe(rules.redealDealer === 'next' ? (dealer + 1) % rules.players : dealer)
          } else throw new Error(`still ${found.result}`)
          // After the end no call of any player counts.
          const late = { seat: pick % rules.players, call: stray ?? 'pass' }
          const said = chooseTrumps(rules, { dealer, turnUp }, [...calls, late])
          expect(said).toEqual({ result: 'illegal', at: calls.length })
          return
        }
        if (found.result !== 'open') throw new Error(`already ${found.result}`)
        expect(found.speaks).toBe(second.seat)
        expect(new Set(found.may)).toEqual(second.may)
        expect(found.bids).toEqual(second.bids)
        if (stray !== null && !second.may.has(stray)) {
          const result = chooseTrumps(rules, { dealer, turnUp }, [...calls, { seat: second.seat, call: stray }])
          expect(result).toEqual({ result: 'illegal', at: calls.length })
        }
        for (const bid of strayBids(second.bids)) {
          const result = chooseTrumps(rules, { dealer, turnUp }, [...calls, { seat: second.seat, call: bid }])
          expect(result).toEqual({ result: 'illegal', at: calls.length })
        }
        const sayable = [...second.may, ...bidsIn(second.bids)]
        const call = sayable[pick % sayable.length] ?? 'pass'
        calls.push({ seat: second.seat, call })
      }
    }),
    { numRuns: RUNS },
  )
})

/** Returns some of the bids that may be made: the lowest, the next, the highest, and all the tricks. */
function bidsIn(bids: Bids | undefined): readonly BidCall[] {
  if (bids === undefined) return []
  const figures = [bids.from, bids.from + 10, bids.to].filter((points) => points >= bids.from && points <= bids.to)
  return [...figures.map((points) => `${points} hearts` as const), 'capot spades']
}

/** Returns bids that may not be made: too low, too high, or between two tens; any bid if none may be made. */
const strayBids = (bids: Bids | undefined): readonly BidCall[] =>
  bids === undefined
    ? ['100 hearts', 'capot hearts']
    : [`${bids.from - 10} clubs`, `${bids.to + 10} clubs`, `${bids.from + 5} clubs`]

const after = (
  base: Parameters<typeof rulesAt>[0],
  changes: Parameters<typeof rulesAt>[1],
  ...said: readonly Call[]
) => {
  const rules = rulesAt(base, changes)
  const calls: SaidCall[] = []
  for (const call of said) {
    const open = chooseTrumps(rules, { dealer: 1, turnUp: 'clubs' }, calls)
    if (open.result !== 'open') throw new Error('the bidding is over')
    calls.push({ seat: open.speaks, call })
  }
  return chooseTrumps(rules, { dealer: 1, turnUp: 'clubs' }, calls)
}

test('a dealer who has to name a suit may choose no trumps only where that is allowed', () => {
  const passed: SaidCall[] = [2, 3, 0].map((seat) => ({ seat, call: 'pass' }))
  const said = (forcedNoTrump: 'no' | 'allowed') =>
    chooseTrumps(rulesAt('bela-hr', { forcedNoTrump }), { dealer: 1, turnUp: null }, [
      ...passed,
      { seat: 1, call: 'none' },
    ])
  expect(said('allowed')).toMatchObject({ result: 'play', taker: 1, trump: 'none' })
  expect(said('no')).toEqual({ result: 'illegal', at: 3 })
})

test('the first call after the end of the auction is named, however many follow', () => {
  const late = (base: Parameters<typeof rulesAt>[0], ended: readonly SaidCall[], ...more: readonly Call[]) =>
    chooseTrumps(rulesAt(base), { dealer: 1, turnUp: 'clubs' }, [...ended, ...more.map((call) => ({ seat: 0, call }))])
  const taken = [{ seat: 0, call: 'take' }] as const
  expect(late('bela-2', taken)).toMatchObject({ result: 'play', taker: 0 })
  expect(late('bela-2', taken, 'pass')).toEqual({ result: 'illegal', at: 1 })
  expect(late('bela-2', taken, 'take', 'pass')).toEqual({ result: 'illegal', at: 1 })
  const thrownIn = [0, 1, 0, 1].map((seat) => ({ seat, call: 'pass' as const }))
  expect(late('bela-2', thrownIn)).toMatchObject({ result: 'redeal', why: 'all-pass' })
  expect(late('bela-2', thrownIn, 'pass')).toEqual({ result: 'illegal', at: 4 })
})

describe('schmeiss', () => {
  test('a schmeiss refused in round one makes the caller the taker, in Lehman the refuser', () => {
    expect(after('bicycle', {}, 'schmeiss', 'no')).toMatchObject({ result: 'play', taker: 0, trump: 'clubs' })
    expect(after('lehman', {}, 'schmeiss', 'no')).toMatchObject({ result: 'play', taker: 1, trump: 'clubs' })
  })

  test('a schmeiss refused in round two leaves the caller to name another suit', () => {
    expect(after('denexa', {}, 'pass', 'pass', 'schmeiss', 'no')).toMatchObject({
      result: 'open',
      speaks: 0,
      may: ['spades', 'hearts', 'diamonds'],
    })
  })

  test('an agreed schmeiss is dealt again by the same or the next player, as the rules say', () => {
    expect(after('bicycle', {}, 'schmeiss', 'yes')).toMatchObject({ result: 'redeal', nextDealer: 0 })
    expect(after('denexa', {}, 'schmeiss', 'yes')).toMatchObject({ result: 'redeal', nextDealer: 1 })
  })

  test('in Bicycle the dealer has no schmeiss in round two', () => {
    expect(after('bicycle', {}, 'pass', 'pass', 'pass')).toMatchObject({
      speaks: 1,
      may: ['pass', 'spades', 'hearts', 'diamonds'],
    })
    expect(after('denexa', {}, 'pass', 'pass', 'pass')).toMatchObject({ may: expect.arrayContaining(['schmeiss']) })
  })
})

test('on the bimah the dealer may not pass, and may name no trumps only by agreement', () => {
  const bimah = { allPass: 'dealer-names' } as const
  expect(after('bela-3', bimah, 'pass', 'pass', 'pass', 'pass', 'pass')).toMatchObject({
    speaks: 1,
    may: ['spades', 'hearts', 'diamonds'],
  })
  const passes: readonly Call[] = Array.from({ length: 7 }, () => 'pass')
  expect(after('klabberjass-4', { ...bimah, forcedNoTrump: 'allowed' }, ...passes)).toMatchObject({
    may: expect.arrayContaining(['none']),
  })
})

test.each([
  ['the dealer on the bimah', 'dealer-names', 3],
  ['eldest hand after four passes', 'eldest-names', 4],
] as const)('%s must name a suit and cannot schmeiss', (_, allPass, passes) => {
  const said: readonly Call[] = Array.from({ length: passes }, () => 'pass')
  expect(after('denexa', { allPass }, ...said)).toMatchObject({ result: 'open', may: ['spades', 'hearts', 'diamonds'] })
})

test('a redoubled contract at all trumps ends the auction of bridge-belote', () => {
  expect(after('bridge-belote', {}, 'all', 'double', 'redouble')).toMatchObject({
    result: 'play',
    multiplier: 4,
    taker: 2,
  })
})
