// npm run crash:kill -- [--trials=500] [--seed=N] [--backend=leveldb|sqlite]
//
// Kills the whole browser at a random moment of an evening: hands, corrections, half-typed forms, deletions, imports,
// and the first start on a database of an older version. What had been called saved must be there afterwards, nothing
// twice, and nothing that was deleted. The control says “saved” before it is, which has to be found out.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE_VERSION } from '../../lib/storage/migrations'
import { BACKENDS, startBrowser } from './support/browser'
import type { Backend } from './support/browser'
import { promised } from './support/promised'
import type { Promised } from './support/promised'
import { chance } from './support/random'
import type { Chance } from './support/random'
import { serveCrashPage } from './support/server'
import { conclude, numberOption, option, passingFolder } from './support/trial'

const TRIALS_A_PROFILE = 25
const PORT = 41911

interface Suite {
  readonly address: string
  readonly folder: string
  readonly luck: Chance
}

interface Tally {
  kills: number
  acts: number
  hands: number
  upgrades: number
  losses: string[]
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** One profile: every start checks what the last kill left, plays on, and is killed. */
async function profileOf(suite: Suite, backend: Backend, trials: number, manner: 'honest' | 'rash', tally: Tally) {
  const { luck, address } = suite
  const profile = join(suite.folder, `${backend}-${manner}-${tally.kills}`)
  const promise = promised()
  const old = luck.next() < 0.5 ? await upgraded(suite, backend, profile, promise, tally) : 0
  let from = 1
  for (let trial = Math.min(old, trials - 1); trial <= trials; trial += 1) {
    const browser = await startBrowser(profile, address, backend)
    const report = await browser.page.evaluate(() => window.crash.report())
    tally.losses.push(...[...promise.check(report), ...report.damage].map((loss) => `kill ${tally.kills}: ${loss}`))
    if (trial === trials) {
      await browser.close()
      break
    }
    const evening = { seed: luck.whole(1, 2 ** 31), from, manner, pause: luck.of([0, 0, 30]), games: promise.games() }
    await browser.page.evaluate((how) => window.crash.play(how), evening)
    await wait(luck.whole(0, 900))
    await browser.kill()
    for (const said of browser.said) {
      if (said.said === 'stopped' || said.said === 'refused')
        tally.losses.push(`kill ${tally.kills}: ${JSON.stringify(said)}`)
      promise.hear(said)
    }
    tally.kills += 1
    from += 100_000
  }
  tally.acts += promise.counts().acts
  tally.hands += promise.counts().hands
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
}

/** A phone that comes from an older version, and is killed while it is brought up to this one. */
async function upgraded(suite: Suite, backend: Backend, profile: string, promise: Promised, tally: Tally) {
  const version = suite.luck.whole(1, DATABASE_VERSION - 1)
  const before = await startBrowser(profile, suite.address, backend)
  const games = await before.page.evaluate(([at, many]) => window.crash.makeOldDatabase(at, many), [
    version,
    30,
  ] as const)
  await before.kill()
  for (const id of games)
    promise.found(
      id,
      [1, 2, 3, 4, 5].map((seq) => `${id}-${seq}`),
    )
  const rounds = suite.luck.whole(1, 3)
  for (let round = 0; round < rounds; round += 1) {
    const during = await startBrowser(profile, suite.address, backend)
    void during.page.evaluate(() => window.crash.report()).catch(() => {})
    await wait(suite.luck.whole(0, 250))
    await during.kill()
    tally.kills += 1
    tally.upgrades += 1
  }
  return rounds
}

async function run(suite: Suite, backend: Backend, trials: number, manner: 'honest' | 'rash'): Promise<Tally> {
  const tally: Tally = { kills: 0, acts: 0, hands: 0, upgrades: 0, losses: [] }
  while (tally.kills < trials) {
    await profileOf(suite, backend, Math.min(TRIALS_A_PROFILE, trials - tally.kills), manner, tally)
    console.log(`${backend} ${manner}: ${tally.kills} kills, ${tally.acts} acts, ${tally.losses.length} losses`)
  }
  return tally
}

const trials = numberOption('trials', 500)
const seed = numberOption('seed', Date.now() % 1_000_000)
const backends = BACKENDS.filter((backend) => option('backend', backend) === backend)
const server = await serveCrashPage(process.cwd(), PORT)
const suite: Suite = { address: server.address, folder: passingFolder('kill'), luck: chance(seed) }

let isGood = true
for (const backend of backends) {
  const honest = await run(suite, backend, Math.ceil(trials / backends.length), 'honest')
  const control = await run(suite, backend, Math.min(12, trials), 'rash')
  for (const loss of honest.losses) console.log(`LOST ${loss}`)
  const isControlled = control.losses.length > 0
  if (!isControlled) console.log('The control lost nothing: this run proves nothing.')
  isGood &&= honest.losses.length === 0 && isControlled
  conclude(
    {
      [backend]: '',
      kills: honest.kills,
      'of them while upgrading': honest.upgrades,
      'acts acknowledged': honest.acts,
      hands: honest.hands,
      losses: honest.losses.length,
      'control losses': control.losses.length,
      'of kills': control.kills,
      seed,
    },
    isGood,
  )
}
server.close()
