import type { GameRecord } from '../records/game'
import type { EntryRecord } from '../records/record-types'
import type { StoredChange } from '../sheet/new-change'
import { contentId } from './content-id'

/** Returns the id of the device in entries that were made from a game without its log. */
export const sentDevice = (gameId: string): string => contentId('sent', gameId)

/**
 * Returns changes as entries from this clock on, with ids made from their content, so that every device makes the same. They are
 * those of another device, because Undo takes back only what was done on this one.
 */
export function sentEntries(
  changes: readonly StoredChange[],
  { id: gameId, createdAt: at }: Pick<GameRecord, 'id' | 'createdAt'>,
  from: number,
): readonly EntryRecord[] {
  const device = sentDevice(gameId)
  return changes.map((change, index): EntryRecord => {
    const clock = from + index
    return { id: contentId('entry', gameId, clock, change), v: 1, gameId, device, clock, at, ...change }
  })
}
