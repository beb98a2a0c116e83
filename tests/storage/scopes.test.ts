import { describe, expect, it } from 'vitest'
import { ok } from '@/lib/core/result'
import { transact } from '@/lib/durable/transact'
import { findDraft, read, type Connection } from '@/lib/storage'
import { YussDatabase } from '@/lib/storage/database/database'
import { isDeleted } from '@/lib/storage/database/deleted'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { saveDraft } from '@/lib/storage/games/write-draft'
import { saveClubNight, addWords } from '@/lib/storage/joined/write-club-nights'
import { saveJoined } from '@/lib/storage/joined/write-joined'
import { deleteGame, readEverything, saveHouse, savePlayer, setArchived } from '@/lib/storage/maintenance'
import { entryRecord } from '@/lib/storage/records/record-types'
import { SCOPES } from '@/lib/storage/records/scopes'
import { backupOf, gameJson, houseJson, restore } from '@/lib/storage/sharing'
import { entryPiece, setUpPiece, writePiece } from '@/lib/together/table/piece'
import { backedUp } from '../support/arriving'
import { newPhone, ready, the, type Phone } from '../support/storage'

/** The ways by which rows leave a device or its database. */
const DESTINATIONS = ['replica', 'backup', 'file', 'link', 'relay'] as const
type Destination = (typeof DESTINATIONS)[number]

/** Words, each of which occurs only in a row of one table. */
const WORDS = {
  games: 'wordofgames',
  entries: 'wordofentries',
  houses: 'wordofhouses',
  series: 'wordofseries',
  players: 'wordofplayers',
  settings: 'wordofsettings',
  drafts: 'wordofdrafts',
  registers: '',
  joined: 'wordofjoined',
  clubNights: 'wordofclubnights',
  words: 'wordofwords',
  archive: 'x-archived',
} satisfies Readonly<Record<string, string>>

type Kept = keyof typeof WORDS

/**
 * The ways that each may leave the device, as promised. A game takes its players' names with it; what is stored about the
 * players stays.
 */
const PROMISED: Readonly<Record<Kept, readonly Destination[]>> = {
  games: ['replica', 'backup', 'file', 'link', 'relay'],
  entries: ['replica', 'backup', 'file', 'link', 'relay'],
  houses: ['replica', 'backup', 'file', 'link'],
  series: ['replica', 'backup'],
  players: ['replica', 'backup'],
  settings: ['replica', 'backup'],
  drafts: ['replica', 'backup'],
  registers: ['replica', 'backup'],
  archive: ['replica', 'backup'],
  joined: ['replica'],
  clubNights: ['replica'],
  words: ['replica'],
}

interface Furnished {
  readonly phone: Phone
  readonly tab: Connection
  readonly id: string
  readonly deleted: string
}

async function furnished(): Promise<Furnished> {
  const phone = newPhone()
  const tab = phone.openTab('with-replica')
  const setup = { rules: { base: 'bela-2' }, names: [WORDS.games, 'Yetta'], dealer: 0 } as const
  const deleted = the(await startGame(tab, { ...setup, names: ['Ann', 'Ben'] }))
  const id = the(await startGame(tab, setup, { kind: 'new', bestOf: 3 }))
  the(await appendChange(tab, id, { kind: 'noted', text: WORDS.entries }))
  the(await saveDraft(tab, id, { typed: WORDS.drafts }))
  the(await saveHouse(tab, { name: WORDS.houses, rules: { base: 'bela-2' } }))
  the(await savePlayer(tab, { id: null, name: WORDS.players, keys: [], colour: null, initials: null }))
  the(await saveJoined(tab, { code: WORDS.joined, games: [id], name: 'Table' }))
  const clubNight = the(await saveClubNight(tab, WORDS.clubNights, 'Club night'))
  the(await addWords(tab, clubNight, [{ id: WORDS.words }]))
  the(await setArchived(tab, id, 'archived'))
  the(await deleteGame(tab, deleted))
  the(
    await transact(tab, ['settings', 'series'], async (db) => {
      await db.settings.put({ key: WORDS.settings, v: 1, value: 'dark' })
      await db.series.put({ id: 'another', v: 1, createdAt: 1, bestOf: 3, names: [WORDS.series, 'Y'], extra: {} })
      return ok(null)
    }),
  )
  await tab.secure()
  return { phone, tab, id, deleted }
}

/** Returns everything that leaves a phone each way, as text. */
async function carried({ phone, tab, id }: Furnished): Promise<Readonly<Record<Destination, string>>> {
  const whole = the(await read(tab, readEverything))
  const { bundle, record } = await ready(tab, id)
  const house = the(await read(tab, (db) => db.houses.toArray())).map((row) =>
    houseJson(row as Parameters<typeof houseJson>[0]),
  )
  const entries = bundle.changes.map((row) => entryRecord.read(row)).flatMap((row) => (row.ok ? [row.value] : []))
  const pieces = [setUpPiece(record), ...entries.map(entryPiece)].map((piece) => piece && writePiece(piece))
  return {
    replica: phone.disk.slots.map((slot) => new TextDecoder().decode(slot.bytes)).join(''),
    backup: JSON.stringify(backupOf(whole, 1)),
    file: JSON.stringify([gameJson(bundle, 'whole'), ...house]),
    link: JSON.stringify([gameJson(bundle, 'plain'), ...house]),
    relay: JSON.stringify(pieces),
  }
}

describe('data that leaves a device', () => {
  it('each way out carries exactly the promised data of each kind of row', async () => {
    const phone = await furnished()
    const texts = await carried(phone)
    const found = Object.fromEntries(
      Object.entries(WORDS).map(([kept, word]) => [
        kept,
        DESTINATIONS.filter((road) => texts[road].includes(kept === 'registers' ? phone.deleted : word)),
      ]),
    )
    expect(found).toEqual(PROMISED)
  })

  it('every table has a scope', () => {
    const tables = new YussDatabase().tables.map(({ name }) => name).filter((name) => name !== 'gone')
    expect(Object.keys(SCOPES).sort()).toEqual(tables.sort())
  })

  it('the second copy has the tables whose scope says so', () => {
    const db = new YussDatabase()
    for (const [table, scope] of Object.entries(SCOPES))
      expect(db.isReplicated(table, 'any'), table).toBe(scope !== 'made')
  })
})

describe('a backup of a phone with a half-typed hand and a deleted game', () => {
  const restored = async (way: 'merge' | 'replace') => {
    const from = await furnished()
    const tab = newPhone().openTab()
    the(await restore(tab, await backedUp(from.tab), way))
    return {
      draft: the(await read(tab, (db) => findDraft(db, from.id))),
      isDeleted: the(await read(tab, (db) => isDeleted(db, from.deleted))),
    }
  }

  it('a backup brings the half-typed hand and the deletion to a replacing phone', async () => {
    expect(await restored('replace')).toEqual({ draft: { form: { typed: WORDS.drafts } }, isDeleted: true })
  })

  it('a backup brings neither to a phone that only adds missing data', async () => {
    expect(await restored('merge')).toEqual({ draft: null, isDeleted: false })
  })
})
