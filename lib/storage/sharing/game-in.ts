import { dequal } from 'dequal/lite'
import * as z from 'zod/mini'
import { newId } from '../../core/ids'
import { err, ok, type Result } from '../../core/result'
import type { BackedGame } from '../../format/backup-file'
import { cleanText, LENGTHS } from '../../format/clean-text'
import { makeGame, parseGame, type GameFile } from '../../format/game-file'
import { isId, isTime, MOST_CHANGES, MOST_HANDS } from '../../format/limits'
import { checkRules, parseRules } from '../../format/rules-file'
import { readBy, upTo, wholeFrom } from '../../format/schema'
import { canonical } from '../../log/canonical'
import { gameRecord, makeGameRecord, type GameRecord } from '../records/game'
import { isRow, type Row, type Unreadable } from '../records/record'
import type { EntryRecord } from '../records/record-types'
import { cleanFacts, cleanPlayerName, namesFor } from '../sheet/clean'
import { cleanEntry, cleanFile, cleanRecord } from '../sheet/clean-record'
import { fitsId, newGameRecord } from '../sheet/game-id'
import type { StoredChange } from '../sheet/new-change'
import { contentId } from './content-id'
import { gameJson } from './game-out'
import { readLogRow } from './log-row'
import { othersKeys, OWN } from './own-keys'
import { sentEntries } from './sent-entries'

/** An incoming game, in the form in which it is stored. */
export interface IncomingGame {
  readonly record: GameRecord
  readonly changes: readonly EntryRecord[]
  /** Log rows that cannot be read here: stored as they are. */
  readonly unread?: readonly Row[]
  /**
   * `whole`: with its original log. `facts`: the score sheet without a log, under ids made from its content. `torn`: the same,
   * because the log in the file could not be used.
   */
  readonly kind: 'whole' | 'facts' | 'torn'
}

/**
 * The reason why a game cannot be read, at a place in the game: written by newer code, damaged, or `begun-otherwise` than the game
 * with its id.
 */
export interface IncomingProblem extends Pick<Unreadable, 'place' | 'fault'> {
  readonly why: Unreadable['why'] | 'begun-otherwise'
}

/**
 * Reads a game of a file, a link or a backup, for storing. A log that disagrees with the rest of the file is ignored. The
 * example becomes an ordinary game.
 */
export function incomingGame({ file, json }: BackedGame, now: number): Result<IncomingGame, IncomingProblem> {
  const { [OWN.id]: sent, [OWN.record]: row, [OWN.log]: log } = file.extras
  if (typeof sent === 'string' && !isId(sent)) return err({ why: 'damaged', place: OWN.id, fault: 'invalid_id' })
  if (row === undefined || !Array.isArray(log)) return fromFacts(file, json, now, log === undefined ? 'facts' : 'torn')
  const whole = readWhole(row, log)
  if (!whole.ok) return whole
  if (whole.value.record.example) return fromFacts(file, json, now, 'facts')
  return agreesWithFile(whole.value, file) ? whole : fromFacts(file, json, now, 'torn')
}

/** Reads a game from its rows, and cleans it. */
export function readWhole(row: unknown, log: readonly unknown[]): Result<IncomingGame, IncomingProblem> {
  const record = gameRecord.read(row)
  if (!record.ok) return err(placed(record.error, OWN.record))
  if (!fitsId(record.value)) return err({ why: 'begun-otherwise', place: `${OWN.record}.id` })
  if (log.length > MOST_CHANGES) return err({ why: 'damaged', place: OWN.log })
  const entries = readLogRows(log, record.value.id)
  if (!entries.ok) return entries
  return ok({ record: cleanRecord(record.value), changes: entries.value, kind: 'whole' })
}

/** Reads the log of a file, and cleans it. */
function readLogRows(log: readonly unknown[], gameId: string): Result<readonly EntryRecord[], IncomingProblem> {
  const entries: EntryRecord[] = []
  for (const [index, row] of log.entries()) {
    const read = readLogRow(row, gameId)
    if (!read.ok) return err(placed(read.error, `${OWN.log}.${index}`))
    entries.push(cleanEntry(read.value))
  }
  return ok(entries)
}

const placed = ({ why, place, fault }: Unreadable, around: string): IncomingProblem => ({
  why,
  ...(fault === undefined ? {} : { fault }),
  place: place === '' ? around : `${around}.${place}`,
})

/**
 * Tells whether the log gives the game that the rest of the file shows. A user may have edited a hand in the file: then the log
 * is not used.
 */
function agreesWithFile({ record, changes }: IncomingGame, file: GameFile): boolean {
  const json = gameJson({ game: record, changes }, 'plain')
  const read = json === null ? null : parseGame(json)
  return read !== null && read.ok && dequal(factsOf(read.value), factsOf(cleanFile(file)))
}

const factsOf = (file: GameFile) => makeGame({ ...file, extras: {} })

const place = wholeFrom(0, Number.MAX_SAFE_INTEGER)
const seated = upTo(MOST_HANDS, z.object({ seat: place, name: z.string(), from: place }))

/** Returns a game with a new log, as if each hand had been recorded as it is in the file. */
function fromFacts(
  file: GameFile,
  json: unknown,
  now: number,
  kind: 'facts' | 'torn',
): Result<IncomingGame, IncomingProblem> {
  const record = recordOf(file, json, now, kind)
  if (!fitsId(record)) return err({ why: 'begun-otherwise', place: OWN.id })
  const written = isRow(json) && Array.isArray(json['hands']) ? json['hands'] : []
  const hands = placedHands(record.id, written.map(cleanFacts))
  const rules = writtenRules(file, json)
  const log: readonly StoredChange[] = [
    ...hands,
    ...seatedIn(
      file,
      hands.map(({ hand }) => hand),
    ),
    ...(canonical(rules) === canonical(record.rules) ? [] : [{ kind: 'rules', rules } as const]),
    ...noteIn(file),
    ...(file.ended === null ? [] : [{ kind: 'broken-off' } as const]),
  ]
  return ok({ record, changes: sentEntries(log, record, 1), kind })
}

/**
 * Returns the record of a game. It keeps the id in its file, unless its log did not fit. Otherwise its set-up gives the id: the
 * nonce is then made from how the game began, so that a longer version of it gets the same id, or, if that is not in the file or
 * the log did not fit, from the whole file. A time that is not in the file is 0.
 */
function recordOf(file: GameFile, json: unknown, now: number, kind: 'facts' | 'torn'): GameRecord {
  const { dealer, start } = file.game
  const { [OWN.id]: sent, [OWN.rulesName]: rulesName, [OWN.createdAt]: createdAt } = file.extras
  const begun = isTime(createdAt) ? createdAt : null
  const setup = {
    rules: firstRulesIn(file) ?? writtenRules(file, json),
    rulesName: typeof rulesName === 'string' ? rulesName : null,
    names: namesFor(file.game.rules, file.players),
    dealer,
    start,
    extra: othersKeys(file.extras),
  }
  const origin = { device: newId(), sides: start.totals.length, series: null, example: false }
  if (typeof sent === 'string' && kind === 'facts') {
    const record = makeGameRecord(setup, { ...origin, id: sent, at: begun ?? now })
    return { ...cleanRecord(record), updatedAt: now }
  }
  const nonce = contentId('game', kind === 'torn' || begun === null ? json : [begun, file.players, dealer, start])
  return { ...newGameRecord(setup, { ...origin, at: begun ?? 0 }, nonce), updatedAt: now }
}

const writtenRules = (file: GameFile, json: unknown): unknown => (isRow(json) ? json['rules'] : file.rules)

/** Returns the rules with which a game began, if others hold now; `null` if there are none that can be played at its table. */
function firstRulesIn({ game, extras: { [OWN.firstRules]: first } }: GameFile): unknown {
  const read = first === undefined ? null : parseRules(first)
  return read?.ok === true && checkRules(read.value.rules) === null && read.value.rules.players === game.rules.players
    ? first
    : null
}

type PlacedHand = Extract<StoredChange, { readonly kind: 'recorded' }>

/** Returns the hands of a game as log changes, each after the one before it. */
function placedHands(gameId: string, facts: readonly unknown[]): readonly PlacedHand[] {
  const hands: PlacedHand[] = []
  for (const one of facts) {
    const after = hands.at(-1)?.hand ?? null
    hands.push({ kind: 'recorded', hand: contentId('hand', gameId, after, one), after, facts: one })
  }
  return hands
}

function noteIn({ extras: { [OWN.note]: note } }: GameFile): readonly StoredChange[] {
  return typeof note === 'string' && note !== '' ? [{ kind: 'noted', text: cleanText(note, LENGTHS.note) }] : []
}

function seatedIn(file: GameFile, ids: readonly string[]): readonly StoredChange[] {
  const read = readBy(seated, file.extras[OWN.seated])
  if (!read.ok) return []
  return read.value
    .filter(({ seat }) => seat < file.game.rules.players)
    .map(({ seat, name, from }) => ({
      kind: 'seated',
      seat,
      name: cleanPlayerName(name),
      // From the hand after it; `null` means from the first hand.
      after: from === 0 ? null : (ids[from - 1] ?? ids.at(-1) ?? null),
    }))
}
