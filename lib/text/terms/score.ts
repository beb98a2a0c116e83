import { scoreOfThree, scoreOfTwo } from '../../messages/compiled/table/series'

/** Returns the scores of the sides in the given order: “2 to 1”. */
export const scoreOf = ([first = 0, second = 0, third]: readonly number[]): string =>
  third === undefined ? scoreOfTwo({ first, second }) : scoreOfThree({ first, second, third })
