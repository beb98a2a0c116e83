import { settled } from './reading'
import type { Reading } from './reading'

/** Readings of what every card table meets and these documents pass over. */
export const TABLE_READINGS = {
  C01: settled(
    'Bella called without the pair, in Bicycle',
    'A meld announced and not held is a revoke there, though only sequences are called melds. Bella is taken to fall under it too, since it scores by being announced.',
  ),
  C02: settled(
    'Who wins a trick in bridge-belote',
    'The article gives the rank of the cards and the duty to trump, and does not say what wins. The highest trump does, else the highest card of the suit led; at all trumps only the suit led can win.',
  ),
  C03: settled(
    'Hanging points that end the game',
    'Hanging points are given to the team that wins the next round, and nothing sets them apart from its own. If they bring it to the target, it has won.',
  ),
  C04: settled(
    'A pack that is not complete',
    'Every document names the cards of the pack and none says what follows when one is missing. The hand in play is dealt again with a whole pack, and earlier scores stay.',
  ),
  C05: settled(
    'A wrong entry found later',
    'No document speaks of mistakes in writing. What was played decides, so an entry is put right; once the game has ended, that takes the word of everybody at the table.',
  ),
} as const satisfies { readonly [id: string]: Reading }
