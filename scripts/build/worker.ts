// Writes the service worker with the hash of each file that it stores:
// node scripts/dispatch/run-ts.mjs scripts/build/worker.ts [FOLDER]. It runs after the policy is written. Next makes no service
// worker, and has no build step in which all exported files are known.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import languages from '../../lib/messages/languages.json' with { type: 'json' }
import type { Build } from '../../lib/worker/index'
import { languagesIn } from '../messages/words-of.mjs'
import { basePath } from '../serve/base-path.mjs'
import { rescuePage } from './rescue-page'

const root = process.argv[2] ?? 'out'

/** The files that no device needs offline: those for hosts, for older browsers, and for previews of links. */
const LEFT_OUT = [
  /(^|\/)__next\._full\.txt$|^_not-found\/|^404\/|Manifest\.js$|^favicon\.ico$/,
  // The TypeScript source of a worker, which Next copies, but which no page loads.
  /^_next\/static\/media\/[^/]+\.ts$/,
  // Icons that the system fetches when the app is installed.
  /^icons\/.*\.png$/,
  // The public site: the pages by which people find the app, the games and their rules.
  /^[a-z]{2}\/|^(sitemap\.xml|robots\.txt)$/,
  /LICENSE$|\.map$|^sw\.js$|^previews\/|^screenshots\//,
]

const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(join(root, name)).isFile() && !LEFT_OUT.some((part) => part.test(name)))
  .sort()
if (!names.includes('index.html') || !names.includes('404.html'))
  throw new Error(`expected a finished build in ${root}, with index.html and 404.html`)
const oldBrowsers = [
  ...readFileSync(join(root, 'index.html'), 'utf8').matchAll(/<script[^>]*\bnomodule\b[^>]*>/gi),
].join()
const files = names.filter((name) => !oldBrowsers.includes(name)).map(entryOf)
const found = new Set(files.flatMap(([, , , languages = []]) => languages))
const missing = Object.keys(languages).filter((language) => language !== 'en' && !found.has(language))
// The empty app, which is the baseline of measurements, has no texts at all.
if (found.size > 0 && missing.length > 0)
  throw new Error(`expected files with the texts of ${missing.join(', ')} in ${root}`)
buildSync({
  entryPoints: ['lib/worker/index.ts'],
  outfile: join(root, 'sw.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['chrome111', 'firefox111', 'safari16.4'],
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: {
    js: `const BUILD=${JSON.stringify({ base: basePath, files, rescue: await rescuePage() } satisfies Build)};`,
  },
  logLevel: 'warning',
})
const bytes = files.reduce((sum, [, , size]) => sum + size, 0)
console.log(
  `${root}/sw.js (${statSync(join(root, 'sw.js')).size} bytes) keeps ${files.length} files of ${bytes} bytes.`,
)

/**
 * Returns an entry of `Build.files` (lib/worker/index.ts). A page is kept under the address of its folder, because some hosts do
 * not serve its index.html.
 */
function entryOf(name: string): Build['files'][number] {
  const content = readFileSync(join(root, name))
  const path = name.replace(/(^|\/)index\.html$/, '$1')
  const hash = createHash('sha256').update(content).digest('base64')
  const languages = name.endsWith('.js') ? languagesIn(content.toString()).filter((language) => language !== 'en') : []
  const entry = [encodeURI(path), hash, gzipSync(content).length] as const
  return languages.length === 0 ? entry : [...entry, languages]
}
