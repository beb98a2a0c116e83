import { checkMelds, meldsCount } from '../check/check-declared'
import { hasTrickForRuns, sweeper } from '../check/tricks-taken'
import { declaredRuns, possibleWinners } from '../melds/contest'
import { runClass, runValue, topsOf } from '../melds/meld-values'
import { SUITS } from '../table/card'
import type { Meld, PlayedHand, SaidRun } from '../table/hand'
import type { Rules } from '../table/options'
import { sideOf, sum, type Seat, type Side } from '../table/seats'

/** An open fact of a run that decides the score: the index of the declaration, and the question. */
export interface RunQuestion {
  readonly meld: number
  readonly ask: 'top' | 'suit'
}

/**
 * Returns the open facts of runs that are needed to score the hand: top cards first, and suits only if the tops leave it open. It
 * asks nothing if every answer has the same result, or if the declarations are impossible.
 */
export function runQuestions(rules: Rules, hand: PlayedHand): readonly RunQuestion[] {
  if (!meldsCount(rules, hand) || checkMelds(rules, hand) !== null || scorers(rules, hand).size < 2) return []
  const runs = inContention(rules, hand.melds)
  const tops = deciding(rules, hand, unsaid(runs, 'top'))
  return tops.length > 0 ? tops : deciding(rules, hand, unsaid(runs, 'suit'))
}

/** Tells whether runs that can win lack their top cards; if not, only their suits can be open. */
export const lacksTops = (rules: Rules, { melds }: PlayedHand): boolean =>
  inContention(rules, melds).some(({ run }) => run.top === null && topsOf(run.run, rules.pack).length > 1)

interface Contender {
  readonly meld: number
  readonly run: SaidRun
}

/** Returns the runs that can win: only those of the best class can. */
function inContention(rules: Rules, melds: readonly Meld[]): readonly Contender[] {
  const classOf = (meld: Meld) => {
    if (meld.kind === 'run') return runClass(meld.run, rules.longRuns)
    return meld.kind === 'cards' ? runClass(meld.cards.length, rules.longRuns) : 0
  }
  const best = Math.max(...melds.map(classOf))
  return melds.flatMap((run, meld) => (run.kind === 'run' && classOf(run) === best ? [{ meld, run }] : []))
}

const unsaid = (runs: readonly Contender[], ask: RunQuestion['ask']): readonly RunQuestion[] =>
  runs.filter(({ run }) => run[ask] === null).map(({ meld }) => ({ meld, ask }))

/** If more questions are open, all are asked, because one or two answers hardly ever decide then. */
const MOST_WEIGHED = 3

/** Returns the questions that matter: two answers score differently, as things are or once another question is answered. */
function deciding(rules: Rules, hand: PlayedHand, questions: readonly RunQuestion[]): readonly RunQuestion[] {
  if (questions.length > MOST_WEIGHED) return questions
  return questions.filter((question) => {
    const others = questions.filter((other) => other !== question)
    const contexts = [hand, ...others.flatMap((other) => answers(rules, hand, other))]
    return contexts.some((context) => isDeciding(rules, context, question))
  })
}

function isDeciding(rules: Rules, hand: PlayedHand, question: RunQuestion): boolean {
  const outcomes = answers(rules, hand, question)
    .map((answered) => [...scorers(rules, answered)].map(String).sort().join())
    .filter((outcome) => outcome !== '')
  return new Set(outcomes).size > 1
}

/** Returns the hand with each possible answer. */
function answers(rules: Rules, hand: PlayedHand, { meld, ask }: RunQuestion): readonly PlayedHand[] {
  const run = hand.melds[meld]
  /* v8 ignore if -- questions are only about spoken runs */
  if (run === undefined || run.kind !== 'run') return []
  const said: readonly SaidRun[] =
    ask === 'top'
      ? topsOf(run.run, rules.pack).map((top) => ({ ...run, top }))
      : SUITS.map((suit) => ({ ...run, suit }))
  return said.map((answer) => ({ ...hand, melds: hand.melds.map((old, index) => (index === meld ? answer : old)) }))
}

/** Returns the possible results of the contest of runs; empty if the declarations are impossible. */
const scorers = (rules: Rules, hand: PlayedHand): ReadonlySet<number | null> =>
  new Set(possibleWinners(rules, hand).map((seat) => resultIfBest(rules, hand, seat)))

/**
 * Returns a number for the result if this seat has the best run: the side that scores, or `null` if no side does. If a side
 * without a trick loses its declarations, no side scores. If they go to the sweeper, the number is their points, which the
 * sweeper gets from any declarer.
 */
export function resultIfBest(rules: Rules, hand: PlayedHand, seat: Seat | null): number | null {
  const side = seat === null ? null : sideOf(rules, seat)
  if (side === null || hasTrickForRuns(rules, hand, side) === 'none') return null
  const took = hand.revoke === null ? sweeper(rules, hand) : null
  if (took === null || took === 'unknown') return side
  switch (rules.sweepMelds) {
    case 'own':
      return side
    case 'lost':
      return side === took ? side : null
    case 'to-sweeper':
      return pointsOfRuns(rules, hand, side)
  }
}

const pointsOfRuns = (rules: Rules, { melds }: PlayedHand, side: Side): number =>
  sum(
    declaredRuns(melds)
      .filter(({ seat }) => sideOf(rules, seat) === side)
      .map(({ length }) => runValue(length, rules.longRuns)),
  )
