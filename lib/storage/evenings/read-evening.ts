import { inEveningOrder, type EveningGame, type EveningPlace, type EveningPlan } from '../../contest/evening'
import type { WrittenHand } from '../../contest/highlights'
import type { CountedEveningGame } from '../../contest/person-standings'
import { numberOf } from '../../engine/game/hand-numbers'
import { tallyGame, type GameTally } from '../../engine/stats/game-stats'
import { withoutPeople } from '../../engine/table/alike'
import { isContested } from '../../engine/table/hand'
import { NO_NAME } from '../../engine/table/seats'
import type { YussDatabase } from '../database/database'
import { logRows } from '../database/log-rows'
import { storedValue } from '../database/registers'
import { listRecent, type ListedGame } from '../games/read'
import { directoryOf, keysAt, peopleIn, withLastSpelling, type Directory } from '../people/directory'
import { readPlayers } from '../people/read-players'
import { gameRecord, type GameRecord } from '../records/game'
import { planKey, stakesKey } from '../records/register-keys'
import { placeInEvening, planOf, type PlannedFacts } from '../sheet/evening-plan'
import { sheetOf, type Sheet } from '../sheet/sheet'
import { statusOf, summaryOf } from '../sheet/summary'
import { playedForIn, type PlayedFor } from './evening-registers'
import { planNow } from './plan-now'

/** A game of an evening: the facts for the next game, and for the standings. Players have their present names. */
export interface GameOfEvening {
  readonly id: string
  /** Its place in the evening. */
  readonly place: EveningPlace
  readonly record: GameRecord
  readonly next: EveningGame
  readonly counted: CountedEveningGame
  readonly written: readonly WrittenHand[]
  readonly tally: GameTally
  readonly rules: Sheet['rules']
  readonly game: Sheet['game']
  readonly status: GameRecord['status']
  readonly hands: number
}

/** An evening, as computed from its stored games. */
export interface FoundEvening {
  readonly id: string
  readonly plan: PlannedFacts
  /** The games, in the order of their numbers. */
  readonly games: readonly GameOfEvening[]
  readonly playedFor: PlayedFor
}

/**
 * Reads an evening; `null` if none of its games is stored. All rows are read in two steps: after many more, Dexie no longer
 * tracks what a live query has read, and misses changes.
 */
export async function readEvening(db: YussDatabase, id: string): Promise<FoundEvening | null> {
  const [players, ids, planned, stakes] = await Promise.all([
    readPlayers(db),
    idsOf(db, id),
    storedValue(db, planKey(id)),
    storedValue(db, stakesKey(id)),
  ])
  const [records, logs] = await Promise.all([
    db.games.bulkGet([...ids]),
    Promise.all(ids.map((game) => logRows(db, game))),
  ])
  const found = records
    .flatMap((record, index) => readGame(record, logs[index] ?? []) ?? [])
    .sort((a, b) => inEveningOrder(placeInEvening(a.record), placeInEvening(b.record)))
  const directory = withLastSpelling(directoryOf(players), found.flatMap(namesIn))
  const games = found.map((game) => gameOfEvening(game, directory))
  const last = games.at(-1)
  const plan = last === undefined ? null : planNow(last.record, planned)
  if (plan === null) return null
  return {
    id,
    plan: { ...plan, people: peopleIn(directory, plan.people) },
    games,
    playedFor: playedForBy(directory, stakes),
  }
}

/** Returns what an evening is played for; people who paid have their present names. */
function playedForBy({ of }: Directory, stored: unknown): PlayedFor {
  const { paid, ...stakes } = playedForIn(stored)
  return { ...stakes, paid: paid.map(({ from, to, amount }) => ({ from: of(from).name, to: of(to).name, amount })) }
}

/** Returns the ids of the games of an evening. The newest may have no tally yet, so recent games are checked directly. */
async function idsOf(db: YussDatabase, id: string): Promise<readonly string[]> {
  const tallied = await db.tallies.where('evening').equals(id).primaryKeys()
  const recent = (await listRecent(db, RECENT)).flatMap((game) => (eveningIn(game)?.id === id ? [game.id] : []))
  return [...new Set([...tallied, ...recent])]
}

/** The number of recent games to check: more than an evening has. */
const RECENT = 60

const eveningIn = (game: ListedGame): EveningPlan | null =>
  game.state === 'readable' ? planOf(game.record.extra) : null

interface ReadGame {
  readonly record: GameRecord
  readonly sheet: Sheet
}

function readGame(row: unknown, log: readonly unknown[]): ReadGame | null {
  const record = gameRecord.read(row)
  const sheet = record.ok ? sheetOf(record.value, log) : record
  return record.ok && sheet.ok ? { record: record.value, sheet: sheet.value } : null
}

/** Returns every name in a game and in its plan, those at the table now at the end. */
const namesIn = ({ record, sheet }: ReadGame): readonly string[] => [
  ...(planOf(record.extra)?.people ?? []),
  ...sheet.rows.flatMap(({ names }) => names),
  ...sheet.names,
]

function gameOfEvening({ record, sheet }: ReadGame, directory: Directory): GameOfEvening {
  const { game, ledger, rows, names } = sheet
  const { rules } = game
  const summary = summaryOf(sheet)
  const status = statusOf(summary)
  const tally = tallyGame({ rules, start: record.start.totals, ledger, rows, names })
  const { stretches, result } = tally
  return {
    id: record.id,
    place: placeInEvening(record),
    record,
    next: {
      names: namesAt(directory, names),
      out: peopleIn(directory, withoutPeople(planOf(record.extra)?.out ?? [], names, directory.keyOf)),
      dealer: record.dealer,
      winner: ledger.winner,
      isPlaying: status === 'playing',
      totals: summary.totals,
    },
    counted: {
      id: record.id,
      players: rules.players,
      stretches: stretches.map((stretch) => ({
        names: namesAt(directory, stretch.names),
        hands: stretch.hands,
        points: stretch.points,
        bate: stretch.seats.map(({ bate }) => bate),
      })),
      end: result === null ? null : { names: namesAt(directory, result.names), winner: result.winner },
    },
    written: writtenHands(sheet, directory),
    tally,
    rules: sheet.rules,
    game,
    status,
    hands: summary.hands,
  }
}

function writtenHands({ rows }: Sheet, directory: Directory): readonly WrittenHand[] {
  const found = rows.map(({ row }) => row)
  return rows.flatMap(({ names, row }, place) =>
    row.state === 'scored' && isContested(row.hand)
      ? [{ number: numberOf(found, place), names: namesAt(directory, names), points: row.score.points }]
      : [],
  )
}

/** Returns the present names at a table, as results count them: see `keysAt`. */
const namesAt = (directory: Directory, names: readonly string[]): readonly string[] =>
  keysAt(directory, names).map((key, seat) => (key === NO_NAME ? NO_NAME : directory.of(names[seat] ?? NO_NAME).name))
