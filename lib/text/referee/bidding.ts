import { bidOf, isBidCall, type BidCall, type Bidding, type Call } from '../../engine/bidding/bidding'
import { isTrump } from '../../engine/table/card'
import * as said from '../../messages/compiled/referee/bidding'
import { call as calls } from '../../messages/compiled/referee/call'
import type { Table } from '../table'
import { trumpName } from '../terms/cards'
import { nameOf } from '../terms/names'

/** Returns a call as players say it at this table. */
export function callWords(table: Table, call: Call): string {
  if (isBidCall(call)) return bidWords(call)
  if (isTrump(call)) {
    return table.rules.auction === 'contracts' ? said.callContract({ trump: call }) : said.callTakeIn({ trump: call })
  }
  return calls[call](table)
}

function bidWords(call: BidCall): string {
  const bid = bidOf(call)
  if (bid === null) throw new Error(`expected a bid, got ${call}`)
  const suit = trumpName(bid.suit)
  return bid.bid === 'capot' ? said.callBidCapot({ suit }) : said.callBid({ points: bid.bid, suit })
}

/** Tells the result of the bidding: who took in which trump, and who leads; or who deals again. */
export function biddingSentence(table: Table, bidding: Exclude<Bidding, { result: 'open' | 'illegal' }>): string {
  switch (bidding.result) {
    case 'play':
      return `${tookSentence(table, bidding)} ${said.biddingLeads({ name: nameOf(table, bidding.leader) })}`
    case 'redeal': {
      const dealer = { name: nameOf(table, bidding.nextDealer) }
      return bidding.why === 'schmeiss' ? said.biddingSchmeissAgreed(dealer) : said.biddingAllPassed(dealer)
    }
  }
}

function tookSentence(table: Table, { taker, trump, multiplier }: Extract<Bidding, { result: 'play' }>): string {
  const facts = { name: nameOf(table, taker), trump: trumpName(trump) }
  return multiplier === 1
    ? said.biddingTook(facts)
    : said.biddingTookDoubled({ ...facts, vocabulary: table.vocabulary, times: multiplier })
}

/** Tells which round of bidding it is, and whether the player may not pass. */
export function turnSentence(table: Table, open: Extract<Bidding, { result: 'open' }>): string {
  const name = nameOf(table, open.speaks)
  if (open.may.includes('yes')) return said.turnAnswers({ name })
  const facts = { name, round: roundOf(open.round) }
  return open.may.includes('pass') ? said.turnSpeaks(facts) : said.turnMustName(facts)
}

function roundOf(round: 1 | 2 | null): 'first' | 'second' | 'none' {
  if (round === null) return 'none'
  return round === 2 ? 'second' : 'first'
}
