import type { Ratio } from '../../../engine/stats/counts'

/** A figure of the history: its name, and the one sentence or two that say what it counts. */
export interface FigureText {
  readonly name: string
  readonly means: string
}

/** Every figure that a screen shows, defined once. */
export const FIGURES = {
  'games-won': {
    name: 'Games won',
    means:
      'Games that came to their end with this side in front, out of all that came to an end. Who sits at the table when a game ends has won or lost it. A game that was ended early or is in progress is neither.',
  },
  'series-won': {
    name: 'Series won',
    means:
      'Series of three or more games that were decided, counted for those who sat at the table for the deciding game.',
  },
  'hands-taken': {
    name: 'Hands taken',
    means:
      'Hands taken, out of all hands played out. For a pair, those that either of the two took. Redeals, claims and score adjustments are no hands here.',
  },
  'made-rate': {
    name: 'Made',
    means: 'Hands taken and made, out of all hands taken. A level hand and a revoke are neither made nor bate.',
  },
  'bate-rate': {
    name: 'Bate',
    means: 'Hands taken that went bate, out of all hands taken.',
  },
  'average-taking': {
    name: 'Average when taking',
    means:
      'Card points of the side in hands that this player or pair took, as they are compared to decide the hand: tricks, last trick, runs and bela, before a bate moves anything. Finished totals count too.',
  },
  'average-defending': {
    name: 'Average when defending',
    means: 'The same in hands that another side took. A hand that one’s own partner took is neither.',
  },
  runs: {
    name: 'Runs that scored',
    means:
      'Runs of this player, or of the pair, that scored. Only hands entered by what was taken tell of them; finished totals do not, nor do runs of which only the points were noted.',
  },
  fours: {
    name: 'Fours of a kind that scored',
    means: 'Fours of a kind that scored, in hands entered by what was taken.',
  },
  belas: {
    name: 'Belas',
    means: 'King and queen of trumps announced and scored, in hands entered by what was taken.',
  },
  'best-hand': {
    name: 'Best hand',
    means:
      'The most card points of the side in one hand, as they are compared to decide it. Finished totals count too.',
  },
  'best-comeback': {
    name: 'Best comeback',
    means:
      'The furthest behind in a game that was won anyway, measured by what the game was played to. Totals from paper count.',
  },
  'longest-streak': {
    name: 'Longest streak',
    means:
      'Most games won one after the other, in the order in which they began. A game that was not played to its end breaks no streak.',
  },
  'head-to-head': {
    name: 'Head to head',
    means:
      'Finished games at the same table on different sides. Other games are those that a third player won, or nobody.',
  },
  form: {
    name: 'Wins minus losses',
    means: 'One step up for every game won, one down for every game that ended without a win, in order.',
  },
  'running-score': {
    name: 'Running score',
    means: 'What stood on the sheet after each hand.',
  },
  'hand-by-hand': {
    name: 'Hand by hand',
    means: 'What each hand put on the sheet for each side.',
  },
  swing: {
    name: 'Swing',
    means: 'A ring marks a swing: a hand that put a side in front where another had been.',
  },
  evening: {
    name: 'Evening',
    means: 'An evening lasts until five in the morning. A game belongs to the evening on which it began.',
  },
} as const satisfies Readonly<Record<string, FigureText>>

export type FigureId = keyof typeof FIGURES

/** A rate as whole per cent; a dash where there is nothing to divide. */
export const percent = (ratio: Ratio | null): string =>
  ratio === null ? '–' : `${Math.round((100 * ratio.part) / ratio.whole)}%`

/** An average with one place after the point; a dash where there is nothing to divide. */
export const average = (ratio: Ratio | null): string => (ratio === null ? '–' : (ratio.part / ratio.whole).toFixed(1))

/** “7 of 12”; a dash where there were none. */
export const outOf = (part: number, whole: number): string => (whole === 0 ? '–' : `${part} of ${whole}`)
