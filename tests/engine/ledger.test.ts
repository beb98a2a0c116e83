import { expect, it } from 'vitest'
import { played, rules, said, sheet, thrownIn } from '../support/builders'

it('an open hand keeps the later ones waiting, and the totals stay as before it', () => {
  const open = played({ dealer: 1, melds: [said(0, 4), said(1, 4)] })
  const ledger = sheet(rules('bela-2'), [played(), open, played(), thrownIn()])
  expect(ledger.rows.map((row) => row.state)).toEqual(['scored', 'open', 'waiting', 'waiting'])
  expect(ledger.standing.totals).toEqual([70, 55])
  expect(ledger.open?.dealer).toBe(1)
})
