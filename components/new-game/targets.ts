import type { Rules } from '@/lib/engine/table/options'

/** Three usual lengths of a game, by what its own document says. */
const TARGETS: Readonly<Record<number, readonly [number, number, number]>> = {
  151: [101, 151, 201],
  500: [300, 500, 1000],
  501: [301, 501, 1001],
  1000: [500, 1000, 2000],
  1001: [501, 701, 1001],
  2000: [1000, 2000, 3000],
}

/** Returns three targets to choose from: those beside the one of the document, or that one alone. */
export const targetsFor = (written: Pick<Rules, 'target' | 'goal'>): readonly number[] =>
  written.goal === 'points' ? (TARGETS[written.target] ?? [written.target]) : [written.target]
