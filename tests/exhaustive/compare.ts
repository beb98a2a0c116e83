import type { Game } from '@/lib/engine/game/ledger'
import { scoreGameByEngine } from '../support/engine-as-naive'
import { scoreGameNaively, type NaiveGame, type NaiveRow } from '../support/naive-scorer'
import { turned, turnedResult } from '../support/turned-table'
import type { Part } from './parts'
import type { Table } from './tables'
import { isRuleSet, type Unit } from './units'

/**
 * A game with two different scores: from the engine and the second scorer, or from the engine under two tables that should agree.
 */
export interface Difference {
  readonly table: string
  readonly part: string
  readonly game: Game
  readonly engine: NaiveGame
  readonly other: NaiveGame
  /** The scorer that gave the other answer. */
  readonly against: string
}

export interface Tally {
  readonly table: string
  readonly base: string
  readonly part: string
  /** `true` if only some of its hands were scored, to prove that they have the same results as at another table. */
  readonly isProof: boolean
  readonly hands: number
  readonly differences: number
}

export interface Found {
  readonly tallies: readonly Tally[]
  readonly shown: readonly Difference[]
}

/** Returns the interval at which hands of a unit are scored again at a table that repeats them. The tables take turns. */
const proofAt = (number: number): number => (number <= 10_000 ? 2 : 20)
const SHOWN = 10

const nameOf = ({ base, change }: Table): string => (change === '' ? base : `${base}, ${change}`)

/** Scores in both ways the hands that the first table of a unit could report: one in `every`. */
export function compareUnit(unit: Unit, every = 1, engine = scoreGameByEngine): Found {
  const { part, table, repeats } = unit
  const own = new Counter(part, table, false)
  const turning = new Counter(part, table, true)
  const proofs = repeats.map((repeat) => new Counter(part, repeat, true))
  let number = 0
  let proved = 0
  for (const game of part.games(table.rules, isRuleSet(table) ? 'whole' : 'edges')) {
    number += 1
    const mixed = mix(number)
    if (mixed % every !== 0) continue
    const said = engine(game)
    own.compare(game, said, scoreGameNaively(game))
    if (Math.floor(mixed / every) % proofAt(number) !== 0) continue
    const proof = proofs[proved % proofs.length]
    if (proof !== undefined) prove(proof, game, said, nameOf(table), engine)
    const by = 1 + (proved % (table.rules.players - 1))
    if (part.isTurned) proveTurned(turning, game, said, by, engine)
    proved += 1
  }
  const all = [own, turning, ...proofs]
  return { tallies: all.map(({ tally }) => tally), shown: all.flatMap(({ shown }) => shown).slice(0, SHOWN) }
}

/** Checks that the table of the proof gives the same score as the second scorer, and as the table that it repeats. */
function prove(proof: Counter, game: Game, first: NaiveGame, repeated: string, engine: typeof scoreGameByEngine) {
  const { target } = game.rules
  const again = { ...game, rules: { ...proof.table.rules, target } }
  const said = engine(again)
  if (proof.compare(again, said, scoreGameNaively(again))) proof.hold(again, said, first, proof.part.alike, repeated)
}

/** Checks that the hand gives the same score for each player if all players and the dealer move up by some seats. */
function proveTurned(proof: Counter, game: Game, first: NaiveGame, by: number, engine: typeof scoreGameByEngine) {
  const again = turned(game, by)
  const said = engine(again)
  const moved = turnedResult(first, game.rules.players, by)
  if (proof.compare(again, said, scoreGameNaively(again)))
    proof.hold(again, said, moved, 'row', 'the same hand, turned')
}

/**
 * Mixes the bits of a number, so that a sample does not fall on the same turn of a loop each time. Neighbours differ in every
 * digit.
 */
export function mix(number: number): number {
  let mixed = number
  for (let round = 0; round < 2; round += 1) mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** Counts the hands of one part at one table, and keeps the first that differ. */
class Counter {
  readonly shown: Difference[] = []
  #hands = 0
  #differences = 0

  constructor(
    readonly part: Part,
    readonly table: Table,
    readonly isProof: boolean,
  ) {}

  get tally(): Tally {
    const { part, table, isProof } = this
    const counts = { hands: this.#hands, differences: this.#differences }
    return { table: nameOf(table), base: table.base, part: part.name, isProof, ...counts }
  }

  compare(game: Game, engine: NaiveGame, naive: NaiveGame): boolean {
    this.#hands += 1
    return this.hold(game, engine, naive, 'row', 'the second scorer')
  }

  /** Checks that the engine agrees with another, on the same hand. */
  hold(game: Game, engine: NaiveGame, other: NaiveGame, what: Part['alike'], against: string): boolean {
    if (isSame(engine, other, what)) return true
    this.#differences += 1
    if (this.shown.length < SHOWN) {
      this.shown.push({ table: nameOf(this.table), part: this.part.name, game, engine, other, against })
    }
    return false
  }
}

const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((number, place) => number === b[place])

const isSameRow = (a: NaiveRow, b: NaiveRow): boolean =>
  a.verdict === b.verdict &&
  a.heldOver === b.heldOver &&
  a.nextDealer === b.nextDealer &&
  a.over === b.over &&
  a.winner === b.winner &&
  isSameList(a.points, b.points) &&
  isSameList(a.totals, b.totals)

function isSame(a: NaiveGame, b: NaiveGame, what: Part['alike']): boolean {
  if (a.wrong?.code !== b.wrong?.code || a.wrong?.hand !== b.wrong?.hand) return false
  if (a.rows.length !== b.rows.length) return false
  return a.rows.every((row, place) => {
    const other = b.rows[place] ?? row
    return isSameList(row.earned, other.earned) && (what === 'earned' || isSameRow(row, other))
  })
}
