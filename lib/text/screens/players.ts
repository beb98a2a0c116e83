import { formAfter } from '../../messages/compiled/app/charts'
import * as said from '../../messages/compiled/app/players'
import { personRenamed, personUpdated, twoPeople } from '../../messages/compiled/app/take-back'
import { figure } from '../terms/figure'

/** Tells that a person was renamed or updated. */
export const renamedSentence = (from: string, to: string): string =>
  from === to ? personUpdated({ name: to }) : personRenamed({ from, to })

/** Tells that two names belong to two people, because both were together at one table or on one evening. */
export const twoPeopleSentence = ([one, other]: readonly [string, string]): string => twoPeople({ one, other })

/** Tells that one or two players have not played yet; `game` is `null` if any kind of game would count. */
export function notPlayedYet(name: string, isTwo: boolean, game: string | null): string {
  const who = isTwo ? 'many' : 'one'
  return game === null ? said.notPlayedHere({ who, name }) : said.notPlayedGame({ who, name, game })
}

/** Returns a player's form: “Mike: +2 after 4 finished games”. */
export const formSentence = (name: string, balance: number, games: number): string =>
  formAfter({ name, balance: figure(balance), games })
