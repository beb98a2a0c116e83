import { isCard, makeCards, type Card } from '../engine/table/card'

/** The cards of a deal as they were written down: tricks in the order of play, hands where they were given. */
export interface WrittenDeal {
  readonly tricks: readonly (readonly Card[])[]
  /** By seat; `null`: no hand was written. */
  readonly hands: readonly (readonly Card[])[] | null
  /** Words that are no card, and names that no one has, by line from 1. */
  readonly unread: readonly { readonly line: number; readonly word: string }[]
}

const SYMBOLS: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' }

/** The letters on cards of other tongues, and the T for ten: K D B of German and Croatian, R D V of French. */
const LATIN = { T: '10', D: 'Q', B: 'J', R: 'K', V: 'J' }
/** К (or П) Д В of Bulgarian. */
const CYRILLIC = { А: 'A', К: 'K', П: 'K', Д: 'Q', В: 'J' }
const RANKS: Readonly<Record<string, string>> = { ...LATIN, ...CYRILLIC }

/** Reads `K♠`, `ks`, `Ts`, `D♥` and `Д♥` as players write them. */
function parseCard(word: string): Card | null {
  const letters = word.toUpperCase().replace(/[♠♥♦♣]\uFE0F?/u, (symbol) => SYMBOLS[symbol.charAt(0)] ?? symbol)
  const card = letters.replace(/^\p{L}/u, (rank) => RANKS[rank] ?? rank)
  return isCard(card) ? card : null
}

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * Reads a deal written as text: a line a trick, the cards in the order in which they fell, with or without a
 * number in front; a line that begins with a player's name and a colon is that player's hand. Nothing is left out in
 * silence: what cannot be read is listed, and cards that cannot be are left to `dealFaults`.
 */
export function parseDeal(text: string, names: readonly string[]): WrittenDeal {
  const hands: (readonly Card[])[] = names.map(() => [])
  const tricks: (readonly Card[])[] = []
  const unread: { readonly line: number; readonly word: string }[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const [, name = null, rest = ''] = /^(?:([^:]*):)?(.*)$/su.exec(line.replace(/^\s*\d+\s*[.)]\s*/u, '')) ?? []
    const cards: Card[] = []
    for (const word of rest.split(/[\s,;]+/u).filter((one) => one !== '')) {
      const card = parseCard(word)
      if (card === null) unread.push({ line: index + 1, word })
      else cards.push(card)
    }
    const seat = name === null ? -1 : names.findIndex((one) => sameName(one, name))
    if (name !== null && seat === -1) unread.push({ line: index + 1, word: name.trim() })
    else if (name !== null) hands[seat] = [...(hands[seat] ?? []), ...cards]
    else if (cards.length > 0) tricks.push(cards)
  }
  return { tricks, hands: hands.every((hand) => hand.length === 0) ? null : hands, unread }
}

/** The text that `parseDeal` reads back. */
export function makeDeal({ tricks, hands }: Omit<WrittenDeal, 'unread'>, names: readonly string[]): string {
  const dealt = hands === null ? [] : names.map((name, seat) => `${name}: ${makeCards(hands[seat] ?? [])}`)
  const played = tricks.map((cards, index) => `${index + 1}. ${makeCards(cards)}`)
  return [...dealt, ...played].join('\n')
}
