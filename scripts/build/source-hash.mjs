// Computes one hash of everything from which a build is made.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { guideFiles } from '../messages/guide-files.mjs'
import { basePath } from '../serve/base-path.mjs'
import { relay } from '../together/relay-at.mjs'
import { site } from './site.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'scripts/build',
  'scripts/build.mjs',
  'scripts/messages',
  'scripts/messages.mjs',
  'scripts/serve',
  'scripts/together/relay-at.mjs',
  'next.config.js',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
]

/** Returns the hash of the sources, and of the host, path and relay for which the app is built, in hexadecimal. */
export function sourceHash() {
  const hash = createHash('sha256').update(`${site}${basePath} ${relay}`)
  for (const file of [...SOURCES.flatMap(filesUnder), ...guideFiles(root).values()]) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  const full = join(root, path)
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
