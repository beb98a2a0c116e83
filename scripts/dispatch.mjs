// What package.json calls: node scripts/dispatch.mjs NAME [KIND] [WORDS…]. It installs what is missing first, so that each
// command works on a fresh clone, and keeps the list of commands as short as elsewhere: a command of several kinds takes
// the kind as its first word, `npm run crash -- power 60`.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { COMMANDS } from './dispatch/commands.mjs'
import './dispatch/ensure-deps.mjs'
import './messages/make.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const [name, ...words] = process.argv.slice(2)
if (name === 'start') build()
const [script, ...first] = chosen(name, words)
// In this very process, so that Ctrl-C and the exit status are the script's own. It sees its arguments as if run by itself.
process.argv = [process.execPath, join(root, script), ...first]
await import(pathToFileURL(join(root, script)).href)

/** The script and its words; ends with advice where there is no such command or kind. */
function chosen(name, words) {
  const command = COMMANDS[name]
  if (command === undefined) return refuse(`usage: node scripts/dispatch.mjs ${Object.keys(COMMANDS).join('|')}`)
  if (Array.isArray(command)) return [...command, ...words]
  const kinds = Object.keys(command)
  const [said = kinds[0], ...rest] = words
  if (kinds.includes(said)) return [...command[said], ...rest]
  // Numbers and options alone belong to the first kind; any other word is a kind that is not there.
  if (/^(\d|--)/.test(said)) return [...command[kinds[0]], ...words]
  return refuse(`There is no “${said}”: npm run ${name} -- ${kinds.join('|')}`)
}

function build() {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function refuse(advice) {
  console.error(advice)
  process.exit(2)
}
