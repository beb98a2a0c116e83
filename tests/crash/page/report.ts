import { listGames, read, readDamage, readSettings, type Connection, type Stored } from '@/lib/storage'
import { logRows } from '@/lib/storage/database/log-rows'
import { TALLY_STAMP } from '@/lib/storage/database/stamps'
import { readEverything } from '@/lib/storage/maintenance'
import { gameRecord } from '@/lib/storage/records/game'
import { isRow } from '@/lib/storage/records/record'
import { readTally } from '@/lib/storage/records/tally'
import '@/lib/storage/records/schemas/provided'
import { sheetOf } from '@/lib/storage/sheet/sheet'
import { summaryOf } from '@/lib/storage/sheet/summary'

/** A summary of the content of a phone, with everything that could be lost. */
export interface Report {
  readonly games: Readonly<Record<string, readonly string[]>>
  /** The number of the last saved tap of each half-filled form. */
  readonly drafts: Readonly<Record<string, number>>
  readonly theme: string
  readonly houses: readonly string[]
  /** Games whose derived rows do not match their log, logs with gaps, and entries without a game. */
  readonly wrong: readonly string[]
  /** The damage that was found and reported. */
  readonly damage: readonly string[]
  readonly secondCopy: string
}

/** Reports everything that is stored, and whether it is consistent. */
export async function report(tab: Connection): Promise<Report> {
  await tab.secure()
  const whole = the(await read(tab, readEverything))
  const games = Object.fromEntries(
    whole.games.map(({ game, changes }) => [textOf(game, 'id'), changes.map((row) => textOf(row, 'id')).sort()]),
  )
  const damage = the(await read(tab, readDamage))
  const settings = the(await read(tab, readSettings))
  return {
    games,
    drafts: await draftsOf(tab),
    theme: settings.theme,
    houses: whole.houses.map((house) => textOf(house, 'name')),
    wrong: [...(await wrongIn(tab)), ...whole.strays.map((row) => `stray change ${textOf(row, 'id')}`)],
    damage: damage.map(({ store, fault, table, key, repaired }) => `${store} ${fault} ${table}/${key} ${repaired}`),
    secondCopy: JSON.stringify(tab.replica.state()),
  }
}

async function draftsOf(tab: Connection): Promise<Readonly<Record<string, number>>> {
  const rows = the(await read(tab, (db) => db.drafts.toArray()))
  return Object.fromEntries(
    rows.map((row) => {
      const form = isRow(row) && isRow(row['form']) ? row['form'] : {}
      return [textOf(row, 'gameId'), Number(form['digits'])]
    }),
  )
}

async function wrongIn(tab: Connection): Promise<readonly string[]> {
  const listed = the(await read(tab, listGames))
  const found = await Promise.all(
    listed.map(async ({ id }) => {
      const rows = the(
        await read(tab, (db) =>
          db.transaction('r', ['games', 'entries', 'tallies'], async () => ({
            game: await db.games.get(id),
            changes: await logRows(db, id),
            tally: await db.tallies.get(id),
          })),
        ),
      )
      const record = gameRecord.read(rows.game)
      if (!record.ok) return [`game ${id} unreadable at ${record.error.place}`]
      const sheet = sheetOf(record.value, rows.changes)
      if (!sheet.ok) return [`game ${id} has no sheet`]
      const summary = JSON.stringify(summaryOf(sheet.value)) === JSON.stringify(record.value.summary)
      const numbers = sheet.value.log.log.map(({ clock }) => clock)
      return [
        ...(summary
          ? []
          : [
              `summary of ${id}: ${JSON.stringify([record.value.summary, summaryOf(sheet.value), record.value.updatedAt, rows.changes.length])}`,
            ]),
        ...(readTally(rows.tally, TALLY_STAMP) === null ? [`tally of ${id}`] : []),
        ...(numbers.every((clock, index) => clock - (numbers[index - 1] ?? 0) <= 1)
          ? []
          : [`log of ${id}: ${numbers.join(' ')}`]),
      ]
    }),
  )
  return found.flat()
}

export function the<T>(stored: Stored<T>): T {
  if (!stored.ok) throw new Error(`refused: ${stored.error.code} ${stored.error.detail}`)
  return stored.value
}

const textOf = (row: unknown, key: string): string => (isRow(row) ? String(row[key]) : '')
