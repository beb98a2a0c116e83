// npm run crash -- faults [SEED]
//
// Strikes every call of the database of every journey with every fault: see tests/storage/faults.test.ts.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const seed = process.argv[2] ?? '1'
const vitest = join(process.cwd(), 'node_modules', 'vitest', 'vitest.mjs')
const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', 'tests/storage/faults.test.ts'], {
  env: { ...process.env, YUSS_FAULTS: 'all', YUSS_SEED: seed },
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  maxBuffer: 256 * 1024 * 1024,
})
console.log(stdout)
// Prints the figures again as the last line.
console.log(/\{"suite":"faults".*\}/.exec(stdout)?.[0] ?? '{"suite":"faults","tried":false}')
process.exitCode = status ?? 1
