// `npm test`: every check there is. All of them run, whatever fails, and the last line counts the tests.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

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

const unit = counted(unitReport, (report) => ({
  passed: report.numPassedTests,
  // A file that cannot even be loaded holds no test that could fail.
  failed: Math.max(report.numFailedTests, report.success ? 0 : 1),
  stumbled: report.testResults.flatMap(failedIn),
}))
const browser = counted(browserReport, ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  stumbled: suites.flatMap(specsOf).flatMap(stumbles),
}))

console.log()
for (const line of [...(unit.stumbled ?? []), ...(browser.stumbled ?? [])]) console.log(line)
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
  return existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 1 }
}

/** The failed tests of a file, each with the first lines of its message. */
function failedIn({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return message ? [`FAILED ${relative(root, name)}\n  ${beginning(message)}`] : []
  return failed.map(
    ({ fullName, failureMessages }) =>
      `FAILED ${relative(root, name)}: ${fullName}\n  ${beginning(failureMessages[0])}`,
  )
}

const beginning = (message) => stripVTControlCharacters(message).split('\n').slice(0, 8).join('\n  ')

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/** What went wrong in a browser test, in a few lines, whether the second try passed or not. */
function stumbles({ title, file, tests }) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, results }) => {
      const message = results.find(({ error }) => error !== undefined)?.error.message ?? 'no message'
      return `${status === 'flaky' ? 'SECOND TRY' : 'FAILED'} ${file}: ${title}\n  ${beginning(message)}`
    })
}
