// npm run crash -- rot [TRIALS [SEED]] [--backend=leveldb|sqlite]
//
// Damages one of the two copies between two evenings: a store is deleted, a file is cut short, bits are flipped, or bytes are
// overwritten. Afterwards everything must be there at every start, and the damaged store must be whole again: the other is then
// deleted, and everything must still be there. (LevelDB continues to write behind the place where a file was cut short, and
// gives the whole file up at a later start. So the repair can take a few starts.) The control loses both copies, and
// everything. If the browser itself crashed in more than a tenth of the trials, and in at least three, the run ends with an
// error, because it proves nothing.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from './page/report'
import { BACKENDS, startBrowser, type Backend } from './support/browser'
import { deleteStore, harm, HARMS, STORES, type Harm, type Store } from './support/damage'
import { promised, type Promised } from './support/promised'
import { chance, type Chance } from './support/random'
import { serveCrashPage } from './support/server'
import { conclude, crashedTooOften, option, passingFolder, seconds, tell, trialsAndSeed, within } from './support/trial'

const TRIALS_A_PROFILE = 12
const MOST_STARTS = 6
const QUIET_STARTS = 2
/** The number of reports in an evening: two for each act. */
const ENOUGH = 120

interface Suite {
  readonly address: string
  readonly folder: string
  readonly luck: Chance
}

interface Tally {
  trials: number
  /** The number of trials in which each store was damaged. */
  readonly of: Record<Store, number>
  named: number
  /** Trials in which damage was found, reported and repaired at every start: the browser's own index of files remains damaged. */
  restless: number
  /** Trials in which the damage crashed the browser itself: no page runs on that profile, so no loss can be seen. */
  crashed: number
  readonly losses: string[]
}

/** Plays an evening that ends without damage. Returns what it promised. */
async function evening(suite: Suite, backend: Backend, profile: string): Promise<Promised> {
  const promise = promised()
  const browser = await startBrowser(profile, suite.address, backend)
  await within(
    browser.page.evaluate(() => window.crash.report()),
    'the first report',
  )
  const how = { seed: suite.luck.whole(1, 2 ** 31), from: 1, manner: 'honest', pause: 0, games: [] } as const
  await browser.page.evaluate((one) => window.crash.play(one), how)
  await browser.heard(ENOUGH, 10_000)
  await browser.kill()
  for (const said of browser.said) promise.hear(said)
  const again = await startBrowser(profile, suite.address, backend)
  const lost = promise.check(
    await within(
      again.page.evaluate(() => window.crash.report()),
      'the evening',
    ),
  )
  await again.close()
  if (lost.length > 0) throw new Error(`lost before any damage: ${lost.join('; ')}`)
  return promise
}

async function look(suite: Suite, backend: Backend, profile: string): Promise<Report | 'crashed'> {
  const browser = await startBrowser(profile, suite.address, backend)
  try {
    return await within(
      browser.page.evaluate(() => window.crash.report()),
      'a start',
    )
  } catch (error) {
    return browser.hasCrashed() ? 'crashed' : unreadable(String(error))
  } finally {
    await browser.kill()
  }
}

const unreadable = (why: string): Report => ({
  games: {},
  drafts: {},
  theme: '',
  houses: [],
  wrong: [why],
  damage: [],
  secondCopy: '',
})

async function trial(
  suite: Suite,
  backend: Backend,
  profile: string,
  promise: Promised,
  tally: Tally,
  how: Harm,
  store: Store,
) {
  const harmed = join(suite.folder, 'harmed')
  rmSync(harmed, { recursive: true, force: true, maxRetries: 5 })
  cpSync(profile, harmed, { recursive: true, filter: (path) => !/Singleton/.test(path) })
  const done = harm(harmed, store, how, suite.luck)
  const note = (report: Report | 'crashed', when: string): report is Report => {
    if (report === 'crashed') {
      tally.crashed += 1
      console.log(`CRASHED ${backend} ${done}; ${when}`)
      return false
    }
    const lost = promise.copy().check(report)
    tally.losses.push(...lost.map((loss) => `${backend} ${done}; ${when}: ${loss}`))
    return lost.length === 0
  }
  let named = 0
  let quiet = 0
  for (let start = 1; quiet < QUIET_STARTS && start <= MOST_STARTS; start += 1) {
    const report = await look(suite, backend, harmed)
    if (!note(report, `at start ${start}`)) return
    quiet = report.damage.length === named ? quiet + 1 : 0
    named = report.damage.length
  }
  if (named > 0) tally.named += 1
  if (quiet < QUIET_STARTS) {
    tally.restless += 1
    return
  }
  deleteStore(harmed, store === 'database' ? 'replica' : 'database')
  note(await look(suite, backend, harmed), 'and without the other copy')
}

async function run(suite: Suite, backend: Backend, trials: number): Promise<Tally> {
  const tally: Tally = { trials: 0, of: { database: 0, replica: 0 }, named: 0, restless: 0, crashed: 0, losses: [] }
  while (tally.trials < trials) {
    const known = tally.losses.length
    const profile = join(suite.folder, `${backend}-${tally.trials}`)
    const promise = await evening(suite, backend, profile)
    for (let one = 0; one < TRIALS_A_PROFILE && tally.trials < trials; one += 1) {
      const store = STORES[tally.trials % STORES.length] ?? 'database'
      const how = HARMS[Math.floor(tally.trials / STORES.length) % HARMS.length] ?? 'deleted'
      await trial(suite, backend, profile, promise, tally, how, store)
      tally.trials += 1
      tally.of[store] += 1
    }
    const { trials: tried, named, losses } = tally
    tell({ [`${backend}: trials`]: tried, 'with damage named': named, losses: losses.length })
    for (const loss of losses.slice(known)) console.log(`LOST ${loss}`)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return tally
}

/** Deletes both copies, and returns the number of losses found: it must not be 0. */
async function control(suite: Suite, backend: Backend): Promise<number> {
  const profile = join(suite.folder, `${backend}-control`)
  const promise = await evening(suite, backend, profile)
  for (const store of STORES) deleteStore(profile, store)
  const report = await look(suite, backend, profile)
  return report === 'crashed' ? 0 : promise.check(report).length
}

const begun = Date.now()
const { trials, seed } = trialsAndSeed(100)
const backends = BACKENDS.filter((backend) => option('backend', backend) === backend)
const server = await serveCrashPage(process.cwd())
const suite: Suite = { address: server.address, folder: passingFolder('rot'), luck: chance(seed) }

let isGood = true
const results: Record<string, unknown> = {}
for (const backend of backends) {
  const { losses, ...tally } = await run(suite, backend, trials)
  const controlLosses = await control(suite, backend)
  if (controlLosses === 0) console.log('The control lost nothing: this run proves nothing.')
  const isProof = controlLosses > 0 && !crashedTooOften(tally)
  if (crashedTooOften(tally))
    console.log(`The browser itself crashed in ${tally.crashed} of ${tally.trials} trials: this run proves nothing.`)
  isGood &&= losses.length === 0 && isProof
  results[backend] = { ...tally, losses: losses.length, control: { trials: 1, losses: controlLosses } }
}
server.close()
conclude({ suite: 'rot', seed, ...results, seconds: seconds(begun) }, isGood)
