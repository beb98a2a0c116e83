import { anchorsOf } from './anchors'
import type { DeviceId, Entry, EntryId, HandId } from './entry'
import type { LogState } from './fold'

/** The clock of the next entry: 1 + the greatest that this phone has seen in the game and that has effect. */
export const nextClock = <F, S, R>({ clock }: LogState<F, S, R>): number => clock + 1

/**
 * The hand after which the next one is played: the last by place that is reached from the first hand of the game and was
 * not undone. Deleted ones count, so that a hand recorded elsewhere before it heard of the deletion stands at the same spot.
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

/** The entries that a correction, deletion or acceptance of a hand names: all whose facts no one has replaced. */
export const headsOf = <F, S, R>({ hands }: LogState<F, S, R>, hand: HandId): readonly EntryId[] =>
  hands.get(hand)?.heads.map(({ id }) => id) ?? []

/**
 * After which of the hands that were put before `hand` already the next one goes that is put there: the last by place;
 * `null` where there is none. One that was moved since is no longer there.
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

/** The hand that stands before `hand` on the sheet or has stood there; `null` where it is the first. */
export function handBefore<F, S, R>({ places }: LogState<F, S, R>, hand: HandId): HandId | null {
  const index = places.deals.findIndex((members) => members.includes(hand))
  return places.deals[index - 1]?.at(-1) ?? null
}

/** The entries of this phone that undo and redo take next, so that no one takes back another phone's entry. */
export interface Undoing {
  readonly undoable: EntryId | null
  readonly redoable: EntryId | null
}

/**
 * A change made after an undo ends what could have been redone. The start of a game cannot be undone. What was taken back
 * together with a change is part of it.
 */
export function undoingOf<F, S, R>({ log, undone }: LogState<F, S, R>, device: DeviceId): Undoing {
  const own = log.filter((entry) => entry.device === device)
  const changes = own.filter(isChange)
  const lastChange = changes.at(-1)
  const undoable = changes.findLast(({ id }) => !undone.has(id))?.id ?? null
  const clocks = new Set(changes.map(({ clock }) => clock))
  // A word may name what no phone can take back: itself, another word, what is not there.
  const known = new Set(log.filter(isChange).map(({ id }) => id))
  const words = own.filter((entry) => entry.kind === 'undone' && known.has(entry.entry) && undone.has(entry.entry))
  const parts = new Set(words.flatMap((word) => (word.kind === 'undone' && clocks.has(word.clock) ? word.entry : [])))
  const since = words.findLast(
    (word) =>
      word.kind === 'undone' && !parts.has(word.entry) && (lastChange === undefined || word.clock > lastChange.clock),
  )
  return { undoable, redoable: since?.kind === 'undone' ? since.entry : null }
}

const isChange = <F, S, R>({ kind }: Entry<F, S, R>): boolean =>
  kind !== 'started' && kind !== 'undone' && kind !== 'redone'

/** The words that take an entry back, or restore it, with all that was written at once with it. */
export function wordsFor<F, S, R>(state: LogState<F, S, R>, kind: Word['kind'], id: EntryId): readonly Word[] {
  const words = writtenWith(state, id).flatMap((entry): readonly Word[] => {
    const one = entry.kind === 'undone' ? entry.entry : entry.id
    const turned = entry.kind === 'undone' ? OPPOSITE[kind] : kind
    return state.undone.has(one) === (turned === 'undone') ? [] : [{ kind: turned, entry: one }]
  })
  // Where there is nothing left to take back it is said all the same, without effect.
  return words.length > 0 ? words : [{ kind, entry: id }]
}

interface Word {
  readonly kind: 'undone' | 'redone'
  readonly entry: EntryId
}

const OPPOSITE = { undone: 'redone', redone: 'undone' } as const

/** All that one phone wrote at once: under one clock, at one time. */
function writtenWith<F, S, R>({ log }: LogState<F, S, R>, id: EntryId): readonly Entry<F, S, R>[] {
  const one = log.find((entry) => entry.id === id)
  if (one === undefined) return []
  return log.filter(({ device, clock, at }) => device === one.device && clock === one.clock && at === one.at)
}
