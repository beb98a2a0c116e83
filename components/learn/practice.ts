import type { Level } from '@/lib/learn/levels'
import { RUN, type QuizAnswer } from '@/lib/learn/run'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { externalStore } from '@/lib/stores/external-store'

export const PRACTICE_KINDS = ['quiz', 'count'] as const
export type PracticeKind = (typeof PRACTICE_KINDS)[number]

/** The rules of the questions: those of a game as written, or of the game that was played here last. */
export type AskedRules = RuleSetId | 'own'

/** A round of questions, and its progress. */
export interface Practice {
  readonly kind: PracticeKind
  readonly level: Level
  /** `null` if not chosen. */
  readonly game: AskedRules | null
  /** The seed from which the questions are drawn; `null` before the first round. */
  readonly seed: number | null
  /** The question shown, from 0. */
  readonly number: number
  /** The answer to it, as the screen of the question encodes it; `null` if there is none yet. */
  readonly given: string | null
  readonly answers: readonly QuizAnswer[]
}

const NOT_BEGUN = { number: 0, given: null, answers: [] } as const

export const FIRST: Practice = { kind: 'quiz', level: 'easy', game: null, seed: null, ...NOT_BEGUN }

/** Returns a practice with a new round: other questions, or by other rules. */
export const begun = (
  practice: Practice,
  seed: number,
  change: Partial<Pick<Practice, 'kind' | 'level' | 'game'>> = {},
): Practice => ({ ...practice, ...NOT_BEGUN, ...change, seed })

/** Returns the practice after an answer; only the first answer to a question counts. */
export const answered = (practice: Practice, given: string, answer: QuizAnswer): Practice =>
  practice.given === null ? { ...practice, given, answers: [...practice.answers, answer] } : practice

export const onToNext = (practice: Practice): Practice =>
  practice.given === null ? practice : { ...practice, number: practice.number + 1, given: null }

export const isOver = ({ number }: Practice): boolean => number >= RUN

export const isLast = ({ number }: Practice): boolean => number === RUN - 1

/** The current round, kept while the app is open, so that a look into the rules loses nothing. It is never stored. */
export const practiceStore = externalStore<Practice>(FIRST)

export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
