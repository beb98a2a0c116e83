import { defineRecord } from './record'

export type { DraftRecord } from './schemas/draft'

export const draftRecord = defineRecord('draft', (schemas) => schemas.draft)
