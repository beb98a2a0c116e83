import { bye, versus } from '@/lib/messages/compiled/app/club'
import { pairText } from '@/lib/text/screens/club'
import { pairWith, type ClubGame, type Evening } from '@/lib/together/club/evening'
import { playersAPair } from '@/lib/together/club/organiser'

/** What the pair of an id goes by. */
export function nameOfPair(evening: Evening, id: string): string {
  const pair = pairWith(evening, id)
  return pair === null ? '–' : pairText(pair)
}

/** Who plays whom. */
export const gameText = (evening: Evening, { first, second }: ClubGame): string =>
  versus({
    first: nameOfPair(evening, first),
    second: second === null ? bye : nameOfPair(evening, second),
  })

/** Whether pairs play, or one against one. */
export const sizeOfPair = ({ rules }: Evening): 1 | 2 => (playersAPair(rules) === 1 ? 1 : 2)
