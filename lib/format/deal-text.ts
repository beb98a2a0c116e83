import { nameKey } from '../engine/table/alike'
import { isCard, makeCards, type Card } from '../engine/table/card'

/** The cards of a deal as they were written down: the tricks in the order of play, and the hands if they were given. */
export interface WrittenDeal {
  readonly tricks: readonly (readonly Card[])[]
  /** The hands by seat; `null` if none was written. */
  readonly hands: readonly (readonly Card[])[] | null
  /** The words that are no card, and the names that are no player's, with their line from 1. */
  readonly unread: readonly { readonly line: number; readonly word: string }[]
}

const SYMBOLS: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' }

/** The letters for ranks in other languages, and T for ten: K D B in German and Croatian, R D V in French. */
const LATIN = { T: '10', D: 'Q', B: 'J', R: 'K', V: 'J' }
/** The Bulgarian letters for ranks: К (or П) Д В. */
const CYRILLIC = { А: 'A', К: 'K', П: 'K', Д: 'Q', В: 'J' }
const RANKS: Readonly<Record<string, string>> = { ...LATIN, ...CYRILLIC }

/** Reads a card as players write it: `K♠`, `ks`, `Ts`, `D♥`, `Д♥`; returns `null` if it is none. */
function parseCard(word: string): Card | null {
  const letters = word.toUpperCase().replace(/[♠♥♦♣]\uFE0F?/u, (symbol) => SYMBOLS[symbol.charAt(0)] ?? symbol)
  const card = letters.replace(/^\p{L}/u, (rank) => RANKS[rank] ?? rank)
  return isCard(card) ? card : null
}

/**
 * Reads a deal from a text. Each line is a trick in the order of play, with or without a number before it. A line that begins
 * with a player's name and a colon is that player's hand. Words that cannot be read are returned as `unread`; impossible cards
 * are found by `dealFaults`.
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
    const seat = name === null ? -1 : names.findIndex((one) => nameKey(one) === nameKey(name))
    if (name !== null && seat === -1) unread.push({ line: index + 1, word: name.trim() })
    else if (name !== null) hands[seat] = [...(hands[seat] ?? []), ...cards]
    else if (cards.length > 0) tricks.push(cards)
  }
  return { tricks, hands: hands.every((hand) => hand.length === 0) ? null : hands, unread }
}

/** Returns a text from which `parseDeal` reads the same deal. */
export function makeDeal({ tricks, hands }: Omit<WrittenDeal, 'unread'>, names: readonly string[]): string {
  const dealt = hands === null ? [] : names.map((name, seat) => `${name}: ${makeCards(hands[seat] ?? [])}`)
  const played = tricks.map((cards, index) => `${index + 1}. ${makeCards(cards)}`)
  return [...dealt, ...played].join('\n')
}
