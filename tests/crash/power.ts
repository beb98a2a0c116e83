// npm run crash -- power [TRIALS [SEED]] [--backend=leveldb|sqlite]
//
// Cuts the power: the browser's profile is on a file system in a file, and the file is copied in the middle of an evening. A
// browser is started on each copy, as on a phone that was charged again. Everything reported as saved must be there: in the
// database without the replica, in the replica without the database, and in the two together. The control writes without
// “strict” and without a replica, and must lose data.
//
// Chromium flushes the content of the replica's files, but not at once their directory entries: on a new phone the replica
// alone counts only when the system has written these by itself. In the first minute only the strict transaction may therefore
// have the data. Cuts in that minute are counted, but are not losses.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Alone } from './page/alone'
import type { Report } from './page/report'
import { BACKENDS, startBrowser, type Backend, type TrialBrowser } from './support/browser'
import { copyImage, makeDisk, mounted, unmount, whyNoDisk, type PowerDisk } from './support/power'
import { promised, type Promised } from './support/promised'
import { chance, type Chance } from './support/random'
import { serveCrashPage } from './support/server'
import { conclude, option, passingFolder, seconds, tell, trialsAndSeed, within } from './support/trial'

const CUTS_A_DISK = 40
const FIRST_MINUTE = 60_000
const CONTROL_CUTS = 10
/** The time, in milliseconds, in which a start should answer. */
const PATIENCE = 30_000

interface Suite {
  readonly address: string
  readonly folder: string
  readonly luck: Chance
  readonly backend: Backend
}

type Manner = 'strict' | 'relaxed'

const QUERIES: Readonly<Record<Manner, string>> = { strict: '', relaxed: '?durability=relaxed&replica=off' }

interface Tally {
  cuts: number
  acts: number
  hands: number
  /** Cuts during a half-typed hand: the last act reported as saved was a tap. */
  whileTyping: number
  /** The number of checks of each copy without the other. */
  databaseAlone: number
  replicaAlone: number
  /** Cuts before which the replica was off, as the sheet showed: only the database had the data. */
  replicaOff: number
  /** Cuts in the first minute of a phone, after which the replica did not exist yet, or was incomplete. */
  replicaTooYoung: number
  /** The greatest age of a phone at such a cut, in seconds. */
  replicaTooYoungUntil: number
  cutsWithALoss: number
  /** Starts after a cut in which the browser did not answer, and was started again. */
  unanswered: number
  readonly losses: string[]
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Plays on one disk with one browser, while the power is cut again and again. */
async function diskOf(suite: Suite, manner: Manner, cuts: number, tally: Tally): Promise<void> {
  const { luck, folder, backend } = suite
  const disk = makeDisk(folder, `disk-${backend}-${manner}`)
  const begun = Date.now()
  const browser = await startBrowser(join(disk.folder, 'profile'), suite.address + QUERIES[manner], backend)
  const promise = promised()
  try {
    await within(
      browser.page.evaluate(() => window.crash.report()),
      'the first report',
    )
    const evening = { seed: luck.whole(1, 2 ** 31), from: 1, manner: 'honest', pause: 60, games: [] } as const
    await browser.page.evaluate((how) => window.crash.play(how), evening)
    let heard = 0
    for (let cut = 0; cut < cuts; cut += 1) {
      await browser.heard(heard + luck.whole(4, 40), 3000)
      await wait(luck.whole(0, 30))
      browser.freeze()
      const saidSoFar = browser.said.length
      const image = copyImage(disk, folder, 'cut')
      const age = Date.now() - begun
      for (const said of browser.said.slice(heard, saidSoFar)) promise.hear(said)
      heard = saidSoFar
      tally.cuts += 1
      if (promise.lastSaved()?.kind === 'tap') tally.whileTyping += 1
      const known = tally.losses.length
      await lookAt(suite, manner, image, promise, age, tally)
      if (tally.losses.length > known) tally.cutsWithALoss += 1
      browser.thaw()
    }
  } finally {
    tally.acts += promise.counts().acts
    tally.hands += promise.counts().hands
    await ended(browser, disk)
  }
}

async function ended(browser: TrialBrowser, disk: PowerDisk): Promise<void> {
  browser.thaw()
  await browser.kill()
  unmount(disk.folder)
  rmSync(disk.image, { force: true })
}

/** Starts a browser on a copy, and checks its content; tries once more if the browser does not answer. */
async function lookAt(suite: Suite, manner: Manner, image: string, promise: Promised, age: number, tally: Tally) {
  for (let tries = 1; ; tries += 1) {
    const again = copyImage({ image, folder: '' }, suite.folder, 'again')
    try {
      await lookOnce(suite, manner, again, promise, age, tally)
      break
    } catch (error) {
      tally.unanswered += 1
      console.log(`cut ${tally.cuts}: ${String(error)}`)
      if (tries === 2) {
        tally.losses.push(`cut ${tally.cuts}: no answer, twice`)
        break
      }
    }
  }
  rmSync(image, { force: true })
}

async function lookOnce(suite: Suite, manner: Manner, image: string, promise: Promised, age: number, tally: Tally) {
  const disk = mounted(suite.folder, 'switched-on', image)
  const address = suite.address + QUERIES[manner]
  const browser = await startBrowser(join(disk.folder, 'profile'), address, suite.backend)
  try {
    const each =
      manner === 'strict'
        ? await within(
            browser.page.evaluate(() => window.crash.lookAtEach()),
            'each copy',
            PATIENCE,
          )
        : null
    const both = await within(
      browser.page.evaluate(() => window.crash.report()),
      'both copies',
      PATIENCE,
    )
    if (each !== null) weighEach(each, promise, age, tally)
    weigh(both, 'both copies', promise, tally)
  } catch (error) {
    const step = await within(browser.page.title(), 'the step', PATIENCE).catch(String)
    throw new Error(`${String(error)}, at “${step}”`)
  } finally {
    await ended(browser, disk)
  }
}

function weighEach({ database, replica }: Alone, promise: Promised, age: number, tally: Tally): void {
  tally.databaseAlone += 1
  weigh(database, 'the database alone', promise, tally)
  const isWhole = replica !== null && promise.copy().check(replica).length === 0
  if (age < FIRST_MINUTE && !isWhole) {
    tally.replicaTooYoung += 1
    tally.replicaTooYoungUntil = Math.max(tally.replicaTooYoungUntil, Math.round(age / 1000))
    return
  }
  if (promise.isCopyOff()) {
    tally.replicaOff += 1
    return
  }
  tally.replicaAlone += 1
  weigh(replica, 'the replica alone', promise, tally)
}

function weigh(report: Report | null, what: string, promise: Promised, tally: Tally): void {
  const wrong = report === null ? ['nothing there'] : promise.copy().check(report)
  tally.losses.push(...wrong.map((loss) => `cut ${tally.cuts}, ${what}: ${loss}`))
}

async function run(suite: Suite, manner: Manner, trials: number): Promise<Tally> {
  const tally: Tally = {
    cuts: 0,
    acts: 0,
    hands: 0,
    whileTyping: 0,
    databaseAlone: 0,
    replicaAlone: 0,
    replicaOff: 0,
    replicaTooYoung: 0,
    replicaTooYoungUntil: 0,
    cutsWithALoss: 0,
    unanswered: 0,
    losses: [],
  }
  while (tally.cuts < trials) {
    const known = tally.losses.length
    await diskOf(suite, manner, Math.min(CUTS_A_DISK, trials - tally.cuts), tally)
    const { cuts, acts, cutsWithALoss, unanswered } = tally
    tell({ [`${suite.backend} ${manner}: cuts`]: cuts, acts, 'with a loss': cutsWithALoss, unanswered })
    if (manner === 'strict') for (const loss of tally.losses.slice(known)) console.log(`LOST ${loss}`)
  }
  return tally
}

const begun = Date.now()
const { trials, seed } = trialsAndSeed(200)
const backends = BACKENDS.filter((backend) => option('backend', backend) === backend)
const folder = passingFolder('power')
const why = whyNoDisk(folder)

if (why !== null) {
  console.log(`Nothing was tried: ${why}.`)
  conclude({ suite: 'power', tried: false, why }, true)
} else {
  const server = await serveCrashPage(process.cwd())
  const luck = chance(seed)
  const results: Record<string, unknown> = {}
  let isGood = true
  for (const backend of backends) {
    const suite: Suite = { address: server.address, folder, luck, backend }
    const { losses, ...strict } = await run(suite, 'strict', trials)
    const control = await run(suite, 'relaxed', Math.min(CONTROL_CUTS, trials))
    if (control.cutsWithALoss === 0) console.log('The control lost nothing: this run proves nothing.')
    isGood &&= losses.length === 0 && control.cutsWithALoss > 0
    results[backend] = {
      ...strict,
      losses: losses.length,
      control: { cuts: control.cuts, cutsWithALoss: control.cutsWithALoss },
    }
  }
  server.close()
  conclude({ suite: 'power', seed, ...results, seconds: seconds(begun) }, isGood)
}
