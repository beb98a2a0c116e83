// npm run test:browsers [-- chromium firefox webkit]: runs the same journeys, without the network and through the storage, in
// each browser. A missing browser is reported as skipped, but fails if it was named on the command line.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostFor } from '../../tests/e2e/support/host'
import { TESTED } from '../bench/built-app'
import { copiesJourney, type BrowserFacts } from './copies-journey'
import type { Driver } from './driver'
import { DRIVERS } from './find'
import { offlineJourney } from './offline-journey'
import { storageJourney } from './storage-journey'

const JOURNEYS = { offline: offlineJourney, storage: storageJourney, copies: copiesJourney }

const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
  env: { ...process.env, YUSS_OUT: 'out', YUSS_BASE_PATH: '', YUSS_LANGUAGES: TESTED },
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)

interface Outcome {
  readonly browser: string
  readonly facts: BrowserFacts
  readonly journeys: Readonly<Record<string, { readonly ok: boolean; readonly ms: number }>>
}

const asked = process.argv.slice(2)
const outcomes: Outcome[] = []
const skipped: string[] = []
for (const name of asked.length === 0 ? Object.keys(DRIVERS) : asked) {
  const driver = found(name)
  if (typeof driver === 'string') {
    console.log(`${asked.length === 0 ? 'skipped' : 'FAILED'} ${name}: ${driver}`)
    skipped.push(name)
  } else outcomes.push(await journeysOf(driver))
}
const failures = outcomes.flatMap(({ journeys }) => Object.values(journeys)).filter(({ ok }) => !ok).length
console.log(JSON.stringify({ browsers: outcomes, skipped, failures }))
process.exit(failures === 0 && (asked.length === 0 || skipped.length === 0) && outcomes.length > 0 ? 0 : 1)

/** Returns the driver, or the reason why there is none. */
function found(name: string): Driver | string {
  try {
    return DRIVERS[name]?.() ?? `there is no such browser; there are ${Object.keys(DRIVERS).join(', ')}`
  } catch (error) {
    return messageOf(error)
  }
}

async function journeysOf(driver: Driver): Promise<Outcome> {
  const facts: BrowserFacts = driver.keepsProfile
    ? {}
    : { 'cold start': 'cannot be driven: the profile ends with the browser' }
  const journeys: Record<string, { readonly ok: boolean; readonly ms: number }> = {}
  for (const [journey, run] of Object.entries(JOURNEYS)) {
    const start = Date.now()
    const wrong = await tried(driver, run, facts)
    const ms = Date.now() - start
    journeys[journey] = { ok: wrong.length === 0, ms }
    console.log(`${wrong.length === 0 ? 'ok    ' : 'FAILED'} ${driver.name}: ${journey} (${ms} ms)`)
    for (const complaint of wrong) console.log(`         ${complaint}`)
  }
  for (const [fact, value] of Object.entries(facts)) console.log(`       ${driver.name}: ${fact}: ${value}`)
  return { browser: driver.name, facts, journeys }
}

/**
 * Runs a journey and returns its faults. The error for a missing page is no fault, because the journey requests one on purpose.
 */
async function tried(driver: Driver, journey: typeof copiesJourney, facts: BrowserFacts): Promise<readonly string[]> {
  const profile = mkdtempSync(join(tmpdir(), 'yuss-profile-'))
  const host = await hostFor(join(process.cwd(), 'out'))
  try {
    return (await journey(driver, profile, host, facts)).filter((complaint) => !/status of 404/.test(complaint))
  } catch (error) {
    return [messageOf(error)]
  } finally {
    await host.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
