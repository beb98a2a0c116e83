import { defineRecord } from './record'

export type {
  ClubNightRecord,
  DraftRecord,
  HouseRecord,
  PlayerRecord,
  RegisterRecord,
  SeriesRecord,
  WordRecord,
} from './schemas/all'
export type { EntryRecord, EntryRow, StoredEntry } from './schemas/entry'
export type { Ended, JoinedRecord } from './schemas/joined'

export const clubNightRecord = defineRecord('clubNight', (schemas) => schemas.clubNight)
export const draftRecord = defineRecord('draft', (schemas) => schemas.draft)
export const entryRecord = defineRecord('entry', (schemas) => schemas.entry)
export const houseRecord = defineRecord('house', (schemas) => schemas.house)
export const joinedRecord = defineRecord('joined', (schemas) => schemas.joined)
export const playerRecord = defineRecord('player', (schemas) => schemas.player)
export const registerRecord = defineRecord('register', (schemas) => schemas.register)
export const seriesRecord = defineRecord('series', (schemas) => schemas.series)
export const wordRecord = defineRecord('word', (schemas) => schemas.word)
