import * as said from '../../messages/compiled/app/data'
import { quoted } from '../../messages/compiled/app/shared'
import { handsCount } from '../../messages/compiled/terms/units'
import { allOf } from '../../messages/locale'
import { momentInWords } from '../terms/days'
import { houseName } from '../terms/rule-set-names'

export const readableSentence = (games: number, houses: number, isAll: boolean): string =>
  isAll ? said.allReadable({ games, houses }) : said.someReadable({ games, houses })

/** When a backup was made, as it says of itself; `null` where it does not. */
export const madeSentence = (at: number | null): string =>
  at === null ? said.madeUnknown : said.madeOn({ moment: momentInWords(at) })

/** The hands of a game in a backup; `before` are its hands on this phone, where there are others. */
export const handsLine = (after: number, before: number | null): string =>
  before === null ? handsCount({ count: after }) : said.handsBeforeAndAfter({ before, after })

/** House rules by their names, as part of a sentence. */
export const quotedNames = (names: readonly string[]): string =>
  allOf(names.map((name) => quoted({ text: houseName(name) })))

/** Over what of a backup cannot be read here. */
export const unreadTitle = (count: number): string => said.unreadCome({ count })

interface UnreadFacts {
  readonly what: 'game' | 'hand' | 'houses' | 'series' | 'players' | 'settings'
  readonly why: 'newer' | 'damaged'
  readonly place: string
}

/** “Game 3”, as a reader counts the games of the file. */
export function unreadPartText({ what, place }: UnreadFacts): string {
  const index = /^games\.(\d+)/.exec(place)?.[1]
  const isOld = what === 'game' && index === undefined
  return said.unreadPart({ what: isOld ? 'game-unread-before' : what, number: Number(index ?? 0) + 1 })
}

/** “made by a newer version of Yuss (games.2.rules.jokers)”. */
export const unreadWhyText = ({ why, place }: UnreadFacts): string => said.unreadWhy({ why, place })
