import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { firstGame } from '@/lib/rulesets/sets/first-game'
import { RULE_SET_IDS, type RuleSetId } from '@/lib/rulesets/sets/rule-set'

/** The countries that games come from, in the order of the list. */
const COUNTRIES = ['scotland', 'america', 'bulgaria', 'croatia', 'france', 'south-africa'] as const

export type Country = (typeof COUNTRIES)[number]

export const COUNTRY: { readonly [S in RuleSetId]: Country } = {
  'bela-2': 'scotland',
  'bela-3': 'scotland',
  lehman: 'america',
  bicycle: 'america',
  denexa: 'america',
  'bridge-belote': 'bulgaria',
  'bela-hr': 'croatia',
  belote: 'france',
  contree: 'france',
  coinche: 'france',
  'klabberjass-4': 'south-africa',
}

/** The numbers of players that games on offer have. */
export const TABLES = [2, 3, 4] as const

export const playersOf = (id: RuleSetId): number => ruleSet(id).values.players.value

interface GamesOfCountry {
  readonly country: Country
  readonly games: readonly RuleSetId[]
}

/** Returns the countries, with that of the language first. */
function inOrder(): readonly Country[] {
  const first = COUNTRY[firstGame()]
  return [first, ...COUNTRIES.filter((one) => one !== first)]
}

/** Returns the games on offer for this number of players, by country; leaves out countries without one. */
export const gamesFor = (players: number): readonly GamesOfCountry[] =>
  inOrder()
    .map((country) => ({
      country,
      games: RULE_SET_IDS.filter((id) => COUNTRY[id] === country && playersOf(id) === players),
    }))
    .filter(({ games }) => games.length > 0)
