import type { Irregularity, Remedy, RemedyEntry } from '../../../engine/referee/irregularities'
import type { Table } from '../../table'
import { capital } from '../terms/grammar'

/** What went wrong: how a table would say it, and what else falls under it. */
export interface IrregularityText {
  readonly title: string
  readonly detail: string
  /** Further words to find it by. */
  readonly words: readonly string[]
}

export function irregularityText({ words }: Table, irregularity: Irregularity): IrregularityText {
  switch (irregularity) {
    case 'exposed-in-deal':
      return {
        title: 'A card was turned over in the deal',
        detail: 'One of a player’s own cards was seen in dealing, or a card lies face up in the pack.',
        words: ['misdeal', 'exposed', 'face up', 'new deal'],
      }
    case 'wrong-count-before':
      return {
        title: 'Too many or too few cards, before the bidding',
        detail: 'Somebody counts a hand that is not complete or has one too many, and nobody has spoken yet.',
        words: ['misdeal', 'wrong number', 'short hand'],
      }
    case 'wrong-count-bidding':
      return {
        title: 'Too many or too few cards, after the bidding began',
        detail: 'It comes out while trumps are chosen, or before the first card is led.',
        words: ['misdeal', 'wrong number', 'short hand'],
      }
    case 'wrong-count-play':
      return {
        title: 'Too many or too few cards, in play',
        detail: 'It comes out once that player has led or played to the first trick.',
        words: ['wrong number', 'revoke', 'card missing', 'last trick does not come out'],
      }
    case 'false-run':
      return {
        title: `A ${words.run.one} was called that nobody holds`,
        detail: 'Also an answer that only its holder may give, such as asking how high without one as good.',
        words: ['false announcement', 'false declaration', 'meld', 'bluff'],
      }
    case 'false-bela':
      return {
        title: `${capital(words.bela)} was called without the pair`,
        detail: 'King and queen of trumps were not in the same hand.',
        words: ['false announcement', 'bela', 'bella', 'belote'],
      }
    case 'revoke':
      return {
        title: 'A card was played that was not allowed',
        detail: 'Not following suit, not trumping, or not beating where that was asked: a revoke.',
        words: ['renege', 'revoke', 'did not follow', 'did not trump', 'did not overtrump'],
      }
    case 'low-trump-lead':
      return {
        title: 'An eight or seven of trumps was led',
        detail: 'Some tables lead trumps only with a card that counts.',
        words: ['low trump', 'fair play'],
      }
    case 'exposed-card':
      return {
        title: 'Somebody showed a card in play',
        detail: 'A card fell on the table or was seen before its turn.',
        words: ['exposed card', 'dropped', 'penalty card'],
      }
    case 'out-of-turn':
      return {
        title: 'Somebody led, played or spoke out of turn',
        detail: 'The wrong player led, played before the others, or bid before being asked.',
        words: ['lead out of turn', 'bid out of turn', 'wrong dealer'],
      }
    case 'claim-moment':
      return {
        title: 'The game was claimed at the wrong moment',
        detail: 'In mid-trick, by somebody who did not win the last one, or after the count had begun.',
        words: ['claim', 'too early', 'too late'],
      }
    case 'false-claim':
      return {
        title: 'The game was claimed with too few points',
        detail: 'At the right moment, but the sum falls short of the target.',
        words: ['false claim', 'forfeit'],
      }
  }
}

/** What is done, in a sentence or two. */
export function remedyText(table: Table, remedy: Remedy): string {
  switch (remedy) {
    case 'redeal':
      return 'Redeal. The same player deals again, and nothing scores.'
    case 'correct':
      return 'Correct the hands: from a hand with too many the other side draws the excess unseen; a short one is filled from the top of the pack.'
    case 'put-right':
      return 'Take it back, as long as nobody is hurt by what was seen, and play on.'
    case 'all-to-other-side':
      return 'The hand goes to the other side: it scores the cards, the last trick, and everything declared that was really held, of both.'
    case 'no-claim':
      return 'It is no claim. Play on; it costs nothing.'
    case 'game-lost':
      return table.rules.players === 3
        ? 'Whoever claimed loses the game. It goes to the opponent who had more points before the hand; level, to nobody.'
        : 'Whoever claimed loses the game there and then, whatever the rest of the hand would have brought.'
    case 'no-claims-here':
      return 'Nobody claims in this game. The hand is played out and counted.'
    case 'nothing':
      return 'Nothing. At this table any card may be led.'
    case 'agree':
      return 'Agree on points between you and adjust the score.'
  }
}

/** The button that makes the entry of a remedy. */
export const ENTRY_LABELS: { readonly [E in RemedyEntry]: string } = {
  misdeal: 'Save misdeal',
  revoke: 'Save revoke',
  claimed: 'Go to the claim on the sheet',
  agreed: 'Adjust score',
}
