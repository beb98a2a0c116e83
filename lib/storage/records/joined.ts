import { defineRecord } from './record'

export type { Ended, JoinedRecord } from './schemas/joined'

export const joinedRecord = defineRecord('joined', (schemas) => schemas.joined)
