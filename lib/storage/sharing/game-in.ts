import { dequal } from 'dequal/lite'
import * as z from 'zod/mini'
import { newId } from '../../core/ids'
import { err, ok, type Result } from '../../core/result'
import type { BackedGame } from '../../format/backup-file'
import { cleanText, LENGTHS } from '../../format/clean-text'
import { makeGame, parseGame, type GameFile } from '../../format/game-file'
import { isId, isTime, MOST_CHANGES, MOST_HANDS } from '../../format/limits'
import { readBy, upTo, wholeFrom } from '../../format/schema'
import type { EntryRecord } from '../records/entry'
import { gameRecord, makeGameRecord, type GameRecord } from '../records/game'
import { isRow, type Row, type Unreadable } from '../records/record'
import { cleanFacts, cleanRulesName, cleanPlayerName, namesFor } from '../sheet/clean'
import { cleanEntry, cleanFile, cleanRecord } from '../sheet/clean-record'
import type { StoredChange } from '../sheet/new-change'
import { contentId } from './content-id'
import { gameJson } from './game-out'
import { readLogRow } from './log-row'
import { othersKeys, OWN } from './own-keys'

/** A game that came in, as it is to be stored. */
export interface IncomingGame {
  readonly record: GameRecord
  readonly changes: readonly EntryRecord[]
  /** Rows of its log that cannot be read here: they are kept as they are. */
  readonly unread?: readonly Row[]
  /**
   * `whole`: with the log it was written with. `facts`: only the game as the table sees it, under ids made from what it says. `torn`: the same,
   * of a file with a log that could not be used.
   */
  readonly kind: 'whole' | 'facts' | 'torn'
}

/** Why it cannot be taken: at a place of the game, by newer code or damaged. */
export type IncomingProblem = Pick<Unreadable, 'why' | 'place' | 'fault'>

/** A game of a file, a link or a backup as it is to be stored. A log that tells of another game than the file does is left; the example becomes a game like any other. */
export function incomingGame({ file, json }: BackedGame, now: number): Result<IncomingGame, IncomingProblem> {
  const { [OWN.id]: sent, [OWN.record]: row, [OWN.log]: log } = file.extras
  if (typeof sent === 'string' && !isId(sent)) return err({ why: 'damaged', place: OWN.id, fault: 'invalid_id' })
  if (row === undefined || !Array.isArray(log))
    return ok(fromFacts(file, json, now, log === undefined ? 'facts' : 'torn'))
  const whole = readWhole(row, log)
  if (!whole.ok) return whole
  if (whole.value.record.example) return ok(fromFacts(file, json, now, 'facts'))
  return ok(tellsTheSame(whole.value, file) ? whole.value : fromFacts(file, json, now, 'torn'))
}

/** A game from its rows, cleaned. */
export function readWhole(row: unknown, log: readonly unknown[]): Result<IncomingGame, IncomingProblem> {
  const record = gameRecord.read(row)
  if (!record.ok) return err(placed(record.error, OWN.record))
  if (log.length > MOST_CHANGES) return err({ why: 'damaged', place: OWN.log })
  const entries = readLogRows(log, record.value.id)
  if (!entries.ok) return entries
  return ok({ record: cleanRecord(record.value), changes: entries.value, kind: 'whole' })
}

/** The log of a file, cleaned. */
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

/** Someone may have put a hand right in the file, where the log knows nothing of it: then the file holds. */
function tellsTheSame({ record, changes }: IncomingGame, file: GameFile): boolean {
  const json = gameJson({ game: record, changes }, 'plain')
  const read = json === null ? null : parseGame(json)
  return read !== null && read.ok && dequal(factsOf(read.value), factsOf(cleanFile(file)))
}

const factsOf = (file: GameFile) => makeGame({ ...file, extras: {} })

const place = wholeFrom(0, Number.MAX_SAFE_INTEGER)
const seated = upTo(MOST_HANDS, z.object({ seat: place, name: z.string(), from: place }))

/** A game without a log: one is written for it, as if each hand had been recorded as it stands. */
function fromFacts(file: GameFile, json: unknown, now: number, kind: 'facts' | 'torn'): IncomingGame {
  const record = recordOf(file, json, now, kind)
  const written = isRow(json) && Array.isArray(json['hands']) ? json['hands'] : []
  const hands = placedHands(record.id, written.map(cleanFacts))
  const log: readonly StoredChange[] = [
    ...hands,
    ...seatedIn(
      file,
      hands.map(({ hand }) => hand),
    ),
    ...noteIn(file),
    ...(file.ended === null ? [] : [{ kind: 'broken-off' } as const]),
  ]
  return { record, changes: asEntries(log, record), kind }
}

function recordOf(file: GameFile, json: unknown, now: number, kind: 'facts' | 'torn'): GameRecord {
  const { rules, dealer, start } = file.game
  const { [OWN.rulesName]: rulesName, [OWN.createdAt]: createdAt } = file.extras
  const setup = {
    rules: isRow(json) ? json['rules'] : file.rules,
    rulesName: typeof rulesName === 'string' ? (cleanRulesName(rulesName)?.trim() ?? null) : null,
    names: namesFor(rules, file.players),
    dealer,
    start,
    extra: othersKeys(file.extras),
  }
  const begun = isTime(createdAt) && createdAt > 0 ? createdAt : null
  const sides = start.totals.length
  const id = idOf(file, json, kind, begun)
  const origin = { id, device: newId(), at: begun ?? now, sides, series: null, example: false }
  return { ...makeGameRecord(setup, origin), updatedAt: now }
}

/**
 * A game keeps the id that it was sent with. One without is known by how it began, so that it grows when it comes again; where
 * that is not said, or its log did not fit it, by everything that stands in it.
 */
function idOf(file: GameFile, json: unknown, kind: 'facts' | 'torn', begun: number | null): string {
  const { [OWN.id]: sent } = file.extras
  if (kind === 'torn') return contentId('game', json)
  if (typeof sent === 'string') return sent
  return contentId('game', begun === null ? json : [begun, file.players, file.game.dealer, file.game.start])
}

type PlacedHand = Extract<StoredChange, { readonly kind: 'recorded' }>

/** The hands of a game, each after the one before it. */
function placedHands(gameId: string, facts: readonly unknown[]): readonly PlacedHand[] {
  const hands: PlacedHand[] = []
  for (const one of facts) {
    const after = hands.at(-1)?.hand ?? null
    hands.push({ kind: 'recorded', hand: contentId('hand', gameId, after, one), after, facts: one })
  }
  return hands
}

/** Not by this phone: its Undo takes back only what was done on it. */
function asEntries(log: readonly StoredChange[], { id: gameId, createdAt: at }: GameRecord): readonly EntryRecord[] {
  const device = contentId('sent', gameId)
  return log.map((change, index): EntryRecord => {
    const clock = index + 1
    return { id: contentId('entry', gameId, clock, change), v: 1, gameId, device, clock, at, ...change }
  })
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
      // From the hand after it on; from the first where there is none before.
      after: from === 0 ? null : (ids[from - 1] ?? ids.at(-1) ?? null),
    }))
}
