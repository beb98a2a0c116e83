import { stated } from '../sources/cite'
import type { Story } from './story'

/** Advice on what to declare, what to keep quiet, and what to play. */
export const PLAY_STORIES: readonly Story[] = [
  {
    id: 'defence',
    title: 'Defend as if you could win',
    tells:
      'Games are won in defence as much as in attack. Even with a poor hand against a strong one, make every point that you can.',
    sources: [stated('000', 'advice')],
    search: ['defence', 'defense'],
  },
  {
    id: 'silent-bela',
    title: 'Keep your bela quiet',
    tells:
      'If you took the hand and see that you will lose it by more than 20, do not call your bela. Its points would only go to the other side.',
    sources: [stated('000', 'score'), stated('001', 'bella')],
    question: 'must-call-bela',
  },
  {
    id: 'silent-run',
    title: 'Keep a run quiet',
    tells: 'The same is true of runs. If you took the hand and may well lose it, you can leave a run undeclared.',
    sources: [stated('000', 'combinations'), stated('003', 'melding')],
    question: 'must-declare',
  },
  {
    id: 'winner-for-the-end',
    title: 'Save one for the end',
    tells:
      'It is often good to keep a winning card for the last trick, which brings 10 points. Do not build the whole hand on it.',
    sources: [stated('000', 'last')],
    question: 'last-trick',
  },
  {
    id: 'any-trick',
    title: 'One trick, however mean',
    tells:
      'No run counts until its owner has won a trick, and an eight that takes a seven will do. A fifty from the ace down can come to nothing for want of one, and that happens.',
    sources: [stated('000', 'play')],
    question: 'runs-need-trick',
  },
  {
    id: 'show-a-part',
    title: 'Show the part you like',
    tells:
      'In the game for four, a run of more than four cards need not be shown whole. Of jack to seven you may show the upper four or the lower four, and so choose what the others learn.',
    sources: [stated('000', 'fourPlay')],
    question: 'run-of-five',
  },
  {
    id: 'two-duties',
    title: 'Two duties',
    tells:
      'You must trump if you cannot follow, and you must beat a trump that is led. Much of the tactics of the game lies in these two duties, so reckon with them before you lead.',
    sources: [stated('000', 'tricks')],
    question: 'must-trump',
  },
  {
    id: 'card-for-the-seven',
    title: 'What the seven can bring',
    tells: 'The turn-up that you get for the seven of trumps may complete a run, or make the hand stronger in play.',
    sources: [stated('001', 'bidding')],
    question: 'must-exchange',
  },
  {
    id: 'bottom-card',
    title: 'Look at the bottom card',
    tells: 'The bottom card of the pack is turned up for one reason: now both players know one more card that is out.',
    sources: [stated('000', 'deal'), stated('001', 'bidding'), stated('002', 'redealing')],
    question: 'bottom-card',
  },
]
