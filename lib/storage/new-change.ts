import type { HandId, SheetChange, UndoChange } from '../engine/game/log-entry'
import type { Hand } from '../engine/table/hand'
import { makeHand } from '../format/hand-file'
import type { makeRules } from '../format/rules-file'
import type { StoredChange } from './records/change'

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
  | { readonly kind: 'rules'; readonly rules: RulesJson }
  | Exclude<SheetChange<never, never>, { readonly facts: never } | { readonly rules: never }>
  | UndoChange

/** The change as it is stored; a hand that is new and has no id takes the one given. */
export function toStored(change: NewChange, newHand: HandId): StoredChange {
  switch (change.kind) {
    case 'recorded':
    case 'inserted':
      return { ...change, hand: change.hand ?? newHand, facts: makeHand(change.facts) }
    case 'corrected':
      return { ...change, facts: makeHand(change.facts) }
    case 'rules':
    case 'deleted':
    case 'undone':
    case 'redone':
    case 'seated':
    case 'broken-off':
    case 'resumed':
    case 'noted':
    case 'accepted':
      return change
  }
}

/** What becomes of the half-filled form when a change is saved: gone, where the change is what it held. */
export type DraftFate = 'keep' | 'clear'

export const draftFateOf = (change: NewChange): DraftFate => ('facts' in change ? 'clear' : 'keep')
