/** Two games side by side. */
export const ONE_GAME = 'One game'
export const THE_OTHER = 'The other'
export const UNKNOWN_GAME = 'The address names a game that is not here. Choose another above.'
export const ALL_ALIKE = 'Nothing: they answer every question alike.'

export const differingCount = (count: number, all: number): string =>
  count === 1 ? `One of ${all} questions` : `${count} of ${all} questions`
