import { fourValue, runValue } from '../../lib/engine/melds/meld-values'
import { makeCard, RANKS } from '../../lib/engine/table/card'
import type { Rank } from '../../lib/engine/table/card'
import {
  ALL_TRICKS,
  BELA,
  cardPoints,
  LAST_TRICK,
  packOf,
  packPoints,
  PLAIN_ORDER,
  TRUMP_ORDER,
} from '../../lib/engine/table/deck'
import type { AnswerOf } from '../../lib/rulesets/lookup/question'
import type { QuestionId } from '../../lib/rulesets/lookup/question-ids'
import { RULE_SETS } from '../../lib/rulesets/sets/catalogue'

/** What is asked about the prose of an answer, and the one thing that it says. Figures come from the engine where it has them. */
export interface Asked {
  readonly ask: string
  readonly is: string | number
}

/** An answer of the lookup, and what a reader of it must be able to say. */
export interface RuleRead {
  readonly question: QuestionId
  readonly answer: string
  readonly asks: readonly Asked[]
}

const rule = <Q extends QuestionId>(question: Q, answer: AnswerOf<Q>, ...asks: readonly Asked[]): RuleRead => ({
  question,
  answer,
  asks,
})
const asked = (ask: string, is: string | number): Asked => ({ ask, is })
const yesOrNo = (ask: string, is: 'yes' | 'no'): Asked => asked(`${ask} (yes | no)`, is)

const trump = (rank: Rank): number => cardPoints(makeCard(rank, 'hearts'), 'hearts')
const plain = (rank: Rank): number => cardPoints(makeCard(rank, 'spades'), 'hearts')
const suitWorth = (points: (rank: Rank) => number): number => RANKS.reduce((sum, rank) => sum + points(rank), 0)
const inRow = (ranks: readonly string[]): string => ranks.join(' ')
const target = (id: 'bridge-belote' | 'klabberjass-4'): number => RULE_SETS[id].values.target.value

const ORDER = 'The order from high to low, with the signs A K Q J 10 9 8 7 and a blank between'
const WHICH_RUN = 'What decides first?'

const CARDS: readonly RuleRead[] = [
  rule(
    'pack',
    '28',
    asked('How many cards?', packOf(28).length),
    asked('The lowest rank that stays in the pack?', '8'),
  ),
  rule(
    'pack',
    '32',
    asked('How many cards?', packOf(32).length),
    asked('The lowest rank that stays in the pack?', '7'),
  ),
  rule('trump-rank', 'jack-nine', asked(ORDER, inRow(TRUMP_ORDER))),
  rule('plain-rank', 'ace-ten', asked(ORDER, inRow(PLAIN_ORDER))),
  rule('run-order', 'natural', asked(ORDER, inRow(RANKS)), yesOrNo('Does it hold in trumps as well?', 'yes')),
  rule(
    'card-points',
    'trumps',
    asked('The nine?', trump('9')),
    asked('The ten?', trump('10')),
    asked('The queen?', trump('Q')),
    asked('The whole suit?', suitWorth(trump)),
  ),
  rule(
    'plain-card-points',
    'plain',
    asked('The nine?', plain('9')),
    asked('The jack?', plain('J')),
    asked('The king?', plain('K')),
    asked('The whole suit?', suitWorth(plain)),
  ),
  rule(
    'points-in-hand',
    'contracts',
    asked('In a suit?', packPoints('hearts') + LAST_TRICK),
    asked('With every suit as trumps?', packPoints('all') + LAST_TRICK),
    asked('Without trumps, before anything is doubled?', packPoints('none') + LAST_TRICK),
    asked('Without trumps, in the end?', 2 * (packPoints('none') + LAST_TRICK)),
  ),
]

const DEAL: readonly RuleRead[] = [
  rule('first-dealer', 'high-cut', asked('Whose card deals? (highest | lowest)', 'highest')),
  rule('first-dealer', 'low-cut', asked('Whose card deals? (highest | lowest)', 'lowest')),
  rule(
    'next-dealer',
    'winner',
    asked('The taker has won the hand: who deals? (taker | opponent | next in turn)', 'taker'),
    asked('The taker has lost the hand: who deals? (taker | opponent | next in turn)', 'opponent'),
  ),
  rule('next-dealer', 'next', yesOrNo('Does it matter who won the hand?', 'no')),
  rule('dealer-after-redeal', 'same', asked('Who deals? (same dealer | next player)', 'same dealer')),
  rule('dealer-after-redeal', 'next', asked('Who deals? (same dealer | next player)', 'next player')),
  rule(
    'last-cards',
    'turn-up-to-dealer',
    asked('How many cards from the pack does each of the others get?', 2),
    yesOrNo('Does the dealer get the card that was turned up?', 'yes'),
  ),
  rule('turn-up-owner', 'dealer', asked('Who? (dealer | taker | nobody)', 'dealer')),
  rule('turn-up-owner', 'out-of-play', asked('Who? (dealer | taker | nobody)', 'nobody')),
  rule('direction', 'clockwise', asked('To which side? (left | right)', 'left')),
  rule('direction', 'counterclockwise', asked('To which side? (left | right)', 'right')),
  rule('who-speaks-first', 'eldest', asked('Of two players: who? (dealer | the other)', 'the other')),
]

const TRUMPS: readonly RuleRead[] = [
  rule(
    'round-two',
    'not-dealer-second',
    yesOrNo('May the player who speaks first say schmeiss?', 'yes'),
    yesOrNo('May the dealer say schmeiss?', 'no'),
  ),
  rule('round-two', 'dealer-names', yesOrNo('May the dealer pass?', 'no'), yesOrNo('May the others pass?', 'yes')),
  rule('turned-suit-again', 'no', asked('How many suits can be named?', 3)),
  rule(
    'all-pass',
    'redeal',
    asked('What then? (new deal | dealer must take | next to the dealer must take)', 'new deal'),
  ),
  rule(
    'all-pass',
    'dealer-names',
    asked('What then? (new deal | dealer must take | next to the dealer must take)', 'dealer must take'),
  ),
  rule(
    'all-pass',
    'eldest-names',
    asked('What then? (new deal | dealer must take | next to the dealer must take)', 'next to the dealer must take'),
  ),
  rule(
    'schmeiss',
    'not-dealer-second',
    asked('In which rounds may the dealer say it? (none | first | second | both)', 'first'),
    asked('In which rounds may the other say it? (none | first | second | both)', 'both'),
  ),
  rule('schmeiss-agreed', 'same', asked('Who deals? (same dealer | the other)', 'same dealer')),
  rule('schmeiss-agreed', 'next', asked('Who deals? (same dealer | the other)', 'the other')),
  rule('schmeiss-refused', 'caller-takes', asked('Who takes? (who said schmeiss | who refused)', 'who said schmeiss')),
  rule('schmeiss-refused', 'refuser-takes', asked('Who takes? (who said schmeiss | who refused)', 'who refused')),
  rule('big', 'allowed', asked('Whom must the taker beat? (each alone | both together)', 'both together')),
  rule(
    'contract-order',
    'ladder',
    asked(
      'From low to high, with a blank between? (of: clubs diamonds hearts spades none all)',
      'clubs diamonds hearts spades none all',
    ),
  ),
  rule(
    'auction-end',
    'passes',
    asked('How many passes end it where nobody has bid?', 4),
    asked('How many passes end it after a bid?', 3),
  ),
  rule(
    'who-doubles',
    'other-team',
    yesOrNo('May my partner’s contract be doubled by me?', 'no'),
    asked('Which side redoubles? (the one that was doubled | the one that doubled)', 'the one that was doubled'),
    yesOrNo('Does the double stay when somebody bids higher?', 'no'),
  ),
  rule('exchange-other-suit', 'yes', yesOrNo('Another suit became trumps: may it be exchanged?', 'no')),
  rule('must-exchange', 'yes', yesOrNo('Must it?', 'no')),
]

const RUNS: readonly RuleRead[] = [
  rule('run-of-three', 'twenty', asked('How many points?', runValue(3, 'one'))),
  rule('run-of-five', 'one', asked('How many points?', runValue(5, 'one'))),
  rule('run-of-five', 'hundred', asked('How many points?', runValue(5, 'hundred'))),
  rule('run-of-seven', 'split', asked('How many points?', runValue(7, 'split'))),
  rule('run-of-eight', 'one', asked('How many points?', runValue(8, 'one'))),
  rule('run-of-eight', 'hundred', asked('How many points?', runValue(8, 'hundred'))),
  rule('overlapping-runs', 'no', yesOrNo('May it?', 'no')),
  rule(
    'four-of-a-kind',
    'yes',
    asked('Four jacks?', fourValue('J')),
    asked('Four nines?', fourValue('9')),
    asked('Four tens?', fourValue('10')),
    asked('Four eights?', fourValue('8')),
  ),
  rule('fifty-against-twenty', 'fifty', yesOrNo('Can the twenty win because it is in trumps?', 'no')),
  rule('same-class', 'higher-top', asked(`${WHICH_RUN} (length | top card)`, 'top card')),
  rule('same-class', 'length-first', asked(`${WHICH_RUN} (length | top card)`, 'length')),
  rule('trump-run', 'wins', asked('Which? (the one in trumps | the other | neither)', 'the one in trumps')),
  rule('trump-run', 'equal', asked('Which? (the one in trumps | the other | neither)', 'neither')),
  rule('equal-runs', 'first-declared', asked('Which? (declared first | declared last | none)', 'declared first')),
  rule('equal-runs', 'nobody', asked('Which? (declared first | declared last | none)', 'none')),
  rule('second-runs', 'team', yesOrNo('Do the partner’s runs count too?', 'yes')),
  rule('losing-runs', 'nothing', asked('How many points?', 0)),
  rule(
    'runs-need-trick',
    'yes',
    yesOrNo('Must there be a trick?', 'yes'),
    yesOrNo('Is a trick of the partner enough?', 'yes'),
  ),
  rule('runs-need-trick', 'no', yesOrNo('Must there be a trick?', 'no')),
  rule('dead-run', 'yes', yesOrNo('Does the next best count?', 'no')),
  rule('bela', 'twenty', asked('How many points?', BELA)),
  rule('bela-call', 'first-card', asked('At which card must it be said? (first | second)', 'first')),
  rule('bela-call', 'second-card', asked('At which card must it be said? (first | second)', 'second')),
  rule('bela-call', 'either', yesOrNo('Does it count where it is said at the second card alone?', 'yes')),
  rule('bela-one-hand', 'yes', yesOrNo('The king is with me, the queen with my partner: does it count?', 'no')),
  rule('bela-without-best-run', 'yes', yesOrNo('Does it count?', 'yes')),
]

const PLAY: readonly RuleRead[] = [
  rule(
    'must-trump',
    'not-behind-partner',
    yesOrNo('An opponent has the trick: must I trump?', 'yes'),
    yesOrNo('My partner has the trick: must I trump?', 'no'),
  ),
  rule(
    'overtrump',
    'opponents',
    yesOrNo('An opponent trumped and I can beat it: must I?', 'yes'),
    yesOrNo('My partner trumped and I can beat it: must I?', 'no'),
  ),
  rule('undertrump', 'yes', yesOrNo('Must I?', 'yes')),
  rule('partner-winning', 'free', yesOrNo('Must I trump?', 'no')),
  rule(
    'partner-winning',
    'must-trump',
    yesOrNo('Must I trump?', 'yes'),
    yesOrNo('Must it be higher than the partner’s?', 'no'),
  ),
  rule('bare-yuss', 'may-hold', yesOrNo('Must it be played?', 'no')),
  rule('bare-yuss', 'must-play', yesOrNo('Must it be played?', 'yes')),
  rule('low-trump-lead', 'barred', yesOrNo('I hold other cards: may I lead the eight of trumps?', 'no')),
  rule(
    'all-trumps-play',
    'both',
    yesOrNo('Without trumps: must the best card so far be beaten?', 'no'),
    yesOrNo('With every suit as trumps: must it be beaten in its own suit?', 'yes'),
    yesOrNo('Can a card of another suit win?', 'no'),
  ),
  rule('last-trick', 'ten', asked('How many points?', LAST_TRICK)),
  rule('all-tricks', '360', asked('How many points?', ALL_TRICKS), yesOrNo('Do declarations come on top?', 'yes')),
  rule(
    'all-tricks',
    'match-points',
    asked('How many where nothing counts double?', 9),
    asked('How many where no trumps count double?', 18),
  ),
]

const SCORING: readonly RuleRead[] = [
  rule('who-counts-first', 'defender', asked('Who? (taker | defender)', 'defender')),
  rule('must-beat', 'each-opponent', yesOrNo('Taker 70, the others 60 and 32: has the taker won?', 'yes')),
  rule('must-beat', 'both-together', yesOrNo('On big: taker 70, the others 60 and 32: has the taker won?', 'no')),
  rule(
    'bate',
    'higher',
    asked('The taker scores? (own | nothing)', 'nothing'),
    asked('Of two opponents, who gets the taker’s points? (higher | lower | each | half each)', 'higher'),
    asked('What does the lower one score? (own | nothing)', 'own'),
  ),
  rule(
    'bate',
    'each',
    asked('The taker scores? (own | nothing)', 'nothing'),
    asked('Of two opponents, who gets the taker’s points? (higher | lower | each | half each)', 'each'),
  ),
  ...(
    [
      ['held-over', 'own', 'taker’s'],
      ['held-over-both', 'nothing', 'both sides’'],
      ['bate', 'both sides’', 'nothing'],
      ['defender-own', 'own', 'nothing'],
    ] as const
  ).map(([answer, defender, waits]) =>
    rule(
      'tie',
      answer,
      asked('The taker scores now? (own | nothing)', 'nothing'),
      asked('The defender scores now? (own | nothing | both sides’)', defender),
      asked('What waits for the next hand? (taker’s | both sides’ | nothing)', waits),
    ),
  ),
  rule(
    'held-over-winner',
    'next-winner',
    asked('Who? (winner of the next hand | the old taker | the old defender)', 'winner of the next hand'),
    yesOrNo('Do they help to decide that hand?', 'no'),
  ),
  rule(
    'second-tie',
    'adds-up',
    asked('70 wait and 66 join them: how many does the winner of the next hand take?', 136),
  ),
  rule('opponents-tied', 'shared', asked('The taker has made 50: how many of them for each?', 25)),
  rule('opponents-tied', 'each-all', asked('The taker has made 50: how many of them for each?', 50)),
  rule('odd-half', 'dropped', asked('51 are shared: how many for each of the two?', 25)),
  rule('bate-melds', 'go-over', asked('Who? (taker | other side | nobody)', 'other side')),
  rule(
    'doubling',
    '4',
    asked('How many times the points after a double?', 2),
    asked('After a redouble?', 4),
    asked('What does the loser score? (own | nothing)', 'nothing'),
  ),
  rule('both-committed', 'both', asked('Who scores? (only the winner | each its own)', 'only the winner')),
  rule(
    'rounding',
    'limit',
    asked('The limit in a suit?', 6),
    asked('The limit with every suit as trumps?', 4),
    asked('The limit without trumps?', 5),
    asked('Both stand at the limit: which is rounded up? (higher | lower)', 'lower'),
  ),
  rule('multiply', 'after-rounding', asked('What comes first? (rounding | multiplying)', 'rounding')),
  rule('multiply', 'before-rounding', asked('What comes first? (rounding | multiplying)', 'multiplying')),
  rule('sweep-doubled', 'no', asked('The premium in a doubled hand in a suit?', 9)),
  rule(
    'kirtik',
    'yes',
    asked('How many are taken off for losing?', 10),
    asked('How many are taken off for taking no trick?', 10),
  ),
]

const END: readonly RuleRead[] = [
  rule('target', '151', asked('How many?', target('bridge-belote')), yesOrNo('Is reaching it exactly enough?', 'yes')),
  rule('target', '1001', asked('How many?', target('klabberjass-4'))),
  rule('claims', 'first-three', yesOrNo('After the fourth trick?', 'no'), yesOrNo('After the second trick?', 'yes')),
  rule('claim-counts', 'so-far', yesOrNo('Do points held over count?', 'no'), yesOrNo('The declared best run?', 'yes')),
  rule('false-claim', 'opponent', asked('Who wins the game? (claimant | the other | nobody)', 'the other')),
  rule(
    'false-claim',
    'higher-opponent',
    asked('Of two opponents, who wins? (higher | lower | both)', 'higher'),
    asked('They are equal: who wins? (claimant | both | nobody)', 'nobody'),
  ),
  rule('claim-though-bate', 'good', yesOrNo('May the taker?', 'yes')),
  rule('both-over', 'last-trick', asked('What decides? (last trick | higher total | taker first)', 'last trick')),
  rule('both-over', 'higher', asked('What decides? (last trick | higher total | taker first)', 'higher total')),
  rule('one-over', 'no', yesOrNo('Has it won at once?', 'yes')),
  rule('one-over', 'yes', yesOrNo('Has it won at once?', 'no'), yesOrNo('Can the other side still claim?', 'yes')),
  rule('end-on-sweep', 'no', yesOrNo('Does the game end on that hand?', 'no')),
  rule('held-over-at-end', 'nobody', asked('Who? (winner of the game | last defender | nobody)', 'nobody')),
  rule(
    'revoke',
    'all-to-other-side',
    asked('Who scores? (who revoked | the other side | each its own)', 'the other side'),
  ),
  rule('wrong-count', 'revoke', asked('Who scores? (that player | the other side | each its own)', 'the other side')),
]

/** The answers that are read, in the order of a deal. Nobody who reads a sheet sees this file. */
export const RULES_READ: readonly RuleRead[] = [...CARDS, ...DEAL, ...TRUMPS, ...RUNS, ...PLAY, ...SCORING, ...END]
