// After the policy: writes the service worker with the hash of every file that it keeps, and the pack of all text files.
// node scripts/worker.mjs [FOLDER]
//
// Next has no service worker, and no step after which it would know every file that it has exported.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { basePath } from './base-path.mjs'
import { HEADERS, TYPES } from './headers.mjs'

const root = process.argv[2] ?? 'out'
const PACK = 'pages.json'

/**
 * What no page asks for: polyfills for browsers without workers, Next's other router, what is for hosts and
 * for those to whom an address is sent, and the worker.
 */
const LEFT_OUT = [
  /(^|\/)__next\._full\.txt$|^_not-found\/|^404\//,
  /^_next\/static\/chunks\/(polyfills|framework|main)-[0-9a-f]+\.js$|_(build|ssg)Manifest\.js$/,
  /LICENSE$|^sw\.js$|^pages\.json$|^previews\//,
]

const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(join(root, name)).isFile() && !LEFT_OUT.some((part) => part.test(name)))
  .sort()
if (!names.includes('index.html') || !names.includes('404.html')) throw new Error(`${root} holds no finished build.`)

// Files of a kind together: what gzip has seen lately it need not repeat.
const texts = names.filter((name) => /\.(html|txt)$/.test(name)).sort((a, b) => order(kindOf(a), kindOf(b)))
const pack = JSON.stringify(Object.fromEntries(texts.map((name) => [name, readFileSync(join(root, name), 'utf8')])))
writeFileSync(join(root, PACK), pack)

const build = {
  base: basePath,
  files: Object.fromEntries(names.map((name) => [name, hashOf(readFileSync(join(root, name)))])),
  pack: { path: PACK, hash: hashOf(pack) },
  headers: HEADERS,
  types: TYPES,
}
buildSync({
  entryPoints: [fileURLToPath(new URL('./service-worker/index.ts', import.meta.url))],
  outfile: join(root, 'sw.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['chrome111', 'firefox111', 'safari16.4'],
  banner: { js: `const BUILD=${JSON.stringify(build)};` },
  logLevel: 'warning',
})
const bytes = names.reduce((sum, name) => sum + statSync(join(root, name)).size, 0)
console.log(
  `${root}/sw.js (${statSync(join(root, 'sw.js')).size} bytes) keeps ${names.length} files of ${bytes} bytes; ` +
    `${PACK} packs ${texts.length} of them (${pack.length} characters).`,
)

function kindOf(name) {
  return name.replace(/^.*\//, '').replace(/^__next\..*(?=__PAGE__)/, '')
}

function order(a, b) {
  return a < b ? -1 : a > b ? 1 : 0
}

/** As hashOf in service-worker/build.ts. */
function hashOf(content) {
  return createHash('sha256').update(content).digest('base64').slice(0, 16)
}
