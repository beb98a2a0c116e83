import type { BelaMoment } from '../../engine/referee/before-play'
import type { MissingFact } from '../../engine/referee/missing-facts'
import type { Hand } from '../../engine/table/hand'
import type { Seat } from '../../engine/table/seats'
import { calledAt } from '../../messages/compiled/referee/calledAt'
import * as said from '../../messages/compiled/referee/elsewhere'
import { numberWord } from '../../messages/compiled/referee/numbers'
import { eitherOf } from '../../messages/locale'
import type { Table } from '../table'
import { nameOf } from '../terms/names'
import { runName } from '../terms/runs'

interface RunOf {
  readonly seat: Seat
  readonly run: number
}

/** Returns the holder and the name of a run: “Mike’s fifty”. */
export const runFacts = (table: Table, { seat, run }: RunOf) => ({
  name: nameOf(table, seat),
  run: runName(table, run),
})

/** Names the fact that the sheet lacks and these rules need. */
export function missingFactSentence(table: Table, hand: Hand, missing: MissingFact): string {
  switch (missing.kind) {
    case 'bela-call':
      return said.missingBelaCall(table)
    case 'fours':
      return said.missingFours(table)
    case 'run-length': {
      const lengths = eitherOf(missing.lengths.map((number) => numberWord({ number })))
      const meld = hand.kind === 'played' ? hand.melds[missing.meld] : undefined
      return meld === undefined || meld.kind !== 'run'
        ? said.missingRunLengthUnnamed({ vocabulary: table.vocabulary, lengths })
        : said.missingRunLength({ ...runFacts(table, meld), lengths })
    }
    case 'spoken-totals':
      return said.spokenTotals(table)
    case 'settled-melds':
      return said.settledDeclarations
  }
}

/** Asks how many cards were in a run that is only partly known. */
export const runCardsAsked = (table: Table, run: RunOf | undefined): string =>
  run === undefined ? said.runCardsAskedUnnamed : said.runCardsAsked(runFacts(table, run))

/** Returns the label of a choice: at which of its two cards bela was called. */
export const calledAtLabel = (moment: BelaMoment): string => calledAt[moment]
