import type { Problem } from '../engine/table/problem'
import { err, ok } from '../engine/table/result'
import type { Result } from '../engine/table/result'
import { BACKUP_FORMAT, parseBackup } from './backup-file'
import type { BackupFile } from './backup-file'
import { FORMAT, parseGame } from './game-file'
import type { GameFile } from './game-file'
import { parseHouse } from './house-file'
import type { HouseFile } from './house-file'
import { parseJson, positionOf } from './json-place'
import type { JsonProblem, Place } from './json-place'

/** The longest text that is looked at, in characters: a life of evenings fits into it. */
const LONGEST_FILE = 64 * 1024 * 1024

/** What somebody handed over: a game, house rules, or everything from a phone. */
export type Opened =
  | { readonly kind: 'game'; readonly file: GameFile; readonly json: unknown }
  | { readonly kind: 'house'; readonly house: HouseFile }
  | { readonly kind: 'backup'; readonly backup: BackupFile }

/** Why it was refused. Nothing of it is used. */
export type FileProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'not-yuss' }
  /** Written by a newer Yuss: `format` as it says of itself. */
  | { readonly kind: 'newer'; readonly format: string }
  /** No JSON, or none that can be trusted. */
  | { readonly kind: 'damaged'; readonly json: JsonProblem }
  /** The format, but not kept to: what is wrong, and the line on which it stands. */
  | { readonly kind: 'wrong'; readonly problem: Problem; readonly place: Place }

/** Opens the text of a file, whatever it holds. */
export function openFile(text: string): Result<Opened, FileProblem> {
  if (text.length > LONGEST_FILE) return err({ kind: 'too-long' })
  const bare = text.replace(/^\ufeff/, '')
  if (bare.trim() === '') return err({ kind: 'empty' })
  const json = parseJson(bare)
  if (!json.ok) return err({ kind: 'damaged', json: json.error })
  const opened = openJson(json.value)
  if (opened.ok || opened.error.kind !== 'wrong') return opened
  return err({ ...opened.error, place: positionOf(bare, opened.error.problem.place) })
}

const NOWHERE: Place = { line: 1, column: 1 }

/** Opens what has been taken out of its text already. */
export function openJson(json: unknown): Result<Opened, FileProblem> {
  const format = textAt(json, 'format')
  if (format === FORMAT) return has(json, 'hands') ? openGame(json) : openHouse(json)
  if (format === BACKUP_FORMAT) return openBackup(json)
  return err(format !== null && isNewer(format) ? { kind: 'newer', format } : { kind: 'not-yuss' })
}

const wrong = (problem: Problem) => err({ kind: 'wrong', problem, place: NOWHERE } as const)

function openGame(json: unknown): Result<Opened, FileProblem> {
  const read = parseGame(json)
  return read.ok ? ok({ kind: 'game', file: read.value, json }) : wrong(read.error)
}

function openHouse(json: unknown): Result<Opened, FileProblem> {
  const read = parseHouse(json)
  return read.ok ? ok({ kind: 'house', house: read.value }) : wrong(read.error)
}

function openBackup(json: unknown): Result<Opened, FileProblem> {
  const read = parseBackup(json)
  return read.ok ? ok({ kind: 'backup', backup: read.value }) : wrong(read.error)
}

const isNewer = (format: string): boolean => /^yuss(?:-backup)?\/(?:[2-9]|[1-9]\d{1,5})$/.test(format)

const has = (json: unknown, key: string): boolean =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, key)

function textAt(json: unknown, key: string): string | null {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, key)) return null
  const found: unknown = Reflect.get(json, key)
  return typeof found === 'string' ? found : null
}
