// npm run crash:power -- [--trials=200] [--seed=N] [--backend=leveldb|sqlite]
//
// Cuts the power: the browser's profile lies on a file system in a file, and the file is copied in mid-evening. On the
// copy a browser is started, once as it is and once without the database or without the journal. Each time everything
// that had been called saved must be there. The control writes without “strict” and without a journal, and loses.
//
// Chromium flushes what is in the journal's files, but not at once that there are such files: on a phone that has never
// had them, the journal alone counts only once the system has written that down, some half a minute after the first
// visit. Until then the strict transaction stands alone, and the first cuts on every disk are looked at accordingly.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { BACKENDS, startBrowser } from './support/browser'
import type { Backend, TrialBrowser } from './support/browser'
import { deleteStore } from './support/damage'
import type { Store } from './support/damage'
import { copyImage, makeDisk, mounted, unmount, whyNoDisk } from './support/power'
import type { PowerDisk } from './support/power'
import { promised } from './support/promised'
import type { Promised } from './support/promised'
import { chance } from './support/random'
import type { Chance } from './support/random'
import { serveCrashPage } from './support/server'
import { conclude, numberOption, option, passingFolder } from './support/trial'

const CUTS_A_DISK = 20
const PORT = 41913

interface Suite {
  readonly address: string
  readonly folder: string
  readonly luck: Chance
}

/** What is left on the copy when it is looked at. */
const LEFT = ['both', 'journal', 'database'] as const
type Left = (typeof LEFT)[number]

interface Tally {
  cuts: number
  acts: number
  readonly looks: Record<Left, number>
  readonly losses: Record<Left, string[]>
  /** Cuts after which something was lost. */
  readonly hit: Set<number>
}

interface Way {
  readonly name: 'strict' | 'relaxed'
  readonly query: string
  readonly left: readonly Left[]
}

const STRICT: Way = { name: 'strict', query: '', left: LEFT }
const RELAXED: Way = { name: 'relaxed', query: '?durability=relaxed&journal=off', left: ['both'] }

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** One disk and one browser on it, which plays on while the power is cut under it again and again. */
async function diskOf(suite: Suite, backend: Backend, way: Way, cuts: number, tally: Tally): Promise<void> {
  const { luck, folder } = suite
  const disk = makeDisk(folder, `disk-${backend}-${way.name}`)
  const browser = await startBrowser(join(disk.folder, 'profile'), suite.address + way.query, backend)
  try {
    const promise = promised()
    await browser.page.evaluate(() => window.crash.report())
    const evening = { seed: luck.whole(1, 2 ** 31), from: 1, manner: 'honest', pause: 60, games: [] } as const
    await browser.page.evaluate((how) => window.crash.play(how), evening)
    let heard = 0
    const firstMinute = Math.ceil(cuts / 5)
    for (let cut = 0; cut < cuts; cut += 1) {
      if (cut === firstMinute) spawnSync('sync', ['-f', disk.folder])
      await wait(luck.whole(100, 1500))
      browser.freeze()
      const saidSoFar = browser.said.length
      const image = copyImage(disk, folder, 'cut')
      browser.thaw()
      for (const said of browser.said.slice(heard, saidSoFar)) promise.hear(said)
      heard = saidSoFar
      browser.freeze()
      const alone: Left = cut < firstMinute || cut % 2 === 0 ? 'database' : 'journal'
      const left = way.left.filter((one) => one === 'both' || one === alone)
      await lookAt({ ...suite, left, query: way.query, backend }, image, promise, tally)
      browser.thaw()
      tally.cuts += 1
    }
    tally.acts += promise.counts().acts
  } finally {
    await ended(browser, disk)
  }
}

async function ended(browser: TrialBrowser, disk: PowerDisk): Promise<void> {
  browser.thaw()
  await browser.kill()
  unmount(disk.folder)
  rmSync(disk.image, { force: true })
}

/** Switches the copy on again and looks at what it holds. */
async function lookAt(
  look: Suite & { readonly left: readonly Left[]; readonly query: string; readonly backend: Backend },
  image: string,
  promise: Promised,
  tally: Tally,
): Promise<void> {
  for (const left of look.left) {
    const again = copyImage({ image, folder: '' }, look.folder, 'again')
    const disk = mounted(look.folder, 'switched-on', again)
    const profile = join(disk.folder, 'profile')
    if (left !== 'both') deleteStore(profile, other(left))
    const browser = await startBrowser(profile, look.address + look.query, look.backend)
    try {
      tally.looks[left] += 1
      const report = await browser.page.evaluate(() => window.crash.report())
      const lost = promise.copy().check(report)
      tally.losses[left].push(...lost.map((loss) => `cut ${tally.cuts}, ${left} left: ${loss}`))
      if (lost.length > 0) tally.hit.add(tally.cuts)
    } finally {
      await ended(browser, disk)
    }
  }
  rmSync(image, { force: true })
}

const other = (left: 'journal' | 'database'): Store => (left === 'journal' ? 'database' : 'journal')

async function run(suite: Suite, backend: Backend, way: Way, trials: number): Promise<Tally> {
  const tally: Tally = {
    cuts: 0,
    acts: 0,
    looks: { both: 0, journal: 0, database: 0 },
    losses: { both: [], journal: [], database: [] },
    hit: new Set(),
  }
  while (tally.cuts < trials) {
    await diskOf(suite, backend, way, Math.min(CUTS_A_DISK, trials - tally.cuts), tally)
    console.log(`${backend} ${way.name}: ${tally.cuts} cuts, ${tally.acts} acts, ${tally.hit.size} with a loss`)
  }
  return tally
}

const trials = numberOption('trials', 200)
const seed = numberOption('seed', Date.now() % 1_000_000)
const backends = BACKENDS.filter((backend) => option('backend', backend) === backend)
const folder = passingFolder('power')
const why = whyNoDisk(folder)

if (why !== null) console.log(`Nothing was tried: ${why}.`)
else {
  const server = await serveCrashPage(process.cwd(), PORT)
  const suite: Suite = { address: server.address, folder, luck: chance(seed) }
  let isGood = true
  for (const backend of backends) {
    const strict = await run(suite, backend, STRICT, trials)
    const control = await run(suite, backend, RELAXED, Math.max(3, Math.ceil(trials / 20)))
    for (const loss of Object.values(strict.losses).flat()) console.log(`LOST ${loss}`)
    if (control.hit.size === 0) console.log('The control lost nothing: this run proves nothing.')
    isGood &&= strict.hit.size === 0 && control.hit.size > 0
    conclude(
      {
        [backend]: '',
        'power cuts': strict.cuts,
        'acts acknowledged': strict.acts,
        losses: strict.losses.both.length,
        'with the journal alone': `${strict.losses.journal.length} of ${strict.looks.journal}`,
        'with the database alone': `${strict.losses.database.length} of ${strict.looks.database}`,
        'control: cuts with a loss': `${control.hit.size} of ${control.cuts}`,
        seed,
      },
      isGood,
    )
  }
  server.close()
}
