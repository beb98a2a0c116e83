// npm run messages [-- --check LANGUAGE | --stamp LANGUAGE ID…]
// Compiles the messages and the guide into lib/messages/compiled and lib/messages/translated, and prints the faults of the messages. The options are for a
// language that is still being written.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { readCatalogue, readLanguages } from './catalogue'
import { checkEnglish, checkLanguage, draftFaults } from './check'
import { guideModules } from './guide'
import { madeOf, NOTE } from './made-of.mjs'
import { stampMessages } from './stamp'
import { modulesOf } from './write'

const root = resolve(dirname(process.argv[1] ?? ''), '../..')
const folder = join(root, 'lib/messages')

const { offered, english, spoken } = readLanguages(folder)
const [option, language, ...ids] = process.argv.slice(2)
if ((option === '--check' || option === '--stamp') && language !== undefined) look(language, option === '--stamp')
const problems = [
  ...checkEnglish(english),
  ...spoken.flatMap((other) => [
    ...checkLanguage(english, other),
    ...draftFaults(other, offered[other.language] ?? {}),
  ]),
]
if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(
    `${problems.length} ${problems.length === 1 ? 'message needs' : 'places in the messages need'} a correction.`,
  )
  process.exit(1)
}
const files = new Map([...modulesOf(english, spoken), ...guideModules(root, Object.keys(offered))])
for (const [path, text] of files) writeIfOther(join(folder, path), text)
for (const path of stale()) rmSync(join(folder, path))
writeIfOther(join(root, NOTE), madeOf(root))

/** Prints what a language lacks; first stamps its new texts if that is asked. */
function look(language: string, isToStamp: boolean): never {
  if (isToStamp) console.log(`${stampMessages(folder, english, readCatalogue(folder, language), ids)} texts stamped.`)
  const faults = checkLanguage(english, readCatalogue(folder, language))
  console.log([...faults, `${language}: ${faults.length} to do.`].join('\n'))
  process.exit(0)
}

/** Writes a module only if it has changed, so that its time stays and it is not built again. */
function writeIfOther(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Returns the paths of the modules of texts that are no more. */
function stale(): readonly string[] {
  return ['compiled', 'translated']
    .filter((made) => existsSync(join(folder, made)))
    .flatMap((made) => readdirSync(join(folder, made), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !files.has(path) && basename(path) !== basename(NOTE))
}
