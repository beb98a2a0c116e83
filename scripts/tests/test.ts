// `npm test`: runs every check, even if some fail, and prints the number of tests in the last line.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { browserOutcome, type TestOutcome, unitOutcome } from './reports'

/** A command of Node, and its arguments. */
type Command = readonly string[]

interface Result {
  readonly name: string
  readonly ok: boolean
  readonly seconds: number
}

const cache = join('node_modules', '.cache', 'yuss')
const unitReport = join(cache, 'unit.json')
const browserReport = join(cache, 'browser.json')
mkdirSync(cache, { recursive: true })
for (const report of [unitReport, browserReport]) rmSync(report, { force: true })

const BIN = {
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  knip: 'node_modules/knip/bin/knip.js',
  tsc: 'node_modules/typescript-native/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
}
const E2E = ['scripts/dispatch/run-ts.mjs', 'scripts/tests/e2e.ts']

// The unit tests need no build, and take about as long as all that comes before the browser tests.
const UNIT = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
const beside = await Promise.all([
  inTurn({
    lint: [BIN.eslint, '.', '--max-warnings=0'],
    unused: [BIN.knip],
    types: [BIN.tsc, '--noEmit'],
    format: [BIN.prettier, '--check', '.'],
    builds: [...E2E, '--only-builds'],
  }),
  inTurn({ 'unit tests': [BIN.vitest, ...UNIT, `--maxWorkers=${availableParallelism()}`] }),
])
const results = [
  ...beside.flat(),
  step('browser tests', [...E2E, '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport }),
]

const unit = counted<JsonTestResults>(unitReport, unitOutcome)
const browser = counted<JSONReport>(browserReport, browserOutcome)

console.log()
for (const line of [...unit.stumbled, ...browser.stumbled]) console.log(line)
for (const { name, ok, seconds } of results) console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
console.log(
  `unit: ${unit.passed} passed, ${unit.failed} failed; browser: ${browser.passed} passed, ${browser.failed} failed`,
)
console.log(`${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`)
process.exit(results.every(({ ok }) => ok) ? 0 : 1)

/** Runs commands one after the other; the output of each is printed when it has ended. */
async function inTurn(commands: Readonly<Record<string, Command>>): Promise<readonly Result[]> {
  const done: Result[] = []
  for (const [name, command] of Object.entries(commands)) {
    const start = Date.now()
    const { status, said } = await heard(command)
    process.stdout.write(`\n== ${name}\n${said}`)
    done.push(resultOf(name, status, start))
  }
  return done
}

function heard(command: Command): Promise<{ readonly status: number | null; readonly said: string }> {
  const running = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  const pieces: Buffer[] = []
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (piece: Buffer) => pieces.push(piece))
  return new Promise((resolve) => {
    running.on('close', (status) => resolve({ status, said: Buffer.concat(pieces).toString() }))
  })
}

function step(name: string, command: Command, env: Readonly<Record<string, string>> = {}): Result {
  console.log(`\n== ${name}`)
  const start = Date.now()
  const { status } = spawnSync(process.execPath, command, { env: { ...process.env, ...env }, stdio: 'inherit' })
  return resultOf(name, status, start)
}

function resultOf(name: string, status: number | null, start: number): Result {
  return { name, ok: status === 0, seconds: Math.round((Date.now() - start) / 1000) }
}

/** Returns the counts in the report of a step. A step without a report has failed. */
function counted<Report>(path: string, read: (report: Report) => TestOutcome): TestOutcome {
  return existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 1, stumbled: [] }
}
