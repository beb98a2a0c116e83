import type { Rules } from '@/lib/engine/table/options'
import type { Side } from '@/lib/engine/table/seats'
import { gameTitle } from '@/lib/messages/compiled/table/common'
import { storedRules } from '@/lib/rulesets/sets/stored-rules'
import type { Directory, GameRecord, ListedGame } from '@/lib/storage'
import { presentNames } from '@/lib/storage/people/present-names'
import { isArchived } from '@/lib/storage/sheet/archived'
import { compareInEvening } from '@/lib/storage/sheet/evening-plan'
import type { Table } from '@/lib/text/table'
import { tableOf } from '@/lib/text/terms/names'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'
import { vocabularyFor } from '@/lib/text/terms/words'

/** A game in the form in which the first screen shows it. */
export interface GameLine {
  readonly id: string
  readonly table: Table
  readonly rules: Rules
  /** The name and target: “Bela to 501”. */
  readonly title: string
  readonly totals: readonly number[]
  readonly heldOver: number
  readonly hands: number
  readonly isExample: boolean
  readonly winner: Side | null
  readonly isBrokenOff: boolean
}

/** The game at the top of the first screen: one in progress, or the result of the last one. */
export interface Front {
  readonly state: 'playing' | 'over'
  readonly line: GameLine
}

export interface OnTheTable {
  readonly front: Front | null
  /** The other games in progress. */
  readonly others: readonly GameLine[]
  readonly hasExample: boolean
}

/**
 * Returns the games for the first screen. While only the example is in progress, the table's own last result comes
 * before it; once the table has played a hand of its own, the example is listed in the history only.
 */
export function onTheTable(games: readonly ListedGame[], directory: Directory): OnTheTable {
  const shown = games.some(isPlayed) ? games.filter((game) => !isExample(game)) : games
  const running = runningGames(shown, directory)
  const [first, ...others] = running
  const last = first === undefined || first.isExample ? lastResult(shown, directory) : null
  const hasExample = shown.some(isExample)
  if (last !== null) return { front: { state: 'over', line: last }, others: running, hasExample }
  return { front: first === undefined ? null : { state: 'playing', line: first }, others, hasExample }
}

const isExample = (game: ListedGame): boolean => game.state === 'readable' && game.record.example

/** Tells whether a game is not the example and has a hand on its sheet. */
const isPlayed = (game: ListedGame): boolean =>
  game.state === 'readable' && !game.record.example && (game.record.summary?.hands ?? 0) > 0

/** Returns the lines of the games in progress, the last played first and the example last. */
export function runningGames(games: readonly ListedGame[], directory: Directory): readonly GameLine[] {
  const running = linesOf(games, ({ status }) => status === 'playing', directory)
  return [...running.filter((line) => !line.isExample), ...running.filter((line) => line.isExample)]
}

/** Returns the newest game that is over, or was broken off after a hand, and is not archived; `null` if there is none. */
const lastResult = (games: readonly ListedGame[], directory: Directory): GameLine | null =>
  linesOf(games, (game) => isEnded(game) && !game.example && !isArchived(game), directory)[0] ?? null

const isEnded = ({ status, summary }: GameRecord): boolean =>
  status === 'over' || (status === 'broken-off' && (summary?.hands ?? 0) > 0)

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
    table: tableOf(rules, presentNames(directory, summary?.names ?? record.names), vocabularyFor(base, 'usual')),
    rules,
    title: gameTitle({ ...rules, name: record.rulesName ?? ruleSetName(base) }),
    totals: summary?.totals ?? record.start.totals,
    heldOver: summary?.heldOver ?? record.start.heldOver,
    hands: summary?.hands ?? 0,
    isExample: record.example,
    winner: summary?.winner ?? null,
    isBrokenOff: record.status === 'broken-off',
  }
}

/** Returns the last game that is not the example, as the model for another; `null` if there is none. */
export const lastGame = (games: readonly ListedGame[]): GameRecord | null =>
  games.flatMap((game) => (game.state === 'readable' && !game.record.example ? [game.record] : []))[0] ?? null

/** Returns the game that was started last, except the example; `null` if there is none. Games of one evening go by number. */
export const newestGame = (games: readonly ListedGame[]): GameRecord | null =>
  games.reduce<GameRecord | null>((newest, game) => {
    if (game.state !== 'readable' || game.record.example) return newest
    return newest === null || isNewer(game.record, newest) ? game.record : newest
  }, null)

const isNewer = (game: GameRecord, other: GameRecord): boolean =>
  (compareInEvening(game, other) ?? game.createdAt - other.createdAt) > 0

/** Returns the number of games that cannot be read. They are kept and can be saved. */
export const unreadableCount = (games: readonly ListedGame[]): number =>
  games.filter((game) => game.state === 'unreadable').length
