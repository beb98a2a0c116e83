import type { Bytes } from '../core/bytes'
import { err, ok, type Result } from '../core/result'
import type { Problem } from '../engine/table/problem'
import { BACKUP_FORMAT, parseBackup, type BackupFile } from './backup-file'
import { FORMAT, parseGame, type GameFile } from './game-file'
import { gunzip, gzipFromBase64, isGzip } from './gzip'
import { parseHouse, type HouseFile } from './house-file'
import { parseJson, positionOf, type JsonProblem, type JsonPosition } from './json-position'
import { LONGEST_FILE } from './limits'
import { isNewerFormat, whyRefused, type WhyUnread } from './newer'

/** The content of a file or text: a game, house rules, or the backup of a device. */
export type Opened =
  | { readonly kind: 'game'; readonly file: GameFile; readonly json: unknown }
  | { readonly kind: 'house'; readonly house: HouseFile }
  | { readonly kind: 'backup'; readonly backup: BackupFile }

/** The reasons why a file is refused. Nothing from a refused file is used. */
export type FileProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'not-yuss' }
  /** The file is compressed, and was cut short or changed on its way. */
  | { readonly kind: 'broken-file' }
  /** A newer Yuss wrote the file; `format` is the format that it names. */
  | { readonly kind: 'newer'; readonly format: string }
  /** The text is not JSON, or not safe. */
  | { readonly kind: 'damaged'; readonly json: JsonProblem }
  /** The file breaks its format, or newer code wrote it: the problem, and its line. */
  | { readonly kind: 'wrong'; readonly why: WhyUnread; readonly problem: Problem; readonly place: JsonPosition }

/** The opened content, and its text. */
export interface OpenedText {
  readonly opened: Opened
  readonly text: string
}

/**
 * Opens the bytes of a file: text, compressed text, or compressed text in base64, which is shared over channels that accept only
 * text.
 */
export async function openBytes(bytes: Bytes): Promise<Result<OpenedText, FileProblem>> {
  if (bytes.length > LONGEST_FILE) return err({ kind: 'too-long' })
  const packed = isGzip(bytes) ? bytes : gzipFromBase64(bytes)
  const text = packed === null ? ok(new TextDecoder().decode(bytes)) : await gunzip(packed, LONGEST_FILE)
  if (!text.ok) return err({ kind: text.error === 'too-long' ? 'too-long' : 'broken-file' })
  const opened = openFile(text.value)
  return opened.ok ? ok({ opened: opened.value, text: text.value }) : opened
}

/** Opens the text of a file of any kind. */
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

const NOWHERE: JsonPosition = { line: 1, column: 1 }

/** Opens a JSON value that was already parsed. */
export function openJson(json: unknown): Result<Opened, FileProblem> {
  const format = textAt(json, 'format')
  if (format === FORMAT) return has(json, 'hands') ? openGame(json) : openHouse(json)
  if (format === BACKUP_FORMAT) return openBackup(json)
  return err(format !== null && isNewerFormat(format) ? { kind: 'newer', format } : { kind: 'not-yuss' })
}

const wrong = (json: unknown, problem: Problem) =>
  err({ kind: 'wrong', why: whyRefused(json, problem), problem, place: NOWHERE } as const)

function openGame(json: unknown): Result<Opened, FileProblem> {
  const read = parseGame(json)
  return read.ok ? ok({ kind: 'game', file: read.value, json }) : wrong(json, read.error)
}

function openHouse(json: unknown): Result<Opened, FileProblem> {
  const read = parseHouse(json)
  return read.ok ? ok({ kind: 'house', house: read.value }) : wrong(json, read.error)
}

function openBackup(json: unknown): Result<Opened, FileProblem> {
  const read = parseBackup(json)
  return read.ok ? ok({ kind: 'backup', backup: read.value }) : wrong(json, read.error)
}

const has = (json: unknown, key: string): boolean =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, key)

function textAt(json: unknown, key: string): string | null {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, key)) return null
  const found: unknown = Reflect.get(json, key)
  return typeof found === 'string' ? found : null
}
