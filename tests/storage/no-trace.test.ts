import { describe, expect, it } from 'vitest'
import { read, readPlayers, type Connection } from '@/lib/storage'
import { changePlan, deleteContest, restoreContest, startContest, takeBackRound } from '@/lib/storage/evenings/contests'
import { listJoined } from '@/lib/storage/joined/joined'
import { changeJoined, forgetJoined, saveJoined } from '@/lib/storage/joined/write-joined'
import { restorePlayers, savePlan, savePlayer } from '@/lib/storage/maintenance'
import { restore } from '@/lib/storage/sharing'
import { KEPT_FOR } from '@/lib/together/relay/jetstream'
import { watcherThatNotifies } from '@/lib/together/table/closing'
import { engineOf } from '@/lib/together/table/join-table'
import { backedUp } from '../support/arriving'
import { everyoneBefore, newPhone, start, the, type Phone } from '../support/storage'

// The second copy is a file to which each write appends. What a user deletes must not stay in it, although the row is written over
// and not deleted.

/** Returns the bytes of both slots as text, with everything that was ever appended and not rewritten. */
const slotsOf = ({ disk }: Phone): string => disk.slots.map(({ bytes }) => new TextDecoder().decode(bytes)).join('')

async function openedTab(): Promise<{ readonly phone: Phone; readonly tab: Connection }> {
  const phone = newPhone()
  const tab = phone.openTab('with-replica')
  await tab.open()
  await tab.secure()
  return { phone, tab }
}

const CONTEST = {
  name: 'Zanzibar contest',
  pairs: ['Anatol & Bea', 'Cem & Dan', 'Eva & Fay', 'Gil & Hal'],
  ends: 'minutes',
  length: 40,
  rings: false,
  opponents: 'points',
  counts: 'points',
  cap: null,
  unopposed: 0,
} as const

describe('names that a user deletes', () => {
  it('a deleted contest leaves no name in the second copy, and can still be restored', async () => {
    const { phone, tab } = await openedTab()
    const id = the(await startContest(tab, CONTEST))
    expect(slotsOf(phone)).toContain('Anatol')
    const deleted = the(await deleteContest(tab, id))
    for (const word of ['Anatol', 'Zanzibar']) expect(slotsOf(phone)).not.toContain(word)
    if (deleted === null) throw new Error('expected a contest to restore')
    the(await restoreContest(tab, deleted))
    expect(slotsOf(phone)).toContain('Anatol')
  })

  it('a backup that replaces everything leaves no name of a contest in the second copy', async () => {
    const { phone, tab } = await openedTab()
    const empty = await backedUp(tab)
    the(await startContest(tab, CONTEST))
    the(await restore(tab, empty, 'replace', 'no-snapshot'))
    expect(slotsOf(phone)).not.toContain('Anatol')
  })

  it('the old name of a pair that was corrected is not in the second copy', async () => {
    const { phone, tab } = await openedTab()
    const id = the(await startContest(tab, CONTEST))
    the(await takeBackRound(tab, id))
    the(await changePlan(tab, id, (plan) => ({ ...plan, pairs: ['Anna & Bea', ...plan.pairs.slice(1)] })))
    expect(slotsOf(phone)).not.toContain('Anatol')
    expect(slotsOf(phone)).toContain('Anna')
  })

  it('a person taken out of the plan of an evening is not in the second copy', async () => {
    const { phone, tab } = await openedTab()
    const id = await start(tab)
    const plan = { people: ['Anatol', 'Bea', 'Cem'], pairing: 'lot', sittingOut: 'turn' } as const
    the(await savePlan(tab, id, plan, 0))
    the(await savePlan(tab, id, { ...plan, people: ['Bea', 'Cem'] }, 0))
    expect(slotsOf(phone)).not.toContain('Anatol')
  })

  it('a name that was given to a player and taken back is not in the second copy', async () => {
    const { phone, tab } = await openedTab()
    const person = { id: null, name: 'Bea', keys: [], colour: null, initials: null }
    the(await savePlayer(tab, person))
    const [bea] = the(await read(tab, readPlayers))
    const id = bea?.id ?? null
    const before = everyoneBefore(await savePlayer(tab, { ...person, id, name: 'Anatol', keys: ['bea'] }))
    expect(slotsOf(phone)).toContain('Anatol')
    the(await restorePlayers(tab, before))
    expect(slotsOf(phone)).not.toMatch(/anatol/iu)
  })

  it('a spelling that is taken from a player is not in the second copy', async () => {
    const { phone, tab } = await openedTab()
    const person = { id: null, name: 'Bea', keys: ['anatol'], colour: null, initials: null }
    the(await savePlayer(tab, person))
    const [bea] = the(await read(tab, readPlayers))
    the(await savePlayer(tab, { ...person, id: bea?.id ?? null, keys: ['bea'] }))
    expect(slotsOf(phone)).not.toContain('anatol')
  })
})

const [OLD, NEW] = ['wAAECAwQFBgcICQoLDA0ODw', 'wEBESExQVFhcYGRobHB0eHw']
const closing = { from: OLD, to: NEW, at: 1_795_252_419_000, told: true }

describe('a secret that has ended', () => {
  it('a table under a new code leaves the old code in the second copy only as long as its row has it', async () => {
    const { phone, tab } = await openedTab()
    const id = the(await saveJoined(tab, { code: OLD, games: [], name: 'Mike' }))
    the(await changeJoined(tab, id, () => ({ code: NEW, closing })))
    expect(slotsOf(phone)).toContain(OLD)
    the(await changeJoined(tab, id, () => ({ closing: null })))
    expect(slotsOf(phone)).not.toContain(OLD)
    expect(slotsOf(phone)).toContain(NEW)
    expect(the(await read(tab, listJoined))).toMatchObject([{ id, code: NEW, closing: null }])
  })

  it('the code of an expired table that is opened again, and of a table that is left, is not in the second copy', async () => {
    const { phone, tab } = await openedTab()
    const id = the(await saveJoined(tab, { code: OLD, games: [], name: 'Mike' }))
    the(await changeJoined(tab, id, () => ({ code: NEW, ended: null })))
    expect(slotsOf(phone)).not.toContain(OLD)
    the(await forgetJoined(tab, id))
    expect(slotsOf(phone)).not.toContain(NEW)
  })

  it('the old code of a closed table is not in the second copy once the relay cannot have the old table any more', async () => {
    const { phone, tab } = await openedTab()
    const id = the(await saveJoined(tab, { code: OLD, games: [], name: 'Mike' }))
    for (const [at, isKept] of [
      [Date.now() - KEPT_FOR + 60_000, true],
      [Date.now() - KEPT_FOR - 1, false],
    ] as const) {
      the(await changeJoined(tab, id, () => ({ code: NEW, closing: { ...closing, at } })))
      const [table] = the(await read(tab, listJoined))
      if (table === undefined) throw new Error('expected a table')
      watcherThatNotifies(tab, table, engineOf('/'))
      // A write that follows waits for the one of the watcher.
      the(await changeJoined(tab, id, () => ({ name: 'Michael' })))
      expect(slotsOf(phone).includes(OLD)).toBe(isKept)
    }
  })

  it('a code is not in the second copy even if the tab ended before that was written', async () => {
    const { phone, tab } = await openedTab()
    const id = the(await saveJoined(tab, { code: OLD, games: [], name: 'Mike' }))
    phone.disk.broken = 'NotReadableError'
    the(await changeJoined(tab, id, () => ({ code: NEW, ended: null })))
    the(await changeJoined(tab, id, () => ({ name: 'Michael' })))
    tab.close()
    phone.disk.broken = null
    expect(slotsOf(phone)).toContain(OLD)
    const next = phone.openTab('with-replica')
    await next.open()
    await next.secure()
    expect(slotsOf(phone)).not.toContain(OLD)
    expect(slotsOf(phone)).toContain(NEW)
  })
})
