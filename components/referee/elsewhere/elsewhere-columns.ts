import {
  elsewhere,
  linesNotIn,
  type DifferingLines,
  type Elsewhere,
  type RecordedHand,
} from '@/lib/engine/referee/elsewhere'
import type { ExtraFacts, MissingFact } from '@/lib/engine/referee/missing-facts'
import type { Bid } from '@/lib/engine/table/hand'
import { OPTION_NAMES, type Rules } from '@/lib/engine/table/options'
import { lacksFact, type ProblemName } from '@/lib/engine/table/problem'
import * as said from '@/lib/messages/compiled/referee/elsewhere'
import { FORMS, rulesOfForm, type Form } from '@/lib/rulesets/variants/forms'
import type { Table } from '@/lib/text/table'
import { verdictLabel } from '@/lib/text/terms/labels'
import { tableOf } from '@/lib/text/terms/names'
import { choiceOf, vocabularyFor } from '@/lib/text/terms/words'

/** A hand scored by the rules of one form, and the differences from the game in which it was played. */
export interface Column {
  readonly form: Form
  readonly table: Table
  readonly found: Elsewhere
  /**
   * The lines that only this form has; `missing` has the lines of the home game that it lacks. `null` if one of them has no
   * score.
   */
  readonly added: DifferingLines | null
  readonly missing: DifferingLines | null
}

const sameRules = (a: Rules, b: Rules): boolean => OPTION_NAMES.every((option) => a[option] === b[option])

/** Returns the other forms for as many players: rule sets first, each with its variants. */
export const formsFor = (home: Rules): readonly Form[] =>
  FORMS.filter((form) => {
    const rules = rulesOfForm(form)
    return rules.players === home.players && !sameRules(rules, home)
  })

export function columnFor(here: Table, recorded: RecordedHand, form: Form, extra: ExtraFacts): Column {
  const rules = rulesOfForm(form)
  const vocabulary = vocabularyFor(form.ruleSet, choiceOf(here.vocabulary))
  const home = elsewhere(recorded, recorded.home, extra)
  const found = elsewhere(recorded, rules, extra)
  const both = home.score === null || found.score === null ? null : { home: home.score, there: found.score }
  return {
    form,
    table: tableOf(rules, here.names, vocabulary, here.us),
    found,
    added: both === null ? null : linesNotIn(both.there, both.home),
    missing: both === null ? null : linesNotIn(both.home, both.there),
  }
}

/** Returns the result of the hand under these rules in a few words: facts are missing, it is impossible, or its verdict. */
export function asideOf({ table, found, added, missing }: Column): string {
  if (found.problem !== null) return lacksFact(found.problem) ? said.columnNotAllKnown : said.columnCannotBe
  if (found.score === null) return said.columnNotAllRecorded
  const count = [added, missing].reduce(
    (sum, lines) => sum + (lines === null ? 0 : lines.earned.length + lines.sheet.length),
    0,
  )
  const verdict = verdictLabel(table, found.score.verdict)
  return count === 0 ? said.columnCameOutSame({ verdict }) : said.columnCameOut({ verdict })
}

/** The facts that the columns still need, taken together. */
export interface Needed {
  readonly missingFacts: readonly MissingFact[]
  readonly problems: ReadonlySet<ProblemName>
  /** The bids that every column without a bid allows. */
  readonly bids: readonly Bid[]
}

export function neededBy(columns: readonly Column[]): Needed {
  const seen = new Map<string, MissingFact>()
  for (const { found } of columns) {
    for (const one of found.missingFacts) seen.set(`${one.kind}-${'meld' in one ? one.meld : ''}`, one)
  }
  const problems = columns.flatMap(({ found: { problem } }) =>
    problem !== null && lacksFact(problem) ? [problem.name] : [],
  )
  const asksForBid = columns.filter(({ found }) => found.problem?.name === 'say-bid').map(({ table }) => table.rules)
  return { missingFacts: [...seen.values()], problems: new Set(problems), bids: bidsOf(asksForBid) }
}

/** Returns the bids that are possible under all these rules, the lowest first; none without rules. */
function bidsOf(tables: readonly Rules[]): readonly Bid[] {
  if (tables.length === 0) return []
  const from = Math.max(...tables.map(({ bidStart }) => bidStart))
  const to = Math.min(...tables.map(({ bidTop }) => bidTop))
  const numbers = Array.from({ length: Math.max(0, (to - from) / 10 + 1) }, (_, step) => from + 10 * step)
  return [...numbers, 'capot']
}
