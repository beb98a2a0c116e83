import { describe, expect, test } from 'vitest'
import { declarable } from '@/lib/engine/melds/best-melds'
import { cardsOf, contest, declaredRuns, possibleWinners } from '@/lib/engine/melds/contest'
import { audit } from '@/lib/engine/play/audit'
import { entryOf, REMEDIES } from '@/lib/engine/referee/irregularities'
import { heldOverSides } from '@/lib/engine/score/sheet-points'
import { lacksFact, problem } from '@/lib/engine/table/problem'
import { winningPlace } from '@/lib/engine/table/trick'
import { four, played, rules, run, said, settled } from '../support/builders'
import { cards } from '../support/runs'
import { DEAL } from '../support/two-handed-deal'

const bela = rules('bela-2')

describe('declarations', () => {
  test('impossible runs leave no one with the best run', () => {
    const winners = (melds: Parameters<typeof possibleWinners>[1]['melds']) =>
      possibleWinners(bela, { melds, trump: 'hearts', bela: [] })
    expect(winners([])).toEqual([null])
    expect(winners([said(0, 9)])).toEqual([])
    expect(winners([run(0, 'AS KS JS')])).toEqual([])
    expect(winners([run(0, 'AS KS QS'), run(1, 'QS JS 10S')])).toEqual([])
    expect(winners([run(0, 'AS KS QS')])).toEqual([0])
    // A pack has room for ten declarations at most.
    expect(winners(Array.from({ length: 11 }, (_, index) => said(index % 2, 3)))).toEqual([])
  })

  test('cards that a declaration holds beyond doubt are named', () => {
    expect(cardsOf(four(0, '9'))).toEqual(['9S', '9H', '9D', '9C'])
    expect(cardsOf(said(0, 3, 'A', 'spades'))).toEqual(['AS', 'KS', 'QS'])
    for (const unsaid of [said(0, 3), said(0, 3, 'A'), said(0, 3, null, 'spades'), settled(0, 20)]) {
      expect(cardsOf(unsaid)).toEqual([])
    }
    expect(declaredRuns([run(0, 'AS KS JS'), four(0, '9'), said(1, 3, 'K')])).toEqual([
      { seat: 1, length: 3, top: 'K', suit: null },
    ])
  })

  test('a contest of runs is missing, won, level or open', () => {
    const of = (...melds: Parameters<typeof contest>[0]) => contest(melds, rules('lehman'), 'hearts')
    expect(of()).toEqual({ kind: 'none' })
    expect(of(run(0, 'AS KS QS'))).toEqual({ kind: 'won', seat: 0 })
    expect(of(run(0, 'KS QS JS'), run(1, 'KC QC JC'))).toEqual({ kind: 'equal' })
    // Either run can have the higher top, and both can have the same.
    const open = of(said(0, 3), said(1, 3))
    if (open.kind !== 'open') throw new Error(open.kind)
    expect(new Set(open.winners)).toEqual(new Set([0, 1, null]))
  })
})

test('four queens do not break a run that is worth as much', () => {
  // Ace to ten is a hundred. The four queens are a hundred too, but leave only ace and king, jack and ten.
  const belote = rules('bridge-belote')
  const held = declarable(belote, cards('AS KS QS JS 10S QH QD QC'), 'hearts')
  expect(held).toEqual({ runs: [{ top: 'A', suit: 'spades', length: 5 }], fours: [] })
  const nines = cards('9S 9H 9D 9C AS KS QS 7H')
  expect(declarable(belote, nines, 'hearts').fours).toEqual(['9'])
  expect(declarable(rules('klabberjass-4'), nines, 'hearts').fours).toEqual([])
})

describe('a deal played card by card', () => {
  test('a deal has no score before its last trick', () => {
    const found = audit(bela, { ...DEAL, tricks: DEAL.tricks.slice(0, 8) })
    expect(found).toMatchObject({ ok: true, value: { lastTrick: null, hand: null, score: null } })
  })

  test('a trick that is not full has no winner', () => {
    const [first = []] = DEAL.tricks
    const found = audit(bela, { ...DEAL, tricks: [first, cards('AH')] })
    if (!found.ok) throw new Error(found.error.name)
    expect([found.value.trickWinners.length, found.value.tricks]).toEqual([1, [0, 1]])
  })

  test('a trick without a lead has no winner', () => {
    expect(winningPlace([], 'hearts')).toBeNull()
  })
})

test('nothing is held over for a later hand where a tie is bate', () => {
  expect(heldOverSides(rules('bela-2', { tie: 'bate' }), played())).toEqual([])
})

test('a hand lacks a fact if it is undecided, or may have been all the tricks', () => {
  const lacking = (['say-trump', 'say-all-tricks', 'totals-sum'] as const).map((name) => lacksFact(problem(name, '')))
  expect(lacking).toEqual([true, true, false])
})

test('a remedy has an entry on the sheet only if the deal does not simply go on', () => {
  expect(Object.fromEntries(REMEDIES.map((remedy) => [remedy, entryOf(remedy)]))).toEqual({
    redeal: 'misdeal',
    correct: null,
    'put-right': null,
    'must-be-played': null,
    'all-to-other-side': 'revoke',
    'declared-points': 'declared',
    'points-named': 'agreed',
    'no-claim': null,
    'game-lost': 'claimed',
    nothing: null,
    agree: 'agreed',
  })
})
