import * as said from '../../messages/compiled/app/arrival'
import { houseName } from '../terms/rule-set-names'

/** Returns the sentence for a game that arrived, by the part of it that this phone already has. */
export function gameArrived(state: 'new' | 'same' | 'grows'): string | null {
  switch (state) {
    case 'new':
      return null
    case 'same':
      return said.gameIsHere
    case 'grows':
      return said.gameGrows
  }
}

/** Rules that arrived, held against those that are played here; `name` of house rules, `null` for the last game. */
export const againstOurs = (name: string | null): string =>
  name === null ? said.againstLastGame : said.againstOurs({ name: houseName(name) })
export const sameAsOurs = (name: string | null): string =>
  name === null ? said.sameAsLastGame : said.sameAsOurs({ name: houseName(name) })
