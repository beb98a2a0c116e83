import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bands, linear, pathOf, rounded } from '@/components/charts/scales'

describe('the scale of a chart', () => {
  it('the ends of the values are at the ends of the range, and others between them', () => {
    const y = linear({ domain: [0, 500], range: [200, 0] })
    expect([y(0), y(250), y(500)]).toEqual([200, 100, 0])
  })

  it.each([
    [
      [0, 501],
      [0, 200, 400, 600],
    ],
    [
      [-44, 162],
      [-50, 0, 50, 100, 150, 200],
    ],
    [
      [-1, 1],
      [-1, -0.5, 0, 0.5, 1],
    ],
    [
      [0, 1001],
      [0, 200, 400, 600, 800, 1000, 1200],
    ],
    [
      [0, 151],
      [0, 50, 100, 150, 200],
    ],
  ] as const)('the chart of %j has lines at %j', ([least, most], ticks) => {
    expect(rounded({ domain: [least, most], range: [100, 0] }).ticks).toEqual(ticks)
  })

  it('a rounded scale contains every value and has a few lines', () => {
    const whole = fc.integer({ min: -3000, max: 3000 })
    fc.assert(
      fc.property(whole, whole, (one, other) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other) + 1]
        const y = rounded({ domain: [least, most], range: [300, 10] })
        expect(y(most)).toBeGreaterThanOrEqual(10 - 1e-9)
        expect(y(least)).toBeLessThanOrEqual(300 + 1e-9)
        expect(y.ticks.length).toBeGreaterThanOrEqual(3)
        expect(y.ticks.length).toBeLessThanOrEqual(9)
      }),
    )
  })

  it('bands have equal distances from each other and from the ends', () => {
    const four = bands(4, [0, 400], 0.2)
    expect([four.start(0), four.start(3), four.width]).toEqual([10, 310, 80])
    expect(four.start(3) + four.width).toBe(390)
  })

  it('a line goes through its points', () => {
    expect(
      pathOf([
        [0, 1],
        [10.126, 2],
        [20, 0.5],
      ]),
    ).toBe('M0,1L10.13,2L20,0.5')
  })
})
