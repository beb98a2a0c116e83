import { DurableDatabase, type DatabaseOptions, type Rows } from '../../durable/database'
import type { Schema } from '../../durable/schema'
import type { GameRecord } from '../records/game'
import type {
  ClubNightRecord,
  DraftRecord,
  EntryRow,
  HouseRecord,
  JoinedRecord,
  PlayerRecord,
  RegisterRecord,
  SeriesRecord,
  WordRecord,
} from '../records/record-types'
import type { SettingRecord } from '../records/setting'
import type { TallyRecord } from '../records/tally'
import { META, READERS, SNAPSHOT_SLOTS, WRITER } from './meta'
import { MIGRATIONS } from './migrations'

export const DATABASE_NAME = 'yuss'

const SCHEMA: Schema = {
  name: DATABASE_NAME,
  migrations: MIGRATIONS,
  writer: WRITER,
  readers: READERS,
  derived: { of: 'games', in: 'tallies' },
  passing: ['drafts'],
  own: [META.summaries, META.snapshots, ...SNAPSHOT_SLOTS],
}

/** The tables of the app. */
export class YussDatabase extends DurableDatabase {
  declare readonly games: Rows<GameRecord>
  declare readonly entries: Rows<EntryRow>
  declare readonly drafts: Rows<DraftRecord>
  declare readonly settings: Rows<SettingRecord>
  declare readonly series: Rows<SeriesRecord>
  declare readonly houses: Rows<HouseRecord>
  declare readonly players: Rows<PlayerRecord>
  declare readonly tallies: Rows<TallyRecord>
  declare readonly registers: Rows<RegisterRecord>
  declare readonly joined: Rows<JoinedRecord>
  declare readonly clubNights: Rows<ClubNightRecord>
  declare readonly words: Rows<WordRecord>

  constructor(options: DatabaseOptions = {}) {
    super(SCHEMA, options)
  }
}
