// What a page asks for as soon as React has made it alive is named in it: the browser fetches it while React starts. Next
// names what a page runs, and not what that fetches. Where there is something to see before, it is fetched once that has been
// painted (scripts/boot.js); a sheet has nothing to show without it.
//
// In a build, `noteParts` notes the scripts of each part that is fetched by itself; afterwards they are named in the pages
// that want them at once: node scripts/ahead.mjs [FOLDER]
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { basePath } from './base-path.mjs'

const NOTE = '.next/parts.json'
const STORAGE = ['dexie', '../storage/later']

/** The part of each ruling, by the folder of its page. */
const RULINGS = {
  runs: './runs/runs-ruling',
  play: './rulings/play-ruling',
  bidding: './rulings/bidding-ruling',
  claim: './rulings/claim-ruling',
  wrong: './rulings/wrong-ruling',
  pile: './rulings/pile-ruling',
  bela: './rulings/bela-ruling',
  exchange: './rulings/exchange-ruling',
  'void-deal': './rulings/void-ruling',
  cut: './rulings/cut-ruling',
  replay: './replay/replay-ruling',
  elsewhere: './elsewhere/elsewhere-ruling',
}

const SHEET = 'game/index.html'

/** The sheet of several phones: a build without a relay has none. */
const AT_TABLE = './sheet-at-table'

/** What each page wants, as its source imports it. */
const WANTED = {
  'index.html': STORAGE,
  [SHEET]: [...STORAGE, AT_TABLE, './game-screen'],
  'new/index.html': [...STORAGE, './new-game'],
  'history/index.html': [...STORAGE, '../storage/review', './history-list'],
  'players/index.html': [...STORAGE, '../storage/review'],
  ...Object.fromEntries(
    Object.entries(RULINGS).map(([folder, part]) => [`referee/${folder}/index.html`, ['./ruling-body', part]]),
  ),
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
  for (const [page, wanted] of Object.entries(WANTED)) nameIn(root, page, scriptsOf(parts, wanted))
}

function scriptsOf(parts, wanted) {
  const found = wanted.filter((request) => request in parts)
  const lacking = wanted.filter((request) => !found.includes(request) && request !== AT_TABLE)
  if (lacking.length > 0) throw new Error(`webpack knows no part ${lacking.join(', ')}`)
  return [...new Set(found.flatMap((request) => parts[request]))]
}

/** Of low urgency: what makes the page alive comes first. */
function nameIn(root, page, scripts) {
  const path = join(root, page)
  const rel = page === SHEET ? 'preload' : 'soon'
  const html = readFileSync(path, 'utf8')
  const links = scripts
    .filter((script) => !html.includes(encodeURI(script)))
    .map(
      (script) => `<link rel="${rel}" as="script" fetchpriority="low" href="${basePath}/_next/${encodeURI(script)}"/>`,
    )
  writeFileSync(path, html.replace('</head>', `${links.join('')}</head>`))
}
