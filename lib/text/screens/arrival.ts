import * as said from '../../messages/compiled/app/arrival'
import { houseName } from '../terms/rule-set-names'

/**
 * Returns the sentence for a game that arrived, which depends on how much of it is already on this device, and on whether it
 * begins otherwise there.
 */
export function gameArrived(state: 'new' | 'same' | 'grows', isOtherwise: boolean): string | null {
  if (isOtherwise) return said.gameBegunOtherwise
  switch (state) {
    case 'new':
      return null
    case 'same':
      return said.gameIsHere
    case 'grows':
      return said.gameGrows
  }
}

/**
 * Returns the heading for rules that arrived, compared with the rules here: house rules by `name`, or the last game's (`null`).
 */
export const againstOurs = (name: string | null): string =>
  name === null ? said.againstLastGame : said.againstOurs({ name: houseName(name) })
export const sameAsOurs = (name: string | null): string =>
  name === null ? said.sameAsLastGame : said.sameAsOurs({ name: houseName(name) })
