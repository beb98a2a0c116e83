import type { Rules } from '../../engine/table/options'
import type { KindCount } from '../backup/kinds'
import type { UnreadPart } from '../backup/rows-in'

/**
 * The ways to restore. `merge` adds to the stored data and removes nothing. `revive` also brings back what was deleted here.
 * `replace` leaves nothing but the backup.
 */
export const RESTORE_WAYS = ['merge', 'revive', 'replace'] as const
export type RestoreWay = (typeof RESTORE_WAYS)[number]

/** A game in a preview. */
export interface PreviewedGame {
  readonly names: readonly string[]
  /** The direction of play, for the seats of players without a name. */
  readonly direction: Rules['direction']
  /** The time when it began, in milliseconds. */
  readonly at: number
  /** The number of hands played, as lists of games count them. */
  readonly hands: number
}

/** The changes that a restore would make. Games are in order of time, the newest first. */
export interface RestorePreview {
  readonly way: RestoreWay
  readonly added: readonly PreviewedGame[]
  /** Games on this device that get changes it has not seen. */
  readonly grown: readonly (PreviewedGame & { readonly handsBefore: number })[]
  /** Games on this device that begin otherwise in the backup: each keeps its own beginning. */
  readonly begunOtherwise: readonly PreviewedGame[]
  readonly same: number
  /** Games of the backup that were deleted here, and stay deleted. */
  readonly deleted: readonly PreviewedGame[]
  /** Games of this device that would be deleted. */
  readonly lost: readonly PreviewedGame[]
  /** Games of this device that would lose changes. */
  readonly shrunk: readonly PreviewedGame[]
  readonly houses: {
    readonly added: readonly string[]
    readonly changed: readonly string[]
    readonly lost: readonly string[]
    /** House rules of the backup that were deleted here, and stay deleted. */
    readonly deleted: readonly string[]
  }
  readonly contests: PreviewedContests
  /** The number of records of each kind that would be gone from this device. */
  readonly gone: readonly KindCount[]
  readonly players: number
  readonly settings: 'kept' | 'taken'
  /** The number of games whose log could not be used: they have their hands, but no undo. */
  readonly torn: number
  /** True if stored data would be overwritten: a snapshot of it is taken first. */
  readonly writesOver: boolean
  /** The parts of the backup that cannot be read here: they are stored as they are. */
  readonly unread: readonly UnreadPart[]
}

/** The names of the contests that a restore changes. */
export interface PreviewedContests {
  readonly added: readonly string[]
  /** Contests that differ from the one here: they come under another name, and both stay. */
  readonly beside: readonly string[]
  /** Contests of this device that would be as they are in the backup. */
  readonly changed: readonly string[]
  readonly lost: readonly string[]
  /** Contests of the backup that were deleted here, and stay deleted. */
  readonly deleted: readonly string[]
}
