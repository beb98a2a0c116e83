export const RESULTS = ['any', 'finished', 'unfinished', 'won', 'lost'] as const
export type HistoryResult = (typeof RESULTS)[number]

/** Which games history shows. Everything that is set must hold. */
export interface HistoryFilter {
  /** In the note, a name, or what the table calls its rules. */
  readonly text: string
  /** Keys of persons: one who sits at the table, or two who sit there as partners. */
  readonly people: readonly string[]
  /** A rule set; `null`: any. */
  readonly base: string | null
  /** `won` and `lost` are those of the people chosen. */
  readonly result: HistoryResult
  readonly shelf: 'listed' | 'archived'
}

export const NO_FILTER: HistoryFilter = { text: '', people: [], base: null, result: 'any', shelf: 'listed' }
