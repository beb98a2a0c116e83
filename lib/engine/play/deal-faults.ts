import type { Card } from '../table/card'
import { handSize, packOf } from '../table/deck'
import type { Rules } from '../table/options'
import { problem, type Problem } from '../table/problem'
import type { Turn } from './legal'
import { dealtHands, layOut, type Play, type PlayedDeal } from './played-deal'

/** Returns every problem of a recorded deal, card by card, in the order of the deal. */
export function dealFaults(rules: Rules, deal: PlayedDeal): readonly Problem[] {
  const { plays } = layOut(rules, deal)
  const hands = dealtHands(rules, deal.hands, plays)
  return [
    ...strangers(rules, [...deal.tricks.flat(), ...(deal.hands?.flat() ?? [])]),
    ...unevenTricks(rules, deal.tricks),
    ...(deal.hands === null ? [] : dealtFaults(rules, hands)),
    ...playFaults(hands, plays),
  ]
}

/** Returns every problem of a hand and a trick in progress. */
export function turnFaults(rules: Rules, { hand, trick }: Turn): readonly Problem[] {
  const size = handSize(rules)
  const twice = [...hand, ...trick].filter((card, index, all) => all.indexOf(card) !== index)
  return [
    ...strangers(rules, [...hand, ...trick]),
    ...(hand.length > size ? [problem('hand-too-large', 'hand', { given: hand.length, most: size })] : []),
    ...twice.map((card) => problem('dealt-twice', 'hand', { card })),
  ]
}

/** Returns a problem for each card that the pack does not have. */
function strangers(rules: Rules, cards: readonly Card[]): readonly Problem[] {
  const pack = packOf(rules.pack)
  return [...new Set(cards)]
    .filter((card) => !pack.includes(card))
    .map((card) => problem('card-not-in-pack', '', { card }))
}

/**
 * Returns a problem for each trick of a wrong size or beyond the last. Only the last trick may still be short, and there are no
 * more tricks than cards in a hand.
 */
function unevenTricks(rules: Rules, tricks: PlayedDeal['tricks']): readonly Problem[] {
  const all = handSize(rules)
  return tricks.flatMap((cards, index) => {
    const isLast = index === tricks.length - 1
    const isUneven = cards.length > rules.players || (cards.length < rules.players && !isLast) || index >= all
    return isUneven ? [problem('trick-size', `tricks.${index}`, { trick: index + 1, players: rules.players, all })] : []
  })
}

function dealtFaults(rules: Rules, hands: readonly (readonly Card[])[]): readonly Problem[] {
  const most = handSize(rules)
  const seen = new Set<Card>()
  return hands.flatMap((hand, seat) => {
    const tooLarge =
      hand.length > most ? [problem('hand-too-large', `hands.${seat}`, { seat, given: hand.length, most })] : []
    const twice = hand.filter((card) => seen.has(card) || !seen.add(card))
    return [...tooLarge, ...twice.map((card) => problem('dealt-twice', `hands.${seat}`, { seat, card }))]
  })
}

function playFaults(hands: readonly (readonly Card[])[], plays: readonly Play[]): readonly Problem[] {
  const seen = new Set<Card>()
  return plays.flatMap(({ trick, seat, card }) => {
    const place = `tricks.${trick - 1}`
    if (seen.has(card)) return [problem('card-played-twice', place, { trick, seat, card })]
    seen.add(card)
    return hands[seat]?.includes(card) ? [] : [problem('card-not-held', place, { trick, seat, card })]
  })
}
