import { describe, expect, it } from 'vitest'
import { historyAddress, filterCount, filterFrom } from '@/components/addresses/filter-address'
import { balances, thinned } from '@/components/charts/form-chart'
import { itemsOf } from '@/components/history/history-list'
import { OPEN_EVENING, seriesStanding } from '@/lib/engine/stats/series'
import { NO_FILTER, type HistoryFilter } from '@/lib/storage/history/history-filter'
import { seriesName, standingInWords } from '@/lib/text/history/series-standing'

const paramsOf = (address: string) => new URL(address, 'https://yuss.example').searchParams

describe('the address of the history', () => {
  it.each<HistoryFilter>([
    NO_FILTER,
    { ...NO_FILTER, text: 'rain & wind' },
    { ...NO_FILTER, people: ['mike'], result: 'won' },
    { ...NO_FILTER, people: ['ann', 'mike'], base: 'bridge-belote', result: 'lost' },
    { ...NO_FILTER, shelf: 'archived', result: 'unfinished' },
  ])('the address of the history holds the whole filter', (filter) => {
    expect(filterFrom(paramsOf(historyAddress(filter)))).toEqual(filter)
  })

  it('the address without a filter is plain, and nonsense in it sets nothing', () => {
    expect(historyAddress(NO_FILTER)).toBe('/history/')
    expect(filterFrom(paramsOf('/history/?result=rain&away=maybe&player='))).toEqual(NO_FILTER)
  })

  it('the number of set filters is counted', () => {
    expect(filterCount(NO_FILTER)).toBe(0)
    expect(filterCount({ text: 'x', people: ['mike'], base: 'lehman', result: 'won', shelf: 'archived' })).toBe(5)
  })
})

describe('the list of history', () => {
  it('every evening in the list has a heading with its number of games', () => {
    const places = [
      { id: 'c', evening: '2026-11-21' },
      { id: 'b', evening: '2026-11-21' },
      { id: 'a', evening: '2026-11-19' },
    ]
    expect(itemsOf(places)).toEqual([
      { kind: 'evening', evening: '2026-11-21', games: 2 },
      { kind: 'game', id: 'c', number: 1 },
      { kind: 'game', id: 'b', number: 2 },
      { kind: 'evening', evening: '2026-11-19', games: 1 },
      { kind: 'game', id: 'a', number: 3 },
    ])
    expect(itemsOf([])).toEqual([])
  })
})

describe('a series in words', () => {
  const game = (winner: number) => ({ sides: [['Mike'], ['Yetta']], winner })
  const words = (bestOf: number, ...winners: readonly number[]) =>
    standingInWords(seriesStanding(bestOf, winners.map(game)), ['Mike', 'Yetta'])

  it('the text of a series says who leads, who is level and who has won', () => {
    expect(words(3, 1)).toBe('Yetta in front, 1 to 0')
    expect(words(3, 1, 0)).toBe('Level, 1 to 1')
    expect(words(3, 1, 0, 1)).toBe('Yetta won the series, 2 to 1')
    expect(words(OPEN_EVENING, 1, 0, 1, 1)).toBe('Yetta in front, 3 to 1')
    expect(standingInWords({ won: [0, 0], winner: null }, ['Mike', 'Yetta'])).toBe('No game has been won yet')
  })

  it('a series has a name', () => {
    expect([3, 5, 7, OPEN_EVENING].map(seriesName)).toEqual([
      'Best of three',
      'Best of five',
      'Best of seven',
      'Unlimited',
    ])
  })
})

describe('the curve of games won less games lost', () => {
  it('the curve goes a step up or down with every game', () => {
    const steps = balances([{ won: true }, { won: false }, { won: false }])
    expect(steps.map(({ balance }) => balance)).toEqual([0, 1, 0, -1])
  })

  it('the curve is thinned to as many steps as can be seen, with both ends', () => {
    const steps = balances(Array.from({ length: 1000 }, () => ({ won: true })))
    const few = thinned(steps, 60)
    expect(few.length).toBeLessThanOrEqual(61)
    expect([few[0], few.at(-1)]).toEqual([steps[0], steps.at(-1)])
    expect(thinned(steps.slice(0, 5), 60)).toEqual(steps.slice(0, 5))
  })
})
