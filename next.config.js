import { noteParts } from './scripts/ahead.mjs'
import { basePath } from './scripts/base-path.mjs'
import { PLACEHOLDER } from './scripts/build-id.mjs'
import { relay } from './scripts/relay-at.mjs'
import { site } from './scripts/site.mjs'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // `match/` is a folder with an index.html: every plain static host can serve it.
  trailingSlash: true,
  basePath,
  distDir: process.env.YUSS_OUT ?? '.next',
  reactStrictMode: true,
  images: { unoptimized: true },
  poweredByHeader: false,
  // The same code makes the same build, byte for byte: an update downloads only what changed.
  generateBuildId: () => PLACEHOLDER,
  env: { NEXT_PUBLIC_BASE_PATH: basePath, NEXT_PUBLIC_SITE: site, NEXT_PUBLIC_RELAY: relay },
  // For the benchmark that names what keeps a page from answering.
  productionBrowserSourceMaps: process.env.YUSS_SOURCE_MAPS === '1',
  // `npm test` has run the type check by then; a build on its own runs it itself.
  webpack: arrangeChunks,
  typescript: { ignoreBuildErrors: process.env.YUSS_TYPES_CHECKED === '1' },
}

/** What is wanted together comes in one file: it is asked for once, and packs better than in ten. */
function arrangeChunks(config, { isServer }) {
  if (isServer) return config
  const groups = config.optimization.splitChunks.cacheGroups
  // What the layout loads is on every page: without a chunk of its own it would come once more with each of them.
  groups.layout = {
    name: 'layout',
    chunks: 'all',
    enforce: true,
    minChunks: 2,
    priority: 10,
    test: isIn('app/layout'),
  }
  // The database runs as a task of its own, before what is built on it; the referee needs the engine and not the storage. In one file
  // with the parts that other screens have of it, the form of a hand is a fifth smaller.
  groups.database = late('database', 12, (module) => DEXIE.test(nameOf(module)))
  groups.engine = late(
    'engine',
    9,
    (module, context) => ENGINE.test(nameOf(module)) && isIn('storage')(module, context),
  )
  groups.storage = late('storage', 8, isIn('storage'))
  groups.form = late('form', 7, (module, context) => HAND.test(nameOf(module)) && isIn('form')(module, context))
  // Every page carries the names of all that can be fetched late: half as long, they still tell two builds apart.
  // One letter where there is room: what a module gives out is said where it is used, too.
  config.optimization.mangleExports = 'size'
  config.output.hashDigestLength = 8
  config.plugins.push({ apply: noteParts })
  // Dexie as its authors pack it for browsers of today: what their entry chooses is for older ones.
  config.resolve.alias.dexie$ = 'dexie/dist/modern/dexie.min.mjs'
  return config
}

const DEXIE = /[\\/]node_modules[\\/]dexie[\\/]/
const ENGINE = /[\\/]lib[\\/](?:engine|format|messages|rulesets|text)[\\/]/
const HAND = /[\\/]components[\\/]hand[\\/]/
const nameOf = (module) => module.nameForCondition?.() ?? ''

/** Whether a module is loaded by the layout, or by what an `import` names in `webpackChunkName`. */
const isIn =
  (part) =>
  (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === part)

/** One file of what is fetched late. */
const late = (name, priority, test) => ({ name: `${name}-file`, chunks: 'async', enforce: true, priority, test })

export default config
