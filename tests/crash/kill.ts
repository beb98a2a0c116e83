// npm run crash -- kill [TRIALS [SEED]] [--backend=leveldb|sqlite]
//
// Kills the whole browser in the middle of an evening of hands, corrections, half-typed forms, deletions and imports: at a
// random moment, or while a call of the database is stopped. Afterwards everything that was reported as saved must be there,
// and nothing twice, nothing half done, and nothing that was deleted. The control reports “saved” too early, and the check must
// notice.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Act, ActReport } from './page/acts'
import { BACKENDS, startBrowser, type Backend } from './support/browser'
import { promised } from './support/promised'
import { chance, type Chance } from './support/random'
import { serveCrashPage, type CrashServer } from './support/server'
import { conclude, option, passingFolder, seconds, tell, trialsAndSeed } from './support/trial'

const TRIALS_A_PROFILE = 10
const CONTROL_TRIALS = 10
const PATIENCE = 5000

interface Suite {
  readonly server: CrashServer
  readonly folder: string
  readonly luck: Chance
  readonly backend: Backend
}

interface Tally {
  kills: number
  acts: number
  hands: number
  whileImporting: number
  /** Kills during a half-typed hand: the last act reported as saved was a tap. */
  whileTyping: number
  readonly losses: string[]
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Runs trials on one profile: every start checks the state after the last kill, plays on, and is killed. The last one only
 * checks.
 */
async function profileOf(suite: Suite, trials: number, manner: 'honest' | 'rash', tally: Tally) {
  const { luck, server, backend } = suite
  const profile = join(suite.folder, `${backend}-${manner}-${tally.kills}`)
  const promise = promised()
  const last = tally.kills + trials
  for (let from = 1; ; from += 100_000) {
    const browser = await startBrowser(profile, server.address, backend)
    const report = await browser.page.evaluate(() => window.crash.report())
    tally.losses.push(...[...promise.check(report), ...report.damage].map((loss) => `kill ${tally.kills}: ${loss}`))
    if (tally.kills >= last) {
      await browser.kill()
      break
    }
    const stuck = server.stuck()
    const importing = luck.next() < 0.2 ? { importing: luck.whole(5, 20) } : {}
    const evening = { seed: luck.whole(1, 2 ** 31), from, manner, pause: luck.of([0, 0, 30]), games: promise.games() }
    if (luck.next() < 0.5) {
      const call = luck.whole(1, 'importing' in importing ? 1000 : 600)
      await browser.page.evaluate((at) => window.crash.stopAt(at), call)
    }
    await browser.page.evaluate((how) => window.crash.play(how), { ...evening, ...importing })
    await Promise.race([browser.heard(luck.whole(1, 80), PATIENCE), stuck])
    await wait(luck.whole(0, 20))
    await browser.kill()
    tally.kills += 1
    note(browser.said, tally)
    for (const said of browser.said) promise.hear(said)
  }
  tally.acts += promise.counts().acts
  tally.hands += promise.counts().hands
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
}

/** Counts the acts that were running at the kill. A refused act, or a page that stopped, is a loss. */
function note(said: readonly ActReport[], tally: Tally): void {
  const acts = new Map<number, Act>()
  let lastSaved: Act | undefined
  for (const one of said) {
    if (one.said === 'begun') acts.set(one.number, one.act)
    else if (one.said === 'saved') {
      lastSaved = acts.get(one.number)
      acts.delete(one.number)
    } else tally.losses.push(`kill ${tally.kills}: ${JSON.stringify(one)}`)
  }
  if ([...acts.values()].some((act) => act.kind === 'import')) tally.whileImporting += 1
  if (lastSaved?.kind === 'tap') tally.whileTyping += 1
}

async function run(suite: Suite, trials: number, manner: 'honest' | 'rash'): Promise<Tally> {
  const tally: Tally = { kills: 0, acts: 0, hands: 0, whileImporting: 0, whileTyping: 0, losses: [] }
  while (tally.kills < trials) {
    const known = tally.losses.length
    await profileOf(suite, Math.min(TRIALS_A_PROFILE, trials - tally.kills), manner, tally)
    const { kills, acts, losses } = tally
    tell({ [`${suite.backend} ${manner}: kills`]: kills, acts, losses: losses.length })
    if (manner === 'honest') for (const loss of losses.slice(known)) console.log(`LOST ${loss}`)
  }
  return tally
}

const begun = Date.now()
const { trials, seed } = trialsAndSeed(500)
const backends = BACKENDS.filter((backend) => option('backend', backend) === backend)
const server = await serveCrashPage(process.cwd())
const luck = chance(seed)
const folder = passingFolder('kill')

let isGood = true
const results: Record<string, unknown> = {}
for (const backend of backends) {
  const suite: Suite = { server, folder, luck, backend }
  const { losses, ...honest } = await run(suite, Math.ceil(trials / backends.length), 'honest')
  const control = await run(suite, Math.min(CONTROL_TRIALS, trials), 'rash')
  if (control.losses.length === 0) console.log('The control lost nothing: this run proves nothing.')
  isGood &&= losses.length === 0 && control.losses.length > 0
  results[backend] = {
    ...honest,
    losses: losses.length,
    control: { kills: control.kills, acts: control.acts, losses: control.losses.length },
  }
}
server.close()
conclude({ suite: 'kill', seed, ...results, seconds: seconds(begun) }, isGood)
