export { ok } from '@/lib/engine/table/result'
export { appendChange, newId, saveDraft, saveSetting, startGame } from '@/lib/storage'
export { deleteGame, putGames, saveHouse } from '@/lib/storage/maintenance'
export type { Appended, Connection, Stored } from '@/lib/storage'
