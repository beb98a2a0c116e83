/** What is needed now and then, and loaded only then. */
export { hushReminder, noteBackup, readBackupState } from './backup-note'
export { putBack } from './put-back'
export { tryRoom } from './room'
