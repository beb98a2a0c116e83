import { declaredRuns, type DeclaredRun } from '../../engine/melds/contest'
import { worthOf } from '../../engine/melds/meld-values'
import * as said from '../../messages/compiled/table/problem-open'
import { allOf } from '../../messages/locale'
import type { ProblemText } from '../table'
import { nameOf, subjectOf } from '../terms/names'
import { say, type Context, type Tellers } from './context'

/** The texts for facts that are missing before a hand can be scored. */
export const OPEN_PROBLEMS = {
  'say-card-points': () => say(said.problemSayCardPoints, said.problemSayCardPointsTodo),
  'say-last-trick': ({ table, hand }) =>
    say(
      hand?.kind === 'counted'
        ? said.problemSayLastTrickToWin({ vocabulary: table.vocabulary, target: table.rules.target })
        : said.problemSayLastTrick(table),
      said.problemSayLastTrickTodo(table),
    ),
  'say-run-top': (context) => {
    const facts = holdersOf(context, ({ length }) => ({ length, top: null, suit: null }))
    return say(
      facts === null ? said.problemSayRunTopUnnamed(context.table) : said.problemSayRunTop(facts),
      said.problemSayRunTopTodo,
    )
  },
  'say-run-suit': (context) => {
    const facts = holdersOf(context, ({ length, top }) => ({ length, top, suit: null }))
    return say(
      facts === null ? said.problemSayRunSuitUnnamed(context.table) : said.problemSayRunSuit(facts),
      said.problemSayRunSuitTodo,
    )
  },
  'say-tricks': (context) => sayTricks(context),
  'say-all-tricks': (context) => sayTricks(context),
  'say-trump': () => say(said.problemSayTrump, said.problemSayTrumpTodo),
  'say-claim': () => say(said.problemSayClaim, said.problemSayClaimTodo),
  'say-bid': ({ table }) => say(said.problemSayBid, said.problemSayBidTodo(table)),
  'say-declared': () => say(said.problemSayDeclared, said.problemSayDeclaredTodo),
} satisfies Partial<Tellers>

/** Returns the missing facts of a hand, and how to give them; `null` if the problem is a different one. */
export function missingFactText(context: Context): ProblemText | null {
  const tell = Object.entries(OPEN_PROBLEMS).find(([name]) => name === context.problem.name)?.[1]
  return tell === undefined ? null : tell(context)
}

/** Returns the players whose runs are level at the top of the contest, compared by the parts of each run that `known` returns. */
function holdersOf({ hand, table }: Context, known: (run: DeclaredRun) => Omit<DeclaredRun, 'seat'>) {
  if (hand?.kind !== 'played') return null
  const runs = declaredRuns(hand.melds).map((run) => ({
    seat: run.seat,
    worth: worthOf(table.rules, hand.trump, known(run)),
  }))
  const best = Math.max(...runs.map(({ worth }) => worth))
  const seats = [...new Set(runs.filter(({ worth }) => worth === best).map(({ seat }) => seat))]
  return { vocabulary: table.vocabulary, names: allOf(seats.map((seat) => nameOf(table, seat))) }
}

function sayTricks({ table, problem, hand }: Context): ProblemText {
  const { side } = problem.figures
  if (typeof side === 'number') {
    const facts = { ...subjectOf(table, side), vocabulary: table.vocabulary }
    return say(said.problemSayTricksOf(facts), said.problemSayTricksOfTodo(facts))
  }
  return say(
    hand !== null && table.rules.winNeedsTrick === 'yes' ? said.problemSayTricksToWin : said.problemSayTricks(table),
    said.problemSayTricksTodo,
  )
}
