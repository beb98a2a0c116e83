import { defineRecord } from './record'

export type { EveningRecord, WordRecord } from './schemas/evening'

export const eveningRecord = defineRecord('evening', (schemas) => schemas.evening)
export const wordRecord = defineRecord('word', (schemas) => schemas.word)
