// After the policy: writes the service worker with the hash of every file that it keeps, and the packs in which most of
// them come to a phone. node scripts/worker.mjs [FOLDER]
//
// Next has no service worker, and no step after which it would know every file that it has exported.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import { deflateSync } from 'fflate'
import { askedFirst } from './asked-first.mjs'
import { basePath } from './base-path.mjs'
import { HEADERS, TYPES } from './headers.mjs'
import { fold } from './pack.mjs'

const root = process.argv[2] ?? 'out'
const PACKS = 'packs'
/** A pack comes in pieces of at most so many bytes: a line that breaks costs no more. */
const PIECE = 64 * 1024

/** What no phone needs without a network: what is for hosts, for older browsers, and for those to whom an address is sent. */
const LEFT_OUT = [
  /(^|\/)__next\._full\.txt$|^_not-found\/|^404\//,
  /^_next\/static\/chunks\/(polyfills|framework|main)-[0-9a-f]+\.js$|_(build|ssg)Manifest\.js$/,
  // The pages on which the app is found in another language, and their manifests.
  /^[a-z]{2}\/(index\.html|manifest\.webmanifest)$/,
  /LICENSE$|\.map$|^sw\.js$|^packs\/|^previews\/|^screenshots\//,
]

const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(join(root, name)).isFile() && !LEFT_OUT.some((part) => part.test(name)))
if (!names.includes('index.html') || !names.includes('404.html')) throw new Error(`${root} holds no finished build.`)
const contents = new Map(names.map((name) => [name, readFileSync(join(root, name))]))

/** The words of each language but English: a phone keeps those of its own. */
const languages = {}
for (const name of [...names].sort()) {
  const language = /^_next\/static\/chunks\/([a-z]{2}(?:-[A-Z]{2})?)-\d\.[0-9a-f]+\.js$/.exec(name)?.[1]
  if (language !== undefined) (languages[language] ??= []).push(name)
}
const words = Object.values(languages).flat()

const first = askedFirst(contents)
const scripts = names.filter((name) => name.endsWith('.js') && !first.has(name) && !words.includes(name)).sort()
const pages = names.filter((name) => /\.(html|txt)$/.test(name)).sort(byPage)
const others = names.filter((name) => ![scripts, pages, words].some((kind) => kind.includes(name))).sort()

rmSync(join(root, PACKS), { recursive: true, force: true })
const packs = [packOf('scripts', scripts, others.length), packOf('pages', pages, others.length + scripts.length)]
const build = {
  base: basePath,
  files: Object.fromEntries(
    [...others, ...scripts, ...pages, ...words].map((name) => [name, hashOf(contents.get(name))]),
  ),
  packs,
  languages,
  weight: weightOf(others),
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
const bytes = [...contents.values()].reduce((sum, content) => sum + content.length, 0)
console.log(
  `${root}/sw.js (${statSync(join(root, 'sw.js')).size} bytes) keeps ${names.length} files of ${bytes} bytes.`,
)

/** Writes the files as one, in pieces; how it stands in `Build.packs`. */
function packOf(name, files, first) {
  const folded = fold(files.map((file) => ({ content: contents.get(file), isFlight: isFlight(file) })))
  // By fflate, as not every Node comes to the same bytes.
  const pack = deflateSync(folded, { level: 9, mem: 12 })
  const pieces = {}
  mkdirSync(join(root, PACKS), { recursive: true })
  for (let at = 0; at < pack.length; at += PIECE) {
    const piece = pack.subarray(at, at + PIECE)
    const hash = createHash('sha256').update(piece).digest('hex').slice(0, 16)
    const path = `${PACKS}/${name}-${Object.keys(pieces).length}-${hash}.bin`
    writeFileSync(join(root, path), piece)
    pieces[path] = hashOf(piece)
  }
  const worth = Math.ceil((pack.length / weightOf(files)) * files.length)
  console.log(`${files.length} ${name} in a pack of ${pack.length} bytes, cheaper from ${worth} on.`)
  return { first, count: files.length, weight: pack.length, worth, pieces }
}

/** What files weigh on most hosts. */
function weightOf(files) {
  return files.reduce((sum, file) => sum + gzipSync(contents.get(file)).length, 0)
}

/** Whether a text is what the page before it holds anyway. */
function isFlight(name) {
  return (
    /(^|\/)index\.txt$/.test(name) &&
    flightOf(contents.get(name.replace(/txt$/, 'html'))) === String(contents.get(name))
  )
}

/** As flightOf in service-worker/unfold.ts. */
function flightOf(page) {
  const pieces = [...String(page).matchAll(/self\.__next_f\.push\(\[1,("[^]*?")\]\)<\/script>/g)]
  return pieces.map(([, piece]) => JSON.parse(piece)).join('')
}

/** Folder by folder, and each page right before what repeats it. */
function byPage(a, b) {
  const [left, right] = [a, b].map((name) => `${folderOf(name)}${rankOf(name)}${name}`)
  return left < right ? -1 : left > right ? 1 : 0
}

function folderOf(name) {
  return name.replace(/[^/]*$/, '')
}

function rankOf(name) {
  return ['index.html', 'index.txt'].indexOf(name.slice(folderOf(name).length)) + 1 || 3
}

/** As hashOf in service-worker/build.ts. */
function hashOf(content) {
  return createHash('sha256').update(content).digest('base64').slice(0, 16)
}
