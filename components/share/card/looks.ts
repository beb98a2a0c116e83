import type { PlayerColour } from '@/lib/storage/records/player-colours'

/** The colours of players on paper, as in the variables `--player-1` and following of the light theme. */
export const PLAYERS_ON_PAPER: Readonly<Record<PlayerColour, string>> = {
  red: '#8c1820',
  blue: '#173f78',
  green: '#14532d',
  brown: '#663a00',
  purple: '#5a2a86',
  teal: '#0a4d57',
  pink: '#85135e',
  grey: '#43474e',
}

/** The dash patterns of the sides' lines, in the order of the sides. They tell two sides apart that have the same colour. */
export const DASHES: readonly (readonly number[])[] = [[], [26, 18], [2, 16]]
