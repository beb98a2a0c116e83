import fc from 'fast-check'
import { openFile } from '@/lib/format/open-file'
import { canonical } from '@/lib/log/canonical'
import { isKnown } from '@/lib/log/entry'
import { choosing, parting, settling } from '@/lib/log/settle'
import { listGames, read, type Connection, type NewChange, type Sheet, type SheetRow, type Stored } from '@/lib/storage'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { deleteGame, readEverything, removeExample } from '@/lib/storage/maintenance'
import { entryRecord, type EntryRecord, type StoredEntry } from '@/lib/storage/records/record-types'
import '@/lib/storage/records/schemas/provided'
import { backupOf, gameJson, incomingGame, readRestorable, restore, saveIncomingGame } from '@/lib/storage/sharing'
import { toStored } from '@/lib/storage/sheet/new-change'
import { naiveFold } from '../log/naive-fold'
import { counted, ready, the } from '../support/storage'
import { modelPhone, type Copies, type ModelPhone } from './phone'

/** How a phone handles incoming data: united with its own, as the app does it, or, in a control, in place of its own. */
export type Taking = 'unite' | 'replace'

/** The entries of both games that are known to be on a phone, by id. */
type Known = ReadonlyMap<string, EntryRecord>

const NOTHING: Known = new Map()

/** A file that was sent: its text, and the entries in it. */
interface Letter {
  readonly kind: 'file' | 'backup'
  readonly text: string
  readonly holds: Known
}

/** Two phones at one table, a relay between them, and the entries that each should have. */
export interface Pair {
  readonly phones: readonly ModelPhone[]
  readonly known: Known[]
  /** The entries that each phone wrote itself: it can undo only these. */
  readonly wrote: readonly Set<string>[]
  readonly games: readonly string[]
  readonly taking: Taking
  relay: readonly Letter[]
  readonly tally: PairTally
}

export interface PairTally {
  acts: number
  kills: number
  powerCuts: number
  storesLost: number
  letters: number
  delivered: number
  forgotten: number
  /** Deals with different accounts on the two phones at the end of an evening. */
  rivals: number
}

export const NO_PAIR_TALLY: PairTally = {
  acts: 0,
  kills: 0,
  powerCuts: 0,
  storesLost: 0,
  letters: 0,
  delivered: 0,
  forgotten: 0,
  rivals: 0,
}

const SETUP = { rules: { base: 'bela-2', target: 100_000 }, names: ['Mike', 'Yetta'], dealer: 0 } as const

/** Returns two phones with the same two games, which have just begun. */
export async function pairOf(copies: Copies, taking: Taking, tally: PairTally): Promise<Pair> {
  const phones = [modelPhone(copies), modelPhone(copies)]
  for (const phone of phones) {
    await phone.open()
    the(await removeExample(phone.tab(0)))
  }
  const [first, second] = phones
  if (first === undefined || second === undefined) throw new Error('expected two phones')
  const games = [the(await startGame(first.tab(0), SETUP)), the(await startGame(first.tab(1), SETUP))]
  const pair: Pair = {
    phones,
    known: [new Map(), new Map()],
    wrote: [new Set(), new Set()],
    games,
    taking,
    relay: [],
    tally,
  }
  for (const game of games) the(await taken(second.tab(0), await fileOf(pair, 0, game, () => true), 'unite'))
  return pair
}

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

const entryIn = (row: unknown): EntryRecord => {
  const read = entryRecord.read(row)
  if (!read.ok) throw new Error(`the row is ${read.error.why} at ${read.error.place}`)
  return read.value
}

/** Returns the rows of every log on a phone, by id. */
async function rowsOn(tab: Connection): Promise<Known> {
  const { games, strays } = the(await read(tab, readEverything))
  const rows = [...games.flatMap(({ changes }) => changes), ...strays]
  return new Map(rows.map(entryIn).map((row) => [row.id, row]))
}

async function fileOf(
  { phones, games }: Pair,
  which: number,
  game: string,
  isIn: (entry: EntryRecord, index: number) => boolean,
): Promise<Letter> {
  const { bundle } = await ready(at(phones, which).tab(0), at(games, games.indexOf(game)))
  const changes = bundle.changes.map(entryIn).filter(isIn)
  const text = JSON.stringify(gameJson({ game: bundle.game, changes }, 'whole'))
  return { kind: 'file', text, holds: new Map(changes.map((row) => [row.id, row])) }
}

async function backupLetter({ phones }: Pair, which: number): Promise<Letter> {
  const tab = at(phones, which).tab(0)
  const text = JSON.stringify(backupOf(the(await read(tab, readEverything)), Date.now()))
  return { kind: 'backup', text, holds: await rowsOn(tab) }
}

/** Opens a letter on a phone, as a user opens a file. */
async function taken(tab: Connection, { text }: Letter, taking: Taking): Promise<Stored<unknown>> {
  const opened = openFile(text)
  if (!opened.ok) throw new Error('the letter cannot be opened')
  if (opened.value.kind === 'backup')
    return restore(tab, readRestorable(opened.value.backup, Date.now()), taking === 'unite' ? 'merge' : 'replace')
  const game = opened.value.kind === 'game' ? incomingGame(opened.value, Date.now()) : null
  if (game === null || !game.ok) throw new Error('the file is refused')
  if (game.value.kind !== 'whole') throw new Error(`the file was read as ${game.value.kind}`)
  if (taking === 'replace') the(await deleteGame(tab, game.value.record.id))
  return saveIncomingGame(tab, game.value)
}

/** The possible gain of a phone: a number of its own entries, or all entries of a letter. */
type Gain = number | Known

/** Checks that a phone still has and shows everything it had, and all of its gain, or, if it was interrupted, none of it. */
async function settle(pair: Pair, which: number, gain: Gain, isSaved: boolean): Promise<void> {
  // As when the user returns to the app.
  await at(pair.phones, which).views()
  const before = pair.known[which] ?? NOTHING
  const rows = await rowsOn(at(pair.phones, which).tab(0))
  const lost = [...before.keys()].filter((id) => !rows.has(id))
  if (lost.length > 0) throw new Error(`phone ${which} lost ${lost.join(' ')}`)
  const more = [...rows.keys()].filter((id) => !before.has(id)).sort()
  const whole = typeof gain === 'number' ? more : [...gain.keys()].filter((id) => !before.has(id)).sort()
  const isWhole = canonical(more) === canonical(whole) && (typeof gain !== 'number' || more.length === gain)
  if (!isWhole && (isSaved || more.length > 0))
    throw new Error(`phone ${which} has ${more.join(' ')}, not ${whole.join(' ')}`)
  for (const [id, row] of rows) {
    const other = before.get(id) ?? (typeof gain === 'number' ? undefined : gain.get(id))
    if (other !== undefined && canonical(other) !== canonical(row)) throw new Error(`entry ${id} was altered`)
  }
  pair.known[which] = rows
  if (typeof gain === 'number') for (const id of more) pair.wrote[which]?.add(id)
  await check(pair, which)
}

/** Returns the expected sheet, computed independently from all entries that are known to be on the phone. */
function expected(known: Known, game: string) {
  const entries: readonly StoredEntry[] = [...known.values()].filter((entry) => entry.gameId === game)
  const log = entries.filter((entry) => isKnown(entry))
  const { rows, note, brokenOff, seatings } = naiveFold(log)
  return {
    rows: rows.map(({ hand, facts, rivals, contested, accepted }) => ({ hand, facts, rivals, contested, accepted })),
    note,
    brokenOff,
    seatings,
  }
}

async function shown(tab: Connection, game: string) {
  const { sheet } = await ready(tab, game)
  return {
    rows: sheet.rows.map(({ id, facts, rivals, contested, accepted }) => ({
      hand: id,
      facts,
      rivals: rivals.map((rival) => rival.id),
      contested,
      accepted,
    })),
    note: sheet.note,
    brokenOff: sheet.brokenOff,
    seatings: sheet.seatings,
  }
}

/** Checks that both tabs of a phone show exactly what is known to be on it. */
async function check(pair: Pair, which: number): Promise<void> {
  const phone = at(pair.phones, which)
  for (const tab of [phone.tab(0), phone.tab(1)]) {
    const listed = the(await read(tab, listGames)).map(({ id }) => id)
    if (canonical(listed.sort()) !== canonical([...pair.games].sort()))
      throw new Error(`phone ${which} lists ${listed.join(' ')}`)
    for (const game of pair.games) {
      const [should, is] = [canonical(expected(pair.known[which] ?? NOTHING, game)), canonical(await shown(tab, game))]
      if (should !== is) throw new Error(`phone ${which} should show ${should}, shows ${is}`)
      const { undoable, redoable } = (await ready(tab, game)).sheet
      const others = [undoable, redoable].filter((id) => id !== null && pair.wrote[which]?.has(id) !== true)
      if (others.length > 0) throw new Error(`phone ${which} would undo ${others.join(' ')}, which it did not write`)
    }
  }
}

/** Lets the two phones exchange everything, and checks that they then show the same. */
export async function meetAtLast(pair: Pair): Promise<void> {
  for (const [from, to] of [
    [0, 1],
    [1, 0],
  ] as const)
    for (const game of pair.games) await delivered(pair, to, await fileOf(pair, from, game, () => true))
  const [first, second] = pair.known.map((known) => canonical([...known.keys()].sort()))
  if (first !== second) throw new Error('the phones hold different entries')
  const sheets = await Promise.all(
    pair.phones.map((phone) => Promise.all(pair.games.map((game) => shown(phone.tab(0), game)))),
  )
  if (canonical(sheets[0]) !== canonical(sheets[1])) throw new Error('the phones show different sheets')
  pair.tally.rivals += (sheets[0] ?? []).flatMap(({ rows }) => rows).filter(({ rivals }) => rivals.length > 0).length
}

async function delivered(pair: Pair, to: number, letter: Letter): Promise<void> {
  the(await taken(at(pair.phones, to).tab(0), letter, pair.taking))
  pair.tally.delivered += 1
  await settle(pair, to, letter.holds, true)
}

export type PairCommand = fc.AsyncCommand<object, Pair>

const command = (name: string, run: (pair: Pair) => Promise<void>): PairCommand => ({
  check: () => true,
  run: (_, pair) => run(pair),
  toString: () => name,
})

/** The actions at the table. A repeated action is drawn more often. */
const WHAT = [
  'record',
  'record',
  'record',
  'record',
  'insert',
  'correct',
  'correct',
  'delete',
  'accept',
  'settle',
  'settle',
  'undo',
  'redo',
  'seat',
  'note',
  'break off',
  'resume',
] as const

interface Deed {
  readonly what: (typeof WHAT)[number]
  readonly game: number
  readonly nth: number
  readonly points: number
}

const anyDeed: fc.Arbitrary<Deed> = fc.record({
  what: fc.constantFrom(...WHAT),
  game: fc.nat({ max: 1 }),
  nth: fc.nat({ max: 30 }),
  points: fc.integer({ min: 82, max: 90 }),
})

/** A change, and the number of entries that it writes. */
interface Written {
  readonly change: NewChange
  readonly entries: number
}

/** Returns the change that a deed makes; `null` if it is not possible in this game. */
async function writtenOf(tab: Connection, game: string, deed: Deed): Promise<Written | null> {
  const { sheet } = await ready(tab, game)
  const change = changeOf(sheet, deed)
  return change === null ? null : { change, entries: toStored(sheet, change, 'a new hand').length }
}

function changeOf({ rows, undoable, redoable }: Sheet, { what, nth, points }: Deed): NewChange | null {
  const row = rows.length === 0 ? null : at(rows, nth)
  const facts = counted(0, [points, 20])
  if (what === 'record') return { kind: 'recorded', facts }
  if (what === 'note') return { kind: 'noted', text: `note ${points}` }
  if (what === 'break off') return { kind: 'broken-off' }
  if (what === 'resume') return { kind: 'resumed' }
  if (what === 'undo') return undoable === null ? null : { kind: 'undone', change: undoable }
  if (what === 'redo') return redoable === null ? null : { kind: 'redone', change: redoable }
  if (what === 'seat') return { kind: 'seated', seat: nth % 2, name: `Player ${points}`, from: row?.id ?? null }
  if (what === 'settle') return settled(rows, nth)
  if (row === null) return null
  if (what === 'insert') return { kind: 'inserted', before: row.id, facts }
  if (what === 'correct') return { kind: 'corrected', hand: row.id, facts }
  return { kind: what === 'delete' ? 'deleted' : 'accepted', hand: row.id }
}

/** Returns the answer to a conflict: the other account is right, one of several corrections is, or there were two deals. */
function settled(rows: readonly SheetRow[], nth: number): NewChange | null {
  const open = rows.filter(({ rivals, contested }) => rivals.length > 0 || contested)
  if (open.length === 0) return null
  const { id, same, rivals, versions } = at(open, nth)
  if (rivals.length === 0) {
    const by = at(versions, nth).id
    return { kind: 'settled', entries: (log) => settling(log, [id, ...same], by) }
  }
  const rival = at(rivals, nth).id
  return { kind: 'settled', entries: (log) => (nth % 2 === 0 ? choosing(log, rival) : parting(log, id, rival)) }
}

const anyPhone = fc.nat({ max: 1 })

const anyDone = fc.tuple(anyDeed, anyPhone, fc.nat({ max: 1 })).map(([deed, which, tab]) =>
  command(`${deed.what} in game ${deed.game} on phone ${which}`, async (pair) => {
    const [here, game] = [at(pair.phones, which).tab(tab), at(pair.games, deed.game)]
    const written = await writtenOf(here, game, deed)
    if (written === null) return
    the(await appendChange(here, game, written.change))
    pair.tally.acts += 1
    await settle(pair, which, written.entries, true)
  }),
)

const anyPost = fc.tuple(anyPhone, fc.nat({ max: 1 }), fc.nat(), fc.boolean()).map(([which, game, bits, isWhole]) =>
  command(`phone ${which} sends ${isWhole ? 'all' : `some (${bits})`} of game ${game}`, async (pair) => {
    // The relay may have received only a part of the log.
    const isIn = (_: EntryRecord, index: number) => isWhole || ((bits >> (index % 30)) & 1) === 1
    pair.relay = [...pair.relay, await fileOf(pair, which, at(pair.games, game), isIn)]
    pair.tally.letters += 1
  }),
)

const anyBackup = anyPhone.map((which) =>
  command(`phone ${which} sends a backup`, async (pair) => {
    pair.relay = [...pair.relay, await backupLetter(pair, which)]
    pair.tally.letters += 1
  }),
)

/** Delivers any letter at the relay, in any order, also repeatedly. */
const anyDelivery = fc.tuple(fc.nat({ max: 30 }), anyPhone).map(([nth, to]) =>
  command(`letter ${nth} comes to phone ${to}`, async (pair) => {
    if (pair.relay.length > 0) await delivered(pair, to, at(pair.relay, nth))
  }),
)

const anyForgetting = fc.nat({ max: 30 }).map((nth) =>
  command(`the relay forgets letter ${nth}`, async (pair) => {
    if (pair.relay.length === 0) return
    pair.relay = pair.relay.filter((_, index) => index !== nth % pair.relay.length)
    pair.tally.forgotten += 1
  }),
)

/**
 * An action or a delivery during which the browser or the power fails after some steps: afterwards it is done wholly, or not at
 * all.
 */
const anyInterrupted = fc
  .tuple(anyDeed, anyPhone, fc.nat({ max: 60 }), fc.constantFrom('kill' as const, 'power' as const), fc.boolean())
  .map(([deed, which, steps, how, isDelivery]) =>
    command(
      `${isDelivery ? `letter ${deed.nth}` : deed.what} on phone ${which}, ${how} after ${steps}`,
      async (pair) => {
        const phone = at(pair.phones, which)
        const game = at(pair.games, deed.game)
        const letter = isDelivery && pair.relay.length > 0 ? at(pair.relay, deed.nth) : null
        const written = letter === null ? await writtenOf(phone.tab(0), game, deed) : null
        if (letter === null && written === null) return
        const gain = letter === null ? (written?.entries ?? 0) : letter.holds
        let told: Stored<unknown> | null = null
        const going =
          letter === null
            ? written !== null && appendChange(phone.tab(0), game, written.change)
            : taken(phone.tab(0), letter, pair.taking)
        const done = Promise.resolve(going).then(
          (stored) => (told = stored === false ? null : stored),
          () => {},
        )
        for (let step = 0; step < steps && told === null; step += 1) await aStep()
        phone.kill(how)
        const isSaved = (told as Stored<unknown> | null)?.ok === true
        await phone.open()
        void done
        pair.tally[how === 'kill' ? 'kills' : 'powerCuts'] += 1
        await settle(pair, which, gain, isSaved)
      },
    ),
  )

const aStep = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const anyTrouble = fc
  .tuple(anyPhone, fc.constantFrom('reload' as const, 'database' as const, 'replica' as const, 'storage' as const))
  .map(([which, what]) =>
    command(`phone ${which}: ${what} ${what === 'reload' ? '' : 'lost'}`, async (pair) => {
      await struck(at(pair.phones, which), what)
      if (what !== 'reload') pair.tally.storesLost += 1
      await settle(pair, which, NOTHING, true)
    }),
  )

async function struck(phone: ModelPhone, what: 'reload' | 'database' | 'replica' | 'storage'): Promise<void> {
  if (what === 'reload') return phone.reload(0)
  if (what === 'storage') return phone.evict()
  phone.kill('kill')
  if (what === 'database') await phone.loseDatabase()
  else phone.loseReplica()
  await phone.open()
}

export const anyPairEvening = (most: number) =>
  fc.commands(
    [
      ...Array.from({ length: 9 }, () => anyDone),
      anyPost,
      anyBackup,
      anyDelivery,
      anyDelivery,
      anyForgetting,
      anyInterrupted,
      anyTrouble,
    ],
    { maxCommands: most, size: 'max' },
  )
