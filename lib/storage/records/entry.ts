import { defineRecord } from './record'

export type { EntryRecord, StoredEntry } from './schemas/entry'

export const entryRecord = defineRecord('entry', (schemas) => schemas.entry)
