import { describe, expect, it } from 'vitest'
import type { Game } from '@/lib/engine/game/ledger'
import { decidedBy } from '@/lib/engine/stats/decisive'
import type { Hand } from '@/lib/engine/table/hand'
import { counted, from, played, rules, sheet, thrownIn } from '../support/builders'

const BELA = rules('bela-2', { target: 300 })

/** Returns a hand that the side with more points took and made. */
const hand = (totals: readonly [number, number]) => counted({ taker: totals[0] > totals[1] ? 0 : 1, totals })

function decided(hands: readonly Hand[], facts: Partial<Game> = {}, table = BELA) {
  const ledger = sheet(table, hands, facts)
  return decidedBy(table, facts.start?.totals ?? [0, 0], ledger.rows, ledger.winner)
}

describe('the hand that decided a game', () => {
  it('the deciding hand is the one after which the winner stayed in front', () => {
    // 0 : 100, 150 : 100, 150 : 200, 280 : 200, 330 : 220.
    const hands = [hand([0, 100]), hand([150, 0]), hand([0, 100]), hand([130, 0]), hand([50, 20])]
    expect(decided(hands)).toEqual({ kind: 'in-front-since', number: 4 })
  })

  it('the deciding hand can follow a hand that left both level', () => {
    // 100 : 0, 100 : 100, 200 : 100, 310 : 100.
    const hands = [hand([100, 0]), hand([0, 100]), hand([100, 0]), hand([110, 0])]
    expect(decided(hands)).toEqual({ kind: 'in-front-since', number: 3 })
  })

  it('no hand decided the game where no one else was ever in front', () => {
    expect(decided([hand([160, 20]), hand([160, 20])])).toEqual({ kind: 'all-the-way' })
    expect(decided([thrownIn(), hand([160, 20]), thrownIn(), hand([160, 20])])).toEqual({ kind: 'all-the-way' })
    expect(decided([hand([100, 20])], from([250, 100]))).toEqual({ kind: 'all-the-way' })
    // Hands after the end of the game decide nothing.
    expect(decided([hand([310, 0]), hand([0, 400])])).toEqual({ kind: 'all-the-way' })
  })

  it('the first hand can decide where the sheet was begun behind', () => {
    expect(decided([hand([200, 0])], from([150, 200]))).toEqual({ kind: 'in-front-since', number: 1 })
  })

  it('the deciding hand has its number on the sheet, where redeals have none', () => {
    expect(decided([hand([0, 50]), thrownIn(), hand([310, 0])])).toEqual({ kind: 'in-front-since', number: 2 })
  })

  it('the last hand decides where the winner has fewer points but the last trick', () => {
    const table = rules('bela-2', { bothOver: 'last-trick', winNeedsTrick: 'no' })
    const last = played({ cardPoints: [70, 45], lastTrick: 1 })
    expect(decided([last], from([480, 460]), table)).toEqual({ kind: 'last', number: 1 })
  })

  it('no hand decided a game that no one has won', () => {
    expect(decided([counted()])).toBeNull()
    expect(decided([])).toBeNull()
    expect(decidedBy(BELA, [0, 0], [], 0)).toBeNull()
  })
})
