import type { Transaction } from 'dexie'

/** One piece of work on the database: the transactions it has open, and when one of them last answered. */
export interface Task {
  readonly transactions: Set<Transaction>
  /** In milliseconds since the page was loaded; `null` while it has only been waiting for its turn. */
  lastAnswer: number | null
}
