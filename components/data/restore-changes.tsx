import type { GameLine, RestorePreview } from '@/lib/storage/sharing'
import { list } from '@/lib/text/en/grammar'

interface RestoreChangesProps {
  readonly preview: RestorePreview
  /** It has been done; else it would be. */
  readonly isDone?: boolean
}

/** What a backup changes on this phone, kind by kind; what would be lost stands first. */
export function RestoreChanges({ preview, isDone = false }: RestoreChangesProps) {
  const { added, grown, same, lost, shrunk, houses, players, settings, unreadable } = preview
  const would = isDone ? '' : 'would '
  const lines = [
    same === 0 ? null : `${games(same)} ${same === 1 ? 'is' : 'are'} here already, just as in the backup.`,
    houses.added.length === 0 ? null : `House rules that come: ${list(houses.added.map(quoted))}.`,
    houses.changed.length === 0 ? null : `House rules that change: ${list(houses.changed.map(quoted))}.`,
    players === 0 ? null : `What was said of ${players === 1 ? 'one player' : `${players} players`} comes along.`,
    settings === 'taken' ? 'The settings come from the backup.' : 'The settings of this phone stay.',
    unreadable === 0
      ? null
      : `${unreadable === 1 ? 'One entry' : `${unreadable} entries`} that nobody could read ${unreadable === 1 ? 'comes' : 'come'} along as they are.`,
  ]
  return (
    <div className="grid gap-4 text-base">
      <Games title={`Games of this phone that ${would}go for good`} games={lost} isGrave />
      <Games title={`Games of this phone that ${would}go back to an earlier state`} games={shrunk} isGrave />
      {houses.lost.length === 0 ? null : (
        <p className="border-l-4 border-red pl-3">
          House rules that {would}go for good: {list(houses.lost.map(quoted))}.
        </p>
      )}
      <Games title={`Games that ${isDone ? 'came' : 'come'} new`} games={added} />
      <Games title="Games that are here and grow" games={grown} />
      <ul>{lines.map((line) => (line === null ? null : <li key={line}>{line}</li>))}</ul>
    </div>
  )
}

const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`)
const quoted = (name: string): string => `“${name}”`

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
      <h3 className={`font-semibold ${isGrave ? 'text-red' : ''}`}>
        {title}: {lines.length}
      </h3>
      <ul>
        {lines.slice(0, SHOWN).map((line, index) => (
          <li
            key={index}
            className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-1.5 [overflow-wrap:anywhere]"
          >
            {line.names.length === 0 ? 'A game that cannot be read' : list(line.names)}{' '}
            <span className="text-soft">
              {dayText(line.at)}, {handsText(line)}
            </span>
          </li>
        ))}
        {lines.length > SHOWN ? <li className="py-1.5 text-soft">and {lines.length - SHOWN} more</li> : null}
      </ul>
    </section>
  )
}

const hands = (count: number): string => (count === 1 ? '1 hand' : `${count} hands`)

const handsText = ({ hands: after, handsBefore }: GamesProps['games'][number]): string =>
  handsBefore === undefined ? hands(after) : `${hands(handsBefore)} here, ${after} afterwards`

const dayText = (at: number): string =>
  at === 0 ? 'without a date' : new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(at)
