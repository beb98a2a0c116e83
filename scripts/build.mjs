// Builds the app into out/ (or YUSS_OUT) for the path YUSS_BASE_PATH; does nothing if the build is up to date.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceHash } from './build/source-hash.mjs'
import './messages/make.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const RUN_TS = 'scripts/dispatch/run-ts.mjs'
const out = process.env.YUSS_OUT ?? 'out'
const stamp = join(root, 'node_modules', '.cache', 'yuss', `${out}.built`)
const wanted = sourceHash()
const built = existsSync(join(root, out, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

if (built) console.log(`${out}/ is up to date.`)
else build()

function build() {
  rmSync(stamp, { force: true })
  rmSync(join(root, out), { recursive: true, force: true })
  run('node_modules/next/dist/bin/next', 'build')
  run(RUN_TS, 'scripts/build/csp.ts', out)
  run(RUN_TS, 'scripts/build/worker.ts', out)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function run(script, ...args) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
