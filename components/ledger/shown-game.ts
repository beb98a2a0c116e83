import type { GameRecord, ListedGame } from '@/lib/storage'

/**
 * Returns the id of the game for a second screen; `null` if there is none. A game that was `asked` for stays until it is over and
 * a later game is in progress. Without one, it is the game played last, or the game `shown` before if no game is in progress.
 */
export function gameToShow(
  games: readonly ListedGame[],
  { asked, shown }: { readonly asked: string | null; readonly shown: string | null },
): string | null {
  const records = games.flatMap((game) => (game.state === 'readable' ? [game.record] : []))
  const going = records.filter(isGoing)
  if (asked === null) return going[0]?.id ?? shown
  const now = records.find(({ id }) => id === asked)
  if (now === undefined || now.status === 'playing') return asked
  return going.find(({ createdAt }) => createdAt > now.createdAt)?.id ?? asked
}

const isGoing = ({ status, example }: GameRecord): boolean => status === 'playing' && !example
