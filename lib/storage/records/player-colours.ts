/** Colours a player can have (`--player-1` and on, in this order): letters on each can be read, on paper and in the dark. */
export const PLAYER_COLOURS = ['red', 'blue', 'green', 'brown', 'purple', 'teal', 'pink', 'grey'] as const
export type PlayerColour = (typeof PLAYER_COLOURS)[number]
