// What a page asks for as soon as React has made it alive is named in it: the browser fetches it while React starts. Next
// names what a page runs, and not what that fetches.
//
// In a build, `noteParts` notes the scripts of each part that is fetched by itself; afterwards they are named in the pages
// that want them at once: node scripts/ahead.mjs [FOLDER]
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { basePath } from './base-path.mjs'

const NOTE = '.next/parts.json'
const STORAGE = ['dexie', '../storage/later']

/** What each page wants, as its source imports it. A build with a relay has the sheet of several phones, another has not. */
const WANTED = {
  'index.html': STORAGE,
  'game/index.html': [...STORAGE, './sheet-at-table', './game-screen'],
}

/** For webpack, as a plugin: notes which scripts each `import(…)` fetches. */
export function noteParts(compiler) {
  compiler.hooks.afterEmit.tap('parts', ({ chunkGroups }) => {
    const parts = Object.fromEntries(
      chunkGroups.flatMap((group) =>
        group.origins.map(({ request }) => [request, group.getFiles().filter((file) => file.endsWith('.js'))]),
      ),
    )
    writeFileSync(NOTE, JSON.stringify(parts))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2] ?? 'out'
  const parts = JSON.parse(readFileSync(NOTE, 'utf8'))
  for (const [page, wanted] of Object.entries(WANTED)) nameIn(join(root, page), scriptsOf(parts, wanted))
}

function scriptsOf(parts, wanted) {
  const found = wanted.filter((request) => request in parts)
  if (!found.includes('dexie')) throw new Error('webpack tells the parts of the app in another way')
  return [...new Set(found.flatMap((request) => parts[request]))]
}

/** Of low urgency: what makes the page alive comes first. */
function nameIn(path, scripts) {
  const html = readFileSync(path, 'utf8')
  const links = scripts
    .filter((script) => !html.includes(encodeURI(script)))
    .map(
      (script) => `<link rel="preload" as="script" fetchpriority="low" href="${basePath}/_next/${encodeURI(script)}"/>`,
    )
  writeFileSync(path, html.replace('</head>', `${links.join('')}</head>`))
}
