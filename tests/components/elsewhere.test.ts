import { describe, expect, it } from 'vitest'
import { asideOf, columnFor, formsFor } from '@/components/referee/elsewhere/elsewhere-columns'
import type { PlayedHand } from '@/lib/engine/table/hand'
import { played } from '../support/builders'
import { rulesAt } from '../support/runs'
import { tableAt } from '../support/text-builders'

/** A hand for two: 60 and the last trick to 40. */
const HAND = played({ cardPoints: [60, 40], lastTrick: 0, tricks: null })

const asides = (hand: PlayedHand) => {
  const home = rulesAt('bela-2')
  const recorded = { home, hand, dealer: 1, totals: [0, 0] }
  const forms = formsFor(home).filter(({ variant }) => variant === null)
  return new Map(forms.map((form) => [form.ruleSet, asideOf(columnFor(tableAt('bela-2'), recorded, form, {}))]))
}

describe('one hand by the rules of other games', () => {
  it('a fully known hand has a result under the rules of every other game', () => {
    for (const aside of asides(HAND).values())
      expect(['Not all is known', 'Cannot be played there']).not.toContain(aside)
  })

  it('a hand is incomplete under other rules where a deciding fact was not entered', () => {
    const run = { kind: 'run', run: 3, top: null, suit: null } as const
    const melds = [
      { seat: 0, ...run },
      { seat: 1, ...run },
    ]
    expect(asides({ ...HAND, melds }).get('bicycle')).toBe('Not all is known')
  })

  it('a hand taken on terms that another game lacks cannot be scored there', () => {
    expect(asides({ ...HAND, multiplier: 4 }).get('bicycle')).toBe('Cannot be played there')
  })
})
