// Installs the packages of package-lock.json, once for each version of that file, so that `npm start` and `npm test` work on a
// fresh clone if Node is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const stamp = join(root, 'node_modules', '.lock-sha256')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) install()

function install() {
  // Without this, the npm_* variables of the surrounding script would become settings of the child.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(lifecycle|package|command)/.test(name)),
  )
  // npm's output goes to stderr, so that stdout has only the output of the caller.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    env,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The dependencies could not be installed. Is the network there? `npm ci` shows more.')
    process.exit(status ?? 1)
  }
  writeFileSync(stamp, wanted)
}
