import { useVirtualizer, useWindowVirtualizer, type ReactVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDirectory } from '@/lib/hooks/use-directory'
import { useHistoryLines, type HistoryState } from '@/lib/hooks/use-history'
import { gamesOfEvening } from '@/lib/messages/compiled/app/history'
import type { Directory, HistoryGame, HistoryPlace } from '@/lib/storage'
import { eveningOverList } from '@/lib/text/terms/days'
import { HistoryRow } from './history-row'

/** The assumed heights until a line has been measured, in pixels. */
const EVENING = 52
const GAME = 73

type Games = Extract<HistoryState, { readonly state: 'ready' }>

/** The list's role next to a game on a wide screen. */
export interface BesideGame {
  /** The id of the game in the address; `null` if the first of the list is shown. */
  readonly id: string | null
  readonly hrefOf: (game: string) => string
}

/** The list of games by evening. Only the lines in view are rendered, and only their games are in memory. */
export function HistoryList({ history }: { readonly history: Games }) {
  const lines = useLines(history)
  return <Lines history={history} {...lines} virtual={useWindowVirtualizer(lines.options)} />
}

/** The same list in a pane that scrolls separately, next to the chosen game. */
export function ListInPane({ history, beside }: { readonly history: Games; readonly beside: BesideGame }) {
  const lines = useLines(history)
  const getScrollElement = () => lines.listRef.current?.closest('.panes-list') ?? null
  // The lint rule warns that this component cannot be memoized. It must not be: the list has to render again when it is measured.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer({ ...lines.options, getScrollElement })
  return <Lines history={history} {...lines} virtual={virtual} beside={beside} />
}

/** Returns the layout of the lines, for both kinds of list. */
function useLines({ places }: Games) {
  const items = useMemo(() => itemsOf(places), [places])
  const listRef = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(listRef.current?.offsetTop ?? 0), [])
  // Keep the functions while the list is the same: new ones would make it measure every line again.
  const estimateSize = useCallback((index: number) => (items[index]?.kind === 'evening' ? EVENING : GAME), [items])
  const getItemKey = useCallback((index: number) => itemKey(items[index]), [items])
  const options = {
    count: items.length,
    estimateSize,
    getItemKey,
    overscan: 8,
    scrollMargin: top,
    directDomUpdates: true,
    directDomUpdatesMode: 'position' as const,
  }
  return { items, listRef, options }
}

interface LinesProps extends Omit<ReturnType<typeof useLines>, 'options'> {
  readonly history: Games
  readonly virtual: Pick<ReactVirtualizer<Window, Element>, 'getVirtualItems' | 'measureElement' | 'containerRef'>
  readonly beside?: BesideGame
}

/**
 * The lines in view. The height of the list and the position of each line are set without React, so that scrolling renders only
 * new lines.
 */
function Lines({ history, items, listRef, virtual, beside }: LinesProps) {
  const { lineOf, want } = useHistoryLines(history)
  const directory = useDirectory()
  const [now] = useState(() => Date.now())
  const current = beside === undefined ? null : (beside.id ?? history.places[0]?.id)
  const shown = virtual.getVirtualItems()
  const numbers = shown.flatMap(({ index }) => numberOf(items[index]))
  const [from, to] = [numbers[0] ?? 1, numbers.at(-1) ?? 1]
  useEffect(() => want(from - 1, to - 1), [want, from, to])
  const { containerRef, measureElement } = virtual
  const hold = useCallback(
    (element: HTMLUListElement | null) => {
      listRef.current = element
      containerRef(element)
    },
    [listRef, containerRef],
  )
  return (
    <ul ref={hold} className="relative">
      {shown.map(({ index, key }) => {
        const item = items[index]
        if (item === undefined) return null
        return (
          <li
            key={key}
            ref={measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className="absolute left-0 w-full"
          >
            {item.kind === 'evening' ? (
              <Evening item={item} now={now} />
            ) : (
              <Game
                line={lineOf(item.id)}
                directory={directory}
                hrefOf={beside?.hrefOf}
                isCurrent={item.id === current}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface GameProps {
  readonly line: HistoryGame | null
  readonly directory: Directory
  readonly hrefOf: BesideGame['hrefOf'] | undefined
  readonly isCurrent: boolean
}

/** A game in the list, rendered again only if its line has changed, not at every scroll event. */
const Game = memo(function Game({ line, directory, hrefOf, isCurrent }: GameProps) {
  if (line === null) return <Coming />
  return <HistoryRow line={line} directory={directory} href={hrefOf?.(line.gameId)} isCurrent={isCurrent} />
})

interface EveningProps {
  readonly item: Extract<HistoryItem, { readonly kind: 'evening' }>
  readonly now: number
}

const Evening = memo(function Evening({ item, now }: EveningProps) {
  return (
    <h2 className="flex items-baseline justify-between gap-x-3 border-b-2 border-ink pt-4 pb-1 text-base font-semibold cramped:flex-wrap">
      <span>{eveningOverList(item.evening, now)}</span>
      <span className="shrink-0 font-normal text-soft">{gamesOfEvening({ count: item.games })}</span>
    </h2>
  )
})

/** A placeholder for a line that is being loaded, as high as a game. */
function Coming() {
  return <div aria-busy="true" className="min-h-[4.5rem] border-b border-rule" />
}

const itemKey = (item: HistoryItem | undefined): string =>
  item === undefined ? '' : item.kind === 'evening' ? item.evening : item.id

const numberOf = (item: HistoryItem | undefined): readonly number[] => (item?.kind === 'game' ? [item.number] : [])

/** A line of the list: the heading of an evening, or a game. */
export type HistoryItem =
  | { readonly kind: 'evening'; readonly evening: string; readonly games: number }
  | { readonly kind: 'game'; readonly id: string; readonly number: number }

/** Returns the places with a heading before every evening; `number` counts the games from 1. */
export function itemsOf(places: readonly Pick<HistoryPlace, 'id' | 'evening'>[]): readonly HistoryItem[] {
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
