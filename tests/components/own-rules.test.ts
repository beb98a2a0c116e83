import { describe, expect, it } from 'vitest'
import { differing, nearestOwn } from '@/components/arrival/own-rules'
import type { HouseRecord, ListedGame } from '@/lib/storage'
import { againstOurs, sameAsOurs } from '@/lib/text/screens/arrival'
import { rules } from '../support/builders'
import { gameRow } from '../support/game-row'

const house = (name: string, changes: object): HouseRecord => ({
  id: name,
  v: 1,
  name,
  rules: { base: 'bela-2', ...changes },
  updatedAt: 0,
  extra: {},
})

const game = (changes: object, example = false): ListedGame => ({
  state: 'readable',
  id: 'g',
  record: gameRow('g', { rules: { base: 'bela-2', ...changes }, example }),
})

const arrived = rules('bela-2', { tie: 'bate', target: 301 })

describe('received rules beside our own', () => {
  it('the differing options are listed in the usual order', () => {
    expect(differing(rules('bela-2'), arrived)).toEqual(['target', 'tie'])
    expect(differing(arrived, arrived)).toEqual([])
  })

  it('received rules are compared with the nearest house rules of the same base', () => {
    const houses = [
      house('Quarry', {}),
      house('Inn', { tie: 'bate' }),
      { ...house('Four', {}), rules: { base: 'klabberjass-4' } },
    ]
    expect(nearestOwn('bela-2', arrived, houses, [game({ tie: 'bate', target: 301 })])?.name).toBe('Inn')
  })

  it('without house rules, the last game of this base is compared, not the example', () => {
    const own = nearestOwn('bela-2', arrived, [], [game({}, true), game({ target: 301 }), game({})])
    expect(own).toEqual({ name: null, rules: rules('bela-2', { target: 301 }) })
    expect(nearestOwn('lehman', arrived, [], [game({})])).toBeNull()
    expect(nearestOwn('bela-2', arrived, [], [game({}, true)])).toBeNull()
  })

  it('received rules that are the same as ours are shown under our name', () => {
    expect(againstOurs('Quarry')).toBe('Differences from your “Quarry”')
    expect(sameAsOurs(null)).toBe('The same rules as in your last game of this kind.')
  })
})
