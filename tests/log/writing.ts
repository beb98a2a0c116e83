import type { Change } from '@/lib/log/entry'
import { stateOf } from '@/lib/log/fold'
import { headsOf, lastHand, lastInsertedBefore, nextClock, undoingOf, undoChangesFor } from '@/lib/log/next'
import type { Facts, Log, TestEntry } from './phones'

export type TestChange = Change<Facts, string, string>

/** Returns a log with changes that a device writes at once, with the same clock and time. */
export function wrote(log: Log, device: string, changes: readonly TestChange[]): Log {
  const clock = nextClock(stateOf(log))
  const entries = changes.map((change, index): TestEntry => ({
    id: `${device}-${clock}-${index}`,
    device,
    clock,
    at: clock,
    ...change,
  }))
  return [...log, ...entries]
}

export const recorded = (log: Log, device: string, hand: string, points: number): Log =>
  wrote(log, device, [{ kind: 'recorded', hand, after: lastHand(stateOf(log)), facts: { points } }])

export const inserted = (log: Log, device: string, hand: string, before: string, points: number): Log =>
  wrote(log, device, [
    { kind: 'inserted', hand, before, after: lastInsertedBefore(stateOf(log), before), facts: { points } },
  ])

export const corrected = (log: Log, device: string, hand: string, points: number): Log =>
  wrote(log, device, [{ kind: 'corrected', hand, of: headsOf(stateOf(log), hand), facts: { points } }])

export const deleted = (log: Log, device: string, hand: string): Log =>
  wrote(log, device, [{ kind: 'deleted', hand, of: headsOf(stateOf(log), hand) }])

export function undo(log: Log, device: string): Log {
  const state = stateOf(log)
  const { undoable } = undoingOf(state, device)
  return undoable === null ? log : wrote(log, device, undoChangesFor(state, 'undone', undoable))
}

export function redo(log: Log, device: string): Log {
  const state = stateOf(log)
  const { redoable } = undoingOf(state, device)
  return redoable === null ? log : wrote(log, device, undoChangesFor(state, 'redone', redoable))
}

export const START: Log = [{ id: 'start', device: 'ann', clock: 1, kind: 'started', setup: 'bela' }]
