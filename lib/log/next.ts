import { anchorsOf } from './anchors'
import type { DeviceId, Entry, EntryId, HandId } from './entry'
import type { LogState } from './fold'

/** Returns the clock of the next entry: 1 + the greatest clock with effect that this device has seen in the game. */
export const nextClock = <F, S, R>({ clock }: LogState<F, S, R>): number => clock + 1

/**
 * Returns the hand after which the next one is played: the last by place that is reached from the first hand and was not undone.
 * Deleted hands count, so that a device that does not know of the deletion yet gives the next hand the same place.
 */
export function lastHand<F, S, R>({ places, hands, undone }: LogState<F, S, R>): HandId | null {
  for (const deal of places.deals.slice(0, places.reached).reverse()) {
    const last = deal.findLast((id) => isPlaced(hands.get(id)?.placing.id, undone))
    if (last !== undefined) return last
  }
  return null
}

const isPlaced = (placing: EntryId | undefined, undone: ReadonlySet<EntryId>): boolean =>
  placing !== undefined && !undone.has(placing)

/**
 * Returns the entries that a correction, deletion or acceptance of a hand has to name: all whose facts no other entry has
 * replaced.
 */
export const headsOf = <F, S, R>({ hands }: LogState<F, S, R>, hand: HandId): readonly EntryId[] =>
  hands.get(hand)?.heads.map(({ id }) => id) ?? []

/**
 * Returns the hand after which the next hand inserted before `hand` goes: the last by place of those inserted there already, or
 * `null` if there is none. A hand that was moved since is no longer there.
 */
export function lastInsertedBefore<F, S, R>(state: LogState<F, S, R>, hand: HandId): HandId | null {
  const { places, log, undone, hands } = state
  const deal = new Set(places.deals.find((members) => members.includes(hand)))
  const anchors = anchorsOf(log, undone, hands)
  const isThere = (id: HandId): boolean => {
    const anchor = anchors.get(id)
    return anchor?.kind === 'before' && deal.has(anchor.hand)
  }
  return places.deals.findLast((members) => members.some(isThere))?.findLast(isThere) ?? null
}

/** Returns the hand before `hand` on the sheet, even if it is not shown any more; `null` if `hand` is the first. */
export function handBefore<F, S, R>({ places }: LogState<F, S, R>, hand: HandId): HandId | null {
  const index = places.deals.findIndex((members) => members.includes(hand))
  return places.deals[index - 1]?.at(-1) ?? null
}

/** The entries of this device that undo and redo take next. They never take back an entry of another device. */
export interface Undoing {
  readonly undoable: EntryId | null
  readonly redoable: EntryId | null
}

/**
 * Returns the entries that undo and redo take next. A change made after an undo leaves nothing to redo. The start of a game
 * cannot be undone. An undo that was written together with a change is part of that change.
 */
export function undoingOf<F, S, R>({ log, undone }: LogState<F, S, R>, device: DeviceId): Undoing {
  const own = log.filter((entry) => entry.device === device)
  const changes = own.filter(isChange)
  const lastChange = changes.at(-1)
  const undoable = changes.findLast(({ id }) => !undone.has(id))?.id ?? null
  const clocks = new Set(changes.map(({ clock }) => clock))
  // An undo may name an entry that no device can undo: itself, another undo or redo, or an entry that is not in the log.
  const known = new Set(log.filter(isChange).map(({ id }) => id))
  const undos = own.filter((entry) => entry.kind === 'undone' && known.has(entry.entry) && undone.has(entry.entry))
  const parts = new Set(undos.flatMap((undo) => (undo.kind === 'undone' && clocks.has(undo.clock) ? undo.entry : [])))
  const since = undos.findLast(
    (undo) =>
      undo.kind === 'undone' && !parts.has(undo.entry) && (lastChange === undefined || undo.clock > lastChange.clock),
  )
  return { undoable, redoable: since?.kind === 'undone' ? since.entry : null }
}

const isChange = <F, S, R>({ kind }: Entry<F, S, R>): boolean =>
  kind !== 'started' && kind !== 'undone' && kind !== 'redone'

/** Returns the changes that undo or redo an entry, together with everything that was written at once with it. */
export function undoChangesFor<F, S, R>(state: LogState<F, S, R>, kind: Undo['kind'], id: EntryId): readonly Undo[] {
  const changes = writtenWith(state, id).flatMap((entry): readonly Undo[] => {
    const one = entry.kind === 'undone' ? entry.entry : entry.id
    const turned = entry.kind === 'undone' ? OPPOSITE[kind] : kind
    return state.undone.has(one) === (turned === 'undone') ? [] : [{ kind: turned, entry: one }]
  })
  // If nothing is left to undo or redo, the change is written all the same, without effect.
  return changes.length > 0 ? changes : [{ kind, entry: id }]
}

interface Undo {
  readonly kind: 'undone' | 'redone'
  readonly entry: EntryId
}

const OPPOSITE = { undone: 'redone', redone: 'undone' } as const

/** Returns everything that one device wrote at once: the entries with the same clock and time. */
function writtenWith<F, S, R>({ log }: LogState<F, S, R>, id: EntryId): readonly Entry<F, S, R>[] {
  const one = log.find((entry) => entry.id === id)
  if (one === undefined) return []
  return log.filter(({ device, clock, at }) => device === one.device && clock === one.clock && at === one.at)
}
