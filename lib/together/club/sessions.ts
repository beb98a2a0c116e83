import type { Bytes } from '../../core/bytes'
import { ok } from '../../core/result'
import { canonical } from '../../log/canonical'
import { entriesById } from '../../log/union'
import { isRow } from '../../storage/records/record'
import { packClubNight, type ClubNightSecret } from '../keys/club-night-secret'
import {
  keysOf,
  keysToFollow,
  lookOfTables,
  rawOf,
  secretOfTable,
  signerKeyOf,
  type PublicTableKeys,
  type TableKeys,
} from '../keys/keys'
import { unseal } from '../keys/seal'
import type { TableSecret } from '../keys/secret'
import { EVERY_TABLE, type Engine } from '../relay/relay'
import type { Piece } from '../table/piece'
import { GAMES, type Protocol } from '../table/protocol'
import type { Session } from '../table/session'
import { joinWithProtocol } from '../table/start-session'
import type { TableStore } from '../table/store'
import { readBoardEntry, type BoardEntry } from './board-entry'
import type { ClubNight } from './club-night'

/** Returns the secret that joins the board: for writing if it is the organiser's, otherwise for viewing. */
export const boardOf = (clubNight: ClubNightSecret): TableSecret =>
  clubNight.kind === 'organiser' ? { kind: 'write', secret: clubNight.secret, clubNight: null } : clubNight.board

/** Returns the secret with which devices join a table to write there. */
export async function tableSecretOf(clubNight: Extract<ClubNightSecret, { kind: 'table' }>): Promise<TableSecret> {
  const { address } = await keysOf(boardOf(clubNight))
  return {
    kind: 'write',
    secret: clubNight.secret,
    clubNight: { reader: rawOf(address.reader), look: clubNight.tableLook },
  }
}

/** Returns the code of the big screen, from the organiser's secret. */
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

/** The protocol for the entries of a board. The settings are sent first, because the rest is useless without them. */
export const BOARD: Protocol<BoardEntry> = {
  kind: 'board',
  idOf: ({ id }) => id,
  textOf: canonical,
  read: ({ id }, json) => {
    const entry = isRow(json) && json['v'] === 1 ? readBoardEntry(json['board']) : null
    return entry?.id === id ? entry : null
  },
  write: (entry) => ({ v: 1, board: entry }),
  isFirst: ({ words }) => words.some(([key]) => key === 'club-night'),
}

/** Joins the board of a club night. Only a device with the organiser's secret can write there. */
export async function joinBoard(
  engine: Engine,
  clubNight: ClubNightSecret,
  store: TableStore<BoardEntry>,
): Promise<Session> {
  return joinWithProtocol(BOARD, { engine, keys: await keysOf(boardOf(clubNight)), store })
}

/** A piece of a game, with its id and the public key of the writers at its table. */
export interface TablePiece {
  readonly writer: string
  readonly id: string
  readonly piece: Piece
}

/** The connection to all tables of a club night, for a device with their keys. It keeps their pieces in memory only. */
export interface FollowedTables {
  readonly session: Session
  /** Returns the pieces at the tables that the board lists. */
  readonly pieces: () => readonly TablePiece[]
  /** Sets the tables to follow, as listed on the board. New ones are synced immediately. */
  readonly setTables: (tables: ClubNight['tables']) => void
}

/**
 * Follows all tables; returns `null` if the code is a table's, which has no keys for the others. Calls `changed` when pieces have
 * arrived.
 */
export async function followTables(
  engine: Engine,
  clubNight: ClubNightSecret,
  changed: () => void,
): Promise<FollowedTables | null> {
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
    setTables: (listed) => {
      const added = [...listed].filter(([, { writer }]) => !tables.has(writer))
      for (const [table, seat] of added) tables.set(seat.writer, keysToFollow(look, looks, table, seat))
      // Fetch again what came from these tables before: it could not be opened without their keys.
      if (added.length > 0) session.sync()
    },
  }
}

const TABLES: Protocol<TablePiece> = {
  kind: 'entry',
  idOf: ({ writer, id }) => `${writer} ${id}`,
  textOf: ({ piece }) => GAMES.textOf(piece),
  read: (envelope, json) => {
    const piece = GAMES.read(envelope, json)
    const { id, writer } = envelope
    return piece === null || writer === undefined ? null : { writer, id, piece }
  },
  write: ({ piece }) => GAMES.write(piece),
  isFirst: () => false,
}

function memoryStore(changed: () => void): TableStore<TablePiece> & { readonly all: () => readonly TablePiece[] } {
  let pieces: ReadonlyMap<string, TablePiece> = new Map()
  const watchers = new Set<(all: readonly TablePiece[]) => void>()
  const all = () => [...pieces.values()]
  return {
    all,
    watch: (listener) => {
      watchers.add(listener)
      listener(all())
      return () => watchers.delete(listener)
    },
    take: (taken) => {
      pieces = entriesById([...pieces.values(), ...taken], TABLES)
      for (const listener of watchers) listener(all())
      changed()
      return Promise.resolve(ok([]))
    },
  }
}
