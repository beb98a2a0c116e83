// `npm run messages`: compiles the messages and the guide into lib/messages/compiled, and prints the faults of the messages.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCatalogue } from './messages/catalogue.mjs'
import { checkEnglish, checkLanguage, draftFaults } from './messages/check.mjs'
import { guideModules } from './messages/guide.mjs'
import { readLanguages } from './messages/languages.mjs'
import { madeOf, NOTE } from './messages/made-of.mjs'
import { stamp } from './messages/stamp.mjs'
import { modulesOf } from './messages/write.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, 'lib/messages')
const compiled = join(folder, 'compiled')

const { offered, english, spoken, pseudo } = readLanguages(folder)
const [option, language, ...ids] = process.argv.slice(2)
if (option === '--check' || option === '--stamp') look(option, language, ids)
const problems = [
  ...checkEnglish(english),
  ...spoken.flatMap((other) => [...checkLanguage(english, other), ...draftFaults(other, offered[other.language])]),
]
if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(
    `${problems.length} ${problems.length === 1 ? 'message needs' : 'places in the messages need'} a correction.`,
  )
  process.exit(1)
}
const files = new Map([...modulesOf(english, [...spoken, ...pseudo]), ...guideModules(root)])
for (const [path, text] of files) writeIfOther(join(compiled, path), text)
for (const path of stale(files)) rmSync(join(compiled, path))
writeIfOther(join(root, NOTE), madeOf(root))

/** Prints what a language lacks that is still being written; with --stamp, first marks its new texts with their English text. */
function look(option, language, ids) {
  if (option === '--stamp')
    console.log(`${stamp(folder, english, readCatalogue(folder, language), ids)} texts stamped.`)
  const faults = checkLanguage(english, readCatalogue(folder, language))
  console.log([...faults, `${language}: ${faults.length} to do.`].join('\n'))
  process.exit(0)
}

/** Writes a module only if it has changed, so that its time stays and it is not built again. */
function writeIfOther(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function stale(files) {
  if (!existsSync(compiled)) return []
  return readdirSync(compiled, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(compiled, join(entry.parentPath, entry.name)))
    .filter((path) => !files.has(path) && path !== basename(NOTE))
}
