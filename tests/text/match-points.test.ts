import { describe, expect, it } from 'vitest'
import type { PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { verdictText } from '@/lib/text/sheet/verdict'
import { from, playedByFour, score, settled } from '../support/builders'
import { tableAt } from '../support/text-builders'

interface Setting {
  readonly hand: Partial<PlayedHand>
  readonly rules?: Partial<Rules>
  readonly heldOver?: number
}

function said({ hand, rules = {}, heldOver = 0 }: Setting): string {
  const table = tableAt('bridge-belote', rules)
  return verdictText(table, score(table.rules, playedByFour(hand), from([0, 0], heldOver)))
}

describe('the verdict in match points', () => {
  it('the verdict says what was made and what that is on the sheet', () => {
    expect(said({ hand: { cardPoints: [117, 35] } })).toBe(
      'Mike and Ann make it, 127 to Sue and Tom’s 35. That is 13 to 3 in match points.',
    )
  })

  it('the verdict says which side gains when the other is inside', () => {
    expect(said({ hand: { cardPoints: [70, 82], lastTrick: 1 } })).toBe(
      'Mike and Ann are inside, 70 to 92. All 16 match points go to Sue and Tom.',
    )
  })

  it('the verdict adds the hanging points that come along', () => {
    expect(said({ hand: { cardPoints: [70, 82], lastTrick: 1 }, heldOver: 21 })).toBe(
      'Mike and Ann are inside, 70 to 92. All 16 match points go to Sue and Tom. Sue and Tom take the 21 hanging.',
    )
    expect(said({ hand: { cardPoints: [117, 35] }, heldOver: 8 })).toBe(
      'Mike and Ann make it, 127 to Sue and Tom’s 35. That is 13 to 3 in match points. Mike and Ann take the 8 hanging.',
    )
  })

  it('the verdict of a tie says what hangs', () => {
    expect(said({ hand: { cardPoints: [71, 81] } })).toBe('81 each. Sue and Tom score 8. Mike and Ann’s 8 hang.')
  })

  it('the greater part hangs where the points are at the limit', () => {
    expect(said({ hand: { cardPoints: [46, 106], melds: [settled(0, 50)] } })).toBe(
      '106 each. Sue and Tom score 10. Mike and Ann’s 11 hang.',
    )
  })

  it('everything hangs where both sides are committed', () => {
    expect(said({ hand: { cardPoints: [71, 81], multiplier: 2 } })).toBe(
      '81 each, with contra. No one scores. 32 hang.',
    )
  })

  it.each([
    [2, 'Mike and Ann make it with contra, 100 to Sue and Tom’s 62. All 32 match points go to Mike and Ann.'],
    [4, 'Mike and Ann make it with re-contra, 100 to Sue and Tom’s 62. All 64 match points go to Mike and Ann.'],
    [8, 'Mike and Ann make it with sheet-contra, 100 to Sue and Tom’s 62. All 128 match points go to Mike and Ann.'],
  ] as const)('the verdict says at which level a hand was doubled: %i', (multiplier, text) => {
    expect(said({ hand: { multiplier }, rules: { doubling: 8 } })).toBe(text)
  })

  it('a valat brings nine, even to a side that is inside', () => {
    expect(said({ hand: { cardPoints: [152, 0], tricks: [8, 0], melds: [settled(1, 20)] } })).toBe(
      'Mike and Ann make it, 162 to Sue and Tom’s 20. That is 16 to 2 in match points. 9 more go to Mike and Ann for the valat.',
    )
    const melds = [settled(1, 100), settled(1, 100)]
    expect(said({ hand: { cardPoints: [152, 0], tricks: [8, 0], melds } })).toBe(
      'Mike and Ann are inside, 162 to 200. All 36 match points go to Sue and Tom. 9 more go to Mike and Ann for the valat.',
    )
  })

  it('both kirtiks of a side are added up', () => {
    const hand = { trump: 'all', cardPoints: [0, 248], tricks: [0, 8], lastTrick: 1 } as const
    expect(said({ hand, rules: { kirtik: 'yes' } })).toBe(
      'Mike and Ann are inside, 0 to 258. All 26 match points go to Sue and Tom. 9 more go to Sue and Tom for the valat. Kirtik takes 20 from Mike and Ann.',
    )
  })

  it('a revoke gives everything away', () => {
    expect(said({ hand: { revoke: 0 } })).toBe('Mike and Ann revoked. All 16 match points go to Sue and Tom.')
  })

  it('a tie says who gets everything, or what the defenders score', () => {
    expect(said({ hand: { cardPoints: [71, 81] }, rules: { tie: 'bate' } })).toBe(
      'Mike and Ann are inside, level at 81. All 16 match points go to Sue and Tom.',
    )
    expect(said({ hand: { cardPoints: [71, 81] }, rules: { tie: 'defender-own' } })).toBe(
      '81 each. Sue and Tom score 8. Mike and Ann score nothing.',
    )
  })

  it('the verdict says which points count twice at no trumps, so that they are those that were typed', () => {
    expect(said({ hand: { trump: 'none', cardPoints: [70, 50] } })).toBe(
      'Mike and Ann make it, 160 to Sue and Tom’s 100. At no trumps, 80 and 50 count twice. That is 16 to 10 in match points.',
    )
    expect(said({ hand: { trump: 'none', cardPoints: [50, 70] } })).toContain(
      '120 to 140. At no trumps, 60 and 70 count twice.',
    )
  })
})
