import type { Hand } from '../../engine/table/hand'
import type { Seat } from '../../engine/table/seats'
import { makeHand } from '../../format/hand-file'
import type { makeRules } from '../../format/rules-file'
import type { Change, EntryId, HandId } from '../../log/entry'
import { handBefore, headsOf, lastHand, lastInsertedBefore, undoChangesFor } from '../../log/next'
import type { Sheet, StoredLog } from './sheet'

/** Rules in the file form: the base and what differs from it. */
export type RulesJson = ReturnType<typeof makeRules>

/**
 * A change as a screen requests it, with hands in the engine's form. A new hand may have the id that it had while it was typed,
 * so that two tabs with the same half-typed hand save it once.
 */
export type NewChange =
  | { readonly kind: 'recorded'; readonly hand?: HandId; readonly facts: Hand }
  | { readonly kind: 'inserted'; readonly hand?: HandId; readonly before: HandId; readonly facts: Hand }
  | { readonly kind: 'corrected'; readonly hand: HandId; readonly facts: Hand }
  | { readonly kind: 'deleted'; readonly hand: HandId }
  /** The other side accepted the hand as it is. */
  | { readonly kind: 'accepted'; readonly hand: HandId }
  /** A player replaced from a hand on; `null` for the next hand that is recorded. */
  | { readonly kind: 'seated'; readonly seat: Seat; readonly name: string; readonly from: HandId | null }
  | { readonly kind: 'broken-off' }
  | { readonly kind: 'resumed' }
  /** The note on the game, which replaces the one before; empty for none. */
  | { readonly kind: 'noted'; readonly text: string }
  /** Rules that were agreed again: the whole game is scored by them. */
  | { readonly kind: 'rules'; readonly rules: RulesJson }
  /** Undo and redo name the change that they take back or restore, so that doing either twice has no further effect. */
  | { readonly kind: 'undone'; readonly change: EntryId }
  | { readonly kind: 'redone'; readonly change: EntryId }
  /** The answer to a conflict between devices, as entries for the present log, built by the screen that asks. */
  | { readonly kind: 'settled'; readonly entries: (log: StoredLog) => readonly StoredChange[] }

/** A change in the form of the log. */
export type StoredChange = Exclude<Change<unknown, never, unknown>, { readonly kind: 'started' }>

/**
 * Returns the change as one or more entries for the present log, to be written together. A new hand without an id gets
 * `newHand`. A change of a row applies to all accounts with the same facts.
 */
export function toStored(
  { log, rows }: Pick<Sheet, 'log' | 'rows'>,
  change: NewChange,
  newHand: HandId,
): readonly StoredChange[] {
  switch (change.kind) {
    case 'recorded':
      return [{ kind: 'recorded', hand: change.hand ?? newHand, after: lastHand(log), facts: makeHand(change.facts) }]
    case 'inserted': {
      const { before } = change
      const after = lastInsertedBefore(log, before)
      return [{ kind: 'inserted', hand: change.hand ?? newHand, before, after, facts: makeHand(change.facts) }]
    }
    case 'corrected': {
      const facts = makeHand(change.facts)
      return accountsOf(rows, change.hand).map((hand) => ({ kind: 'corrected', hand, of: headsOf(log, hand), facts }))
    }
    case 'deleted':
    case 'accepted':
      return accountsOf(rows, change.hand).map((hand) => ({ kind: change.kind, hand, of: headsOf(log, hand) }))
    case 'seated': {
      const { kind, seat, name, from } = change
      return [{ kind, seat, name, after: from === null ? lastHand(log) : handBefore(log, from) }]
    }
    case 'undone':
    case 'redone':
      return undoChangesFor(log, change.kind, change.change)
    case 'settled':
      return change.entries(log)
    case 'rules':
    case 'broken-off':
    case 'resumed':
    case 'noted':
      return [change]
  }
}

/** Returns the hand of a row and those with the same facts; a hand on no row is returned alone. */
const accountsOf = (rows: Sheet['rows'], hand: HandId): readonly HandId[] => [
  hand,
  ...(rows.find(({ id }) => id === hand)?.same ?? []),
]

/** The fate of the draft when a change is saved: it is deleted if the change came from it. */
export type DraftFate = 'keep' | 'clear'

export const draftFateOf = (change: NewChange): DraftFate => ('facts' in change ? 'clear' : 'keep')
