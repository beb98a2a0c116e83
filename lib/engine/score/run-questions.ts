import { checkMelds, meldsCount } from '../check/check-declared'
import { holderTook } from '../check/tricks-taken'
import { possibleWinners } from '../melds/contest'
import { runClass, topsOf } from '../melds/meld-values'
import { SUITS } from '../table/card'
import type { Meld, PlayedHand, SaidRun } from '../table/hand'
import type { Rules } from '../table/options'
import { sideOf, type Seat, type Side } from '../table/seats'

/** What was not said of a run and decides the score: which declaration, by its index, and what is asked. */
export interface RunQuestion {
  readonly meld: number
  readonly ask: 'top' | 'suit'
}

/**
 * What has still to be said of runs before the hand can be scored: the top cards first, and suits only where those leave
 * it open. Nothing is asked of a run if every answer comes to the same, nor where what was declared cannot be.
 */
export function runQuestions(rules: Rules, hand: PlayedHand): readonly RunQuestion[] {
  if (!meldsCount(rules, hand) || checkMelds(rules, hand) !== null || scorers(rules, hand).size < 2) return []
  const runs = inContention(rules, hand.melds)
  const tops = deciding(rules, hand, unsaid(runs, 'top'))
  return tops.length > 0 ? tops : deciding(rules, hand, unsaid(runs, 'suit'))
}

interface Contender {
  readonly meld: number
  readonly run: SaidRun
}

/** Only runs of the best class can win. */
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

/** The questions that matter: two answers score differently, as things stand or once another question is answered. */
const deciding = (rules: Rules, hand: PlayedHand, questions: readonly RunQuestion[]): readonly RunQuestion[] =>
  questions.filter((question) => {
    const others = questions.filter((other) => other !== question)
    const contexts = [hand, ...others.flatMap((other) => answers(rules, hand, other))]
    return contexts.some((context) => isDeciding(rules, context, question))
  })

function isDeciding(rules: Rules, hand: PlayedHand, question: RunQuestion): boolean {
  const outcomes = answers(rules, hand, question)
    .map((answered) => [...scorers(rules, answered)].map(String).sort().join())
    .filter((outcome) => outcome !== '')
  return new Set(outcomes).size > 1
}

/** The hand with each answer that there is. */
function answers(rules: Rules, hand: PlayedHand, { meld, ask }: RunQuestion): readonly PlayedHand[] {
  const run = hand.melds[meld]
  /* v8 ignore if -- only what was said of a run is asked for */
  if (run === undefined || run.kind !== 'run') return []
  const said: readonly SaidRun[] =
    ask === 'top'
      ? topsOf(run.run, rules.pack).map((top) => ({ ...run, top }))
      : SUITS.map((suit) => ({ ...run, suit }))
  return said.map((answer) => ({ ...hand, melds: hand.melds.map((old, index) => (index === meld ? answer : old)) }))
}

/** The sides that may come to score their runs, with `null` where it may be nobody; empty where the declarations are impossible. */
function scorers(rules: Rules, hand: PlayedHand): ReadonlySet<Side | null> {
  const scoring = (seat: Seat | null): Side | null => {
    const side = seat === null ? null : sideOf(rules, seat)
    return side === null || holderTook(rules, hand, side) === 'none' ? null : side
  }
  return new Set(possibleWinners(rules, hand).map(scoring))
}
