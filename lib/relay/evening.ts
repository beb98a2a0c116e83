import { readBoardEntry } from '../club/board-entry'
import type { BoardEntry } from '../club/board-entry'
import { ok } from '../engine/table/result'
import { canonical } from '../log/canonical'
import { isRow } from '../storage/records/record'
import type { Book } from './book'
import { fromBase64Url, joined, toBase64Url } from './bytes'
import type { Bytes } from './bytes'
import { GAMES } from './carried'
import type { Carried } from './carried'
import { EVERY_TABLE } from './engine'
import type { Engine } from './engine'
import { keysOf, keysToFollow, lookOfTables, rawOf, secretOfTable } from './keys'
import type { TableKeys } from './keys'
import type { Piece } from './piece'
import { unseal } from './seal'
import { KEY_BYTES, SECRET_BYTES } from './secret'
import type { TableSecret } from './secret'
import { joinAs } from './together'
import type { Session } from './together'

/** What a code of an evening carries: see `docs/together.md`. `look` opens the board, which `writer` signs. */
export type EveningSecret =
  | { readonly kind: 'organiser'; readonly secret: Bytes }
  /** `tables` opens the log of every table. */
  | { readonly kind: 'screen'; readonly look: Bytes; readonly writer: Bytes; readonly tables: Bytes }
  | {
      readonly kind: 'table'
      readonly look: Bytes
      readonly writer: Bytes
      readonly table: number
      readonly secret: Bytes
      readonly tableLook: Bytes
    }

export const newEvening = (): EveningSecret => ({
  kind: 'organiser',
  secret: crypto.getRandomValues(new Uint8Array(SECRET_BYTES)),
})

const MARKS = { organiser: 'o', screen: 'b', table: 't' } as const

/** A secret of an evening as it stands in a link after the `#`. */
export function packEvening(evening: EveningSecret): string {
  switch (evening.kind) {
    case 'organiser':
      return MARKS.organiser + toBase64Url(evening.secret)
    case 'screen':
      return MARKS.screen + toBase64Url(joined(evening.look, evening.writer, evening.tables))
    case 'table': {
      const { look, writer, table, secret, tableLook } = evening
      const number = Uint8Array.of(table >> 8, table & 255)
      return MARKS.table + toBase64Url(joined(look, writer, secret, tableLook, number))
    }
  }
}

/** The secret of a code; `null` where it is none. */
export function openEvening(code: string): EveningSecret | null {
  const bytes = fromBase64Url(code.slice(1))
  if (bytes === null) return null
  const parts = cut(bytes, SECRET_BYTES, KEY_BYTES, SECRET_BYTES, SECRET_BYTES, 2)
  const [look, writer, third, fourth, number] = parts
  switch (code.charAt(0)) {
    case MARKS.organiser:
      return bytes.length === SECRET_BYTES ? { kind: 'organiser', secret: bytes } : null
    case MARKS.screen:
      if (bytes.length !== 2 * SECRET_BYTES + KEY_BYTES || !look || !writer || !third) return null
      return { kind: 'screen', look, writer, tables: third }
    case MARKS.table: {
      if (bytes.length !== 3 * SECRET_BYTES + KEY_BYTES + 2 || !look || !writer || !third || !fourth) return null
      const table = (number?.[0] ?? 0) * 256 + (number?.[1] ?? 0)
      return table === 0 ? null : { kind: 'table', look, writer, table, secret: third, tableLook: fourth }
    }
    default:
      return null
  }
}

function cut(bytes: Bytes, ...lengths: readonly number[]): readonly Bytes[] {
  let at = 0
  return lengths.map((length) => bytes.slice(at, (at += length)))
}

/** By which secret somebody comes to the board. */
export const boardOf = (evening: EveningSecret): TableSecret =>
  evening.kind === 'organiser'
    ? { kind: 'write', secret: evening.secret, evening: null }
    : { kind: 'look', secret: evening.look, writer: evening.writer }

/** By which secret the phones of a table come to it. */
export async function tableOf(evening: Extract<EveningSecret, { kind: 'table' }>): Promise<TableSecret> {
  const { address } = await keysOf(boardOf(evening))
  return { kind: 'write', secret: evening.secret, evening: { reader: rawOf(address.reader), look: evening.tableLook } }
}

/** What the organiser gives away: the code of the big screen, or of a table, with the key that the board tells of it. */
export async function screenCode(organiser: Bytes): Promise<string> {
  const { look, writer } = await boardLook(organiser)
  return packEvening({ kind: 'screen', look, writer, tables: await lookOfTables(organiser) })
}

export async function tableCode(
  organiser: Bytes,
  table: number,
): Promise<{ readonly code: string; readonly writer: string }> {
  const { look, writer, reader } = await boardLook(organiser)
  const secret = await secretOfTable(organiser, table, reader)
  if (secret.kind === 'look' || secret.evening === null) throw new Error('a table of an evening is one to write at')
  const { address } = await keysOf(secret)
  const code = packEvening({
    kind: 'table',
    look,
    writer,
    table,
    secret: secret.secret,
    tableLook: secret.evening.look,
  })
  return { code, writer: address.writer }
}

async function boardLook(organiser: Bytes) {
  const { look, address } = await keysOf({ kind: 'write', secret: organiser, evening: null })
  if (look?.kind !== 'look') throw new Error('a board can be looked at')
  return { look: look.secret, writer: look.writer, reader: address.reader }
}

/** What the board is made of. */
export const BOARD: Carried<BoardEntry> = {
  idOf: ({ id }) => id,
  saidBy: canonical,
  read: ({ id }, json) => {
    const entry = isRow(json) && json['v'] === 1 ? readBoardEntry(json['board']) : null
    return entry?.id === id ? entry : null
  },
  write: (entry) => ({ v: 1, board: entry }),
  isFirst: ({ key }) => key === 'evening',
}

/** A session at the board: whoever has the organiser's secret writes there. */
export async function joinBoard(engine: Engine, evening: EveningSecret, book: Book<BoardEntry>): Promise<Session> {
  return joinAs(BOARD, { engine, keys: await keysOf(boardOf(evening)), book })
}

/** A piece of a game, and at which table it lay. */
export interface TablePiece {
  readonly writer: string
  readonly id: string
  readonly piece: Piece
}

/** All tables of an evening, as somebody follows them who has their keys: in memory alone. */
export interface Following {
  readonly session: Session
  /** What lies at the tables that the board tells of. */
  readonly pieces: () => readonly TablePiece[]
  /** Which tables there are, as the board tells: by number the key under which each signs. */
  readonly know: (tables: ReadonlyMap<number, string>) => void
}

/** Follows all tables; `null` for somebody who has no keys of them. `changed` is called after something came. */
export async function followTables(
  engine: Engine,
  evening: EveningSecret,
  changed: () => void,
): Promise<Following | null> {
  if (evening.kind === 'table') return null
  const board = await keysOf(boardOf(evening))
  const look = board.look === null ? board : await keysOf(board.look)
  const keys: TableKeys = { ...look, address: { reader: look.address.reader, writer: EVERY_TABLE } }
  const looks = evening.kind === 'organiser' ? await lookOfTables(evening.secret) : evening.tables
  const tables = new Map<string, Promise<TableKeys>>()
  const book = memoryBook(changed)
  const session = joinAs(TABLES, {
    engine,
    keys,
    book,
    open: async ({ id, bytes, writer = '' }) => {
      const found = tables.get(writer)
      return found === undefined ? null : unseal(await found, 'log', id, bytes)
    },
  })
  return {
    session,
    pieces: () => book.all(),
    know: (known) => {
      const news = [...known].filter(([, writer]) => !tables.has(writer))
      for (const [table, writer] of news) tables.set(writer, keysToFollow(look, looks, table, writer))
      // What came of a table before the board told of it was of nobody.
      if (news.length > 0) session.meet()
    },
  }
}

const TABLES: Carried<TablePiece> = {
  idOf: ({ writer, id }) => `${writer} ${id}`,
  saidBy: ({ piece }) => GAMES.saidBy(piece),
  read: (parcel, json) => {
    const piece = GAMES.read(parcel, json)
    const { id, writer } = parcel
    return piece === null || writer === undefined ? null : { writer, id, piece }
  },
  write: ({ piece }) => GAMES.write(piece),
  isFirst: () => false,
}

function memoryBook(changed: () => void): Book<TablePiece> & { readonly all: () => readonly TablePiece[] } {
  const pieces = new Map<string, TablePiece>()
  const watchers = new Set<(all: readonly TablePiece[]) => void>()
  const all = () => [...pieces.values()]
  return {
    all,
    watch: (heard) => {
      watchers.add(heard)
      heard(all())
      return () => watchers.delete(heard)
    },
    take: (taken) => {
      for (const piece of taken) pieces.set(TABLES.idOf(piece), piece)
      for (const heard of watchers) heard(all())
      changed()
      return Promise.resolve(ok([]))
    },
  }
}
