import { describe, expect, it } from 'vitest'
import { claimHref, claimIn, type ClaimSoFar } from '@/components/addresses/claim-address'
import { rules } from '../support/builders'

const bela = rules('bela-2')
const CLAIM: ClaimSoFar = { claimant: 1, afterTrick: 5, cardPoints: 44, runPoints: 20, bela: 'held' }

const inAddress = (href: string): string => new URL(href, 'https://yuss.example').searchParams.get('claim') ?? ''

describe('the address of a claim', () => {
  it('the address of a claim carries the entered facts', () => {
    expect(claimIn(inAddress(claimHref('a b', CLAIM)), bela)).toEqual(CLAIM)
    expect(new URL(claimHref('a b', CLAIM), 'https://yuss.example').searchParams.get('id')).toBe('a b')
  })

  it('the address without facts opens an empty claim', () => {
    expect(inAddress(claimHref('x', null))).not.toBe('')
    expect(claimIn(inAddress(claimHref('x', null)), bela)).toBeNull()
  })

  it.each([
    ['a seat that is not there', '2.5.44.20.held'],
    ['a trick that is not played', '1.10.44.20.held'],
    ['no trick at all', '1.0.44.20.held'],
    ['points that are no number', '1.5.4e1.20.held'],
    ['points below nothing', '1.5.-4.20.held'],
    ['a state of the bela that is none', '1.5.44.20.eaten'],
    ['too little', '1.5.44'],
    ['nothing', ''],
  ])('the address is ignored where it has %s', (_, text) => {
    expect(claimIn(text, bela)).toBeNull()
  })

  it('the address accepts the first three tricks of East Lothian', () => {
    const early = rules('bela-2', { claims: 'first-three' })
    expect(claimIn('1.3.44.20.held', early)).not.toBeNull()
    expect(claimIn('1.4.44.20.held', early)).toBeNull()
  })
})
