import type { ScoredRow } from '../engine/game/ledger'
import type { ClaimedHand, PlayedHand } from '../engine/table/hand'
import type { Rules } from '../engine/table/options'
import { chanceFrom, type Chance } from './chance'
import { drawHand, scoredRowOf, type Seen } from './draw-hand'
import type { Level } from './levels'
import { waysToMistake, type Mistake, type Mistaken } from './mistakes'
import { topicsAt, type Topic } from './topics'

/** An answer to choose from: the score of the hand itself, or of a mistaken one. */
export interface QuizChoice {
  readonly row: ScoredRow
  /** `null`: the right one. */
  readonly mistake: Mistake | null
}

/** A hand with the facts that the table saw, and four answers to what each side writes. One is right. */
export interface QuizQuestion extends Seen<PlayedHand | ClaimedHand> {
  readonly row: ScoredRow
  readonly choices: readonly QuizChoice[]
}

const WRONG = 3
/** The number of deals that are tried for a topic before another one is taken. */
const TRIES = 400

/** A target that no single hand reaches. */
const LONG = 1001

/** Draws a question for a table, always the same for the same seed. Returns `null` if nothing can be asked at this table. */
export function drawQuestion(rules: Rules, level: Level, seed: number): QuizQuestion | null {
  const chance = chanceFrom(seed)
  for (const topic of chance.shuffled(topicsAt(rules, level))) {
    const question = drawAbout(rules, topic, chance)
    if (question !== null) return question
  }
  return drawAbout({ ...rules, target: LONG }, 'plain', chance)
}

function drawAbout(rules: Rules, topic: Topic, chance: Chance): QuizQuestion | null {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const seen = drawHand(rules, topic, chance)
    const question = seen === null ? null : questionOf(seen, chance)
    if (question !== null) return question
  }
  return null
}

function questionOf(seen: Seen, chance: Chance): QuizQuestion | null {
  const row = scoredRowOf(seen)
  if (row === null) return null
  const right: QuizChoice = { row, mistake: null }
  const wrong = wrongChoices(seen, right, chance)
  return wrong.length < WRONG ? null : { ...seen, row, choices: chance.shuffled([right, ...wrong]) }
}

/** Returns an answer as a text to compare. No two choices of a question have the same. */
export const choiceKey = ({ row }: QuizChoice): string =>
  [...row.score.points, row.heldOver, row.hand.kind === 'claimed' && row.ending.over ? row.ending.winner : ''].join(' ')

function wrongChoices(seen: Seen, right: QuizChoice, chance: Chance): readonly QuizChoice[] {
  const { own, others, any } = waysToMistake(seen, right.row)
  const ways = [...chance.shuffled(own), ...chance.shuffled(others).slice(0, 2), ...any]
  const found = new Map([[choiceKey(right), right]])
  for (const way of [...ways, ...others]) {
    const choice = choiceOf(way)
    if (choice !== null && found.size <= WRONG && !found.has(choiceKey(choice))) found.set(choiceKey(choice), choice)
  }
  return [...found.values()].slice(1)
}

function choiceOf({ mistake, seen }: Mistaken): QuizChoice | null {
  const row = scoredRowOf(seen)
  return row === null ? null : { row, mistake }
}
