// npm run test:e2e [-- ARGUMENTS OF playwright test]
// Runs the browser tests. Builds the app if it has changed, once for the root of a host, and once for /a/b with a relay; then
// finds a Chromium and two free ports. If test files are named, the second build is made only if one of them needs it. With
// --only-builds it stops after the builds, which the next run reuses.
import { spawnSync } from 'node:child_process'
import { OFFERED } from '../../lib/messages/offered'
import { TESTED } from '../bench/built-app'
import { ensureTestBrowser } from '../browsers/find-chromium'
import { freePorts } from '../serve/free-ports'
import { isRun, relaySpecs, SUB_PATH_SPEC, TRANSLATION } from './specs'

const args = process.argv.slice(2)
const named = args.filter((arg) => arg.includes('.spec') || arg.startsWith('tests/'))
/** True if the command asks for the tests of translations, which need every language. */
const isOfTranslations = args.some((arg) => arg.includes(TRANSLATION))
const withSubPath = !isOfTranslations && isRun([SUB_PATH_SPEC, ...relaySpecs()], named)

const chromium = ensureTestBrowser()
const PUBLISHED = {
  YUSS_OUT: 'out-sub',
  YUSS_BASE_PATH: '/a/b',
  YUSS_SITE: 'https://cards.example',
  YUSS_RELAY: 'relay',
  YUSS_LANGUAGES: 'en',
}
const LANGUAGES = isOfTranslations ? Object.keys(OFFERED).join() : TESTED
const ROOT = { YUSS_BASE_PATH: '', YUSS_SITE: '', YUSS_RELAY: '', YUSS_LANGUAGES: LANGUAGES }
run(['scripts/build.mjs'], { ...ROOT, YUSS_OUT: 'out' })
if (withSubPath) run(['scripts/build.mjs'], PUBLISHED)
if (args.includes('--only-builds')) process.exit()

const [port, subPort] = await freePorts(2)
run(['node_modules/@playwright/test/cli.js', 'test', ...args], {
  YUSS_CHROMIUM: chromium,
  YUSS_TEST_PORT: String(port),
  YUSS_TEST_SUB_PORT: String(subPort),
  YUSS_TEST_SUB_PATH: withSubPath ? '1' : '',
})

function run(command: readonly string[], env: Readonly<Record<string, string>>): void {
  const { status } = spawnSync(process.execPath, command, { env: { ...process.env, ...env }, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
