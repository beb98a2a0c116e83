// Writes the service worker, and for each language the list of the files that a device stores, with the hash of each:
// node scripts/dispatch/run-ts.mjs scripts/build/worker.ts FOLDER PARTS. The worker itself is code only and the names of the lists,
// so that an update costs little. It runs after the policy is written. Next makes no service worker, and has no build step in which
// all exported files are known.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import { OFFERED } from '../../lib/messages/offered'
import { DATABASE_NAME } from '../../lib/storage/database/database'
import type { Build, KeptFile } from '../../lib/worker/index'
import { basePath } from '../serve/base-path.mjs'
import { bootScript, inlineScript } from './inline-scripts'
import type { PageWords } from './page-words'
import { plainPage } from './plain-page'

const [root = '', parts = ''] = process.argv.slice(2)

/** The files that no device needs offline: those for hosts, for older browsers, and for previews of links. */
const LEFT_OUT = [
  /^(favicon\.ico|sitemap\.xml|robots\.txt)$/,
  // Icons that the system fetches when the app is installed.
  /^icons\/.*\.png$/,
  // Pages for readers: the public face, the games and their rules. The lookup has every question.
  /^[a-z]{2}\/([^/]+$|games\/|previews\/|rules\/(?!(compare|terms|stories)\/)[^/]+\/)/,
  /LICENSE$|\.map$|^screenshots\//,
]

/** Matches the scripts for browsers that know no modules. */
const NO_MODULE = /<script[^>]*\bnomodule\b[^>]*>/gi

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()
const hashOf = (content: Buffer, encoding: 'hex' | 'base64'): string =>
  createHash('sha256').update(content).digest(encoding)

const languages = Object.keys(OFFERED).filter((tag) => existsSync(join(parts, tag, 'words.json')))
const lists = Object.fromEntries(languages.map((tag) => [tag, writeList(tag)]))
buildSync({
  entryPoints: ['lib/worker/index.ts'],
  outfile: join(root, 'sw.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['chrome111', 'firefox111', 'safari16.4'],
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: {
    js: `const BUILD=${JSON.stringify({ base: basePath, lists, rescue: rescuePage() } satisfies Build)};`,
  },
  logLevel: 'warning',
})
console.log(`${root}/sw.js has ${statSync(join(root, 'sw.js')).size} bytes.`)

/** Writes the list of a language, and returns its path and its hash. */
function writeList(tag: string): Build['lists'][string] {
  const names = readdirSync(join(parts, tag), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => isFile(join(root, name)) && !LEFT_OUT.some((part) => part.test(name)))
    .concat('404.html')
    .sort()
  const oldBrowsers = [...readFileSync(join(root, tag, 'play/index.html'), 'utf8').matchAll(NO_MODULE)].join()
  const files = [...new Set(names)].filter((name) => !oldBrowsers.includes(name)).map(entryOf)
  const text = JSON.stringify(files)
  const path = `kept/${tag}.${hashOf(Buffer.from(text), 'hex').slice(0, 16)}.json`
  mkdirSync(join(root, 'kept'), { recursive: true })
  writeFileSync(join(root, path), text)
  const bytes = files.reduce((sum, [, , size]) => sum + size, 0)
  console.log(`${path} (${text.length} bytes) has ${files.length} files of ${bytes} bytes.`)
  return [path, hashOf(Buffer.from(text), 'base64')]
}

/**
 * Returns an entry of a list. A page is kept under the address of its folder, because some hosts do not serve its index.html.
 */
function entryOf(name: string): KeptFile {
  const content = readFileSync(join(root, name))
  const path = name.replace(/(^|\/)index\.html$/, '$1')
  return [encodeURI(path), hashOf(content, 'base64'), gzipSync(content).length]
}

/**
 * Returns the page that the worker shows where files of the app are damaged, in each language. All of it is in this text: the worker
 * has it, and no file is needed.
 */
function rescuePage(): string {
  const wordsOf = (tag: string): PageWords => JSON.parse(readFileSync(join(parts, tag, 'words.json'), 'utf8'))
  const words = Object.fromEntries(languages.map((tag) => [tag, wordsOf(tag).rescue]))
  return plainPage({
    language: 'en',
    title: 'Yuss',
    scripts: [bootScript()],
    body: '',
    last: inlineScript('rescue.ts', { BASE_PATH: basePath, DATABASE: DATABASE_NAME, WORDS: words }),
  })
}
