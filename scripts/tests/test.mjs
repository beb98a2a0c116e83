// `npm test`: runs every check, even if some fail, and prints the number of tests in the last line.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserOutcome, unitOutcome } from './reports.js'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const cache = join(root, 'node_modules', '.cache', 'yuss')
const unitReport = join(cache, 'unit.json')
const browserReport = join(cache, 'browser.json')
mkdirSync(cache, { recursive: true })
for (const report of [unitReport, browserReport]) rmSync(report, { force: true })

const BIN = {
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  knip: 'node_modules/knip/bin/knip.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
}

const UNIT = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
const BROWSER = { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport }
const results = await steps()

const unit = counted(unitReport, unitOutcome)
const browser = counted(browserReport, browserOutcome)

console.log()
for (const line of [...unit.stumbled, ...browser.stumbled]) console.log(line)
for (const { name, ok, seconds } of results) console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
console.log(
  `unit: ${unit.passed} passed, ${unit.failed} failed; browser: ${browser.passed} passed, ${browser.failed} failed`,
)
console.log(`${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`)
process.exit(results.every(({ ok }) => ok) ? 0 : 1)

async function steps() {
  // Each sequence keeps one core busy, and both take about equally long. ESLint ignores the output of builds.
  const read = await Promise.all([
    inTurn({ lint: [BIN.eslint, '.', '--max-warnings=0'], unused: [BIN.knip] }),
    inTurn({
      types: [BIN.tsc, '--noEmit'],
      format: [BIN.prettier, '--check', '.'],
      builds: ['scripts/tests/e2e.mjs', '--only-builds'],
    }),
  ])
  return [
    ...read.flat(),
    step('unit tests', [BIN.vitest, 'run', ...UNIT]),
    step('browser tests', ['scripts/tests/e2e.mjs', '--reporter=list,json'], BROWSER),
  ]
}

/** Runs commands one after the other; the output of each is printed when it has ended. */
async function inTurn(commands) {
  const done = []
  for (const [name, command] of Object.entries(commands)) {
    const start = Date.now()
    const { status, said } = await heard(command)
    process.stdout.write(`\n== ${name}\n${said}`)
    done.push({ name, ok: status === 0, seconds: Math.round((Date.now() - start) / 1000) })
  }
  return done
}

function heard(command) {
  const running = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const pieces = []
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (piece) => pieces.push(piece))
  return new Promise((resolve) => {
    running.on('close', (status) => resolve({ status, said: Buffer.concat(pieces).toString() }))
  })
}

function step(name, command, env = {}) {
  console.log(`\n== ${name}`)
  const start = Date.now()
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  return { name, ok: status === 0, seconds: Math.round((Date.now() - start) / 1000) }
}

/** Returns the counts in the report of a step. A step without a report has failed. */
function counted(report, read) {
  return existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 1, stumbled: [] }
}
