import { isId } from '../../format/limits'

/** Under which id a deal that is being played again waits, beside the half-filled hand of its game. */
export const replayDraft = (gameId: string): string => `${REPLAY}${gameId}`

/** Returns under which id such a deal waits at a table that has no game: no id of a game has a stroke in it. */
export const tableReplayDraft = (table: string): string => `${TABLE_REPLAY}${table}`

const REPLAY = 'replay/'
const TABLE_REPLAY = `${REPLAY}table/`

/** Returns the game that a draft is of; `null` for a deal at a table that has none. */
export function gameOfDraft(id: string): string | null {
  if (id.startsWith(TABLE_REPLAY)) return null
  return id.startsWith(REPLAY) ? id.slice(REPLAY.length) : id
}

/** Everything that may be half said of a game. */
export const draftIds = (gameId: string): readonly string[] => [gameId, replayDraft(gameId)]

/** Checks an id that came in: of a game or a table that can be. */
export const isDraftId = (id: string): boolean => isId(gameOfDraft(id) ?? id.slice(TABLE_REPLAY.length))
