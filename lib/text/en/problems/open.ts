import { declaredRuns } from '../../../engine/melds/contest'
import type { ProblemText } from '../../table'
import { list } from '../terms/grammar'
import { nameOf, partyOf } from '../terms/names'
import { inSentences, say } from './context'
import type { Context, Tellers } from './context'

/** What still has to be said before a hand can be scored. */
export const OPEN_PROBLEMS: Pick<
  Tellers,
  'say-card-points' | 'say-last-trick' | 'say-run-top' | 'say-run-suit' | 'say-tricks' | 'say-trump' | 'say-claim'
> = {
  'say-card-points': () => say('not all card points are there yet', 'enter what each side took in cards'),
  'say-last-trick': ({ table, hand }) =>
    hand?.kind === 'counted'
      ? say(
          `more than one side has reached ${table.rules.target}, and the ${table.words.lastTrick} decides`,
          `choose who took the ${table.words.lastTrick}`,
        )
      : say(`the ${table.words.lastTrick} counts 10`, `choose who took the ${table.words.lastTrick}`),
  'say-run-top': (context) =>
    say(
      `the ${context.table.words.run.many} of ${holders(context)} are of the same kind`,
      'choose which card each has on top',
    ),
  'say-run-suit': (context) =>
    say(
      `the ${context.table.words.run.many} of ${holders(context)} have the same top card, and one in trumps would win`,
      'choose which suit each is in',
    ),
  'say-tricks': (context) => sayTricks(context),
  'say-trump': () => say('the rounding depends on the trumps', 'choose what the hand was played in'),
  'say-claim': () => say('the claim needs its points', 'enter that player’s card points so far'),
}

/** What has still to be said of a hand, and how; `null` where something else is wrong with it. */
export function openText(context: Context): ProblemText | null {
  const tell = Object.entries(OPEN_PROBLEMS).find(([name]) => name === context.problem.name)?.[1]
  return tell === undefined ? null : inSentences(tell(context))
}

/** The players whose runs are in the contest. */
function holders({ hand, table }: Context): string {
  if (hand?.kind !== 'played') return 'both sides'
  const seats = [...new Set(declaredRuns(hand.melds).map(({ seat }) => seat))]
  return list(seats.map((seat) => nameOf(table, seat)))
}

function sayTricks(context: Context) {
  const { table, problem, hand } = context
  const { side } = problem.figures
  if (typeof side === 'number') {
    const party = partyOf(table, side)
    return say(
      `${party.possessive} ${table.words.run.many} count only with a trick, and nothing shows one yet`,
      `enter how many tricks ${party.subject} took`,
    )
  }
  const why =
    hand !== null && table.rules.winNeedsTrick === 'yes'
      ? 'a side that has reached the target needs a trick to win'
      : `one side may have taken every trick, and ${table.words.sweep} counts`
  return say(why, 'enter how many tricks each side took')
}
