import type { Hand } from '../engine/table/hand'
import type { Seat } from '../engine/table/seats'
import { makeHand } from '../format/hand-file'
import type { makeRules } from '../format/rules-file'
import type { Change, EntryId, HandId } from '../log/entry'
import { handBefore, headsOf, lastHand, lastInsertedBefore } from '../log/next'
import type { StoredLog } from './sheet'

/** Rules in the file form: the base and what differs from it. */
export type RulesJson = ReturnType<typeof makeRules>

/**
 * A change as a screen asks for it: hands as the engine knows them. A new hand may bring the id that it had while it was
 * being typed: two tabs on the same half-typed hand save it once.
 */
export type NewChange =
  | { readonly kind: 'recorded'; readonly hand?: HandId; readonly facts: Hand }
  | { readonly kind: 'inserted'; readonly hand?: HandId; readonly before: HandId; readonly facts: Hand }
  | { readonly kind: 'corrected'; readonly hand: HandId; readonly facts: Hand }
  | { readonly kind: 'deleted'; readonly hand: HandId }
  /** The other side accepted the hand as it stands. */
  | { readonly kind: 'accepted'; readonly hand: HandId }
  /** A player replaced from a hand on; `null`: from the next one that is recorded. */
  | { readonly kind: 'seated'; readonly seat: Seat; readonly name: string; readonly from: HandId | null }
  | { readonly kind: 'broken-off' }
  | { readonly kind: 'resumed' }
  /** The note on the game, in place of the one before; empty: none. */
  | { readonly kind: 'noted'; readonly text: string }
  /** House rules agreed anew: the whole game is scored by them. */
  | { readonly kind: 'rules'; readonly rules: RulesJson }
  /** Undo and redo name the change they take back or restore, so that doing either twice does it once. */
  | { readonly kind: 'undone'; readonly change: EntryId }
  | { readonly kind: 'redone'; readonly change: EntryId }

/** A change as the log of a game holds it. */
export type StoredChange = Exclude<Change<unknown, never, unknown>, { readonly kind: 'started' }>

/** The change as it is stored, told of the log as it stands; a hand that is new and has no id takes the one given. */
export function toStored(log: StoredLog, change: NewChange, newHand: HandId): StoredChange {
  switch (change.kind) {
    case 'recorded':
      return { kind: 'recorded', hand: change.hand ?? newHand, after: lastHand(log), facts: makeHand(change.facts) }
    case 'inserted': {
      const { before } = change
      const after = lastInsertedBefore(log, before)
      return { kind: 'inserted', hand: change.hand ?? newHand, before, after, facts: makeHand(change.facts) }
    }
    case 'corrected':
      return { ...change, of: headsOf(log, change.hand), facts: makeHand(change.facts) }
    case 'deleted':
    case 'accepted':
      return { ...change, of: headsOf(log, change.hand) }
    case 'seated': {
      const { kind, seat, name, from } = change
      return { kind, seat, name, after: from === null ? lastHand(log) : handBefore(log, from) }
    }
    case 'undone':
    case 'redone':
      return { kind: change.kind, entry: change.change }
    case 'rules':
    case 'broken-off':
    case 'resumed':
    case 'noted':
      return change
  }
}

/** What becomes of the half-filled form when a change is saved: gone, where the change is what it held. */
export type DraftFate = 'keep' | 'clear'

export const draftFateOf = (change: NewChange): DraftFate => ('facts' in change ? 'clear' : 'keep')
