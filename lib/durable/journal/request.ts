import type { JournalEntry } from './entry'
import type { JournalContent, Rewriting } from './slots'
import type { Verification, VerifyPlan } from './verify'

/** What the page asks of the worker that holds the journal. */
export type JournalRequest =
  | { readonly kind: 'read' }
  /** Whether the database holds the same. */
  | { readonly kind: 'verify'; readonly plan: VerifyPlan }
  /** As `appendToJournal`; with `purge` nothing is left of what was deleted. */
  | {
      readonly kind: 'append'
      readonly after: number
      readonly through: number
      readonly entries: readonly JournalEntry[]
      readonly purge: boolean
    }
  /** As `rewriteJournal`. */
  | { readonly kind: 'rewrite'; readonly rewriting: Rewriting }

export type JournalAnswer =
  | { readonly ok: true; readonly value: JournalContent | Verification | number | null }
  /** `why` is the name of the error. */
  | { readonly ok: false; readonly why: string }
