import type { Hand } from '../../engine/table/hand'
import type { Seat } from '../../engine/table/seats'
import { makeHand } from '../../format/hand-file'
import type { makeRules } from '../../format/rules-file'
import type { Change, EntryId, HandId } from '../../log/entry'
import { handBefore, headsOf, lastHand, lastInsertedBefore, wordsFor } from '../../log/next'
import type { Sheet, StoredLog } from './sheet'

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
  /** The other side accepted the hand as it is. */
  | { readonly kind: 'accepted'; readonly hand: HandId }
  /** A player replaced from a hand on; `null`: from the next one that is recorded. */
  | { readonly kind: 'seated'; readonly seat: Seat; readonly name: string; readonly from: HandId | null }
  | { readonly kind: 'broken-off' }
  | { readonly kind: 'resumed' }
  /** The note on the game, in place of the one before; empty: none. */
  | { readonly kind: 'noted'; readonly text: string }
  /** House rules agreed again: the whole game is scored by them. */
  | { readonly kind: 'rules'; readonly rules: RulesJson }
  /** Undo and redo name the change they take back or restore, so that doing either twice does it once. */
  | { readonly kind: 'undone'; readonly change: EntryId }
  | { readonly kind: 'redone'; readonly change: EntryId }
  /** The answer to a conflict between devices, as entries for the present log: only the screen that asks knows them. */
  | { readonly kind: 'settled'; readonly entries: (log: StoredLog) => readonly StoredChange[] }

/** A change as the log of a game holds it. */
export type StoredChange = Exclude<Change<unknown, never, unknown>, { readonly kind: 'started' }>

/**
 * Returns the change as entries for the present log, one or several to be written together; a new hand without an id
 * takes the one given. A change of a row applies to all accounts that say the same.
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
      return wordsFor(log, change.kind, change.change)
    case 'settled':
      return change.entries(log)
    case 'rules':
    case 'broken-off':
    case 'resumed':
    case 'noted':
      return [change]
  }
}

/** Returns the hand of a row and those that say the same; a hand on no row is returned alone. */
const accountsOf = (rows: Sheet['rows'], hand: HandId): readonly HandId[] => [
  hand,
  ...(rows.find(({ id }) => id === hand)?.same ?? []),
]

/** The fate of the unfinished form when a change is saved: cleared where the change came from it. */
export type DraftFate = 'keep' | 'clear'

export const draftFateOf = (change: NewChange): DraftFate => ('facts' in change ? 'clear' : 'keep')
