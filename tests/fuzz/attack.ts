// This has to be imported before Dexie, which looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { allCsv } from '@/components/share/csv-rows'
import { readEverything } from '@/lib/actions/actions'
import {
  everyGame,
  gamePayload,
  housePayload,
  makeBackup,
  saveSharedGame,
  saveSharedHouse,
  checkData,
  openPasted,
  openText,
  previewRestore,
  restore,
  type Arrived,
} from '@/lib/actions/sharing'
import { charactersIn } from '@/lib/core/letters'
import { LENGTHS } from '@/lib/format/clean-text'
import { gunzip } from '@/lib/format/gzip'
import { LONGEST_FILE } from '@/lib/format/limits'
import { deleteEverything, saveHouse, savePlayer } from '@/lib/storage/maintenance'
import { directoryOf } from '@/lib/storage/people/directory'
import { readablePlayers } from '@/lib/storage/people/read-players'
import { isRow } from '@/lib/storage/records/record'
import '@/lib/storage/records/schemas/provided'
import { sessionDate } from '@/lib/storage/sheet/session-date'
import { loadClient } from '@/lib/stores/storage-client'
import { dayInWords, momentOnPaper, shortDay } from '@/lib/text/terms/days'
import { anyStory, play } from '../support/phone-of'
import { the } from '../support/storage'
import { hostileCode, hostileFile } from './hostile'

/** The numbers of inputs that were tried, refused and kept. */
export interface Tally {
  tried: number
  refused: number
  kept: number
}

export interface Attack {
  readonly runs: number
  readonly seed: number
}

/**
 * Tells whether a character is invisible or changes the direction of writing. The list repeats that of the app by code points.
 */
const isUnseen = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0xd800 && code <= 0xdfff)) return true
  return [0xad, 0x61c, 0x180e, 0x200b, 0x200e, 0x200f, 0xfeff].includes(code) || inDirections(code)
}

const inDirections = (code: number): boolean => (code >= 0x2028 && code <= 0x202e) || (code >= 0x2060 && code <= 0x206f)

function expectPlain(what: string, text: unknown, longest: number): void {
  if (typeof text !== 'string') return
  const signs = Array.from(text)
  if (signs.length > longest) throw new Error(`${what} of ${signs.length} characters was kept`)
  const unseen = signs.find(isUnseen)
  if (unseen !== undefined) throw new Error(`${what} was kept with U+${unseen.codePointAt(0)?.toString(16)}`)
}

/** Checks that no input has changed the prototypes. */
function expectCleanPrototypes(): void {
  const strange = [Object.prototype, Array.prototype, Function.prototype].flatMap((proto) => Object.keys(proto))
  if (strange.length > 0 || 'polluted' in {}) throw new Error(`every object now has ${strange.join(', ')}`)
}

/** Checks every name, note and reason that a screen would show. */
async function expectShownAsText(): Promise<void> {
  const whole = the(await readEverything())
  for (const { game, changes } of whole.games) {
    if (!isRow(game)) continue
    for (const name of Array.isArray(game['names']) ? game['names'] : [])
      expectPlain('the name of a player', name, LENGTHS.player)
    expectPlain('the name of rules', game['rulesName'], LENGTHS.rules)
    for (const change of changes) expectPlainChange(change)
  }
  for (const row of whole.houses) if (isRow(row)) expectPlain('the name of house rules', row['name'], LENGTHS.rules)
  for (const row of whole.players) {
    if (!isRow(row)) continue
    expectPlain('the name of a player', row['name'], LENGTHS.player)
    expectPlain('the initials of a player', row['initials'], LENGTHS.player)
    const initials = charactersIn(String(row['initials'] ?? ''))
    if (initials.length > LENGTHS.initials) throw new Error(`${initials.length} initials were kept`)
  }
}

function expectPlainChange(row: unknown): void {
  const change = isRow(row) ? row['change'] : null
  if (!isRow(change)) return
  if (change['kind'] === 'seated') expectPlain('the name of a player', change['name'], LENGTHS.player)
  if (change['kind'] === 'noted') expectPlain('a note', change['text'], LENGTHS.note)
  const facts = change['facts']
  if (isRow(facts) && facts['kind'] === 'agreed') expectPlain('a reason', facts['why'], LENGTHS.why)
}

/** Keeps what was accepted, as a person would who taps on, and returns whether that worked. */
async function keepArrived(arrived: Arrived): Promise<boolean> {
  if (!arrived.ok) return false
  switch (arrived.value.kind) {
    case 'game':
      return (await saveSharedGame(arrived.value.game, 'snapshot')).ok
    case 'house':
      return (await saveSharedHouse(arrived.value.house)).ok
    case 'backup': {
      the(await previewRestore(arrived.value.backup, 'merge'))
      return (await restore(arrived.value.backup, 'merge', 'snapshot', null)).ok
    }
  }
}

/** Returns the text of a backup of everything. */
async function backupText(): Promise<string> {
  const made = await makeBackup()
  if (!made.ok) throw new Error(`a backup that cannot be made: ${made.error.code}`)
  const text = await gunzip(made.value, LONGEST_FILE)
  if (!text.ok) throw new Error(`a backup that cannot be read: ${text.error}`)
  return text.value
}

/** Does everything that screens do with the stored data. */
async function useEverything(): Promise<void> {
  const whole = the(await readEverything())
  the(await checkData())
  expectTable(allCsv(the(await everyGame())))
  for (const bundle of whole.games) expectSaid(isRow(bundle.game) ? bundle.game['createdAt'] : null)
  await backupText()
  for (const bundle of whole.games) await gamePayload(directoryOf(readablePlayers(whole.players)), bundle, 'a')
  for (const house of whole.houses)
    if (isRow(house)) await housePayload({ name: String(house['name']), rules: house['rules'], extra: {} }, 'a')
}

/** Checks that no cell in the table of hands begins like a formula. */
function expectTable(csv: string): void {
  const harmful = /(?:^|[,;\t\r\n])["\s\u200b-\u200f\u3164]*[=@＝＠]/u.exec(csv)
  if (harmful !== null) throw new Error(`a formula in the table of hands: ${JSON.stringify(harmful[0])}`)
}

/** Checks that the date of a game can be written in words. */
function expectSaid(at: unknown): void {
  if (typeof at !== 'number') return
  for (const words of [dayInWords(sessionDate(at), at), shortDay(at), momentOnPaper(at)])
    if (/NaN|Invalid/.test(words)) throw new Error(`a day that cannot be said: ${at}`)
}

/** Opens hostile files and links, keeps those that are accepted, and uses all data that is then stored. */
export async function attack({ runs, seed }: Attack): Promise<Tally> {
  const tally: Tally = { tried: 0, refused: 0, kept: 0 }
  const { connection } = await loadClient()
  const wholeFile = fc.constantFrom(...(await wholeFiles(seed)))
  const anyInput = fc.oneof(
    hostileFile(wholeFile).map((text) => ({ way: 'file' as const, text })),
    hostileCode.map((text) => ({ way: 'link' as const, text })),
  )
  await fc.assert(
    fc.asyncProperty(anyInput, async ({ way, text }) => {
      tally.tried += 1
      const arrived = await (way === 'file' ? openText(text) : openPasted(text))
      expectCleanPrototypes()
      if (!(await keepArrived(arrived))) {
        tally.refused += 1
        return
      }
      tally.kept += 1
      await expectShownAsText()
      await useEverything()
      the(await deleteEverything(connection))
    }),
    { numRuns: runs, seed, endOnFailure: false },
  )
  return tally
}

/** Makes backups that include the stored rows of games, the most complex kind of file. */
async function wholeFiles(seed: number): Promise<readonly unknown[]> {
  const { connection } = await loadClient()
  const files: unknown[] = []
  for (const story of fc.sample(anyStory, { seed, numRuns: 8 })) {
    await play(connection, story)
    the(await saveHouse(connection, { name: 'Inn', rules: { base: 'bela-2' } }))
    the(
      await savePlayer(connection, {
        id: null,
        name: 'Mike',
        keys: [],
        colour: null,
        initials: 'MI',
      }),
    )
    files.push(JSON.parse(await backupText()))
    the(await deleteEverything(connection))
  }
  return files
}
