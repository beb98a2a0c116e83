import * as said from '../../messages/compiled/app/data'
import { quoted } from '../../messages/compiled/app/shared'
import { handsCount } from '../../messages/compiled/terms/units'
import { allOf } from '../../messages/locale'
import { momentInWords } from '../terms/days'
import { kindsInWords } from '../terms/kinds'
import { houseName } from '../terms/rule-set-names'
import { contestName } from './contest'

type Counts = Parameters<typeof kindsInWords>[0]

/** Tells how much on this device can be read, by kind. */
export function readableSentence(counts: Counts, isAll: boolean): string {
  if (counts.length === 0) return isAll ? said.nothingStored : said.nothingReadable
  const list = kindsInWords(counts)
  return isAll ? said.allReadable({ list }) : said.someReadable({ list })
}

/** Tells when a backup was made, according to the backup; `null` if it does not tell. */
export const madeSentence = (at: number | null): string =>
  at === null ? said.madeUnknown : said.madeOn({ moment: momentInWords(at) })

/**
 * Returns the number of hands of a game in a backup; `before` is its number of hands on this device, or `null` if that is the
 * same.
 */
export const handsLine = (after: number, before: number | null): string =>
  before === null ? handsCount({ count: after }) : said.handsBeforeAndAfter({ before, after })

/** Returns the names of house rules as part of a sentence. */
export const quotedNames = (names: readonly string[]): string =>
  allOf(names.map((name) => quoted({ text: houseName(name) })))

/** Returns the names of contests as part of a sentence. */
export const quotedContests = (names: readonly string[]): string =>
  allOf(names.map((name) => quoted({ text: contestName({ name }) })))

/** Returns the heading for the parts of a backup that cannot be read here. */
export const unreadTitle = (count: number): string => said.unreadCome({ count })

interface UnreadFacts {
  readonly what: Exclude<Parameters<typeof said.unreadPart>[0]['what'], 'game-unread-before'>
  readonly why: 'newer' | 'damaged' | 'begun-otherwise'
  readonly place: string
}

/** Returns the name of an unread part: “Game 3”, counted from 1 in the order of the file. */
export function unreadPartText({ what, place }: UnreadFacts): string {
  const index = /^games\.(\d+)/.exec(place)?.[1]
  const isOld = what === 'game' && index === undefined
  return said.unreadPart({ what: isOld ? 'game-unread-before' : what, number: Number(index ?? 0) + 1 })
}

/** Returns the reason for an unread part: “made by a newer version of Yuss (games.2.rules.jokers)”. */
export const unreadWhyText = ({ why, place }: UnreadFacts): string => said.unreadWhy({ why, place })
