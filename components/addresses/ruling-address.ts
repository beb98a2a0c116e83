import { RULINGS, type Ruling } from '@/lib/engine/referee/rulings'

/** The seven rulings in the list, in the order in which they come up in a deal. */
export const TOOLS = [
  'runs',
  'play',
  'bidding',
  'claim',
  'wrong',
  'pile',
  'replay',
] as const satisfies readonly Ruling[]

/** The rulings that belong to another question and are asked from its page. */
const UNDER: { readonly [P in Ruling]?: (typeof TOOLS)[number] } = {
  exchange: 'bidding',
  cut: 'bidding',
  bela: 'claim',
  'void-deal': 'wrong',
  elsewhere: 'replay',
}

/** Returns the ruling of the list under which a ruling is found; one in the list is found under itself. */
export const toolOf = (path: Ruling): Ruling => UNDER[path] ?? path

/**
 * Returns the rulings that are asked from the page of this one, except “elsewhere”, which is opened from the explanation of a
 * score.
 */
export const rulingsUnder = (path: Ruling): readonly Ruling[] =>
  RULINGS.filter((one) => UNDER[one] === path && one !== 'elsewhere')

/** Returns the address at which a hand of a game is scored by other rules. */
export const otherRulesHref = (game: string, hand: string): string =>
  `${refereeHref('elsewhere', game)}&hand=${encodeURIComponent(hand)}`

/** Returns an address of the referee that remembers the game it was opened from. */
export const refereeHref = (path: Ruling | '', game: string | null): string =>
  `/referee/${path === '' ? '' : `${path}/`}${game === null ? '' : `?game=${encodeURIComponent(game)}`}`
