// `npm test`: every check there is. All of them run, whatever fails, and the last line counts the tests.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserOutcome, unitOutcome } from './test-reports.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
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

const results = [
  step('format', [BIN.prettier, '--check', '.']),
  step('lint', [BIN.eslint, '.', '--max-warnings=0']),
  step('unused', [BIN.knip]),
  step('types', [BIN.tsc, '--noEmit']),
  step('unit tests', [BIN.vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]),
  step('browser tests', ['scripts/browser.mjs', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  }),
]

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

/** The counts in a report; a run that wrote none has failed. */
function counted(report, read) {
  return existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 1, stumbled: [] }
}
