import { gamesFor, playersOf, TABLES } from '@/components/new-game/countries'
import { countryName, gameAbout, soManyPlayers } from '@/lib/messages/compiled/app/new-game'
import { gamesAbout, gamesTitle } from '@/lib/messages/compiled/site/games'
import { firstGame } from '@/lib/rulesets/sets/first-game'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { wholeName } from '@/lib/text/terms/form-names'
import { gameShort } from './game-short'

interface GameLine {
  readonly id: RuleSetId
  readonly name: string
  readonly about: string
  readonly short: string
  readonly href: string
}

interface GamesOfCountry {
  readonly country: string
  readonly games: readonly GameLine[]
}

interface GamesOfTable {
  readonly players: string
  readonly countries: readonly GamesOfCountry[]
}

/** The texts of the list of games, in the current language. */
export interface GamesText {
  readonly title: string
  readonly about: string
  readonly tables: readonly GamesOfTable[]
}

/** Returns the games by number of players and by country; those played where the current language is spoken come first. */
export const gamesText = (): GamesText => ({
  title: gamesTitle,
  about: gamesAbout,
  tables: tablesInOrder().map((players) => ({
    players: soManyPlayers({ players }),
    countries: gamesFor(players).map(({ country, games }) => ({
      country: countryName({ country }),
      games: games.map(lineOf),
    })),
  })),
})

/** Returns the numbers of players: first that of the game to offer first in this language, then the others. */
function tablesInOrder(): readonly number[] {
  const first = playersOf(firstGame())
  return [first, ...TABLES.filter((players) => players !== first)]
}

const lineOf = (id: RuleSetId): GameLine => ({
  id,
  name: wholeName(id),
  about: gameAbout({ game: id }),
  short: gameShort(id),
  href: `/games/${id}/`,
})
