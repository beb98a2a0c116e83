import { describe, expect, it } from 'vitest'
import { recordingIn } from '@/components/referee/replay/recording-reader'
import { emptyRecording } from '@/components/referee/replay/replay-deal'
import { rules, run, four } from '../support/builders'

const belote = rules('bridge-belote')
const WHOLE = {
  ...emptyRecording(3),
  taker: 0,
  trump: 'all',
  multiplier: 4,
  hands: [['AS'], [], [], ['KS', 'QS']],
  plays: ['AS', 'KS'],
  melds: [run(0, 'AS KS QS'), four(1, 'J')],
  bela: [0, 0],
} as const

describe('a deal restored from the phone', () => {
  it('a stored deal is restored as it was', () => {
    expect(recordingIn(JSON.parse(JSON.stringify(WHOLE)), belote)).not.toBeNull()
    expect(recordingIn(emptyRecording(null), belote)).not.toBeNull()
  })

  it('a deal stored before points could be bid has no bid, and one with a bid keeps it', () => {
    const coinche = rules('coinche')
    const stored = { ...emptyRecording(3), bid: 'capot' } as const
    expect(recordingIn(stored, coinche)?.bid).toBe('capot')
    const earlier = Object.fromEntries(Object.entries(stored).filter(([key]) => key !== 'bid'))
    expect(recordingIn(earlier, coinche)?.bid).toBeNull()
  })

  it.each([
    ['a bid that is none', { ...WHOLE, bid: 'all' }],
    ['nothing', null],
    ['the half-filled form of a hand', { way: 'piles', figures: ['', ''], tricks: [null, null], melds: [], bela: [] }],
    ['a seat that is not there', { ...WHOLE, taker: 4 }],
    ['a trump that is none', { ...WHOLE, trump: 'stars' }],
    ['a level of doubling that is none', { ...WHOLE, multiplier: 3 }],
    ['a card that is none', { ...WHOLE, plays: ['AS', '1H'] }],
    ['hands of another number of players', { ...WHOLE, hands: [['AS'], ['KS']] }],
    ['a declaration without cards', { ...WHOLE, melds: [{ seat: 0 }] }],
    ['a bela of no one', { ...WHOLE, bela: [-1] }],
  ])('a stored deal is ignored where it has %s', (_, value) => {
    expect(recordingIn(value, belote)).toBeNull()
  })
})
