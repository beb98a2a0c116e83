import { spokenLanguage } from '@/lib/messages/locale'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
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

/** The country whose games the speakers of a language mostly play. */
const HOME: Readonly<Record<string, Country>> = { bg: 'bulgaria', fr: 'france', hr: 'croatia' }

/** How many can sit down. */
export const TABLES = [2, 3, 4] as const

export const playersOf = (id: RuleSetId): number => ruleSet(id).values.players.value

interface GamesOfCountry {
  readonly country: Country
  readonly games: readonly RuleSetId[]
}

/** The countries, that of the language first. */
function inOrder(): readonly Country[] {
  const home = HOME[spokenLanguage()]
  return home === undefined ? COUNTRIES : [home, ...COUNTRIES.filter((country) => country !== home)]
}

/** Returns the games on offer for so many players, by country; a country without one is left out. */
export const gamesFor = (players: number): readonly GamesOfCountry[] =>
  inOrder()
    .map((country) => ({
      country,
      games: RULE_SET_IDS.filter((id) => COUNTRY[id] === country && playersOf(id) === players),
    }))
    .filter(({ games }) => games.length > 0)

/** Returns the game that stands first where no game was played yet: one of the country of the language. */
export const firstGame = (): RuleSetId => {
  const [country] = inOrder()
  return RULE_SET_IDS.find((id) => COUNTRY[id] === country) ?? RULE_SET_IDS[0]
}
