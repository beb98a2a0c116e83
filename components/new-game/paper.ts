import type { Rules } from '@/lib/engine/table/options'
import { sideCount, sidesOf, type Side } from '@/lib/engine/table/seats'
import { alreadyWon, paperHeldOverWrong, paperTotalWrong } from '@/lib/messages/compiled/app/setup'
import { figureIn } from '@/lib/text/terms/figure'

/** The figures of a game begun on paper, as typed. */
export interface Paper {
  readonly totals: readonly string[]
  readonly heldOver: string
}

export const emptyPaper = (rules: Rules): Paper => ({ totals: sidesOf(rules).map(() => ''), heldOver: '' })

/** Tells whether no figures were taken over, so that the sheet starts with the first hand. */
export const isBlankPaper = (paper: Paper | null): boolean =>
  paper === null || [...paper.totals, paper.heldOver].every((text) => text.trim() === '')

/** Tells whether points can be held over from one hand to the next at this table. */
export const canHoldOver = (rules: Rules): boolean => rules.tie === 'held-over' || rules.tie === 'held-over-both'

/** A problem with a figure: its field, and the reason in words. */
export interface PaperProblem {
  readonly field: Side | 'held-over'
  readonly text: string
}

type ReadPaper =
  | { readonly ok: true; readonly start: { readonly totals: readonly number[]; readonly heldOver: number } }
  | { readonly ok: false; readonly problems: readonly PaperProblem[] }

/** Returns the figures that the sheet starts with, or the problems in them. An empty field is zero. */
export function readPaper(rules: Rules, paper: Paper | null): ReadPaper {
  const { totals, heldOver } = paper ?? { totals: [], heldOver: '' }
  const sides = Array.from({ length: sideCount(rules) }, (_, side) => totals[side] ?? '')
  const waiting = canHoldOver(rules) ? heldOver : ''
  const problems = [
    ...sides.flatMap((text, side) => problemOf(side, totalProblem(rules, text))),
    ...problemOf('held-over', heldOverProblem(waiting)),
  ]
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, start: { totals: sides.map(toNumber), heldOver: toNumber(waiting) } }
}

const problemOf = (field: PaperProblem['field'], text: string | null): readonly PaperProblem[] =>
  text === null ? [] : [{ field, text }]

const toNumber = (text: string): number => figureIn(text, 5) ?? 0

function totalProblem(rules: Rules, text: string): string | null {
  if (text.trim() === '') return null
  const total = figureIn(text, 5)
  // Totals below zero occur only with the kirtik, which takes points away.
  if (total === null || (total < 0 && rules.kirtik === 'no')) return paperTotalWrong
  // If winning needs a trick, a side past the target may not have won yet.
  const isOver = rules.goal === 'points' && rules.winNeedsTrick === 'no' && total >= rules.target
  return isOver ? alreadyWon({ target: rules.target, total }) : null
}

function heldOverProblem(text: string): string | null {
  const waiting = figureIn(text, 4)
  return text.trim() === '' || (waiting !== null && waiting >= 0) ? null : paperHeldOverWrong
}
