// Runs a TypeScript file of this repository: node scripts/dispatch/run-ts.mjs [--import=PACKAGE] FILE [ARGUMENTS…]. The package
// is loaded before all modules that the file imports. Its texts are in the language of YUSS_LANGUAGE, or in English. One esbuild
// bundle and one import start quickest on Node 20.
import { mkdirSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { inLanguage } from '../messages/in-language.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const words = process.argv.slice(2)
const early = words[0]?.startsWith('--import=') ? words.shift().slice('--import='.length) : undefined
const [file, ...rest] = words
if (file === undefined) {
  console.error('usage: node scripts/dispatch/run-ts.mjs [--import=PACKAGE] FILE [ARGUMENTS…]')
  process.exit(2)
}

const cache = join(root, 'node_modules', '.cache', 'yuss')
mkdirSync(cache, { recursive: true })
const outfile = join(cache, `${basename(file).replace(/\.tsx?$/, '')}-${process.pid}.mjs`)
const entry = resolve(file)
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: 'inline',
  logLevel: 'error',
  tsconfig: join(root, 'tsconfig.json'),
  plugins: [inLanguage(process.env.YUSS_LANGUAGE ?? 'en')],
})

// The script gets its own name and arguments, as if Node ran it directly.
process.argv = [process.execPath, entry, ...rest]
process.setSourceMapsEnabled(true)
process.on('exit', () => rmSync(outfile, { force: true }))
if (early !== undefined) await import(early)
await import(pathToFileURL(outfile).href)
