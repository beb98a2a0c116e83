// Makes a hash of everything from which the messages are compiled. If it is unchanged, they need not be compiled again.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guideFiles } from './guide-files.mjs'

/** The file with the hash, next to the compiled messages. */
export const NOTE = 'lib/messages/compiled/made-of.txt'

/**
 * Returns the hash of all messages, of the guide and of the code that compiles them.
 * @param {string} root of the repository
 */
export function madeOf(root) {
  const messages = filesIn(root, 'lib/messages').filter((path) => /\.(ftl|txt|json)$/.test(path) && path !== NOTE)
  const compiler = ['scripts/messages.mjs', ...filesIn(root, 'scripts/messages')]
  const hash = createHash('sha256')
  for (const path of [...messages, ...guideFiles(root).values(), ...compiler].sort())
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

const filesIn = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
