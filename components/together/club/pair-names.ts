import { versus } from '@/lib/messages/compiled/app/club'
import { pairWith, type ClubGame, type ClubNight } from '@/lib/together/club/club-night'
import { playersPerPair } from '@/lib/together/club/organiser'
import { pairText } from '@/lib/together/words/club'

/** Returns the name of the pair with this id. */
export function nameOfPair(clubNight: ClubNight, id: string): string {
  const pair = pairWith(clubNight, id)
  return pair === null ? '–' : pairText(pair)
}

/** Returns the two pairs of a game, in words. */
export const pairingText = (clubNight: ClubNight, { first, second }: ClubGame): string =>
  versus({
    first: nameOfPair(clubNight, first),
    second: nameOfPair(clubNight, second ?? ''),
  })

/** Returns the number of players in a pair: 1 if a game has two players. */
export const sizeOfPair = ({ rules }: ClubNight): 1 | 2 => (playersPerPair(rules) === 1 ? 1 : 2)
