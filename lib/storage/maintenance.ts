/** What is needed now and then, and loaded only then. */
export { snoozeReminder, noteBackup, readBackupState } from './backup-note'
export { restoreFromTab } from './restore-from-tab'
export { tryRoom } from '../durable/room'
