import { isId } from '../../format/limits'

/** Returns the id of the draft of a deal that is being played again. A game can have this and a half-filled hand. */
export const replayDraft = (gameId: string): string => `${REPLAY}${gameId}`

/** Returns the id of such a draft at a table without a game. The id of a game never contains a slash. */
export const tableReplayDraft = (table: string): string => `${TABLE_REPLAY}${table}`

const REPLAY = 'replay/'
const TABLE_REPLAY = `${REPLAY}table/`

/** Returns the id of the game of a draft; `null` for a deal at a table without a game. */
export function gameOfDraft(id: string): string | null {
  if (id.startsWith(TABLE_REPLAY)) return null
  return id.startsWith(REPLAY) ? id.slice(REPLAY.length) : id
}

/** Returns the ids of all drafts that a game can have. */
export const draftIds = (gameId: string): readonly string[] => [gameId, replayDraft(gameId)]

/** Tells whether an incoming id is a valid draft id, of a game or of a table. */
export const isDraftId = (id: string): boolean => isId(gameOfDraft(id) ?? id.slice(TABLE_REPLAY.length))
