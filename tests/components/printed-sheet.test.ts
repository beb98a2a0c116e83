import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ScoreSheet } from '@/components/print/score-sheet'
import type { Sheet, SheetRow } from '@/lib/storage'
import { tableOf } from '@/lib/text/terms/names'
import { counted, game, sheet as ledgerOf } from '../support/builders'
import { WRITTEN_ONCE } from '../support/sheet-row'
import { tableAt } from '../support/text-builders'

const { rules, vocabulary } = tableAt('bela-2')
const HANDS = [counted({ totals: [90, 72] }), counted({ totals: [100, 62] }), counted({ totals: [60, 102] })]

/** Returns a sheet with these names at the table, by hand. */
function sheetOf(names: readonly (readonly string[])[]): Sheet {
  const ledger = ledgerOf(rules, HANDS)
  const rows = ledger.rows.map((row, index): SheetRow => ({
    id: `${index}`,
    names: names[index] ?? [],
    row,
    ...WRITTEN_ONCE,
  }))
  const found: Pick<Sheet, 'game' | 'ledger' | 'rows' | 'names'> = {
    game: game(rules, HANDS),
    ledger,
    rows,
    names: names.at(-1) ?? [],
  }
  return found as Sheet
}

const printed = (names: readonly (readonly string[])[]): string => {
  const tableWith = (seated: readonly string[]) => tableOf(rules, seated, vocabulary)
  return renderToStaticMarkup(
    createElement(ScoreSheet, {
      table: tableWith(names.at(-1) ?? []),
      sheet: sheetOf(names),
      tableAt: tableWith,
    }),
  ).replace(/[\u2068\u2069]/gu, '')
}

describe('a printed sheet', () => {
  const ANN = ['Ann', 'Bob']
  const DORA = ['Dora', 'Bob']

  it('a change of player is named before the first hand with the new player', () => {
    const text = printed([ANN, DORA, DORA])
    expect(text.match(/From here/gu)).toHaveLength(1)
    const [before = '', after = ''] = text.split('From here Dora plays')
    expect([before.match(/scope="row"/gu)?.length, after.match(/scope="row"/gu)?.length]).toEqual([1, 3])
  })

  it('no names are repeated where all sat there from the first hand', () => {
    expect(printed([ANN, ANN, ANN])).not.toContain('From here')
  })
})
