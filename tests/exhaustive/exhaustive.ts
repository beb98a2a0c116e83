// npm run exhaustive [-- EVERY]: scores every hand that a table could report with the engine and with the second scorer of the
// tests, under every rule set and every value of every option set against its base. EVERY 1000 takes one hand in a thousand.
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { RULE_SET_IDS } from '../../lib/rulesets/sets/rule-set'
import { compareUnit, type Found, type Tally } from './compare'
import { LAWS } from './laws'
import { PARTS } from './parts'
import { NOT_HAD, TABLES } from './tables'
import { UNITS } from './units'

const SHOWN = 10
/**
 * Memory for new objects in each worker. Hands are dropped as soon as they are scored, and with room for many of them garbage
 * collection takes a tenth less time.
 */
const ROOM = { maxYoungGenerationSizeMb: 192 }
const CHANGES = TABLES.length - RULE_SET_IDS.length

async function compareAll(): Promise<void> {
  const every = Number(process.argv[2] ?? 1)
  if (!Number.isSafeInteger(every) || every < 1) {
    console.error('usage: npm run exhaustive -- [EVERY], a whole number above 0: one hand in so many is scored')
    process.exit(2)
  }
  const begun = Date.now()
  printSpace(every)
  const found = await onEveryCore(every)
  const tallies = found.flatMap((each) => each.tallies)
  printTallies(tallies)
  for (const difference of found.flatMap(({ shown }) => shown).slice(0, SHOWN)) {
    console.log(`\n${JSON.stringify(difference)}`)
  }
  const differences = total(tallies, 'differences')
  const figures = {
    hands: total(
      tallies.filter(({ isProof }) => !isProof),
      'hands',
    ),
    proofs: total(
      tallies.filter(({ isProof }) => isProof),
      'hands',
    ),
    differences,
    seconds: Math.round((Date.now() - begun) / 1000),
    cpuSeconds: Math.round(process.cpuUsage().user / 1e6),
    ruleSets: RULE_SET_IDS.length,
    changes: CHANGES,
    every,
  }
  console.log(JSON.stringify(figures))
  process.exitCode = differences === 0 ? 0 : 1
}

/** Runs all units, one worker for each core. A worker takes the next unit when it has finished one. */
async function onEveryCore(every: number): Promise<readonly Found[]> {
  const found: Found[] = []
  let next = 0
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: every, resourceLimits: ROOM })
      const give = () => {
        if (next < UNITS.length) return worker.postMessage(next++)
        worker.postMessage(null)
        resolve()
      }
      worker.on('message', (each: Found) => {
        found.push(each)
        sayHowFar(found)
        give()
      })
      worker.once('error', reject)
      give()
    })
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return found
}

const MILLION = 1_000_000
let saidMillions = 0

/** Prints a line for every five million hands, so that long runs show progress. */
function sayHowFar(found: readonly Found[]): void {
  const tallies = found.flatMap((each) => each.tallies)
  const millions = Math.floor(total(tallies, 'hands') / MILLION)
  if (millions < saidMillions + 5) return
  saidMillions = millions
  console.log(`… ${millions} million hands, ${total(tallies, 'differences')} differences`)
}

function takeUnits(every: number): void {
  parentPort?.on('message', (place: number | null) => {
    const unit = place === null ? undefined : UNITS[place]
    if (unit === undefined) parentPort?.close()
    else parentPort?.postMessage(compareUnit(unit, every))
  })
}

const total = (of: readonly Tally[], figure: 'hands' | 'differences'): number =>
  of.reduce((sum, tally) => sum + tally[figure], 0)

function printSpace(every: number): void {
  console.log(`What a table can report${every === 1 ? '' : `, one hand in ${every}`}:`)
  for (const { name, says, turnsOn } of PARTS) console.log(`  ${name}: ${says}\n    turns on ${turnsOn.join(', ')}`)
  console.log('What makes it finite, and where each is held:')
  for (const { law, held } of LAWS) console.log(`  ${law}\n    ${held}`)
  const not = `${NOT_HAD.length} values that no table of the base can have`
  console.log(`${RULE_SET_IDS.length} rule sets, ${CHANGES} changes; ${not}:`)
  for (const base of RULE_SET_IDS) {
    const values = NOT_HAD.filter((value) => value.base === base).map(({ change }) => change)
    console.log(`  ${base}: ${values.join(', ')}`)
  }
}

function printTallies(tallies: readonly Tally[]): void {
  console.log(`\n${'hands'.padEnd(16)}${PARTS.map(({ name }) => name.padStart(11)).join('')}${'differ'.padStart(9)}`)
  const line = (label: string, isIts: (tally: Tally) => boolean) => {
    const of = tallies.filter(isIts)
    const hands = PARTS.map(({ name }) =>
      total(
        of.filter(({ part }) => part === name),
        'hands',
      ),
    )
    const figures = hands.map((count) => count.toLocaleString('en').padStart(11)).join('')
    console.log(`${label.padEnd(16)}${figures}${String(total(of, 'differences')).padStart(9)}`)
  }
  for (const id of RULE_SET_IDS) {
    line(id, ({ table, isProof }) => table === id && !isProof)
    line('  its changes', ({ base, table, isProof }) => base === id && table !== id && !isProof)
  }
  line('in proof', ({ isProof }) => isProof)
  console.log(
    'A table that agrees with one before it in all that a part turns on has no hands of its own there, but some in',
  )
  console.log(
    'proof: it must say of them what that one says. So must a table that is turned, for those who have moved.',
  )
}

if (isMainThread) await compareAll()
else takeUnits(workerData as number)
