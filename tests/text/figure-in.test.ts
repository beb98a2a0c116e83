import { describe, expect, it } from 'vitest'
import { figureIn } from '@/lib/text/terms/figure'

describe('reading a whole number that someone typed', () => {
  it.each([
    ['10', 10],
    ['+10', 10],
    ['-10', -10],
    ['\u221210', -10],
    ['\u201310', -10],
    [' 0 ', 0],
    ['-0', 0],
    ['9999', 9999],
  ])('%j is read as %i', (text, figure) => {
    expect(figureIn(text, 4)).toBe(figure)
  })

  it.each(['', '+', '\u2212', '1.5', '+-5', '12345', 'ten', '1e3'])('%j is not a whole number', (text) => {
    expect(figureIn(text, 4)).toBeNull()
  })
})
