import type { Seat } from '@/lib/engine/table/seats'

export type HandId = string
export type ChangeId = string

/** A change that gives a hand its place on the sheet. Its id is never used for another hand. */
type PlacingChange<F> =
  | { readonly kind: 'recorded'; readonly hand: HandId; readonly facts: F }
  | { readonly kind: 'inserted'; readonly hand: HandId; readonly before: HandId; readonly facts: F }

/** A change of the sheet itself: what undo takes back. `F` are the facts of a hand, `R` a table's rules. */
type SheetChange<F, R> =
  | PlacingChange<F>
  | { readonly kind: 'corrected'; readonly hand: HandId; readonly facts: F }
  | { readonly kind: 'deleted'; readonly hand: HandId }
  /** A player replaced from a hand on; `null`: from the next one that is recorded. */
  | { readonly kind: 'seated'; readonly seat: Seat; readonly name: string; readonly from: HandId | null }
  | { readonly kind: 'broken-off' }
  | { readonly kind: 'resumed' }
  /** The note on the game, in place of the one before; empty: none. */
  | { readonly kind: 'noted'; readonly text: string }
  /** The other side accepted the hand as it then stood. */
  | { readonly kind: 'accepted'; readonly hand: HandId }
  /** House rules agreed anew: the whole game is scored by them. */
  | { readonly kind: 'rules'; readonly rules: R }

/** Undo and redo name the change they take back or restore, so that doing either twice does it once. */
type UndoChange =
  { readonly kind: 'undone'; readonly change: ChangeId } | { readonly kind: 'redone'; readonly change: ChangeId }

export type Change<F, R> = SheetChange<F, R> | UndoChange

/** One change in the log of a game. `at` (milliseconds) is for showing; order is `seq`, then `id`. */
export interface Entry<F, R> {
  readonly id: ChangeId
  readonly seq: number
  readonly at: number
  readonly change: Change<F, R>
}

export const isPlacing = <F, R>(change: Change<F, R>): change is PlacingChange<F> =>
  change.kind === 'recorded' || change.kind === 'inserted'

/** Whether a change says what happened in a hand. */
export const givesFacts = <F, R>(change: Change<F, R>): change is Extract<Change<F, R>, { readonly facts: F }> =>
  isPlacing(change) || change.kind === 'corrected'
