import type { Bidding, Call } from '../../../engine/bidding/bidding'
import { isTrump } from '../../../engine/table/card'
import type { Trump } from '../../../engine/table/card'
import type { Table } from '../../table'
import { trumpName } from '../terms/cards'
import { capital, sentence } from '../terms/grammar'
import { nameOf } from '../terms/names'

/** A call as it is said at this table. */
export function callWords({ rules, words }: Table, call: Call): string {
  if (isTrump(call)) return rules.auction === 'contracts' ? capital(trumpName(call)) : `I take in ${trumpName(call)}`
  switch (call) {
    case 'pass':
      return 'Pass'
    case 'take':
      return 'I take'
    case 'schmeiss':
      return 'Schmeiss'
    case 'yes':
      return 'Yes, redeal'
    case 'no':
      return 'No, play it'
    case 'double':
      return stake(words.doubled[2])
    case 'redouble':
      return stake(words.doubled[4])
    case 'sheet':
      return stake(words.doubled[8])
  }
}

/** “with contra” said by itself. */
const stake = (words: string): string => capital(words.replace(/^with /, ''))

/** How the bidding came out: who took in what, who leads; or who deals again. */
export function biddingSentence(table: Table, bidding: Exclude<Bidding, { result: 'open' | 'illegal' }>): string {
  switch (bidding.result) {
    case 'play':
      return `${tookSentence(table, bidding.taker, bidding.trump, bidding.multiplier)} ${nameOf(table, bidding.leader)} leads to the first trick.`
    case 'redeal': {
      const why = bidding.why === 'schmeiss' ? 'Schmeiss agreed' : 'All passed'
      return `${why}: there is a redeal, and ${nameOf(table, bidding.nextDealer)} deals.`
    }
  }
}

function tookSentence(table: Table, taker: number, trump: Trump, multiplier: number): string {
  const stakes = multiplier === 1 ? '' : ` ${doubledWords(table, multiplier)}`
  return sentence(`${nameOf(table, taker)} takes in ${trumpName(trump)}${stakes}`)
}

function doubledWords({ words }: Table, multiplier: number): string {
  if (multiplier === 2) return words.doubled[2]
  return multiplier === 4 ? words.doubled[4] : words.doubled[8]
}

/** What round it is, and that somebody may not pass. */
export function turnSentence(table: Table, open: Extract<Bidding, { result: 'open' }>): string {
  const name = nameOf(table, open.speaks)
  if (open.may.includes('yes')) return `Schmeiss was said: ${name} answers.`
  if (open.may.includes('pass')) return `${roundWords(open.round)}${name} speaks.`
  return `${roundWords(open.round)}${name} must name trumps.`
}

const roundWords = (round: 1 | 2 | null): string =>
  round === null ? '' : round === 1 ? 'First round: ' : 'Second round: '
