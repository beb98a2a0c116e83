import { describe, expect, it } from 'vitest'
import { figure } from '@/lib/messages/compiled/app/figure'
import { average, percent, figureText, outOf, type FigureId } from '@/lib/text/history/figures'

const FIGURE_IDS = Object.keys(figure) as FigureId[]

describe('the figures of the history', () => {
  it.each(FIGURE_IDS)('the figure %s is defined once, in whole sentences', (id) => {
    const { name, means } = figureText(id)
    expect(name).toMatch(/^[A-Z][^.]*$/)
    expect(means).toMatch(/^[A-Z].*\.$/)
    expect(FIGURE_IDS.map(figureText).filter((other) => other.name === name || other.means === means)).toHaveLength(1)
  })

  it('a figure is a dash where there is nothing to divide', () => {
    expect([percent(null), average(null), outOf(0, 0)]).toEqual(['–', '–', '–'])
  })

  it('figures are rounded: 5 of 7 are 71%, 250 points in 3 hands 83.3', () => {
    expect(percent({ part: 5, whole: 7 })).toBe('71%')
    expect(average({ part: 250, whole: 3 })).toBe('83.3')
    expect(outOf(5, 7)).toBe('5 of 7')
  })
})
