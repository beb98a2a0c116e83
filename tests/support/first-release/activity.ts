import { givesFacts } from './entry'
import type { Change, ChangeId, Entry, HandId } from './entry'

/** Which changes of a log are in effect, and what can be undone and redone next. */
export interface Activity {
  readonly active: ReadonlySet<ChangeId>
  readonly undoable: ChangeId | null
  readonly redoable: ChangeId | null
  /** For every acceptance, the change whose facts it accepted. */
  readonly acceptedSource: ReadonlyMap<ChangeId, ChangeId>
}

/** Sets keep the order in which their members came: the last one is what undo or redo takes next. */
interface Stacks {
  readonly active: Set<ChangeId>
  readonly undone: Set<ChangeId>
}

/** A change that gives facts, and its place in the log. */
interface Source {
  readonly id: ChangeId
  readonly hand: HandId
  readonly place: number
}

/** Follows undo and redo through a log in its order. A new change ends what could have been redone. */
export function activityOf<F, R>(log: readonly Entry<F, R>[]): Activity {
  const stacks: Stacks = { active: new Set(), undone: new Set() }
  const sources = new Map<ChangeId, Source>()
  const inEffect = new Map<HandId, Source[]>()
  const acceptedSource = new Map<ChangeId, ChangeId>()
  for (const [place, { id, change }] of log.entries()) {
    if (givesFacts(change)) sources.set(id, { id, hand: change.hand, place })
    const source = sources.get(step(stacks, id, change) ?? '')
    if (source !== undefined) keepInEffect(inEffect, source, stacks.active.has(source.id))
    if (change.kind !== 'accepted') continue
    const accepted = inEffect.get(change.hand)?.at(-1)
    if (accepted !== undefined) acceptedSource.set(id, accepted.id)
  }
  return { active: stacks.active, undoable: lastOf(stacks.active), redoable: lastOf(stacks.undone), acceptedSource }
}

/** The change that this one has brought into effect or taken out of it; `null` where it does nothing. */
function step<F, R>({ active, undone }: Stacks, id: ChangeId, change: Change<F, R>): ChangeId | null {
  if (change.kind === 'undone') {
    if (!active.delete(change.change)) return null
    undone.add(change.change)
    return change.change
  }
  if (change.kind === 'redone') {
    if (!undone.delete(change.change)) return null
    active.add(change.change)
    return change.change
  }
  undone.clear()
  active.add(id)
  return id
}

/** Keeps the effective sources of each hand in the order of the log, so that the last is found without a search. */
function keepInEffect(inEffect: Map<HandId, Source[]>, source: Source, isActive: boolean): void {
  const known = inEffect.get(source.hand)
  if (known === undefined) {
    if (isActive) inEffect.set(source.hand, [source])
    return
  }
  const last = known.at(-1)
  if (isActive && (last === undefined || last.place < source.place)) known.push(source)
  else if (isActive) known.splice(placeIn(known, source.place), 0, source)
  else if (last === source) known.pop()
  else known.splice(placeIn(known, source.place), 1)
}

/** How many of these sources come before a place in the log. */
function placeIn(sources: readonly Source[], place: number): number {
  let [from, to] = [0, sources.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if ((sources[middle]?.place ?? place) < place) from = middle + 1
    else to = middle
  }
  return from
}

const lastOf = (ids: ReadonlySet<ChangeId>): ChangeId | null => [...ids].at(-1) ?? null
