import type { Problem } from '../engine/table/problem'
import { ok } from '../engine/table/result'
import type { Result } from '../engine/table/result'
import { parseGame } from './game-file'
import type { GameFile } from './game-file'
import { extrasOf, parseAs, within } from './parse-as'
import type { Extras } from './parse-as'
import { carried, carrier, list, only } from './shape'

export const BACKUP_FORMAT = 'yuss-backup/1'

/** Everything of one phone as a file holds it: its games, and in `x-` keys what only Yuss itself knows of. */
export interface BackupFile {
  readonly games: readonly BackedGame[]
  readonly extras: Extras
}

/** A game of a backup: as it was read, and as it stands in the file. */
export interface BackedGame {
  readonly file: GameFile
  readonly json: unknown
}

const backup = carrier({ format: only(BACKUP_FORMAT), games: list(carried) })

/** Reads a backup: all of its games or, where one cannot be read, none. */
export function parseBackup(json: unknown): Result<BackupFile, Problem> {
  const read = parseAs(backup, json)
  if (!read.ok) return read
  const games: BackedGame[] = []
  for (const [index, game] of read.value.games.entries()) {
    const file = parseGame(game)
    if (!file.ok) return { ok: false, error: within(`games.${index}`, file.error) }
    games.push({ file: file.value, json: game })
  }
  return ok({ games, extras: extrasOf(read.value) })
}

/** The JSON of a backup; `parseBackup` reads the same back. */
export const makeBackup = (games: readonly unknown[], extras: Extras) => ({ format: BACKUP_FORMAT, games, ...extras })
