// After a build has its name: takes out of it what nobody asks for. node scripts/unasked.mjs [FOLDER]
//
// Next exports what it would need as a server too: each page once more under another name, its own page for what is not
// there at three addresses, its other router, and a script, mostly an empty one, for everything that could have had some.
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = process.argv[2] ?? 'out'
const UNASKED = /(^|\/)__next\._full\.txt$|^_not-found\/|^404\/|_(build|ssg)Manifest\.js$/

const names = filesIn(root)
// A script, a style or a font is asked for by its hash: a page names it, the runtime of webpack does, or a style sheet.
const said = names
  .filter((name) => !UNASKED.test(name) && /\.(html|txt|css)$|\/webpack-[^/]*\.js$/.test(name))
  .map((name) => readFileSync(join(root, name), 'utf8'))
  .join('\n')
const unasked = names.filter((name) => UNASKED.test(name) || isUnnamed(name))
if (!unasked.some((name) => name.endsWith('.js') && isUnnamed(name))) {
  throw new Error('Next names its scripts in another way: every one of them seems to be asked for.')
}
const bytes = unasked.reduce((sum, name) => sum + statSync(join(root, name)).size, 0)
for (const name of unasked) rmSync(join(root, name))
removeEmptyFolders(root)
console.log(`Nobody asks for ${unasked.length} files of ${bytes} bytes: taken out of ${root}.`)

function isUnnamed(name) {
  if (!name.startsWith('_next/static/')) return false
  const hash = [...basename(name).matchAll(/(?<=^|[-.])[0-9a-f]{8,}(?=[-.])/g)].at(-1)
  return hash !== undefined && !said.includes(hash[0])
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(folder, name)).isFile())
}

function removeEmptyFolders(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    removeEmptyFolders(join(folder, entry.name))
    if (readdirSync(join(folder, entry.name)).length === 0) rmSync(join(folder, entry.name), { recursive: true })
  }
}
