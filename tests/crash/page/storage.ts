export { ok } from '@/lib/engine/table/result'
export { appendChange, newId, saveDraft, saveHouse, saveSetting, startGame } from '@/lib/storage'
export { deleteGame, putGames } from '@/lib/storage/maintenance'
export type { Appended, Connection, Stored } from '@/lib/storage'
