import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BidPad } from '@/components/hand/bid-pad'
import { bidsOnPage, lastPage, pageOf } from '@/components/hand/bid-pages'
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

  it('the keys can switch to higher bids and back to lower ones where one page does not hold all', () => {
    expect(bidsOn(80, 650)).toEqual(expect.arrayContaining(['lower', 'higher']))
    expect(bidsOn(90, 120)).toEqual(['90', '100', '110', '120', 'Capot', '250'])
  })

  it('the pages of the keys hold every bid, nine on each, so that no key moves', () => {
    // 80 to 650 are 58 bids: six pages of nine, and the last nine.
    const rules = { bidStart: 80, bidTop: 650 }
    expect(lastPage(rules)).toBe(6)
    expect(bidsOnPage(rules, 1)).toEqual([170, 180, 190, 200, 210, 220, 230, 240, 250])
    expect(bidsOnPage(rules, 6)).toEqual([570, 580, 590, 600, 610, 620, 630, 640, 650])
    const pages = [0, 1, 2, 3, 4, 5, 6].map((page) => bidsOnPage(rules, page))
    expect(new Set(pages.flat()).size).toBe(58)
    expect(bidsOnPage({ bidStart: 80, bidTop: 160 }, 0)).toHaveLength(9)
    expect(lastPage({ bidStart: 80, bidTop: 160 })).toBe(0)
  })

  it('the keys open on the page of the bid that is being changed', () => {
    const rules = { bidStart: 80, bidTop: 650 }
    const bids = [null, 'capot', 80, 160, 170, 610, 650] as const
    expect(bids.map((bid) => pageOf(rules, bid))).toEqual([0, 0, 0, 0, 1, 5, 6])
  })
})
