// Gathers the builds of the languages into one folder for a host: node scripts/dispatch/run-ts.mjs scripts/build/gather.ts FOLDER
// PARTS. Code without words has the same name in all of them. The pages of addresses without a language are written here.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languageName } from '../../lib/messages/language-name'
import { OFFERED } from '../../lib/messages/offered'
import { basePath } from '../serve/base-path.mjs'
import { inlineScript } from './inline-scripts'
import type { PageWords } from './page-words'
import { escaped, plainPage } from './plain-page'

const [out = '', parts = ''] = process.argv.slice(2)

/** Matches the pages that are opened by loading them: every question and every game. */
const READ = /^(rules\/(?!(compare|terms|stories)\/)[^/]+|games(\/[^/]+)?)\//

/** Tells whether no page asks for a file. */
function isLeftOut(file: string): boolean {
  const [, page = ''] = /^[a-z]{2}\/(.*)$/.exec(file) ?? []
  // A tap on a link asks for the whole payload of a page; its parts are for links that fetch ahead.
  if (page.endsWith('.txt')) return !page.endsWith('/index.txt') || READ.test(page)
  // The page of Next for unknown addresses, lists that only its older router reads, and the source of a worker.
  return /^(404|_not-found)\/|^(404\.html|words\.json)$|^_next\/static\/[^/]+\/_[^/]+\.js$|\.ts$/.test(file)
}

const languages = Object.keys(OFFERED).filter((tag) => existsSync(join(parts, tag, 'words.json')))
const words = languages.map((tag): readonly [string, PageWords] => [
  tag,
  JSON.parse(readFileSync(join(parts, tag, 'words.json'), 'utf8')),
])
// Files without a language are in every part, and the last one stays: the first language's.
for (const tag of languages.toReversed()) {
  const part = join(parts, tag)
  for (const file of filesIn(part)) if (!isLeftOut(file)) copy(join(part, file), join(out, file))
}
const script = inlineScript('send-on.ts', { BASE_PATH: basePath })
for (const path of paths()) write(`${path}index.html`, sendOnPage(path))
write('404.html', notFoundPage())
for (const tag of Object.keys(OFFERED).filter((one) => !languages.includes(one)))
  for (const path of ['', 'play/']) write(`${tag}/${path}index.html`, toComePage(tag))

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(out, file)), { recursive: true })
  writeFileSync(join(out, file), text)
}

/** Returns the paths of all screens below their language: `''`, `game/`, `referee/claim/`. */
function paths(): readonly string[] {
  const [first = 'en'] = languages
  return filesIn(join(out, first))
    .filter((file) => /(^|\/)index\.html$/.test(file) && !READ.test(file))
    .map((file) => file.slice(0, -'index.html'.length))
}

/**
 * Returns the page of an address without a language, which people send each other. It goes on in the language of its reader, and
 * lists the languages for those without scripts.
 */
function sendOnPage(path: string): string {
  const items = words.map(
    ([tag, { about }]) =>
      `<li lang="${tag}"><a href="${basePath}/${tag}/${path}">${escaped(languageName(tag))}</a> ${escaped(about)}</li>`,
  )
  return plainPage({
    language: 'mul',
    title: 'Yuss',
    scripts: [script],
    head: `<link rel="manifest" href="${basePath}/manifest.webmanifest"/>`,
    body: `<noscript><h1>Yuss</h1><ul>${items.join('')}</ul></noscript>`,
  })
}

/** Returns the page of a language that is still to be built, in the languages that are there. */
function toComePage(tag: string): string {
  const parts = words.map(
    ([language, { beingBuilt }]) =>
      `<p lang="${language}">${escaped(beingBuilt.replace('LANGUAGE', languageName(tag)))}</p>`,
  )
  return plainPage({ language: 'mul', title: 'Yuss', scripts: [], body: `<main><h1>Yuss</h1>${parts.join('')}</main>` })
}

/** Returns the page for unknown addresses, in every language, because such an address does not tell which one its reader wants. */
function notFoundPage(): string {
  const parts = words.map(
    ([tag, { notFound }], index) =>
      `<section lang="${tag}"><h${index === 0 ? 1 : 2}>${escaped(notFound.title)}</h${index === 0 ? 1 : 2}>` +
      `<p>${escaped(notFound.about)}</p><p><a href="${basePath}/${tag}/play/">${escaped(notFound.home)}</a></p></section>`,
  )
  return plainPage({ language: 'mul', title: 'Yuss', scripts: [], body: `<main>${parts.join('')}</main>` })
}
