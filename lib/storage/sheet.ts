import { foldLedger } from '../engine/game/ledger'
import type { Game, Ledger, Row, WaitingRow } from '../engine/game/ledger'
import { foldLog, namesByHand } from '../engine/game/log'
import type { ChangeId, HandId, LoggedHand } from '../engine/game/log'
import type { Hand } from '../engine/table/hand'
import type { Rules } from '../engine/table/options'
import type { Problem } from '../engine/table/problem'
import { err, ok } from '../engine/table/result'
import type { Result } from '../engine/table/result'
import { sideCount } from '../engine/table/seats'
import { parseHand } from '../format/hand-file'
import { isTime } from '../format/limits'
import { checkRules, parseRules } from '../format/rules-file'
import type { RulesFile } from '../format/rules-file'
import { unreadable } from '../format/shape'
import { changeRecord } from './records/change'
import type { StoredEntry } from './records/change'
import type { GameRecord } from './records/game'
import { isRow } from './records/record'

/** A hand whose facts cannot be read: shown as such and exported as it stands; nothing after it has a total. */
export interface UnreadableRow {
  readonly state: 'unreadable'
  readonly facts: unknown
  readonly problem: Problem
}

/** One line of the sheet: a hand, who sat at the table, and what the ledger makes of it. */
export interface SheetRow {
  readonly id: HandId
  readonly row: Row | UnreadableRow
  /** By seat, for this hand. */
  readonly names: readonly string[]
  /** The facts in the file form, as stored. */
  readonly facts: unknown
  readonly accepted: boolean
  /** How often the hand was put right. */
  readonly changed: number
  /** When its facts were written, for showing. */
  readonly at: number
}

/** A stored game as the table sees it. */
export interface Sheet {
  /** Base and differences of the rules in force. */
  readonly rules: RulesFile
  /** For the engine: its hands are those before the first that cannot be read. */
  readonly game: Game
  readonly ledger: Ledger
  /** All hands, in order. */
  readonly rows: readonly SheetRow[]
  /** Who sits at the table now, by seat. */
  readonly names: readonly string[]
  readonly entries: readonly StoredEntry[]
  readonly brokenOff: boolean
  readonly note: string
  readonly undoable: ChangeId | null
  readonly redoable: ChangeId | null
}

/** The sheet of a game from its record and the rows of its log; a problem where its rules cannot be read. */
export function sheetOf(record: GameRecord, rows: readonly unknown[]): Result<Sheet, Problem> {
  const entries = rows.map(entryOf)
  const log = foldLog(entries)
  const rules = readTable(record, log.rules ?? record.rules)
  if (!rules.ok) return rules
  const hands = log.hands.map((hand) => readFacts(rules.value.rules, hand))
  const firstBad = hands.findIndex((hand) => !hand.ok)
  const game: Game = {
    rules: rules.value.rules,
    dealer: record.dealer,
    start: record.start,
    hands: hands.slice(0, firstBad === -1 ? hands.length : firstBad).flatMap((hand) => (hand.ok ? [hand.value] : [])),
  }
  const ledger = foldLedger(game)
  const names = namesByHand(record.names, log.seatings, log.hands.length)
  const times = new Map([...entries].reverse().map(({ id, at }) => [id, at] as const))
  return ok({
    rules: rules.value.file,
    game,
    ledger,
    rows: log.hands.map(({ id, facts, accepted, changed, source }, index) => ({
      id,
      row: rowAt(ledger, hands, index),
      names: names[index] ?? record.names,
      facts,
      accepted,
      changed,
      at: times.get(source) ?? 0,
    })),
    names: names.at(-1) ?? record.names,
    entries,
    brokenOff: log.brokenOff,
    note: log.note,
    undoable: log.undoable,
    redoable: log.redoable,
  })
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

function readFacts(rules: Rules, { facts }: LoggedHand<unknown>): ReadFacts {
  const read = parseHand(rules, facts)
  return read.ok ? read : err({ state: 'unreadable', facts, problem: read.error })
}

/** The ledger's row, up to the first hand that cannot be read; after that, hands wait for it. */
function rowAt(ledger: Ledger, hands: readonly ReadFacts[], index: number): Row | UnreadableRow {
  const row = ledger.rows[index]
  const hand = hands[index]
  if (hand === undefined) throw new Error(`no hand ${index} on this sheet`)
  if (row !== undefined) return row
  return hand.ok ? ({ state: 'waiting', hand: hand.value } satisfies WaitingRow) : hand.error
}

/**
 * An entry of the log from its row. A row that cannot be read stands on the sheet as a hand that cannot be
 * read, in its place in the log, so that it is seen, waits for newer code, and can be exported or deleted.
 */
export function entryOf(row: unknown): StoredEntry {
  const read = changeRecord.read(row)
  if (read.ok) return read.value
  const found = isRow(row) ? row : {}
  const id = typeof found['id'] === 'string' ? found['id'] : 'unknown'
  return {
    id,
    seq: Number.isFinite(found['seq']) ? Number(found['seq']) : Number.MAX_SAFE_INTEGER,
    at: isTime(found['at']) ? found['at'] : 0,
    change: { kind: 'recorded', hand: handIn(found['change']) ?? `row-${id}`, facts: row },
  }
}

/** The hand that a damaged row was to record, so that later changes to it still find it. */
function handIn(change: unknown): HandId | null {
  if (!isRow(change) || typeof change['hand'] !== 'string') return null
  return change['kind'] === 'recorded' || change['kind'] === 'inserted' ? change['hand'] : null
}
