/** The colours of players (`--player-1` onwards, in this order). Letters are readable on each, on paper and in dark mode. */
export const PLAYER_COLOURS = ['red', 'blue', 'green', 'brown', 'purple', 'teal', 'pink', 'grey'] as const
export type PlayerColour = (typeof PLAYER_COLOURS)[number]
