import * as said from '../../messages/compiled/app/pictures'
import type { Table } from '../table'

/** Returns the names on the picture of the app itself. */
export const picturePlayers = () => [said.picturePlayerOne, said.picturePlayerTwo] as const

/** Returns the line below the current score: “8 hands, 2 bate”. */
export const cardHands = ({ vocabulary }: Table, hands: number, bates: number): string =>
  bates === 0 ? said.cardHands({ hands }) : said.cardHandsAndBates({ vocabulary, hands, bates })
