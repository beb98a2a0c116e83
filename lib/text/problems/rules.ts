import * as said from '../../messages/compiled/table/problem-rules'
import { times } from '../../messages/compiled/terms/units'
import { problemFigure, say, type Tellers } from './context'
import { whyUnreadable } from './why-unreadable'

/** The texts for facts that the format or the rules of the table do not allow at all. */
export const RULE_PROBLEMS = {
  'not-this-format': ({ problem }) =>
    say(
      problem.place === ''
        ? said.problemNotThisFormat
        : `${said.problemNotThisFormat} ${whyUnreadable(problem.place, problem.figures)}`,
      said.problemNotThisFormatTodo,
    ),
  // This does not name the two rules: `clashSentence` does so where rules are chosen, and the rules of a table never clash.
  'option-clash': () => say(said.problemOptionClash, said.problemOptionClashTodo),
  'multiplier-too-high': (context) => {
    const [highest, given] = [problemFigure(context, 'highest'), problemFigure(context, 'given')]
    return say(
      highest > 1
        ? said.problemMultiplierTooHigh({ most: times({ times: highest }), given: times({ times: given }) })
        : said.problemMultiplierTooHighNotDoubled,
      said.problemMultiplierTooHighTodo,
    )
  },
  'big-not-played': () => say(said.problemBigNotPlayed, said.problemBigNotPlayedTodo),
  'trump-not-in-auction': ({ problem }) =>
    say(said.problemTrumpNotInAuction({ trump: String(problem.figures['trump']) }), said.problemTrumpNotInAuctionTodo),
  'no-claims-here': () => say(said.problemNoClaimsHere, said.problemNoClaimsHereTodo),
  'claim-too-late': (context) =>
    say(said.problemClaimTooLate({ trick: problemFigure(context, 'given') }), said.problemClaimTooLateTodo),
  'bid-not-asked': () => say(said.problemBidNotAsked, said.problemBidNotAskedTodo),
  'bid-out-of-bounds': (context) => {
    const [from, to, given] = [
      problemFigure(context, 'from'),
      problemFigure(context, 'to'),
      problemFigure(context, 'given'),
    ]
    return say(said.problemBidOutOfBounds({ from, to, given }), said.problemBidOutOfBoundsTodo)
  },
  'after-the-end': () => say(said.problemAfterTheEnd, said.problemAfterTheEndTodo),
} satisfies Partial<Tellers>
