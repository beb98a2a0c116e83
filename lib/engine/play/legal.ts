import { rankOf, suitOf, type Card, type Suit, type Trump } from '../table/card'
import { isTrumpSuit } from '../table/deck'
import type { Rules } from '../table/options'
import { beats, winningPlace } from '../table/trick'

/** The rules of play that a card can break. Each is a question in the lookup. */
export type PlayRule =
  'follow-suit' | 'must-beat-trump' | 'must-head' | 'must-trump' | 'must-overtrump' | 'low-trump-lead'

/** The facts that the player to act knows: the hand, and the trick so far, with the card led first. */
export interface Turn {
  readonly trump: Trump
  readonly hand: readonly Card[]
  readonly trick: readonly Card[]
}

/** The cards that may be played, in the order of the hand, and the rule that bars the others. */
export interface LegalPlays {
  readonly legal: readonly Card[]
  /** `null` if every card may be played. */
  readonly rule: PlayRule | null
}

const all = (cards: readonly Card[]): LegalPlays => ({ legal: cards, rule: null })
const only = (cards: readonly Card[], rule: PlayRule): LegalPlays => ({ legal: cards, rule })

/**
 * Returns the cards that may be played. A player must follow suit, and beat if the table asks for that; else trump; else any card
 * may be played.
 */
export function legalPlays(rules: Rules, turn: Turn): LegalPlays {
  const [led] = turn.trick
  if (led === undefined) return leads(rules, turn)
  const suit = suitOf(led)
  const following = turn.hand.filter((card) => suitOf(card) === suit)
  return following.length > 0 ? follow(rules, turn, suit, following) : cannotFollow(rules, turn, suit)
}

/** Returns the card that is winning, and whether partner played it. */
function winning(rules: Rules, { trick, trump }: Turn): { readonly card: Card; readonly isPartners: boolean } {
  /* v8 ignore next -- this is not called for the player who leads */
  const place = winningPlace(trick, trump) ?? 0
  const card = trick[place]
  /* v8 ignore if -- this is not called for the player who leads */
  if (card === undefined) throw new Error('expected a trick with at least one card')
  return { card, isPartners: rules.players === 4 && place === trick.length - 2 }
}

/**
 * Returns the cards that may be led. At some tables a player may not lead the eight or seven of trumps while having any other
 * card.
 */
function leads(rules: Rules, { hand, trump }: Turn): LegalPlays {
  if (rules.lowTrumpLead === 'allowed' || trump === 'all') return all(hand)
  const others = hand.filter((card) => !(suitOf(card) === trump && (rankOf(card) === '8' || rankOf(card) === '7')))
  return others.length === 0 || others.length === hand.length ? all(hand) : only(others, 'low-trump-lead')
}

function follow(rules: Rules, turn: Turn, suit: Suit, following: readonly Card[]): LegalPlays {
  if (isTrumpSuit(suit, turn.trump)) return followTrump(rules, turn, suit, following)
  const leader = winning(rules, turn)
  const isTrumped = suitOf(leader.card) !== suit
  const mustHead = rules.beatPlain === 'always' || (rules.beatPlain === 'yes' && !leader.isPartners)
  return mustHead && !isTrumped
    ? beating(turn, suit, following, leader.card, 'must-head')
    : only(following, 'follow-suit')
}

function followTrump(rules: Rules, turn: Turn, suit: Suit, following: readonly Card[]): LegalPlays {
  if (mayHoldYuss(rules, turn, following)) return all(turn.hand)
  const leader = winning(rules, turn)
  if (leader.isPartners && rules.beatPartner === 'no') return only(following, 'follow-suit')
  return beating(turn, suit, following, leader.card, 'must-beat-trump')
}

/** Tells whether a player whose only trump is the jack may keep it back when trumps are led. */
function mayHoldYuss(rules: Rules, { trump }: Turn, following: readonly Card[]): boolean {
  const [card, ...more] = following
  return (
    rules.bareYuss === 'may-hold' && trump !== 'all' && more.length === 0 && card !== undefined && rankOf(card) === 'J'
  )
}

function beating(turn: Turn, suit: Suit, cards: readonly Card[], leader: Card, rule: PlayRule): LegalPlays {
  const higher = cards.filter((card) => beats(card, leader, suit, turn.trump))
  return higher.length > 0 ? only(higher, rule) : only(cards, 'follow-suit')
}

function cannotFollow(rules: Rules, turn: Turn, led: Suit): LegalPlays {
  const { hand, trump } = turn
  const trumps = isTrumpSuit(led, trump) || trump === 'none' ? [] : hand.filter((card) => suitOf(card) === trump)
  if (trumps.length === 0) return all(hand)
  const leader = winning(rules, turn)
  if (leader.isPartners && rules.partnerWinning === 'free') return all(hand)
  if (suitOf(leader.card) !== trump) return only(trumps, 'must-trump')
  const higher = mayLeaveTrump(rules, leader) ? [] : trumps.filter((card) => beats(card, leader.card, led, trump))
  if (higher.length > 0) return only(higher, 'must-overtrump')
  return rules.underTrump === 'free' && !leader.isPartners ? all(hand) : only(trumps, 'must-trump')
}

/**
 * Tells whether a partner's trump need not be beaten: at tables where a led trump of the partner need not be beaten either, and
 * at tables that bid contracts, where only opponents' trumps are overtrumped.
 */
const mayLeaveTrump = (rules: Rules, { isPartners }: { readonly isPartners: boolean }): boolean =>
  isPartners && (rules.beatPartner === 'no' || rules.auction === 'contracts')

/**
 * Returns the rule that playing this card would break; `null` if it may be played. A card of another suit breaks `follow-suit`
 * rather than a rule of beating.
 */
export function ruleBroken(rules: Rules, turn: Turn, card: Card): PlayRule | null {
  const { legal, rule } = legalPlays(rules, turn)
  if (legal.includes(card)) return null
  const [led] = turn.trick
  const couldFollow = led !== undefined && turn.hand.some((held) => suitOf(held) === suitOf(led))
  if (couldFollow && suitOf(card) !== suitOf(led)) return 'follow-suit'
  if (rule === 'must-overtrump' && suitOf(card) !== turn.trump) return 'must-trump'
  return rule
}
