// Compiles the messages again if one has changed, in a separate process. Exits if a message is wrong.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { madeOf, NOTE } from './made-of.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const note = join(root, NOTE)
if (!existsSync(note) || readFileSync(note, 'utf8') !== madeOf(root)) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/messages.mjs')], { stdio: ['ignore', 2, 2] })
  if (status !== 0) process.exit(status ?? 1)
}

/** Does nothing: Vitest expects a function, but loading this module has done the work. */
export default function setup() {}
