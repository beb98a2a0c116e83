import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BidPad } from '@/components/hand/bid-pad'
import { emptyDraft, type Draft } from '@/components/hand/draft'
import { readDraft } from '@/components/hand/draft-facts'
import { chooseBid, chooseLastTrick, chooseTaker, chooseTrump, typeDigit } from '@/components/hand/draft-moves'
import { padAsked } from '@/components/hand/pad'
import { promptOf } from '@/components/hand/prompt'
import { tableAt } from '../support/text-builders'

const COINCHE = tableAt('coinche')
const standing = { dealer: 3, totals: [0, 0], heldOver: 0 }

const asked = (draft: Draft) => {
  const reading = readDraft(COINCHE.rules, draft, standing)
  return { prompt: promptOf(COINCHE, draft, reading), pad: padAsked(COINCHE.rules, draft, 3, reading).kind }
}

const bidsOn = (bidStart: number, bidTop: number): readonly string[] =>
  renderToStaticMarkup(
    createElement(BidPad, {
      table: { ...COINCHE, rules: { ...COINCHE.rules, bidStart, bidTop } },
      bid: null,
      onBid: () => undefined,
    }),
  )
    .split(/<[^>]*>/u)
    .filter((text) => text !== '')

describe('the Save key where points are bid', () => {
  const clean = emptyDraft(COINCHE.rules, 'piles')
  const taken = chooseTrump(chooseTaker(clean, 0), 'hearts')

  it('the Save key asks for the taker, the suit, then the bid, on keys in place of digits', () => {
    expect(asked(clean)).toEqual({ prompt: 'Who took?', pad: 'digits' })
    expect(asked(chooseTaker(clean, 0))).toEqual({ prompt: 'Which suit?', pad: 'digits' })
    expect(asked(taken)).toEqual({ prompt: 'Which bid?', pad: 'bid' })
  })

  it('the Save key then asks for the cards and the last trick, and nothing more', () => {
    const bid = chooseBid(taken, 110)
    expect(asked(bid)).toMatchObject({ prompt: expect.stringMatching(/cards\?$/), pad: 'digits' })
    const counted = ['1', '1', '4'].reduce((draft, digit) => typeDigit(COINCHE.rules, draft, digit), bid)
    expect(asked(counted).prompt).toBe('Who took the last trick?')
    expect(asked(chooseLastTrick(counted, 0)).prompt).toBeNull()
  })
})

describe('the keys of the bids', () => {
  it('the keys have every ten from the lowest bid to the highest, and every trick', () => {
    const tens = ['80', '90', '100', '110', '120', '130', '140', '150', '160']
    expect(bidsOn(80, 160)).toEqual([...tens, 'Capot', '250'])
  })

  it('the keys can switch to higher bids where the rules have them', () => {
    expect(bidsOn(80, 650)).toContain('higher')
    expect(bidsOn(90, 120)).toEqual(['90', '100', '110', '120', 'Capot', '250'])
  })
})
