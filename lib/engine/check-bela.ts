import { SUITS } from './card'
import { isTrumpSuit } from './deck'
import type { PlayedHand } from './hand'
import { meldWays } from './meld-ways'
import type { Rules } from './options'
import { problem } from './problem'
import type { Problem } from './problem'

/** A bela is the king and queen of one trump suit in one hand: one in a suit, four at all trumps, none without trumps. */
export function checkBela(rules: Rules, hand: PlayedHand): Problem | null {
  const { bela, trump } = hand
  if (bela.length === 0) return null
  if (trump === 'none') return problem('bela-at-no-trumps', 'bela')
  const suits = SUITS.filter((suit) => isTrumpSuit(suit, trump))
  if (bela.length > suits.length) return problem('too-many-belas', 'bela', { given: bela.length, most: suits.length })
  const [way] = meldWays(rules, hand)
  return way === undefined ? problem('bela-card-shown', 'bela') : null
}
