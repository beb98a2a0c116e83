import { err, ok, type Result } from '../../core/result'
import { isRow } from '../../core/row'
import { trust, trustedAs } from '../../durable/trusted'
import { foldLedger, type Game, type Ledger, type LedgerRow, type WaitingRow } from '../../engine/game/ledger'
import { namesByHand } from '../../engine/game/seatings'
import type { Hand } from '../../engine/table/hand'
import type { Rules } from '../../engine/table/options'
import type { Problem } from '../../engine/table/problem'
import { sideCount } from '../../engine/table/seats'
import { handOf, type HandFile } from '../../format/hand-file'
import { checkRules, parseRules, shapeOf, type RulesFile } from '../../format/rules-file'
import { unreadable } from '../../format/unreadable'
import { canonical } from '../../log/canonical'
import type { EntryId, HandId } from '../../log/entry'
import { fold, stateOf, type LogState, type LoggedSeating } from '../../log/fold'
import { undoingOf } from '../../log/next'
import type { DealRow } from '../../log/rows'
import { inOrder } from '../../log/union'
import type { GameRecord } from '../records/game'
import { neededSchemas } from '../records/readers'
import { entriesOf } from './log'

/** A hand whose facts cannot be read: shown as unreadable and exported as stored. Later hands have no totals. */
export interface UnreadableRow {
  readonly state: 'unreadable'
  readonly facts: unknown
  readonly problem: Problem
}

/** One device's account of a deal. */
export interface Account {
  readonly id: HandId
  /** The facts in the file form, as stored. */
  readonly facts: unknown
  /** The time of writing, for display only. */
  readonly at: number
}

/** One device's version of a hand, written without knowledge of another's. */
export interface Version {
  /** The entry that gives the facts. */
  readonly id: EntryId
  readonly facts: unknown
  readonly at: number
}

/** One line of the sheet: a hand, the players at the table, and its score in the ledger. */
export interface SheetRow {
  readonly id: HandId
  readonly row: LedgerRow | UnreadableRow
  /** The names by seat, for this hand; empty for seats without a name. */
  readonly names: readonly string[]
  /** The facts in the file form, as stored. */
  readonly facts: unknown
  readonly accepted: boolean
  /** The ids of other accounts of the same deal with the same facts. */
  readonly same: readonly HandId[]
  /** The different accounts that other devices wrote of the same deal: the table has to choose. */
  readonly rivals: readonly Account[]
  /** True if two devices corrected the hand, or one deleted what the other corrected, each without knowledge of the other. */
  readonly contested: boolean
  /** The contradicting facts of a contested row; those in force come last. */
  readonly versions: readonly Version[]
  /** The times when devices that had not seen a correction deleted a contested row. */
  readonly deletedAt: readonly number[]
  /** The number of corrections of the hand. */
  readonly changed: number
  /** The time when its facts were written, for display only. */
  readonly at: number
}

/** The log of a stored game, analysed. */
export type StoredLog = LogState<unknown, never, unknown>

/** The score sheet of a stored game. */
export interface Sheet {
  /** The rules in force: their base, and the differences from it. */
  readonly rules: RulesFile
  /** The rules in force as written. */
  readonly writtenRules: unknown
  /** The game for the engine: only the hands before the first unreadable one. */
  readonly game: Game
  readonly ledger: Ledger
  /** All hands, in order. */
  readonly rows: readonly SheetRow[]
  /** The present names at the table, by seat. */
  readonly names: readonly string[]
  readonly log: StoredLog
  /** Players who took over a seat, in the order of their first hands. */
  readonly seatings: readonly LoggedSeating[]
  readonly brokenOff: boolean
  readonly note: string
  readonly undoable: EntryId | null
  readonly redoable: EntryId | null
}

/** Returns the sheet of a game from its record and the rows of its log; a problem if its rules cannot be read. */
export function sheetOf(record: GameRecord, rows: readonly unknown[]): Result<Sheet, Problem> {
  const log = stateOf(entriesOf(rows))
  const folded = fold(log)
  const writtenRules = folded.rules ?? record.rules
  const rules = readTable(record, writtenRules)
  if (!rules.ok) return rules
  const hands = folded.rows.map(({ facts }) => readFacts(rules.value.rules, facts))
  const firstBad = hands.findIndex((hand) => !hand.ok)
  const game: Game = {
    rules: rules.value.rules,
    dealer: record.dealer,
    start: record.start,
    hands: hands.slice(0, firstBad === -1 ? hands.length : firstBad).flatMap((hand) => (hand.ok ? [hand.value] : [])),
  }
  const ledger = foldLedger(game)
  const names = namesByHand(record.names, folded.seatings, hands.length)
  return ok({
    rules: rules.value.file,
    writtenRules,
    game,
    ledger,
    rows: folded.rows.map((row, index) => ({
      ...accountsOf(log, row),
      row: rowAt(ledger, hands, index),
      names: names[index] ?? record.names,
    })),
    names: names.at(-1) ?? record.names,
    log,
    seatings: folded.seatings,
    brokenOff: folded.brokenOff,
    note: folded.note,
    ...undoingOf(log, record.device),
  })
}

/** Returns the accounts of one deal in the log, with any conflict between them. */
function accountsOf(log: StoredLog, { hand, accepted, same, rivals, contested }: DealRow<unknown>) {
  return {
    ...accountOf(log, hand),
    accepted,
    changed: log.hands.get(hand)?.corrections ?? 0,
    same,
    rivals: rivals.map((rival) => accountOf(log, rival)),
    contested,
    ...(contested ? contestOf(log, [hand, ...same]) : NO_CONTEST),
  }
}

const NO_CONTEST = { versions: [], deletedAt: [] }

/** Returns the conflict in a row. Equal facts are one version, with the last entry that wrote them. */
function contestOf({ hands }: StoredLog, accounts: readonly HandId[]): Pick<SheetRow, 'versions' | 'deletedAt'> {
  const told = accounts.flatMap((id) => hands.get(id) ?? [])
  const heads = told.flatMap((hand) => hand.heads).sort(inOrder)
  const versions = new Map(heads.map((head) => [canonical(head.facts), head] as const))
  return {
    versions: [...versions.values()].sort(inOrder).map(({ id, facts, at }) => ({ id, facts, at: at ?? 0 })),
    deletedAt: told.flatMap(({ overruled }) => overruled.map(({ at }) => at ?? 0)),
  }
}

function accountOf({ hands }: StoredLog, id: HandId): Account {
  const source = hands.get(id)?.source
  return { id, facts: source?.facts, at: source?.at ?? 0 }
}

/** Reads the rules of a game; a problem if they are unreadable, contradictory, or for another number of players. */
function readTable(record: GameRecord, json: unknown) {
  const read = parseRules(json)
  if (!read.ok) return read
  const { rules } = read.value
  const clash = checkRules(rules)
  if (clash !== null) return err(clash)
  if (record.names.length !== rules.players) return err(unreadable('players', 'invalid_length'))
  if (record.dealer >= rules.players) return err(unreadable('dealer', 'invalid_value'))
  return record.start.totals.length === sideCount(rules) ? read : err(unreadable('start.totals', 'invalid_length'))
}

type ReadFacts = Result<Hand, UnreadableRow>

/**
 * Reads the facts of a hand. Facts that are trusted for this shape of table are read without the schema; others are trusted
 * once the schema accepts them.
 */
function readFacts(rules: Rules, facts: unknown): ReadFacts {
  const shape = shapeOf(rules)
  if (isHandFile(facts, shape)) return ok(handOf(facts))
  const read = neededSchemas().parseHand(rules, facts)
  if (!read.ok) return err({ state: 'unreadable', facts, problem: read.error })
  if (isRow(facts)) trust(facts, shape)
  return read
}

const isHandFile = (facts: unknown, shape: string): facts is HandFile => trustedAs(facts) === shape

/** Returns the ledger's row of a hand. From the first unreadable hand on, hands have no score. */
function rowAt(ledger: Ledger, hands: readonly ReadFacts[], index: number): LedgerRow | UnreadableRow {
  const row = ledger.rows[index]
  const hand = hands[index]
  if (hand === undefined) throw new Error(`expected a hand at ${index} of this sheet, found none`)
  if (row !== undefined) return row
  return hand.ok ? ({ state: 'waiting', hand: hand.value } satisfies WaitingRow) : hand.error
}
