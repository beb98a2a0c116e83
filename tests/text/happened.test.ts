import { describe, expect, it } from 'vitest'
import { saveSentence } from '@/lib/text/sheet/announce'

const NOW = 'Mike 70, Yetta 55.'

describe('the announcement after something was saved', () => {
  it('the announcement tells the state of the sheet and the change behind it', () => {
    expect(saveSentence('recorded', NOW, false)).toBe(NOW)
    expect(saveSentence('undone', NOW, false)).toBe(`Undone. ${NOW}`)
    expect(saveSentence('resumed', NOW, false)).toBe(`Game resumed. ${NOW}`)
    expect(saveSentence('settled', NOW, false)).toBe(`Choice saved. ${NOW}`)
  })

  it('nothing is announced of a game that was broken off, as the page says so', () => {
    for (const what of ['broken-off', 'undone', 'redone'] as const) expect(saveSentence(what, NOW, true)).toBe('')
    expect(saveSentence('broken-off', NOW, false)).toBe('')
  })
})
