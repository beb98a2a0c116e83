import { canonical } from './canonical'
import type { Corrected, Entry, EntryId, EntryOf, Giver, HandId, Placing, EntryMeta } from './entry'
import { inOrder } from './union'

/** The entries of one hand: the one that placed it, and its changes in effect. */
interface History<F> {
  readonly placing: Placing<F>
  readonly corrections: (EntryMeta & Corrected<F>)[]
  readonly deletions: Deletion[]
  readonly acceptances: { readonly of: readonly EntryId[] }[]
}

type Deletion = EntryMeta & { readonly of: readonly EntryId[] }

/** A hand with what the log says about it. */
export interface LoggedHand<F> {
  readonly id: HandId
  readonly placing: Placing<F>
  /** The entries whose facts no other entry has replaced: more than one if devices corrected the hand at the same time. */
  readonly heads: readonly Giver<F>[]
  /** The entry that gives the facts: the last head. */
  readonly source: Giver<F>
  /** The facts as canonical text, by which equal facts are found. */
  readonly text: string
  readonly shown: boolean
  /** The deletions in effect whose writers had not seen a correction. */
  readonly overruled: readonly EntryMeta[]
  /** The number of corrections in effect. */
  readonly corrections: number
  readonly contested: boolean
  /** `true` if the other side accepted exactly these facts. */
  readonly accepted: boolean
}

/** Returns every hand that was ever given a place, in the order of the entries that placed them. */
export function handsOf<F, S, R>(
  log: readonly Entry<F, S, R>[],
  undone: ReadonlySet<EntryId>,
): ReadonlyMap<HandId, LoggedHand<F>> {
  const histories = historiesOf(log, undone)
  return new Map([...histories].map(([id, history]) => [id, handOf(history, undone)]))
}

function historiesOf<F, S, R>(
  log: readonly Entry<F, S, R>[],
  undone: ReadonlySet<EntryId>,
): ReadonlyMap<HandId, History<F>> {
  const histories = new Map<HandId, History<F>>()
  for (const entry of log) {
    if (isPlacing(entry) && !histories.has(entry.hand)) {
      histories.set(entry.hand, { placing: entry, corrections: [], deletions: [], acceptances: [] })
    }
  }
  for (const entry of log) if (!undone.has(entry.id)) addTo(histories, entry)
  return histories
}

function addTo<F, S, R>(histories: ReadonlyMap<HandId, History<F>>, entry: Entry<F, S, R>): void {
  if (entry.kind === 'corrected') histories.get(entry.hand)?.corrections.push(entry)
  if (entry.kind === 'deleted') histories.get(entry.hand)?.deletions.push(entry)
  if (entry.kind === 'accepted') histories.get(entry.hand)?.acceptances.push(entry)
}

const isPlacing = <F, S, R>(entry: Entry<F, S, R>): entry is EntryOf<F, S, R, 'recorded' | 'inserted'> =>
  entry.kind === 'recorded' || entry.kind === 'inserted'

function handOf<F>(history: History<F>, undone: ReadonlySet<EntryId>): LoggedHand<F> {
  const { placing, corrections, deletions, acceptances } = history
  const { heads, source } = headsAndSource(history)
  const text = canonical(source.facts)
  const overruled = deletions.length === 0 ? [] : deletions.filter(isOverruledBy(corrections))
  return {
    id: placing.hand,
    placing,
    heads,
    source,
    text,
    shown: !undone.has(placing.id) && overruled.length === deletions.length,
    overruled,
    corrections: corrections.length,
    contested: overruled.length > 0 || heads.some((head) => head !== source && canonical(head.facts) !== text),
    accepted: acceptances.some(({ of }) => of.includes(source.id)),
  }
}

/**
 * Returns the entries that give facts and that no other correction replaces, in order, or all of them if each replaces another.
 * The last one gives the facts.
 */
function headsAndSource<F>({ placing, corrections }: History<F>): Pick<LoggedHand<F>, 'heads' | 'source'> {
  if (corrections.length === 0) return { heads: [placing], source: placing }
  const replaced = new Set(corrections.flatMap(({ id, of }) => of.filter((one) => one !== id)))
  const givers: readonly Giver<F>[] = giversOf(placing, corrections)
  const free = givers.filter(({ id }) => !replaced.has(id))
  const heads = free.length > 0 ? free : givers
  return { heads, source: heads.at(-1) ?? placing }
}

/** Returns the placing entry and the corrections in order. A correction can come first if a device's clock was set back. */
function giversOf<F>(placing: Placing<F>, corrections: readonly (EntryMeta & Corrected<F>)[]): readonly Giver<F>[] {
  const later = corrections.findIndex((correction) => inOrder(correction, placing) > 0)
  if (later === -1) return [...corrections, placing]
  return [...corrections.slice(0, later), placing, ...corrections.slice(later)]
}

/**
 * Returns a test for deletions that a correction overrules: the correction replaces an entry that the deletion saw, and the
 * deletion did not see the correction.
 */
function isOverruledBy(corrections: readonly (EntryMeta & Corrected<unknown>)[]) {
  const replacing = new Map<EntryId, EntryId[]>()
  for (const { id, of } of corrections) {
    for (const one of new Set(of)) {
      const ids = replacing.get(one)
      if (ids === undefined) replacing.set(one, [id])
      else ids.push(id)
    }
  }
  return ({ of }: { readonly of: readonly EntryId[] }): boolean => {
    const seen = new Set(of)
    return of.some((one) => replacing.get(one)?.some((id) => !seen.has(id)))
  }
}
