import { forgetDamageThat } from '../../durable/damage'
import type { Damage } from '../../durable/replica/damage'
import { isRow } from '../../durable/replica/row'
import type { YussDatabase } from '../database/database'
import { draftIds } from '../records/draft-ids'

/**
 * Forgets what was found of a game that is deleted for good, within a transaction that writes; and bytes of the replica,
 * of which no one knows whose they were. What was forgotten.
 */
export const forgetDamageOf = (db: YussDatabase, gameId: string): Promise<readonly Damage[]> =>
  forgetDamageThat(
    db,
    ({ table, key, found }) => table === '' || draftIds(gameId).some((id) => id === key) || gameOf(found) === gameId,
  )

const gameOf = (found: unknown): unknown => (isRow(found) ? found['gameId'] : undefined)
