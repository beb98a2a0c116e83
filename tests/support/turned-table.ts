import type { Game } from '@/lib/engine/game/ledger'
import { makeCard, rankOf, SUITS, suitOf, type Suit, type Trump } from '@/lib/engine/table/card'
import type { Hand, Meld } from '@/lib/engine/table/hand'
import type { NaiveGame } from './naive-scorer'

const turnedSide = (players: number, by: number, side: number): number =>
  players === 4 ? (side + by) % 2 : (side + by) % players

/** Returns a list by side after all players have moved up. */
function turnedList<T>(players: number, by: number, list: readonly T[]): readonly T[] {
  const turned = [...list]
  for (const [side, value] of list.entries()) turned[turnedSide(players, by, side)] = value
  return turned
}

function turnedMeld(players: number, by: number, meld: Meld): Meld {
  if ('seat' in meld) return { ...meld, seat: (meld.seat + by) % players }
  return { ...meld, side: turnedSide(players, by, meld.side) }
}

function turnedHand(players: number, by: number, hand: Hand): Hand {
  const seat = (from: number) => (from + by) % players
  const side = (from: number) => turnedSide(players, by, from)
  const list = <T>(bySide: readonly T[]) => turnedList(players, by, bySide)
  const dealer = hand.dealer === null ? null : seat(hand.dealer)
  switch (hand.kind) {
    case 'thrown-in':
      return { ...hand, dealer }
    case 'agreed':
      return { ...hand, dealer, points: list(hand.points) }
    case 'claimed':
      return { ...hand, dealer, claimant: seat(hand.claimant), taker: hand.taker === null ? null : seat(hand.taker) }
    case 'counted':
      return {
        ...hand,
        dealer,
        taker: seat(hand.taker),
        totals: list(hand.totals),
        bela: hand.bela.map(seat),
        lastTrick: hand.lastTrick === null ? null : side(hand.lastTrick),
        tricks: hand.tricks === null ? null : list(hand.tricks),
      }
    case 'played':
      return {
        ...hand,
        dealer,
        taker: seat(hand.taker),
        cardPoints: list(hand.cardPoints),
        lastTrick: hand.lastTrick === null ? null : side(hand.lastTrick),
        tricks: hand.tricks === null ? null : list(hand.tricks),
        melds: hand.melds.map((meld) => turnedMeld(players, by, meld)),
        bela: hand.bela.map(seat),
        revoke: hand.revoke === null ? null : side(hand.revoke),
      }
  }
}

/** Returns the same game after all players, including the dealer, have moved up by some seats. */
export const turned = (game: Game, by: number): Game => ({
  ...game,
  dealer: (game.dealer + by) % game.rules.players,
  start: { ...game.start, totals: turnedList(game.rules.players, by, game.start.totals) },
  hands: game.hands.map((hand) => turnedHand(game.rules.players, by, hand)),
})

/** Returns the result of a game, for the players who have moved up. */
export const turnedResult = (result: NaiveGame, players: number, by: number): NaiveGame => ({
  ...result,
  rows: result.rows.map((row) => ({
    ...row,
    earned: turnedList(players, by, row.earned),
    points: turnedList(players, by, row.points),
    totals: turnedList(players, by, row.totals),
    nextDealer: row.nextDealer === null ? null : (row.nextDealer + by) % players,
    winner: row.winner === null ? null : turnedSide(players, by, row.winner),
  })),
})

function dyedHand(hand: Hand, dye: (suit: Suit) => Suit): Hand {
  const trump = (from: Trump): Trump => (from === 'none' || from === 'all' ? from : dye(from))
  switch (hand.kind) {
    case 'thrown-in':
    case 'agreed':
      return hand
    case 'claimed':
      return { ...hand, trump: hand.trump === null ? null : trump(hand.trump) }
    case 'counted':
      return { ...hand, trump: hand.trump === null ? null : trump(hand.trump) }
    case 'played':
      return {
        ...hand,
        trump: trump(hand.trump),
        melds: hand.melds.map((meld) => {
          if ('cards' in meld)
            return { ...meld, cards: meld.cards.map((card) => makeCard(rankOf(card), dye(suitOf(card)))) }
          return 'run' in meld && meld.suit !== null ? { ...meld, suit: dye(meld.suit) } : meld
        }),
      }
  }
}

/** Returns the same game with the suits exchanged, in the order `to`. */
export function dyed(game: Game, to: readonly Suit[]): Game {
  const dye = (suit: Suit): Suit => to[SUITS.indexOf(suit)] ?? suit
  return { ...game, hands: game.hands.map((hand) => dyedHand(hand, dye)) }
}
