/** The rulings of the referee, each a page. */
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

/** The seven that the list has, in the order in which a deal meets them. */
export const TOOLS = [
  'runs',
  'play',
  'bidding',
  'claim',
  'wrong',
  'pile',
  'replay',
] as const satisfies readonly RulingPath[]

/** The rulings that belong to another question and are asked from its page. */
const UNDER: { readonly [P in RulingPath]?: (typeof TOOLS)[number] } = {
  exchange: 'bidding',
  cut: 'bidding',
  bela: 'claim',
  'void-deal': 'wrong',
  elsewhere: 'replay',
}

/** The tool that a ruling is found under: itself, where the list has it. */
export const toolOf = (path: RulingPath): RulingPath => UNDER[path] ?? path

/** The rulings that are asked from the page of this one. Other rules are asked where a score is explained. */
export const rulingsUnder = (path: RulingPath): readonly RulingPath[] =>
  RULINGS.filter((one) => UNDER[one] === path && one !== 'elsewhere')

/** Returns the address at which a hand of a game is scored by the rules of others. */
export const otherRulesHref = (game: string, hand: string): string =>
  `${refereeHref('elsewhere', game)}&hand=${encodeURIComponent(hand)}`

/** An address of the referee that keeps the game it was opened from. */
export const refereeHref = (path: RulingPath | '', game: string | null): string =>
  `/referee/${path === '' ? '' : `${path}/`}${game === null ? '' : `?game=${encodeURIComponent(game)}`}`
