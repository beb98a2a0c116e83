import type { Rules } from '@/lib/engine/table/options'
import type { Side } from '@/lib/engine/table/seats'
import { goingBy } from '@/lib/hooks/named'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { storedRules } from '@/lib/rulesets/sets/stored-rules'
import type { Directory, GameRecord, ListedGame } from '@/lib/storage'
import { isArchived } from '@/lib/storage/archived'
import { tableOf } from '@/lib/text/en/terms/names'
import { wordsFor } from '@/lib/text/en/terms/words'
import type { Table } from '@/lib/text/table'
import { gameTitle } from '@/lib/text/en/screens/shared'

/** A game as the first screen shows it. */
export interface GameLine {
  readonly id: string
  readonly table: Table
  readonly rules: Rules
  /** “Bela 2 to 501”. */
  readonly title: string
  readonly totals: readonly number[]
  readonly heldOver: number
  readonly hands: number
  readonly isExample: boolean
  readonly winner: Side | null
}

/** What the first screen puts in front: the game that goes on, or how the last one came out. */
export interface Front {
  readonly state: 'playing' | 'over'
  readonly line: GameLine
}

export interface OnTheTable {
  readonly front: Front | null
  /** The other games that go on. */
  readonly others: readonly GameLine[]
}

/** What lies on the table. Where only the example goes on, the last result of the table itself comes before it. */
export function onTheTable(games: readonly ListedGame[], directory: Directory): OnTheTable {
  const running = runningGames(games, directory)
  const [first, ...others] = running
  const last = first === undefined || first.isExample ? lastResult(games, directory) : null
  if (last !== null) return { front: { state: 'over', line: last }, others: running }
  return { front: first === undefined ? null : { state: 'playing', line: first }, others }
}

/** The lines of the games that are going on, the last played first; the example comes after every other. */
export function runningGames(games: readonly ListedGame[], directory: Directory): readonly GameLine[] {
  const running = linesOf(games, ({ status }) => status === 'playing', directory)
  return [...running.filter((line) => !line.isExample), ...running.filter((line) => line.isExample)]
}

/** The newest game that is over and was not put away. */
const lastResult = (games: readonly ListedGame[], directory: Directory): GameLine | null =>
  linesOf(games, (game) => game.status === 'over' && !game.example && !isArchived(game), directory)[0] ?? null

const linesOf = (
  games: readonly ListedGame[],
  isWanted: (game: GameRecord) => boolean,
  directory: Directory,
): readonly GameLine[] =>
  games.flatMap((game) =>
    game.state === 'readable' && isWanted(game.record) ? (lineOf(game.record, directory) ?? []) : [],
  )

function lineOf(record: GameRecord, directory: Directory): GameLine | null {
  const stored = storedRules(record.rules)
  if (stored === null) return null
  const { base, rules } = stored
  const { summary } = record
  return {
    id: record.id,
    table: tableOf(rules, goingBy(directory, summary?.names ?? record.names), wordsFor(base, 'own')),
    rules,
    title: gameTitle(record.rulesName ?? ruleSet(base).short, rules.target),
    totals: summary?.totals ?? record.start.totals,
    heldOver: summary?.heldOver ?? record.start.heldOver,
    hands: summary?.hands ?? 0,
    isExample: record.example,
    winner: summary?.winner ?? null,
  }
}

/** The last game that was no example, for starting another like it. */
export const lastGame = (games: readonly ListedGame[]): GameRecord | null =>
  games.flatMap((game) => (game.state === 'readable' && !game.record.example ? [game.record] : []))[0] ?? null

/** Games that cannot be read: they are kept, and there is a way to save them. */
export const unreadableCount = (games: readonly ListedGame[]): number =>
  games.filter((game) => game.state === 'unreadable').length
