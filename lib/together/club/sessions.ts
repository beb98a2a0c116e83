import type { Bytes } from '../../core/bytes'
import { ok } from '../../core/result'
import { canonical } from '../../log/canonical'
import { isRow } from '../../storage/records/record'
import { packClubNight, type ClubNightSecret } from '../keys/club-night-secret'
import { keysOf, keysToFollow, lookOfTables, rawOf, secretOfTable, signerKeyOf, type TableKeys } from '../keys/keys'
import { unseal } from '../keys/seal'
import type { TableSecret } from '../keys/secret'
import { EVERY_TABLE, type Engine } from '../relay/relay'
import type { Piece } from '../table/piece'
import { GAMES, type Protocol } from '../table/protocol'
import type { Session } from '../table/session'
import { joinWithProtocol } from '../table/start-session'
import type { TableStore } from '../table/store'
import { readBoardEntry, type BoardEntry } from './board-entry'
import type { ClubNight, PublicTableKeys } from './club-night'

/** By which secret someone comes to the board. */
export const boardOf = (clubNight: ClubNightSecret): TableSecret =>
  clubNight.kind === 'organiser' ? { kind: 'write', secret: clubNight.secret, clubNight: null } : clubNight.board

/** By which secret the phones of a table come to it. */
export async function tableOf(clubNight: Extract<ClubNightSecret, { kind: 'table' }>): Promise<TableSecret> {
  const { address } = await keysOf(boardOf(clubNight))
  return {
    kind: 'write',
    secret: clubNight.secret,
    clubNight: { reader: rawOf(address.reader), look: clubNight.tableLook },
  }
}

/** Returns the code of the big screen; `tableCode` returns that of a table, with the keys that the board tells of it. */
export async function screenCode(organiser: Bytes): Promise<string> {
  const { board } = await boardLook(organiser)
  return packClubNight({ kind: 'screen', board, tables: await lookOfTables(organiser) })
}

export async function tableCode(
  organiser: Bytes,
  table: number,
): Promise<{ readonly code: string; readonly seat: PublicTableKeys }> {
  const { board, reader } = await boardLook(organiser)
  const secret = await secretOfTable(organiser, table, reader)
  if (secret.kind === 'look' || secret.clubNight === null)
    throw new Error(`expected a secret to write at table ${table} of the club night`)
  const { address } = await keysOf(secret)
  const code = packClubNight({
    kind: 'table',
    board,
    table,
    secret: secret.secret,
    tableLook: secret.clubNight.look,
  })
  return { code, seat: { writer: address.writer, signer: await signerKeyOf(secret.secret) } }
}

async function boardLook(organiser: Bytes) {
  const { look, address } = await keysOf({ kind: 'write', secret: organiser, clubNight: null })
  if (look?.kind !== 'look') throw new Error('expected a secret to look at the board of the club night')
  return { board: look, reader: address.reader }
}

/** The protocol of the board. */
export const BOARD: Protocol<BoardEntry> = {
  kind: 'board',
  idOf: ({ id }) => id,
  saidBy: canonical,
  read: ({ id }, json) => {
    const entry = isRow(json) && json['v'] === 1 ? readBoardEntry(json['board']) : null
    return entry?.id === id ? entry : null
  },
  write: (entry) => ({ v: 1, board: entry }),
  isFirst: ({ words }) => words.some(([key]) => key === 'club-night'),
}

/** A session at the board: whoever has the organiser's secret writes there. */
export async function joinBoard(
  engine: Engine,
  clubNight: ClubNightSecret,
  store: TableStore<BoardEntry>,
): Promise<Session> {
  return joinWithProtocol(BOARD, { engine, keys: await keysOf(boardOf(clubNight)), store })
}

/** A piece of a game, and at which table it lay. */
export interface TablePiece {
  readonly writer: string
  readonly id: string
  readonly piece: Piece
}

/** All tables of a club night, as someone follows them who has their keys: in memory alone. */
export interface Following {
  readonly session: Session
  /** The pieces at the tables that the board names. */
  readonly pieces: () => readonly TablePiece[]
  /** Which tables there are, as the board tells. */
  readonly know: (tables: ClubNight['tables']) => void
}

/** Follows all tables; `null` for someone who has no keys of them. `changed` is called after something came. */
export async function followTables(
  engine: Engine,
  clubNight: ClubNightSecret,
  changed: () => void,
): Promise<Following | null> {
  if (clubNight.kind === 'table') return null
  const board = await keysOf(boardOf(clubNight))
  const look = board.look === null ? board : await keysOf(board.look)
  const keys: TableKeys = { ...look, look: null, address: { reader: look.address.reader, writer: EVERY_TABLE } }
  const looks = clubNight.kind === 'organiser' ? await lookOfTables(clubNight.secret) : clubNight.tables
  const tables = new Map<string, Promise<TableKeys>>()
  const store = memoryStore(changed)
  const session = joinWithProtocol(TABLES, {
    engine,
    keys,
    store,
    open: async ({ id, bytes, writer = '' }) => {
      const found = tables.get(writer)
      return found === undefined ? null : unseal(await found, 'entry', id, bytes)
    },
  })
  return {
    session,
    pieces: () => store.all(),
    know: (known) => {
      const news = [...known].filter(([, { writer }]) => !tables.has(writer))
      for (const [table, seat] of news) tables.set(seat.writer, keysToFollow(look, looks, table, seat))
      // What came of a table before the board told of it was of no one.
      if (news.length > 0) session.sync()
    },
  }
}

const TABLES: Protocol<TablePiece> = {
  kind: 'entry',
  idOf: ({ writer, id }) => `${writer} ${id}`,
  saidBy: ({ piece }) => GAMES.saidBy(piece),
  read: (envelope, json) => {
    const piece = GAMES.read(envelope, json)
    const { id, writer } = envelope
    return piece === null || writer === undefined ? null : { writer, id, piece }
  },
  write: ({ piece }) => GAMES.write(piece),
  isFirst: () => false,
}

function memoryStore(changed: () => void): TableStore<TablePiece> & { readonly all: () => readonly TablePiece[] } {
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
