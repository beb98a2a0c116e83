import { describe, expect, it } from 'vitest'
import { claimInReach } from '@/lib/engine/game/end'
import { rules } from '../support/builders'

// The cards of any pack make 152, the last trick 10, and bela 20. Nine cards can hold a run of five and a run of four, 50 each.
const MOST = 152 + 10 + 20 + 100

describe('the offer of a claim', () => {
  const bela = rules('bela-2')

  it('a claim is out of reach when both sides have no points', () => {
    expect(claimInReach(bela, [0, 0])).toBe(false)
  })

  it('a claim is in reach once one side could reach the target with a whole hand', () => {
    expect(claimInReach(bela, [501 - MOST, 0])).toBe(true)
    expect(claimInReach(bela, [0, 500 - MOST])).toBe(false)
  })

  it('a claim is never offered where the table has no claims', () => {
    expect(claimInReach(rules('bela-2', { claims: 'none' }), [500, 500])).toBe(false)
  })
})
