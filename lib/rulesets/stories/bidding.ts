import { stated } from '../sources/cite'
import type { Story } from './story'

/** Advice on whether to take, and in which suit. */
export const BIDDING_STORIES: readonly Story[] = [
  {
    id: 'push-along',
    title: 'Push the game along',
    tells: 'It pays to be a little aggressive, and not always to do what the others expect.',
    sources: [stated('000', 'advice')],
    search: ['advice', 'tips', 'strategy', 'tactics'],
  },
  {
    id: 'do-not-wait',
    title: 'Do not wait for the perfect hand',
    tells: 'Do not be one of the bores who only ever take with a hand that nothing can beat.',
    sources: [stated('000', 'advice')],
  },
  {
    id: 'jack-and-nine',
    title: 'Jack and nine are a start',
    tells:
      'The jack and the nine of the suit are a good start, with 34 points. You do not always need them to take, so do not judge a hand by that alone.',
    sources: [stated('000', 'advice')],
    question: 'card-points',
  },
  {
    id: 'backing-hand',
    title: 'Look beside the trumps',
    tells:
      'Nearly always you also need some cards that score well in the other suits, or you will not get away with it.',
    sources: [stated('000', 'advice')],
  },
  {
    id: 'be-outrageous',
    title: 'Far ahead or far behind',
    tells: 'If you lead by a lot or trail by a lot, take on something wild. What can you lose?',
    sources: [stated('000', 'advice')],
  },
  {
    id: 'last-three',
    title: 'The last three cards',
    tells:
      'You decide on six cards of nine. Do not hope for too much from the rest: they can make a promising hand, and they can break a middling one.',
    sources: [stated('000', 'deal')],
    question: 'last-cards',
  },
  {
    id: 'not-lightly',
    title: 'Not lightly',
    tells:
      'If you choose the trumps you promise to win the hand. If you do not win it, your points go to the other player, so Denexa says: never choose lightly.',
    sources: [stated('003', 'trump')],
    question: 'bate',
  },
  {
    id: 'better-seat',
    title: 'The better seat',
    tells:
      'With two players it is a clear advantage not to deal. In the second round of calling the non-dealer is first to choose from three suits. So it is fair that the winner of a hand deals the next.',
    sources: [stated('000', 'deal')],
    question: 'next-dealer',
  },
  {
    id: 'what-a-schmeiss-says',
    title: 'What a schmeiss tells',
    tells:
      'As Lehman plays it, a schmeiss in the first round says that you are ready to defend: the other player takes the turned suit, or the cards are thrown in.',
    sources: [stated('001', 'bidding')],
    question: 'schmeiss-refused',
  },
]
