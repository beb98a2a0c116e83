import { withLength, withPairsSwapped, type RoundLength } from '../contest/changes'
import { clockAfter, type ClockAct } from '../contest/clock'
import type { ContestPlan, ContestTable } from '../contest/contest'
import type { Stored } from '../storage'
import type { DeletedContest } from '../storage/evenings/contests'
import { externalStore } from '../stores/external-store'
import { withContests, writeLedger } from '../stores/storage-client'

/** The round that was drawn last; `null` once its heading has taken the focus. */
export const drawnRound = externalStore<{ readonly contest: string; readonly number: number } | null>(null)

/** Begins a contest and draws its first round. Returns its id. */
export async function startContest(facts: Omit<ContestPlan, 'at' | 'away'>): Promise<Stored<string>> {
  const started = await writeLedger(withContests((part, connection) => part.startContest(connection, facts)))
  if (started.ok) drawnRound.set({ contest: started.value, number: 1 })
  return started
}

/** Draws the next round. Does nothing while a result of the last one is missing. */
export async function drawRound(id: string): Promise<Stored<unknown>> {
  const drawn = await writeLedger(withContests((part, connection) => part.drawRound(connection, id)))
  if (drawn.ok && drawn.value !== null) drawnRound.set({ contest: id, number: drawn.value })
  return drawn
}

/** Removes the last round if nothing has been entered for it. */
export const takeBackRound = (id: string): Promise<Stored<null>> =>
  writeLedger(withContests((part, connection) => part.takeBackRound(connection, id)))

/** Changes the plan of a contest, such as who plays, and the names of pairs. */
export const changePlan = (id: string, change: (before: ContestPlan) => ContestPlan): Promise<Stored<null>> =>
  writeLedger(withContests((part, connection) => part.changePlan(connection, id, change)))

/** Changes how long the next rounds last. */
export const changeLength = (id: string, length: RoundLength): Promise<Stored<null>> =>
  writeLedger(
    withContests((part, connection) => part.changeContest(connection, id, (before) => withLength(before, length))),
  )

/** Deletes a pair that has not played, by its name. */
export const deletePair = (id: string, name: string): Promise<Stored<null>> =>
  writeLedger(withContests((part, connection) => part.deletePair(connection, id, name)))

/** Lets two pairs of a round change places. Does nothing if a result of the round exists. */
export const swapPairs = (id: string, number: number, one: number, other: number): Promise<Stored<null>> =>
  writeLedger(
    withContests((part, connection) =>
      part.changeRound(connection, id, number, (round) => withPairsSwapped(round, one, other)),
    ),
  )

/** Writes a contest as far as it can be read, with names for the pairs that have none. */
export const mendContest = (id: string, nameOf: (pair: number) => string): Promise<Stored<null>> =>
  writeLedger(withContests((part, connection) => part.mendContest(connection, id, nameOf)))

let written: Promise<unknown> = Promise.resolve()

/** Changes the result of a table. Writes are done in order, so that the last key pressed wins. */
export function changeTable(
  id: string,
  number: number,
  table: number,
  change: (before: ContestTable) => ContestTable,
): Promise<Stored<null>> {
  const write = () =>
    writeLedger(
      withContests((part, connection) =>
        part.changeRound(connection, id, number, (round) => ({
          ...round,
          tables: round.tables.map((one, index) => (index === table ? change(one) : one)),
        })),
      ),
    )
  const next = written.then(write, write)
  written = next
  return next
}

/** Uses the clock of a round. */
export function changeClock(id: string, number: number, minutes: number, act: ClockAct): Promise<Stored<null>> {
  const now = Date.now()
  return writeLedger(
    withContests((part, connection) =>
      part.changeRound(connection, id, number, (round) => ({
        ...round,
        clock: clockAfter(round.clock, minutes, act, now),
      })),
    ),
  )
}

/** The contest that was deleted last; `null` once it is restored or dismissed. */
export const deletedContest = externalStore<DeletedContest | null>(null)

/** Deletes a contest, and keeps it for undo. */
export async function deleteContest(id: string): Promise<Stored<unknown>> {
  const done = await writeLedger(withContests((part, connection) => part.deleteContest(connection, id)))
  if (done.ok) deletedContest.set(done.value)
  return done
}

/** Restores the contest that was deleted last. */
export async function restoreContest(): Promise<void> {
  const deleted = deletedContest.get()
  if (deleted === null) return
  const done = await writeLedger(withContests((part, connection) => part.restoreContest(connection, deleted)))
  if (done.ok) deletedContest.set(null)
}
