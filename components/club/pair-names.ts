import { bye, versus } from '@/lib/messages/compiled/app/club'
import { pairText } from '@/lib/text/screens/club'
import { pairWith, type ClubGame, type Evening } from '@/lib/together/club/evening'
import { playersAPair } from '@/lib/together/club/organiser'

/** Returns the name of the pair with this id. */
export function nameOfPair(evening: Evening, id: string): string {
  const pair = pairWith(evening, id)
  return pair === null ? '–' : pairText(pair)
}

/** Returns the two pairs of a game, in words. */
export const gameText = (evening: Evening, { first, second }: ClubGame): string =>
  versus({
    first: nameOfPair(evening, first),
    second: second === null ? bye : nameOfPair(evening, second),
  })

/** Returns the number of players in a pair: 1 where players meet one against one. */
export const sizeOfPair = ({ rules }: Evening): 1 | 2 => (playersAPair(rules) === 1 ? 1 : 2)
