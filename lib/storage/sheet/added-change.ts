import { newId } from '../../core/ids'
import { err, ok } from '../../core/result'
import { type Stored, storageProblem } from '../../durable/problem'
import { trust } from '../../durable/trusted'
import { shapeOf } from '../../format/rules-file'
import { canonical } from '../../log/canonical'
import type { EntryId, HandId, Placing } from '../../log/entry'
import { nextClock } from '../../log/next'
import { isClock } from '../../log/union'
import type { GameRecord } from '../records/game'
import { isRow } from '../records/record'
import type { EntryRecord, StoredEntry } from '../records/record-types'
import { cleanChange } from './clean'
import { toStored, type NewChange, type StoredChange } from './new-change'
import { sheetOf, type Sheet } from './sheet'

/** A game as stored, its record and the rows of its log, and the sheet that they make. */
export interface StoredGame {
  readonly record: GameRecord
  readonly rows: readonly unknown[]
  readonly sheet: Sheet
}

/** The ids that a change gives to its entry and to a new hand, and its time. They stay the same when a write is tried again. */
export interface NewIds {
  readonly id: EntryId
  readonly hand: HandId
  readonly at: number
}

export const newIds = (): NewIds => ({ id: newId(), hand: newId(), at: Date.now() })

/** The entries that a change adds to a log, and the sheet with them. */
export interface AddedChange {
  readonly kind: 'new'
  readonly first: EntryRecord
  readonly added: readonly EntryRecord[]
  readonly sheet: Sheet
}

/** The entry of the log that already says what a change says. */
export interface Known {
  readonly kind: 'known'
  readonly entry: StoredEntry | Placing<unknown>
  /** The typed hand, if another tab saved it. */
  readonly typed: HandId | null
}

/**
 * Returns what a change adds to a game: one or more entries with one clock. If the log has the same typed hand with equal facts,
 * nothing is added; with other facts, the change becomes a new hand.
 */
export function addChange(
  { record, rows, sheet }: StoredGame,
  change: NewChange,
  ids: NewIds,
): Stored<AddedChange | Known> {
  const { log } = sheet
  const again = log.log.find((entry) => entry.id === ids.id)
  if (again !== undefined) return ok({ kind: 'known', entry: again, typed: null })
  const asked = toStored(sheet, change, ids.hand).map(cleanChange)
  if (change.kind !== 'settled') asked.forEach((one) => trustFacts(one, sheet))
  // Another tab may have answered the question already.
  if (asked.length === 0) return err(storageProblem('missing', 'question'))
  const placed = alreadyPlaced(sheet, asked)
  if (placed !== null) return ok({ kind: 'known', entry: placed, typed: placed.hand })
  const stamp = { v: 1, gameId: record.id, device: record.device, clock: nextClock(log), at: ids.at } as const
  const added = asked.map((one, index): EntryRecord => {
    const said = isNewHand(one) && log.hands.has(one.hand) ? { ...one, hand: ids.hand } : one
    return trust({ id: index === 0 ? ids.id : newId(), ...stamp, ...said })
  })
  const [first] = added
  // A change that could not be read again is not written.
  if (first === undefined || !isClock(stamp.clock)) return err(storageProblem('unreadable', 'change'))
  const next = sheetOf(record, [...rows, ...added])
  return next.ok ? ok({ kind: 'new', first, added, sheet: next.value }) : err(storageProblem('unreadable', 'rules'))
}

/** Marks the hand in a change as trusted for tables of this shape: it was made by this game's form. */
function trustFacts(change: StoredChange, { game }: Sheet): void {
  if ('facts' in change && isRow(change.facts)) trust(change.facts, shapeOf(game.rules))
}

type NewHand = Extract<StoredChange, { readonly kind: 'recorded' | 'inserted' }>

const isNewHand = (change: StoredChange): change is NewHand => change.kind === 'recorded' || change.kind === 'inserted'

/** Returns the entry that already placed a new hand with exactly these facts, if the hand is on the sheet; otherwise `null`. */
function alreadyPlaced({ log, rows }: Sheet, [asked]: readonly StoredChange[]): Placing<unknown> | null {
  const known = asked !== undefined && isNewHand(asked) ? log.hands.get(asked.hand)?.placing : undefined
  if (asked === undefined || known === undefined || !isNewHand(asked)) return null
  const isSame = known.kind === asked.kind && canonical(known.facts) === canonical(asked.facts)
  return isSame && rows.some(({ id }) => id === asked.hand) ? known : null
}
