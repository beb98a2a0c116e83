import type { Connection as DurableConnection } from '../../durable/connection'
import type { YussDatabase } from './database'

/** A tab's connection to the database of the app. */
export type Connection = DurableConnection<YussDatabase>
