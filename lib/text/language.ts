import type { Clash, OptionName, Rules } from '../engine/table/options'
import type { Hand } from '../engine/table/hand'
import type { Line } from '../engine/score/line'
import type { Problem } from '../engine/table/problem'
import type { ScoredRow } from '../engine/game/ledger'
import type { Seat, Side } from '../engine/table/seats'
import type { Suit, Trump } from '../engine/table/card'
import type { RuleSetId } from '../rulesets/sets/rule-set'
import * as en from './en'
import type { LineText, OptionText, ProblemText, Table } from './table'
import type { WordChoice, Words } from './words'

/** What a language has to say: another one is a folder beside `en` and an entry in `LANGUAGES`. */
export interface Language {
  readonly WORDS: { readonly [S in RuleSetId]: Words }
  readonly PLAIN_WORDS: Words
  readonly SUIT_NAMES: { readonly [S in Suit]: string }
  readonly TRUMP_NAMES: { readonly [T in Trump]: string }
  readonly wordsFor: (base: RuleSetId, choice: WordChoice) => Words
  readonly tableOf: (rules: Rules, names: readonly string[], words: Words, us?: Side | null) => Table
  readonly nameOf: (table: Table, seat: Seat) => string
  readonly sideNames: (table: Table, side: Side) => string
  readonly verdictSentence: (table: Table, row: ScoredRow) => string
  readonly earnedSummary: (table: Table, row: ScoredRow) => string
  readonly endingSentence: (table: Table, row: ScoredRow) => string | null
  readonly announceSave: (table: Table, row: ScoredRow) => string
  readonly lineText: (table: Table, line: Line) => LineText
  readonly problemText: (table: Table, problem: Problem, hand?: Hand | null) => ProblemText
  readonly optionText: (option: OptionName) => OptionText
  readonly clashSentence: (rules: Rules, clash: Clash) => string
}

/** Every language that the sheet can be read in. */
export const LANGUAGES = { en } as const satisfies { readonly [id: string]: Language }

export type LanguageId = keyof typeof LANGUAGES
