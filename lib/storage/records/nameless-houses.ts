import { houseNameGiven } from '../../format/house-words'
import type { Step } from './record'

/** What house rules were called that nobody had named stood in the place of their name; older phones go on writing so. */
export const NAMELESS_HOUSES: Step = {
  name: 'house rules that nobody named have no name',
  up(row) {
    const { name } = row
    return typeof name === 'string' ? { ...row, name: houseNameGiven(name) } : row
  },
}

/** The same in a game that is played by them. */
export const NAMELESS_RULES: Step = {
  name: 'a game by house rules that nobody named has no name for them',
  up(row) {
    const { rulesName } = row
    return typeof rulesName === 'string' ? { ...row, rulesName: houseNameGiven(rulesName) || null } : row
  },
}
