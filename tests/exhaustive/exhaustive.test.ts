import { describe, expect, it } from 'vitest'
import { OPTION_NAMES } from '@/lib/engine/table/options'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS, rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { scoreGameByEngine } from '../support/engine-as-naive'
import type { NaiveGame } from '../support/naive-scorer'
import { compareUnit, mix } from './compare'
import { PARTS } from './parts'
import { changed, NOT_HAD, TABLES, valuesOf } from './tables'
import { isRuleSet, UNITS, type Unit } from './units'

const own = (id: RuleSetId) => rulesOf(ruleSet(id))

function handsIn(name: string, id: RuleSetId): number {
  let hands = 0
  for (const game of PARTS.find((part) => part.name === name)?.games(own(id), 'whole') ?? []) hands += game.hands.length
  return hands
}

const unitOf = (name: string, id: RuleSetId): Unit => {
  const unit = UNITS.find(({ part, table }) => part.name === name && isRuleSet(table) && table.base === id)
  if (unit === undefined) throw new Error(`${id} repeats another in ${name}`)
  return unit
}

describe('the tables that are gone through', () => {
  it('each rule set appears with each value of each option, or a reason why it cannot', () => {
    for (const id of RULE_SET_IDS) {
      for (const option of OPTION_NAMES) {
        for (const value of valuesOf(option)) {
          const isNamed = ({ base, change }: { readonly base: string; readonly change: string }) =>
            base === id && change === `${option} ${String(value)}`
          const ways = [own(id)[option] === value, TABLES.some(isNamed), NOT_HAD.some(isNamed)]
          expect(ways.filter(Boolean), `${id}, ${option} ${String(value)}`).toHaveLength(1)
        }
      }
    }
  })

  it('a changed value also changes the options that contradict it', () => {
    expect(changed(own('bela-3'), 'pack', 28)).toMatchObject({ players: 3, pack: 28, exchangeSeven: 'no' })
    expect(changed(own('bela-2'), 'big', 'allowed')).toBeNull()
  })

  it.each(PARTS)('every table appears once in $name, without the rule set behind a changed one', ({ name }) => {
    const units = UNITS.filter(({ part }) => part.name === name)
    const tables = units.flatMap(({ table, repeats }) => [table, ...repeats])
    expect(new Set(tables)).toEqual(new Set(TABLES))
    expect(tables).toHaveLength(TABLES.length)
    for (const { table, repeats } of units) expect(isRuleSet(table) || !repeats.some(isRuleSet)).toBe(true)
  })
})

// Each split is tried with tricks unsaid, and also with tricks said if a side has 0 or 1 points and may have taken none.
describe('splits of the cards', () => {
  it('there are 153 splits of 152 between two sides, and four where one may have no trick', () => {
    // For these four the tricks are said in two ways: both sides took some, or the poor side took none. Each with both last
    // tricks, and with a taker of each side.
    expect(handsIn('splits', 'klabberjass-4')).toBe((153 + 4 * 2) * 2 * 2)
  })

  it('there are s + 1 splits of every sum s from 18 to 146 between two players', () => {
    const sums = 129
    const all = (sums * (18 + 1 + 146 + 1)) / 2
    expect(handsIn('splits', 'bela-2')).toBe((all + sums * 4 * 2) * 2 * 2)
  })

  it('there are (s + 1)(s + 2) / 2 splits of every sum s from 85 to 152 among three', () => {
    let reports = 0
    for (let sum = 85; sum <= 152; sum += 1) {
      const all = ((sum + 1) * (sum + 2)) / 2
      // Two sides poor: 3 pairs of sides and 4 pairs of points. One side poor: 3 sides and 2 points, the other two above 1.
      const twoPoor = 3 * 4
      const onePoor = 3 * (sum + 1 - 4 + (sum - 4))
      // One poor: all took tricks, or it took none. Two poor: all took some, either took none, or one side took all.
      reports += all + onePoor * 2 + twoPoor * 6
    }
    expect(handsIn('splits', 'bela-3')).toBe(reports * 3)
  })
})

describe('runs of two players', () => {
  it('runs are compared in each of two suits against each of three, in either order', () => {
    const inOneSuit = 6 + 5 + 4 + 3 + 2 + 1
    const runs = 2 * (2 * inOneSuit) * (3 * inOneSuit)
    const carres = 8 * 2 * (8 * 2 * 2)
    const withBela = 8 * 2 * 3
    // Both took tricks, or either took all.
    expect(handsIn('contests', 'bela-2')).toBe((runs + carres + withBela) * 3)
  })
})

describe('a sample', () => {
  it('a sample has as many odd numbers as even ones', () => {
    const numbers = Array.from({ length: 40_000 }, (_, number) => number + 1)
    const taken = numbers.filter((number) => mix(number) % 20 === 0)
    const odd = taken.filter((number) => number % 2 === 1).length
    expect(taken.length / 2000).toBeCloseTo(1, 0.5)
    expect(odd / taken.length).toBeCloseTo(0.5, 1)
  })
})

describe('scorers that differ', () => {
  const unit = unitOf('splits', 'klabberjass-4')
  const planted =
    (isHere: (game: Parameters<typeof scoreGameByEngine>[0]) => boolean) =>
    (game: Parameters<typeof scoreGameByEngine>[0]): NaiveGame => {
      const said = scoreGameByEngine(game)
      const [row] = said.rows
      if (row === undefined || !isHere(game)) return said
      return { ...said, rows: [{ ...row, points: row.points.map((points) => points + 1) }] }
    }

  const differencesOf = (found: ReturnType<typeof compareUnit>, isProof: boolean): number =>
    found.tallies.filter((tally) => tally.isProof === isProof).reduce((sum, { differences }) => sum + differences, 0)

  it('the two scorers do not differ', () => {
    const found = compareUnit(unit)
    expect(found.shown).toEqual([])
    expect(found.tallies[0]).toMatchObject({ table: 'klabberjass-4', hands: 644, differences: 0, isProof: false })
    expect(found.tallies.filter(({ hands }) => hands === 0)).toEqual([])
  })

  it('a fault in one split alone is found', () => {
    const isLevel = (game: Parameters<typeof scoreGameByEngine>[0]) => {
      const [hand] = game.hands
      return hand?.kind === 'played' && hand.lastTrick === 0 && hand.cardPoints[0] === 71
    }
    const found = compareUnit(unit, 1, planted(isLevel))
    // 71 and the last trick against 81, with a taker of each side.
    expect(found.tallies[0]?.differences).toBe(2)
    expect(found.shown[0]).toMatchObject({ table: 'klabberjass-4', part: 'splits', against: 'the second scorer' })
  })

  it('a fault at a table that only repeats another is found', () => {
    const found = compareUnit(
      unit,
      1,
      planted(({ rules }) => rules.claims === 'first-three'),
    )
    expect(differencesOf(found, false)).toBe(0)
    expect(found.tallies.filter(({ differences }) => differences > 0).map(({ table }) => table)).toEqual([
      'klabberjass-4, claims first-three',
    ])
  })

  it('a fault with a taker of the other side is found', () => {
    const product = unitOf('product', 'klabberjass-4')
    const isTaken = (game: Parameters<typeof scoreGameByEngine>[0]) => {
      const [hand] = game.hands
      return hand?.kind === 'played' && hand.taker === 1
    }
    const found = compareUnit(product, 50, planted(isTaken))
    expect(found.tallies[0]?.differences).toBe(0)
    expect(differencesOf(found, true)).toBeGreaterThan(0)
  })

  it('a fault is found where both scorers use an option that the part does not name', () => {
    const { part } = unit
    const blind: Unit = {
      table: unit.table,
      part: { ...part, turnsOn: part.turnsOn.filter((option) => option !== 'tie') },
      repeats: TABLES.filter(({ base, change }) => base === 'klabberjass-4' && change.startsWith('tie ')),
    }
    const found = compareUnit(blind)
    expect(differencesOf(found, true)).toBeGreaterThan(0)
    expect(found.shown[0]?.against).toBe('klabberjass-4')
  })
})
