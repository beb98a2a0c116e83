/** Under which id a deal that is being played again waits, beside the half-filled hand of its game. */
export const replayDraft = (gameId: string): string => `replay/${gameId}`

/** Everything that may be half said of a game. */
export const draftIds = (gameId: string): readonly string[] => [gameId, replayDraft(gameId)]
