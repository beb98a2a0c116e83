import { describe, expect, test } from 'vitest'
import { compareWithout } from '@/lib/engine/game/ledger-diff'
import { bestMelds, declarable } from '@/lib/engine/melds/best-melds'
import { cardsOf, contest, declaredRuns, possibleWinners } from '@/lib/engine/melds/contest'
import { audit } from '@/lib/engine/play/audit'
import { turnFaults } from '@/lib/engine/play/deal-faults'
import { checkDeclarable } from '@/lib/engine/play/declarable'
import { missingFacts } from '@/lib/engine/referee/missing-facts'
import { ruleOnRuns } from '@/lib/engine/referee/run-contest'
import { runQuestions } from '@/lib/engine/score/run-questions'
import { heldOverSides } from '@/lib/engine/score/sheet-points'
import { winningPlace } from '@/lib/engine/table/trick'
import {
  claimed,
  counted,
  four,
  from,
  played,
  playedByFour,
  problemOf,
  rules,
  run,
  said,
  settled,
  sheet,
  thrownIn,
} from '../support/builders'
import { cards, settingAt, spokenBy } from '../support/runs'
import { DEAL } from '../support/two-handed-deal'

const bela = rules('bela-2')
const belote = rules('bridge-belote')

describe('declarations', () => {
  test('a card in two runs is named though points were settled beside them', () => {
    const hand = played({ melds: [settled(0, 20), run(0, 'AS KS QS'), run(1, 'QS JS 10S')] })
    expect(problemOf(bela, hand)?.name).toBe('card-in-two-melds')
    expect(sheet(bela, [hand]).open?.problem).toMatchObject({ place: 'melds.2', figures: { card: 'QS' } })
  })

  test('impossible runs leave no one with the best run', () => {
    const winners = (melds: Parameters<typeof possibleWinners>[1]['melds']) =>
      possibleWinners(bela, { melds, trump: 'hearts', bela: [] })
    expect(winners([said(0, 9)])).toEqual([])
    expect(winners([run(0, 'AS KS JS')])).toEqual([])
    expect(winners([run(0, 'AS KS QS'), run(1, 'QS JS 10S')])).toEqual([])
    expect(winners([run(0, 'AS KS QS')])).toEqual([0])
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

  test('three runs of three do not fit in the eight cards of a suit', () => {
    const hand = playedByFour({ melds: [0, 1, 2].map((seat) => said(seat, 3, null, 'spades')) })
    expect(problemOf(belote, hand)?.name).toBe('card-in-two-melds')
  })

  test('one hand may hold two belas, each of its own suit', () => {
    const all = (...melds: Parameters<typeof contest>[0]) =>
      problemOf(belote, playedByFour({ trump: 'all', cardPoints: [150, 98], melds: [...melds], bela: [0, 0] }))
    expect(all(run(0, 'KS QS JS'))).toBeNull()
    const others = [run(1, 'KH QH JH'), run(2, 'KD QD JD'), run(3, 'KC QC JC')]
    expect(all(run(0, 'KS QS JS'), ...others)?.name).toBe('bela-card-shown')
  })

  test('a four beside two unsaid runs does not keep the runs from being asked for', () => {
    const hand = playedByFour({ melds: [four(2, 'A'), said(0, 3), said(1, 3)] })
    expect(runQuestions(belote, hand)).toEqual([
      { meld: 1, ask: 'top' },
      { meld: 2, ask: 'top' },
    ])
  })

  test('four queens do not break a run that is worth as much', () => {
    // Ace to ten is a hundred. The four queens are a hundred too, but leave only ace and king, jack and ten.
    const hand = cards('AS KS QS JS 10S QH QD QC')
    expect(bestMelds(belote, hand, 'hearts').points).toBe(100)
    // If no runs are declared, only the four counts. If neither is, nothing counts.
    expect(bestMelds({ ...belote, runs: 'no' }, hand, 'hearts').points).toBe(100)
    expect(bestMelds({ ...belote, runs: 'no', carres: 'no' }, hand, 'hearts').points).toBe(0)
    expect(declarable(belote, hand, 'hearts')).toEqual({ runs: [{ top: 'A', suit: 'spades', length: 5 }], fours: [] })
  })

  test('settled points need no cards in the hand', () => {
    expect(checkDeclarable({ trump: 'hearts', melds: [settled(0, 20)], bela: [] }, [[], []])).toBeNull()
  })

  test('the referee names an impossible declaration, or the fact that is missing', () => {
    const asked = (melds: Parameters<typeof ruleOnRuns>[1]['melds']) => {
      const ruling = ruleOnRuns(bela, { trump: 'hearts', dealer: 1, melds })
      return ruling.ok ? ruling.value.points : ruling.error.name
    }
    expect(asked([run(0, 'AS KS QS'), run(1, 'QS JS 10S')])).toBe('card-in-two-melds')
    expect(asked([said(0, 3), said(1, 3)])).toBe('say-run-top')
    expect(asked([run(0, 'AS KS QS'), run(1, 'QH JH 10H')])).toEqual([20, 0])
  })

  test('eight cards are called as eight where long runs are told apart', () => {
    const setting = settingAt('bridge-belote', 'hearts', 3)
    expect(spokenBy(setting, ['AS KS QS JS 10S 9S 8S 7S', '', '', ''])[0]).toBe('0: run of 8')
  })

  test('with three players a better run is always named', () => {
    // With two players, Bicycle says only “not good”.
    const hands = ['AC KC QC', 'KD QD JD 10D', '']
    expect(spokenBy(settingAt('bicycle', 'hearts', 1), hands.slice(0, 2))).toContain('1: not good')
    expect(spokenBy(settingAt('bicycle', 'hearts', 2, { players: 3 }), hands)).toContain('1: not good, run of 4')
  })
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

  test('a deal has no score while its runs are still undecided', () => {
    const found = audit(bela, { ...DEAL, hands: null, melds: [said(0, 3), said(1, 3)] })
    expect(found).toMatchObject({ ok: false, error: { name: 'say-run-top' } })
  })

  test('a hand of ten cards is refused', () => {
    const hand = cards('AS KS QS JS 10S 9S 8S 7S AH KH')
    const faults = turnFaults(bela, { trump: 'hearts', hand, trick: [] })
    expect(faults).toMatchObject([{ name: 'hand-too-large', figures: { given: 10, most: 9 } }])
  })

  test('a trick without a lead has no winner', () => {
    expect(winningPlace([], 'hearts')).toBeNull()
  })
})

describe('before and after the play', () => {
  test('a claim falls short once the hand that carried it to the target is deleted', () => {
    // 400, 70 from the made hand, and 44 are 514; without that hand it is 444.
    const hands = [played(), claimed()]
    const of = (ids: readonly string[], kept: typeof hands) => ({ ids, ledger: sheet(bela, kept, from([400, 400])) })
    const found = compareWithout(of(['a', 'b'], hands), of(['b'], hands.slice(1)), 0)
    expect(found).toContainEqual({ kind: 'verdict', hand: 1, verdict: 'claim-false', heldOverAdded: 0 })
  })

  test('the next dealer is known though no hand is left', () => {
    const found = compareWithout(
      { ids: ['a'], ledger: sheet(bela, [played()]) },
      { ids: [], ledger: sheet(bela, []) },
      0,
    )
    // Seat 1 deals the first hand. After a made hand the winner deals, which is seat 0.
    expect(found).toEqual([{ kind: 'next-dealer', dealer: 1 }])
  })

  test('nothing is held over for a later hand where a tie is bate', () => {
    expect(heldOverSides(rules('bela-2', { tie: 'bate' }), played())).toEqual([])
  })
})

describe('a hand scored by other rules', () => {
  test('no more facts are needed where the hand was not played or declarations are worth the same', () => {
    expect(missingFacts(bela, bela, counted(), {})).toEqual([])
    expect(missingFacts(bela, belote, thrownIn(), {})).toEqual([])
  })

  test('points settled at the table are named, as they may be worth something else there', () => {
    const hand = played({ melds: [settled(0, 20)] })
    expect(missingFacts(bela, bela, hand, {})).toEqual([])
    expect(missingFacts(bela, rules('bela-2', { runsNeedTrick: 'no' }), hand, {})).toEqual([{ kind: 'settled-melds' }])
  })
})
