import { makeGameRecord, type GameRecord } from '@/lib/storage/records/game'

/** Returns the row of a game of Bela for two that was just begun. */
export const gameRow = (id: string, changes: Partial<GameRecord> = {}): GameRecord => ({
  ...makeGameRecord(
    { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: 0 },
    { id, device: 'phone', at: 0, sides: 2, series: null, example: false },
  ),
  ...changes,
})
