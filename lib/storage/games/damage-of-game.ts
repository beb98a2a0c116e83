import { forgetDamageThat } from '../../durable/damage'
import type { Damage } from '../../durable/replica/damage'
import { isRow } from '../../durable/replica/row'
import type { YussDatabase } from '../database/database'
import { draftIds } from '../records/draft-ids'

/**
 * Removes the reported damage of a game that is deleted for good, and of bytes of the replica that belong to no known row. Call
 * it within a transaction that writes. Returns the removed damage.
 */
export const forgetDamageOf = (db: YussDatabase, gameId: string): Promise<readonly Damage[]> =>
  forgetDamageThat(
    db,
    ({ table, key, found }) => table === '' || draftIds(gameId).some((id) => id === key) || gameOf(found) === gameId,
  )

const gameOf = (found: unknown): unknown => (isRow(found) ? found['gameId'] : undefined)
