import { stated } from '../sources/cite'
import type { Story } from './story'

/** Advice on the last hand of a game, and what a tie is good for. */
export const WINNING_STORIES: readonly Story[] = [
  {
    id: 'say-it',
    title: 'Say it at once',
    tells:
      'Claim the game as soon as you have 501. Somebody who sits on 506 and is silent can lose to somebody who has 501 and speaks.',
    sources: [stated('000', 'winning')],
    question: 'one-over',
  },
  {
    id: 'count-first',
    title: 'But count first',
    tells: 'Whoever claims the game without having the points loses it.',
    sources: [stated('000', 'winning'), stated('000', 'rule3')],
    question: 'false-claim',
  },
  {
    id: 'from-478',
    title: 'How to win from 478',
    tells:
      'You have 478, the other player 495, and you lead. With the jack of the turned suit and a run of three, take. The jack and the run are 40 points in the first trick, and if no better run turns up you have won, however the hand would have ended.',
    sources: [stated('000', 'winning')],
    question: 'claim-though-bate',
    search: ['478', '495'],
  },
  {
    id: 'go-down-fighting',
    title: 'Go down fighting',
    tells: 'And if that fails, the game was lost in any case. Better to go down fighting.',
    sources: [stated('000', 'winning')],
  },
  {
    id: 'second-chance',
    title: 'A second chance',
    tells:
      'In modern belote a tie is simply lost for the side that took. In Bela, Clobyosh and older belote the points wait for the winner of the next hand, so the taker can still get them.',
    sources: [stated('000', 'score')],
    question: 'tie',
  },
  {
    id: 'narrow-escape',
    title: 'A narrow escape',
    tells:
      'At all trumps, with two tierces declared, the side that chose has 154 points and the other 144. Rounding gives both 15: a narrow escape.',
    sources: [stated('004', 'rounding')],
    question: 'rounding',
    search: ['narrow escape'],
  },
]
