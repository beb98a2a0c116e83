import { isCard, isRank, isTrump } from '@/lib/engine/table/card'
import { DOUBLINGS, MULTIPLIERS } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import type { Recording } from './replay-deal'

/** Returns a stored deal if this code can continue it at a table of this size, otherwise `null`. */
export const recordingIn = (value: unknown, rules: Rules): Recording | null =>
  isRecording(value, rules) ? value : null

function isRecording(value: unknown, rules: Rules): value is Recording {
  if (!isObject(value)) return false
  const isSeat = (seat: unknown) =>
    typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < rules.players
  const isMeld = (meld: unknown) =>
    isObject(meld) &&
    isSeat(meld['seat']) &&
    (meld['kind'] === 'four' ? isRank(meld['four']) : meld['kind'] === 'cards' && isListOf(meld['cards'], isCard))
  const { dealer, taker, trump, hands } = value
  return (
    (dealer === null || isSeat(dealer)) &&
    (taker === null || isSeat(taker)) &&
    (trump === null || isTrump(trump)) &&
    (rules.auction === 'bids' ? MULTIPLIERS : DOUBLINGS).some((level) => level === value['multiplier']) &&
    typeof value['big'] === 'boolean' &&
    (hands === null || (isListOf(hands, (hand) => isListOf(hand, isCard)) && hands.length === rules.players)) &&
    isListOf(value['plays'], isCard) &&
    isListOf(value['melds'], isMeld) &&
    isListOf(value['bela'], isSeat)
  )
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isListOf = (value: unknown, isOne: (one: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every(isOne)
