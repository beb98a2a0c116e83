/** What is needed now and then, and loaded only then. */
export { snoozeReminder, noteBackup, readBackupState } from './backup-note'
export { rebuildAllSummaries, rebuildSummaries } from './rebuild-summaries'
export { restoreFromTab } from './restore-from-tab'
export { tryRoom } from '../durable/room'
export { restorePlayers, savePlayer } from './write-players'
export { deleteEverything, deleteGame, putGames, removeExample, restoreDeleted } from './write-whole'
