import { ok } from '../../core/result'
import type { Stored } from '../../durable/problem'
import { transact } from '../../durable/transact'
import { trust } from '../../durable/trusted'
import type { HandId } from '../../log/entry'
import type { Connection } from '../database/connection'
import type { YussDatabase } from '../database/database'
import { gameOfDraft } from '../records/draft-ids'
import { isRow } from '../records/record'

/**
 * Saves a half-filled form of a game that is on this device, or of a table without a game. Does nothing if another tab has
 * deleted the game.
 */
export function saveDraft(connection: Connection, draftId: string, form: unknown): Promise<Stored<null>> {
  const row = trust({ gameId: draftId, v: 1, updatedAt: Date.now(), form } as const)
  return transact(connection, ['drafts', 'games'], async (db) => {
    const game = gameOfDraft(draftId)
    if (game === null || (await db.games.get(game)) !== undefined) await db.drafts.put(row)
    return ok(null)
  })
}

/** Deletes the half-filled form of a game; with `hand`, only if the form is of that hand. */
export function clearDraft(connection: Connection, gameId: string, hand: HandId | null = null): Promise<Stored<null>> {
  return transact(connection, ['drafts'], async (db) => {
    if (hand === null) await db.drafts.delete(gameId)
    else await dropDraftOf(db, gameId, hand)
    return ok(null)
  })
}

/** Deletes the form only if it is of this hand: the next hand, half-filled in another tab, stays. */
export async function dropDraftOf(db: YussDatabase, gameId: string, hand: HandId): Promise<void> {
  const row = await db.drafts.get(gameId)
  const form = isRow(row) ? row['form'] : null
  if (isRow(form) && form['hand'] === hand) await db.drafts.delete(gameId)
}
