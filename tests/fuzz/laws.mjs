// npm run fuzz -- laws ROUNDS: runs the property tests again and again, each round with a seed of its own.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const rounds = Number(process.argv[2] ?? 10)
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`expected a whole number of rounds above 0, got ${process.argv[2]}`)

const files = readdirSync(join(root, 'tests'), { recursive: true })
  .map((file) => join('tests', file))
  .filter((file) => file.endsWith('.test.ts') && /\bfc\.(assert|check)\(/.test(readFileSync(join(root, file), 'utf8')))

const failed = []
for (let round = 1; round <= rounds; round += 1) {
  const seed = String(Math.floor(Math.random() * 2 ** 31))
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...files],
    {
      cwd: root,
      env: { ...process.env, YUSS_SEED: seed },
      stdio: 'inherit',
    },
  )
  if (status !== 0) failed.push(seed)
  console.log(`round ${round} of ${rounds}: ${status === 0 ? 'held' : `failed, YUSS_SEED=${seed}`}`)
}
console.log(JSON.stringify({ files: files.length, rounds, failed }))
process.exit(failed.length === 0 ? 0 : 1)
