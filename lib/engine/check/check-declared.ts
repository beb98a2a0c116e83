import { cardsOf, declaredRuns } from '../melds/contest'
import { fourValue, isRunFault, runOf, topsOf } from '../melds/meld-values'
import { canLie } from '../melds/meld-ways'
import { rankOf, SUITS } from '../table/card'
import type { Rank } from '../table/card'
import { handSize, isTrumpSuit, packOf } from '../table/deck'
import type { Meld, PlayedHand, SaidRun } from '../table/hand'
import type { Rules } from '../table/options'
import { problem } from '../table/problem'
import type { Problem } from '../table/problem'
import { seatsOf, sum } from '../table/seats'

/** A bela is the king and queen of one trump suit in one hand: one in a suit, four at all trumps, none without trumps. */
export function checkBela(rules: Rules, hand: PlayedHand): Problem | null {
  const { bela, trump } = hand
  if (bela.length === 0) return null
  if (trump === 'none') return problem('bela-at-no-trumps', 'bela')
  const suits = SUITS.filter((suit) => isTrumpSuit(suit, trump))
  if (bela.length > suits.length) return problem('too-many-belas', 'bela', { given: bela.length, most: suits.length })
  return canLie(rules, hand) ? null : problem('bela-card-shown', 'bela')
}

/** At no trumps some tables declare nothing: what was noted is then ignored. */
export const meldsCount = (rules: Rules, hand: PlayedHand): boolean =>
  hand.trump !== 'none' || rules.noTrumpMelds === 'runs'

/** The first declaration that cannot be: alone, then against the others. */
export function checkMelds(rules: Rules, hand: PlayedHand): Problem | null {
  if (hand.melds.length === 0 || !meldsCount(rules, hand)) return null
  const alone = hand.melds
    .map((meld, index) => checkMeld(rules, meld, `melds.${index}`))
    .find((found) => found !== null)
  return alone ?? checkTogether(rules, hand)
}

function checkMeld(rules: Rules, meld: Meld, place: string): Problem | null {
  switch (meld.kind) {
    case 'cards':
      return checkCards(rules, meld.cards, place)
    case 'run':
      return checkRun(rules, meld, place)
    case 'four':
      return checkFour(rules, meld.four, place)
    case 'settled':
      return meld.points < 0 || meld.points % 10 !== 0 ? problem('meld-points', place, { given: meld.points }) : null
  }
}

const checkFour = (rules: Rules, rank: Rank, place: string): Problem | null =>
  rules.carres === 'yes' && fourValue(rank) > 0 ? null : problem('four-not-known', place, { rank })

function checkCards(rules: Rules, cards: Parameters<typeof runOf>[0], place: string): Problem | null {
  const run = runOf(cards)
  if (isRunFault(run)) return problem(run, place, { cards: cards.join(' ') })
  const pack = packOf(rules.pack)
  const stranger = cards.find((card) => !pack.includes(card))
  return stranger === undefined ? null : problem('run-not-in-pack', place, { rank: rankOf(stranger) })
}

function checkRun(rules: Rules, meld: SaidRun, place: string): Problem | null {
  if (meld.run < 3) return problem('run-too-short', place, { given: meld.run })
  const tops = topsOf(meld.run, rules.pack)
  const canBe = meld.top === null ? tops.length > 0 : tops.includes(meld.top)
  return canBe ? null : problem('run-not-in-pack', place, { given: meld.run, rank: meld.top ?? '' })
}

function checkTogether(rules: Rules, hand: PlayedHand): Problem | null {
  const { melds } = hand
  // One alone fits into a hand, and shares its cards with no other.
  if (melds.length < 2) return null
  const seen = new Set<string>()
  for (const [index, meld] of melds.entries()) {
    const twice = cardsOf(meld).find((card) => seen.has(card))
    if (twice !== undefined) return problem('card-in-two-melds', `melds.${index}`, { card: twice })
    for (const card of cardsOf(meld)) seen.add(card)
  }
  return checkHandSizes(rules, melds) ?? checkHalfDescribed(rules, hand)
}

function checkHandSizes(rules: Rules, melds: readonly Meld[]): Problem | null {
  const most = handSize(rules)
  for (const seat of seatsOf(rules)) {
    const held = sum(melds.map((meld) => (meld.kind !== 'settled' && meld.seat === seat ? cardCount(meld) : 0)))
    if (held > most) return problem('melds-over-hand', 'melds', { seat, given: held, most })
  }
  return null
}

function cardCount(meld: Meld): number {
  switch (meld.kind) {
    case 'cards':
      return meld.cards.length
    case 'run':
      return meld.run
    case 'four':
      return 4
    case 'settled':
      return 0
  }
}

/** Half-described runs are possible as long as they can be completed without a card lying in two hands. */
function checkHalfDescribed(rules: Rules, hand: PlayedHand): Problem | null {
  if (declaredRuns(hand.melds).every((run) => run.top !== null && run.suit !== null)) return null
  return canLie(rules, { ...hand, bela: [] }) ? null : problem('card-in-two-melds', 'melds')
}
