import { describe, expect, it } from 'vitest'
import type { Game } from '@/lib/engine/game/ledger'
import type { Hand } from '@/lib/engine/table/hand'
import { reasonText, verdictText } from '@/lib/text/sheet/verdict'
import type { Table } from '@/lib/text/table'
import { saidIn } from '@/tests/support/speak-language'
import * as build from '../support/builders'
import { tableAt } from '../support/text-builders'

const { agreed, claimed, from, played, playedByFour, playedByThree, run, thrownIn } = build

const said = (table: Table, hand: Hand, start: Partial<Game> = {}): string =>
  verdictText(table, build.score(table.rules, hand, start))

const BELA = tableAt('bela-2')
const THREE = tableAt('bela-3')
const FOUR = tableAt('klabberjass-4')

describe('the verdict of a hand for two', () => {
  it('the verdict says who made it and what each side has', () => {
    expect(said(BELA, played())).toBe('Mike makes it, 70 to Yetta’s 55.')
  })

  it('the verdict says that the winner takes what was held over', () => {
    const hand = played({ taker: 1, cardPoints: [40, 75], lastTrick: 0 })
    expect(said(BELA, hand, from([61, 0], 61))).toBe('Yetta makes it, 75 to Mike’s 50. Yetta takes the 61 held over.')
  })

  it('the verdict says who gets the points of a bate and what was held over', () => {
    const hand = played({ taker: 1, cardPoints: [80, 64], lastTrick: 0, melds: [] })
    expect(said(BELA, hand)).toBe('Yetta goes bate. 64 goes to Mike.')
    expect(said(BELA, hand, from([0, 0], 61))).toBe('Yetta goes bate. 64 goes to Mike. Mike takes the 61 held over.')
  })

  it('a bate without points says what the other side keeps', () => {
    const hand = played({ cardPoints: [0, 110], tricks: [0, 9] })
    expect(said(BELA, hand)).toBe('Mike goes bate. Yetta keeps 120.')
  })

  it('a verdict that tells what each side writes names the held-over points among them', () => {
    const table = tableAt('belote')
    expect(said(table, playedByFour(), from([81, 0], 81))).toBe(
      'Mike and Ann make it, 100 to Sue and Tom’s 62. Mike and Ann take the 81 held over. Mike and Ann score 181. Sue and Tom score 62.',
    )
  })

  it('a tie says who scores and whose points wait', () => {
    const hand = played({ cardPoints: [61, 51] })
    expect(said(BELA, hand)).toBe('61 each. Yetta scores 61. Mike’s 61 are held over.')
  })

  it('a second tie adds up the points that wait', () => {
    const hand = played({ cardPoints: [58, 48] })
    expect(said(BELA, hand, from([61, 0], 61))).toBe(
      '58 each. Yetta scores 58. Mike’s 58 are held over. 119 are held over in all.',
    )
  })

  it('a tie that adds nothing says what continues to wait', () => {
    const table = tableAt('bela-2', { tie: 'defender-own' })
    expect(said(table, played({ cardPoints: [61, 51] }), from([0, 0], 58))).toBe(
      '61 each. Yetta scores 61. Mike scores nothing. 58 are held over in all.',
    )
  })

  it('a tie that ends the game leaves its points to the sentence about the end', () => {
    expect(said(BELA, played({ cardPoints: [61, 51] }), from([0, 450]))).toBe('61 each. Yetta scores 61.')
  })

  it.each([
    ['held-over-both', '61 each. No one scores. 122 are held over.'],
    ['defender-own', '61 each. Yetta scores 61. Mike scores nothing.'],
    ['bate', 'Mike goes bate, level at 61. 61 goes to Yetta.'],
  ] as const)('the verdict says what a tie means at a table that plays %s', (tie, text) => {
    expect(said(tableAt('bela-2', { tie }), played({ cardPoints: [61, 51] }))).toBe(text)
  })

  it('the verdict says what taking every trick brought', () => {
    const table = tableAt('bela-2', { sweep: '360', target: 1000 })
    const hand = played({
      cardPoints: [100, 0],
      lastTrick: 0,
      tricks: [9, 0],
      melds: [run(0, 'KH QH JH 10H')],
      bela: [0],
    })
    expect(said(table, hand)).toBe('Mike makes it, 430 to Yetta’s 0. Mike has 360 for the No Tricker.')
  })

  it('the verdict says that a revoke gives everything away', () => {
    expect(said(tableAt('bicycle'), played({ revoke: 0 }))).toBe('Mike revoked. 70 goes to Yetta.')
  })

  it.each([
    ['lehman', 'Mike is defeated. 40 goes to Yetta.'],
    ['bicycle', 'Mike is bete. 40 goes to Yetta.'],
    ['denexa', 'Mike goes bate. 40 goes to Yetta.'],
  ] as const)('a taker fails in the words of %s', (base, text) => {
    expect(said(tableAt(base), played({ cardPoints: [40, 66] }))).toBe(text)
  })
})

describe('the verdict of a hand for three', () => {
  it('the verdict compares the taker with each opponent', () => {
    expect(said(THREE, playedByThree())).toBe('Anna makes it, 60 to Ben’s 50 and Cleo’s 30.')
  })

  it('the higher opponent gets the points of a bate, and the lower keeps the own', () => {
    expect(said(THREE, playedByThree({ cardPoints: [50, 50, 40] }))).toBe(
      'Anna goes bate. 50 goes to Ben. Cleo keeps 40.',
    )
  })

  it('the verdict says with which opponent a taker was level', () => {
    expect(said(THREE, playedByThree({ cardPoints: [60, 50, 40] }))).toBe(
      'Anna goes bate, level at 60 with Ben. 60 goes to Ben. Cleo keeps 40.',
    )
  })

  it('level opponents share a bate, and an odd point is dropped', () => {
    expect(said(THREE, playedByThree({ cardPoints: [41, 55, 45], lastTrick: 2 }))).toBe(
      'Anna goes bate. Ben and Cleo are level at 55 and share the 41: 20 each. The odd point is dropped.',
    )
    expect(said(THREE, playedByThree({ cardPoints: [40, 55, 45], lastTrick: 2 }))).toBe(
      'Anna goes bate. Ben and Cleo are level at 55 and share the 40: 20 each.',
    )
  })

  it('each opponent gets the bate where the table plays so', () => {
    const table = tableAt('bela-3', { bateTo: 'each' })
    expect(said(table, playedByThree({ cardPoints: [50, 45, 52] }))).toBe('Anna goes bate. Ben and Cleo get 50 each.')
  })

  it('a hand taken on big counts twice', () => {
    const table = tableAt('bela-3', { big: 'allowed' })
    expect(said(table, playedByThree({ cardPoints: [80, 40, 30], lastTrick: 0, big: true }))).toBe(
      'Anna makes it on big, 90 to Ben’s 40 and Cleo’s 30. Counted twice: 180 for Anna, 80 for Ben and 60 for Cleo.',
    )
    expect(said(table, playedByThree({ cardPoints: [75, 45, 20], lastTrick: 2, big: true }))).toBe(
      'Anna goes bate on big, level at 75 with Ben and Cleo together. 75 goes to Ben. Cleo keeps 30. Counted twice: 240 for Ben and 60 for Cleo.',
    )
    expect(said(table, playedByThree({ cardPoints: [50, 45, 20], lastTrick: 2, big: true }))).toBe(
      'Anna goes bate on big, 50 to Ben and Cleo’s 75 together. 50 goes to Ben. Cleo keeps 30. Counted twice: 190 for Ben and 60 for Cleo.',
    )
  })
})

describe('the verdict of a hand for partners', () => {
  it('the verdict names both partners', () => {
    expect(said(FOUR, playedByFour())).toBe('Mike and Ann make it, 100 to Sue and Tom’s 62.')
    expect(said(FOUR, playedByFour({ taker: 1 }))).toBe('Sue and Tom go bate. 62 goes to Mike and Ann.')
  })

  it('the verdict can speak of us and them', () => {
    const ours = tableAt('klabberjass-4', {}, 0)
    expect(said(ours, playedByFour())).toBe('We make it, 100 to their 62.')
    expect(said(ours, playedByFour({ taker: 1 }))).toBe('They go bate. 62 goes to us.')
  })

  it('a double in points says what goes over and how much it counts', () => {
    const table = tableAt('bridge-belote', { scoring: 'points', sweep: 'none', target: 1001 })
    expect(said(table, playedByFour({ multiplier: 2 }))).toBe(
      'Mike and Ann make it with contra, 100 to Sue and Tom’s 62. 62 goes over to Mike and Ann. Counted twice: 324 for Mike and Ann.',
    )
  })
})

describe('the verdict of a hand that was not played out', () => {
  it('the verdict says why the cards were thrown in, and that held-over points stay', () => {
    expect(said(BELA, thrownIn())).toBe('Redeal because all passed. No one scores.')
    expect(said(BELA, thrownIn('schmeiss'), from([0, 61], 61))).toBe(
      'Redeal because the schmeiss was agreed. No one scores. 61 stay held over.',
    )
    expect(said(BELA, thrownIn('void-deal'))).toBe('Redeal because the deal was void. No one scores.')
    expect(said(BELA, thrownIn('misdeal'))).toBe('Redeal because the deal went wrong. No one scores.')
  })

  it('the verdict says what a claim came to and what that means for the game', () => {
    const hand = claimed({ runPoints: 20 })
    expect(said(BELA, hand, from([437, 200]))).toBe(
      'Mike rightly claims the game: 437 and 64 make 501. Mike wins the game.',
    )
    expect(said(BELA, hand, from([420, 200]))).toBe(
      'Mike claims the game falsely: 420 and 64 make 484, which is 17 short of 501. Yetta wins the game.',
    )
    expect(said(THREE, hand, from([420, 300, 300]))).toBe(
      'Anna claims the game falsely: 420 and 64 make 484, which is 17 short of 501. The game is over and no one wins, because the two opponents are level.',
    )
  })

  it('the verdict says who gains and who loses points settled by word', () => {
    expect(said(BELA, agreed([0, 20]))).toBe('Agreed (penalty by word). Yetta gets 20.')
    expect(said(BELA, agreed([-20, 20], { why: '' }))).toBe('Agreed. Mike loses 20. Yetta gets 20.')
    expect(said(BELA, agreed([0, 0], { why: '' }))).toBe('Agreed. No points change.')
    expect(said(BELA, agreed([0, 20], { why: '' }), from([0, 61], 61))).toBe(
      'Agreed. Yetta gets 20. 61 stay held over.',
    )
  })
})

describe('the short reason of a hand', () => {
  const reason = (table: Table, hand: Hand, start: Partial<Game> = {}): string =>
    reasonText(table, build.score(table.rules, hand, start))

  it('the reason gives the result, and not the points of each side', () => {
    expect(reason(BELA, played({ taker: 1, cardPoints: [80, 64], lastTrick: 0 }))).toBe('Yetta goes bate, 64 to 90.')
    expect(reason(BELA, played({ cardPoints: [61, 51] }))).toBe('61 each.')
  })

  it('the reason says what else the winner takes', () => {
    const hand = played({ taker: 1, cardPoints: [40, 75], lastTrick: 0 })
    expect(reason(BELA, hand, from([61, 0], 61))).toBe('Yetta makes it, 75 to 50. Yetta takes the 61 held over.')
  })
})

describe('the verdict where points are bid', () => {
  const coinche = tableAt('coinche')
  const hand = playedByFour({ cardPoints: [114, 38], lastTrick: 0, bid: 110, melds: [], bela: [] })

  it('the verdict says what was bid and what was made', () => {
    expect(reasonText(coinche, build.score(coinche.rules, hand))).toMatch(/^110 bid, 124 made\.$/)
  })

  it('the verdict says that a bid failed', () => {
    expect(reasonText(coinche, build.score(coinche.rules, { ...hand, bid: 130 }))).toMatch(
      /^130 bid, 124 made: failed\.$/,
    )
  })

  it('a capot that was bid is named inside the sentence, in French without a capital', async () => {
    const failed = build.score(coinche.rules, { ...hand, bid: 'capot' })
    expect(reasonText(coinche, failed)).toBe('All the tricks bid, 124 made: failed.')
    expect(await saidIn('fr', () => reasonText(coinche, failed))).toBe('Demandé\u00a0: capot, fait\u00a0: 124. Dedans.')
  })
})
