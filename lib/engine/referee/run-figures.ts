import { FOUR_RANKS, fourPower, fourValue, runClass, runValue, topsOf, type FourRank } from '../melds/meld-values'
import { naturalOrder } from '../table/card'
import type { Rules } from '../table/options'
import type { Figure } from './speech'

/** The declarations that are compared with each other: runs, fours of a kind, or both in one contest. */
export type MeldContest = 'runs' | 'fours' | 'both'

/** Returns the contests of a table, in the order in which they are held. */
export function contestsOf({ runs, carres, meldContest }: Rules): readonly MeldContest[] {
  if (runs === 'yes' && carres === 'yes') return meldContest === 'one' ? ['both'] : ['runs', 'fours']
  return [...(runs === 'yes' ? (['runs'] as const) : []), ...(carres === 'yes' ? (['fours'] as const) : [])]
}

/** More than the number of cards or the top card of any run: a four of a kind beats each run of the same points. */
const ANY_RUN = 100

/** Returns how good a figure is among those that can be named at the same time. */
export function weight(figure: Figure): number {
  switch (figure.of) {
    case 'class':
    case 'length':
      return figure.length
    case 'points':
      return figure.points
    case 'top':
      return -naturalOrder(figure.top)
    case 'four':
      return ANY_RUN + fourPower(figure.four)
  }
}

/** The declarations that can still be level, as far as they are known: runs by their number of cards, and fours of a kind. */
export interface Contenders {
  readonly lengths: readonly number[]
  /** The lowest first. */
  readonly fours: readonly FourRank[]
}

const LENGTHS: readonly number[] = [3, 4, 5, 6, 7, 8]
const FOURS: readonly FourRank[] = [...FOUR_RANKS].reverse()

/** Returns what decides first between runs: their points, or their class where seven cards in two runs beat no run of four. */
const calledBy = ({ longRuns, meldContest }: Rules, length: number): number =>
  longRuns === 'split' && meldContest === 'apart' ? runClass(length, longRuns) : runValue(length, longRuns)

/** Returns the fewest cards of a run that is called like one of this length. */
export const calledLength = (rules: Rules, length: number): number =>
  Math.min(...LENGTHS.filter((other) => calledBy(rules, other) === calledBy(rules, length)))

/** Returns the declarations that are called by this figure when a contest begins. */
export function calledSo(rules: Rules, figure: Figure): Contenders {
  switch (figure.of) {
    case 'class':
      return { lengths: LENGTHS.filter((length) => calledLength(rules, length) === figure.length), fours: [] }
    case 'points':
      return {
        lengths: LENGTHS.filter((length) => runValue(length, rules.longRuns) === figure.points),
        fours: FOURS.filter((four) => fourValue(four) === figure.points),
      }
    case 'length':
      return { lengths: [figure.length], fours: [] }
    case 'four':
      return { lengths: [], fours: [figure.four] }
    /* v8 ignore next -- a top card narrows nothing down: after it only the suit is named */
    case 'top':
      return { lengths: [], fours: [] }
  }
}

/** Returns the figures with which a contest begins, the lowest first. */
export function firstFigures(rules: Rules, contest: MeldContest): readonly Figure[] {
  switch (contest) {
    case 'runs':
      return LENGTHS.filter((length) => calledLength(rules, length) === length).map((length) => ({
        of: 'class',
        length,
      }))
    case 'fours':
      return FOURS.map((four) => ({ of: 'four', four }))
    case 'both': {
      const points = [...LENGTHS.map((length) => runValue(length, rules.longRuns)), ...FOURS.map(fourValue)]
      return [...new Set(points)].sort((a, b) => a - b).map((one) => ({ of: 'points', points: one }))
    }
  }
}

/** Tells whether length decides between these runs. */
export const differInLength = ({ longRuns }: Rules, { lengths }: Contenders): boolean =>
  new Set(lengths.map((length) => runClass(length, longRuns))).size > 1

/** Returns the figures that decide between declarations called alike: by length or by top card, and fours above them. */
export function furtherFigures(
  rules: Rules,
  phase: 'length' | 'top',
  { lengths, fours }: Contenders,
): readonly Figure[] {
  const tops = lengths.length === 0 ? [] : topsOf(Math.min(...lengths), rules.pack)
  const ofRuns: readonly Figure[] =
    phase === 'length'
      ? lengths.map((length) => ({ of: 'length', length }))
      : [...tops].reverse().map((top) => ({ of: 'top', top }))
  return [...ofRuns, ...fours.map((four): Figure => ({ of: 'four', four }))]
}
