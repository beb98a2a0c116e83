// After a build: names it after its code. node scripts/build-id.mjs [FOLDER]
//
// A page stops a page of another build from being put into it by comparing the names of the two. Next wants the name
// before there is any code; named after its sources, each build would change every page and every phone fetch them all.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a build is called until its code is there. */
export const PLACEHOLDER = 'to-be-named-after-its-code'

if (process.argv[1] === fileURLToPath(import.meta.url)) nameBuild(process.argv[2] ?? 'out')

function nameBuild(root) {
  const fixed = join(root, '_next', 'static')
  const chunks = readdirSync(join(fixed, 'chunks'), { recursive: true, encoding: 'utf8' }).sort()
  const name = createHash('sha256').update(chunks.join('\n')).digest('hex').slice(0, 16)
  renameSync(join(fixed, PLACEHOLDER), join(fixed, name))
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|txt)$/.test(file))
  for (const page of pages) {
    const path = join(root, page)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(PLACEHOLDER, name))
  }
}
