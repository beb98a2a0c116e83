import { isRank } from '../../engine/table/card'
import * as said from '../../messages/compiled/table/problem-melds'
import { allOf } from '../../messages/locale'
import type { ProblemText } from '../table'
import { cardName, rankFigure, ranksName } from '../terms/cards'
import { nameOf, subjectOf } from '../terms/names'
import { problemFigure, placeNumber, problemPlayer, say, type Context, type Tellers } from './context'
import { card, cardOrNone, cards } from './named-cards'

/** The texts for impossible declarations. */
export const MELD_PROBLEMS = {
  'runs-not-played': () => say(said.problemRunsNotPlayed, said.problemRunsNotPlayedTodo),
  'run-too-short': (context) => say(andShown(context, said.problemRunTooShort(context.table)), removeRun(context)),
  'run-two-suits': (context) => say(andShown(context, said.problemRunTwoSuits(context.table)), chooseCards(context)),
  'run-not-consecutive': (context) =>
    say(andShown(context, said.problemRunNotConsecutive(context.table)), chooseCards(context)),
  'run-not-in-pack': (context) => notInPack(context),
  'card-twice': (context) => say(andShown(context, said.problemCardTwice), chooseCards(context)),
  'four-not-known': ({ problem, table }) => {
    const { rank } = problem.figures
    return say(
      isRank(rank) ? said.problemFourNotKnown({ ranks: ranksName(rank) }) : said.problemFourNotKnownUnnamed(table),
      said.problemFourNotKnownTodo,
    )
  },
  'card-in-two-melds': (context) => {
    const twice = cardOrNone(context)
    const name = declarer(context)
    return say(
      twice === null ? said.problemCardInTwoMeldsUnnamed : said.problemCardInTwoMelds({ card: twice }),
      name === null ? said.problemCardInTwoMeldsTodo : said.problemCardInTwoMeldsTodoOf({ name }),
    )
  },
  'melds-over-hand': (context) =>
    say(
      said.problemMeldsOverHand({
        name: problemPlayer(context),
        cards: problemFigure(context, 'given'),
        most: problemFigure(context, 'most'),
      }),
      said.problemMeldsOverHandTodo,
    ),
  'meld-points': (context) =>
    say(said.problemMeldPoints({ points: problemFigure(context, 'given') }), said.problemMeldPointsTodo),
  'meld-not-held': (context) =>
    say(said.problemMeldNotHeld({ name: problemPlayer(context), card: card(context) }), said.problemMeldNotHeldTodo),
  'bela-at-no-trumps': ({ table }) => say(said.problemBelaAtNoTrumps(table), said.problemBelaAtNoTrumpsTodo(table)),
  'too-many-belas': (context) => {
    const { vocabulary } = context.table
    return say(
      said.problemTooManyBelas({
        vocabulary,
        most: problemFigure(context, 'most'),
        given: problemFigure(context, 'given'),
      }),
      said.problemTooManyBelasTodo({ vocabulary }),
    )
  },
  'bela-card-shown': ({ table }) => say(said.problemBelaCardShown(table), said.problemBelaCardShownTodo(table)),
  'bela-not-in-total': (context) => {
    const facts = { vocabulary: context.table.vocabulary, belas: problemFigure(context, 'belas') }
    return say(
      said.problemBelaNotInTotal({ ...facts, ...subjectOf(context.table, problemFigure(context, 'side')) }),
      said.problemBelaNotInTotalTodo(context.table),
    )
  },
  'bela-not-held': (context) =>
    say(said.problemBelaNotHeld({ name: problemPlayer(context) }), said.problemBelaNotHeldTodo(context.table)),
} satisfies Partial<Tellers>

/** Returns the player whose declaration is at the place of the problem. */
function declarer(context: Context): string | null {
  const { hand, table } = context
  const index = placeNumber(context)
  const meld = hand?.kind === 'played' && index !== null ? hand.melds[index] : undefined
  return meld !== undefined && meld.kind !== 'settled' ? nameOf(table, meld.seat) : null
}

function removeRun(context: Context): string {
  const { vocabulary } = context.table
  const name = declarer(context)
  return name === null
    ? said.problemRunTooShortTodo({ vocabulary })
    : said.problemRunTooShortTodoOf({ vocabulary, name })
}

function chooseCards(context: Context): string {
  const { vocabulary } = context.table
  const name = declarer(context)
  return name === null ? said.problemChooseRunCards({ vocabulary }) : said.problemChooseRunCardsOf({ vocabulary, name })
}

/** Returns the fault of a run, with its cards or their number. */
function andShown(context: Context, wrong: string): string {
  const given = cards(context)
  const count = problemFigure(context, 'given')
  if (given.length > 0) {
    return `${wrong} ${said.problemCardsHere({ count: given.length, cards: allOf(given.map(cardName)) })}`
  }
  return count === 0 ? wrong : `${wrong} ${said.problemRunTooShortCount({ cards: count })}`
}

function notInPack(context: Context): ProblemText {
  const { rank } = context.problem.figures
  const length = problemFigure(context, 'given')
  if (length === 0) {
    return say(
      isRank(rank) ? said.problemRunNotInPack({ ranks: ranksName(rank) }) : said.problemRunNotInPackUnnamed,
      chooseCards(context),
    )
  }
  const facts = { vocabulary: context.table.vocabulary, length }
  return say(
    isRank(rank) ? said.problemRunTooLongWithTop({ ...facts, rank: rankFigure(rank) }) : said.problemRunTooLong(facts),
    said.problemRunTooLongTodo,
  )
}
