import { withRetries } from '../../core/timing/retry'
import { MissingCodeError } from '../../durable/needed'
import type * as Ids from '../sheet/game-id'

type GameIds = typeof Ids

let ids: GameIds | null = null

const fetchIds = async () => {
  ids = await withRetries(() => import('../sheet/game-id'))
}

/**
 * Returns the code that makes the ids of games. It is fetched when a game is begun, because no sheet needs it. If it is not loaded
 * yet, throws an error on which the caller loads it and tries again.
 */
export function neededGameIds(): GameIds {
  if (ids === null) throw new MissingCodeError(fetchIds)
  return ids
}
