// npm run browsers [-- chromium firefox webkit]: the same journeys, without the network and through the storage, in each.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostFor } from '../tests/e2e/support/host'
import { DRIVERS } from './browsers/find'
import { offlineJourney } from './browsers/offline-journey'
import { storageJourney } from './browsers/storage-journey'

const JOURNEYS = { offline: offlineJourney, storage: storageJourney }

const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
  env: { ...process.env, YUSS_OUT: 'out', YUSS_BASE_PATH: '' },
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)

const asked = process.argv.slice(2)
let failures = 0
for (const name of asked.length === 0 ? Object.keys(DRIVERS) : asked) {
  for (const [journey, run] of Object.entries(JOURNEYS)) {
    const start = Date.now()
    const wrong = await tried(name, run)
    failures += wrong.length === 0 ? 0 : 1
    console.log(`${wrong.length === 0 ? 'ok    ' : 'FAILED'} ${name}: ${journey} (${Date.now() - start} ms)`)
    for (const complaint of wrong) console.log(`         ${complaint}`)
  }
}
process.exit(failures === 0 ? 0 : 1)

/** What went wrong. The console's word on a page that is not there is none of it: the journey asks for such a page. */
async function tried(name: string, journey: typeof offlineJourney): Promise<readonly string[]> {
  const profile = mkdtempSync(join(tmpdir(), 'yuss-profile-'))
  const host = await hostFor(join(process.cwd(), 'out'))
  try {
    const driver = DRIVERS[name]?.()
    if (driver === undefined) return [`there is no such browser; there are ${Object.keys(DRIVERS).join(', ')}`]
    return (await journey(driver, profile, host)).filter((complaint) => !/status of 404/.test(complaint))
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    await host.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}
