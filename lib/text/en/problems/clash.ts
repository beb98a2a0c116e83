import type { Clash, ClashNeed, Rules } from '../../../engine/table/options'
import { optionName, optionValueText } from '../options/options'

/** What a value needs, and why, after “that needs”. */
const REASONS: { readonly [N in ClashNeed]: string } = {
  'three-players': 'three players: only there are two opponents who score apart, and 27 cards in the hands',
  'two-players': 'two players: it is an offer from one to the other',
  'four-players': 'four players: it belongs to play in partnerships, with all the cards dealt',
  'two-or-four-players':
    'two or four players: with three the taker has to beat both, and equal points are as good as fewer',
  'no-exchange': 'a table that does not exchange the seven: that pack has none',
  'turn-up': 'a turned-up card: where contracts are bid, nothing is turned',
  contracts: 'an auction of contracts: doubles and match points belong to it',
  points: 'a sheet with the points themselves: match points come only from the finished hand',
  'match-points': 'a sheet in match points: it is counted in them',
  'forced-taker': 'a player who must name trumps when all have passed',
}

/** What a combination of rules lacks, and why. */
export const clashReason = (need: ClashNeed): string => REASONS[need]

/** One clash of a table's rules as a sentence: which value, what it needs, and why. */
export const clashSentence = (rules: Rules, { option, needs }: Clash): string =>
  `${optionName(option)} (${optionValueText(option, rules[option])}) needs ${REASONS[needs]}.`
