import { isKnown, type Entry, type EntryId, type EntryKind, type EntryOf, type HandId, type LogEntry } from './entry'
import { handsOf, type LoggedHand } from './hands'
import { placesOf, type Deal, type Places } from './places'
import { rowOf, type DealRow } from './rows'
import { union, withEffect } from './union'

/** A player who took over a seat. `fromRow` is the number of rows on the sheet that were played before. */
export interface LoggedSeating {
  readonly seat: number
  readonly name: string
  readonly fromRow: number
}

/** The game that results from a log. */
export interface FoldedLog<F, S, R> {
  /** `null` if the entry that started the game has not arrived. */
  readonly setup: S | null
  readonly rows: readonly DealRow<F>[]
  /** By row, then in the order of the log. Of two for one seat the later counts. */
  readonly seatings: readonly LoggedSeating[]
  readonly brokenOff: boolean
  readonly note: string
  /** The rules that were agreed on later; `null` if there were none. */
  readonly rules: R | null
}

/** A log before it is folded into a sheet, with everything that the next entry may have to name. */
export interface LogState<F, S, R> {
  /** The known entries that have effect, in order. */
  readonly log: readonly Entry<F, S, R>[]
  readonly undone: ReadonlySet<EntryId>
  readonly hands: ReadonlyMap<HandId, LoggedHand<F>>
  readonly places: Places
  /** The greatest clock that has effect; 0 for an empty log. */
  readonly clock: number
}

export function stateOf<F, S, R>(entries: readonly LogEntry<F, S, R>[]): LogState<F, S, R> {
  const all = withEffect(union(entries))
  const log = all.filter(isKnown<F, S, R>)
  const undone = undoneIn(log)
  const hands = handsOf(log, undone)
  return { log, undone, hands, places: placesOf(log, undone, hands), clock: all.at(-1)?.clock ?? 0 }
}

interface LogItem {
  readonly kind: string
  readonly entry?: EntryId
}

/**
 * Returns the entries that are undone: the last `undone` or `redone` entry that names them is `undone`. It may come before the
 * entry that it names. An undo cannot itself be undone.
 */
function undoneIn(log: readonly LogItem[]): ReadonlySet<EntryId> {
  const undone = new Set<EntryId>()
  for (const { kind, entry } of log) {
    if (entry === undefined) continue
    if (kind === 'undone') undone.add(entry)
    if (kind === 'redone') undone.delete(entry)
  }
  return undone
}

/**
 * Returns the game that results from a log. The same entries give the same game, in any order and however often they arrive. An
 * entry that names something unknown has no effect.
 */
export const foldLog = <F, S, R>(entries: readonly LogEntry<F, S, R>[]): FoldedLog<F, S, R> => fold(stateOf(entries))

/** Folds a log that `stateOf` has read. */
export function fold<F, S, R>(state: LogState<F, S, R>): FoldedLog<F, S, R> {
  const { log, hands, places } = state
  const active = log.filter(({ id }) => !state.undone.has(id))
  const rowAt = rowsOf(active, hands, places.deals)
  return {
    setup: firstStart(log)?.setup ?? null,
    rows: rowAt.filter((row) => row !== null),
    seatings: seatingsOf(active, places.deals, rowAt),
    brokenOff: lastOf(active, ['broken-off', 'resumed'])?.kind === 'broken-off',
    note: lastOf(active, ['noted'])?.text ?? '',
    rules: lastOf(active, ['rules'])?.rules ?? null,
  }
}

/** Returns the first entry that started the game. It counts even if it was undone, because there is no game without it. */
const firstStart = <F, S, R>(log: readonly Entry<F, S, R>[]) =>
  log.find((entry): entry is EntryOf<F, S, R, 'started'> => entry.kind === 'started')

function lastOf<F, S, R, K extends EntryKind>(active: readonly Entry<F, S, R>[], kinds: readonly K[]) {
  return active.findLast((entry): entry is EntryOf<F, S, R, K> => kinds.some((kind) => kind === entry.kind))
}

/** Returns the row of each deal, or `null` if none of its hands is shown. */
function rowsOf<F, S, R>(
  active: readonly Entry<F, S, R>[],
  hands: ReadonlyMap<HandId, LoggedHand<F>>,
  deals: readonly Deal[],
): readonly (DealRow<F> | null)[] {
  const choices = new Map<HandId, { readonly index: number; readonly over: readonly EntryId[] }>()
  for (const [index, entry] of active.entries()) {
    if (entry.kind === 'chosen') choices.set(entry.hand, { index, over: entry.over })
  }
  return deals.map((deal) => rowOf(membersOf(deal, hands), choices))
}

const membersOf = <F>(deal: Deal, hands: ReadonlyMap<HandId, LoggedHand<F>>): readonly LoggedHand<F>[] =>
  deal.flatMap((id) => hands.get(id) ?? [])

function seatingsOf<F, S, R>(
  active: readonly Entry<F, S, R>[],
  deals: readonly Deal[],
  rowAt: readonly (DealRow<F> | null)[],
): readonly LoggedSeating[] {
  const rowsThrough = countRowsThrough(deals, rowAt)
  const seatings = active.flatMap((entry) => {
    if (entry.kind !== 'seated') return []
    const fromRow = entry.after === null ? 0 : rowsThrough.get(entry.after)
    return fromRow === undefined ? [] : [{ seat: entry.seat, name: entry.name, fromRow }]
  })
  return seatings.sort((a, b) => a.fromRow - b.fromRow)
}

/** Returns for each placed hand the number of rows up to and including its deal. */
function countRowsThrough<F>(
  deals: readonly Deal[],
  rowAt: readonly (DealRow<F> | null)[],
): ReadonlyMap<HandId, number> {
  const counts = new Map<HandId, number>()
  let rows = 0
  for (const [index, deal] of deals.entries()) {
    if (rowAt[index] !== null) rows += 1
    for (const id of deal) counts.set(id, rows)
  }
  return counts
}
