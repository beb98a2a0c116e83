import { givesFacts } from './log-entry'
import type { Change, ChangeId, Entry, HandId } from './log-entry'

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

/** Follows undo and redo through a log in its order. A new change ends what could have been redone. */
export function activityOf<F, R>(log: readonly Entry<F, R>[]): Activity {
  const stacks: Stacks = { active: new Set(), undone: new Set() }
  const sources = new Map<HandId, ChangeId[]>()
  const acceptedSource = new Map<ChangeId, ChangeId>()
  for (const { id, change } of log) {
    step(stacks, id, change)
    if (givesFacts(change)) sources.set(change.hand, [...(sources.get(change.hand) ?? []), id])
    if (change.kind !== 'accepted') continue
    const source = sources.get(change.hand)?.findLast((one) => stacks.active.has(one))
    if (source !== undefined) acceptedSource.set(id, source)
  }
  return { active: stacks.active, undoable: lastOf(stacks.active), redoable: lastOf(stacks.undone), acceptedSource }
}

function step<F, R>({ active, undone }: Stacks, id: ChangeId, change: Change<F, R>): void {
  if (change.kind === 'undone') {
    if (active.delete(change.change)) undone.add(change.change)
  } else if (change.kind === 'redone') {
    if (undone.delete(change.change)) active.add(change.change)
  } else {
    undone.clear()
    active.add(id)
  }
}

const lastOf = (ids: ReadonlySet<ChangeId>): ChangeId | null => [...ids].at(-1) ?? null
