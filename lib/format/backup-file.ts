import * as z from 'zod/mini'
import { ok, type Result } from '../core/result'
import type { Problem } from '../engine/table/problem'
import { parseGame, type GameFile } from './game-file'
import { whyRefused, type WhyUnread } from './newer'
import { extrasOf, parseAs, type Extras } from './parse-as'
import { carried, carrier } from './schema'

export const BACKUP_FORMAT = 'yuss-backup/1'

/** The backup of a device: its games, and in `x-` keys the data that only Yuss itself uses. */
export interface BackupFile {
  readonly games: readonly GameInBackup[]
  readonly extras: Extras
}

/** A game of a backup: as it was read, and its JSON in the file. */
export interface BackedGame {
  readonly file: GameFile
  readonly json: unknown
}

/** A game of a backup with its place there: either read, or refused for a reason. */
export type GameInBackup =
  | ({ readonly state: 'read'; readonly place: string } & BackedGame)
  | {
      readonly state: 'refused'
      readonly place: string
      readonly json: unknown
      readonly why: WhyUnread
      /** The place in the game at which reading failed. */
      readonly at: string
    }

const backup = carrier({ format: z.literal(BACKUP_FORMAT), games: z.array(carried) })

/** Reads a backup. A game that cannot be read is returned as refused, and does not affect the others. */
export function parseBackup(json: unknown): Result<BackupFile, Problem> {
  const read = parseAs(backup, json)
  if (!read.ok) return read
  return ok({ games: read.value.games.map(gameIn), extras: extrasOf(read.value) })
}

function gameIn(json: unknown, index: number): GameInBackup {
  const [file, place] = [parseGame(json), `games.${index}`]
  return file.ok
    ? { state: 'read', place, file: file.value, json }
    : { state: 'refused', place, json, why: whyRefused(json, file.error), at: file.error.place }
}

/** Returns the JSON of a backup, from which `parseBackup` reads the same backup. */
export const backupJson = (games: readonly unknown[], extras: Extras) => ({ format: BACKUP_FORMAT, games, ...extras })
