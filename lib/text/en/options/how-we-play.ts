import type { OptionName, Rules } from '../../../engine/table/options'
import { wordsOf } from '../../words'
import type { Vocabulary, Words } from '../../words'
import { counted } from '../terms/grammar'
import { SCORE_SENTENCES } from './how-we-play-score'
import type { SentencesOf } from './how-we-play-text'
import { PLAY_SENTENCES } from './how-we-play-tricks'

const TABLE_SENTENCES: SentencesOf<
  | 'players'
  | 'pack'
  | 'direction'
  | 'firstDealer'
  | 'nextDealer'
  | 'redealDealer'
  | 'voidDeal'
  | 'auction'
  | 'schmeiss'
  | 'schmeissRefused'
  | 'allPass'
  | 'forcedNoTrump'
  | 'doubling'
  | 'big'
  | 'exchangeSeven'
  | 'indicator'
> = {
  players: { 2: 'Two play.', 3: 'Three play, each alone.', 4: 'Four play, in two partnerships.' },
  pack: { 32: 'The pack has 32 cards, ace to seven.', 28: 'The pack has 28 cards: there are no sevens.' },
  direction: { clockwise: 'The turn goes to the left.', counterclockwise: 'The turn goes to the right.' },
  firstDealer: {
    'high-cut': 'Cut for the first deal: the highest card deals.',
    'low-cut': 'Draw for the first deal: the lowest card deals.',
    agree: 'Agree who deals first.',
  },
  nextDealer: { winner: 'The winner of a hand deals the next.', next: 'The deal goes round in turn.' },
  redealDealer: {
    next: 'After a redeal the next player deals.',
    same: 'After a redeal the same player deals again.',
  },
  voidDeal: {
    no: 'A first six of only eights and sevens is played like any other.',
    yes: 'A first six of only eights and sevens voids the deal, and the same player deals again.',
  },
  auction: {
    'turn-up': (words) =>
      `The ${words.turnUp} offers its suit as trumps; in a second round any other suit can be named.`,
    contracts: 'Trumps are bid for; the highest contract is played.',
  },
  schmeiss: {
    none: 'There is no schmeiss.',
    'first-turn': 'Schmeiss may be called at a first turn to speak only.',
    'every-turn': 'Schmeiss may be called at every turn to speak.',
    'not-dealer-second': 'Schmeiss may be called at every turn, but not by the dealer in the second round.',
  },
  schmeissRefused: {
    'caller-takes': 'If a schmeiss is refused, the player who called it takes the turned suit.',
    'refuser-takes': 'The player who refuses a schmeiss takes the turned suit.',
  },
  allPass: {
    redeal: 'If all pass twice, there is a redeal.',
    'dealer-names': 'If all pass twice, the dealer must name trumps.',
    'eldest-names': 'If all pass twice, the player after the dealer must name trumps.',
  },
  forcedNoTrump: {
    no: 'A player who must name trumps names a suit.',
    allowed: 'A player who must name trumps may choose no trumps.',
  },
  doubling: {
    1: 'Hands are not doubled.',
    2: 'A contract can be doubled once.',
    4: 'A contract can be doubled and doubled again, for four times the points.',
    8: 'A contract can be doubled three times, for eight times the points.',
  },
  big: {
    no: 'Nobody takes on big.',
    allowed: (words) => `The ${words.taker} may take on big: against both others together, for twice the points.`,
  },
  exchangeSeven: {
    no: 'The seven of trumps is not exchanged.',
    yes: (words) =>
      `The player who holds the ${words.trumpSeven} may exchange it for the ${words.turnUp} before the first lead.`,
  },
  indicator: {
    'turn-up': 'The card that offers trumps is turned up from the pack.',
    'low-card': 'A low card from outside the pack shows the offered suit.',
  },
}

const SENTENCES: SentencesOf<Exclude<OptionName, 'target'>> = {
  ...TABLE_SENTENCES,
  ...PLAY_SENTENCES,
  ...SCORE_SENTENCES,
}

/** One rule of a table as a sentence that stands by itself, for a page to lay beside the cards. */
export function houseSentence(vocabulary: Vocabulary, rules: Rules, option: OptionName): string {
  const words = wordsOf(vocabulary)
  if (option === 'target') {
    const unit = rules.scoring === 'match-points' ? words.matchPoints : words.points
    return `The game is to ${rules.target} ${counted(rules.target, unit)}.`
  }
  const said: Readonly<Record<string, string | ((words: Words) => string)>> = SENTENCES[option]
  const found = said[String(rules[option])]
  if (found === undefined) throw new Error(`option ${option} has no value ${rules[option]}`)
  return typeof found === 'string' ? found : found(words)
}
