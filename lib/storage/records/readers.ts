import { withRetries } from '../../core/timing/retry'
import { MissingCodeError } from '../../durable/needed'
import type * as All from './schemas/all'

export type Schemas = typeof All

let schemas: Schemas | null = null

/** Sets the schemas that all readers of rows use. */
export const provide = (all: Schemas): void => void (schemas = all)

const fetchSchemas = async () => provide(await withRetries(() => import('./schemas/all')))

/** Returns the schemas. If they are not loaded yet, throws an error on which the caller loads them and tries again. */
export function neededSchemas(): Schemas {
  if (schemas === null) throw new MissingCodeError(fetchSchemas)
  return schemas
}
