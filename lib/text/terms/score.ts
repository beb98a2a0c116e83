import { scoreOfThree, scoreOfTwo } from '../../messages/compiled/table/series'

/** “2 to 1”: what each side has, in the order in which they are told. */
export const scoreOf = ([first = 0, second = 0, third]: readonly number[]): string =>
  third === undefined ? scoreOfTwo({ first, second }) : scoreOfThree({ first, second, third })
