// The fold of the first release as it was shipped: what its logs showed then they have to show now.
import type { Seat } from '@/lib/engine/table/seats'
import { activityOf } from './activity'
import type { Activity } from './activity'
import { givesFacts, isPlacing } from './entry'
import type { Change, ChangeId, Entry, HandId } from './entry'

/** A hand as the log leaves it: its facts, the change that gave them, and how often they were put right. */
interface LoggedHand<F> {
  readonly id: HandId
  readonly facts: F
  readonly source: ChangeId
  readonly changed: number
  /** The other side accepted these very facts. */
  readonly accepted: boolean
}

/** A player who took over a seat; `fromHand` counts the hands on the sheet from 0 and may be the one still to come. */
interface Seating {
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

/** A hand among those around it; the end of the sheet is a place too, and joins the last to the first. */
interface Place {
  readonly hand: HandId
  previous: Place
  next: Place
}

/**
 * The hands in the order of the sheet, undone and deleted ones included, so that a hand inserted before one of
 * those keeps its place. A hand inserted before an unknown one goes to the end rather than being lost.
 */
function placesOf<F, R>(log: readonly Entry<F, R>[]): readonly HandId[] {
  const end = endOfSheet()
  const placed = new Map<HandId, Place>()
  for (const { change } of log) {
    if (!isPlacing(change) || placed.has(change.hand)) continue
    const before = change.kind === 'inserted' ? placed.get(change.before) : undefined
    placed.set(change.hand, putBefore(before ?? end, change.hand))
  }
  return inRow(end)
}

function endOfSheet(): Place {
  const end: { hand: HandId; previous?: Place; next?: Place } = { hand: '' }
  return Object.assign(end, { previous: end as Place, next: end as Place })
}

function putBefore(next: Place, hand: HandId): Place {
  const { previous } = next
  const place = { hand, previous, next }
  previous.next = place
  next.previous = place
  return place
}

function inRow(end: Place): readonly HandId[] {
  const hands: HandId[] = []
  for (let place = end.next; place !== end; place = place.next) hands.push(place.hand)
  return hands
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
  const before = shownBefore(places, shown)
  const seatings: Seating[] = []
  let next: HandId | null = null
  // From the end: the hand recorded next is the last that was seen.
  for (const { id, change } of [...log].reverse()) {
    if (change.kind === 'recorded') next = change.hand
    if (change.kind !== 'seated' || !activity.active.has(id)) continue
    const fromHand = before.get(change.from ?? next)
    if (fromHand !== undefined) seatings.push({ seat: change.seat, name: change.name, fromHand })
  }
  return seatings.reverse().sort((a, b) => a.fromHand - b.fromHand)
}

/** How many hands of the sheet come before each hand; the key `null` is the end, with all of them before it. */
function shownBefore(places: readonly HandId[], shown: ReadonlySet<HandId>): ReadonlyMap<HandId | null, number> {
  const before = new Map<HandId | null, number>()
  let count = 0
  for (const hand of places) {
    before.set(hand, count)
    if (shown.has(hand)) count += 1
  }
  return before.set(null, count)
}

type OfKind<C, K> = C extends { readonly kind: K } ? C : never

function lastOf<F, R, K extends Change<F, R>['kind']>(active: readonly Entry<F, R>[], kinds: readonly K[]) {
  const isWanted = (change: Change<F, R>): change is OfKind<Change<F, R>, K> =>
    kinds.some((kind) => kind === change.kind)
  return active.map((entry) => entry.change).findLast(isWanted)
}
