/** Under which id a deal that is being played again waits, beside the half-filled hand of its game. */
export const replayDraft = (gameId: string): string => `${REPLAY}${gameId}`

const REPLAY = 'replay/'

export const gameOfDraft = (id: string): string => (id.startsWith(REPLAY) ? id.slice(REPLAY.length) : id)

/** Everything that may be half said of a game. */
export const draftIds = (gameId: string): readonly string[] => [gameId, replayDraft(gameId)]
