import { describe, expect, it } from 'vitest'
import { barToExchange, belaPoints, firstDealer, voidDeal, type BelaMoment } from '@/lib/engine/referee/before-play'
import { BELA_STATES, stateOfBela, type BelaWords } from '@/lib/engine/referee/bela'
import { ruleOnClaim, type Claim, type ClaimBar } from '@/lib/engine/referee/claim'
import { elsewhere, linesNotIn } from '@/lib/engine/referee/elsewhere'
import {
  CALLED_MOMENTS,
  isOnlyNamed,
  missingFacts,
  withExtraFacts,
  type MissingFact,
} from '@/lib/engine/referee/missing-facts'
import { line } from '@/lib/engine/score/line'
import type { Score } from '@/lib/engine/score/score'
import type { Rules } from '@/lib/engine/table/options'
import { counted, four, played, playedByFour, rules, said, settled, thrownIn } from '../support/builders'
import { cards } from '../support/runs'

const two = rules('bela-2')
const belote = rules('bridge-belote')

describe('the cut for the first deal', () => {
  it.each<[Rules['firstDealer'], string, number | null]>([
    ['high-cut', 'KS AD QC', 1],
    ['high-cut', 'AS KD AC', null],
    ['high-cut', '7S 8D 7C', 1],
    ['low-cut', 'KS AD 9C', 2],
    ['low-cut', '7S AD 7C', null],
    ['agree', 'KS QD AC', 2],
  ])('the first dealer by %s with %s is seat %j', (option, cut, seat) => {
    expect(firstDealer(rules('bela-3', { firstDealer: option }), cards(cut))).toBe(seat)
  })
})

describe('a first six of eights and sevens', () => {
  const poor = cards('8S 7S 8H 7H 8D 7D')
  const rich = cards('8C 7C AS KS QS JS')
  const table = rules('bela-2', { voidDeal: 'yes' })

  it('a first six of eights and sevens in any hand is dealt again by the same player', () => {
    expect(voidDeal(table, 1, [poor, rich])).toEqual({ result: 'redeal', nextDealer: 1 })
    expect(voidDeal(table, 0, [rich, poor])).toEqual({ result: 'redeal', nextDealer: 0 })
  })

  it.each<[string, Rules, readonly (readonly string[])[]]>([
    ['with one better card', table, [['8S', '7S', '8H', '7H', '8D', '9D'], rich]],
    ['where the table does not throw it in', rules('bela-2', { voidDeal: 'no' }), [poor, rich]],
    ['before it is dealt', table, [[], []]],
  ])('a first six is not dealt again %s', (_, there, hands) => {
    expect(voidDeal(there, 1, hands as Parameters<typeof voidDeal>[2])).toEqual({ result: 'play', nextDealer: null })
  })
})

describe('the seven of trumps', () => {
  const turn = { turnUp: 'AH', trump: 'hearts', holdsSeven: true, playStarted: false } as const
  const table = rules('bela-2', { exchangeSeven: 'yes' })

  it('an exchange of the seven is barred by the first of several reasons', () => {
    const worst = { turnUp: 'AH', trump: 'spades', holdsSeven: false, playStarted: true } as const
    expect(barToExchange(rules('bela-2', { exchangeSeven: 'no' }), worst)).toBe('not-played')
    expect(barToExchange(table, worst)).toBe('other-trumps')
    expect(barToExchange(table, { ...worst, trump: 'hearts' })).toBe('no-seven')
    expect(barToExchange(table, { ...worst, trump: 'hearts', holdsSeven: true })).toBe('too-late')
    expect(barToExchange(table, turn)).toBeNull()
  })
})

describe('a bela', () => {
  it.each<[Rules['belaCall'], readonly BelaMoment[]]>([
    ['first-card', ['first-card', 'both']],
    ['second-card', ['second-card', 'both']],
    ['either', ['first-card', 'second-card', 'both']],
  ])('a bela called at the %s counts at %j', (belaCall, moments) => {
    const table = rules('bela-2', { belaCall })
    for (const moment of ['first-card', 'second-card', 'both', 'never'] as const) {
      expect([moment, belaPoints(table, true, moment)]).toEqual([moment, moments.includes(moment) ? 20 : 0])
      expect(belaPoints(table, false, moment)).toBe(0)
    }
  })

  const states = (base: Parameters<typeof rules>[0], words: BelaWords = 'one') =>
    Object.fromEntries(BELA_STATES.map((state) => [state, stateOfBela(rules(base), state, words)]))

  it('bela may be called at either card in two-handed Bela, the first in Denexa, the second in Bicycle', () => {
    const called = { 'both-held': 'may-call', 'both-silent': 'lost' }
    const atFirst = { 'first-called': 'counts', 'second-silent': 'counts' }
    expect(states('bela-2')).toEqual({
      ...called,
      ...atFirst,
      'first-silent': 'may-call',
      'second-called': 'counts',
    })
    expect(states('denexa')).toEqual({ ...called, ...atFirst, 'first-silent': 'lost', 'second-called': 'lost' })
    expect(states('bicycle')).toEqual({
      ...called,
      'first-silent': 'may-call',
      'first-called': 'may-call',
      'second-silent': 'lost',
      'second-called': 'counts',
    })
  })

  it('where both words are wanted, a belote whose “rebelote” is forgotten is lost', () => {
    // FFB, paragraph 7: if one of the two words is missing, the belote does not count.
    expect(states('coinche', 'both')).toEqual({
      'both-held': 'may-call',
      'first-silent': 'lost',
      'first-called': 'may-call',
      'second-silent': 'lost',
      'both-silent': 'lost',
      'second-called': 'lost',
    })
  })

  it('a counting bela was called at the first card, the second, or both', () => {
    expect(CALLED_MOMENTS).toEqual(['first-card', 'second-card', 'both'])
  })
})

describe('a claim', () => {
  const claim: Claim = {
    totals: [450, 300],
    claimant: 0,
    afterTrick: 4,
    trickWonBy: 0,
    cardPoints: 31,
    runPoints: 20,
    runsAreBest: true,
    bela: 'none',
    ledSince: false,
    counted: false,
    lastTrick: false,
  }

  it.each<[ClaimBar, Rules, Partial<Claim>]>([
    ['no-claims', rules('lehman'), { afterTrick: 0, ledSince: true, counted: true }],
    ['not-trick-winner', two, { trickWonBy: 1, ledSince: true, counted: true }],
    ['not-trick-winner', two, { afterTrick: 0, ledSince: true, counted: true }],
    ['already-led', two, { ledSince: true, counted: true }],
    ['already-counted', two, { counted: true }],
    ['too-late', rules('bela-2', { claims: 'first-three' }), {}],
  ])('a claim is not allowed: %s', (why, table, facts) => {
    expect(ruleOnClaim(table, { ...claim, ...facts })).toEqual({ allowed: false, why })
  })

  it('where the side that named trumps may not claim, the other side may', () => {
    const dosta = rules('bela-hr', { claims: 'any-trick' })
    const enough = { ...claim, totals: [900, 300], cardPoints: 85 }
    // Seat 2 is the claimant's partner, seat 1 an opponent.
    for (const barred of [0, 2]) {
      expect(ruleOnClaim(dosta, { ...enough, barred })).toEqual({ allowed: false, why: 'named-trumps' })
    }
    expect(ruleOnClaim(dosta, { ...enough, barred: 1 })).toMatchObject({ allowed: true, total: 1005, good: true })
    expect(ruleOnClaim(dosta, enough)).toMatchObject({ allowed: true })
  })

  it('a claim may come after the third trick or, elsewhere, after any trick', () => {
    const third = { ...claim, afterTrick: 3 }
    expect(ruleOnClaim(rules('bela-2', { claims: 'first-three' }), third)).toMatchObject({ allowed: true })
    expect(ruleOnClaim(two, { ...claim, afterTrick: 9, lastTrick: true })).toMatchObject({ points: 61, total: 511 })
    expect(ruleOnClaim(two, { ...claim, afterTrick: 1 })).toMatchObject({ allowed: true })
  })

  it('a claim is good at exactly the target and counts only the best runs', () => {
    expect(ruleOnClaim(two, claim)).toEqual({ allowed: true, points: 51, total: 501, good: true, winner: 0 })
    expect(ruleOnClaim(two, { ...claim, cardPoints: 30 })).toMatchObject({ total: 500, good: false, winner: 1 })
    expect(ruleOnClaim(two, { ...claim, runsAreBest: false })).toMatchObject({ points: 31, total: 481, good: false })
  })
})

describe('facts that other rules need', () => {
  const kinds = (home: Rules, there: Rules, hand: Parameters<typeof missingFacts>[2], extra = {}) =>
    missingFacts(home, there, hand, extra).map(({ kind }) => kind)
  const klabber = rules('klabberjass-4')

  it('other rules ask when bela was called only where that decides and is unknown', () => {
    const home = rules('bela-2', { belaCall: 'first-card' })
    const hand = played({ bela: [0] })
    expect(kinds(home, rules('bela-2', { belaCall: 'second-card' }), hand)).toEqual(['bela-call'])
    expect(kinds(home, rules('bela-2', { belaCall: 'second-card' }), hand, { belaCalledAt: 'both' })).toEqual([])
    expect(kinds(home, rules('bela-2', { belaCall: 'either' }), hand)).toEqual([])
    expect(kinds(home, home, hand)).toEqual([])
    expect(kinds(home, rules('bela-2', { belaCall: 'second-card' }), played())).toEqual([])
  })

  it('other rules ask for fours that count there and were not recorded', () => {
    expect(kinds(klabber, belote, playedByFour())).toEqual(['fours'])
    expect(kinds(klabber, belote, playedByFour(), { fours: [] })).toEqual([])
    expect(kinds(klabber, belote, playedByFour({ trump: 'none', cardPoints: [70, 50] }))).toEqual([])
    expect(kinds(belote, belote, playedByFour())).toEqual([])
    expect(kinds(belote, klabber, playedByFour())).toEqual([])
  })

  it('other rules ask for the length of each run that could be longer there', () => {
    const melds = [said(0, 3), settled(1, 20), said(1, 4)]
    const found = missingFacts(klabber, belote, playedByFour({ melds }), { fours: [] })
    expect(found).toEqual([{ kind: 'run-length', meld: 2, lengths: [4, 5, 6] }, { kind: 'settled-melds' }])
    expect(kinds(klabber, belote, playedByFour({ melds }), { fours: [], lengths: { 2: 4 } })).toEqual(['settled-melds'])
    // A table where every longer run is a fifty does not tell how long a run is. A hand has nine cards.
    const one = rules('bela-2', { longRuns: 'one' })
    expect(missingFacts(one, two, played({ melds: [said(0, 4)] }), {})).toEqual([
      { kind: 'run-length', meld: 0, lengths: [4, 5, 6, 7, 8] },
    ])
    expect(missingFacts(two, one, played({ melds: [said(0, 4)] }), {})).toEqual([])
  })

  it('only facts that change the score are asked for, the others are just named', () => {
    const named: readonly MissingFact[] = [{ kind: 'spoken-totals' }, { kind: 'settled-melds' }]
    const asked: readonly MissingFact[] = [
      { kind: 'bela-call' },
      { kind: 'fours' },
      { kind: 'run-length', meld: 0, lengths: [4] },
    ]
    expect(named.every(isOnlyNamed)).toBe(true)
    expect(asked.some(isOnlyNamed)).toBe(false)
  })
})

describe('a hand completed with extra facts', () => {
  it('a counted hand takes its last trick, tricks and trumps, and otherwise stays', () => {
    const hand = counted({ lastTrick: 1, tricks: [5, 4], trump: 'clubs' })
    expect(withExtraFacts(two, hand, {})).toEqual(hand)
    expect(withExtraFacts(two, hand, { lastTrick: 0, tricks: [9, 0], trump: 'hearts' })).toEqual({
      ...hand,
      lastTrick: 0,
      tricks: [9, 0],
      trump: 'hearts',
    })
  })

  it('open declarations of a played hand are filled in', () => {
    const hand = playedByFour({ melds: [said(0, 4), said(1, 4, 'K', 'clubs'), settled(0, 20)], bela: [0] })
    const extra = { lengths: { 0: 5 }, tops: { 0: 'A', 1: 'Q' }, suits: { 0: 'spades', 1: 'hearts' } } as const
    expect(withExtraFacts(belote, hand, extra)).toEqual({
      ...hand,
      melds: [said(0, 5, 'A', 'spades'), said(1, 4, 'K', 'clubs'), settled(0, 20)],
    })
    expect(withExtraFacts(belote, hand, { lastTrick: 1, tricks: [2, 6] })).toEqual({
      ...hand,
      lastTrick: 1,
      tricks: [2, 6],
    })
  })

  it('extra fours count only where they score, and a bela only if called in time', () => {
    const hand = playedByFour({ bela: [0], melds: [said(0, 3)] })
    const fours = [{ seat: 1, four: 'J' }] as const
    expect(withExtraFacts(belote, hand, { fours })).toEqual({ ...hand, melds: [said(0, 3), four(1, 'J')] })
    expect(withExtraFacts(rules('klabberjass-4'), hand, { fours })).toEqual(hand)
    // In bridge-belote a bela is called at the first card.
    expect(withExtraFacts(belote, hand, { belaCalledAt: 'second-card' })).toEqual({ ...hand, bela: [] })
    expect(withExtraFacts(belote, hand, { belaCalledAt: 'first-card' })).toEqual(hand)
  })

  it('a hand that was not played takes no extra facts', () => {
    expect(withExtraFacts(belote, thrownIn(), { lastTrick: 1 })).toEqual(thrownIn())
  })
})

describe('a hand under other rules', () => {
  const recorded = { home: two, hand: played({ tricks: [4, 4] }), dealer: 1, totals: [0, 0] }

  it('a hand that other rules do not allow gives the reason and the missing facts', () => {
    const found = elsewhere({ ...recorded, hand: played({ tricks: [4, 4], melds: [settled(0, 20)] }) }, rules('lehman'))
    expect(found).toMatchObject({
      score: null,
      problem: { name: 'tricks-sum' },
      missingFacts: [{ kind: 'settled-melds' }],
    })
  })

  it('a hand is scored where only facts taken as spoken are named', () => {
    const hand = played({ melds: [settled(0, 20)] })
    expect(elsewhere({ ...recorded, hand }, rules('lehman'))).toMatchObject({
      score: { earned: [90, 55] },
      problem: null,
      missingFacts: [{ kind: 'settled-melds' }],
    })
  })

  it('repeated lines are compared by how often they occur', () => {
    const own = line(0, 20, { kind: 'own' }, 'made')
    const big = line(0, 20, { kind: 'big' }, 'big')
    const bela = line(0, 20, { kind: 'bela', seat: 0 }, 'bela')
    const of = (sheetLines: Score['sheetLines'], earnedLines: Score['earnedLines'] = []) =>
      ({ sheetLines, earnedLines }) as Score
    expect(linesNotIn(of([own, own, big]), of([own]))).toEqual({ earned: [], sheet: [own, big] })
    expect(linesNotIn(of([own]), of([own, own, big]))).toEqual({ earned: [], sheet: [] })
    expect(linesNotIn(of([], [bela, bela]), of([own], [bela]))).toEqual({ earned: [bela], sheet: [] })
  })
})
