import type { HistoryPlace } from '@/lib/storage'

/** A line of the list as it lies: the heading of an evening, or a game. */
export type HistoryItem =
  | { readonly kind: 'evening'; readonly evening: string; readonly games: number }
  | { readonly kind: 'game'; readonly id: string; readonly number: number }

/** The places with a heading over every evening; `number` counts the games from 1. */
export function itemsOf(places: readonly HistoryPlace[]): readonly HistoryItem[] {
  const items: HistoryItem[] = []
  for (let from = 0; from < places.length;) {
    const evening = places[from]?.evening ?? ''
    let to = from
    while (places[to]?.evening === evening) to += 1
    items.push({ kind: 'evening', evening, games: to - from })
    places.slice(from, to).forEach(({ id }, index) => items.push({ kind: 'game', id, number: from + index + 1 }))
    from = to
  }
  return items
}
