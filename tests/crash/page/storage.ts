export { ok } from '@/lib/engine/table/result'
export { appendChange, deleteGame, newId, putGames, saveDraft, saveHouse, saveSetting, startGame } from '@/lib/storage'
export type { Appended, Connection, Stored } from '@/lib/storage'
