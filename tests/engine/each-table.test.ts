import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Game } from '@/lib/engine/game/ledger'
import type { Rules } from '@/lib/engine/table/options'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { anyGame } from '../support/arbitraries'
import { rules as rulesAt } from '../support/builders'
import { changed, tablesOf } from '../support/each-table'
import { scoreGameByEngine } from '../support/engine-as-naive'
import { scoreGameNaively, type NaiveRow } from '../support/naive-scorer'

// For a longer run: YUSS_RUNS=2000 npx vitest run tests/engine/each-table.test.ts
const HANDS = Number(process.env['YUSS_RUNS'] ?? 5)
const LIMIT = 60_000 + HANDS * 60_000
const OUT_OF_REACH = 100_000

/** Draws hands of a table, the same ones in each run unless more are asked for. */
const handsAt = (rules: Rules, hands: number): readonly Game[] =>
  fc.sample(anyGame(fc.constant(rules), 1), { numRuns: hands, seed: 20_261_129 })

/** Returns the score of the hand alone, far from the end of the game. */
const alone = (game: Game): NaiveRow | undefined =>
  scoreGameNaively({ ...game, rules: { ...game.rules, target: OUT_OF_REACH } }).rows[0]

/** Returns the same hand with as many card points moved between two sides as make them level, but for 2 points at most. */
function aroundLevel(game: Game, row: NaiveRow): readonly Game[] {
  const [hand] = game.hands
  if (hand?.kind !== 'played') return []
  const [ours = null, theirs = null, ...rest] = hand.cardPoints
  if (ours === null || theirs === null) return []
  const between = Math.floor(((row.earned[1] ?? 0) - (row.earned[0] ?? 0)) / 2)
  return [-1, 0, 1]
    .map((lead) => [ours + between + lead, theirs - between - lead])
    .filter((cardPoints) => cardPoints.every((points) => points >= 0))
    .map((cardPoints) => ({ ...game, hands: [{ ...hand, cardPoints: [...cardPoints, ...rest] }] }))
}

/** Returns the same hand where it brings each side exactly to the target, or one side, or each to one point short of it. */
const aroundTarget = (game: Game, row: NaiveRow): readonly Game[] =>
  [row.points.map(() => 0), row.points.map((_, side) => Math.min(1, side)), row.points.map(() => 1)].map((short) => ({
    ...game,
    start: {
      ...game.start,
      totals: row.points.map((points, side) => Math.max(0, game.rules.target - points - (short[side] ?? 0))),
    },
  }))

/** Returns a game of one hand, and those beside it at which a verdict or the game turns. */
function withEdges(game: Game): readonly Game[] {
  const row = alone(game)
  if (row === undefined) return [game]
  return [game, ...aroundLevel(game, row), ...aroundTarget(game, row)]
}

/** Returns the games that an engine scores differently from the naive scorer. */
const differing = (rules: Rules, hands: number, engine = scoreGameByEngine): readonly Game[] =>
  handsAt(rules, hands)
    .flatMap(withEdges)
    .filter((game) => JSON.stringify(engine(game)) !== JSON.stringify(scoreGameNaively(game)))

describe('at every table, the engine and the naive scorer agree on hands at which a verdict or the game turns', () => {
  it.each(RULE_SET_IDS)(
    '%s agrees as it is, with each value of each option, and with each variation',
    (base) => {
      const tables = tablesOf(base)
      expect(tables.filter(({ rules }) => rules !== null).length).toBeGreaterThan(60)
      for (const { change, rules } of tables) {
        const hands = change === '' ? 10 * HANDS : HANDS
        if (rules !== null) expect(differing(rules, hands), change).toEqual([])
      }
    },
    LIMIT,
  )

  it('a value that another contradicts changes that one too, or cannot be had', () => {
    expect(changed(rulesAt('bela-3'), 'pack', 28)).toMatchObject({ players: 3, pack: 28, exchangeSeven: 'no' })
    expect(changed(rulesAt('bela-2'), 'big', 'allowed')).toBeNull()
  })

  it.each([
    ['when both sides earned the same', ({ earned }: NaiveRow) => earned[0] === earned[1]],
    ['when a side ends exactly at the target', ({ totals }: NaiveRow) => totals.includes(501)],
  ])('an engine that is wrong only %s is found out', (_, isWrong) => {
    const wrong: typeof scoreGameByEngine = (game) => {
      const { rows, ...rest } = scoreGameByEngine(game)
      return { ...rest, rows: rows.map((row) => (isWrong(row) ? { ...row, nextDealer: 9 } : row)) }
    }
    expect(differing({ ...rulesAt('klabberjass-4'), target: 501 }, 10 * HANDS, wrong)).not.toEqual([])
  })
})
