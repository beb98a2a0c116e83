export const RESULTS = ['any', 'finished', 'unfinished', 'won', 'lost'] as const
export type HistoryResult = (typeof RESULTS)[number]

/** The filter of the history. A game must meet every condition that is set. */
export interface HistoryFilter {
  /** Text to find in the note, in a name, or in the table's name for its rules. */
  readonly text: string
  /** The keys of one person at the table, or of two who are partners there. */
  readonly people: readonly string[]
  /** The rule set; `null` for any. */
  readonly base: string | null
  /** The result; `won` and `lost` are those of the chosen people. */
  readonly result: HistoryResult
  readonly shelf: 'listed' | 'archived'
}

export const NO_FILTER: HistoryFilter = { text: '', people: [], base: null, result: 'any', shelf: 'listed' }
