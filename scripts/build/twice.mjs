// npm run build:twice: builds the app twice, in two folders, and lists every file that differs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const FOLDERS = ['out-first', 'out-second']

const [first, second] = FOLDERS.map(built)
const names = [...new Set([...first.keys(), ...second.keys()])].sort()
const different = names.filter((name) => first.get(name) !== second.get(name))
for (const name of different) console.log(`differs: ${name}`)
console.log(JSON.stringify({ files: names.length, different: different.length }))
process.exitCode = different.length === 0 ? 0 : 1

/** Builds the app from scratch and returns the hash of each file by its path. */
function built(folder) {
  const out = join(root, folder)
  rmSync(out, { recursive: true, force: true })
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    env: { ...process.env, YUSS_OUT: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`expected the build to end with 0, got ${status}`)
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(out, name)).isFile(),
  )
  const hashes = new Map(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(out, name)))
        .digest('hex'),
    ]),
  )
  rmSync(out, { recursive: true })
  return hashes
}
