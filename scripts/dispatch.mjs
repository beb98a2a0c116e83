// Runs a command of package.json: node scripts/dispatch.mjs NAME [KIND] [ARGUMENTS…]. It installs missing packages first, so that
// each command works on a fresh clone. To keep the list of commands short, a command with several kinds takes the kind as its
// first argument: `npm run crash -- power 60`.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { COMMANDS } from './dispatch/commands.mjs'
import './dispatch/ensure-deps.mjs'
import './messages/make.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const [name, ...words] = process.argv.slice(2)
if (name === 'start') build()
const [script, ...first] = chosen(name, words)
// The script runs in this process, so that Ctrl-C and the exit status are its own. It gets its arguments as if Node ran it
// directly.
process.argv = [process.execPath, join(root, script), ...first]
await import(pathToFileURL(join(root, script)).href)

/** Returns the script and its arguments; exits with advice if there is no such command or kind. */
function chosen(name, words) {
  const command = COMMANDS[name]
  if (command === undefined) return refuse(`usage: node scripts/dispatch.mjs ${Object.keys(COMMANDS).join('|')}`)
  if (Array.isArray(command)) return [...command, ...words]
  const kinds = Object.keys(command)
  const [said = kinds[0], ...rest] = words
  if (kinds.includes(said)) return [...command[said], ...rest]
  // A number or an option belongs to the first kind; any other word is an unknown kind.
  if (/^(\d|--)/.test(said)) return [...command[kinds[0]], ...words]
  return refuse(`There is no “${said}”: npm run ${name} -- ${kinds.join('|')}`)
}

/** Builds the app in the language of this device. The other languages follow while it is served. */
function build() {
  const env = { ...process.env, YUSS_LANGUAGES: languageOfDevice() }
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
  const others = spawn(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'ignore', detached: true })
  // Its whole group ends with the server: a build left alone would bar the next one.
  process.on('exit', () => {
    if (others.exitCode === null) process.kill(process.platform === 'win32' ? others.pid : -others.pid)
  })
}

/** Returns the language of this device if Yuss has it, else English. */
function languageOfDevice() {
  const offered = JSON.parse(readFileSync(join(root, 'lib/messages/languages.json'), 'utf8'))
  const { language } = new Intl.Locale(Intl.DateTimeFormat().resolvedOptions().locale)
  return language in offered ? language : 'en'
}

function refuse(advice) {
  console.error(advice)
  process.exit(2)
}
