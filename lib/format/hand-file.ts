import { makeCards, parseCards } from '../engine/table/card'
import type { ClaimedHand, ContestedHand, CountedHand, Hand, Meld, PlayedHand } from '../engine/table/hand'
import type { HandFile, MeldFile } from './hand-schema'

export type { HandFile } from './hand-schema'

/** Returns the hand in a file that the schema of its table has read. */
export function handOf(file: HandFile): Hand {
  switch (file.kind) {
    case 'thrown-in':
      return { kind: 'thrown-in', why: file.why, dealer: file.dealer ?? null }
    case 'agreed':
      return { kind: 'agreed', points: file.points, why: file.why ?? '', dealer: file.dealer ?? null }
    case 'claimed':
      return parseClaimed(file)
    case 'counted':
      return parseCounted(file)
    case 'played':
      return parsePlayed(file)
  }
}

type FileOf<K extends Hand['kind']> = Extract<HandFile, { kind: K }>

// Each kind of hand is written out as one object literal. V8 gives objects that are made by spreading many hidden classes, and
// with hundreds of them all code that reads hands becomes slow.
const parseClaimed = (file: FileOf<'claimed'>): ClaimedHand => ({
  kind: 'claimed',
  claimant: file.claimant,
  taker: file.taker ?? null,
  trump: file.trump ?? null,
  afterTrick: file.afterTrick,
  cardPoints: file.cardPoints ?? null,
  runPoints: file.runPoints ?? 0,
  bela: file.bela ?? 'none',
  lastTrick: file.lastTrick ?? false,
  dealer: file.dealer ?? null,
})

const parseCounted = (file: FileOf<'counted'>): CountedHand => ({
  kind: 'counted',
  taker: file.taker,
  totals: file.totals,
  trump: file.trump ?? null,
  lastTrick: file.lastTrick ?? null,
  tricks: file.tricks ?? null,
  bela: file.bela ?? [],
  bid: file.bid ?? null,
  multiplier: file.multiplier ?? 1,
  big: file.big ?? false,
  dealer: file.dealer ?? null,
})

const parsePlayed = (file: FileOf<'played'>): PlayedHand => ({
  kind: 'played',
  taker: file.taker,
  trump: file.trump,
  cardPoints: file.cardPoints,
  lastTrick: file.lastTrick ?? null,
  tricks: file.tricks ?? null,
  melds: (file.melds ?? []).map(parseMeld),
  bela: file.bela ?? [],
  bid: file.bid ?? null,
  multiplier: file.multiplier ?? 1,
  big: file.big ?? false,
  revoke: file.revoke ?? null,
  dealer: file.dealer ?? null,
})

/** Returns a declaration from a file, in which the keys tell the kinds of declarations apart. */
export function parseMeld(file: MeldFile): Meld {
  if ('cards' in file) return { kind: 'cards', seat: file.seat, cards: parseCards(file.cards) ?? [] }
  if ('run' in file)
    return { kind: 'run', seat: file.seat, run: file.run, top: file.top ?? null, suit: file.suit ?? null }
  if ('four' in file) return { kind: 'four', seat: file.seat, four: file.four }
  return { kind: 'settled', side: file.side, points: file.points }
}

/** Returns a hand as a file writes it, without facts that were not entered. `handOf` returns the same hand from it. */
export function makeHand(hand: Hand): HandFile {
  const dealt = hand.dealer === null ? {} : { dealer: hand.dealer }
  switch (hand.kind) {
    case 'thrown-in':
      return { kind: 'thrown-in', why: hand.why, ...dealt }
    case 'agreed':
      return { kind: 'agreed', points: [...hand.points], ...(hand.why === '' ? {} : { why: hand.why }), ...dealt }
    case 'claimed':
      return { ...makeClaimed(hand), ...dealt }
    case 'counted':
      return { ...makeCounted(hand), ...dealt }
    case 'played':
      return { ...makePlayed(hand), ...dealt }
  }
}

const makeClaimed = (hand: ClaimedHand): FileOf<'claimed'> => ({
  kind: 'claimed',
  claimant: hand.claimant,
  ...(hand.taker === null ? {} : { taker: hand.taker }),
  ...(hand.trump === null ? {} : { trump: hand.trump }),
  afterTrick: hand.afterTrick,
  ...(hand.cardPoints === null ? {} : { cardPoints: hand.cardPoints }),
  runPoints: hand.runPoints,
  bela: hand.bela,
  lastTrick: hand.lastTrick,
})

const makeCounted = (hand: CountedHand): FileOf<'counted'> => ({
  kind: 'counted',
  taker: hand.taker,
  totals: [...hand.totals],
  ...(hand.trump === null ? {} : { trump: hand.trump }),
  ...(hand.bela.length === 0 ? {} : { bela: [...hand.bela] }),
  ...makeStakes(hand),
})

const makePlayed = (hand: PlayedHand): FileOf<'played'> => ({
  kind: 'played',
  taker: hand.taker,
  trump: hand.trump,
  cardPoints: [...hand.cardPoints],
  ...makeStakes(hand),
  melds: hand.melds.map(makeMeld),
  bela: [...hand.bela],
  ...(hand.revoke === null ? {} : { revoke: hand.revoke }),
})

const makeStakes = (hand: ContestedHand) => ({
  ...(hand.lastTrick === null ? {} : { lastTrick: hand.lastTrick }),
  ...(hand.tricks === null ? {} : { tricks: [...hand.tricks] }),
  ...(hand.bid === null ? {} : { bid: hand.bid }),
  ...(hand.multiplier === 1 ? {} : { multiplier: hand.multiplier }),
  ...(hand.big ? { big: true } : {}),
})

function makeMeld(meld: Meld): MeldFile {
  switch (meld.kind) {
    case 'cards':
      return { seat: meld.seat, cards: makeCards(meld.cards) }
    case 'four':
      return { seat: meld.seat, four: meld.four }
    case 'settled':
      return { side: meld.side, points: meld.points }
    case 'run':
      return {
        seat: meld.seat,
        run: meld.run,
        ...(meld.top === null ? {} : { top: meld.top }),
        ...(meld.suit === null ? {} : { suit: meld.suit }),
      }
  }
}
