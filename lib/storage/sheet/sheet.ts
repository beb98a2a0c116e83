import { err, ok, type Result } from '../../core/result'
import { isRow } from '../../durable/replica/row'
import { trust, trustedAs } from '../../durable/trusted'
import { foldLedger, type Game, type Ledger, type Row, type WaitingRow } from '../../engine/game/ledger'
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
import { fold, stateOf, type LogState, type Seating } from '../../log/fold'
import { undoingOf } from '../../log/next'
import type { Row as LogRow } from '../../log/rows'
import { inOrder } from '../../log/union'
import type { GameRecord } from '../records/game'
import { neededSchemas } from '../records/readers'
import { entriesOf } from './log'

/** A hand whose facts cannot be read: shown as such and exported as it is; nothing after it has a total. */
export interface UnreadableRow {
  readonly state: 'unreadable'
  readonly facts: unknown
  readonly problem: Problem
}

/** One device's account of a deal. */
export interface Account {
  readonly id: HandId
  /** In the file form, as stored. */
  readonly facts: unknown
  /** When they were written, for showing. */
  readonly at: number
}

/** One device's version of a hand, written without having seen another's. */
export interface Version {
  /** The entry that gives the facts. */
  readonly id: EntryId
  readonly facts: unknown
  readonly at: number
}

/** One line of the sheet: a hand, who sat at the table, and what the ledger makes of it. */
export interface SheetRow {
  readonly id: HandId
  readonly row: Row | UnreadableRow
  /** The names by seat, for this hand; empty where none were given. */
  readonly names: readonly string[]
  /** The facts in the file form, as stored. */
  readonly facts: unknown
  readonly accepted: boolean
  /** Other accounts of the same deal that say the same. */
  readonly same: readonly HandId[]
  /** The different accounts that other devices wrote of the same deal: someone has to choose. */
  readonly rivals: readonly Account[]
  /** Two phones corrected it, or one deleted what the other corrected, without having seen each other. */
  readonly contested: boolean
  /** Of a contested row: the facts that contradict each other, those that hold last. */
  readonly versions: readonly Version[]
  /** Of a contested row: when phones deleted it that had not seen a correction. */
  readonly deletedAt: readonly number[]
  /** How often the hand was put right. */
  readonly changed: number
  /** When its facts were written, for showing. */
  readonly at: number
}

/** The log of a stored game, taken apart. */
export type StoredLog = LogState<unknown, never, unknown>

/** A stored game as the table sees it. */
export interface Sheet {
  /** Base and differences of the rules in force. */
  readonly rules: RulesFile
  /** The same as it was written. */
  readonly writtenRules: unknown
  /** For the engine: its hands are those before the first that cannot be read. */
  readonly game: Game
  readonly ledger: Ledger
  /** All hands, in order. */
  readonly rows: readonly SheetRow[]
  /** The present names at the table, by seat. */
  readonly names: readonly string[]
  readonly log: StoredLog
  /** Players who took over a seat, in the order of the hands from which they hold. */
  readonly seatings: readonly Seating[]
  readonly brokenOff: boolean
  readonly note: string
  readonly undoable: EntryId | null
  readonly redoable: EntryId | null
}

/** The sheet of a game from its record and the rows of its log; a problem where its rules cannot be read. */
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

/** Returns the log's accounts of one deal of the sheet. */
function accountsOf(log: StoredLog, { hand, accepted, same, rivals, contested }: LogRow<unknown>) {
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

/** Equal facts are one version, told by the last who wrote them. */
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

/** Rules that this game can be played under: readable, possible, and for as many as sit at the table. */
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

/** Facts that are trusted for such a table are read without its schema; those that it reads are trusted from then on. */
function readFacts(rules: Rules, facts: unknown): ReadFacts {
  const shape = shapeOf(rules)
  if (isHandFile(facts, shape)) return ok(handOf(facts))
  const read = neededSchemas().parseHand(rules, facts)
  if (!read.ok) return err({ state: 'unreadable', facts, problem: read.error })
  if (isRow(facts)) trust(facts, shape)
  return read
}

const isHandFile = (facts: unknown, shape: string): facts is HandFile => trustedAs(facts) === shape

/** The ledger's row, up to the first hand that cannot be read; after that, hands wait for it. */
function rowAt(ledger: Ledger, hands: readonly ReadFacts[], index: number): Row | UnreadableRow {
  const row = ledger.rows[index]
  const hand = hands[index]
  if (hand === undefined) throw new Error(`expected a hand at ${index} of this sheet, found none`)
  if (row !== undefined) return row
  return hand.ok ? ({ state: 'waiting', hand: hand.value } satisfies WaitingRow) : hand.error
}
