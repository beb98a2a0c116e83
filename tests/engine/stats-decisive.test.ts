import { describe, expect, it } from 'vitest'
import type { Game } from '@/lib/engine/game/ledger'
import { decidedBy } from '@/lib/engine/stats/decisive'
import type { Hand } from '@/lib/engine/table/hand'
import { agreed, counted, from, played, rules, sheet, thrownIn } from '../support/builders'

const BELA = rules('bela-2', { target: 300 })

function decided(hands: readonly Hand[], facts: Partial<Game> = {}, table = BELA) {
  const ledger = sheet(table, hands, facts)
  return decidedBy(table, facts.start?.totals ?? [0, 0], ledger.rows, ledger.winner)
}

describe('the hand that decided a game', () => {
  it('is the one after which the winner was never overtaken again', () => {
    // 0 : 100, 150 : 100, 150 : 200, 280 : 200, 330 : 220.
    const hands = [agreed([0, 100]), agreed([150, 0]), agreed([0, 100]), agreed([130, 0]), agreed([50, 20])]
    expect(decided(hands)).toEqual({ kind: 'in-front-since', number: 4 })
  })

  it('comes after a hand that left both level', () => {
    // 100 : 0, 100 : 100, 200 : 100, 310 : 100.
    const hands = [agreed([100, 0]), agreed([0, 100]), agreed([100, 0]), agreed([110, 0])]
    expect(decided(hands)).toEqual({ kind: 'in-front-since', number: 3 })
  })

  it('is none in particular where nobody else was ever in front, a redeal or not', () => {
    expect(decided([agreed([160, 20]), agreed([160, 20])])).toEqual({ kind: 'all-the-way' })
    expect(decided([thrownIn(), agreed([160, 20]), thrownIn(), agreed([160, 20])])).toEqual({ kind: 'all-the-way' })
    expect(decided([agreed([100, 20])], from([250, 100]))).toEqual({ kind: 'all-the-way' })
    // What was written after the end of the game decides nothing.
    expect(decided([agreed([310, 0]), agreed([0, 400])])).toEqual({ kind: 'all-the-way' })
  })

  it('can be the first, where the sheet was begun behind', () => {
    expect(decided([agreed([200, 0])], from([150, 200]))).toEqual({ kind: 'in-front-since', number: 1 })
  })

  it('counts redeals as the sheet numbers them', () => {
    expect(decided([agreed([0, 50]), thrownIn(), agreed([310, 0])])).toEqual({ kind: 'in-front-since', number: 3 })
  })

  it('is the last where the winner has fewer points, and the last trick decided', () => {
    const table = rules('bela-2', { bothOver: 'last-trick', winNeedsTrick: 'no' })
    const last = played({ cardPoints: [70, 45], lastTrick: 1 })
    expect(decided([last], from([480, 460]), table)).toEqual({ kind: 'last', number: 1 })
  })

  it('is none while nobody has won', () => {
    expect(decided([counted()])).toBeNull()
    expect(decided([])).toBeNull()
    expect(decidedBy(BELA, [0, 0], [], 0)).toBeNull()
  })
})
