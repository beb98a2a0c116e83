import {
  addParties,
  opponentsAtEnd,
  partyKey,
  sideAtEnd,
  sumTallies,
  tallyParties,
  type CountedGame,
  type Party,
  type PartyTally,
} from './party'

/** Returns the figures of every person and every pair in these games, by the key of the party. */
export function tallyEverybody(games: readonly CountedGame[]): ReadonlyMap<string, PartyTally> {
  const all = new Map<string, PartyTally>()
  for (const game of games) addParties(all, game)
  return all
}

/** Returns the figures of one person or pair. */
export function tallyParty(games: readonly CountedGame[], party: Party): PartyTally {
  const key = partyKey(party)
  return sumTallies(games.flatMap((game) => tallyParties(game).get(key) ?? []))
}

/**
 * Returns the most games won in a row, in the order given. A finished game that was not won ends a streak. Games that are not
 * finished, or in which the party did not sit to the end, neither end nor lengthen it.
 */
export function longestStreak(games: readonly CountedGame[], party: Party): number {
  let running = 0
  let longest = 0
  for (const game of games) {
    const side = sideAtEnd(game, party)
    if (side === null) continue
    running = game.tally.result?.winner === side ? running + 1 : 0
    longest = Math.max(longest, running)
  }
  return longest
}

/** The finished games of one party against another: won, lost to it, and won by a third party or by no one. */
export interface HeadToHead {
  readonly against: Party
  readonly won: number
  readonly lost: number
  readonly other: number
}

/** Returns the record of a party against everyone of its own size whom it met, those met most often first. */
export function headToHead(games: readonly CountedGame[], party: Party): readonly HeadToHead[] {
  const met = new Map<string, HeadToHead>()
  for (const game of games) {
    const side = sideAtEnd(game, party)
    if (side === null) continue
    for (const against of opponentsAtEnd(game, party, side)) {
      const key = partyKey(against)
      met.set(key, oneMore(met.get(key) ?? { against, won: 0, lost: 0, other: 0 }, game, side))
    }
  }
  return [...met.values()].sort(
    (a, b) => gamesOf(b) - gamesOf(a) || (partyKey(a.against) < partyKey(b.against) ? -1 : 1),
  )
}

function oneMore(so: HeadToHead, game: CountedGame, side: number): HeadToHead {
  /* v8 ignore next -- a game with a known side has a result */
  const winner = game.tally.result?.winner ?? null
  if (winner === side) return { ...so, won: so.won + 1 }
  if (winner !== null && winner === sideAtEnd(game, so.against)) return { ...so, lost: so.lost + 1 }
  return { ...so, other: so.other + 1 }
}

const gamesOf = ({ won, lost, other }: HeadToHead): number => won + lost + other
