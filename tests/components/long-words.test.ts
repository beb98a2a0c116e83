import { describe, expect, it } from 'vitest'
import { widestWord } from '@/components/ui/long-words'

describe('the widest word among names', () => {
  it('the width is in whole letter sizes: ten ordinary letters take about seven', () => {
    expect(widestWord(['ooooo ooooo', 'oooooooooo'])).toBe(8)
  })

  it('a word ends at a space and after a hyphen, where a line can break', () => {
    expect(widestWord(['Anna Throckmorton-Smith'])).toBe(widestWord(['Throckmorton-']))
    expect(widestWord(['Throckmorton-Smith'])).toBeGreaterThan(widestWord(['Throckmorton']) - 1)
  })

  it('narrow letters take less room than wide ones', () => {
    expect(widestWord(['illilli'])).toBeLessThan(widestWord(['mwmwmwm']))
  })

  it('the width is one letter where there is no name', () => {
    expect(widestWord([])).toBe(1)
    expect(widestWord([''])).toBe(1)
  })
})
