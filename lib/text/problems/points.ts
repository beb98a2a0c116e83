import { isContested, type Hand } from '../../engine/table/hand'
import { sum } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/problem-points'
import { allOf } from '../../messages/locale'
import type { ProblemText } from '../table'
import { nameOf, subjectOf } from '../terms/names'
import { problemFigure, placeNumber, problemPlayer, say, type Context, type Tellers } from './context'
import { card } from './named-cards'

/** The texts for counts that no hand can have. */
export const POINT_PROBLEMS = {
  'negative-points': (context) => say(said.problemNegativePoints, enterAgain(context)),
  'pile-over-pack': (context) =>
    say(
      said.problemPileOverPack({ most: problemFigure(context, 'to'), points: problemFigure(context, 'given') }),
      said.problemPileOverPackTodo(context.table),
    ),
  'card-points-sum': (context) => sumOfCards(context),
  'totals-sum': (context) => sumOfTotals(context),
  'claim-over-pack': (context) =>
    say(
      said.problemClaimOverPack({ most: problemFigure(context, 'to'), points: problemFigure(context, 'given') }),
      said.problemClaimOverPackTodo(context.table),
    ),
  'tricks-sum': (context) => sumOfTricks(context),
  'points-without-trick': (context) => {
    const party = side(context)
    return say(said.problemPointsWithoutTrick(party), said.problemPointsWithoutTrickTodo(party))
  },
  'total-without-trick': (context) =>
    say(
      said.problemTotalWithoutTrick({ ...side(context), points: problemFigure(context, 'given') }),
      said.problemTotalWithoutTrickTodo,
    ),
  'last-trick-without-trick': (context) => {
    const facts = { ...side(context), vocabulary: context.table.vocabulary }
    return say(said.problemLastTrickWithoutTrick(facts), said.problemLastTrickWithoutTrickTodo(facts))
  },
  'no-such-trick': (context) =>
    say(
      said.problemNoSuchTrick({ all: problemFigure(context, 'all'), trick: problemFigure(context, 'given') }),
      said.problemNoSuchTrickTodo,
    ),
  'trick-size': (context) => say(trickSize(context), said.problemTrickSizeTodo),
  'card-not-in-pack': (context) =>
    say(said.problemCardNotInPack({ card: card(context) }), said.problemCardNotInPackTodo),
  'card-played-twice': (context) =>
    say(
      said.problemCardPlayedTwice({ card: card(context), trick: problemFigure(context, 'trick') }),
      said.problemCardPlayedTwiceTodo({ name: problemPlayer(context) }),
    ),
  'card-not-held': (context) =>
    say(
      said.problemCardNotHeld({
        name: problemPlayer(context),
        card: card(context),
        trick: problemFigure(context, 'trick'),
      }),
      said.problemCardNotHeldTodo,
    ),
  'dealt-twice': (context) => {
    const name = holder(context)
    return say(
      said.problemDealtTwice({ card: card(context) }),
      name === null ? said.problemDealtTwiceTodo : said.problemDealtTwiceTodoOf({ name }),
    )
  },
  'hand-too-large': (context) => {
    const name = holder(context)
    const facts = { cards: problemFigure(context, 'given'), most: problemFigure(context, 'most') }
    return say(
      name === null ? said.problemHandTooLarge(facts) : said.problemHandTooLargeOf({ ...facts, name }),
      said.problemHandTooLargeTodo,
    )
  },
} satisfies Partial<Tellers>

const side = (context: Context) => subjectOf(context.table, problemFigure(context, 'side'))

/** Returns the name of the player who holds the cards; `null` if it is unknown. */
function holder({ problem, table }: Context): string | null {
  const { seat } = problem.figures
  return typeof seat === 'number' ? nameOf(table, seat) : null
}

function enterAgain(context: Context): string {
  const found = placeNumber(context)
  return found === null
    ? said.problemNegativePointsTodo
    : said.problemNegativePointsTodoOf(subjectOf(context.table, found))
}

function trickSize(context: Context): string {
  const trick = problemFigure(context, 'trick')
  const players = problemFigure(context, 'players')
  return players === 0
    ? said.problemTrickSizeIncomplete({ trick })
    : said.problemTrickSize({ trick, players, all: problemFigure(context, 'all') })
}

/** Returns “100 + 51 = 151”, or only the sum if the hand is not given. */
function addition(hand: Hand | null, total: number): string {
  const points = hand === null ? null : pointsOf(hand)
  return points === null || sum(points) !== total ? String(total) : `${points.join(' + ')} = ${total}`
}

function pointsOf(hand: Hand): readonly number[] | null {
  if (hand.kind === 'counted') return hand.totals
  if (hand.kind !== 'played') return null
  return hand.cardPoints.filter((points) => points !== null)
}

function sumOfTotals(context: Context): ProblemText {
  const { vocabulary } = context.table
  const [given, all] = [problemFigure(context, 'given'), problemFigure(context, 'base')]
  const facts = { vocabulary, sum: addition(context.hand, given), all }
  return say(
    given > all ? said.problemTotalsSumOver({ ...facts, rest: given - all }) : said.problemTotalsSum(facts),
    said.problemTotalsSumTodo({ vocabulary }),
  )
}

function sumOfCards(context: Context): ProblemText {
  const { rules, vocabulary } = context.table
  const [from, to, given] = [
    problemFigure(context, 'from'),
    problemFigure(context, 'to'),
    problemFigure(context, 'given'),
  ]
  const made = addition(context.hand, given)
  if (from === to) return say(said.problemCardPointsSum({ sum: made, all: to }), oneSideAgain(to - given))
  const isBetween = rules.pack === 28 && given >= from && given <= to
  return say(
    isBetween
      ? said.problemCardPointsImpossible({ vocabulary, sum: made })
      : said.problemCardPointsRange({ sum: made, from, to }),
    said.problemCardPointsRangeTodo({ vocabulary }),
  )
}

const oneSideAgain = (missing: number): string =>
  missing > 0
    ? said.problemCardPointsSumMissing({ points: missing })
    : said.problemCardPointsSumOver({ points: -missing })

function sumOfTricks(context: Context): ProblemText {
  const { hand } = context
  const [given, all] = [problemFigure(context, 'given'), problemFigure(context, 'all')]
  const tricks = hand !== null && isContested(hand) && hand.tricks !== null ? hand.tricks : null
  return say(
    tricks === null
      ? said.problemTricksSumUnnamed({ all, sum: given })
      : said.problemTricksSum({ all, sum: given, tricks: allOf(tricks.map(String)) }),
    given === all - 1 ? said.problemTricksSumTodoOne : said.problemTricksSumTodo,
  )
}
