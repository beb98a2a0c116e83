import type { Card, Trump } from '@/lib/engine/table/card'
import type { Rules } from '@/lib/engine/table/options'

/*
 * A second version of the rules of play, written from the documents and not from the engine: it checks for every card of the
 * hand, one rule after another, whether it may be played.
 */

const TRUMP_POWER = ['7', '8', 'Q', 'K', '10', 'A', '9', 'J']
const PLAIN_POWER = ['7', '8', '9', 'J', 'Q', 'K', '10', 'A']
const LETTER: Readonly<Record<string, string>> = { spades: 'S', hearts: 'H', diamonds: 'D', clubs: 'C' }

const rank = (card: string) => card.slice(0, -1)
const suit = (card: string) => card.slice(-1)
const isTrump = (card: string, trump: Trump) => trump === 'all' || suit(card) === LETTER[trump]

/** Returns the strength of a card on the table: the highest wins. */
function strength(card: string, led: string, trump: Trump): number {
  if (trump === 'all') return suit(card) === suit(led) ? 100 + TRUMP_POWER.indexOf(rank(card)) : 0
  if (isTrump(card, trump)) return 200 + TRUMP_POWER.indexOf(rank(card))
  return suit(card) === suit(led) ? 100 + PLAIN_POWER.indexOf(rank(card)) : 0
}

/** Returns the index in the trick of the card that takes it. */
export function naiveWinner(trick: readonly Card[], trump: Trump): number {
  const [led = 'AS'] = trick
  const strengths = trick.map((card) => strength(card, led, trump))
  return strengths.indexOf(Math.max(...strengths))
}

export function naiveLegal(rules: Rules, trump: Trump, hand: readonly Card[], trick: readonly Card[]): readonly Card[] {
  return hand.filter((card) => mayGo(rules, trump, hand, trick, card))
}

function mayGo(rules: Rules, trump: Trump, hand: readonly Card[], trick: readonly Card[], card: Card): boolean {
  const [led] = trick
  if (led === undefined) return mayLead(rules, trump, hand, card)
  const inSuit = hand.filter((held) => suit(held) === suit(led))
  const winner = naiveWinner(trick, trump)
  const best = trick[winner] ?? led
  const isPartners = rules.players === 4 && (trick.length - winner) % 2 === 0
  const beats = (held: Card) => strength(held, led, trump) > strength(best, led, trump)

  if (inSuit.length > 0) {
    const isBare = trump !== 'all' && isTrump(led, trump) && inSuit.length === 1 && rank(inSuit[0] ?? '') === 'J'
    if (isBare && rules.bareYuss === 'may-hold') return true
    if (suit(card) !== suit(led)) return false
    const mustBeat = isTrump(led, trump)
      ? !isPartners || rules.beatPartner === 'yes'
      : rules.beatPlain === 'always' || (rules.beatPlain === 'yes' && !isPartners)
    if (!isTrump(led, trump) && isTrump(best, trump)) return true
    return !mustBeat || beats(card) || !inSuit.some(beats)
  }

  const trumps = trump === 'all' || trump === 'none' ? [] : hand.filter((held) => isTrump(held, trump))
  if (trumps.length === 0) return true
  if (isPartners && rules.partnerWinning === 'free') return true
  const areTooLow = isTrump(best, trump) && !trumps.some(beats)
  if (areTooLow && !isPartners && rules.underTrump === 'free') return true
  if (!isTrump(card, trump)) return false
  // In bridge-belote only an opponent's trump must be overtrumped. The same is true where a partner's need not be beaten at
  // all.
  if (isPartners && (rules.auction === 'contracts' || rules.beatPartner === 'no')) return true
  return beats(card) || !trumps.some(beats)
}

function mayLead(rules: Rules, trump: Trump, hand: readonly Card[], card: Card): boolean {
  const isLow = (held: Card) => suit(held) === LETTER[trump] && (rank(held) === '8' || rank(held) === '7')
  if (rules.lowTrumpLead === 'allowed' || trump === 'all') return true
  return !isLow(card) || hand.every(isLow)
}
