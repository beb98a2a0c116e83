/** The storage of the app. Screens use it through `lib/hooks`, which loads it after the first paint. */
export type { BackupState } from './backup/backup-note'
export { connect } from './connect'
export type { Connection } from './database/connection'
export type { Stored } from '../durable/problem'
export type { YussDatabase } from './database/database'
export { hasContests } from './evenings/has-contests'
export { directoryOf } from './people/directory'
export type { Directory, Person } from './people/directory'
export type { AllFigures, PartyFigures, PartyLine } from './history/figures'
export type { HistoryGame, HistoryPiece, HistoryPlace } from './history/history'
export { NO_FILTER, RESULTS } from './history/history-filter'
export type { HistoryFilter, HistoryResult } from './history/history-filter'
export { newId } from '../core/ids'
export { erasureIsPending } from '../durable/erase'
export { forgetDamage, readDamage } from '../durable/damage'
export type { Damage } from '../durable/replica/damage'
export type { SecondCopy } from '../durable/replica/replica'
export { browserReplica } from '../durable/replica/worker-file'
export type { DraftFate, NewChange, RulesJson } from './sheet/new-change'
export { STORAGE_PROBLEMS, storageProblem } from '../durable/problem'
export type { StorageProblem, StorageProblemCode } from '../durable/problem'
export {
  findDraft,
  findGame,
  findSeries,
  listCurrent,
  listGames,
  listHouses,
  listNames,
  listRecent,
  readSettings,
} from './games/read'
export type { FoundGame, FoundSeries, ListedGame } from './games/read'
export type { WholeStorage } from './backup/read-everything'
export { readPlayers } from './people/read-players'
export type { GameRecord, GameSetup, GameStatus, GameSummary } from './records/game'
export type { HouseRecord, PlayerRecord, SeriesRecord } from './records/record-types'
export { PLAYER_COLOURS } from './records/player-colours'
export type { PlayerColour } from './records/player-colours'
export type { Unreadable } from './records/record'
export type { SettingName, Settings } from './records/settings'
export type { Sheet, SheetRow, UnreadableRow } from './sheet/sheet'
export { probe, read, watch, watchWriter } from '../durable/watch'
export type { Watcher } from '../durable/watch'
export { updateSummaries } from './history/update-summaries'
export type { Ahead, Appended, SeriesChoice } from './games/append-change'
export { clearDraft, saveDraft } from './games/write-draft'
export type { PlayerFacts, SavedPlayer } from './settings/write-players'
export type { DeletedGame, GameBundle } from './games/write-whole'
