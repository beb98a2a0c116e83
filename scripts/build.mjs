// Builds the app into out/ (or YUSS_OUT) for the path YUSS_BASE_PATH, in the languages YUSS_LANGUAGES or in all. A language that is up
// to date is not built again. Each is a build of its own in .built/, and all that are there are gathered into one folder.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceHash } from './build/source-hash.mjs'
import './messages/make.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const RUN_TS = 'scripts/dispatch/run-ts.mjs'
const out = process.env.YUSS_OUT ?? 'out'
const parts = join('.built', out)
const offered = Object.keys(JSON.parse(readFileSync(join(root, 'lib/messages/languages.json'), 'utf8')))
const languages = process.env.YUSS_LANGUAGES?.split(',') ?? offered
const hash = sourceHash()

const isBuilt = (language) => stampOf(join(parts, language)) === hash
const gathered = () => `${hash} ${offered.filter(isBuilt)}`
if (languages.every(isBuilt) && stampOf(out) === gathered()) console.log(`${out}/ is up to date.`)
else build()

function build() {
  // Folders that were made of other sources go.
  if (offered.some((language) => ![hash, ''].includes(stampOf(join(parts, language))))) remove(parts)
  if (!stampOf(out).startsWith(hash)) remove(out)
  for (const language of languages.filter((one) => !isBuilt(one))) buildPart(language)
  rmSync(stampPath(out), { force: true })
  run(RUN_TS, ['scripts/build/gather.ts', out, parts])
  run(RUN_TS, ['scripts/build/worker.ts', out, parts])
  stamp(out, gathered())
}

/** Builds the pages of a language. Its words come last: a part without them is not whole, and is not gathered. */
function buildPart(language) {
  const part = join(parts, language)
  remove(part)
  const env = { YUSS_LANGUAGE: language, YUSS_PART: part }
  run('node_modules/next/dist/bin/next', ['build'], env)
  run(RUN_TS, ['scripts/build/policy.ts', join(part, language)], env)
  run(RUN_TS, ['scripts/build/page-words.ts', join(part, 'words.json')], env)
  stamp(part, hash)
}

function remove(folder) {
  rmSync(join(root, folder), { recursive: true, force: true })
}

// A stamp stands beside its folder, so that a folder that was copied for a test has none.
function stampPath(folder) {
  return join(root, 'node_modules', '.cache', 'yuss', `${folder.replaceAll(/[\\/]/g, '-')}.built`)
}

/** Returns the hash of the sources that a folder was made of; '' if it is not there or not whole. */
function stampOf(folder) {
  const path = stampPath(folder)
  return existsSync(join(root, folder)) && existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function stamp(folder, text) {
  mkdirSync(dirname(stampPath(folder)), { recursive: true })
  writeFileSync(stampPath(folder), text)
}

function run(script, args, more = {}) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...more }
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
