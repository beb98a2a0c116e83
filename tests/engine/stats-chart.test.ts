import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartOf } from '@/lib/engine/stats/chart'
import { anyRules, documentRules } from '../support/any-rules'
import { anyGame } from '../support/arbitraries'
import { agreed, counted, from, played, rules, sheet, thrownIn } from '../support/builders'
import { seated } from '../support/seated'

const bela = rules('bela-2')
const chart = (...args: Parameters<typeof sheet>) => {
  const { rows } = sheet(...args)
  return chartOf(args[0], args[2]?.start?.totals ?? [0, 0], rows)
}

describe('the chart of a game', () => {
  it('the chart marks a bate, a hanging hand, and the hand that takes the held-over points', () => {
    const hands = chart(bela, [
      counted({ taker: 0, totals: [56, 23] }),
      counted({ taker: 1, totals: [80, 64] }),
      counted({ taker: 0, totals: [61, 61] }),
      counted({ taker: 1, totals: [20, 90] }),
    ])
    expect(hands.map(({ bate }) => bate)).toEqual([null, 1, null, null])
    expect(hands.map(({ heldOver }) => heldOver)).toEqual([0, 0, 61, 0])
    expect(hands.map(({ waiting }) => waiting)).toEqual([
      [0, 0],
      [0, 0],
      [61, 0],
      [0, 0],
    ])
    expect(hands.map(({ heldOverWon }) => heldOverWon)).toEqual([0, 0, 0, 61])
    expect(hands.at(-1)?.totals).toEqual([56 + 144 + 20, 23 + 61 + 90 + 61])
  })

  it('the chart marks the hand that puts another side in front, but not a draw level', () => {
    const hands = chart(bela, [
      counted({ taker: 0, totals: [60, 40] }),
      counted({ taker: 1, totals: [40, 60] }),
      counted({ taker: 1, totals: [30, 70] }),
      counted({ taker: 1, totals: [30, 70] }),
    ])
    expect(hands.map(({ totals }) => totals)).toEqual([
      [60, 40],
      [100, 100],
      [130, 170],
      [160, 240],
    ])
    expect(hands.map(({ swing }) => swing)).toEqual([null, null, 1, null])
  })

  it('the chart tells which side made each point that waits', () => {
    fc.assert(
      fc.property(fc.oneof(anyGame(documentRules), anyGame(anyRules)), (game) => {
        const names = ['Ann', 'Ben', 'Cleo', 'Dan'].slice(0, game.rules.players)
        const rows = seated(game, names).rows.map(({ row }) => row)
        for (const { waiting, heldOver } of chartOf(game.rules, game.start.totals, rows))
          expect(waiting.reduce((sum, points) => sum + points, 0)).toBe(heldOver)
      }),
    )
  })

  it('the chart begins with the totals taken over from paper', () => {
    const hands = chart(bela, [counted({ taker: 1, totals: [20, 100] })], from([50, 0]))
    expect(hands[0]).toMatchObject({ totals: [70, 100], swing: 1 })
  })

  it('the chart leaves out open hands and thrown-in deals, and numbers hands like the sheet', () => {
    const open = played({ cardPoints: [500, 500] })
    const made = counted({ taker: 1, totals: [20, 100] })
    const numbers = chart(bela, [thrownIn(), made, thrownIn(), made, open, made]).map(({ number }) => number)
    expect(numbers).toEqual([1, 2])
  })

  it('the chart shows points settled by word at the end of the hand before', () => {
    const hands = chart(bela, [counted({ taker: 1, totals: [20, 100] }), agreed([0, -10])])
    expect(hands.map(({ totals }) => totals)).toEqual([[20, 90]])
  })
})
