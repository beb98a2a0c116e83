import { byCodeUnits } from './canonical'
import { CLOCK_STEP_MAX } from './entry'
import type { Change, DeviceId, Entry, EntryId, HandId } from './entry'
import { stateOf } from './fold'

/** A change as the first release wrote it: it names no entry that it replaces, and no hand that it comes after. */
export type FirstChange<F, R> =
  | { readonly kind: 'recorded'; readonly hand: HandId; readonly facts: F }
  | { readonly kind: 'inserted'; readonly hand: HandId; readonly before: HandId; readonly facts: F }
  | { readonly kind: 'corrected'; readonly hand: HandId; readonly facts: F }
  | { readonly kind: 'deleted'; readonly hand: HandId }
  | { readonly kind: 'accepted'; readonly hand: HandId }
  | { readonly kind: 'undone'; readonly change: EntryId }
  | { readonly kind: 'redone'; readonly change: EntryId }
  /** From hand `from` on; `null`: from the next one that is recorded. */
  | { readonly kind: 'seated'; readonly seat: number; readonly name: string; readonly from: HandId | null }
  | { readonly kind: 'broken-off' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'noted'; readonly text: string }
  | { readonly kind: 'rules'; readonly rules: R }

/** An entry as the first release wrote it: `seq` is its place in the log of its one phone. */
export interface FirstEntry<F, R> {
  readonly id: EntryId
  readonly seq: number
  readonly at: number
  readonly change: FirstChange<F, R>
}

/**
 * A log of the first release as entries of today, under the ids that they have: it folds as it did then. `device` stands
 * for the phone that wrote it. The same log gives the same entries on every phone, so that two phones that have a game
 * in common still have it in common.
 */
export function fromFirstRelease<F, R>(
  entries: readonly FirstEntry<F, R>[],
  device: DeviceId,
): readonly Entry<F, never, R>[] {
  const log = inOrder(entries)
  const placed = stamped(log, device, placingsOf(log))
  const seated = seatingsOf(log, placed)
  const told = new Activity<F, R>(log).changes()
  const rest = stamped(log, device, new Map([...told, ...seated]))
  return [...placed, ...rest]
}

/** As the first release read them: by `seq`, then id; what comes twice counts once. */
function inOrder<F, R>(entries: readonly FirstEntry<F, R>[]): readonly FirstEntry<F, R>[] {
  const seen = new Set<EntryId>()
  return [...entries]
    .sort((a, b) => a.seq - b.seq || byCodeUnits(a.id, b.id))
    .filter(({ id }) => !seen.has(id) && seen.add(id))
}

type Changes<F, R> = ReadonlyMap<EntryId, Change<F, never, R>>

/** The changes as entries. `clock` is `seq`, as far as a clock may step. */
function stamped<F, R>(
  log: readonly FirstEntry<F, R>[],
  device: DeviceId,
  changes: Changes<F, R>,
): readonly Entry<F, never, R>[] {
  let clock = 0
  return log.flatMap(({ id, seq, at }) => {
    clock = Math.max(clock, Math.min(seq, clock + CLOCK_STEP_MAX))
    const change = changes.get(id)
    return change === undefined ? [] : [{ id, device, clock, at, ...change }]
  })
}

/**
 * What gave the hands their places. A hand was recorded at the end of the sheet, and inserted right before another; one
 * inserted before a hand that was not there went to the end.
 */
function placingsOf<F, R>(log: readonly FirstEntry<F, R>[]): Changes<F, R> {
  const placings = new Map<EntryId, Change<F, never, R>>()
  const lastBefore = new Map<HandId, HandId | null>()
  let end: HandId | null = null
  for (const { id, change } of log) {
    if (change.kind !== 'recorded' && change.kind !== 'inserted') continue
    const { hand, facts } = change
    if (lastBefore.has(hand)) continue
    const before: HandId | null = change.kind === 'inserted' && lastBefore.has(change.before) ? change.before : null
    lastBefore.set(hand, null)
    if (before === null) {
      placings.set(id, { kind: 'recorded', hand, after: end, facts })
      end = hand
    } else {
      placings.set(id, { kind: 'inserted', hand, before, after: lastBefore.get(before) ?? null, facts })
      lastBefore.set(before, hand)
    }
  }
  return placings
}

/** Who took over a seat: from a hand on, which is after the one that stands before it on the sheet. */
function seatingsOf<F, R>(log: readonly FirstEntry<F, R>[], placed: readonly Entry<F, never, R>[]): Changes<F, R> {
  const seatings = new Map<EntryId, Change<F, never, R>>()
  const sheet = stateOf(placed).places.deals.flat()
  const previous = new Map(sheet.map((hand, index) => [hand, sheet[index - 1] ?? null] as const))
  const last = sheet.at(-1) ?? null
  // From the end: the hand recorded next is the last that was seen.
  let next: HandId | null = null
  for (const { id, change } of [...log].reverse()) {
    if (change.kind === 'recorded') next = change.hand
    if (change.kind !== 'seated') continue
    const { kind, seat, name } = change
    const from = change.from ?? next
    const after = from === null ? last : previous.get(from)
    // From a hand that never was: so it has no effect here either.
    seatings.set(id, { kind, seat, name, after: after === undefined ? from : after })
  }
  return seatings
}

interface Deletion {
  readonly id: EntryId
  readonly of: EntryId[]
}

/** Follows undo and redo through a log: what was in effect when a change was made is what it was about. */
class Activity<F, R> {
  private readonly active = new Set<EntryId>()
  private readonly undone = new Set<EntryId>()
  private readonly givers = new Map<HandId, { readonly id: EntryId }[]>()
  private readonly deletions = new Map<HandId, Deletion[]>()

  constructor(private readonly log: readonly FirstEntry<F, R>[]) {}

  /** What every entry comes to that neither gave a hand its place nor a player a seat. */
  changes(): Changes<F, R> {
    return new Map(
      this.log.flatMap((entry) => {
        const change = this.follow(entry)
        return change === null ? [] : [[entry.id, change] as const]
      }),
    )
  }

  private follow({ id, change }: FirstEntry<F, R>): Change<F, never, R> | null {
    // A word without effect names itself: to take an undo back has none either.
    if (change.kind === 'undone')
      return { kind: 'undone', entry: this.move(change.change, this.active, this.undone) ?? id }
    if (change.kind === 'redone')
      return { kind: 'redone', entry: this.move(change.change, this.undone, this.active) ?? id }
    this.undone.clear()
    this.active.add(id)
    switch (change.kind) {
      case 'recorded':
      case 'inserted':
        return this.place(id, change)
      case 'corrected':
        return this.correct(id, change)
      case 'deleted':
        return this.delete(id, change.hand)
      case 'accepted':
        return { ...change, of: this.inEffect(change.hand) }
      case 'seated':
        return null
      case 'noted':
      case 'rules':
      case 'broken-off':
      case 'resumed':
        return change
    }
  }

  private move(id: EntryId, from: Set<EntryId>, to: Set<EntryId>): EntryId | null {
    if (!from.delete(id)) return null
    to.add(id)
    return id
  }

  /** A hand that is placed a second time keeps its place, and takes the later facts. */
  private place(id: EntryId, change: Extract<FirstChange<F, R>, { readonly kind: 'recorded' | 'inserted' }>) {
    const { hand, facts } = change
    if (this.givers.has(hand)) return this.correct(id, { hand, facts })
    this.givers.set(hand, [{ id }])
    return null
  }

  private correct(id: EntryId, { hand, facts }: { readonly hand: HandId; readonly facts: F }): Change<F, never, R> {
    const of = this.inEffect(hand)
    this.givers.get(hand)?.push({ id })
    // A hand that was deleted stays so, whatever was said of it afterwards.
    lastActive(this.deletions.get(hand), this.active)?.of.push(id)
    return { kind: 'corrected', hand, of, facts }
  }

  private delete(id: EntryId, hand: HandId): Change<F, never, R> {
    const of = [...this.inEffect(hand)]
    const deletion = { id, of }
    const known = this.deletions.get(hand)
    if (known === undefined) this.deletions.set(hand, [deletion])
    else known.push(deletion)
    return { kind: 'deleted', hand, of }
  }

  /** The entry that gives the facts of a hand now. */
  private inEffect(hand: HandId): readonly EntryId[] {
    const source = lastActive(this.givers.get(hand), this.active)
    return source === undefined ? [] : [source.id]
  }
}

/** The last that has effect. What comes after it can no longer be redone, since something else was done, and goes. */
function lastActive<T extends { readonly id: EntryId }>(
  list: T[] | undefined,
  active: ReadonlySet<EntryId>,
): T | undefined {
  while (list !== undefined && list.length > 0) {
    const last = list.at(-1)
    if (last !== undefined && active.has(last.id)) return last
    list.pop()
  }
  return undefined
}
