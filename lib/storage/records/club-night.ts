import { defineRecord } from './record'

export type { ClubNightRecord, WordRecord } from './schemas/club-night'

export const clubNightRecord = defineRecord('clubNight', (schemas) => schemas.clubNight)
export const wordRecord = defineRecord('word', (schemas) => schemas.word)
