/** The rulings of the referee, in the order in which a deal meets them. */
export const RULINGS = [
  'runs',
  'play',
  'bidding',
  'claim',
  'wrong',
  'pile',
  'bela',
  'exchange',
  'void-deal',
  'cut',
  'replay',
  'elsewhere',
] as const

export type RulingPath = (typeof RULINGS)[number]

/** An address of the referee that keeps the game it was opened from. */
export const refereeHref = (path: RulingPath | '', game: string | null): string =>
  `/referee/${path === '' ? '' : `${path}/`}${game === null ? '' : `?game=${encodeURIComponent(game)}`}`
