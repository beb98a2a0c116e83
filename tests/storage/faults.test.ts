import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connect, type Connection } from '@/lib/storage'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { saveDraft } from '@/lib/storage/games/write-draft'
import { saveHouse } from '@/lib/storage/maintenance'
import { chance } from '../crash/support/random'
import { FAULTS, faultyDatabase, type Fault, type Spell } from '../support/faulty-database'
import { JOURNEYS, snapshot, type Journey, type Snapshot } from '../support/journeys'
import { replicaDisk, type ReplicaDisk } from '../support/replica'
import { counted, the } from '../support/storage'

/** `npm run crash -- faults` strikes at every call; the ordinary run strikes at some. */
const EVERY_CALL = process.env['YUSS_FAULTS'] === 'all'
/** Tells whether a fault strikes at every call: the most important ones do in both runs. */
const isEvery = ({ name }: Journey, fault: Fault) =>
  EVERY_CALL ||
  (fault === 'emptied' && ['a hand is recorded and takes the form with it', 'the form is typed into'].includes(name))
const SEED = Number(process.env['YUSS_SEED'] ?? 127_635)
const SOME = 1
const SHORT_TIMEOUT = 300
const DEADLINE = 25_000
let step = ''

const faulty = faultyDatabase()
const luck = chance(SEED)
const figures = { trials: 0, struck: 0, refused: 0, losses: 0 }

interface Device {
  readonly indexedDB: IDBFactory
  readonly disk: ReplicaDisk
}

const openTab = ({ indexedDB, disk }: Device, options: { readonly timeout?: number } = {}): Connection =>
  connect({ indexedDB, IDBKeyRange, replica: disk.openTab(), ...options })

/** Returns a phone with a game of two hands, a half-typed third, another game and house rules. */
async function furnished(): Promise<Device & { readonly game: string }> {
  const device = { indexedDB: new IDBFactory(), disk: replicaDisk() }
  const tab = openTab(device)
  const setup = { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: 1 } as const
  const game = the(await startGame(tab, setup))
  the(await appendChange(tab, game, { kind: 'recorded', facts: counted(0, [56, 23]) }))
  the(await appendChange(tab, game, { kind: 'recorded', facts: counted(1, [38, 106]) }))
  the(await saveDraft(tab, game, { digits: '5' }))
  the(await startGame(tab, setup))
  the(await saveHouse(tab, { name: 'At home', rules: { base: 'bela-2', tie: 'bate' } }))
  tab.close()
  return { ...device, game }
}

async function seen(device: Device): Promise<Snapshot> {
  const tab = openTab(device)
  the(await tab.open())
  await tab.secure()
  const found = await snapshot(tab)
  tab.close()
  return found
}

/** Runs one journey with one fault. Returns what is wrong afterwards. */
async function struckTrial(journey: Journey, fault: Fault, at: number, spell: Spell): Promise<readonly string[]> {
  step = 'before'
  const device = await furnished()
  const before = await seen(device)
  const tab = openTab(device, fault === 'silent' ? { timeout: SHORT_TIMEOUT } : {})
  faulty.strike(fault, at, spell)
  step = 'journey'
  const result = await journey.go(tab, device.game)
  if (spell === 'on' && fault === 'full') await snapshot(tab)
  const { struck } = faulty.lift()
  figures.trials += 1
  figures.struck += struck ? 1 : 0
  figures.refused += result.ok ? 0 : 1
  step = 'after'
  const after = await seen(device)
  const isDone = journey.isDone(before, after, device.game)
  const isUntouched = JSON.stringify(before) === JSON.stringify(after)
  const wrong: string[] = []
  if (result.ok && !isDone) wrong.push('was called saved, and is not there')
  if (!result.ok && !isDone && !isUntouched) wrong.push('was refused, and is there by half')
  step = 'again'
  // A database that was silent while it opened is given up at the second try.
  let again = await journey.go(tab, device.game)
  for (let tries = 0; !again.ok && again.error.code === 'unavailable' && tries < 4; tries += 1)
    again = await journey.go(tab, device.game)
  step = 'last'
  const last = await seen(device)
  if (!again.ok && !(isDone && again.error.code === 'missing')) wrong.push(`does not go on: ${again.error.code}`)
  tab.close()
  step = 'alone'
  const alone = await seen({ indexedDB: new IDBFactory(), disk: device.disk })
  if (JSON.stringify(alone) !== JSON.stringify(last)) wrong.push('the replica holds something else')
  return wrong.map((what) => `${journey.name}, ${fault} ${spell} at call ${at}: ${what}`)
}

/** Runs a trial; one that does not end in time has failed. */
async function trial(journey: Journey, fault: Fault, at: number, spell: Spell): Promise<readonly string[]> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<readonly string[]>((resolve) => {
    timer = setTimeout(() => resolve([`${journey.name}, ${fault} ${spell} at call ${at}: hangs (${step})`]), DEADLINE)
  })
  try {
    return await Promise.race([struckTrial(journey, fault, at, spell), deadline])
  } catch (error) {
    return [`${journey.name}, ${fault} ${spell} at call ${at}: ${String(error)} (${step})`]
  } finally {
    clearTimeout(timer)
    faulty.lift()
  }
}

/** Counts the calls of the database in a journey. */
async function callsOf(journey: Journey): Promise<number> {
  const device = await furnished()
  const tab = openTab(device)
  faulty.strike('refused', Number.MAX_SAFE_INTEGER, 'once')
  the(await journey.go(tab, device.game))
  const { calls } = faulty.lift()
  tab.close()
  return calls
}

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterAll(() => {
  console.log(JSON.stringify({ suite: 'faults', seed: SEED, ...figures }))
})

it('the test finds a saved change that is lost again', async () => {
  const device = await furnished()
  const journey = JOURNEYS.find(({ name }) => name === 'a note is changed')
  if (journey === undefined) throw new Error('no such journey')
  const before = await seen(device)
  const tab = openTab(device)
  the(await journey.go(tab, device.game))
  tab.close()
  expect(journey.isDone(before, await seen(device), device.game)).toBe(true)
  expect(journey.isDone(before, before, device.game)).toBe(false)
})

describe.each(JOURNEYS.map((journey) => [journey.name, journey] as const))('a fault when %s', (_, journey) => {
  it.each(FAULTS)(
    'a database that is %s loses nothing, writes nothing twice, and works again',
    async (fault) => {
      const calls = await callsOf(journey)
      const places = isEvery(journey, fault)
        ? Array.from({ length: calls }, (_, index) => index + 1)
        : [
            ...(journey.name === 'the form is typed into' ? [1] : []),
            ...Array.from({ length: SOME }, () => luck.whole(1, calls)),
          ]
      const wrong: string[] = []
      for (const at of places) wrong.push(...(await trial(journey, fault, at, 'once')))
      if (fault === 'full') wrong.push(...(await trial(journey, fault, 1, 'on')))
      figures.losses += wrong.length
      expect(wrong).toEqual([])
    },
    600_000,
  )
})
