import { describe, expect, it } from 'vitest'
import { comparedFacts } from '@/components/sheet/compared-facts'
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

/** A hand that Mike took hearts: he has 70 and the shtoch, Yetta 45. */
const MADE = played({ taker: 0, trump: 'hearts', cardPoints: [70, 45], lastTrick: 0, tricks: null, bela: [] })
const [MIKE, YETTA] = bela.names

describe('versions of one hand side by side', () => {
  it('versions with the same facts differ in nothing', () => {
    expect(differing(MADE, MADE)).toEqual({})
    expect(compare(MADE, MADE).map(({ label }) => label)).toEqual([
      'Taker',
      'Trumps',
      `Card points, ${MIKE}`,
      `Card points, ${YETTA}`,
      'Bela',
      'Shtoch',
      `On the sheet, ${MIKE}`,
      `On the sheet, ${YETTA}`,
      'Result',
    ])
  })

  it('versions differ in the taker, the cards and the result', () => {
    const other = { ...MADE, cardPoints: [60, 55] }
    expect(differing(MADE, other)).toMatchObject({
      [`Card points, ${MIKE}`]: ['70', '60'],
      [`Card points, ${YETTA}`]: ['45', '55'],
      [`On the sheet, ${MIKE}`]: ['80', '70'],
      [`On the sheet, ${YETTA}`]: ['45', '55'],
    })
    expect(Object.keys(differing(MADE, { ...MADE, taker: 1 }))).toContain('Taker')
  })

  it('versions can differ in trumps, last trick and bela alone', () => {
    expect(differing(MADE, { ...MADE, trump: 'spades' })).toMatchObject({ Trumps: ['hearts', 'spades'] })
    expect(differing(MADE, { ...MADE, lastTrick: 1 })).toMatchObject({ Shtoch: [MIKE, YETTA] })
    expect(differing(MADE, { ...MADE, bela: [0, 0] })).toMatchObject({ Bela: ['none', MIKE] })
  })

  it('versions show declarations, doubles, revoke and dealer where one has them', () => {
    const melds = [said(0, 4, 'J'), four(1, 'K')]
    expect(differing(MADE, { ...MADE, melds })['Declarations']?.[0]).toBe('none')
    expect(differing(MADE, { ...MADE, melds })['Declarations']?.[1]).toMatch(/^.+; .+: four kings$/)
    expect(differing(MADE, { ...MADE, dealer: 1 })).toMatchObject({ Dealer: ['none', YETTA] })
    expect(differing(MADE, { ...MADE, revoke: 1 })).toMatchObject({ Revoke: ['none', YETTA] })
  })

  it('versions of three phones share one row for each fact', () => {
    const rows = differing(MADE, { ...MADE, trump: 'spades' }, { ...MADE, trump: 'clubs' })
    expect(rows['Trumps']).toEqual(['hearts', 'spades', 'clubs'])
  })

  it('versions may be hands of different kinds', () => {
    expect(differing(MADE, thrownIn())).toMatchObject({ Taker: [MIKE, 'none'] })
    expect(differing(MADE, agreed([10, 0]))['Result']?.[1]).toMatch(/^Agreed/)
    expect(differing(MADE, counted({ taker: 0, totals: [80, 45] }))).toMatchObject({
      [`Hand total, ${MIKE}`]: ['none', '80'],
    })
    expect(compare(claimed(), claimed()).map(({ label }) => label)).toContain('Claim by')
  })

  it('versions that cannot be read say so', () => {
    const [result] = comparedFacts(bela, FRESH, [{ kind: 'sung' }])
    expect(result).toMatchObject({ label: 'Result', said: [expect.stringMatching(/^Yuss cannot read this hand/)] })
  })

  it('versions show points of a side that were not entered', () => {
    const [one, other] = [
      { ...MADE, cardPoints: [70, 45] },
      { ...MADE, cardPoints: [70, 45], bela: [1, 1] },
    ]
    expect(Object.keys(differing(one, other))).not.toContain(`Card points, ${YETTA}`)
  })
})
