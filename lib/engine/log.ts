import { activityOf } from './log-activity'
import type { Activity } from './log-activity'
import { givesFacts, isPlacing } from './log-entry'
import type { Change, ChangeId, Entry, HandId } from './log-entry'
import type { Seat } from './seats'

export { CHANGE_KINDS } from './log-entry'
export type { Change, ChangeId, Entry, HandId } from './log-entry'

/** A hand as the log leaves it: its facts, the change that gave them, and how often they were put right. */
export interface LoggedHand<F> {
  readonly id: HandId
  readonly facts: F
  readonly source: ChangeId
  readonly changed: number
  /** The other side accepted these very facts. */
  readonly accepted: boolean
}

/** A player who took over a seat; `fromHand` counts the hands on the sheet from 0 and may be the one still to come. */
export interface Seating {
  readonly seat: Seat
  readonly name: string
  readonly fromHand: number
}

/** What the log of a game comes to. */
export interface FoldedLog<F, R> {
  readonly hands: readonly LoggedHand<F>[]
  /** In the order of the hands from which they hold. */
  readonly seatings: readonly Seating[]
  readonly brokenOff: boolean
  readonly note: string
  /** The rules agreed anew, where there were any. */
  readonly rules: R | null
  readonly undoable: ChangeId | null
  readonly redoable: ChangeId | null
}

/**
 * The sheet from its log. The same entries give the same sheet in whatever order they arrive; an
 * entry that comes twice counts once; a change that names what is not there has no effect.
 */
export function foldLog<F, R>(entries: readonly Entry<F, R>[]): FoldedLog<F, R> {
  const log = inOrder(entries)
  const activity = activityOf(log)
  const active = log.filter((entry) => activity.active.has(entry.id))
  const places = placesOf(log)
  const hands = handsOf(active, places, activity)
  return {
    hands,
    seatings: seatingsOf(log, activity, places, new Set(hands.map((hand) => hand.id))),
    brokenOff: lastOf(active, ['broken-off', 'resumed'])?.kind === 'broken-off',
    note: lastOf(active, ['noted'])?.text ?? '',
    rules: lastOf(active, ['rules'])?.rules ?? null,
    undoable: activity.undoable,
    redoable: activity.redoable,
  }
}

function inOrder<F, R>(entries: readonly Entry<F, R>[]): readonly Entry<F, R>[] {
  const sorted = [...entries].sort((a, b) => a.seq - b.seq || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  const seen = new Set<ChangeId>()
  return sorted.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/**
 * Every hand that was ever given a place, undone and deleted ones among them, so that what was put before
 * one keeps its place. A hand put before an unknown one goes to the end rather than being lost.
 */
function placesOf<F, R>(log: readonly Entry<F, R>[]): readonly HandId[] {
  const places: HandId[] = []
  const placed = new Set<HandId>()
  for (const { change } of log) {
    if (!isPlacing(change) || placed.has(change.hand)) continue
    const before = change.kind === 'inserted' ? places.indexOf(change.before) : -1
    places.splice(before === -1 ? places.length : before, 0, change.hand)
    placed.add(change.hand)
  }
  return places
}

function handsOf<F, R>(
  active: readonly Entry<F, R>[],
  places: readonly HandId[],
  activity: Activity,
): readonly LoggedHand<F>[] {
  const histories = historiesOf(active)
  return places.flatMap((id) => {
    const hand = handOf(id, histories.get(id) ?? [], activity)
    return hand === null ? [] : [hand]
  })
}

/** The changes in effect of each hand, in order. */
function historiesOf<F, R>(active: readonly Entry<F, R>[]): ReadonlyMap<HandId, readonly Entry<F, R>[]> {
  const histories = new Map<HandId, Entry<F, R>[]>()
  for (const entry of active) {
    if (!('hand' in entry.change)) continue
    const history = histories.get(entry.change.hand)
    if (history === undefined) histories.set(entry.change.hand, [entry])
    else history.push(entry)
  }
  return histories
}

function handOf<F, R>(id: HandId, history: readonly Entry<F, R>[], activity: Activity): LoggedHand<F> | null {
  const changes = history.map((entry) => entry.change)
  if (!changes.some(isPlacing) || changes.some((change) => change.kind === 'deleted')) return null
  const source = history.findLast((entry) => givesFacts(entry.change))
  if (source === undefined || !givesFacts(source.change)) return null
  return {
    id,
    facts: source.change.facts,
    source: source.id,
    changed: changes.filter((change) => change.kind === 'corrected').length,
    accepted: history.some((entry) => activity.acceptedSource.get(entry.id) === source.id),
  }
}

function seatingsOf<F, R>(
  log: readonly Entry<F, R>[],
  activity: Activity,
  places: readonly HandId[],
  shown: ReadonlySet<HandId>,
): readonly Seating[] {
  const seatings = log.flatMap(({ id, change }, index) => {
    if (change.kind !== 'seated' || !activity.active.has(id)) return []
    const from = change.from ?? nextRecorded(log, index)
    const place = from === null ? places.length : places.indexOf(from)
    if (place === -1) return []
    const fromHand = places.slice(0, place).filter((hand) => shown.has(hand)).length
    return [{ seat: change.seat, name: change.name, fromHand }]
  })
  return seatings.sort((a, b) => a.fromHand - b.fromHand)
}

function nextRecorded<F, R>(log: readonly Entry<F, R>[], index: number): HandId | null {
  const next = log.slice(index + 1).find(({ change }) => change.kind === 'recorded')?.change
  return next?.kind === 'recorded' ? next.hand : null
}

type OfKind<C, K> = C extends { readonly kind: K } ? C : never

function lastOf<F, R, K extends Change<F, R>['kind']>(active: readonly Entry<F, R>[], kinds: readonly K[]) {
  const isWanted = (change: Change<F, R>): change is OfKind<Change<F, R>, K> =>
    kinds.some((kind) => kind === change.kind)
  return active.map((entry) => entry.change).findLast(isWanted)
}

/** Who sat at the table for a hand, by seat: the names of the set-up with everyone who had taken over by then. */
export function namesAt(names: readonly string[], seatings: readonly Seating[], hand: number): readonly string[] {
  return names.map((name, seat) => seatings.findLast((one) => one.seat === seat && one.fromHand <= hand)?.name ?? name)
}
