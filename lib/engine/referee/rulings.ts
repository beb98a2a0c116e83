/** The questions that the referee rules on. */
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

export type Ruling = (typeof RULINGS)[number]
