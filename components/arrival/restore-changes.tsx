import type { GameLine, RestorePreview } from '@/lib/storage/sharing'
import {
  gamesAdded,
  gamesDeletedHere,
  gamesGrown,
  gamesHereAlready,
  gamesLost,
  gamesShrunk,
  gamesTorn,
  handsLine,
  housesAdded,
  housesChanged,
  housesDeletedHere,
  housesLost,
  moreGames,
  playersCome,
  SETTINGS_COME,
  unreadCome,
  UNREADABLE_GAME,
  WITHOUT_A_DATE,
} from '@/lib/text/en/screens/data'
import { shortDay } from '@/lib/text/en/terms/days'
import { list } from '@/lib/text/en/terms/grammar'

interface RestoreChangesProps {
  readonly preview: RestorePreview
  /** It has been done; else it would be. */
  readonly isDone?: boolean
}

/** What a backup changes on this phone, kind by kind; what would be lost stands first. */
export function RestoreChanges({ preview, isDone = false }: RestoreChangesProps) {
  const { added, grown, same, deleted, lost, shrunk, houses, players, settings, torn, unreadable } = preview
  const lines = [
    same === 0 ? null : gamesHereAlready(same),
    houses.added.length === 0 ? null : housesAdded(houses.added),
    houses.deleted.length === 0 ? null : housesDeletedHere(houses.deleted),
    houses.changed.length === 0 ? null : housesChanged(houses.changed),
    players === 0 ? null : playersCome(players),
    SETTINGS_COME[settings],
    torn === 0 ? null : gamesTorn(torn),
    unreadable === 0 ? null : unreadCome(unreadable),
  ]
  return (
    <div className="grid gap-4 text-base">
      <Games title={gamesLost(lost.length, isDone)} games={lost} isGrave />
      <Games title={gamesShrunk(shrunk.length, isDone)} games={shrunk} isGrave />
      {houses.lost.length === 0 ? null : (
        <p className="border-l-4 border-red pl-3">{housesLost(houses.lost, isDone)}</p>
      )}
      <Games title={gamesAdded(added.length, isDone)} games={added} />
      <Games title={gamesGrown(grown.length, isDone)} games={grown} />
      <Games title={gamesDeletedHere(deleted.length)} games={deleted} />
      <ul>{lines.map((line) => (line === null ? null : <li key={line}>{line}</li>))}</ul>
    </div>
  )
}

const SHOWN = 8

interface GamesProps {
  readonly title: string
  readonly games: readonly (GameLine & { readonly handsBefore?: number })[]
  readonly isGrave?: boolean
}

function Games({ title, games: lines, isGrave = false }: GamesProps) {
  if (lines.length === 0) return null
  return (
    <section className={isGrave ? 'border-l-4 border-red pl-3' : ''}>
      <h3 className={`font-semibold ${isGrave ? 'text-red' : ''}`}>{title}</h3>
      <ul>
        {lines.slice(0, SHOWN).map((line, index) => (
          <li
            key={index}
            className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-1.5 [overflow-wrap:anywhere]"
          >
            {line.names.length === 0 ? UNREADABLE_GAME : list(line.names)}{' '}
            <span className="text-soft">
              {line.at === 0 ? WITHOUT_A_DATE : shortDay(line.at)}, {handsLine(line.hands, line.handsBefore ?? null)}
            </span>
          </li>
        ))}
        {lines.length > SHOWN ? <li className="py-1.5 text-soft">{moreGames(lines.length - SHOWN)}</li> : null}
      </ul>
    </section>
  )
}
