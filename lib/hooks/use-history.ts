import { useCallback, useMemo } from 'react'
import type { HistoryFilter, HistoryGame, HistoryPlace } from '../storage'
import { externalStore } from '../stores/external-store'
import { fetchLines, historyStore, type HistoryState } from '../stores/history-store'
import { useStore } from '../stores/use-store'

export type { HistoryState } from '../stores/history-store'

/** Follows the games that pass a filter, the newest first, in pieces, including what other tabs save. */
export function useHistory(filter: HistoryFilter): HistoryState {
  const store = historyStore(JSON.stringify(filter))
  return useStore(store)
}

/** The number of lines in a block, which is fetched at once, and of blocks kept in memory, however long the list is. */
const BLOCK = 60
const KEPT = 8

export interface HistoryLines {
  /** Returns the line of a game; `null` until it has been fetched. */
  readonly lineOf: (id: string) => HistoryGame | null
  /** Fetches the lines of the games from one index to another, and around them. */
  readonly want: (from: number, to: number) => void
}

/** Returns the lines of a list, fetched when they come near the view. */
export function useHistoryLines(history: Extract<HistoryState, { readonly state: 'ready' }>): HistoryLines {
  const { lines, places } = history
  const store = useMemo(() => lineStore(lines), [lines])
  const known = useStore(store)
  const lineOf = useCallback((id: string) => known.get(id) ?? null, [known])
  const want = useCallback((from: number, to: number) => store.want(places, from, to), [store, places])
  return useMemo(() => ({ lineOf, want }), [lineOf, want])
}

type Lines = ReadonlyMap<string, HistoryGame>

/** Returns a store of lines. The blocks before and after the view are fetched too. */
function lineStore(first: readonly HistoryGame[]) {
  const store = externalStore<Lines>(new Map(first.map((line) => [line.gameId, line])))
  const blocks = new Map<number, Lines | 'asked'>()
  const add = (block: number, lines: Lines) => {
    blocks.set(block, lines)
    const full = [...blocks].flatMap(([number, known]) => (known === 'asked' ? [] : [[number, known] as const]))
    const far = full.sort((a, b) => Math.abs(a[0] - block) - Math.abs(b[0] - block)).slice(KEPT)
    far.forEach(([number]) => blocks.delete(number))
    const near = full.slice(0, KEPT).flatMap(([, known]) => [...known])
    store.set(new Map([...first.map((line) => [line.gameId, line] as const), ...near]))
  }
  return {
    ...store,
    want: (places: readonly HistoryPlace[], from: number, to: number) => {
      for (let block = Math.floor(from / BLOCK) - 1; block <= Math.floor(to / BLOCK) + 1; block += 1) {
        const here = places.slice(Math.max(0, block * BLOCK), (block + 1) * BLOCK)
        if (block < 0 || blocks.has(block) || here.every(({ id }) => store.get().has(id))) continue
        blocks.set(block, 'asked')
        void fetchLines(here).then((found) => add(block, found))
      }
    },
  }
}
