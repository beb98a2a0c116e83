// Makes the modules of the messages anew, in a process of its own: one that ends where a message is wrong.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const { status } = spawnSync(process.execPath, [join(dirname(fileURLToPath(import.meta.url)), 'messages.mjs')], {
  stdio: ['ignore', 2, 2],
})
if (status !== 0) process.exit(status ?? 1)

/** Vitest asks for a function; what there is to do has been done. */
export default function setup() {}
