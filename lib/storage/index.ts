/** The stored game. Screens reach it through `lib/hooks`, which loads it after the first paint. */
export type { BackupState } from './backup-note'
export { connect } from './connect'
export type { Connection } from './connection'
export type { Stored } from '../durable/problem'
export type { YussDatabase } from './database'
export { directoryOf, nameKey } from './directory'
export type { Directory, Person } from './directory'
export type { Everybody, PartyFigures, PartyLine } from './figures'
export type { HistoryGame, HistoryPiece, HistoryPlace } from './history'
export { NO_FILTER, RESULTS } from './history-filter'
export type { HistoryFilter, HistoryResult } from './history-filter'
export { newId } from '../durable/ids'
export { erasureIsPending } from '../durable/erase'
export { forgetDamage, readDamage } from '../durable/damage'
export type { Damage } from '../durable/replica/damage'
export type { SecondCopy } from '../durable/replica/replica'
export { browserReplica } from '../durable/replica/worker-file'
export type { DraftFate, NewChange, RulesJson } from './new-change'
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
} from './read'
export type { FoundGame, FoundSeries, ListedGame } from './read'
export type { WholeStorage } from './read-everything'
export { readPlayers } from './read-players'
export type { GameRecord, GameSetup, GameStatus, GameSummary } from './records/game'
export type { HouseRecord } from './records/house'
export { PLAYER_COLOURS } from './records/player-colours'
export type { PlayerColour } from './records/player-colours'
export type { PlayerRecord } from './records/player'
export type { Unreadable } from './records/record'
export type { SeriesRecord } from './records/series'
export type { SettingName, Settings } from './settings'
export type { Sheet, SheetRow, UnreadableRow } from './sheet'
export { probe, read, watch, watchWriter } from '../durable/watch'
export type { Watcher } from '../durable/watch'
export { updateSummaries } from './update-summaries'
export type { Appended, SeriesChoice } from './write'
export { clearDraft, saveDraft } from './write-draft'
export type { PlayerFacts, SavedPlayer } from './write-players'
export type { DeletedGame, GameBundle } from './write-whole'
