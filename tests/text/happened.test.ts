import { describe, expect, it } from 'vitest'
import { saveSentence } from '@/lib/text/sheet/announce'

const NOW = 'Mike 70, Yetta 55.'

describe('what is spoken once something was saved', () => {
  it('is how the sheet stands, and what was done to bring it there', () => {
    expect(saveSentence('recorded', NOW, false)).toBe(NOW)
    expect(saveSentence('undone', NOW, false)).toBe(`Undone. ${NOW}`)
    expect(saveSentence('resumed', NOW, false)).toBe(`Game resumed. ${NOW}`)
    expect(saveSentence('settled', NOW, false)).toBe(`Choice saved. ${NOW}`)
  })

  it('is nothing where a game stands broken off, which says so by itself', () => {
    for (const what of ['broken-off', 'undone', 'redone'] as const) expect(saveSentence(what, NOW, true)).toBe('')
    expect(saveSentence('broken-off', NOW, false)).toBe('')
  })
})
