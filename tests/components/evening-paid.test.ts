// Must come before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { eveningCsv } from '@/components/evening/evening-csv'
import { eveningText } from '@/components/evening/evening-text'
import { reportOf, type SettledPayment } from '@/components/evening/report'
import { EVENING } from '@/lib/contest/evening'
import { NO_STAKES } from '@/lib/contest/stakes'
import { read, type Connection } from '@/lib/storage'
import { readEvening } from '@/lib/storage/evenings/read-evening'
import { savePaid, saveStakes } from '@/lib/storage/evenings/write-evening'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { deleteGame, restoreDeleted, savePlayer } from '@/lib/storage/maintenance'
import { restore } from '@/lib/storage/sharing'
import { backedUp } from '../support/arriving'
import { agreed } from '../support/builders'
import { readCsv } from '../support/csv'
import { newPhone, the } from '../support/storage'

const ID = 'evening-1'
const PLAN = { id: ID, people: ['Ann', 'Ben', 'Cem'], pairing: 'same', sittingOut: 'turn', out: [] } as const
const FIFTY_CENTS = { ...NO_STAKES, game: 50, currency: 'EUR' } as const

/** Plays a game of bela for three that Ann wins by an agreement: each of the others owes her fifty cents. */
async function play(tab: Connection, winner = 0): Promise<string> {
  const set = { rules: { base: 'bela-3' as const }, names: PLAN.people, dealer: 0, extra: { [EVENING]: PLAN } }
  const id = the(await startGame(tab, set))
  const points = PLAN.people.map((_, side) => (side === winner ? 501 : 0))
  the(await appendChange(tab, id, { kind: 'recorded', facts: agreed(points) }))
  return id
}

async function played(): Promise<{ readonly tab: Connection; readonly game: string }> {
  const tab = newPhone().openTab()
  const game = await play(tab)
  the(await saveStakes(tab, ID, FIFTY_CENTS))
  return { tab, game }
}

async function reportOn(tab: Connection) {
  const evening = the(await read(tab, (db) => readEvening(db, ID)))
  if (evening === null) throw new Error('expected an evening, got none')
  const report = reportOf(evening)
  return { evening, report, payments: report.settlement?.payments ?? [] }
}

async function tick(tab: Connection, from: string, isPaid = true): Promise<void> {
  const { payments } = await reportOn(tab)
  const payment = payments.find((one) => one.from === from)
  if (payment === undefined) throw new Error(`expected a payment of ${from}, got none`)
  the(await savePaid(tab, ID, { payment, isPaid, settled: payments }))
}

const inShort = ({ from, to, amount, isPaid }: SettledPayment) => [from, to, amount, isPaid]
/** Returns the payments in the alphabetical order of those who pay. */
const paymentsOf = async (tab: Connection) => (await reportOn(tab)).payments.map(inShort).sort()

describe('a payment of an evening that was made', () => {
  it('a payment is ticked alone, and can be unticked', async () => {
    const { tab } = await played()
    await tick(tab, 'Ben')
    expect(await paymentsOf(tab)).toEqual([
      ['Ben', 'Ann', 50, true],
      ['Cem', 'Ann', 50, false],
    ])
    await tick(tab, 'Cem')
    await tick(tab, 'Ben', false)
    expect(await paymentsOf(tab)).toEqual([
      ['Ben', 'Ann', 50, false],
      ['Cem', 'Ann', 50, true],
    ])
  })

  it('a payment that was made has a tick in the text and in the table', async () => {
    const { tab } = await played()
    await tick(tab, 'Ben')
    const { report, evening } = await reportOn(tab)
    expect(eveningText(report).split('\n').slice(-2).sort()).toEqual(['Ben pays Ann €0.50 ✓', 'Cem pays Ann €0.50'])
    expect(readCsv(eveningCsv(report, evening.games)).slice(-2).sort()).toEqual([
      ['Ben', 'Ann', '0.5', 'EUR', '✓'],
      ['Cem', 'Ann', '0.5', 'EUR', ''],
    ])
  })

  it('a tick is undone when the sums change, by another game, another stake or another currency', async () => {
    const { tab } = await played()
    await tick(tab, 'Ben')
    await play(tab)
    expect(await paymentsOf(tab)).toEqual([
      ['Ben', 'Ann', 100, false],
      ['Cem', 'Ann', 100, false],
    ])
    await tick(tab, 'Cem')
    the(await saveStakes(tab, ID, { ...FIFTY_CENTS, game: 25 }))
    // Two games of twenty-five cents are fifty again, but the tick of Ben was of another settlement.
    expect(await paymentsOf(tab)).toEqual([
      ['Ben', 'Ann', 50, false],
      ['Cem', 'Ann', 50, false],
    ])
    await tick(tab, 'Ben')
    the(await saveStakes(tab, ID, { ...FIFTY_CENTS, game: 25, currency: 'CHF' }))
    expect((await paymentsOf(tab)).map(([, , , isPaid]) => isPaid)).toEqual([false, false])
  })

  it('a tick stays where a person who paid gets another name', async () => {
    const { tab } = await played()
    await tick(tab, 'Ben')
    the(await savePlayer(tab, { id: null, name: 'Benjamin', keys: ['ben'], colour: null, initials: null }))
    expect(await paymentsOf(tab)).toContainEqual(['Benjamin', 'Ann', 50, true])
    await tick(tab, 'Cem')
    expect(await paymentsOf(tab)).toContainEqual(['Benjamin', 'Ann', 50, true])
    await tick(tab, 'Benjamin', false)
    expect(await paymentsOf(tab)).toContainEqual(['Benjamin', 'Ann', 50, false])
  })

  it('a tick goes into a backup and out again, and goes and returns with the last game of its evening', async () => {
    const { tab, game } = await played()
    await tick(tab, 'Ben')
    const to = newPhone().openTab()
    the(await restore(to, await backedUp(tab), 'merge'))
    expect(await paymentsOf(to)).toEqual(await paymentsOf(tab))
    const deleted = the(await deleteGame(tab, game))
    if (deleted === null) throw new Error('expected a game to delete')
    the(await restoreDeleted(tab, deleted))
    expect(await paymentsOf(tab)).toContainEqual(['Ben', 'Ann', 50, true])
  })

  it('a payment that is unticked leaves no name in the second copy', async () => {
    const phone = newPhone()
    const tab = phone.openTab('with-replica')
    const payment = { from: 'Zacharias', to: 'Ann', amount: 50 }
    the(await savePaid(tab, ID, { payment, isPaid: true, settled: [payment] }))
    the(await savePaid(tab, ID, { payment, isPaid: false, settled: [payment] }))
    await tab.secure()
    expect(phone.disk.slots.map(({ bytes }) => new TextDecoder().decode(bytes)).join('')).not.toContain('Zacharias')
  })
})
