import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldLedger, type Ledger } from '@/lib/engine/game/ledger'
import { compareSheets } from '@/lib/engine/game/ledger-diff'
import { clashes, OPTION_NAMES, type Rules } from '@/lib/engine/table/options'
import { anyRules, documentRules } from '../support/any-rules'
import { anyGame } from '../support/arbitraries'

/**
 * Returns the sheet as text, row by row. Only the last row names the dealer of the next hand. While a hand is open it names none,
 * because no one deals next then.
 */
const saidBy = ({ rows, standing, over, winner, open }: Ledger): string =>
  JSON.stringify({
    rows: rows.map((row) => ({ ...row, nextDealer: null })),
    standing: open === null ? standing : { ...standing, dealer: null },
    over,
    winner,
  })

const idsFor = (ledger: Ledger) => ({ ids: ledger.rows.map((_, hand) => String(hand)), ledger })

/** Returns rules with one option of another table, or unchanged if that combination is impossible. */
function withOther(rules: Rules, other: Rules, option: keyof Rules): Rules {
  const changed = { ...rules, [option]: other[option] }
  return changed.players === rules.players && clashes(changed).length === 0 ? changed : rules
}

const anyAgreed = fc.tuple(
  anyGame(fc.oneof(anyRules, documentRules)),
  fc.oneof(anyRules, documentRules),
  fc.constantFrom(...OPTION_NAMES),
)

it('a change of rules is reported exactly where the sheet says something else', () => {
  fc.assert(
    fc.property(anyAgreed, ([game, other, option]) => {
      const before = foldLedger(game)
      const after = foldLedger({ ...game, rules: withOther(game.rules, other, option) })
      const found = compareSheets(idsFor(before), idsFor(after), null)
      expect(found.length === 0).toBe(saidBy(before) === saidBy(after))
    }),
    { numRuns: Number(process.env['YUSS_RUNS'] ?? 1000) },
  )
})
