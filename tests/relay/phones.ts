import { findGame, watch, type Connection, type NewChange, type SheetRow } from '@/lib/storage'
import { appendChange } from '@/lib/storage/games/append-change'
import { keysOf } from '@/lib/together/keys/keys'
import type { TableSecret } from '@/lib/together/keys/secret'
import type { Engine } from '@/lib/together/relay/relay'
import type { Session } from '@/lib/together/table/session'
import { join } from '@/lib/together/table/start-session'
import { databaseStore } from '@/lib/together/table/store'
import { tableGames } from '@/lib/together/table/table-games'
import { counted, newPhone, the } from '../support/storage'

/** A phone with the app, which can join a table. */
export interface TestPhone {
  readonly tab: Connection
  readonly games: ReturnType<typeof tableGames>
  readonly asked: string[]
  /** The games of which the user was told that they begin otherwise on another phone. */
  readonly begunOtherwise: Set<string>
  readonly sit: (engine: Engine, secret: TableSecret, syncedAt?: number) => Promise<Session>
}

export function testPhone(ids: readonly string[] = [], tab: Connection = newPhone().openTab()): TestPhone {
  const asked: string[] = []
  const begunOtherwise = new Set<string>()
  const games = tableGames(ids, {
    asked: (id) => asked.push(id),
    begunOtherwise: (id) => begunOtherwise.add(id),
  })
  return {
    tab,
    games,
    asked,
    begunOtherwise,
    sit: async (engine, secret, syncedAt) =>
      join({ engine, keys: await keysOf(secret), store: databaseStore(tab, games), syncedAt: syncedAt ?? null }),
  }
}

/** Waits until the rows of a game on a phone are as wanted. */
export function untilRows(
  tab: Connection,
  id: string,
  wanted: (rows: readonly SheetRow[]) => boolean,
): Promise<readonly SheetRow[]> {
  return new Promise((done, failed) => {
    const stop = watch(tab, (db) => findGame(db, id, tab.device()), {
      next: (found) => {
        if (found.state !== 'ready' || !wanted(found.sheet.rows)) return
        queueMicrotask(() => stop())
        done(found.sheet.rows)
      },
      failed: (problem) => failed(new Error(problem.code)),
    })
  })
}

export const record = (...totals: readonly number[]): NewChange => ({ kind: 'recorded', facts: counted(0, totals) })

export const write = async (tab: Connection, id: string, change: NewChange) => the(await appendChange(tab, id, change))

export const totalsOf = (rows: readonly SheetRow[]) =>
  rows.map(({ row }) => (row.state === 'scored' && row.hand.kind === 'counted' ? row.hand.totals : null))
