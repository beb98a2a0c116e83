import { NO_FILTER, RESULTS, type HistoryFilter } from '@/lib/storage/history/history-filter'

/** Returns the filter in the address of the page: `?player=mike&with=yetta&game=bela-2&result=won&text=rain&away=1`. */
export function filterFrom(params: { readonly get: (name: string) => string | null }): HistoryFilter {
  const people = [params.get('player'), params.get('with')].filter((key) => key !== null && key !== '')
  return {
    text: params.get('text') ?? '',
    people: people.flatMap((key) => key ?? []),
    base: params.get('game'),
    result: RESULTS.find((result) => result === params.get('result')) ?? NO_FILTER.result,
    shelf: params.get('away') === '1' ? 'archived' : 'listed',
  }
}

/** Returns the parameters that a filter adds to an address. */
function partsOf(filter: HistoryFilter): readonly (readonly [string, string])[] {
  const [player, partner] = filter.people
  const parts: readonly (readonly [string, string | null | undefined])[] = [
    ['player', player],
    ['with', partner],
    ['game', filter.base],
    ['result', filter.result === NO_FILTER.result ? null : filter.result],
    ['text', filter.text === '' ? null : filter.text],
    ['away', filter.shelf === 'archived' ? '1' : null],
  ]
  return parts.flatMap(([name, value]) => (value == null ? [] : [[name, value] as const]))
}

/** Returns the address of the history with a filter. */
export function historyAddress(filter: HistoryFilter): string {
  const query = new URLSearchParams(partsOf(filter).map(([name, value]) => [name, value]))
  return query.size === 0 ? '/history/' : `/history/?${query}`
}

/** Returns the address of a game's page, with the filter of the list that it was chosen from. */
export const pastGameAddress = (id: string, filter: HistoryFilter): string =>
  `/history/game/?${new URLSearchParams([['id', id], ...partsOf(filter).map(([name, value]) => [name, value])])}`

/** Returns the number of parts of a filter that are set. */
export const filterCount = ({ text, people, base, result, shelf }: HistoryFilter): number =>
  [text !== '', people.length > 0, base !== null, result !== 'any', shelf !== 'listed'].filter(Boolean).length
