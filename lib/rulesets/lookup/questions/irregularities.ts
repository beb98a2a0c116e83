import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { stated } from '../../sources/cite'
import { optionQuestion, unanimous } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

/** What happens when something went wrong, and what a table settles by word. */
export const IRREGULARITY_QUESTIONS: readonly Question[] = [
  question({
    id: 'misdeal',
    group: 'irregularities',
    ask: 'A card was exposed, or somebody has too many or too few. Is it a misdeal?',
    answers: {
      'non-dealer-chooses':
        'Before the bidding the non-dealer may ask for a new deal or a correction: for an own card exposed in dealing, one exposed in the pack, or a wrong number. Later a wrong hand must be corrected.',
      unstated:
        'The document does not say. The table settles it: a new deal by the same player, or the hands put right.',
    },
    by: {
      ...unanimous('unstated', NOWHERE),
      bicycle: says('non-dealer-chooses', stated('002', 'misdeal')),
    },
    example:
      'To correct in Bicycle: a hand with too many is held out face down and the other player draws the excess; a short hand is filled from the top of the pack.',
    related: ['wrong-count', 'void-deal', 'dealer-after-redeal'],
    words: ['exposed card', 'wrong number', 'new deal', 'face up'],
  }),
  optionQuestion({
    id: 'revoke',
    group: 'irregularities',
    ask: 'Somebody played a card that was not allowed. What does a revoke cost?',
    option: 'revoke',
    answers: {
      unstated:
        'The document sets no price. Put the play right if you can; if not, the side that did not revoke scores everything of both.',
      'all-to-other-side':
        'The hand: the side that did not revoke scores all the points of both, melds that were really held and cards alike.',
    },
    readings: { bicycle: ['A40'] },
    example: 'The offender has 50 and the other side 70, all counted: the other side scores 120, the offender nothing.',
    related: ['wrong-count', 'false-run', 'follow-suit', 'must-trump', 'beat-trump-lead'],
    words: ['renege', 'wrong card', 'penalty', 'failed to follow', 'failed to trump'],
  }),
  question({
    id: 'wrong-count',
    group: 'irregularities',
    ask: 'A player has the wrong number of cards after the first trick has begun. What then?',
    answers: {
      revoke: 'It is a revoke: the other side scores all the points of both.',
      unstated: 'The document does not say. The table settles it.',
    },
    by: {
      ...unanimous('unstated', NOWHERE),
      bicycle: says(
        'revoke',
        stated('002', 'revoke'),
        'From the moment that player has led or played to the first trick.',
      ),
    },
    related: ['misdeal', 'revoke'],
    words: ['too many cards', 'too few cards', 'wrong number'],
  }),
  question({
    id: 'low-man',
    group: 'irregularities',
    ask: 'May a player throw good cards to whoever is behind?',
    answers: {
      manners:
        'Yes, and it is usual: “gie it to the low man”. Whether that is fair play or good sense is left to the players.',
      'only-three': 'The page tells of that custom with three players only. Any card the rules allow may be thrown.',
      'no-custom': 'The document knows no such custom. Any card the rules allow may be thrown.',
    },
    by: {
      ...unanimous('no-custom', NOWHERE),
      'bela-2': says('only-three', stated('000', 'three')),
      'bela-3': says('manners', stated('000', 'three')),
      'klabberjass-4': says('only-three', stated('000', 'three')),
    },
    related: ['opponents-tied', 'bate', 'must-trump'],
    words: ['gie it to the low man', 'high man', 'middle man', 'conspiracy', 'discard'],
  }),
  question({
    id: 'agreed-points',
    group: 'irregularities',
    ask: 'May the table settle points by word?',
    answers: {
      'by-word':
        'Yes. Points that all agree on go on the sheet as they are spoken, even below zero. No cards are played, and the deal stays where it is.',
    },
    by: unanimous('by-word', RULE_SOURCES['agreed-points']),
    related: ['revoke', 'misdeal', 'low-man'],
    words: ['penalty', 'agreement', 'house rule', 'correction'],
  }),
]
