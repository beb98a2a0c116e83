/** What goes out of this phone and comes into it. Loaded only where somebody shares, saves or restores. */
export { asCalled } from './as-called'
export { backupOf, houseJson, oddOf } from './backup-out'
export { readRestorable } from './backup-in'
export type { Restorable } from './backup-in'
export { incomingGame } from './game-in'
export type { IncomingGame, IncomingProblem } from './game-in'
export { gameJson, sheetOfBundle } from './game-out'
export type { GameJson, GameKind } from './game-out'
export {
  findHouse,
  findKnown,
  freeName,
  saveIncomingHouse as keepHouse,
  saveIncomingGame as keepIncoming,
  nameOfHouse,
} from './save-incoming'
export type { Known, KnownHouse } from './save-incoming'
export { previewRestore, restore } from './restore'
export { RESTORE_WAYS } from './restore-plan'
export type { GameLine, RestorePreview, RestoreWay } from './restore-plan'
export { readablePlayers } from '../read-players'
export { sheetOf } from '../sheet'
