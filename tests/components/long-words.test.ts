import { describe, expect, it } from 'vitest'
import { widestWord } from '@/components/ui/long-words'

describe('the widest word of some names', () => {
  it('is told in whole sizes of its letters: ten of an ordinary kind take a little more than seven', () => {
    expect(widestWord(['ooooo ooooo', 'oooooooooo'])).toBe(8)
  })

  it('ends at a space and after a hyphen, where a line can end', () => {
    expect(widestWord(['Anna Throckmorton-Smith'])).toBe(widestWord(['Throckmorton-']))
    expect(widestWord(['Throckmorton-Smith'])).toBeGreaterThan(widestWord(['Throckmorton']) - 1)
  })

  it('counts what is written, not how much: narrow letters take less room than wide ones', () => {
    expect(widestWord(['illilli'])).toBeLessThan(widestWord(['mwmwmwm']))
  })

  it('is one size where there is no name', () => {
    expect(widestWord([])).toBe(1)
    expect(widestWord([''])).toBe(1)
  })
})
