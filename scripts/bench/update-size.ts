// npm run size -- update BEFORE [AFTER]: prints what a device that has the build in the folder BEFORE downloads to get the one in
// AFTER (out/), by language: files, and bytes as a host that compresses with brotli sends them. It does not build.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OFFERED } from '../../lib/messages/offered'
import type { Build } from '../../lib/worker'
import { sentBytes } from './first-visit'

const [before, after = 'out'] = process.argv.slice(2)
if (before === undefined) throw new Error('expected a folder: npm run size -- update BEFORE [AFTER]')

const had = new Set(filesOf(before).map(([path, hash]) => `${path} ${hash}`))
const changed = filesOf(after).filter(([path, hash]) => !had.has(`${path} ${hash}`))
for (const language of Object.keys(OFFERED)) {
  const fetched = changed.filter(([, , , languages]) => languages?.includes(language) ?? true)
  const names = ['sw.js', ...fetched.map(([path]) => decodeURI(path).replace(/(^|\/)$/, '$1index.html'))]
  const bytes = names.reduce((sum, name) => sum + sentBytes(join(after, name)), 0)
  console.log(JSON.stringify({ language, files: names.length, bytes }))
}

/** Returns the files that the worker of a build stores, from its first line. */
function filesOf(folder: string): Build['files'] {
  const [first = ''] = readFileSync(join(folder, 'sw.js'), 'utf8').split('\n')
  const build: Build = JSON.parse(first.slice('const BUILD='.length, -1))
  return build.files
}
