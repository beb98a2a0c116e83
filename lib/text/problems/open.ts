import { declaredRuns } from '../../engine/melds/contest'
import * as said from '../../messages/compiled/table/problem-open'
import { allOf } from '../../messages/locale'
import type { ProblemText } from '../table'
import { nameOf, partyOf } from '../terms/names'
import { say } from './context'
import type { Context, Tellers } from './context'

/** What still has to be said before a hand can be scored. */
export const OPEN_PROBLEMS: Pick<
  Tellers,
  'say-card-points' | 'say-last-trick' | 'say-run-top' | 'say-run-suit' | 'say-tricks' | 'say-trump' | 'say-claim'
> = {
  'say-card-points': () => say(said.problemSayCardPoints, said.problemSayCardPointsTodo),
  'say-last-trick': ({ table, hand }) =>
    say(
      hand?.kind === 'counted'
        ? said.problemSayLastTrickToWin({ vocabulary: table.vocabulary, target: table.rules.target })
        : said.problemSayLastTrick(table),
      said.problemSayLastTrickTodo(table),
    ),
  'say-run-top': (context) => {
    const facts = holdersOf(context)
    return say(
      facts === null ? said.problemSayRunTopUnnamed(context.table) : said.problemSayRunTop(facts),
      said.problemSayRunTopTodo,
    )
  },
  'say-run-suit': (context) => {
    const facts = holdersOf(context)
    return say(
      facts === null ? said.problemSayRunSuitUnnamed(context.table) : said.problemSayRunSuit(facts),
      said.problemSayRunSuitTodo,
    )
  },
  'say-tricks': (context) => sayTricks(context),
  'say-trump': () => say(said.problemSayTrump, said.problemSayTrumpTodo),
  'say-claim': () => say(said.problemSayClaim, said.problemSayClaimTodo),
}

/** What has still to be said of a hand, and how; `null` where something else is wrong with it. */
export function openText(context: Context): ProblemText | null {
  const tell = Object.entries(OPEN_PROBLEMS).find(([name]) => name === context.problem.name)?.[1]
  return tell === undefined ? null : tell(context)
}

/** The players whose runs are in the contest. */
function holdersOf({ hand, table }: Context) {
  if (hand?.kind !== 'played') return null
  const seats = [...new Set(declaredRuns(hand.melds).map(({ seat }) => seat))]
  return { vocabulary: table.vocabulary, names: allOf(seats.map((seat) => nameOf(table, seat))) }
}

function sayTricks({ table, problem, hand }: Context): ProblemText {
  const { side } = problem.figures
  if (typeof side === 'number') {
    const facts = { ...partyOf(table, side), vocabulary: table.vocabulary }
    return say(said.problemSayTricksOf(facts), said.problemSayTricksOfTodo(facts))
  }
  return say(
    hand !== null && table.rules.winNeedsTrick === 'yes' ? said.problemSayTricksToWin : said.problemSayTricks(table),
    said.problemSayTricksTodo,
  )
}
