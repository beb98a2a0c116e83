import { classNames } from '@/components/ui/class-names'
import { lastGamesOf, lostLetter, wonLetter } from '@/lib/messages/compiled/app/players'
import type { PartyFigures } from '@/lib/storage'

const MOST = 10

interface LastGamesProps {
  readonly results: PartyFigures['results']
  /** The place: in a row of a list, or above the figures of a player. */
  readonly size?: 'row' | 'page'
}

/** The results of the last ten games, the oldest first. */
export function LastGames({ results, size = 'page' }: LastGamesProps) {
  const last = results.slice(-MOST)
  if (last.length === 0) return null
  const won = last.filter((one) => one.won).length
  return (
    <span
      role="img"
      aria-label={lastGamesOf({ won, games: last.length })}
      className={size === 'page' ? 'grid grid-cols-10 gap-1.5' : 'flex gap-1'}
    >
      {last.map((one) => (
        <span
          key={one.game}
          className={classNames(
            'grid place-items-center border',
            size === 'page' ? 'h-8 rounded-lg text-sm font-semibold' : 'size-2.5 rounded-full',
            one.won ? 'border-felt bg-felt text-felt-ink' : 'border-edge text-soft',
          )}
        >
          {size === 'page' ? <span>{one.won ? wonLetter : lostLetter}</span> : null}
        </span>
      ))}
    </span>
  )
}
