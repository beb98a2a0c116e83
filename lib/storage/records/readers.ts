import { withRetries } from '../../core/timing/retry'
import { MissingCodeError } from '../../durable/needed'
import type * as All from './schemas/all'

export type Schemas = typeof All

let schemas: Schemas | null = null

/** Makes the schemas known to all that reads rows. */
export const provide = (all: Schemas): void => void (schemas = all)

const fetchSchemas = async () => provide(await withRetries(() => import('./schemas/all')))

/** Returns the schemas; where they are not here, what asked is done again once they are. */
export function neededSchemas(): Schemas {
  if (schemas === null) throw new MissingCodeError(fetchSchemas)
  return schemas
}
