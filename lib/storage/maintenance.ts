/** What is needed now and then, and loaded only then. */
export { snoozeReminder as hushReminder, noteBackup, readBackupState } from './backup-note'
export { restoreFromTab as putBack } from './restore-from-tab'
export { tryRoom } from './room'
