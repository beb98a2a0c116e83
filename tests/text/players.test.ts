import { describe, expect, it } from 'vitest'
import { gamesShown } from '@/lib/messages/compiled/app/charts'
import { formSentence, notPlayedYet } from '@/lib/text/screens/players'

describe('the pages of players', () => {
  it('one game is said in the singular', () => {
    expect(gamesShown({ last: 1 })).toBe('one game')
    expect(gamesShown({ last: 7 })).toBe('games 1 to 7')
    expect(formSentence('Mike', 1, 1)).toBe('Mike: 1 after one finished game')
    expect(formSentence('Mike', -1, 3)).toBe('Mike: −1 after 3 finished games')
  })

  it('a name without games is told to be one player or two', () => {
    expect(notPlayedYet('Ann', false, null)).toBe('Ann has not played here yet')
    expect(notPlayedYet('Ann and Mike', true, 'Bela')).toBe('Ann and Mike have not played Bela together yet')
  })
})
