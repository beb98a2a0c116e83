/** The functions that export data from this device and import it, loaded only to share, save or restore. */
import './records/schemas/provided'

export { withPresentNames } from './sharing/present-names'
export { backupOf, backupPieces, houseJson, unreadableIn } from './backup/backup-out'
export { readRestorable } from './backup/backup-in'
export type { Restorable } from './backup/backup-in'
export type { UnreadPart } from './backup/rows-in'
export { incomingGame } from './sharing/game-in'
export type { IncomingGame, IncomingProblem } from './sharing/game-in'
export { gameJson, sheetOfBundle } from './sharing/game-out'
export type { ExportedJson, GameKind } from './sharing/game-out'
export {
  findHouse,
  findKnown,
  freeName,
  saveIncomingHouse,
  saveIncomingGame,
  nameOfHouse,
} from './restore/save-incoming'
export type { IncomingState, KnownHouse } from './restore/save-incoming'
export { previewRestore, restore } from './restore/restore'
export { RESTORE_WAYS } from './restore/restore-plan'
export type { PreviewedGame, RestorePreview, RestoreWay } from './restore/restore-plan'
export { listSnapshots, readSnapshot, readSnapshots } from './restore/snapshots'
export type { Safety, SnapshotNote, SnapshotReason } from './restore/snapshots'
export { readablePlayers } from './people/read-players'
export { sheetOf } from './sheet/sheet'
