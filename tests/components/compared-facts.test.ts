import { describe, expect, it } from 'vitest'
import { comparedFacts } from '@/components/ledger/compared-facts'
import type { Hand } from '@/lib/engine/table/hand'
import { makeHand } from '@/lib/format/hand-file'
import { agreed, claimed, counted, four, played, said, thrownIn } from '../support/builders'
import { tableAt } from '../support/text-builders'

const bela = tableAt('bela-2')
const FRESH = { dealer: 0, totals: [0, 0], heldOver: 0 }

const compare = (...hands: readonly Hand[]) => comparedFacts(bela, FRESH, hands.map(makeHand))
const differing = (...hands: readonly Hand[]) =>
  Object.fromEntries(
    compare(...hands)
      .filter(({ differs }) => differs)
      .map(({ label, said: words }) => [label, words]),
  )

/** Mike took in hearts: 70 and the shtoch to 45. */
const MADE = played({ taker: 0, trump: 'hearts', cardPoints: [70, 45], lastTrick: 0, tricks: null, bela: [] })
const [MIKE, YETTA] = bela.names

describe('versions of one hand', () => {
  it('that say the same differ in nothing', () => {
    expect(differing(MADE, MADE)).toEqual({})
    expect(compare(MADE, MADE).map(({ label }) => label)).toEqual([
      'Taker',
      'Trumps',
      `Cards, ${MIKE}`,
      `Cards, ${YETTA}`,
      'Bela',
      'Shtoch',
      `On the sheet, ${MIKE}`,
      `On the sheet, ${YETTA}`,
      'Result',
    ])
  })

  it('differ in who took, in the cards and in what these come to', () => {
    const other = { ...MADE, cardPoints: [60, 55] }
    expect(differing(MADE, other)).toMatchObject({
      [`Cards, ${MIKE}`]: ['70', '60'],
      [`Cards, ${YETTA}`]: ['45', '55'],
      [`On the sheet, ${MIKE}`]: ['80', '70'],
      [`On the sheet, ${YETTA}`]: ['45', '55'],
    })
    expect(Object.keys(differing(MADE, { ...MADE, taker: 1 }))).toContain('Taker')
  })

  it('differ in trumps, last trick and bela alone', () => {
    expect(differing(MADE, { ...MADE, trump: 'spades' })).toMatchObject({ Trumps: ['hearts', 'spades'] })
    expect(differing(MADE, { ...MADE, lastTrick: 1 })).toMatchObject({ Shtoch: [MIKE, YETTA] })
    expect(differing(MADE, { ...MADE, bela: [0, 0] })).toMatchObject({ Bela: ['none', MIKE] })
  })

  it('differ in declarations, stakes, a revoke and the dealer, which are told where one version has them', () => {
    const melds = [said(0, 4, 'J'), four(1, 'K')]
    expect(differing(MADE, { ...MADE, melds })['Declarations']?.[0]).toBe('none')
    expect(differing(MADE, { ...MADE, melds })['Declarations']?.[1]).toMatch(/^.+; .+: four kings$/)
    expect(differing(MADE, { ...MADE, dealer: 1 })).toMatchObject({ Dealer: ['none', YETTA] })
    expect(differing(MADE, { ...MADE, revoke: 1 })).toMatchObject({ Revoke: ['none', YETTA] })
  })

  it('of three phones are told in one row each', () => {
    const rows = differing(MADE, { ...MADE, trump: 'spades' }, { ...MADE, trump: 'clubs' })
    expect(rows['Trumps']).toEqual(['hearts', 'spades', 'clubs'])
  })

  it('may be hands of another kind', () => {
    expect(differing(MADE, thrownIn())).toMatchObject({ Taker: [MIKE, 'none'] })
    expect(differing(MADE, agreed([10, 0]))['Result']?.[1]).toMatch(/^Agreed/)
    expect(differing(MADE, counted({ taker: 0, totals: [80, 45] }))).toMatchObject({
      [`Hand total, ${MIKE}`]: ['none', '80'],
    })
    expect(compare(claimed(), claimed()).map(({ label }) => label)).toContain('Claim by')
  })

  it('that cannot be read say so', () => {
    const [result] = comparedFacts(bela, FRESH, [{ kind: 'sung' }])
    expect(result).toMatchObject({ label: 'Result', said: [expect.stringMatching(/^Yuss cannot read this hand/)] })
  })

  it('show the points of a side that no one had to say', () => {
    const [one, other] = [
      { ...MADE, cardPoints: [70, 45] },
      { ...MADE, cardPoints: [70, 45], bela: [1, 1] },
    ]
    expect(Object.keys(differing(one, other))).not.toContain(`Cards, ${YETTA}`)
  })
})
