import { SaveBackup } from '@/components/share/save-backup'
import * as said from '@/lib/messages/compiled/app/data'
import { allOf } from '@/lib/messages/locale'
import type { PreviewedGame, RestorePreview, UnreadPart } from '@/lib/storage/sharing'
import {
  handsLine,
  quotedContests,
  quotedNames,
  unreadPartText,
  unreadTitle,
  unreadWhyText,
} from '@/lib/text/screens/data'
import { shortDay } from '@/lib/text/terms/days'
import { kindsInWords } from '@/lib/text/terms/kinds'
import { shownNames } from '@/lib/text/terms/names'

interface RestoreChangesProps {
  readonly preview: RestorePreview
  /** True if the changes have been made; otherwise they are a preview. */
  readonly isDone?: boolean
}

/** The list of what a backup changes on this device, by kind; losses come first. */
export function RestoreChanges({ preview, isDone = false }: RestoreChangesProps) {
  const { added, grown, begunOtherwise, same, deleted, lost, shrunk, houses, contests, gone } = preview
  const { players, settings, torn, unread } = preview
  const when = isDone ? 'done' : 'ahead'
  const others = gone.filter(({ kind }) => !NAMED.has(kind))
  const lines = [
    same === 0 ? null : said.gamesHereAlready({ count: same }),
    houses.added.length === 0 ? null : said.housesAdded({ names: quotedNames(houses.added) }),
    houses.deleted.length === 0 ? null : said.housesDeletedHere({ names: quotedNames(houses.deleted) }),
    contests.added.length === 0 ? null : said.contestsAdded({ names: quotedContests(contests.added) }),
    contests.beside.length === 0 ? null : said.contestsBeside({ names: quotedContests(contests.beside) }),
    contests.deleted.length === 0 ? null : said.contestsDeletedHere({ names: quotedContests(contests.deleted) }),
    houses.changed.length === 0 ? null : said.housesChanged({ names: quotedNames(houses.changed) }),
    players === 0 ? null : said.playersCome({ count: players }),
    said.settingsCome({ settings }),
    torn === 0 ? null : said.gamesTorn({ count: torn }),
  ]
  return (
    <div className="grid gap-4 text-base">
      <Games title={said.gamesLost({ count: lost.length, when })} games={lost} isGrave />
      <Games title={said.gamesShrunk({ count: shrunk.length, when })} games={shrunk} isGrave />
      {houses.lost.length === 0 ? null : (
        <p className="border-s-4 border-red ps-3">{said.housesLost({ names: quotedNames(houses.lost), when })}</p>
      )}
      {contests.lost.length === 0 ? null : (
        <p className="border-s-4 border-red ps-3">
          {said.contestsLost({ names: quotedContests(contests.lost), when })}
        </p>
      )}
      {contests.changed.length === 0 ? null : (
        <p className="border-s-4 border-red ps-3">
          {said.contestsChanged({ names: quotedContests(contests.changed), when })}
        </p>
      )}
      {others.length === 0 ? null : (
        <p className="border-s-4 border-red ps-3">{said.othersLost({ list: kindsInWords(others), when })}</p>
      )}
      {isDone || gone.length + shrunk.length + contests.changed.length === 0 ? null : <SaveBackup look="tool" />}
      <Games title={said.gamesAdded({ count: added.length, when })} games={added} />
      <Games title={said.gamesGrown({ count: grown.length, when })} games={grown} />
      <Games title={said.gamesBegunOtherwise({ count: begunOtherwise.length })} games={begunOtherwise} />
      <Games title={said.gamesDeletedHere({ count: deleted.length })} games={deleted} />
      <Unread parts={unread} />
      <ul>{lines.map((line) => (line === null ? null : <li key={line}>{line}</li>))}</ul>
    </div>
  )
}

/** The kinds of records that have lines of their own. */
const NAMED: ReadonlySet<string> = new Set(['games', 'houses', 'contest', 'settings'])

const SHOWN = 8

interface LinesProps {
  /** Each line with its note. */
  readonly lines: readonly (readonly [text: string, note: string])[]
}

/** The first lines of a list, and how many more there are. */
const Lines = ({ lines }: LinesProps) => (
  <ul>
    {lines.slice(0, SHOWN).map(([text, note], index) => (
      <li
        key={index}
        className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-1.5 [overflow-wrap:anywhere]"
      >
        <span>{text}</span> <span className="text-soft">{note}</span>
      </li>
    ))}
    {lines.length > SHOWN ? (
      <li className="py-1.5 text-soft">{said.moreGames({ count: lines.length - SHOWN })}</li>
    ) : null}
  </ul>
)

/** The parts of a backup that cannot be read here, each with its reason and its place in the file. */
function Unread({ parts }: { readonly parts: readonly UnreadPart[] }) {
  if (parts.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{unreadTitle(parts.length)}</h3>
      <Lines lines={parts.map((part) => [unreadPartText(part), unreadWhyText(part)])} />
    </section>
  )
}

type Line = PreviewedGame & { readonly handsBefore?: number }

interface GamesProps {
  readonly title: string
  readonly games: readonly Line[]
  readonly isGrave?: boolean
}

function Games({ title, games, isGrave = false }: GamesProps) {
  if (games.length === 0) return null
  return (
    <section className={isGrave ? 'border-s-4 border-red ps-3' : ''}>
      <h3 className={`font-semibold ${isGrave ? 'text-red' : ''}`}>{title}</h3>
      <Lines lines={games.map((line) => [namesText(line), factsText(line)])} />
    </section>
  )
}

const namesText = (line: Line): string =>
  line.names.length === 0 ? said.aGameUnread : allOf(shownNames({ ...line, players: line.names.length }, line.names))

const factsText = ({ at, hands, handsBefore }: Line): string =>
  said.dayAndHands({ day: at === 0 ? said.withoutADate : shortDay(at), hands: handsLine(hands, handsBefore ?? null) })
