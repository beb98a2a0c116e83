import type { Connection as DurableConnection } from '../../durable/connection'
import type { YussDatabase } from './database'

/** This tab's way to the database of the app. */
export type Connection = DurableConnection<YussDatabase>
