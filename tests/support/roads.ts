import type { BackupFile } from '@/lib/format/backup-file'
import { openFile } from '@/lib/format/open-file'
import type { Connection, GameBundle } from '@/lib/storage'
import { restoreDeleted, restoreFromTab } from '@/lib/storage/maintenance'
import { gameJson, readRestorable, restore, saveIncomingGame, type IncomingGame } from '@/lib/storage/sharing'
import { takeEntries } from '@/lib/storage/sharing/take-entries'
import { backupText, gameInFile } from './arriving'
import { ready, the } from './storage'

/** A copy of a game in each form in which it travels. */
export interface GameCopy {
  readonly bundle: GameBundle
  readonly game: IncomingGame
  readonly backup: BackupFile
}

/** Returns a copy of a game on a phone. */
export async function copyOfGame(tab: Connection, id: string): Promise<GameCopy> {
  const { bundle } = await ready(tab, id)
  const game = gameInFile(gameJson(bundle, 'whole'))
  const opened = openFile(await backupText(tab))
  if (!opened.ok || opened.value.kind !== 'backup') throw new Error('expected a backup of this app')
  return { bundle, game, backup: opened.value.backup }
}

/** The ways by which a copy of a game comes to a phone. */
export const ROADS = {
  'a backup': async (tab, { backup }) => the(await restore(tab, readRestorable(backup, 1), 'merge')),
  'a file': async (tab, { game }) => the(await saveIncomingGame(tab, game)),
  'another phone': async (tab, { game: { record, changes } }) =>
    the(await takeEntries(tab, [{ gameId: record.id, setUp: record, entries: changes }], 0)),
  'an open tab': async (tab, { bundle }) => the(await restoreFromTab(tab, [bundle])),
  'an undone deletion': async (tab, { bundle }) =>
    the(await restoreDeleted(tab, { ...bundle, drafts: [], damage: [], registers: [] })),
} as const satisfies Readonly<Record<string, (tab: Connection, copy: GameCopy) => Promise<unknown>>>

export type Road = keyof typeof ROADS
export const ROAD_NAMES = Object.keys(ROADS) as readonly Road[]
